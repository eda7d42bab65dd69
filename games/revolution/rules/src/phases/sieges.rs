//! Laying sieges (6.6).

use engine::{Rejection, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::game::Revolution;
use crate::place::City;
use crate::reason::Reason;
use crate::state::{Besieger, Board, Step};

const RULE: &str = "6.6";

impl Revolution {
    /// Asks a faction that can besiege.
    pub(crate) fn open_sieges(&self, board: &mut Board) -> bool {
        let can = self.can_besiege(board);
        if can {
            board.step = Step::Besiege;
        }
        can
    }

    fn can_besiege(&self, board: &Board) -> bool {
        City::ALL
            .iter()
            .any(|&city| self.judge_besiege(board, Action::City(city)).is_ok())
    }

    /// Whether the city can be besieged.
    pub(crate) fn judge_besiege(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let city = match action {
            Action::City(city) => city,
            Action::Done => return Ok(()),
            _ => return Err(Rejection::out_of_place()),
        };
        let faction = board.acting();
        let region = self.data.region_of(city);
        ensure(board.camps[region].armies[faction] > 0, RULE, || {
            Reason::NoArmy { region }
        })?;
        ensure(board.sieges[city].is_none(), RULE, || Reason::Besieged {
            city,
        })?;
        if let Some(holder) = board.city_cards[city] {
            let friend = holder == faction || self.are_allied(holder, faction);
            ensure(!friend, RULE, || Reason::OwnCity { city, holder })?;
        }
        ensure(!self.is_stand_off(board, faction, region), RULE, || {
            Reason::StandOff { region }
        })
    }

    /// Besieges, or stops. From the second version on who can besiege nothing more is not asked again.
    pub(crate) fn apply_besiege(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Action::City(city) = action else {
            self.end_part(board, log);
            return;
        };
        let faction = board.acting();
        board.camps[self.data.region_of(city)].armies[faction] -= 1;
        board.sieges[city] = Some(Besieger::Army(faction));
        log.emit(Event::Besieged { faction, city });
        if self.agreed.second && !self.can_besiege(board) {
            self.end_part(board, log);
        }
    }
}
