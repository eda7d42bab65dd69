//! Errors are data until they are shown.
//!
//! There are three families, one on top of the other, and two neighbours:
//!
//! - **A game's error**, [`GameError`]: the rules reject an action, or a game cannot be opened or replayed. Rules know
//!   it with their types, as `engine::Rejection`, `engine::OpenError` and so on; here a game's own reason loses its type
//!   and keeps its words ([`AnyReason`]).
//! - **A table's error**, `table::TableError`: the caller may not do this here, or not now. Contains the first.
//! - **An HTTP answer**, `server::HttpError`: adds what can be wrong with a request, and knows the status. Contains the second.
//! - Beside the second stands **an account's error**, `table::AccountError`: a name, a password or a session is refused. It contains the
//!   second, and an HTTP answer contains it.
//! - Beside the third stands **a protocol's error** of the program, for other programs: it contains the first.
//!
//! Each can be told in any language ([`Tell`]) and becomes an [`ErrorReport`] only where somebody reads it: in the answers of the
//! server, in the protocol and on the command line. [`GameError`] has no `Display`, so that it cannot be shown in a language that
//! nobody asked for.

use std::fmt;
use std::sync::Arc;

use engine::{
    Cause, ChronicleError, OpenError, Rejection, ReplayError, RewindRefusal, Seat, SetupError,
    UndoRefusal,
};
use serde_json::Value;
use words::{Lang, ReasonOf, Speak, common, trouble};

use crate::{ErrorCode, ErrorDetail, ErrorReport, Tell};

/// Why a game says no.
#[derive(Clone, Debug, PartialEq)]
pub enum GameError {
    /// No game has this id.
    UnknownGame {
        /// The id.
        id: String,
        /// The games that there are.
        known: Vec<&'static str>,
    },
    /// The table has no such seat.
    UnknownSeat {
        /// The seat.
        seat: Seat,
        /// How many seats there are.
        seats: u8,
    },
    /// This is not an action of the game.
    UnreadableAction(String),
    /// The list of choices is shorter than that.
    UnknownChoice {
        /// The place in the list, from 0.
        index: usize,
        /// How long the list is.
        choices: usize,
    },
    /// The rules do not allow it.
    Rejected(Rejection<AnyReason>),
    /// A decision cannot be taken back.
    Undo(UndoRefusal),
    /// The game cannot be rewound.
    Rewind(RewindRefusal),
    /// The game cannot be opened.
    Open(OpenError<AnyReason>),
    /// A chronicle has not the right form.
    Chronicle(ChronicleError),
    /// A chronicle cannot be played again.
    Replay(ReplayError<AnyReason>),
}

impl GameError {
    /// There is nothing left to decide.
    pub const GAME_OVER: GameError = GameError::Rejected(Rejection {
        rule: "",
        cause: Cause::GameOver,
    });

    /// Another seat is to act.
    pub const NOT_YOUR_TURN: GameError = GameError::Rejected(Rejection {
        rule: "",
        cause: Cause::NotYourTurn,
    });
}

impl From<OpenError<AnyReason>> for GameError {
    fn from(error: OpenError<AnyReason>) -> GameError {
        GameError::Open(error)
    }
}

impl From<SetupError> for GameError {
    fn from(error: SetupError) -> GameError {
        GameError::Open(error.into())
    }
}

impl From<ChronicleError> for GameError {
    fn from(error: ChronicleError) -> GameError {
        GameError::Chronicle(error)
    }
}

impl From<ReplayError<AnyReason>> for GameError {
    fn from(error: ReplayError<AnyReason>) -> GameError {
        match error {
            ReplayError::Open(error) => GameError::Open(error),
            error => GameError::Replay(error),
        }
    }
}

impl From<RewindRefusal> for GameError {
    fn from(refusal: RewindRefusal) -> GameError {
        GameError::Rewind(refusal)
    }
}

impl From<UndoRefusal> for GameError {
    fn from(refusal: UndoRefusal) -> GameError {
        GameError::Undo(refusal)
    }
}

/// A game's own reason without its type: still data, and with the rules and the words to tell it.
#[derive(Clone)]
pub struct AnyReason(Arc<dyn ErasedReason>);

