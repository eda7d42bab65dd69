//! What makes a state impossible.
//!
//! Every state that play can reach passes; a state that passes can be played on without going astray.

mod part;
mod step;

use engine::{Cause, Game, Rejection};

use crate::data::Foundation;
use crate::faction::{Colour, Faction, Pieces};
use crate::game::Revolution;
use crate::phase::Phase;
use crate::phases::{BESIEGING_BEGGARS, FIRST, LAST};
use crate::place::{City, Province, Region, Site, Town};
use crate::reason::Reason;
use crate::state::{Besieger, Board, Faith, State, Step};
use crate::support::{Space, Support};

/// No faction can ever have more points than this, in hundredths.
const MOST_POINTS: i16 = 20_000;

type Faults = Vec<Rejection<Reason>>;

impl Revolution {
    /// Everything that is wrong with a state.
    pub(crate) fn all_faults(&self, state: &State) -> Vec<Rejection<Reason>> {
        let board = &state.board;
        let mut faults = Vec::new();
        self.order_faults(board, &mut faults);
        self.piece_faults(board, &mut faults);
        self.army_faults(board, &mut faults);
        // Only what can be counted can be asked about.
        if !faults.is_empty() {
            return faults;
        }
        self.box_faults(board, &mut faults);
        self.camp_faults(board, &mut faults);
        self.siege_faults(board, &mut faults);
        self.track_faults(board, &mut faults);
        self.part_faults(board, &mut faults);
        if faults.is_empty() {
            self.step_faults(board, &mut faults);
        }
        if faults.is_empty()
            && let Some(seat) = self.to_act(state).first()
        {
            let mut choices = Vec::new();
            self.legal(state, seat, &mut choices);
            note(&mut faults, !choices.is_empty(), "4.1", Reason::NoChoice);
        }
        faults
    }

    fn takes_part(&self, faction: Faction) -> bool {
        self.seating[faction].is_some()
    }

    fn order_faults(&self, board: &Board, faults: &mut Faults) {
        let all = self.factions().count();
        let complete = board.order.len() == all
            && self
                .factions()
                .all(|faction| board.order.contains(&faction));
        let fits = complete && usize::from(board.actor) < all;
        note(faults, fits, "4.2", Reason::BadOrder);
        let fits = board.turn <= self.data.turns
            && board.phase.is_played_in(board.turn)
            && Revolution::step_fits(board.step, board.phase);
        note(faults, fits, "4.2", Reason::BadStep);
    }

    /// Each faction's resources and the neutrals are all there.
    fn piece_faults(&self, board: &Board, faults: &mut Faults) {
        let shipped = match board.step {
            Step::Support { shipped }
            | Step::SupportTo { shipped, .. }
            | Step::Intercept { shipped } => shipped,
            _ => 0,
        };
        let acting = board.order.get(usize::from(board.actor)).copied();
        for faction in Faction::ALL {
            let colour = faction.colour();
            let boxes: u16 = board
                .supports
                .values()
                .flat_map(|support| support.values())
                .map(|space| u16::from(space[faction]))
                .sum();
            let coins: u16 = board
                .coins
                .values()
                .map(|coins| u16::from(coins[faction]))
                .sum();
            let at_sea = if acting == Some(faction) { shipped } else { 0 };
            let sum = on_map(board, colour)
                + boxes
                + coins
                + u16::from(board.supply[faction])
                + u16::from(board.treasury[faction])
                + u16::from(at_sea);
            let all = if self.takes_part(faction) {
                self.resources()
            } else {
                0
            };
            note(
                faults,
                sum == u16::from(all),
                "3.5",
                Reason::BadPieces { faction },
            );
        }
        let neutrals = on_map(board, Colour::Neutral) + u16::from(board.neutrals);
        let all = u16::from(self.neutrals());
        note(faults, neutrals == all, "2.2.3", Reason::BadNeutrals);
    }

