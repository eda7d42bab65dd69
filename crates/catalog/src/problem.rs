//! What went wrong, for programs and for people.

use engine::{Cause, ChronicleError, OpenError, Rejection, ReplayError, SetupError, UndoRefusal};
use serde::Serialize;
use words::{Lang, ReasonOf, Speak, common, trouble};

/// An error with a code for programs, the rule that it comes from and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// A short name that never changes, such as `not-your-turn`.
    pub code: &'static str,
    /// The rulebook's own number or heading; empty where no rule is concerned.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub rule: &'static str,
    /// A sentence in the language that was asked for.
    pub message: String,
    /// Every reason, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
}

/// One of several reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The rulebook's own number or heading; may be empty.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub rule: &'static str,
    /// A sentence.
    pub message: String,
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)?;
        if !self.rule.is_empty() {
            write!(f, " ({})", self.rule)?;
        }
        for reason in &self.reasons {
            write!(f, "\n  {}", reason.message)?;
            if !reason.rule.is_empty() {
                write!(f, " ({})", reason.rule)?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Problem {}

impl Problem {
    /// A problem that no rule is concerned with.
    pub fn new(code: &'static str, message: String) -> Problem {
        Problem {
            code,
            rule: "",
            message,
            reasons: Vec::new(),
        }
    }

    fn because(self, reasons: impl IntoIterator<Item = Reason>) -> Problem {
        Problem {
            reasons: reasons.into_iter().collect(),
            ..self
        }
    }

    pub(crate) fn rejected<W: Speak>(
        game: &W::Game,
        rejection: &Rejection<ReasonOf<W>>,
        lang: Lang,
    ) -> Problem {
        Problem {
            code: code(rejection),
            rule: rejection.rule,
            message: words::rejection::<W>(game, rejection, lang),
            reasons: Vec::new(),
        }
    }

    pub(crate) fn undo(refusal: UndoRefusal, lang: Lang) -> Problem {
        let code = match refusal {
            UndoRefusal::Nothing => "undo-nothing",
            UndoRefusal::AnotherActed => "undo-another-acted",
            UndoRefusal::Rolled => "undo-rolled",
            UndoRefusal::Revealed => "undo-revealed",
        };
        Problem::new(code, common::undo_refusal(lang, refusal))
    }

    pub(crate) fn setup(error: &SetupError, lang: Lang) -> Problem {
        let code = match error {
            SetupError::Seats { .. } => "wrong-seats",
            SetupError::Rules { .. } => "wrong-rules",
            SetupError::Options(_) => "options-contradict",
            SetupError::Data(_) => "bad-data",
        };
        let problem = Problem::new(code, trouble::setup_error(lang, error));
        match error {
            SetupError::Data(faults) => problem.because(faults.iter().map(|fault| Reason {
                rule: "",
                message: trouble::data_fault(lang, fault.line, &fault.message),
            })),
            _ => problem,
        }
    }

    /// What is wrong with the form of a chronicle.
    pub fn chronicle(error: &ChronicleError, lang: Lang) -> Problem {
        let code = match error {
            ChronicleError::Malformed { .. } => "malformed",
            ChronicleError::CutOff { .. } => "cut-off",
            ChronicleError::Format { .. } => "wrong-format",
            ChronicleError::Count { .. } => "tampered",
        };
        Problem::new(code, trouble::chronicle_error(lang, error))
    }

    /// `game` is needed to speak of an impossible state: `None` if the table could not be set up.
    pub(crate) fn open<W: Speak>(
        game: Option<&W::Game>,
        error: &OpenError<ReasonOf<W>>,
        lang: Lang,
    ) -> Problem {
        match error {
            OpenError::Game { found, wanted } => {
                Problem::new("another-game", trouble::another_game(lang, found, wanted))
            }
            OpenError::Options(faults) => {
                let texts: Vec<String> = faults
                    .iter()
                    .map(|fault| trouble::option_fault(lang, fault))
                    .collect();
                Problem::new("bad-option", texts.join(" "))
            }
            OpenError::Setup(error) => Problem::setup(error, lang),
            OpenError::Unseeded => Problem::new("unseeded", trouble::unseeded(lang)),
            OpenError::TwoSeeds => Problem::new("two-seeds", trouble::two_seeds(lang)),
            OpenError::Unreadable(problem) => {
                Problem::new("bad-state", trouble::unreadable_state(lang, problem))
            }
            OpenError::Impossible(faults) => {
                let reasons = faults.iter().map(|fault| Reason {
                    rule: fault.rule,
                    message: match game {
                        Some(game) => words::rejection::<W>(game, fault, lang),
                        None => format!("{:?}", fault.cause),
                    },
                });
                Problem::new("impossible-state", trouble::impossible_state(lang)).because(reasons)
            }
        }
    }

    pub(crate) fn replay<W: Speak>(
        game: Option<&W::Game>,
        error: &ReplayError<ReasonOf<W>>,
        lang: Lang,
    ) -> Problem {
        match error {
            ReplayError::Open(error) => Problem::open::<W>(game, error, lang),
            ReplayError::Illegal { number, rejection } => {
                let problem = match game {
                    Some(game) => words::rejection::<W>(game, rejection, lang),
                    None => format!("{:?}", rejection.cause),
                };
                Problem {
                    rule: rejection.rule,
                    ..Problem::new(
                        "illegal-decision",
                        trouble::illegal_decision(lang, number, number + 1, problem),
                    )
                }
            }
            ReplayError::Position => Problem::new("tampered", trouble::wrong_position(lang)),
            ReplayError::Result => Problem::new("tampered", trouble::wrong_result(lang)),
            ReplayError::Unfair => Problem::new("unfair", trouble::unfair(lang)),
        }
    }
}

/// The code of a rejection.
pub(crate) fn code<R>(rejection: &Rejection<R>) -> &'static str {
    match rejection.cause {
        Cause::GameOver => "game-over",
        Cause::NotYourTurn => "not-your-turn",
        Cause::OutOfPlace => "out-of-place",
        Cause::Game(_) => "not-allowed",
    }
}
