//! Second thoughts about what people decide at tables of their own with bots. They are thought beside the requests, in the queue that
//! nobody waits for, and kept in memory only: whoever restarts the server loses a question, and no decision.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::SecondThought;
use catalog::AnyQuestion;
use engine::{DecisionNumber, Seat};
use table::{EntryNumber, Role, TableId, Urgency};
use words::Lang;

use crate::App;
use crate::think_permits::Owner;

/// How many tables are kept in mind.
const MOST: usize = 512;
/// How often the companion speaks of a decision in one game: more would be nagging.
const MOST_TIMES: u8 = 5;

/// A decision that gave much away, in words of every language.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Doubt {
    /// Which decision it is.
    pub(crate) decision: DecisionNumber,
    /// What was chosen, in the order of [`Lang::ALL`].
    own: [String; Lang::ALL.len()],
    /// What could have been chosen.
    better: [String; Lang::ALL.len()],
    /// What came of the thought.
    pub(crate) thought: SecondThought,
}

impl Doubt {
    /// What was chosen and what could have been.
    pub(crate) fn labels(&self, lang: Lang) -> (&str, &str) {
        let place = Lang::ALL.iter().position(|&one| one == lang).unwrap_or(0);
        (&self.own[place], &self.better[place])
    }
}

/// A decision to be thought about once more.
pub(crate) struct Made {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    /// The position that it was made on: another one each time, also if the same is decided again.
    pub(crate) number: EntryNumber,
    /// Which decision it is.
    pub(crate) decision: DecisionNumber,
    /// What was asked and answered.
    pub(crate) answered: Answered,
}

/// What was asked, and the answer.
pub(crate) struct Answered {
    /// What was asked.
    pub(crate) question: Arc<dyn AnyQuestion>,
    /// What was chosen, by its place in the list.
    pub(crate) played: usize,
}

/// What is kept in mind of a seat.
struct Watched {
    table: TableId,
    seat: Seat,
    /// Where it decided last: nothing is said any more about what was decided before.
    number: EntryNumber,
    /// How often the companion has spoken.
    times: u8,
    /// What it asks now.
    doubt: Option<Doubt>,
}

/// What companions have to say.
#[derive(Clone, Default)]
pub(crate) struct Companions(Arc<Mutex<VecDeque<Watched>>>);

impl Companions {
    /// What is asked of a seat about its last decision.
    pub(crate) fn doubt(&self, table: TableId, seat: Seat) -> Option<Doubt> {
        let watched = self.watched();
        let found = watched.iter().find(|one| one.is(table, seat));
        found.and_then(|one| one.doubt.clone())
    }

    /// Nothing is asked of the seat any more.
    pub(crate) fn forget(&self, table: TableId, seat: Seat) {
        for one in self.watched().iter_mut().filter(|one| one.is(table, seat)) {
            one.doubt = None;
        }
    }

    /// The seat has decided: what was asked before is forgotten. Whether its decision is to be thought about: the companion has not spoken often enough.
    fn begin(&self, table: TableId, seat: Seat, number: EntryNumber) -> bool {
        let mut watched = self.watched();
        let place = watched.iter().position(|one| one.is(table, seat));
        let before = place.and_then(|place| watched.remove(place));
        let times = before.map_or(0, |before| before.times);
        watched.push_back(Watched {
            table,
            seat,
            number,
            times,
            doubt: None,
        });
        while watched.len() > MOST {
            watched.pop_front();
        }
        times < MOST_TIMES
    }

    /// Asks about a decision, unless the seat has decided again since.
    fn ask(&self, table: TableId, seat: Seat, number: EntryNumber, doubt: Doubt) {
        let mut watched = self.watched();
        let one = watched.iter_mut().find(|one| one.is(table, seat));
        if let Some(one) = one.filter(|one| one.number == number) {
            one.times += 1;
            one.doubt = Some(doubt);
        }
    }

    fn watched(&self) -> MutexGuard<'_, VecDeque<Watched>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Watched {
    fn is(&self, table: TableId, seat: Seat) -> bool {
        (self.table, self.seat) == (table, seat)
    }
}

/// Thinks once more about a decision that was made, while the game goes on. Where thinking is left to other processes, nobody does.
pub(crate) fn think_again(app: &App, owner: Owner, made: Made) {
    let (table, seat, number) = (made.table, made.seat, made.number);
    if !app.companions().begin(table, seat, number) || app.tables().role() == Role::Asks {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let thinking = app.think_permits().think(owner, Urgency::Watched, move || {
            let seed = made.decision.0.into();
            let Answered { question, played } = made.answered;
            let thought = question.second_thought(played, seed)?;
            // Only what is asked about is put into words.
            let label = |choice: usize| Lang::ALL.map(|lang| question.label(choice, lang));
            Some(Doubt {
                decision: made.decision,
                own: label(played),
                better: label(thought.better),
                thought,
            })
        });
        if let Some(Some(doubt)) = thinking.await {
            app.companions().ask(table, seat, number, doubt);
            // If the table is gone, nobody looks.
            let _ = app.tables().look_again(table).await;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doubt(decision: u32) -> Doubt {
        let say = |text: &str| Lang::ALL.map(|lang| format!("{text} {lang}"));
        let thought = SecondThought {
            better: 1,
            after: 0.2,
            after_better: 0.6,
        };
        Doubt {
            decision: DecisionNumber(decision),
            own: say("this"),
            better: say("that"),
            thought,
        }
    }

    #[test]
    fn only_the_last_decision_is_asked_about_and_not_too_often() {
        let companions = Companions::default();
        let (table, seat) = (TableId::random(), Seat(0));
        for number in 1..=u32::from(MOST_TIMES) {
            assert!(companions.begin(table, seat, EntryNumber(number)));
            // The thought about an earlier decision comes too late.
            companions.ask(table, seat, EntryNumber(number - 1), doubt(number));
            assert_eq!(companions.doubt(table, seat), None);
            companions.ask(table, seat, EntryNumber(number), doubt(number));
            let asked = companions.doubt(table, seat).expect("a question");
            assert_eq!(asked.labels(Lang::Nl), ("this nl", "that nl"));
        }
        companions.forget(table, seat);
        assert_eq!(companions.doubt(table, seat), None);
        assert!(!companions.begin(table, seat, EntryNumber(9)));
        assert!(companions.begin(table, Seat(1), EntryNumber(9)));
    }
}
