//! Action 1: activating a card.

use engine::{Rejection, Sink, ensure, refuse};
use enum_map::EnumMap;

use crate::activity::Activity;
use crate::building::{Building, Colour};
use crate::event::Event;
use crate::family::{Families, Family};
use crate::game::Troyes;
use crate::options::Contests;
use crate::plan::Source;
use crate::reason::Reason;
use crate::state::{Board, MOST_INFLUENCE, Player, State};

/// What Hunting brings.
const HUNTING: u8 = 3;

/// What one activation takes before it gives anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Price {
    deniers: u16,
    influence: u8,
}

impl Activity {
    fn price(self) -> Price {
        let (deniers, influence) = match self {
            Activity::Innkeeper => (1, 0),
            Activity::Journeyman => (3, 0),
            Activity::Artisan | Activity::Diplomat => (0, 1),
            Activity::Troubadour => (0, 3),
            _ => (0, 0),
        };
        Price { deniers, influence }
    }
}

impl Troyes {
    /// Whether the group may activate the card.
    pub(crate) fn judge_activate(
        &self,
        board: &Board,
        family: Family,
        card: Activity,
    ) -> Result<(), Rejection<Reason>> {
        let group = board.plan.group;
        let Some(open) = board.card(card) else {
            return refuse("0", Reason::NotInPlay { card });
        };
        if card != Activity::Pilgrimage {
            let colour = card.colour();
            let fits = group.colour == Some(colour);
            ensure(fits, "4.1", || Reason::WrongColour { colour })?;
        }
        let face = self.data.activities[card];
        ensure(group.total >= face.divisor, "4.1", || {
            Reason::TotalTooSmall {
                total: group.total,
                needed: face.divisor,
            }
        })?;
        let Player {
            deniers: has,
            influence,
            ..
        } = board.players[family];
        let price = card.price();
        let hired = if open.has_tradesman(family) {
            0
        } else {
            face.cost
        };
        let needed = group.price + hired + price.deniers;
        ensure(has >= needed, "4.1", || Reason::Deniers { needed, has })?;
        ensure(influence >= price.influence, "4.1", || Reason::Influence {
            needed: price.influence,
            has: influence,
        })
    }

    /// What is left of the influence for the card, once the citizen came from there.
    pub(crate) fn judge_influence_left(
        board: &Board,
        family: Family,
        card: Activity,
        spent: u8,
    ) -> Result<(), Rejection<Reason>> {
        let has = board.players[family].influence;
        let needed = spent + card.price().influence;
        ensure(has >= needed, "4.1", || Reason::Influence { needed, has })
    }

    /// How often the card can be activated by the group and the means; no more often than it is of use.
    pub(crate) fn most_activations(&self, board: &Board, family: Family, card: Activity) -> u8 {
        let most = self.affordable(board, family, card);
        if self.brief && most > 1 {
            most.min(self.of_use(board, family, card).max(1))
        } else {
            most
        }
    }

    /// How often the card can be activated until another time would change nothing.
    fn of_use(&self, board: &Board, family: Family, card: Activity) -> u8 {
        let any = |count: u8| if count > 0 { u8::MAX } else { 1 };
        match card {
            Activity::Hunting => {
                let recruited = match board.plan.source {
                    Some(Source::Reserve) => super::influence::RECRUIT,
                    _ => 0,
                };
                let has = board.players[family].influence.saturating_sub(recruited);
                MOST_INFLUENCE.saturating_sub(has).div_ceil(HUNTING)
            }
            Activity::Miller => {
                // Who is hired away from a building does not count there any more.
                let left = |building: Building| {
                    let hired = match board.plan.source {
                        Some(Source::Space(space)) => space.building() == building,
                        _ => false,
                    };
                    board.citizens_in(family, building) - u8::from(hired)
                };
                any(left(Building::Palace).max(left(Building::Bishopric)))
            }
            Activity::Glassblower => any(board.cathedral_cubes(family) / 2),
            Activity::Captain => any(board.events_with_cube(family)),
            Activity::Chivalry => {
                any(board.kept(family, |colour, _| u8::from(colour == Colour::Red)))
            }
            Activity::Procession | Activity::Jousting => {
                any(self.contest(board, family, card).len() as u8)
            }
            Activity::TaxCollector => {
                let in_hall = |family| board.citizens_in(family, Building::CityHall);
                if in_hall(Family::Neutral) > 0 {
                    return u8::MAX;
                }
                Family::playing(self.seats)
                    .filter(|&other| other != family)
                    .map(|other| match u16::from(in_hall(other)) {
                        0 => 0,
                        due => board.players[other]
                            .deniers
                            .div_ceil(due)
                            .min(u8::MAX.into()) as u8,
                    })
                    .max()
                    .unwrap_or(0)
            }
            _ => u8::MAX,
        }
    }

