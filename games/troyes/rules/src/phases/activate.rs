//! Action 1: activating a card.

use engine::{Rejection, Sink, ensure, refuse};

use crate::activity::Activity;
use crate::building::{Building, Colour};
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::plan::Source;
use crate::reason::Reason;
use crate::state::{Board, Player, State};

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

    /// How often the card can be activated by the group and the means.
    pub(crate) fn most_activations(&self, board: &Board, family: Family, card: Activity) -> u8 {
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

    /// Puts the citizen on the card and pays for him.
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
            Activity::Procession => {
                let all = |family| board.dice_of(family).count() as u8;
                let counts = enum_map::EnumMap::from_fn(all);
                self.contest(board, family, counts, 2 * often, log);
            }
            Activity::Jousting => {
                let red = |family| {
                    let dice = board.dice_of(family);
                    let red = dice.filter(|(space, _)| space.colour() == Colour::Red);
                    red.map(|(_, die)| die.value).sum::<u8>()
                };
                let sums = enum_map::EnumMap::from_fn(red);
                self.contest(board, family, sums, 2 * often, log);
            }
            Activity::Glassblower => {
                let pairs = u16::from(board.cathedral_cubes(family) / 2);
                get_points(board, family, pairs * often, log);
            }
            Activity::Captain => {
                let events = u16::from(board.events_with_cube(family));
                get_points(board, family, events * often, log);
            }
            Activity::Hunting => get_influence(board, family, times.saturating_mul(3), log),
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

    /// Points for who has most, the neutral family competing; all who are tied have most.
    fn contest(
        &self,
        board: &mut Board,
        activator: Family,
        has: enum_map::EnumMap<Family, u8>,
        points: u16,
        log: &mut impl Sink<Event>,
    ) {
        let most = has.values().copied().max().unwrap_or(0);
        for family in Family::playing(self.seats) {
            let entitled = family == activator || self.agreed.all_leaders;
            if entitled && has[family] == most && most > 0 {
                get_points(board, family, points, log);
            }
        }
    }

    /// Everybody else pays for his citizens in the City Hall, as far as he can; the bank pays for neutral
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

/// Takes a citizen from where he is.
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
    for _ in 0..times {
        let die = state.dice.d6();
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
    board.players[family].gain_influence(amount);
    log.emit(Event::GotInfluence { family, amount });
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
