//! Military influence (6.9).

use engine::{Rejection, Sink, ensure};

use crate::action::{Action, Single, is_offered};
use crate::event::Event;
use crate::faction::{Colour, Faction};
use crate::game::Revolution;
use crate::place::{Region, Spot};
use crate::reason::Reason;
use crate::state::{Board, Step};

const RULE: &str = "6.9";

impl Revolution {
    /// Counts the armies that can wield influence, less those that Water Beggars hinder, and asks.
    pub(crate) fn open_influence(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        let faction = board.acting();
        let mut any = false;
        for region in Region::ALL {
            let mut able = self.influential(board, faction, region);
            if able > 0 && faction.is_foe_of_beggars() && board.patrols[region] > 0 {
                let armies = able.min(board.patrols[region]);
                board.patrols[region] -= armies;
                able -= armies;
                log.emit(Event::InfluenceHindered {
                    faction,
                    region,
                    armies,
                });
            }
            board.part.able[region] = able;
            any |= able > 0;
        }
        if self.agreed.second {
            return self.next_influence(board, None);
        }
        let can = any && board.supply[faction] > 0;
        if can {
            board.step = Step::Influence;
        }
        can
    }

    /// From the second version on the regions come one after the other: this is the next with an army that can wield
    /// influence. Whether there is one.
    fn next_influence(&self, board: &mut Board, from: Option<Region>) -> bool {
        let next = Region::ALL.into_iter().find(|&region| {
            from.is_none_or(|from| region >= from)
                && self.judge_influence(board, Action::Region(region)).is_ok()
        });
        if let Some(region) = next {
            board.step = Step::Convert { region };
        }
        next.is_some()
    }

    /// How many armies of a faction in the command box can wield influence, Water Beggars aside: none beside
    /// armies of others, and none that were driven back.
    pub(crate) fn influential(&self, board: &Board, faction: Faction, region: Region) -> u8 {
        let camp = &board.camps[region];
        let hindered = self.factions().any(|other| {
            other != faction
                && camp.armies[other] > 0
                && !(self.agreed.allies_together && self.are_allied(other, faction))
        });
        if hindered {
            0
        } else {
            camp.armies[faction].saturating_sub(camp.driven_back[faction])
        }
    }

    /// Whether an army there can wield influence.
    pub(crate) fn judge_influence(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let region = match action {
            Action::Region(region) => region,
            Action::Done => return Ok(()),
            _ => return Err(Rejection::out_of_place()),
        };
        ensure(board.part.able[region] > 0, RULE, || Reason::NoInfluence {
            region,
        })?;
        ensure(board.supply[board.acting()] > 0, RULE, || {
            Reason::NoPieceLeft
        })?;
        let target = self.spots_of(region).any(|spot| {
            let mut colours = Colour::ALL.iter();
            colours.any(|&colour| self.judge_convert(board, region, spot, colour).is_ok())
        });
        ensure(target, RULE, || Reason::NoInfluence { region })
    }

    /// Points at the army, or stops.
    pub(crate) fn apply_influence(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Region(region) => board.step = Step::Convert { region },
            _ => self.end_part(board, log),
        }
    }

    /// Everything in reach of an army, and from the second version on nothing.
    pub(crate) fn convert_candidates(&self, board: &Board, region: Region, out: &mut Vec<Action>) {
        self.piece_candidates(board, region, out);
        if self.agreed.second {
            for spot in self.spots_of(region) {
                if matches!(spot, Spot::Country(_)) {
                    for colour in Colour::ALL {
                        let most = self.most_to_convert(board, region, spot, colour);
                        Single::Take(spot, colour).offer(most, out);
                    }
                }
            }
            out.push(Action::Done);
        }
    }

    /// How many pieces of a colour the armies of the region can convert there together.
    fn most_to_convert(&self, board: &Board, region: Region, spot: Spot, colour: Colour) -> u8 {
        if self.judge_convert(board, region, spot, colour).is_err() {
            return 0;
        }
        let armies = board.part.able[region].min(board.supply[board.acting()]);
        board.count(spot, colour).min(armies)
    }

    /// Whether several armies of the region can convert so many pieces there.
    pub(crate) fn judge_convert_several(
        &self,
        board: &Board,
        region: Region,
        (spot, colour): (Spot, Colour),
        pieces: u8,
    ) -> Result<(), Rejection<Reason>> {
        self.judge_convert(board, region, spot, colour)?;
        let most = self.most_to_convert(board, region, spot, colour);
        ensure(is_offered(pieces, most), RULE, || Reason::NotSoMany {
            most,
        })
    }

    /// Whether the piece can be converted.
    pub(crate) fn judge_convert(
        &self,
        board: &Board,
        region: Region,
        spot: Spot,
        colour: Colour,
    ) -> Result<(), Rejection<Reason>> {
        let province = self.data.province_of(spot);
        ensure(self.data.provinces[province].region == region, RULE, || {
            Reason::NotInRegion { province, region }
        })?;
        if let Spot::City(city) = spot {
            return ensure(false, RULE, || Reason::InCity { city });
        }
        ensure(board.count(spot, colour) > 0, RULE, || Reason::NoPiece {
            spot,
            colour,
        })?;
        ensure(colour != board.acting().colour(), RULE, || Reason::OwnPiece)
    }

    /// Converts the piece, or from the second version on lets the armies of the region rest.
    pub(crate) fn apply_convert(
        &self,
        board: &mut Board,
        region: Region,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Take(spot, colour) => {
                Revolution::convert(board, region, (spot, colour), 1, log);
            }
            Action::Several(Single::Take(spot, colour), pieces) => {
                Revolution::convert(board, region, (spot, colour), pieces, log);
            }
            _ => board.part.able[region] = 0,
        }
        if !self.agreed.second {
            board.step = Step::Influence;
        } else if !self.next_influence(board, Some(region)) {
            self.end_part(board, log);
        }
    }

    fn convert(
        board: &mut Board,
        region: Region,
        (spot, victim): (Spot, Colour),
        pieces: u8,
        log: &mut impl Sink<Event>,
    ) {
        let faction = board.acting();
        for _ in 0..pieces {
            board.remove(spot, victim);
            board.put(spot, faction.colour());
        }
        board.part.able[region] -= pieces;
        log.emit(Event::Converted {
            faction,
            spot,
            victim,
            pieces,
        });
    }
}
