//! What Kroniek says to people, in English, Dutch and Hungarian.
//!
//! A text stands in all its languages side by side in one [`texts!`] block and becomes an ordinary function:
//! a missing language or a misspelt argument does not compile. What a game has to say is the trait [`Speak`].
//!
//! ```
//! use words::{Lang, texts};
//!
//! texts! {
//!     /// What a button says.
//!     pub fn besiege(town) {
//!         en "Besiege {town}"
//!         nl "Beleger {town}"
//!         hu "{the_town} ostroma" (the_town = words::hungarian::The(&town))
//!     }
//! }
//!
//! assert_eq!(besiege(Lang::Nl, "Gent"), "Beleger Gent");
//! assert_eq!(besiege(Lang::Hu, "Antwerpen"), "Az Antwerpen ostroma");
//! ```

pub mod cli;
pub mod common;
pub mod hungarian;
mod lang;
mod number;
mod plain;
pub mod section;
mod sign;
pub mod site;
mod speak;
pub mod table;
mod texts;
mod trio;
pub mod trouble;

pub use lang::{Lang, UnknownLang};
pub use number::{list, plural};
pub use plain::is_disturbing;
pub use sign::Sign;
pub use speak::{
    ActionOf, EventOf, Guide, Line, Pointer, Prompt, ReasonOf, RuleSection, Speak, ViewOf,
    rejection,
};
pub use trio::{Trio, say};
