//! Phase V: new electors.

use engine::{Rejection, Sink, ensure, refuse};

use crate::action::Action;
use crate::card::Card;
use crate::colour::Colour;
use crate::electorate::Electorate;
use crate::event::{Event, Merit};
use crate::game::Kaiser;
use crate::land::Tenant;
use crate::phase::Phase;
use crate::power::{Claim, Power};
use crate::reason::Reason;
use crate::room::{push_out, take_noble};
use crate::score::score;
use crate::spot::Spot;
use crate::state::{Board, State, Step};

const RULE: &str = "V";

impl Kaiser {
    /// First the Grey Eminence, if somebody took that card; then one electorate after the other.
    pub(crate) fn begin_electors(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        let holder = Colour::at_table(self.seats)
            .find(|&colour| board.players[colour].cards[Card::GreyEminence] > 0);
        match holder {
            Some(colour) if board.players[colour].nobles > 0 => {
                self.ask(state, Step::Eminence { colour }, log);
            }
            Some(colour) => {
                log.emit(Event::EminenceAway { colour });
                self.settle_seats(state, 0, log);
            }
            None => self.settle_seats(state, 0, log),
        }
    }

    pub(crate) fn judge_eminence(board: &Board, action: Action) -> Result<(), Rejection<Reason>> {
        match action {
            Action::In(electorate) => {
                ensure(board.lands[electorate].played, "Grey eminence", || {
                    Reason::NotPlayed { electorate }
                })
            }
            Action::Decline => Ok(()),
            _ => Err(Rejection::out_of_place()),
        }
    }

    pub(crate) fn apply_eminence(
        &self,
        state: &mut State,
        colour: Colour,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        if let Action::In(electorate) = action {
            board.players[colour].nobles -= 1;
            board.lands[electorate].eminence = Some(colour);
            log.emit(Event::EminencePlaced { colour, electorate });
        } else {
            log.emit(Event::EminenceAway { colour });
        }
        self.settle_seats(state, 0, log);
    }

    /// Settles the electorates from the given one on, until somebody must decide.
    fn settle_seats(&self, state: &mut State, first: usize, log: &mut impl Sink<Event>) {
        for electorate in Electorate::ALL.into_iter().skip(first) {
            if state.board.lands[electorate].played && self.settle_seat(state, electorate, log) {
                return;
            }
        }
        self.begin_election(state, log);
    }

    /// Goes on with the electorates after this one.
    pub(crate) fn next_seat(
        &self,
        state: &mut State,
        electorate: Electorate,
        log: &mut impl Sink<Event>,
    ) {
        self.settle_seats(state, electorate as usize + 1, log);
    }

    /// Who rules here? Tells whether somebody must decide.
    fn settle_seat(
        &self,
        state: &mut State,
        electorate: Electorate,
        log: &mut impl Sink<Event>,
    ) -> bool {
        let power = self.power(&state.board, electorate);
        let claim = self.claim(&state.board, electorate, power);
        if let Claim::Strongest(colour) = claim {
            return self.hand_seat(state, electorate, colour, Some(power), log);
        }
        log.emit(Event::Counted { electorate, power });
        match claim {
            Claim::Tie => {
                state.board.step = Step::Tie { electorate };
                true
            }
            Claim::OnlyOne(colour) => {
                let named = Some(colour);
                log.emit(Event::TieSettled { electorate, named });
                self.hand_seat(state, electorate, colour, None, log)
            }
            Claim::NobodyAble => {
                let named = None;
                log.emit(Event::TieSettled { electorate, named });
                self.vacate(state, electorate, log)
            }
            Claim::Nobody | Claim::Strongest(_) => false,
        }
    }