    /// Each faction's armies and the Water Beggars are all there.
    fn army_faults(&self, board: &Board, faults: &mut Faults) {
        for faction in Faction::ALL {
            let camps: u16 = board
                .camps
                .values()
                .map(|camp| u16::from(camp.armies[faction]) + u16::from(camp.abandoned[faction]))
                .sum();
            let army = Some(Besieger::Army(faction));
            let sieges = board.sieges.values().filter(|&&siege| siege == army);
            let sum = camps + sieges.count() as u16 + u16::from(board.army_supply[faction]);
            let all = if self.takes_part(faction) {
                self.armies()
            } else {
                0
            };
            note(
                faults,
                sum == u16::from(all),
                "3.5",
                Reason::BadArmies { faction },
            );
        }
        let waiting = match board.step {
            Step::Beggars { left } => left,
            _ => 0,
        };
        let patrols: u16 = board.patrols.values().map(|&count| u16::from(count)).sum();
        let sieges = board.sieges.values();
        let sieges = sieges.filter(|&&siege| siege == Some(Besieger::WaterBeggars));
        let busy = patrols + sieges.count() as u16 * u16::from(BESIEGING_BEGGARS);
        let abroad = busy + u16::from(waiting);
        let hired = board
            .hirer
            .is_none_or(|hirer| hirer.is_friend_of_beggars() && self.takes_part(hirer));
        let time =
            (Phase::WaterBeggars..=Phase::SiegesEnd).contains(&board.phase) && board.turn > 0;
        let fits = abroad <= u16::from(self.data.beggars.markers)
            && hired
            && (abroad == 0 || board.hirer.is_some())
            && (board.hirer.is_none() || time);
        note(faults, fits, "2.2.4", Reason::BadBeggars);
        let within = Region::ALL
            .iter()
            .all(|&region| board.patrols[region] == 0 || self.data.beggars_reach(region));
        note(faults, within, "6.7", Reason::BadBeggars);
    }

    fn box_faults(&self, board: &Board, faults: &mut Faults) {
        for support in Support::ALL {
            let printed = &self.data.supports[support];
            let spaces = Space::ALL.iter().all(|&space| {
                let taken: u8 = board.supports[support][space].values().sum();
                taken <= printed.spaces[space]
            });
            let inside = || {
                self.factions()
                    .filter(|&faction| board.in_box(support, faction) > 0)
            };
            let allowed = inside().all(|faction| printed.factions.contains(&faction));
            let alone = !printed.exclusive || inside().count() <= 1;
            note(
                faults,
                spaces && allowed && alone,
                "5.2",
                Reason::BadBox { support },
            );
        }
        let huguenots = board.huguenots();
        let pieces = huguenots.map_or(0, |by| board.in_box(Support::Huguenots, by));
        let time = (Phase::Support..Phase::End).contains(&board.phase) && board.turn > 0;
        let fits = board.interceptors <= pieces && (time || board.interceptors == 0);
        note(
            faults,
            fits,
            "6.2.2",
            Reason::BadBox {
                support: Support::Huguenots,
            },
        );
    }

    fn camp_faults(&self, board: &Board, faults: &mut Faults) {
        let driven_time = (Phase::WaterBeggars..Phase::End).contains(&board.phase);
        let abandoned_time = (Phase::Maintenance..Phase::End).contains(&board.phase);
        for region in Region::ALL {
            let camp = &board.camps[region];
            let abandoned: u8 = camp.abandoned.values().sum();
            let room =
                self.armies_in(board, region) + abandoned <= self.data.regions[region].spaces;
            let driven = Faction::ALL.iter().all(|&faction| {
                let driven = camp.driven_back[faction];
                driven <= camp.armies[faction] && (driven == 0 || driven_time)
            });
            let in_time = abandoned == 0 || (abandoned_time && board.turn > 0);
            note(
                faults,
                room && driven && in_time,
                "6.4",
                Reason::BadCamp { region },
            );
        }
    }

