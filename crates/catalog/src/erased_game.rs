//! From a game's types to the object that stands for it.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use boards::Draw as _;
use bots::{
    Arena, BadCheckpoint, Mistakes, Played, Simulation, Tally, Think as _, Train, Trainer, Training,
};
use engine::data::{self, Datum};
use engine::{Chronicle, Game, Header, OptionSpec, Setup, SetupError};
use maud::Markup;
use words::{About, Lang, RuleSection, Speak as _};

use crate::erased_playing::ErasedPlaying;
use crate::{AnyGame, AnyPlaying, AnyReason, GameError, GameParts, LessonFile};

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
        Ok(list.map_err(|fault| SetupError::Data(vec![fault]))?)
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
