//! The games. To add one is to add a line here.

use boards::Draw;
use bots::Think;

use crate::Kind;

/// Something to be done with the rules of each game, for tests and measurements that need their types.
pub trait Visitor {
    /// Does it with one game.
    fn visit<G: Draw + Think>(&mut self);
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        pub(crate) const ALL: &[&dyn Kind] = &[$(&$crate::Of::<$game>::NEW),*];

        /// Brings the visitor to every game.
        pub fn visit(visitor: &mut impl Visitor) {
            $(visitor.visit::<$game>();)*
        }
    };
}

games! {
    dutch_revolt::DutchRevolt,
    kaiser::Kaiser,
    revolution::Revolution,
    troyes::Troyes,
}