    pub(crate) fn judge_tie(
        &self,
        board: &Board,
        electorate: Electorate,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Name(colour) => {
                let power = self.power(board, electorate);
                let mut tied = Kaiser::strongest(&power);
                let among = tied.clone().any(|strongest| strongest == colour);
                ensure(among, RULE, || Reason::NotTied { colour })?;
                let land = &board.lands[electorate];
                let can_take = |colour: Colour| Kaiser::can_take(land, electorate, colour);
                let fair = !self.agreed.ties_go_to_who_can_take_it || can_take(colour);
                ensure(fair || !tied.any(can_take), RULE, || Reason::CannotTake {
                    colour,
                })
            }
            _ => Err(Rejection::out_of_place()),
        }
    }

    pub(crate) fn apply_tie(
        &self,
        state: &mut State,
        electorate: Electorate,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Action::Name(colour) = action else { return };
        log.emit(Event::TieBroken { electorate, colour });
        if !self.hand_seat(state, electorate, colour, None, log) {
            self.next_seat(state, electorate, log);
        }
    }

    /// Gives the seat to a player: their elector stays, or they install one, or it falls vacant. The power was told already
    /// if it was tied. Tells whether somebody must decide.
    fn hand_seat(
        &self,
        state: &mut State,
        electorate: Electorate,
        colour: Colour,
        power: Option<Power>,
        log: &mut impl Sink<Event>,
    ) -> bool {
        let land = &state.board.lands[electorate];
        if land.elector.is_some_and(|elector| elector.colour == colour) {
            log.emit(Event::ElectorStays {
                colour,
                electorate,
                power,
            });
            if electorate == Electorate::Mainz {
                let points = self.data.points.mainz;
                score(&mut state.board, colour, points, Merit::Mainz, log);
            }
            return false;
        }
        if let Some(power) = power {
            log.emit(Event::Counted { electorate, power });
        }
        let mut suitable = (0_u8..)
            .zip(&land.nobles)
            .filter_map(|(slot, &tenant)| Some((slot, tenant?)))
            .filter(|&(_, tenant)| Kaiser::is_suitable(electorate, tenant, colour));
        let Some((slot, first)) = suitable.next() else {
            log.emit(Event::NoSuccessor {
                colour,
                electorate,
                tied: power.is_none(),
            });
            return self.vacate(state, electorate, log);
        };
        let skips = self.agreed.skips_equal_choices;
        if suitable.any(|(_, other)| other != first || !skips) {
            self.ask(state, Step::Install { electorate, colour }, log);
            return true;
        }
        self.install(&mut state.board, electorate, slot, log);
        false
    }

    /// Nobody gets the seat: the elector, if there is one, is deposed. Tells whether somebody must decide.
    fn vacate(
        &self,
        state: &mut State,
        electorate: Electorate,
        log: &mut impl Sink<Event>,
    ) -> bool {
        state.board.lands[electorate].elector.is_some()
            && self.depose(state, electorate, Phase::NewElectors, log)
    }

    pub(crate) fn judge_install(
        board: &Board,
        electorate: Electorate,
        colour: Colour,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let Action::At(Spot::Noble(at, slot)) = action else {
            return Err(Rejection::out_of_place());
        };
        ensure(at == electorate, RULE, || Reason::Elsewhere { electorate })?;
        match board.lands[electorate].tenant(slot) {
            Some(Tenant::Noble(noble)) => {
                ensure(noble.colour == colour, RULE, || Reason::NotOwnNoble)?;
                let tenant = Tenant::Noble(noble);
                ensure(
                    Kaiser::is_suitable(electorate, tenant, colour),
                    RULE,
                    || Reason::NotBaron,
                )
            }
            _ => refuse(RULE, Reason::NoNoble),
        }
    }

    pub(crate) fn apply_install(
        &self,
        state: &mut State,
        electorate: Electorate,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        if let Action::At(Spot::Noble(_, slot)) = action {
            self.install(&mut state.board, electorate, slot, log);
        }
        self.next_seat(state, electorate, log);
    }

    /// The noble takes the seat and scores; the old elector takes the successor's noble space.
    fn install(
        &self,
        board: &mut Board,
        electorate: Electorate,
        slot: u8,
        log: &mut impl Sink<Event>,
    ) {
        let Some(noble) = take_noble(board, Spot::Noble(electorate, slot)) else {
            return;
        };
        let land = &mut board.lands[electorate];
        let old = land.elector.replace(noble);
        land.used = false;
        land.nobles[slot as usize] = old.map(Tenant::Noble);
        log.emit(Event::NewElector {
            noble,
            electorate,
            deposed: old,
        });
        let points = self.data.points.new_elector;
        score(board, noble.colour, points, Merit::Elector, log);
        if electorate == Electorate::Mainz && self.agreed.mainz_pays_anyone {
            score(
                board,
                noble.colour,
                self.data.points.mainz,
                Merit::Mainz,
                log,
            );
        }
    }

    pub(crate) fn judge_retreat(
        board: &Board,
        electorate: Electorate,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::At(spot @ Spot::Noble(at, _)) => {
                ensure(at == electorate, RULE, || Reason::Elsewhere { electorate })?;
                ensure(board.knight(spot).is_some(), RULE, || Reason::NoKnight)
            }
            _ => Err(Rejection::out_of_place()),
        }
    }

    pub(crate) fn apply_retreat(
        &self,
        state: &mut State,
        electorate: Electorate,
        phase: Phase,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        if let Action::At(Spot::Noble(_, slot)) = action {
            push_out(&mut state.board, electorate, slot, log);
            self.step_down(&mut state.board, electorate, log);
        }
        match phase {
            Phase::Offspring => self.next_offspring(state, log),
            Phase::Actions => self.next_action(state, log),
            _ => self.next_seat(state, electorate, log),
        }
    }

    /// An elector leaves the seat for a free noble space of the electorate, or a knight's, or the supply. Tells
    /// whether the owner must decide first which knight makes room.
    pub(crate) fn depose(
        &self,
        state: &mut State,
        electorate: Electorate,
        phase: Phase,
        log: &mut impl Sink<Event>,
    ) -> bool {
        let board = &mut state.board;
        if self.free_noble(board, electorate).is_none() {
            let mut knights = board.lands[electorate].pushable();
            match knights.next() {
                None => {
                    drop(knights);
                    if let Some(noble) = take_noble(board, Spot::Elector(electorate)) {
                        board.players[noble.colour].nobles += 1;
                        log.emit(Event::DeposedHome { noble, electorate });
                    }
                    return false;
                }
                Some((slot, colour)) => {
                    let choice = knights.any(|(_, other)| other != colour);
                    drop(knights);
                    if choice {
                        board.step = Step::Retreat { electorate, phase };
                        return true;
                    }
                    push_out(board, electorate, slot, log);
                }
            }
        }
        self.step_down(board, electorate, log);
        false
    }

    fn step_down(&self, board: &mut Board, electorate: Electorate, log: &mut impl Sink<Event>) {
        if let Some(slot) = self.free_noble(board, electorate)
            && let Some(noble) = take_noble(board, Spot::Elector(electorate))
        {
            board.lands[electorate].nobles[slot as usize] = Some(Tenant::Noble(noble));
            log.emit(Event::Deposed { noble, electorate });
        }
    }
}
