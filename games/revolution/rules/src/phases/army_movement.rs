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
        // From the second version on they hold those that try to leave.
        if faction.is_foe_of_beggars() && !self.agreed.second {
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

    /// Every region, and every way out of those that an army can leave.
    pub(crate) fn march_candidates(&self, board: &Board, out: &mut Vec<Action>) {
        for driven_back in [false, true] {
            for region in Region::ALL {
                self.push_marches(board, region, driven_back, out);
            }
        }
        out.push(Action::Done);
    }

    /// What of it may be allowed: where the faction has an army, and one that was driven back.
    pub(crate) fn march_choices(&self, board: &Board, out: &mut Vec<Action>) {
        for driven_back in [false, true] {
            for region in Region::ALL {
                if armies_there(board, region, driven_back) > 0 {
                    self.push_marches(board, region, driven_back, out);
                }
            }
        }
        out.push(Action::Done);
    }

    /// From the second version on an army that gets away is sent to its goal in one step; one that Water Beggars stop only tries.
    fn push_marches(&self, board: &Board, from: Region, driven_back: bool, out: &mut Vec<Action>) {
        let sent = self.agreed.second
            && armies_there(board, from, driven_back) > 0
            && self.gets_away(board, from);
        if sent {
            let lines = &self.data.regions[from].lines;
            let goals = Region::ALL.into_iter().filter(|&to| lines[to]);
            out.extend(goals.map(|to| {
                if driven_back {
                    Action::MarchDrivenBack(from, to)
                } else {
                    Action::March(from, to)
                }
            }));
        } else if driven_back {
            out.push(Action::DrivenBack(from));
        } else {
            out.push(Action::Region(from));
        }
    }

    fn can_march(&self, board: &Board) -> bool {
        Region::ALL.iter().any(|&region| {
            let mut kinds = [false, true].into_iter();
            kinds.any(|driven_back| self.judge_leaving(board, region, driven_back).is_ok())
        })
    }

    /// Whether an army can march from here: a fresh one, or one that was driven back.
    pub(crate) fn judge_march(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let (from, driven_back, to) = match action {
            Action::Region(from) => (from, false, None),
            Action::DrivenBack(from) => (from, true, None),
            Action::March(from, to) => (from, false, Some(to)),
            Action::MarchDrivenBack(from, to) => (from, true, Some(to)),
            Action::Done => return Ok(()),
            _ => return Err(Rejection::out_of_place()),
        };
        if to.is_some() && !self.agreed.second {
            return Err(Rejection::out_of_place());
        }
        self.judge_leaving(board, from, driven_back)?;
        if self.agreed.second && to.is_some() != self.gets_away(board, from) {
            return Err(Rejection::out_of_place());
        }
        to.map_or(Ok(()), |to| self.judge_march_to(board, from, to))
    }

    /// Whether an army can try to leave, wherever it goes.
    pub(crate) fn judge_leaving(
        &self,
        board: &Board,
        region: Region,
        driven_back: bool,
    ) -> Result<(), Rejection<Reason>> {
        let faction = board.acting();
        let part = &board.part;
        let armies = board.camps[region].armies[faction];
        let of_kind = armies_there(board, region, driven_back);
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
        let lets_nobody_go =
            self.agreed.second && self.agreed.beggars_hold_all && self.hindered(board, region) > 0;
        let free = armies - marched > part.held[region];
        ensure(free && !lets_nobody_go, "6.7.4", || Reason::Held { region })?;
        let goal = Region::ALL
            .iter()
            .any(|&to| self.judge_march_to(board, region, to).is_ok());
        ensure(goal, RULE, || Reason::NowhereToMarch { region })
    }

    /// How many of the acting faction's armies the Water Beggars can still hold in a region.
    pub fn hindered(&self, board: &Board, region: Region) -> u8 {
        if board.acting().is_foe_of_beggars() {
            board.part.holds[region]
        } else {
            0
        }
    }

    /// Whether an army that sets out from here gets away: from the second version on as many as there are Water
    /// Beggars are stopped first, unless no army is left then.
    pub fn gets_away(&self, board: &Board, region: Region) -> bool {
        let (camp, part) = (&board.camps[region], &board.part);
        let free = camp.armies[board.acting()]
            .saturating_sub(part.marched[region])
            .saturating_sub(part.held[region]);
        !self.agreed.second || free > self.hindered(board, region)
    }

    /// Water Beggars stop armies that try to leave.
    fn hold(board: &mut Board, region: Region, armies: u8, log: &mut impl Sink<Event>) {
        board.part.holds[region] -= armies;
        board.part.held[region] += armies;
        log.emit(Event::Held {
            faction: board.acting(),
            region,
            armies,
        });
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

    /// Points at the army, sends it, or stops.
    pub(crate) fn apply_march(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let (from, driven_back, to) = match action {
            Action::Region(from) => (from, false, None),
            Action::DrivenBack(from) => (from, true, None),
            Action::March(from, to) => (from, false, Some(to)),
            Action::MarchDrivenBack(from, to) => (from, true, Some(to)),
            _ => {
                self.end_part(board, log);
                return;
            }
        };
        match to {
            Some(to) => {
                let hindered = self.hindered(board, from);
                if hindered > 0 {
                    Revolution::hold(board, from, hindered, log);
                }
                Revolution::march(board, from, driven_back, to, log);
            }
            None if self.agreed.second => Revolution::hold(board, from, 1, log),
            None => board.step = Step::MarchTo { from, driven_back },
        }
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

/// How many armies of the acting faction there are, fresh ones or those that were driven back.
fn armies_there(board: &Board, region: Region, driven_back: bool) -> u8 {
    let (camp, faction) = (&board.camps[region], board.acting());
    if driven_back {
        camp.driven_back[faction]
    } else {
        camp.armies[faction] - camp.driven_back[faction]
    }
}
