//! Moving support (5.1, 6.2).

use engine::{Rejection, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::faction::Faction;
use crate::game::{Revolution, boxes};
use crate::phase::Phase;
use crate::place::Spot;
use crate::reason::Reason;
use crate::state::{Board, Step};
use crate::support::{Space, Support};

/// Where money can be intercepted (6.2.2).
const INTERCEPTION: &str = "6.2.2";

impl Revolution {
    /// Asks a faction that has pieces to move.
    pub(crate) fn open_support(&self, board: &mut Board) -> bool {
        let faction = board.acting();
        let any =
            boxes().any(|(support, space)| self.can_draw(board, faction, support, space).is_ok());
        if any {
            board.step = Step::Support { shipped: 0 };
        }
        any
    }

    /// Whether a piece can be taken out of these spaces.
    fn can_draw(
        &self,
        board: &Board,
        faction: Faction,
        support: Support,
        space: Space,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::Support.section(board.turn);
        ensure(board.supports[support][space][faction] > 0, rule, || {
            Reason::NothingInBox { support, space }
        })?;
        if support == Support::Huguenots && self.agreed.huguenots_turn_down {
            let up = board.in_box(support, faction) > board.interceptors;
            ensure(up, INTERCEPTION, || Reason::TurnedDown)?;
        }
        Ok(())
    }

    /// Whether this can be taken out of a support box.
    pub(crate) fn judge_support(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Draw(support, space) => self.can_draw(board, board.acting(), support, space),
            Action::Done => Ok(()),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Whether the piece may go there.
    pub(crate) fn judge_support_to(
        &self,
        board: &Board,
        support: Support,
        space: Space,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::Support.section(board.turn);
        match action {
            Action::Province(province) => {
                ensure(space.feeds_board(), rule, || Reason::TreasuryOnly {
                    support,
                })?;
                let fed = self.data.supports[support].provinces.contains(province);
                ensure(fed, rule, || Reason::NotFed { support, province })
            }
            Action::Treasury => {
                ensure(space.feeds_treasury(), rule, || Reason::MapOnly { support })
            }
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Picks a piece out of a box, or stops.
    pub(crate) fn apply_support(
        &self,
        board: &mut Board,
        shipped: u8,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Action::Draw(support, space) = action else {
            self.ship(board, shipped, log);
            return;
        };
        // From a space for money there is only one way.
        let fed = !self.data.supports[support].provinces.is_empty();
        if space.feeds_board() && fed {
            board.step = Step::SupportTo {
                support,
                space,
                shipped,
            };
        } else {
            self.cash(board, support, space, shipped, log);
        }
    }

    /// The piece picked goes to a province or to the treasury.
    pub(crate) fn apply_support_to(
        &self,
        board: &mut Board,
        support: Support,
        space: Space,
        shipped: u8,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Action::Province(province) = action else {
            self.cash(board, support, space, shipped, log);
            return;
        };
        let faction = board.acting();
        self.leave_box(board, support, space);
        board.supply[faction] += 1;
        board.put(Spot::Country(province), faction.colour());
        log.emit(Event::SupportArrived {
            faction,
            support,
            province,
        });
        board.step = Step::Support { shipped };
    }

    /// The piece becomes money; what comes from the Spanish treasury is only on its way.
    fn cash(
        &self,
        board: &mut Board,
        support: Support,
        space: Space,
        shipped: u8,
        log: &mut impl Sink<Event>,
    ) {
        let faction = board.acting();
        self.leave_box(board, support, space);
        let by_sea = u8::from(support == Support::SpanishTreasury);
        if by_sea == 0 {
            board.treasury[faction] += 1;
            log.emit(Event::SupportCashed { faction, support });
        }
        board.step = Step::Support {
            shipped: shipped + by_sea,
        };
    }

    fn leave_box(&self, board: &mut Board, support: Support, space: Space) {
        let faction = board.acting();
        board.supports[support][space][faction] -= 1;
        if support == Support::Huguenots && !self.agreed.huguenots_turn_down {
            // Those that have intercepted leave first: the others can still intercept.
            board.interceptors = board.interceptors.saturating_sub(1);
        }
    }

    /// How many of the pieces on their way can be intercepted.
    pub(crate) fn can_intercept(&self, board: &Board, shipped: u8) -> u8 {
        let Some(by) = board.huguenots() else {
            return 0;
        };
        let from = board.acting();
        if by == from || self.are_allied(by, from) {
            return 0;
        }
        let ready = board
            .in_box(Support::Huguenots, by)
            .saturating_sub(board.interceptors);
        ready.min(board.supply[by]).min(shipped)
    }

    /// The ships set sail; the Huguenots' faction is asked if it can intercept.
    fn ship(&self, board: &mut Board, shipped: u8, log: &mut impl Sink<Event>) {
        if self.can_intercept(board, shipped) > 0 {
            board.step = Step::Intercept { shipped };
        } else {
            self.intercept(board, shipped, 0, log);
        }
    }

    /// Whether so much can be intercepted.
    pub(crate) fn judge_intercept(
        &self,
        board: &Board,
        shipped: u8,
        coins: u8,
    ) -> Result<(), Rejection<Reason>> {
        let most = self.can_intercept(board, shipped);
        ensure(coins <= most, INTERCEPTION, || Reason::InterceptAtMost {
            most,
        })
    }

    /// Some of the money goes to the Huguenots' faction, the rest arrives.
    pub(crate) fn intercept(
        &self,
        board: &mut Board,
        shipped: u8,
        coins: u8,
        log: &mut impl Sink<Event>,
    ) {
        let faction = board.acting();
        if let Some(by) = board.huguenots().filter(|_| coins > 0) {
            board.supply[faction] += coins;
            board.earn(by, coins);
            board.interceptors += coins;
            log.emit(Event::Intercepted {
                by,
                from: faction,
                coins,
            });
        }
        let coins = shipped - coins;
        if coins > 0 {
            board.treasury[faction] += coins;
            log.emit(Event::FleetArrived { faction, coins });
        }
        self.end_part(board, log);
    }
}