trait ErasedReason: Send + Sync {
    fn data(&self) -> Value;
    fn tell(&self, lang: Lang) -> String;
}

/// A reason with the rules of the table that it was given at.
struct ReasonAt<W: Speak> {
    game: W::Game,
    reason: ReasonOf<W>,
}

impl<W: Speak> ErasedReason for ReasonAt<W> {
    fn data(&self) -> Value {
        serde_json::to_value(&self.reason).unwrap_or_default()
    }

    fn tell(&self, lang: Lang) -> String {
        W::reason(lang, &self.game, &self.reason)
    }
}

impl AnyReason {
    pub(crate) fn new<W: Speak>(game: &W::Game, reason: ReasonOf<W>) -> AnyReason {
        AnyReason(Arc::new(ReasonAt::<W> {
            game: game.clone(),
            reason,
        }))
    }

    /// The reason as the game writes it.
    pub fn data(&self) -> Value {
        self.0.data()
    }
}

impl fmt::Debug for AnyReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.data())
    }
}

impl PartialEq for AnyReason {
    fn eq(&self, other: &AnyReason) -> bool {
        self.data() == other.data()
    }
}

impl Tell for GameError {
    fn tell(&self, lang: Lang) -> ErrorReport {
        match self {
            GameError::UnknownGame { id, known } => ErrorReport::new(
                ErrorCode::UnknownGame,
                trouble::unknown_game(lang, id, known.join(", ")),
            ),
            GameError::UnknownSeat { seat, seats } => ErrorReport::new(
                ErrorCode::UnknownSeat,
                trouble::unknown_seat(lang, seat, seats - 1),
            ),
            GameError::UnreadableAction(problem) => ErrorReport::new(
                ErrorCode::BadAction,
                trouble::unreadable_action(lang, problem),
            ),
            GameError::UnknownChoice { index, choices } => ErrorReport::new(
                ErrorCode::UnknownChoice,
                trouble::unknown_choice(lang, index, choices),
            ),
            GameError::Rejected(rejection) => rejected(rejection, message(rejection, lang)),
            GameError::Undo(refusal) => refusal.tell(lang),
            GameError::Rewind(refusal) => refusal.tell(lang),
            GameError::Open(error) => open(error, lang),
            GameError::Chronicle(error) => chronicle(error, lang),
            GameError::Replay(error) => replay(error, lang),
        }
    }
}

/// A rejection that this sentence tells.
pub(crate) fn rejected<R>(rejection: &Rejection<R>, message: String) -> ErrorReport {
    let code = match rejection.cause {
        Cause::GameOver => ErrorCode::GameOver,
        Cause::NotYourTurn => ErrorCode::NotYourTurn,
        Cause::OutOfPlace => ErrorCode::OutOfPlace,
        Cause::Game(_) => ErrorCode::NotAllowed,
    };
    ErrorReport {
        rule: rejection.rule,
        ..ErrorReport::new(code, message)
    }
}

fn message(rejection: &Rejection<AnyReason>, lang: Lang) -> String {
    words::cause(lang, &rejection.cause, |reason| reason.0.tell(lang))
}

impl Tell for UndoRefusal {
    fn tell(&self, lang: Lang) -> ErrorReport {
        let code = match self {
            UndoRefusal::Nothing => ErrorCode::UndoNothing,
            UndoRefusal::AnotherActed => ErrorCode::UndoAnotherActed,
            UndoRefusal::Rolled => ErrorCode::UndoRolled,
            UndoRefusal::Revealed => ErrorCode::UndoRevealed,
            UndoRefusal::Rewound => ErrorCode::UndoRewound,
        };
        ErrorReport::new(code, common::undo_refusal(lang, *self))
    }
}

impl Tell for RewindRefusal {
    fn tell(&self, lang: Lang) -> ErrorReport {
        let code = match self {
            RewindRefusal::Nothing => ErrorCode::RewindNothing,
            RewindRefusal::Over => ErrorCode::GameOver,
            RewindRefusal::Forbidden => ErrorCode::RewindForbidden,
            RewindRefusal::TooMany => ErrorCode::RewindTooMany,
            RewindRefusal::UnknownSeat => ErrorCode::UnknownSeat,
        };
        ErrorReport::new(code, common::rewind_refusal(lang, *self))
    }
}

