//! A game as an object.

use std::ops::RangeInclusive;

use bots::{
    Arena, BadCheckpoint, Calibration, Entrant, Mistakes, Played, Scale, Simulation, Tally, Train,
    Training,
};
use engine::data::{DataFault, Datum, Figures};
use engine::{Header, OptionSpec};
use maud::Markup;
use words::{About, Lang, RuleSection};

use crate::{AnyBot, AnyPlaying, GameError, LessonFile};

/// One of the games, without its types.
pub trait AnyGame: Send + Sync {
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

    /// The style sheet of its board.
    fn style(&self) -> &'static str;

    /// What it is known by wherever it is offered: the inside of an SVG of the size [`boards::print::EMBLEM`], if it has one.
    fn emblem(&self) -> Option<Markup>;

    /// The text of the data file that comes with the game.
    fn data(&self) -> &'static str;

    /// Every datum of the game's own file, or of another one, which is checked first.
    fn data_list(&self, other: Option<&str>) -> Result<Vec<Datum>, GameError>;

    /// Every figure of the game's own file, to be changed.
    fn figures(&self) -> Result<Figures, GameError>;

    /// What is wrong with a whole data file; nothing if it can be played with.
    fn data_faults(&self, text: &str) -> Vec<DataFault>;

    /// A whole data file of what somebody brings: of the game's own if it has differences only, which are checked then.
    fn whole_data(&self, given: &str) -> Result<String, GameError>;

    /// What a part of the data file is called (`words::Speak::data_name`).
    fn data_name(&self, name: &str, lang: Lang) -> Option<String>;

    /// The files of its lessons in their order.
    fn lessons(&self) -> &'static [LessonFile];

    /// The file with what a companion says before each kind of decision; empty if there is none.
    fn companion(&self) -> &'static str;

    /// The file with how its rules are read where the rulebook leaves a question open; empty if there is none.
    fn rulings(&self) -> &'static str;

    /// The file with its puzzles; empty if there are none.
    fn puzzles(&self) -> &'static str;

    /// The file with a position for each section of the rules; empty if there are none.
    fn examples(&self) -> &'static str;

    /// What is always said of the game.
    fn about(&self) -> &'static About;

    /// The game's name.
    fn title(&self, lang: Lang) -> &'static str {
        self.about().title.say(lang)
    }

    /// The rules reference.
    fn rules(&self, lang: Lang) -> Vec<RuleSection>;

    /// What a rule is called: its number, or its heading in the reader's language.
    fn rule_name(&self, rule: &str, lang: Lang) -> String;

    /// The rules reference as it is played at the table that the header describes; its seed and start do not matter.
    fn rules_of(&self, header: &Header, lang: Lang) -> Result<Vec<RuleSection>, GameError>;

    /// The header of a game with the newest rules and nothing else agreed on yet: fill in options, seed or
    /// start, and [`open`](AnyGame::open) it.
    fn header(&self, seats: u8) -> Header;

    /// Begins the game that the header describes: anew from its seed, or from its start, if that state is
    /// possible.
    fn open(&self, header: Header) -> Result<Box<dyn AnyPlaying>, GameError>;

    /// Reads a chronicle and plays it again with all checks.
    fn read(&self, chronicle: &str) -> Result<Box<dyn AnyPlaying>, GameError>;

    /// Plays games between bots at the table that the header describes; its seed and start do not matter.
    fn simulate(
        &self,
        header: &Header,
        simulation: &Simulation,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, GameError>;

    /// The text of the file with the weights that the game's bots think with.
    fn weights_file(&self) -> &'static str;

    /// The bots to play against, from weak to strong.
    fn scale(&self) -> &'static Scale;

    /// A bot as it is entered for a match; what it does at random follows from the seed.
    fn bot(&self, entrant: &Entrant, seed: u64) -> Result<Box<dyn AnyBot>, GameError>;

    /// Plays a match between bots at the table that the header describes, without the games that were played
    /// already; each game is handed over when it is done.
    fn compete(
        &self,
        header: &Header,
        arena: &Arena,
        played: &[Played],
        done: &(dyn Fn(Played) + Sync),
    ) -> Result<(), GameError>;

    /// Plays the games of a match between bots at the table that the header describes, and counts the mistakes of each.
    fn mistakes(
        &self,
        header: &Header,
        arena: &Arena,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Mistakes, GameError>;

    /// Plays the games of a match between bots at the table that the header describes, and compares what was expected with what happened.
    fn calibrate(
        &self,
        header: &Header,
        arena: &Arena,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Calibration, GameError>;

    /// Begins to train a network for the tables that the headers describe, or goes on from a checkpoint; their seeds and
    /// starts do not matter.
    fn train(
        &self,
        headers: &[Header],
        training: Training,
        checkpoint: Option<&str>,
    ) -> Result<Result<Box<dyn Train>, BadCheckpoint>, GameError>;
}
