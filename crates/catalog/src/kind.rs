//! A game as an object.

use std::ops::RangeInclusive;

use bots::{Arena, Played, Simulation, Tally};
use engine::data::Datum;
use engine::{Header, OptionSpec};
use words::{Lang, RuleSection};

use crate::{AnyPlaying, Problem};

/// One of the games, without its types.
pub trait Kind: Send + Sync {
    /// The game's name in crates, URLs and files.
    fn id(&self) -> &'static str;

    /// The newest version of the rules.
    fn newest_rules(&self) -> u16;

    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;

    /// What can be agreed before a game.
    fn options(&self) -> &'static [OptionSpec];

    /// The phases of a round in their order.
    fn phases(&self) -> &'static [&'static str];

    /// Whether players hold what others may not see.
    fn has_secrets(&self) -> bool;

    /// The style sheet of its board.
    fn style(&self) -> &'static str;

    /// The text of the data file that comes with the game.
    fn data(&self) -> &'static str;

    /// Every datum of the game's own file, or of another one, which is checked first.
    fn data_list(&self, other: Option<&str>, lang: Lang) -> Result<Vec<Datum>, Problem>;

    /// The game's name.
    fn title(&self, lang: Lang) -> String;

    /// What the game is about.
    fn summary(&self, lang: Lang) -> String;

    /// How many minutes people need for a game at a table, at least and at most.
    fn minutes(&self) -> RangeInclusive<u16>;

    /// The name of a phase.
    fn phase(&self, phase: u8, lang: Lang) -> String;

    /// What happens in a phase.
    fn phase_help(&self, phase: u8, lang: Lang) -> String;

    /// The name of an option.
    fn option_name(&self, id: &str, lang: Lang) -> String;

    /// What an option changes.
    fn option_help(&self, id: &str, lang: Lang) -> String;

    /// The name of an option's value.
    fn option_value(&self, id: &str, value: &str, lang: Lang) -> String;

    /// The rules reference.
    fn rules(&self, lang: Lang) -> Vec<RuleSection>;

    /// The header of a game with the newest rules and nothing else agreed on yet: fill in options, seed or
    /// start, and [`open`](Kind::open) it.
    fn header(&self, seats: u8) -> Header;

    /// Begins the game that the header describes: anew from its seed, or from its start, if that state is
    /// possible.
    fn open(&self, header: Header, lang: Lang) -> Result<Box<dyn AnyPlaying>, Problem>;

    /// Reads a chronicle and plays it again with all checks.
    fn read(&self, chronicle: &str, lang: Lang) -> Result<Box<dyn AnyPlaying>, Problem>;

    /// Plays games between bots at the table that the header describes; its seed and start do not matter.
    fn simulate(
        &self,
        header: &Header,
        simulation: &Simulation,
        progress: &(dyn Fn(u64) + Sync),
        lang: Lang,
    ) -> Result<Tally, Problem>;

    /// The text of the file with the weights that the game's bots think with.
    fn weights_file(&self) -> &'static str;

    /// Plays a match between bots at the table that the header describes, without the games that were played
    /// already; each game is handed over when it is done.
    fn compete(
        &self,
        header: &Header,
        arena: &Arena,
        played: &[Played],
        done: &(dyn Fn(Played) + Sync),
        lang: Lang,
    ) -> Result<(), Problem>;
}
