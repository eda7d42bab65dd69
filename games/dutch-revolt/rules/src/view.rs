//! What each viewer may know, and what they may imagine.

use engine::{Dice, Viewer};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::asked_in::AskedIn;
use crate::chit::Chits;
use crate::data::Data;
use crate::event::Event;
use crate::options::Agreed;
use crate::side::Side;
use crate::state::{Board, State};

/// What one viewer may know: all but the other side's chits, the container and the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What lies open on the table.
    pub board: Board,
    /// The viewer's own chits; none for a spectator.
    pub hand: Option<Chits>,
    /// In which phases of this year the viewer wants to be asked for events. Nothing for a spectator, and in the first version
    /// of the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<AskedIn>,
    /// How many chits each side holds.
    pub hand_sizes: EnumMap<Side, u8>,
    /// How many chits are in the container.
    pub container_size: u8,
}

impl View {
    /// What the viewer sees of a state.
    pub(crate) fn new(state: &State, viewer: Viewer, condensed: bool) -> View {
        let side = viewer.seat().and_then(Side::at);
        let viewer = side.map_or(Viewer::Spectator, |side| Viewer::Seat(side.seat()));
        View {
            viewer,
            board: state.board,
            hand: side.map(|side| state.hands[side]),
            asked: side.filter(|_| condensed).map(|side| state.asked[side]),
            hand_sizes: EnumMap::from_fn(|side: Side| state.hands[side].len()),
            container_size: state.container.len(),
        }
    }

    /// The viewer's side, if they play.
    pub fn side(&self) -> Option<Side> {
        self.viewer.seat().and_then(Side::at)
    }

    /// The viewer's own chits, empty for a spectator.
    pub fn own_chits(&self) -> Chits {
        self.hand.unwrap_or_default()
    }

    /// A state that the viewer cannot tell from the true one: what they do not see is dealt at random.
    pub(crate) fn imagine(&self, data: &Data, agreed: Agreed, dice: &mut Dice) -> State {
        // What they hold, what is out of the game and what they saw going into the container since the last
        // draw cannot be in the other's hand.
        let (own, open) = (self.own_chits(), self.board.put_back);
        let mut unseen = all_chits(data, agreed);
        for (chit, count) in &mut unseen.0 {
            let seen = self.board.gone.0[chit] + own.0[chit] + open.0[chit];
            *count = count.saturating_sub(seen);
        }
        let hands = EnumMap::from_fn(|side: Side| {
            let mut hand = Chits::default();
            if self.side() == Some(side) {
                return own;
            }
            for _ in 0..self.hand_sizes[side] {
                draw(&mut unseen, &mut hand, dice);
            }
            hand
        });
        for (chit, count) in &mut unseen.0 {
            *count += open.0[chit];
        }
        // The other is imagined as somebody who wants to be asked: then nothing that may happen is overlooked.
        let mut asked = EnumMap::default();
        if let (Some(side), Some(own)) = (self.side(), self.asked) {
            asked[side] = own;
        }
        State {
            board: self.board,
            hands,
            container: unseen,
            asked,
            dice: dice.fork(),
        }
    }
}

/// Every chit that takes part in the game.
pub(crate) fn all_chits(data: &Data, agreed: Agreed) -> Chits {
    let mut chits = Chits(EnumMap::from_fn(|chit| data.chits[chit].copies));
    if agreed.no_crusade {
        chits.0[crate::chit::Chit::Crusade] = 0;
    }
    chits
}

/// Draws one chit at random; nothing if there is none.
pub(crate) fn draw(
    from: &mut Chits,
    into: &mut Chits,
    dice: &mut Dice,
) -> Option<crate::chit::Chit> {
    let count = from.len();
    if count == 0 {
        return None;
    }
    let chit = from.nth(dice.below(count.into()) as u8)?;
    from.take(chit);
    into.add(chit);
    Some(chit)
}

/// The event as the viewer may know it.
pub(crate) fn observe(event: Event, viewer: Viewer) -> Event {
    match event {
        Event::Drew { side, .. } if !viewer.is(side.seat()) => Event::Drew { side, chit: None },
        Event::Discarded { side, .. } if !viewer.is(side.seat()) => {
            Event::Discarded { side, chit: None }
        }
        Event::DrewChits { side, count, .. } if !viewer.is(side.seat()) => Event::DrewChits {
            side,
            count,
            chits: None,
        },
        open => open,
    }
}

/// Whether the event shows the viewer something that lay face down.
pub(crate) fn reveals(event: Event, viewer: Viewer) -> bool {
    match event {
        Event::Drew { side, .. } | Event::DrewChits { side, .. } => viewer.is(side.seat()),
        Event::Played { side, .. } | Event::GaveBack { side, .. } => !viewer.is(side.seat()),
        _ => false,
    }
}