    /// How often the card can be activated by the group and the means.
    pub(crate) fn affordable(&self, board: &Board, family: Family, card: Activity) -> u8 {
        let (group, face) = (board.plan.group, self.data.activities[card]);
        let player = &board.players[family];
        let hired = match board.plan.source {
            Some(_) => face.cost,
            None => 0,
        };
        let recruited = match board.plan.source {
            Some(Source::Reserve) => super::influence::RECRUIT,
            _ => 0,
        };
        let deniers = player.deniers.saturating_sub(group.price + hired);
        let influence = player.influence.saturating_sub(recruited);
        let price = card.price();
        let by_dice = group.total / face.divisor;
        let by_deniers = deniers.checked_div(price.deniers).unwrap_or(u16::MAX);
        let by_influence = influence.checked_div(price.influence).unwrap_or(u8::MAX);
        by_dice
            .min(by_influence)
            .min(by_deniers.min(u8::MAX.into()) as u8)
    }

    /// Puts the citizen on the card and pays for it.
    pub(crate) fn hire(
        &self,
        board: &mut Board,
        family: Family,
        card: Activity,
        source: Source,
        log: &mut impl Sink<Event>,
    ) {
        let cost = self.data.activities[card].cost;
        take_citizen(board, family, source);
        board.players[family].deniers -= cost;
        if let Some(open) = board.card_mut(card) {
            open.hire(family);
        }
        log.emit(Event::Hired {
            family,
            card,
            source,
            cost,
        });
    }

    /// Activates the card so many times; says how many cubes may now be placed on events.
    pub(crate) fn activate(
        &self,
        state: &mut State,
        family: Family,
        card: Activity,
        times: u8,
        log: &mut impl Sink<Event>,
    ) -> u8 {
        let board = &mut state.board;
        if card.is_delayed() {
            if let Some(open) = board.card_mut(card) {
                open.cubes[family] = open.cubes[family].saturating_add(times);
            }
            return 0;
        }
        spend(board, family, card, times, log);
        let often = u16::from(times);
        match card {
            Activity::Artisan => get_deniers(board, family, 6 * often, log),
            Activity::Merchant => get_deniers(board, family, 2 * often, log),
            Activity::Miller => {
                let citizens = board
                    .citizens_in(family, Building::Palace)
                    .max(board.citizens_in(family, Building::Bishopric));
                get_deniers(board, family, 2 * u16::from(citizens) * often, log);
            }
            Activity::Innkeeper => get_influence(board, family, times, log),
            Activity::Journeyman | Activity::Troubadour | Activity::Pilgrimage => {
                get_points(board, family, 2 * often, log);
            }
            Activity::Goldsmith => {
                get_points(board, family, often, log);
                get_deniers(board, family, 2 * often, log);
            }
            Activity::Sculptor => get_points(board, family, often, log),
            Activity::Procession | Activity::Jousting => {
                for winner in self.contest(board, family, card).iter() {
                    get_points(board, winner, 2 * often, log);
                }
            }
            Activity::Glassblower => {
                let pairs = u16::from(board.cathedral_cubes(family) / 2);
                get_points(board, family, pairs * often, log);
            }
            Activity::Captain => {
                let events = u16::from(board.events_with_cube(family));
                get_points(board, family, events * often, log);
            }
            Activity::Hunting => get_influence(board, family, times.saturating_mul(HUNTING), log),
            Activity::Mercenary => get_deniers(board, family, 3 * often, log),
            Activity::TaxCollector => self.tax(board, family, often, log),
            Activity::Archer => return shoot(state, times, log),
            Activity::Chivalry => {
                let red = board
                    .dice_of(family)
                    .filter(|(space, _)| space.colour() == Colour::Red);
                return times.saturating_mul(red.count() as u8);
            }
            Activity::Diplomat => return times,
            Activity::Blacksmith
            | Activity::Militia
            | Activity::Tithe
            | Activity::Monk
            | Activity::Priest
            | Activity::Apprenticeship
            | Activity::Confession
            | Activity::Templar => {}
        }
        0
    }