    fn siege_faults(&self, board: &Board, faults: &mut Faults) {
        let time = (Phase::Sieges..=Phase::SiegesEnd).contains(&board.phase) && board.turn > 0;
        for city in City::ALL {
            let fits = match board.sieges[city] {
                None => true,
                Some(Besieger::Army(faction)) => {
                    let friend = board.city_cards[city].is_some_and(|holder| {
                        holder == faction || self.are_allied(holder, faction)
                    });
                    time && !friend
                }
                Some(Besieger::WaterBeggars) => {
                    let province = self.data.cities[city].province;
                    time && self.data.beggars.provinces.contains(province)
                }
            };
            note(faults, fits, "6.6", Reason::BadSiege { city });
        }
    }

    fn track_faults(&self, board: &Board, faults: &mut Faults) {
        let provinces = board.province_cards.values();
        let holders = provinces.chain(board.city_cards.values()).flatten();
        let early = board.turn == 0 && board.phase < Phase::Nomination;
        let fits = holders
            .clone()
            .all(|&holder| self.takes_part(holder) && !early);
        note(faults, fits, "6.17", Reason::BadCards);
        let columns = board.allegiance.values();
        let on_track = columns
            .clone()
            .all(|column| (FIRST..=LAST).contains(column));
        note(faults, on_track, "6.16", Reason::BadTrack);
        let scores = Faction::ALL.iter().all(|&faction| {
            let score = board.score[faction];
            (0..=MOST_POINTS).contains(&score) && (score == 0 || self.takes_part(faction))
        });
        note(faults, scores, "4.4", Reason::BadTrack);
        let cities = City::ALL.iter().map(|&city| Site::City(city));
        let towns = Town::ALL.iter().map(|&town| Site::Town(town));
        let universities = cities.chain(towns).all(|site| {
            let faith = match site {
                Site::City(city) => board.city_universities[city],
                Site::Town(town) => board.town_universities[town],
            };
            match self.data.universities[site] {
                None => faith.is_none(),
                Some(Foundation::New) => {
                    faith != Some(Faith::Catholic) && (faith.is_none() || !early)
                }
                Some(Foundation::Established) => faith.is_none() == early,
            }
        });
        note(faults, universities, "6.19", Reason::BadTrack);
        let coins = board.coins.values().flat_map(|coins| coins.values());
        let fits = board.phase == Phase::Citizens || coins.clone().all(|&coins| coins == 0);
        note(faults, fits, "6.16", Reason::BadTrack);
        if board.phase == Phase::End {
            self.end_faults(board, faults);
        }
    }

    /// When points are counted, cards and points agree with the pieces.
    fn end_faults(&self, board: &Board, faults: &mut Faults) {
        let provinces = Province::ALL.iter().all(|&province| {
            board.province_cards[province] == self.province_majority(board, province)
        });
        let cities = City::ALL
            .iter()
            .all(|&city| board.city_cards[city] == board.cities[city].majority());
        note(faults, provinces && cities, "6.17", Reason::BadCards);
        let last = board.step == Step::Over;
        let points = self
            .factions()
            .all(|faction| board.score[faction] == self.points(board, faction, last));
        note(faults, points, "6.20", Reason::BadTrack);
    }
}

/// The pieces of a colour in countryside, towns and cities.
fn on_map(board: &Board, colour: Colour) -> u16 {
    let sum = |pieces: &Pieces| u16::from(pieces.of(colour));
    let country: u16 = board.country.values().map(sum).sum();
    let cities: u16 = board.cities.values().map(sum).sum();
    let towns = board.towns.values().filter(|&&town| town == Some(colour));
    country + cities + towns.count() as u16
}

fn note(faults: &mut Faults, holds: bool, rule: &'static str, reason: Reason) {
    if !holds {
        faults.push(Rejection::new(rule, Cause::Game(reason)));
    }
}
