//! Phase II: ageing, and the throne that must not stay empty.

use engine::{Rejection, Sink, ensure};

use crate::action::Action;
use crate::colour::Colour;
use crate::event::{Event, Occasion};
use crate::game::Kaiser;
use crate::noble::{Age, Noble};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::room::{bury, change_noble, take_noble};
use crate::spot::Spot;
use crate::state::{Board, State, Step, Vacancy};

impl Kaiser {
    /// Who was 45 dies, all others grow ten years older; an emperor who died is replaced.
    pub(crate) fn grow_older(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        let before = *board;
        for (spot, noble) in before.nobles() {
            if let Some(age) = noble.age.older() {
                change_noble(board, spot, Noble { age, ..noble });
            } else {
                bury(board, spot);
                log.emit(Event::Died { noble, at: spot });
            }
        }
        for (electorate, land) in &mut board.lands {
            if let Some(colour) = land.eminence.take() {
                board.players[colour].nobles += 1;
                log.emit(Event::EminenceGone { colour, electorate });
            }
        }
        log.emit(Event::Aged);
        if board.throne.is_none() {
            self.fill_throne(state, Vacancy::Age, log);
        } else {
            self.begin_offspring(state, log);
        }
    }

    /// The emperor's player sends a noble to the throne: their choice of those on noble spaces, else a baron of
    /// 45 from the supply, else an elector.
    pub(crate) fn fill_throne(
        &self,
        state: &mut State,
        vacancy: Vacancy,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let emperor = board.emperor;
        let mut heirs = residents(board, emperor);
        let (first, second) = (heirs.next(), heirs.next());
        drop(heirs);
        match (first, second) {
            (Some(only), None) => self.enthrone(state, vacancy, Some(only), log),
            (None, _) if board.players[emperor].nobles > 0 => {
                self.enthrone(state, vacancy, None, log);
            }
            _ => self.ask(state, Step::Enthrone(vacancy), log),
        }
    }

    pub(crate) fn judge_enthrone(
        board: &Board,
        vacancy: Vacancy,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let rule = match vacancy {
            Vacancy::Age => Phase::Ageing.numeral(),
            Vacancy::Doctor => "Doctor",
            Vacancy::Election => Phase::Election.numeral(),
        };
        let Action::At(spot) = action else {
            return Err(Rejection::out_of_place());
        };
        let noble = match (spot, board.noble(spot)) {
            (Spot::Throne | Spot::Castle(..), _) => return Err(Rejection::out_of_place()),
            (_, None) => return engine::refuse(rule, Reason::NoNoble),
            (_, Some(noble)) => noble,
        };
        ensure(noble.colour == board.emperor, rule, || Reason::NotOwnNoble)?;
        // An elector leaves the seat only if there is nobody else.
        let needed = residents(board, board.emperor).next().is_none();
        ensure(matches!(spot, Spot::Noble(..)) || needed, rule, || {
            Reason::IsElector
        })
    }

    /// Puts the noble at a place, or a baron of 45 from the supply, on the throne, and goes on.
    pub(crate) fn enthrone(
        &self,
        state: &mut State,
        vacancy: Vacancy,
        from: Option<Spot>,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let emperor = board.emperor;
        let chosen = from.and_then(|spot| take_noble(board, spot));
        let noble = chosen.unwrap_or_else(|| {
            board.players[emperor].nobles -= 1;
            Noble::baron(emperor, Age::FortyFive)
        });
        let old = board.throne.replace(noble);
        let occasion = match vacancy {
            Vacancy::Age => Occasion::Ageing,
            Vacancy::Doctor => Occasion::Doctor,
            Vacancy::Election => Occasion::Election,
        };
        log.emit(Event::Enthroned {
            noble,
            from,
            occasion,
        });
        match (vacancy, old) {
            (Vacancy::Age, _) => self.begin_offspring(state, log),
            (Vacancy::Doctor, _) => self.next_action(state, log),
            (Vacancy::Election, Some(noble)) => self.exile(state, noble, log),
            (Vacancy::Election, None) => self.emperors_action(state, log),
        }
    }
}

/// A player's nobles on noble spaces.
pub(crate) fn residents(board: &Board, colour: Colour) -> impl Iterator<Item = Spot> {
    board.lands.iter().flat_map(move |(electorate, land)| {
        land.resident()
            .filter(move |(_, noble)| noble.colour == colour)
            .map(move |(slot, _)| Spot::Noble(electorate, slot))
    })
}
