//! What each viewer may know, and what they may imagine.

use engine::{Dice, Viewer};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::colour::Colour;
use crate::data::Spaces;
use crate::electorate::Electorate;
use crate::event::Event;
use crate::game::Kaiser;
use crate::state::{Ballot, Board, State, Step};

/// What one viewer may know: all but the votes of others while they lie covered, and the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What lies open on the table. All points are given openly, so who keeps count knows them; whether
    /// the board keeps count is [`View::shows_points`].
    pub board: Board,
    /// The votes that the viewer knows: their own, and those of emperor and rival, who are bound.
    pub votes: EnumMap<Colour, Option<Ballot>>,
    /// Who has voted.
    pub voted: EnumMap<Colour, bool>,
    /// Whether the points of others are shown before the end.
    pub open_points: bool,
    /// How many noble, castle and city spaces each electorate has. Those beyond them in [`Land`](crate::Land) do not exist.
    pub spaces: EnumMap<Electorate, Spaces>,
}

impl View {
    /// The viewer's colour, if they play.
    pub fn colour(&self) -> Option<Colour> {
        self.viewer.seat().and_then(Colour::at)
    }

    /// Whether the viewer is to be shown how many points a player has.
    pub fn shows_points(&self, colour: Colour) -> bool {
        self.open_points || self.board.step == Step::Over || self.colour() == Some(colour)
    }
}

impl Kaiser {
    /// What the viewer sees of a state.
    pub(crate) fn seen_by(&self, state: &State, viewer: Viewer) -> View {
        let seated = viewer.seat().filter(|seat| seat.0 < self.seats);
        let viewer = seated.map_or(Viewer::Spectator, Viewer::Seat);
        let own = seated.and_then(Colour::at);
        let board = state.board;
        let bound = |colour: Colour| colour == board.emperor || board.rival() == Some(colour);
        View {
            viewer,
            board,
            votes: state
                .votes
                .map(|colour, vote| vote.filter(|_| own == Some(colour) || bound(colour))),
            voted: state.votes.map(|_, vote| vote.is_some()),
            open_points: self.agreed.open_points,
            spaces: self.data.spaces,
        }
    }
}

impl View {
    /// A state that the viewer cannot tell from the true one: covered votes are drawn at random.
    pub(crate) fn imagine(&self, dice: &mut Dice) -> State {
        let votes = EnumMap::from_fn(|colour: Colour| {
            self.votes[colour].or_else(|| {
                self.voted[colour].then(|| match dice.below(2) {
                    0 => Ballot::Emperor,
                    _ => Ballot::Rival,
                })
            })
        });
        State {
            board: self.board,
            votes,
            dice: dice.fork(),
        }
    }
}

/// The event as the viewer may know it.
pub(crate) fn observe(event: Event, viewer: Viewer) -> Event {
    match event {
        Event::Voted { colour, .. } if !viewer.is(colour.seat()) => Event::Voted {
            colour,
            ballot: None,
        },
        open => open,
    }
}

/// Whether the event shows the viewer something that lay covered.
pub(crate) fn reveals(event: Event, viewer: Viewer) -> bool {
    match event {
        Event::Shown { colour, secret, .. } => secret && !viewer.is(colour.seat()),
        _ => false,
    }
}
