//! Second thoughts about what people decide at tables of their own with bots. They are thought beside the requests, in the queue that
//! nobody waits for, and kept in memory only: whoever restarts the server loses a question, and no decision.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::{Level, SecondThought};
use catalog::AnyQuestion;
use engine::{DecisionNumber, Seat};
use table::{Role, TableId, Urgency};
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
    /// All choices, in the order of [`Lang::ALL`].
    pub(crate) labels: [Vec<String>; Lang::ALL.len()],
}

/// What is kept in mind of a seat.
struct Watched {
    table: TableId,
    seat: Seat,
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

    /// Whether it has spoken often enough.
    fn is_silent(&self, table: TableId, seat: Seat) -> bool {
        let watched = self.watched();
        let found = watched.iter().find(|one| one.is(table, seat));
        found.is_some_and(|one| one.times >= MOST_TIMES)
    }

    fn ask(&self, table: TableId, seat: Seat, doubt: Doubt) {
        let mut watched = self.watched();
        let place = watched.iter().position(|one| one.is(table, seat));
        let times = place.and_then(|place| watched.remove(place));
        watched.push_back(Watched {
            table,
            seat,
            times: times.map_or(0, |before| before.times) + 1,
            doubt: Some(doubt),
        });
        while watched.len() > MOST {
            watched.pop_front();
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
    let silent = app.companions().is_silent(made.table, made.seat);
    if silent || app.tables().role() == Role::Asks {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let (table, seat) = (made.table, made.seat);
        let thinking = app.think_permits().think(owner, Urgency::Watched, move || {
            let seed = made.decision.0.into();
            let Answered {
                question,
                played,
                labels,
            } = &made.answered;
            let thought = question.second_thought(*played, Level::STRONGEST, seed)?;
            let label = |index: usize| {
                let labels = labels.each_ref();
                labels.map(|labels| labels.get(index).cloned().unwrap_or_default())
            };
            Some(Doubt {
                decision: made.decision,
                own: label(*played),
                better: label(thought.better),
                thought,
            })
        });
        if let Some(Some(doubt)) = thinking.await {
            app.companions().ask(table, seat, doubt);
            // If the table is gone, nobody looks.
            let _ = app.tables().look_again(table).await;
        }
    });
}
