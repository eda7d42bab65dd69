//! Moving support (5.1, 6.2).

use engine::{Rejection, Sink, ensure};

use crate::action::{Action, Single, is_offered};
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

    /// How many pieces can be taken out of these spaces at once.
    fn most_to_draw(&self, board: &Board, support: Support, space: Space) -> u8 {
        let faction = board.acting();
        let there = board.supports[support][space][faction];
        if support == Support::Huguenots && self.agreed.huguenots_turn_down {
            let up = board
                .in_box(support, faction)
                .saturating_sub(board.interceptors);
            there.min(up)
        } else {
            there
        }
    }

    /// Every piece of a support box, and from the second version on several at once.
    pub(crate) fn support_candidates(&self, board: &Board, out: &mut Vec<Action>) {
        for (support, space) in boxes() {
            out.push(Action::Draw(support, space));
            if self.agreed.second {
                let most = self.most_to_draw(board, support, space);
                Single::Draw(support, space).offer(most, out);
            }
        }
        out.push(Action::Done);
    }

    /// What of it is allowed: boxes that hold a piece of the faction.
    pub(crate) fn support_choices(&self, board: &Board, out: &mut Vec<Action>) {
        for (support, space) in boxes() {
            let most = self.most_to_draw(board, support, space);
            if most > 0 {
                out.push(Action::Draw(support, space));
                if self.agreed.second {
                    Single::Draw(support, space).offer(most, out);
                }
            }
        }
        out.push(Action::Done);
    }

    /// Whether this can be taken out of a support box.
    pub(crate) fn judge_support(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Draw(support, space) => self.can_draw(board, board.acting(), support, space),
            Action::Several(Single::Draw(support, space), pieces) if self.agreed.second => {
                self.can_draw(board, board.acting(), support, space)?;
                let most = self.most_to_draw(board, support, space);
                let rule = Phase::Support.section(board.turn);
                ensure(is_offered(pieces, most), rule, || Reason::NotSoMany {
                    most,
                })
            }
            Action::Done => Ok(()),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Adds what is fed from these spaces.
    pub(crate) fn support_to_choices(&self, support: Support, space: Space, out: &mut Vec<Action>) {
        if space.feeds_board() {
            let fed = self.data.supports[support].provinces;
            out.extend(fed.iter().map(Action::Province));
        }
        if space.feeds_treasury() {
            out.push(Action::Treasury);
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
        let (support, space, pieces) = match action {
            Action::Draw(support, space) => (support, space, 1),
            Action::Several(Single::Draw(support, space), pieces) => (support, space, pieces),
            _ => {
                self.ship(board, shipped, log);
                return;
            }
        };
        let drawn = Step::SupportTo {
            support,
            space,
            shipped,
            pieces,
        };
        // From a space for money there is only one way.
        let fed = self.data.supports[support].provinces;
        if !space.feeds_board() || fed.is_empty() {
            self.apply_support_to(board, drawn, Action::Treasury, log);
        } else if self.agreed.second
            && !space.feeds_treasury()
            && fed.len() == 1
            && let Some(only) = fed.first()
        {
            self.apply_support_to(board, drawn, Action::Province(only), log);
        } else {
            board.step = drawn;
        }
    }

    /// The pieces drawn go to a province or become money; what comes from the Spanish treasury is only on its way.
    pub(crate) fn apply_support_to(
        &self,
        board: &mut Board,
        drawn: Step,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Step::SupportTo {
            support,
            space,
            mut shipped,
            pieces,
        } = drawn
        else {
            return;
        };
        let faction = board.acting();
        self.leave_box(board, support, space, pieces);
        if let Action::Province(province) = action {
            board.supply[faction] += pieces;
            for _ in 0..pieces {
                board.put(Spot::Country(province), faction.colour());
            }
            log.emit(Event::SupportArrived {
                faction,
                support,
                province,
                pieces,
            });
        } else if support == Support::SpanishTreasury {
            shipped += pieces;
        } else {
            board.treasury[faction] += pieces;
            log.emit(Event::SupportCashed {
                faction,
                support,
                pieces,
            });
        }
        board.step = Step::Support { shipped };
    }

    fn leave_box(&self, board: &mut Board, support: Support, space: Space, pieces: u8) {
        let faction = board.acting();
        board.supports[support][space][faction] -= pieces;
        if support == Support::Huguenots && !self.agreed.huguenots_turn_down {
            // Those that have intercepted leave first: the others can still intercept.
            board.interceptors = board.interceptors.saturating_sub(pieces);
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
