//! From a game's types to the object that stands for it.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use boards::Draw;
use bots::{Arena, Played, Simulation, Tally, Think};
use engine::data::{self, Datum};
use engine::{Chronicle, Header, OpenError, OptionSpec, Playing, Setup, SetupError};
use words::{Lang, RuleSection};

use crate::seated::Seated;
use crate::{AnyPlaying, Kind, Problem};

/// The game `G` as a [`Kind`].
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G: Draw + Think> Of<G> {
    /// The game as an object.
    pub const NEW: Of<G> = Of(PhantomData);
}

/// The rules as the header wants them, if they can be had.
fn rules<G: Draw + Think>(header: &Header) -> Result<G, OpenError<G::Reason>> {
    Ok(G::open(&header.setup::<G>()?)?)
}

impl<G: Draw + Think> Kind for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn newest_rules(&self) -> u16 {
        G::RULES
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn phases(&self) -> &'static [&'static str] {
        G::PHASES
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn data(&self) -> &'static str {
        G::data_file(G::RULES)
    }

    fn data_list(&self, other: Option<&str>, lang: Lang) -> Result<Vec<Datum>, Problem> {
        let mut setup = Setup::new::<G>(*G::SEATS.start());
        setup.data = other.map(str::to_owned);
        G::open(&setup)
            .and_then(|_| {
                data::list(other.unwrap_or(G::data_file(G::RULES)))
                    .map_err(|fault| SetupError::Data(vec![fault]))
            })
            .map_err(|error| Problem::setup(&error, lang))
    }

    fn title(&self, lang: Lang) -> String {
        G::title(lang)
    }

    fn summary(&self, lang: Lang) -> String {
        G::summary(lang)
    }

    fn minutes(&self) -> RangeInclusive<u16> {
        G::minutes()
    }

    fn phase(&self, phase: u8, lang: Lang) -> String {
        G::phase(phase, lang)
    }

    fn phase_help(&self, phase: u8, lang: Lang) -> String {
        G::phase_help(phase, lang)
    }

    fn option_name(&self, id: &str, lang: Lang) -> String {
        G::option_name(id, lang)
    }

    fn option_help(&self, id: &str, lang: Lang) -> String {
        G::option_help(id, lang)
    }

    fn option_value(&self, id: &str, value: &str, lang: Lang) -> String {
        G::option_value(id, value, lang)
    }

    fn rules(&self, lang: Lang) -> Vec<RuleSection> {
        G::rules(lang)
    }

    fn header(&self, seats: u8) -> Header {
        Header {
            seed: None,
            ..Header::new::<G>(&Setup::new::<G>(seats), engine::Seed([0; 32]))
        }
    }

    fn open(&self, mut header: Header, lang: Lang) -> Result<Box<dyn AnyPlaying>, Problem> {
        match header.open::<G>() {
            Ok(playing) => {
                // Defaults are written down too: they may change, and this game may not.
                header.options = playing.game().options().named();
                Ok(Box::new(Seated::new(playing, header)))
            }
            Err(error) => Err(Problem::open(
                rules::<G>(&header).ok().as_ref(),
                &error,
                lang,
            )),
        }
    }

    fn read(&self, chronicle: &str, lang: Lang) -> Result<Box<dyn AnyPlaying>, Problem> {
        let chronicle: Chronicle<G::Action> =
            Chronicle::parse(chronicle).map_err(|error| Problem::chronicle(&error, lang))?;
        let playing: Playing<G> = chronicle.replay().map_err(|error| {
            Problem::replay(rules::<G>(&chronicle.header).ok().as_ref(), &error, lang)
        })?;
        Ok(Box::new(Seated::new(playing, chronicle.header)))
    }

    fn simulate(
        &self,
        header: &Header,
        simulation: &Simulation,
        progress: &(dyn Fn(u64) + Sync),
        lang: Lang,
    ) -> Result<Tally, Problem> {
        let game: G = rules(header).map_err(|error| Problem::open(None::<&G>, &error, lang))?;
        Ok(simulation.run(&game, progress))
    }

    fn mind(&self) -> &'static str {
        G::mind().text()
    }

    fn compete(
        &self,
        header: &Header,
        arena: &Arena,
        played: &[Played],
        done: &(dyn Fn(Played) + Sync),
        lang: Lang,
    ) -> Result<(), Problem> {
        let game: G = rules(header).map_err(|error| Problem::open(None::<&G>, &error, lang))?;
        arena
            .run(&game, played, done)
            .map_err(|faults| Problem::setup(&SetupError::Data(faults), lang))
    }
}
