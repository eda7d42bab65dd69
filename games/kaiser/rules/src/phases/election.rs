//! Phase VI: the imperial election, if somebody took the Rival.

use engine::{Rejection, Sink, ensure};
use enum_map::EnumMap;

use crate::action::Action;
use crate::card::Card;
use crate::colour::Colour;
use crate::event::{Event, Merit};
use crate::game::Kaiser;
use crate::noble::Noble;
use crate::reason::Reason;
use crate::score::score;
use crate::state::{Ballot, Board, State, Step, Vacancy};

impl Kaiser {
    /// Without a rival there is no election; otherwise the cards that change votes come first.
    pub(crate) fn begin_election(&self, state: &mut State, log: &mut impl Sink<Event>) {
        if state.board.rival().is_none() {
            log.emit(Event::NoRival);
            self.emperors_action(state, log);
        } else {
            state.board.turn = state.board.emperor;
            self.announce(state, None, log);
        }
    }

    /// Church influence and Excommunication are named in player order, from the emperor on. The player whose turn it is
    /// has decided about one of them already.
    fn announce(&self, state: &mut State, mut decided: Option<Step>, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        loop {
            let cards = &board.players[board.turn].cards;
            let influence = cards[Card::ChurchInfluence] > 0 && board.influenced.is_none();
            if influence && decided.is_none() {
                self.ask(state, Step::Influence, log);
                return;
            }
            let exclude = cards[Card::Excommunication] > 0 && board.excluded.is_none();
            if exclude && decided != Some(Step::Exclude) {
                self.ask(state, Step::Exclude, log);
                return;
            }
            decided = None;
            board.turn = board.turn.next(self.seats);
            if board.turn == board.emperor {
                break;
            }
        }
        self.open_vote(state, log);
    }

    pub(crate) fn judge_announcement(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        if action == Action::Decline {
            let may = self.agreed.announcing_is_optional;
            return ensure(may, "2 players", || Reason::MustUse);
        }
        let Action::In(electorate) = action else {
            return Err(Rejection::out_of_place());
        };
        let church = electorate.is_church();
        let rule = if board.step == Step::Influence {
            let rule = Card::ChurchInfluence.rule();
            ensure(church, rule, || Reason::NotChurch { electorate })?;
            rule
        } else {
            let rule = Card::Excommunication.rule();
            ensure(!church, rule, || Reason::NotSecular { electorate })?;
            rule
        };
        ensure(board.lands[electorate].played, rule, || Reason::NotPlayed {
            electorate,
        })
    }

    pub(crate) fn apply_announcement(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let (colour, step) = (board.turn, board.step);
        match (step, action) {
            (Step::Influence, Action::In(electorate)) => {
                board.influenced = Some(electorate);
                log.emit(Event::Influenced { colour, electorate });
            }
            (_, Action::In(electorate)) => {
                board.excluded = Some(electorate);
                log.emit(Event::Excluded { colour, electorate });
            }
            (Step::Influence, _) => {
                let card = Card::ChurchInfluence;
                log.emit(Event::Unused { colour, card });
            }
            _ => {
                let card = Card::Excommunication;
                log.emit(Event::Unused { colour, card });
            }
        }
        self.announce(state, Some(step), log);
    }

    /// Emperor and rival are bound to vote for themselves; the others vote in secret.
    fn open_vote(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.board.step = Step::Vote;
        state.votes = EnumMap::default();
        state.votes[state.board.emperor] = Some(Ballot::Emperor);
        if let Some(rival) = state.board.rival() {
            state.votes[rival] = Some(Ballot::Rival);
        }
        self.count_when_complete(state, log);
    }

    pub(crate) fn apply_vote(
        &self,
        state: &mut State,
        colour: Colour,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Action::Vote(ballot) = action else { return };
        state.votes[colour] = Some(ballot);
        log.emit(Event::Voted {
            colour,
            ballot: Some(ballot),
        });
        self.count_when_complete(state, log);
    }

    fn count_when_complete(&self, state: &mut State, log: &mut impl Sink<Event>) {
        if Colour::at_table(self.seats).any(|colour| state.votes[colour].is_none()) {
            return;
        }
        let ballots = std::mem::take(&mut state.votes);
        let board = &mut state.board;
        board.ballots = ballots;
        let votes = self.votes(board);
        let emperor = board.emperor;
        let rival = board.rival();
        let (mut for_emperor, mut for_rival) = (0, 0);
        for colour in Colour::at_table(self.seats) {
            let Some(ballot) = ballots[colour] else {
                continue;
            };
            match ballot {
                Ballot::Emperor => for_emperor += votes[colour],
                Ballot::Rival => for_rival += votes[colour],
            }
            log.emit(Event::Shown {
                colour,
                ballot,
                votes: votes[colour],
                secret: colour != emperor && Some(colour) != rival,
            });
        }
        let winner = rival.filter(|_| for_rival > for_emperor).unwrap_or(emperor);
        log.emit(Event::Elected {
            winner,
            emperor: for_emperor,
            rival: for_rival,
        });
        let won = if winner == emperor {
            Ballot::Emperor
        } else {
            Ballot::Rival
        };
        for colour in Colour::at_table(self.seats) {
            let entitled = votes[colour] > 0 || !self.agreed.point_needs_votes;
            if colour != winner && ballots[colour] == Some(won) && entitled {
                score(board, colour, self.data.points.vote, Merit::Vote, log);
            }
        }
        if winner == emperor {
            self.emperors_action(state, log);
        } else {
            board.emperor = winner;
            self.fill_throne(state, Vacancy::Election, log);
        }
    }

    /// The deposed emperor looks for a place; without one, the emperor leaves the board.
    pub(crate) fn exile(&self, state: &mut State, noble: Noble, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        if self.has_place(board) {
            self.ask(state, Step::Exile { noble }, log);
        } else {
            board.players[noble.colour].nobles += 1;
            log.emit(Event::ExiledHome { noble });
            self.emperors_action(state, log);
        }
    }

    pub(crate) fn judge_exile(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        self.judge_settling(board, "VI", action)
    }

    pub(crate) fn apply_exile(
        &self,
        state: &mut State,
        noble: Noble,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        if let Some(electorate) = self.settle(&mut state.board, noble, action, log) {
            log.emit(Event::Exiled { noble, electorate });
        }
        self.emperors_action(state, log);
    }
}