fn open(error: &OpenError<AnyReason>, lang: Lang) -> ErrorReport {
    match error {
        OpenError::Game { found, wanted } => ErrorReport::new(
            ErrorCode::AnotherGame,
            trouble::another_game(lang, found, wanted),
        ),
        OpenError::Options(faults) => {
            let texts: Vec<String> = faults
                .iter()
                .map(|fault| trouble::option_fault(lang, fault))
                .collect();
            ErrorReport::new(ErrorCode::BadOption, texts.join(" "))
        }
        OpenError::Setup(error) => setup(error, lang),
        OpenError::Unseeded => ErrorReport::new(ErrorCode::Unseeded, trouble::unseeded(lang)),
        OpenError::TwoSeeds => ErrorReport::new(ErrorCode::TwoSeeds, trouble::two_seeds(lang)),
        OpenError::Unreadable(problem) => ErrorReport::new(
            ErrorCode::BadState,
            trouble::unreadable_state(lang, problem),
        ),
        OpenError::Impossible(faults) => ErrorReport {
            reasons: faults
                .iter()
                .map(|fault| ErrorDetail {
                    rule: fault.rule,
                    message: message(fault, lang),
                })
                .collect(),
            ..ErrorReport::new(ErrorCode::ImpossibleState, trouble::impossible_state(lang))
        },
    }
}

fn setup(error: &SetupError, lang: Lang) -> ErrorReport {
    let (code, faults) = match error {
        SetupError::Seats { .. } => (ErrorCode::WrongSeats, [].as_slice()),
        SetupError::Rules { .. } => (ErrorCode::WrongRules, [].as_slice()),
        SetupError::Options(_) => (ErrorCode::OptionsContradict, [].as_slice()),
        SetupError::Data(faults) => (ErrorCode::BadData, faults.as_slice()),
    };
    ErrorReport {
        reasons: faults
            .iter()
            .map(|fault| ErrorDetail {
                rule: fault.rule,
                message: words::data_fault(lang, fault),
            })
            .collect(),
        ..ErrorReport::new(code, trouble::setup_error(lang, error))
    }
}

fn chronicle(error: &ChronicleError, lang: Lang) -> ErrorReport {
    let code = match error {
        ChronicleError::Malformed { .. } => ErrorCode::Malformed,
        ChronicleError::CutOff { .. } => ErrorCode::CutOff,
        ChronicleError::Format { .. } => ErrorCode::WrongFormat,
        ChronicleError::Count { .. } => ErrorCode::Tampered,
    };
    ErrorReport::new(code, trouble::chronicle_error(lang, error))
}

fn replay(error: &ReplayError<AnyReason>, lang: Lang) -> ErrorReport {
    match error {
        ReplayError::Open(error) => open(error, lang),
        ReplayError::Illegal {
            decision,
            line,
            rejection,
        } => {
            let problem = message(rejection, lang);
            let message = trouble::illegal_decision(lang, decision, line, problem);
            ErrorReport {
                rule: rejection.rule,
                ..ErrorReport::new(ErrorCode::IllegalDecision, message)
            }
        }
        ReplayError::NotAutomatic { decision, line } => {
            let message = trouble::not_automatic(lang, decision, line);
            ErrorReport::new(ErrorCode::Tampered, message)
        }
        ReplayError::Rewind { line, refusal } => {
            let problem = common::rewind_refusal(lang, *refusal);
            let message = trouble::impossible_rewind(lang, line, problem);
            ErrorReport::new(ErrorCode::IllegalDecision, message)
        }
        ReplayError::Position => {
            ErrorReport::new(ErrorCode::Tampered, trouble::wrong_position(lang))
        }
        ReplayError::Result => ErrorReport::new(ErrorCode::Tampered, trouble::wrong_result(lang)),
        ReplayError::Unfair => ErrorReport::new(ErrorCode::Unfair, trouble::unfair(lang)),
    }
}
