//! What Kroniek says to people, in English, Dutch and Hungarian.
//!
//! Texts stand in TOML files under `texts/` of each crate, the languages of one text together, and [`texts!`] makes an
//! ordinary function of each. A missing language or a misspelt argument does not compile. What a game has to say is
//! the trait [`Speak`]; what is always said of it, [`About`], comes from two files of the same kind.
//!
//! ```
//! use words::{Lang, Word};
//!
//! // From texts/common.toml.
//! words::texts!("common");
//!
//! assert_eq!(yes(Lang::Nl), "Ja");
//! assert_eq!("Anna".form(Lang::Hu, Some(words::Form::Dative)), "Annának");
//! ```
//!
//! # The files
//!
//! An entry is a text. Its arguments are named in the order in which the program gives them:
//!
//! ```toml
//! # What a button says.
//! [besiege]
//! args = "town, armies"
//! en = "Besiege {town} with {armies} {armies: army | armies}"
//! nl = "Beleger {town} met {armies} {armies: leger | legers}"
//! hu = "{Az town} ostroma {armies} sereggel"
//! ```
//!
//! | in braces | says |
//! |---|---|
//! | `{town}` | the argument |
//! | `{Town}` | with a capital, at the beginning of a sentence |
//! | `{armies: army \| armies}` | the first word for one, the second for any other number |
//! | `{town.ban}` | in a form: Hungarian `t ban ba ból on ra ról nál hoz tól nak val`, English `s` |
//! | `{the town}`, `{a town}`, `{de town}`, `{az town}` | with the article that the word wants in English, Dutch, Hungarian |
//! | `{Az town.t}` | all at once |
//!
//! An entry with `by` has a text for each value of a type; `all` stands for three languages that agree:
//!
//! ```toml
//! [rank]
//! by = "Rank"
//! Baron = { en = "baron", nl = "baron", hu = "báró" }
//! Couple = { en = "couple", nl = "echtpaar", hu = "házaspár" }
//! ```
//!
//! Words whose forms or articles do not follow the rule are nouns: one (its languages are tables), or with `nouns` one
//! for each value of a type. `many` is the plural, `the` the word with its article, and the other forms are named by their
//! endings:
//!
//! ```toml
//! [thaler]
//! en = { one = "thaler", many = "thalers" }
//! nl = { one = "daalder", many = "daalders" }
//! hu = "tallér"
//!
//! [place]
//! nouns = "Place"
//! Breda = { all = "Breda" }
//! Artois = { en = "Artois", nl = "Artesië", hu = { one = "Artois", ban = "Artois-ban" } }
//! ```
//!
//! # What does not compile
//!
//! This compiles:
//!
//! ```
//! words::texts!("../tests/files/whole");
//! assert_eq!(greet(words::Lang::Nl, "Anna"), "Dag Anna");
//! assert_eq!(answer(words::Lang::Hu, true), "Igen");
//! ```
//!
//! But not a text without one of the languages:
//!
//! ```compile_fail
//! words::texts!("../tests/files/no_language");
//! ```
//!
//! nor one with an argument that it does not have:
//!
//! ```compile_fail
//! words::texts!("../tests/files/misspelt_argument");
//! ```
//!
//! nor a type of which a value has no text:
//!
//! ```compile_fail,E0004
//! words::texts!("../tests/files/no_value");
//! ```
//!
//! nor a program that says a text without its argument, or one that is not there:
//!
//! ```compile_fail,E0061
//! words::texts!("../tests/files/whole");
//! greet(words::Lang::Nl);
//! ```
//!
//! ```compile_fail,E0425
//! words::texts!("../tests/files/whole");
//! greet_all(words::Lang::Nl);
//! ```

mod about;
pub mod common;
mod data_faults;
pub mod hungarian;
mod lang;
mod plain;
mod players;
mod sign;
pub mod site;
mod speak;
mod text;
pub mod trouble;
mod word;

pub use about::{About, Described, Named, Section, is_number};
pub use data_faults::{data_fault, data_problem, decimal};
pub use lang::{Lang, UnknownLang};
pub use plain::is_disturbing;
pub use players::{PlayedSide, Players};
pub use sign::Sign;
pub use speak::{
    ActionOf, ChoiceTile, EventOf, Fact, Guide, Line, PlaceInWords, Pointer, Prompt, ReasonOf,
    RuleSection, Speak, ViewOf, cause, rejection, sections,
};
pub use text::Text;
pub use word::{Amount, Form, List, Noun, Number, Person, Word, add, capital, list};
pub use words_macro::{about, texts};

// What the macros make names this crate.
extern crate self as words;

/// What the program says in the terminal.
pub mod cli {
    words::texts!("cli");
}

/// What the program says about databases.
pub mod database {
    words::texts!("database");
}

/// What the program says about its settings.
pub mod settings {
    words::texts!("settings");
}

/// What is said about tables, seats and links.
pub mod table {
    words::texts!("table");
}
