//! Positions for the tests of a game's rules: arranged freely, loaded as an outsider would, played by legal actions only.
//!
//! What a position consists of is the game's own; how it is loaded and played is here. [`scene!`](crate::scene!) makes
//! the type of a position that is being played, to which a game's tests add what reads their board.

use std::collections::BTreeMap;

use crate::dice::{Dice, Seed};
use crate::game::{Cause, Game, Setup};
use crate::options::Options;
use crate::playing::Playing;
use crate::seat::Seat;

/// A table for so many with these options, by a version of the rules.
///
/// # Panics
/// If the options are none of the game's, or the game cannot be played like this.
pub fn table<G: Game>(rules: u16, seats: u8, options: &[(&str, &str)]) -> G {
    let named: BTreeMap<String, String> = (options.iter())
        .map(|&(id, value)| (id.to_owned(), value.to_owned()))
        .collect();
    let setup = Setup {
        options: Options::parse(G::OPTIONS, &named).expect("known options"),
        rules,
        ..Setup::new::<G>(seats)
    };
    G::open(&setup).expect("a table")
}

/// Dice that show these numbers next, each rolled by `roll`.
///
/// # Panics
/// If no seed among ten million rolls so.
pub fn dice(wanted: &[u8], roll: impl Fn(&mut Dice) -> u8) -> Dice {
    (0..10_000_000)
        .map(|number| Dice::new(Seed::from_number(number)))
        .find(|dice| {
            let mut dice = *dice;
            wanted.iter().all(|&want| roll(&mut dice) == want)
        })
        .expect("some seed rolls so")
}

/// Loads a position from its text.
///
/// # Panics
/// If the position is impossible.
pub fn load<G: Game>(game: G, state: &G::State) -> Playing<G> {
    let text = serde_json::to_string(state).expect("a state can be written");
    let state = serde_json::from_str(&text).expect("and read");
    match Playing::from_state(game, state) {
        Ok(playing) => playing,
        Err(faults) => panic!("the scene is impossible: {faults:?}"),
    }
}

/// A seat does this.
///
/// # Panics
/// If it is not legal.
pub fn act<G: Game>(playing: &mut Playing<G>, seat: Seat, action: G::Action) {
    if let Err(rejection) = playing.play(seat, action) {
        panic!("{action:?}: {rejection:?} at {:?}", playing.state());
    }
}

/// A seat tries this in vain: the rule and the reason.
///
/// # Panics
/// If it is legal, or belongs to another moment of the game.
pub fn refused<G: Game>(
    playing: &Playing<G>,
    seat: Seat,
    action: G::Action,
) -> (&'static str, G::Reason) {
    match playing.game().check(playing.state(), seat, action) {
        Err(rejection) => match rejection.cause {
            Cause::Game(reason) => (rejection.rule, reason),
            other => panic!("{action:?}: {other:?}"),
        },
        Ok(()) => panic!("{action:?} is legal"),
    }
}

/// Makes `Play`, a position of the game that is being played in a test.
#[macro_export]
macro_rules! scene {
    ($game:ty) => {
        /// A position that is being played.
        pub(crate) struct Play(pub(crate) $crate::Playing<$game>);

        impl Play {
            pub(crate) fn state(&self) -> &<$game as $crate::Game>::State {
                self.0.state()
            }

            /// The seat to act; the first of several.
            pub(crate) fn seat(&self) -> $crate::Seat {
                let seats = $crate::Game::to_act(self.0.game(), self.0.state());
                seats.first().expect("somebody is to act")
            }

            /// What the seat to act may do; nothing if the game is over.
            pub(crate) fn legal(&self) -> Vec<<$game as $crate::Game>::Action> {
                let seats = $crate::Game::to_act(self.0.game(), self.0.state());
                let legal = seats.first().map(|seat| self.0.legal(seat));
                legal.unwrap_or_default().to_vec()
            }

            /// Whether the seat to act may do this.
            pub(crate) fn may(&self, action: <$game as $crate::Game>::Action) -> bool {
                self.legal().contains(&action)
            }

            /// A seat does this; it must be legal.
            pub(crate) fn seat_acts(
                &mut self,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> &mut Play {
                $crate::scene::act(&mut self.0, seat, action);
                self
            }

            /// The seat to act tries this in vain: the rule and the reason.
            pub(crate) fn refused(
                &self,
                action: <$game as $crate::Game>::Action,
            ) -> (&'static str, <$game as $crate::Game>::Reason) {
                $crate::scene::refused(&self.0, self.seat(), action)
            }

            /// Everything that happened.
            pub(crate) fn events(&self) -> Vec<<$game as $crate::Game>::Event> {
                let log = self.0.log().iter();
                log.map(|logged| logged.event.clone()).collect()
            }

            /// Whether this happened.
            pub(crate) fn saw(&self, event: <$game as $crate::Game>::Event) -> bool {
                self.events().contains(&event)
            }
        }
    };
}
