//! Citizens, cards, cubes and dice that do not fit.

use super::{Faults, note};
use crate::building::{Building, Colour, Space};
use crate::event_card::EventCard;
use crate::family::Family;
use crate::game::Troyes;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::state::{Board, CITIZENS, Card, NEUTRAL_CITIZENS, Step, slot};

impl Troyes {
    /// Every citizen that exists is somewhere, and only once.
    pub(super) fn citizen_faults(&self, board: &Board, faults: &mut Faults) {
        let expelled = Building::ALL.map(|building| board.expelled[building]);
        for family in Family::ALL {
            let player = &board.players[family];
            let placed: u8 = Building::ALL
                .iter()
                .map(|&building| board.citizens_in(family, building))
                .sum();
            let lying = expelled.iter().filter(|set| set.contains(family)).count();
            let found = u16::from(player.supply)
                + u16::from(player.reserve)
                + u16::from(placed)
                + lying as u16
                + u16::from(board.tradesmen(family));
            let exist = match family {
                Family::Neutral => NEUTRAL_CITIZENS,
                _ if self.plays(family) => CITIZENS,
                _ => 0,
            };
            let begun = CITIZENS - self.first_citizens();
            let kept = !self.plays(family) || player.reserve <= begun;
            let fits = found == u16::from(exist) && kept;
            note(faults, fits, "Set-up", Reason::BadCitizens { family });
        }
    }

    /// The cards of the rounds so far, with tradesmen and cubes of those who play.
    pub(super) fn card_faults(&self, board: &Board, faults: &mut Faults) {
        for colour in Colour::ALL {
            for round in 1..=3 {
                let fits = match &board.cards[slot(colour, round)] {
                    None => board.round < round,
                    Some(card) => {
                        board.round >= round
                            && card.activity.colour() == colour
                            && self.data.activities[card.activity].round == round
                            && self.is_sound(card)
                    }
                };
                note(faults, fits, "0", Reason::BadCards);
            }
        }
    }

    fn is_sound(&self, card: &Card) -> bool {
        let [first, second] = card.tradesmen;
        let players_only = card
            .tradesmen
            .iter()
            .flatten()
            .all(|&family| self.plays(family) && !card.others.contains(family));
        card.others.iter().all(|family| self.plays(family))
            && players_only
            && (first.is_none() || first != second)
            && card.cubes.iter().all(|(family, &cubes)| {
                cubes == 0 || (card.activity.is_delayed() && self.plays(family))
            })
    }

    /// Nothing stands above a gap.
    pub(super) fn cathedral_faults(&self, board: &Board, faults: &mut Faults) {
        let [low, middle, high] = &board.cathedral;
        let supported = low
            .iter()
            .zip(middle)
            .zip(high)
            .all(|((low, middle), high)| {
                (middle.is_none() || low.is_some()) && (high.is_none() || middle.is_some())
            });
        let known = board.cathedral.iter().flatten().flatten();
        let fits = supported && known.into_iter().all(|&family| self.exists(family));
        let begun = board.round > 0 || board.cathedral.iter().flatten().all(Option::is_none);
        note(faults, fits && begun, "4.2", Reason::BadCathedral);
    }

    /// A red card for each round, another with each of them, and no event that is overcome already.
    pub(super) fn event_faults(&self, board: &Board, faults: &mut Faults) {
        let drawn = board.drawn;
        let red = drawn
            .iter()
            .filter(|card| card.stack() == Some(Colour::Red))
            .count();
        let others = drawn.len() - red;
        let round = usize::from(board.round);
        let fits = !drawn.contains(EventCard::Marauding) && red == round && others <= round;
        note(faults, fits, "3", Reason::BadEvents);
        let open = |event: EventCard, cubes: &[Family]| {
            cubes.len() < usize::from(self.data.events[event].banners)
                && cubes.iter().all(|&family| self.exists(family))
        };
        let marauding = open(EventCard::Marauding, &board.marauding)
            && (board.round > 0 || board.marauding.is_empty());
        note(faults, marauding, "3", Reason::BadEvents);
        for (index, threat) in board.row.iter().enumerate() {
            let twice = board.row[..index]
                .iter()
                .any(|earlier| earlier.card == threat.card);
            let fits = !twice && drawn.contains(threat.card) && open(threat.card, &threat.cubes);
            note(faults, fits, "3", Reason::BadEvents);
        }
        let won: usize = Family::playing(self.seats)
            .map(|family| usize::from(board.players[family].events_won))
            .sum();
        let gone = (red + others).checked_sub(board.row.len());
        let fits = gone.is_some_and(|gone| won <= gone);
        note(faults, fits, "4.3", Reason::BadEvents);
    }

    /// Dice with faces from 1 to 6 in the districts of those who play, and only when there are dice.
    pub(super) fn dice_faults(&self, board: &Board, faults: &mut Faults) {
        let fits = Space::all().all(|space| {
            board.dice[space.index()]
                .is_none_or(|die| (1..=6).contains(&die.value) && self.exists(die.owner))
        });
        let rolled = !matches!(board.step, Step::Settle { .. } | Step::Over);
        let none = board.dice.iter().all(Option::is_none);
        note(faults, fits && (rolled || none), "2", Reason::BadDice);
        let faces = board.black.iter().all(|value| (1..=6).contains(value));
        let sorted = board.black.windows(2).all(|pair| pair[0] >= pair[1]);
        let countering = board.step.phase() == Phase::Events;
        let fits = faces && sorted && countering != board.black.is_empty();
        note(faults, fits, "3", Reason::BadDice);
    }
}
