//! The list of the games. This is the one place where a game is registered.
//!
//! ```
//! for game in games::all().kinds() {
//!     println!("{}: {}", game.id(), game.title(words::Lang::En));
//! }
//! ```

use catalog::{Catalog, GameVisitor};

catalog::games! {
    dutch_revolt,
    kaiser,
    revolution,
    troyes,
}
