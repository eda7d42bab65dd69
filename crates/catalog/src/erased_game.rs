//! From a game's types to the object that stands for it.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use boards::Draw as _;
use bots::{
    Arena, BadCheckpoint, Calibration, Entrant, Mistakes, Played, Scale, Simulation, Tally,
    Think as _, Train, Trainer, Training,
};
use engine::data::{self, DataFault, DataProblem, Datum, Figures};
use engine::{Chronicle, Game, Header, OptionSpec, Setup, SetupError};
use maud::Markup;
use words::{About, Lang, RuleSection, Speak as _};

use crate::erased_playing::ErasedPlaying;
use crate::question::Bot;
use crate::{AnyBot, AnyGame, AnyPlaying, AnyReason, GameError, GameParts, LessonFile};

/// The game with the parts `P` as a [`AnyGame`].
pub struct ErasedGame<P>(PhantomData<fn() -> P>);

impl<P: GameParts> ErasedGame<P> {
    /// The game as an object.
    pub const NEW: ErasedGame<P> = ErasedGame(PhantomData);
}

impl<P: GameParts> AnyGame for ErasedGame<P> {
    fn id(&self) -> &'static str {
        P::Rules::ID
    }

    fn newest_rules(&self) -> u16 {
        P::Rules::RULES
    }

    fn seats(&self) -> RangeInclusive<u8> {
        P::Rules::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        P::Rules::OPTIONS
    }

    fn phases(&self) -> &'static [&'static str] {
        P::Rules::PHASES
    }

    fn style(&self) -> &'static str {
        P::Board::STYLE
    }

    fn emblem(&self) -> Option<Markup> {
        P::Board::emblem()
    }

    fn data(&self) -> &'static str {
        P::Rules::data_file(P::Rules::RULES)
    }

    fn data_list(&self, other: Option<&str>) -> Result<Vec<Datum>, GameError> {
        let mut setup = Setup::new::<P::Rules>(*P::Rules::SEATS.start());
        setup.data = other.map(str::to_owned);
        P::Rules::open(&setup)?;
        let list = data::list(other.unwrap_or(self.data()));
        list.map_err(|fault| bad_data(vec![fault]))
    }

    fn figures(&self) -> Result<Figures, GameError> {
        Figures::read(self.data()).map_err(|fault| bad_data(vec![fault]))
    }

    fn data_faults(&self, text: &str) -> Vec<DataFault> {
        let mut setup = Setup::new::<P::Rules>(*P::Rules::SEATS.start());
        setup.data = Some(text.to_owned());
        match P::Rules::open(&setup) {
            Ok(_) => Vec::new(),
            Err(SetupError::Data(faults)) => faults,
            Err(error) => {
                let problem = DataProblem::Unreadable(error.to_string());
                vec![DataFault::at_the_end(text, problem)]
            }
        }
    }

    fn whole_data(&self, given: &str) -> Result<String, GameError> {
        let figures = self.figures()?;
        let changes = figures.differences(P::Rules::ID, given);
        let Some(changes) = changes.map_err(bad_data)? else {
            return Ok(given.to_owned());
        };
        let whole = figures.with(&changes);
        let mut faults = self.data_faults(&whole);
        // Whoever brought the differences has no other lines.
        for fault in &mut faults {
            let figure = figures.on_line(fault.line);
            let change = figure.and_then(|figure| changes.get(&figure.path));
            fault.line = change.map_or(1, |change| change.line);
            if let Some(figure) = figure {
                fault.key.clone_from(&figure.path);
            }
        }
        if faults.is_empty() {
            Ok(whole)
        } else {
            Err(bad_data(faults))
        }
    }

    fn data_name(&self, name: &str, lang: Lang) -> Option<String> {
        P::Words::data_name(lang, name)
    }

    fn lessons(&self) -> &'static [LessonFile] {
        P::LESSONS
    }

    fn companion(&self) -> &'static str {
        P::COMPANION
    }

    fn rulings(&self) -> &'static str {
        P::RULINGS
    }

    fn puzzles(&self) -> &'static str {
        P::PUZZLES
    }

    fn examples(&self) -> &'static str {
        P::EXAMPLES
    }

    fn about(&self) -> &'static About {
        P::Words::ABOUT
    }

    fn rules(&self, lang: Lang) -> Vec<RuleSection> {
        P::Words::rules(lang)
    }

    fn rule_name(&self, rule: &str, lang: Lang) -> String {
        P::Words::rule_name(lang, rule)
    }

    fn rules_of(&self, header: &Header, lang: Lang) -> Result<Vec<RuleSection>, GameError> {
        let game: P::Rules = header.rules::<_, AnyReason>()?;
        Ok(P::Words::rules_of(lang, &game))
    }

    fn header(&self, seats: u8) -> Header {
        Header {
            seed: None,
            ..Header::new::<P::Rules>(&Setup::new::<P::Rules>(seats), engine::Seed([0; 32]))
        }
    }

    fn open(&self, mut header: Header) -> Result<Box<dyn AnyPlaying>, GameError> {
        let game: P::Rules = header.rules::<_, AnyReason>()?;
        let reason = |reason| AnyReason::new::<P::Words>(&game, reason);
        let playing = header
            .open(game.clone())
            .map_err(|error| error.map(reason))?;
        // Defaults are written down too: they may change, and this game may not.
        header.options = playing.game().options().named();
        Ok(Box::new(ErasedPlaying::<P>::new(playing, header)))
    }

    fn read(&self, chronicle: &str) -> Result<Box<dyn AnyPlaying>, GameError> {
        let chronicle: Chronicle<<P::Rules as Game>::Action> = Chronicle::parse(chronicle)?;
        let game: P::Rules = chronicle.header.rules::<_, AnyReason>()?;
        let reason = |reason| AnyReason::new::<P::Words>(&game, reason);
        let playing = chronicle.replay_by(game.clone());
        let playing = playing.map_err(|error| error.map(reason))?;
        Ok(Box::new(ErasedPlaying::<P>::new(playing, chronicle.header)))
    }

    fn simulate(
        &self,
        header: &Header,
        simulation: &Simulation,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, GameError> {
        let game: P::Rules = header.rules::<_, AnyReason>()?;
        let run = simulation.run::<P::Bot>(&game, progress);
        Ok(run.map_err(SetupError::Data)?)
    }

    fn weights_file(&self) -> &'static str {
        P::Bot::weights_file().text()
    }

    fn scale(&self) -> &'static Scale {
        Scale::of::<P::Bot>()
    }

    fn bot(&self, entrant: &Entrant, seed: u64) -> Result<Box<dyn AnyBot>, GameError> {
        let weights = entrant.weights::<P::Bot>().map_err(SetupError::Data)?;
        let bot = entrant.bot::<P::Bot>(seed, &weights);
        Ok(Box::new(Bot::<P>(bot)))
    }

    fn compete(
        &self,
        header: &Header,
        arena: &Arena,
        played: &[Played],
        done: &(dyn Fn(Played) + Sync),
    ) -> Result<(), GameError> {
        let game: P::Rules = header.rules::<_, AnyReason>()?;
        let run = arena.run::<P::Bot>(&game, played, done);
        Ok(run.map_err(SetupError::Data)?)
    }

    fn mistakes(
        &self,
        header: &Header,
        arena: &Arena,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Mistakes, GameError> {
        let game: P::Rules = header.rules::<_, AnyReason>()?;
        let mistakes = arena.mistakes::<P::Bot>(&game, progress);
        Ok(mistakes.map_err(SetupError::Data)?)
    }

    fn calibrate(
        &self,
        header: &Header,
        arena: &Arena,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Calibration, GameError> {
        let game: P::Rules = header.rules::<_, AnyReason>()?;
        let calibration = arena.calibrate::<P::Bot>(&game, progress);
        Ok(calibration.map_err(SetupError::Data)?)
    }

    fn train(
        &self,
        headers: &[Header],
        training: Training,
        checkpoint: Option<&str>,
    ) -> Result<Result<Box<dyn Train>, BadCheckpoint>, GameError> {
        let mut games: Vec<P::Rules> = Vec::new();
        for header in headers {
            games.push(header.rules::<_, AnyReason>()?);
        }
        let trainer: Result<Trainer<P::Bot>, BadCheckpoint> = match checkpoint {
            Some(checkpoint) => Trainer::resume(games, training, checkpoint),
            None => Ok(Trainer::new(games, training)),
        };
        Ok(trainer.map(|trainer| Box::new(trainer) as Box<dyn Train>))
    }
}

fn bad_data(faults: Vec<DataFault>) -> GameError {
    SetupError::Data(faults).into()
}
