//! What a table decides in a player's name.

use crate::game::{Game, Sink};
use crate::seat::{Seat, Viewer};

/// When a table makes the only choice of a seat in its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Automatic {
    /// At once: the seat goes on, and can still take back what it decided before.
    AtOnce,
    /// After as long as the players usually take: the question keeps a secret, and so does the moment of the answer.
    Later,
}

/// Carries out a legal decision that was made out of so many choices, and tells when a table makes it in the seat's name.
/// Never if there were several choices, and never if it is the last step before a die, a reveal or the turn of somebody
/// else, unless the question only keeps a secret.
pub fn apply_decision<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    choices: usize,
    log: &mut impl Sink<G::Event>,
) -> Option<Automatic> {
    if choices != 1 {
        game.apply(state, seat, action, log);
        return None;
    }
    let (before, dice) = (game.to_act(state), *game.dice(state));
    let shields = game.shields(state, seat);
    let mut watched = Watched {
        game,
        log,
        reveals: false,
    };
    game.apply(state, seat, action, &mut watched);
    let reveals = watched.reveals;
    let after = game.to_act(state);
    let goes_on = after.contains(seat) && after.and(before) == after;
    if shields {
        Some(Automatic::Later)
    } else if goes_on && !reveals && *game.dice(state) == dice {
        Some(Automatic::AtOnce)
    } else {
        None
    }
}

/// Passes events on and notices when one shows somebody something hidden.
struct Watched<'g, G, S> {
    game: &'g G,
    log: &'g mut S,
    reveals: bool,
}

impl<G: Game, S: Sink<G::Event>> Sink<G::Event> for Watched<'_, G, S> {
    fn emit(&mut self, event: G::Event) {
        let shows = |viewer| self.game.reveals(&event, viewer);
        self.reveals |= Viewer::all(self.game.seats()).any(shows);
        self.log.emit(event);
    }
}
