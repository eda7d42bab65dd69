//! Recruiting armies (6.4).

use engine::{Rejection, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::game::Revolution;
use crate::place::Region;
use crate::reason::Reason;
use crate::state::{Board, Step};

const RULE: &str = "6.4";

impl Revolution {
    /// Asks a faction that can recruit.
    pub(crate) fn open_recruiting(&self, board: &mut Board) -> bool {
        let can = self.can_recruit(board, 0);
        if can {
            board.step = Step::Recruit { raised: 0 };
        }
        can
    }

    fn can_recruit(&self, board: &Board, raised: u8) -> bool {
        Region::ALL.iter().any(|&region| {
            self.judge_recruit(board, raised, Action::Region(region))
                .is_ok()
        })
    }

    /// The price of one more army: the table gives one, two and three together.
    pub fn recruit_price(&self, board: &Board, raised: u8) -> Option<u8> {
        let table = &self.data.factions[board.acting()].recruit;
        let raised = usize::from(raised);
        let before = if raised == 0 {
            0
        } else {
            table.get(raised - 1).copied()?
        };
        Some(table.get(raised)? - before)
    }

    /// Whether an army can be recruited here.
    pub(crate) fn judge_recruit(
        &self,
        board: &Board,
        raised: u8,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let region = match action {
            Action::Region(region) => region,
            Action::Done => return Ok(()),
            _ => return Err(Rejection::out_of_place()),
        };
        let faction = board.acting();
        let Some(price) = self.recruit_price(board, raised) else {
            return ensure(false, RULE, || Reason::ThreeRaised);
        };
        ensure(board.army_supply[faction] > 0, RULE, || Reason::NoArmyLeft)?;
        let treasury = board.treasury[faction];
        ensure(treasury >= price, RULE, || Reason::TooPoor {
            price,
            treasury,
        })?;
        ensure(self.open_spaces(board, region) > 0, RULE, || {
            Reason::BoxFull { region }
        })?;
        ensure(self.is_present(board, faction, region), RULE, || {
            Reason::NotPresent { region }
        })
    }

    /// Recruits, or stops. After the third army, or with nothing left to recruit, only stopping remains, and from the second version
    /// on nobody is asked to.
    pub(crate) fn apply_recruit(
        &self,
        board: &mut Board,
        raised: u8,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let (Action::Region(region), Some(coins)) = (action, self.recruit_price(board, raised))
        else {
            self.end_part(board, log);
            return;
        };
        let faction = board.acting();
        board.pay(faction, coins);
        board.army_supply[faction] -= 1;
        board.camps[region].armies[faction] += 1;
        log.emit(Event::Recruited {
            faction,
            region,
            coins,
        });
        let raised = raised + 1;
        if self.agreed.second && !self.can_recruit(board, raised) {
            self.end_part(board, log);
        } else {
            board.step = Step::Recruit { raised };
        }
    }
}
