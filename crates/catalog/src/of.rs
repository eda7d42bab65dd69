//! From a game's types to the object that stands for it.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use boards::Draw as _;
use bots::{Arena, Played, Simulation, Tally, Think as _};
use engine::data::{self, Datum};
use engine::{Chronicle, Game, Header, OpenError, OptionSpec, Playing, Setup, SetupError};
use words::{Lang, RuleSection, Speak as _};

use crate::seated::Seated;
use crate::{AnyPlaying, GameParts, Kind, Problem};

/// The game with the parts `P` as a [`Kind`].
pub struct Of<P>(PhantomData<fn() -> P>);

impl<P: GameParts> Of<P> {
    /// The game as an object.
    pub const NEW: Of<P> = Of(PhantomData);
}

/// The rules as the header wants them, if they can be had.
fn rules<G: Game>(header: &Header) -> Result<G, OpenError<G::Reason>> {
    Ok(G::open(&header.setup::<G>()?)?)
}

impl<P: GameParts> Kind for Of<P> {
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

    fn has_secrets(&self) -> bool {
        P::Board::SECRETS
    }

    fn style(&self) -> &'static str {
        P::Board::STYLE
    }

    fn data(&self) -> &'static str {
        P::Rules::data_file(P::Rules::RULES)
    }

    fn data_list(&self, other: Option<&str>, lang: Lang) -> Result<Vec<Datum>, Problem> {
        let mut setup = Setup::new::<P::Rules>(*P::Rules::SEATS.start());
        setup.data = other.map(str::to_owned);
        P::Rules::open(&setup)
            .and_then(|_| {
                data::list(other.unwrap_or(P::Rules::data_file(P::Rules::RULES)))
                    .map_err(|fault| SetupError::Data(vec![fault]))
            })
            .map_err(|error| Problem::setup(&error, lang))
    }

    fn title(&self, lang: Lang) -> String {
        P::Words::title(lang)
    }

    fn summary(&self, lang: Lang) -> String {
        P::Words::summary(lang)
    }

    fn minutes(&self) -> RangeInclusive<u16> {
        P::Words::minutes()
    }

    fn phase(&self, phase: u8, lang: Lang) -> String {
        P::Words::phase(phase, lang)
    }

    fn phase_help(&self, phase: u8, lang: Lang) -> String {
        P::Words::phase_help(phase, lang)
    }

    fn option_name(&self, id: &str, lang: Lang) -> String {
        P::Words::option_name(id, lang)
    }

    fn option_help(&self, id: &str, lang: Lang) -> String {
        P::Words::option_help(id, lang)
    }

    fn option_value(&self, id: &str, value: &str, lang: Lang) -> String {
        P::Words::option_value(id, value, lang)
    }

    fn rules(&self, lang: Lang) -> Vec<RuleSection> {
        P::Words::rules(lang)
    }

    fn header(&self, seats: u8) -> Header {
        Header {
            seed: None,
            ..Header::new::<P::Rules>(&Setup::new::<P::Rules>(seats), engine::Seed([0; 32]))
        }
    }

    fn open(&self, mut header: Header, lang: Lang) -> Result<Box<dyn AnyPlaying>, Problem> {
        match header.open::<P::Rules>() {
            Ok(playing) => {
                // Defaults are written down too: they may change, and this game may not.
                header.options = playing.game().options().named();
                Ok(Box::new(Seated::<P>::new(playing, header)))
            }
            Err(error) => Err(Problem::open::<P::Words>(
                rules::<P::Rules>(&header).ok().as_ref(),
                &error,
                lang,
            )),
        }
    }

    fn read(&self, chronicle: &str, lang: Lang) -> Result<Box<dyn AnyPlaying>, Problem> {
        let chronicle: Chronicle<<P::Rules as Game>::Action> =
            Chronicle::parse(chronicle).map_err(|error| Problem::chronicle(&error, lang))?;
        let playing: Playing<P::Rules> = chronicle.replay().map_err(|error| {
            Problem::replay::<P::Words>(
                rules::<P::Rules>(&chronicle.header).ok().as_ref(),
                &error,
                lang,
            )
        })?;
        Ok(Box::new(Seated::<P>::new(playing, chronicle.header)))
    }

    fn simulate(
        &self,
        header: &Header,
        simulation: &Simulation,
        progress: &(dyn Fn(u64) + Sync),
        lang: Lang,
    ) -> Result<Tally, Problem> {
        let game: P::Rules =
            rules(header).map_err(|error| Problem::open::<P::Words>(None, &error, lang))?;
        Ok(simulation.run::<P::Bot>(&game, progress))
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
        lang: Lang,
    ) -> Result<(), Problem> {
        let game: P::Rules =
            rules(header).map_err(|error| Problem::open::<P::Words>(None, &error, lang))?;
        arena
            .run::<P::Bot>(&game, played, done)
            .map_err(|faults| Problem::setup(&SetupError::Data(faults), lang))
    }
}