    /// What counts for Procession or Jousting, once the dice of the plan are gone; nothing for other cards.
    pub(crate) fn rivals(board: &Board, card: Activity) -> EnumMap<Family, u8> {
        EnumMap::from_fn(|family| match card {
            Activity::Procession => board.kept(family, |_, _| 1),
            Activity::Jousting => board.kept(family, |colour, value| match colour {
                Colour::Red => value,
                _ => 0,
            }),
            _ => 0,
        })
    }

    /// Who scores by Procession or Jousting: whoever has most, the neutral family competing. All who are tied have most.
    fn contest(&self, board: &Board, activator: Family, card: Activity) -> Families {
        let has = Troyes::rivals(board, card);
        let most = has.values().copied().max().unwrap_or(0);
        let leaders: Families = Family::playing(self.seats)
            .filter(|&family| has[family] == most && most > 0)
            .collect();
        let alone = leaders.and(Families::only(activator));
        match self.agreed.contests {
            Contests::AllLeaders => leaders,
            Contests::ByCard if card == Activity::Jousting && !alone.is_empty() => leaders,
            Contests::ByCard | Contests::Activator => alone,
        }
    }

    /// Everybody else pays for their citizens in the City Hall, as far as they can; the bank pays for neutral
    /// ones.
    fn tax(&self, board: &mut Board, collector: Family, often: u16, log: &mut impl Sink<Event>) {
        let citizens = |board: &Board, family| board.citizens_in(family, Building::CityHall);
        let mut amount = often * u16::from(citizens(board, Family::Neutral));
        for family in Family::playing(self.seats).filter(|&family| family != collector) {
            let due = often * u16::from(citizens(board, family));
            let paid = board.players[family].pay(due);
            amount = amount.saturating_add(paid);
            log.emit(Event::Taxed {
                family,
                amount: paid,
            });
        }
        get_deniers(board, collector, amount, log);
    }
}

/// Takes a citizen from where it is.
pub(crate) fn take_citizen(board: &mut Board, family: Family, source: Source) {
    match source {
        Source::Supply => board.players[family].supply -= 1,
        Source::Reserve => {
            super::influence::recruit(board, family);
            board.players[family].supply -= 1;
        }
        Source::Card(card) => {
            if let Some(open) = board.card_mut(card) {
                open.dismiss(family);
            }
        }
        Source::Space(space) => board.citizens[space.index()] = None,
        Source::Expelled(building) => board.expelled[building].remove(family),
    }
}

/// The Archer's dice: each of 3 or more is a cube.
fn shoot(state: &mut State, times: u8, log: &mut impl Sink<Event>) -> u8 {
    let mut hits = 0;
    let mut dice = state.dice.in_a_row();
    for _ in 0..times {
        let die = dice.d6();
        hits += u8::from(die >= 3);
        log.emit(Event::Shot { die });
    }
    hits
}

fn spend(board: &mut Board, family: Family, card: Activity, times: u8, log: &mut impl Sink<Event>) {
    let price = card.price();
    let player = &mut board.players[family];
    if price.deniers > 0 {
        let amount = price.deniers * u16::from(times);
        player.deniers -= amount;
        log.emit(Event::SpentDeniers { family, amount });
    }
    if price.influence > 0 {
        let amount = price.influence * times;
        player.influence -= amount;
        log.emit(Event::SpentInfluence { family, amount });
    }
}

pub(crate) fn get_deniers(
    board: &mut Board,
    family: Family,
    amount: u16,
    log: &mut impl Sink<Event>,
) {
    board.players[family].gain_deniers(amount);
    log.emit(Event::GotDeniers { family, amount });
}

pub(crate) fn get_influence(
    board: &mut Board,
    family: Family,
    amount: u8,
    log: &mut impl Sink<Event>,
) {
    let gained = board.players[family].gain_influence(amount);
    log.emit(Event::GotInfluence {
        family,
        amount: gained,
        surplus: amount - gained,
    });
}

pub(crate) fn get_points(
    board: &mut Board,
    family: Family,
    amount: u16,
    log: &mut impl Sink<Event>,
) {
    board.players[family].gain_points(amount);
    log.emit(Event::GotPoints { family, amount });
}
