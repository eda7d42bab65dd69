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
pub mod dutch_revolt;
pub mod hungarian;
pub mod kaiser;
mod lang;
mod number;
pub mod revolution;
mod section;
pub mod site;
mod speak;
pub mod table;
mod texts;
mod trio;
pub mod trouble;
pub mod troyes;

pub use lang::{Lang, UnknownLang};
pub use number::{list, plural};
pub use speak::{Guide, Line, Pointer, Prompt, RuleSection, Speak, rejection};
