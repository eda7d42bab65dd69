//! Moving armies (6.8).

use engine::{Rejection, Sink, ensure};
use enum_map::EnumMap;

use crate::action::Action;
use crate::event::Event;
use crate::game::Revolution;
use crate::place::Region;
use crate::reason::Reason;
use crate::state::{Board, Step};

const RULE: &str = "6.8";

impl Revolution {
    /// Each Water Beggar in a region will hold one army (6.7.4).
    pub(crate) fn begin_marches(board: &mut Board) {
        board.part.holds = board.patrols;
    }

    /// Asks a faction with armies that can march. Water Beggars hold the armies that come first in the order of
    /// play.
    pub(crate) fn open_march(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        let faction = board.acting();
        board.part.held = EnumMap::default();
        board.part.marched = EnumMap::default();
        board.part.marched_driven = EnumMap::default();
        if faction.is_foe_of_beggars() {
            for region in Region::ALL {
                let there = board.camps[region].armies[faction];
                let holds = &mut board.part.holds[region];
                if *holds == 0 || there == 0 {
                    continue;
                }
                let armies = if self.agreed.beggars_hold_all {
                    there
                } else {
                    let armies = there.min(*holds);
                    *holds -= armies;
                    armies
                };
                board.part.held[region] = armies;
                log.emit(Event::Held {
                    faction,
                    region,
                    armies,
                });
            }
        }
        let can = self.can_march(board);
        if can {
            board.step = Step::March;
        }
        can
    }

    fn can_march(&self, board: &Board) -> bool {
        Region::ALL.iter().any(|&region| {
            let march = [Action::Region(region), Action::DrivenBack(region)];
            march
                .iter()
                .any(|&action| self.judge_march(board, action).is_ok())
        })
    }

    /// Whether an army can march from here: a fresh one, or one that was driven back.
    pub(crate) fn judge_march(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let (region, driven_back) = match action {
            Action::Region(region) => (region, false),
            Action::DrivenBack(region) => (region, true),
            Action::Done => return Ok(()),
            _ => return Err(Rejection::out_of_place()),
        };
        let faction = board.acting();
        let (camp, part) = (&board.camps[region], &board.part);
        let (armies, driven) = (camp.armies[faction], camp.driven_back[faction]);
        let of_kind = if driven_back { driven } else { armies - driven };
        ensure(of_kind > 0, RULE, || Reason::NoArmy { region })?;
        let (marched, marched_driven) = (part.marched[region], part.marched_driven[region]);
        let marched_of_kind = if driven_back {
            marched_driven
        } else {
            marched - marched_driven
        };
        ensure(of_kind > marched_of_kind, RULE, || Reason::AllMarched {
            region,
        })?;
        ensure(armies - marched > part.held[region], "6.7.4", || {
            Reason::Held { region }
        })?;
        let goal = Region::ALL
            .iter()
            .any(|&to| self.judge_march_to(board, region, to).is_ok());
        ensure(goal, RULE, || Reason::NowhereToMarch { region })
    }

    /// Whether a line leads to an open space there.
    pub(crate) fn judge_march_to(
        &self,
        board: &Board,
        from: Region,
        to: Region,
    ) -> Result<(), Rejection<Reason>> {
        let line = self.data.regions[from].lines[to];
        ensure(line, RULE, || Reason::NoLine { from, to })?;
        ensure(self.open_spaces(board, to) > 0, RULE, || Reason::BoxFull {
            region: to,
        })
    }

    /// Points at the army, or stops.
    pub(crate) fn apply_march(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let (from, driven_back) = match action {
            Action::Region(from) => (from, false),
            Action::DrivenBack(from) => (from, true),
            _ => {
                self.end_part(board, log);
                return;
            }
        };
        board.step = Step::MarchTo { from, driven_back };
    }

    /// Marches.
    pub(crate) fn march(
        board: &mut Board,
        from: Region,
        driven_back: bool,
        to: Region,
        log: &mut impl Sink<Event>,
    ) {
        let faction = board.acting();
        board.camps[from].armies[faction] -= 1;
        board.camps[to].armies[faction] += 1;
        board.part.marched[to] += 1;
        if driven_back {
            board.camps[from].driven_back[faction] -= 1;
            board.camps[to].driven_back[faction] += 1;
            board.part.marched_driven[to] += 1;
        }
        log.emit(Event::Marched { faction, from, to });
        board.step = Step::March;
    }
}
