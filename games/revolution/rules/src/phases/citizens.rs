//! Influence on the citizens (6.16).

use engine::{Rejection, Sink, ensure};
use enum_map::EnumMap;

use crate::action::{Action, Single};
use crate::event::Event;
use crate::faction::{Colour, Faction};
use crate::game::Revolution;
use crate::place::{City, Spot};
use crate::reason::Reason;
use crate::state::{Board, Step};

/// The columns of the citizens' track: firmly Catholic, neutral, firmly Reformed.
pub(crate) const FIRST: u8 = 1;
const CENTRE: u8 = 4;
pub(crate) const LAST: u8 = 7;
/// How far a marker moves in a turn.
const FURTHEST: u8 = 3;

impl Revolution {
    /// Asks a faction that has money.
    pub(crate) fn open_citizens(board: &mut Board) -> bool {
        let can = board.treasury[board.acting()] > 0;
        if can {
            board.step = Step::Citizens;
        }
        can
    }

    /// Every city, and from the second version on several coins at once: up to as many as move a marker.
    pub(crate) fn coin_candidates(&self, out: &mut Vec<Action>) {
        for city in City::ALL {
            out.push(Action::City(city));
            if self.agreed.second {
                Single::City(city).offer(FURTHEST, out);
            }
        }
        out.push(Action::Done);
    }

    /// What of it is allowed: no more than the faction has.
    pub(crate) fn coin_choices(&self, board: &Board, out: &mut Vec<Action>) {
        let treasury = board.treasury[board.acting()];
        if treasury > 0 {
            for city in City::ALL {
                out.push(Action::City(city));
                if self.agreed.second {
                    Single::City(city).offer(FURTHEST.min(treasury), out);
                }
            }
        }
        out.push(Action::Done);
    }

    /// Whether coins can be put there.
    pub(crate) fn judge_coin(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let price = match action {
            Action::City(_) => 1,
            Action::Several(Single::City(_), coins)
                if self.agreed.second && (2..=FURTHEST).contains(&coins) =>
            {
                coins
            }
            Action::Done => return Ok(()),
            _ => return Err(Rejection::out_of_place()),
        };
        let treasury = board.treasury[board.acting()];
        ensure(treasury >= price, "6.16", || Reason::TooPoor {
            price,
            treasury,
        })
    }

    /// Puts coins on a city, or stops.
    pub(crate) fn apply_coin(&self, board: &mut Board, action: Action, log: &mut impl Sink<Event>) {
        let (city, coins) = match action {
            Action::City(city) => (city, 1),
            Action::Several(Single::City(city), coins) => (city, coins),
            _ => {
                self.end_part(board, log);
                return;
            }
        };
        let faction = board.acting();
        board.treasury[faction] -= coins;
        board.coins[city][faction] += coins;
        log.emit(Event::CoinPut {
            faction,
            city,
            coins,
        });
    }

    /// The markers move, the coins go back, and the outer columns take effect.
    pub(crate) fn resolve_citizens(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        for city in City::ALL {
            let (from, to) = (board.allegiance[city], swayed(board, city));
            if from != to {
                board.allegiance[city] = to;
                log.emit(Event::AllegianceMoved { city, from, to });
            }
        }
        for coins in board.coins.values_mut() {
            for (faction, coins) in coins {
                board.supply[faction] += *coins;
                *coins = 0;
            }
        }
        for city in City::ALL {
            self.citizens_act(board, city, log);
        }
    }

    /// What the citizens of a city do by the column of their marker.
    fn citizens_act(&self, board: &mut Board, city: City, log: &mut impl Sink<Event>) {
        use Colour::*;
        let symmetric = self.agreed.symmetric_citizens;
        match board.allegiance[city] {
            1 => {
                drive_out(board, city, &[Reformer, Burgher], log);
                bring_in(board, city, &[Catholic, Habsburg, Neutral], log);
            }
            2 => drive_out(board, city, &[Reformer, Burgher], log),
            6 if symmetric => drive_out(board, city, &[Catholic, Habsburg], log),
            7 if symmetric => {
                drive_out(board, city, &[Catholic, Habsburg], log);
                bring_in(board, city, self.reformed(), log);
            }
            6 => bring_in(board, city, self.reformed(), log),
            7 => {
                bring_in(board, city, self.reformed(), log);
                self.convert_all(board, city, log);
            }
            _ => {}
        }
    }

    /// Who is brought in on the Reformed side: the Reformers, or those who stand in for them.
    fn reformed(&self) -> &'static [Colour] {
        use Colour::*;
        if self.seats == 3 {
            &[Reformer, Burgher, Nobility, Neutral]
        } else {
            &[Reformer, Burgher, Neutral]
        }
    }

    /// Every piece that is not the Reformers' is replaced.
    fn convert_all(&self, board: &mut Board, city: City, log: &mut impl Sink<Event>) {
        let spot = Spot::City(city);
        let others = EnumMap::<Colour, u8>::from_fn(|colour| match colour {
            Colour::Reformer => 0,
            _ => board.count(spot, colour),
        });
        for (colour, count) in others {
            for _ in 0..count {
                board.remove(spot, colour);
                let new = self
                    .reformed()
                    .iter()
                    .copied()
                    .find(|&new| board.left(new) > 0);
                if let Some(new) = new {
                    board.put(spot, new);
                }
                if new != Some(colour) {
                    log.emit(Event::CitizensRemoved { city, colour });
                    if let Some(colour) = new {
                        log.emit(Event::CitizensAdded { city, colour });
                    }
                }
            }
        }
    }
}

/// Where the coins move the marker of a city to: in the order of play, the Nobility last and only to the centre,
/// and no further than three columns from where it was.
fn swayed(board: &Board, city: City) -> u8 {
    let start = board.allegiance[city];
    let coins = &board.coins[city];
    let mut column = start;
    for &faction in &board.order {
        column = match faction {
            Faction::Catholic | Faction::Habsburg => {
                column.saturating_sub(coins[faction]).max(FIRST)
            }
            Faction::Burgher | Faction::Reformer => column.saturating_add(coins[faction]).min(LAST),
            Faction::Nobility => column,
        };
    }
    let nobles = coins[Faction::Nobility];
    column = if column < CENTRE {
        column.saturating_add(nobles).min(CENTRE)
    } else {
        column.saturating_sub(nobles).max(CENTRE)
    };
    column.clamp(start.saturating_sub(FURTHEST), start + FURTHEST)
}

/// Removes a piece of the first colour that is there.
fn drive_out(board: &mut Board, city: City, colours: &[Colour], log: &mut impl Sink<Event>) {
    let spot = Spot::City(city);
    let there = colours
        .iter()
        .copied()
        .find(|&colour| board.count(spot, colour) > 0);
    if let Some(colour) = there {
        board.remove(spot, colour);
        log.emit(Event::CitizensRemoved { city, colour });
    }
}

/// Adds a piece of the first colour that is left.
fn bring_in(board: &mut Board, city: City, colours: &[Colour], log: &mut impl Sink<Event>) {
    let left = colours
        .iter()
        .copied()
        .find(|&colour| board.left(colour) > 0);
    if let Some(colour) = left {
        board.put(Spot::City(city), colour);
        log.emit(Event::CitizensAdded { city, colour });
    }
}
