//! What each viewer may know, and what they may imagine.

use engine::{Dice, Viewer};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::character::Characters;
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::state::{Board, State, Step};

/// What one viewer may know: all but the other players' characters and the dice to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What lies open on the table.
    pub board: Board,
    /// The characters that the viewer knows of: their own, and everybody's at the end.
    pub characters: EnumMap<Family, Characters>,
}

impl View {
    /// What the viewer sees of a state.
    pub(crate) fn new(game: &Troyes, state: &State, viewer: Viewer) -> View {
        let family = viewer.seat().and_then(|seat| game.family_at(seat));
        let over = state.board.step == Step::Over;
        View {
            viewer: family
                .and_then(Family::seat)
                .map_or(Viewer::Spectator, Viewer::Seat),
            board: state.board.clone(),
            characters: EnumMap::from_fn(|owner: Family| {
                if over || family == Some(owner) {
                    state.characters[owner]
                } else {
                    Characters::NONE
                }
            }),
        }
    }

    /// The viewer's family, if they play.
    pub fn family(&self) -> Option<Family> {
        self.viewer.seat().and_then(Family::at)
    }

    /// The characters that the viewer knows to take part.
    pub fn known_characters(&self) -> Characters {
        self.characters
            .values()
            .fold(Characters::NONE, |known, hand| known.or(*hand))
    }

    /// Whether the viewer is shown a family's points: always, unless they were agreed to be hidden until the end.
    pub fn shows_points(&self, game: &Troyes, family: Family) -> bool {
        !game.agreed.hidden_points || self.board.step == Step::Over || self.family() == Some(family)
    }

    /// A state that the viewer cannot tell from the true one: characters that they do not know are dealt.
    pub(crate) fn imagine(&self, game: &Troyes, dice: &mut Dice) -> State {
        State {
            board: self.board.clone(),
            characters: game.deal(self.characters, dice),
            dice: dice.fork(),
        }
    }
}

/// Whether the event shows the viewer something that lay face down.
pub(crate) fn reveals(event: Event, viewer: Viewer) -> bool {
    match event {
        Event::Revealed { family, .. } => family.seat().is_none_or(|seat| !viewer.is(seat)),
        _ => false,
    }
}
