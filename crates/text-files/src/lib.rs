//! Reads the files of texts that translators edit: `texts/*.toml`, the languages of one text together.
//!
//! The macros of `words-macro` make functions of what is read here, and `cargo xtask texts` makes tables for readers. What the
//! files may hold is described on the front page of `words`.
//!
//! ```
//! use text_files::{Content, Faults, entries};
//!
//! let mut faults = Faults::default();
//! let file = "[yes]\nen = \"Yes\"\nnl = \"Ja\"\nhu = \"Igen\"".parse().expect("TOML");
//! let found = entries(&file, &mut faults);
//! assert!(faults.found.is_empty());
//! assert_eq!(found[0].name, "yes");
//! assert!(matches!(&found[0].content, Content::Text(said) if said.texts[1] == "Ja"));
//! ```

mod about;
mod entries;
mod form;
mod read;
mod template;

pub use about::{About, Described, GameOption, Section, Value, about, sections};
pub use entries::{Content, Entry, Forms, Nouns, Said, entries};
pub use form::Lang;
pub use read::{Faults, Texts, open};
pub use template::{How, Piece, Slot};
