//! What went wrong, as it is shown to programs and people.

use std::fmt;

use serde::Serialize;
use words::Lang;

/// An error as it is shown: a code for programs, the rule that it comes from and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ErrorReport {
    /// What kind of error it is.
    pub code: ErrorCode,
    /// The rulebook's own number or heading; empty where no rule is concerned.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub rule: &'static str,
    /// A sentence in the reader's language.
    pub message: String,
    /// Every reason, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<ErrorDetail>,
}

/// One of several reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ErrorDetail {
    /// The rulebook's own number or heading; may be empty.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub rule: &'static str,
    /// A sentence.
    pub message: String,
}

impl ErrorReport {
    /// A report that no rule is concerned with.
    pub fn new(code: ErrorCode, message: String) -> ErrorReport {
        ErrorReport {
            code,
            rule: "",
            message,
            reasons: Vec::new(),
        }
    }
}

impl fmt::Display for ErrorReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = |f: &mut fmt::Formatter<'_>, message: &str, rule: &str| {
            f.write_str(message)?;
            // A heading would be English, whatever the language of the sentence.
            if rule.is_empty() || !words::is_number(rule) {
                Ok(())
            } else {
                write!(f, " ({rule})")
            }
        };
        sentence(f, &self.message, self.rule)?;
        for reason in &self.reasons {
            f.write_str("\n  ")?;
            sentence(f, &reason.message, reason.rule)?;
        }
        Ok(())
    }
}

impl std::error::Error for ErrorReport {}

/// An error as data, which can be told in any language.
pub trait Tell {
    /// The error as it is shown to a reader of this language.
    fn tell(&self, lang: Lang) -> ErrorReport;
}

/// The results of what can fail, for whoever shows them.
pub trait TellError<T> {
    /// The same with the error told in this language.
    fn told(self, lang: Lang) -> Result<T, ErrorReport>;
}

impl<T, E: Tell> TellError<T> for Result<T, E> {
    fn told(self, lang: Lang) -> Result<T, ErrorReport> {
        self.map_err(|error| error.tell(lang))
    }
}

/// Every code that a program can meet, in the protocol and in the API. A code never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    // What a game says no to.
    /// No game has this id.
    UnknownGame,
    /// The table has no seat with this number.
    UnknownSeat,
    /// There is nothing left to decide.
    GameOver,
    /// Another seat is to act.
    NotYourTurn,
    /// The action belongs to another moment of the game.
    OutOfPlace,
    /// The rules do not allow the action.
    NotAllowed,
    /// This is not an action of the game.
    BadAction,
    /// The list of choices is shorter than that.
    UnknownChoice,
    /// There is no decision to take back.
    UndoNothing,
    /// Somebody else has acted since.
    UndoAnotherActed,
    /// A die was rolled or something was drawn.
    UndoRolled,
    /// Something hidden was shown.
    UndoRevealed,
    /// The game was rewound to here.
    UndoRewound,
    /// Nothing would be taken back.
    RewindNothing,
    /// The players agreed to play without rewinds.
    RewindForbidden,
    /// The game was rewound too often.
    RewindTooMany,

    // What cannot be opened or replayed.
    /// The game is not for this number of players.
    WrongSeats,
    /// This version of the rules is unknown.
    WrongRules,
    /// The game has no such option, or the option no such value.
    BadOption,
    /// The options do not go together.
    OptionsContradict,
    /// The data file has faults.
    BadData,
    /// The file is of another game.
    AnotherGame,
    /// There is neither a seed nor a state to begin with.
    Unseeded,
    /// There is both a seed and a state to begin with.
    TwoSeeds,
    /// The state cannot be read.
    BadState,
    /// The state can never come about.
    ImpossibleState,
    /// A line of the chronicle cannot be read.
    Malformed,
    /// The chronicle has no end.
    CutOff,
    /// The chronicle has a form that this program does not read.
    WrongFormat,
    /// The chronicle was changed.
    Tampered,
    /// The chronicle has a decision that the rules do not allow.
    IllegalDecision,
    /// The dice are not those that were promised.
    Unfair,

    // What a table says no to.
    /// No table has this name, or it is private.
    UnknownTable,
    /// The seat is somebody else's.
    NotYourSeat,
    /// The link's secret opens nothing.
    BadLink,
    /// Somebody sits there already.
    SeatTaken,
    /// The caller sits at this table already, and would see two hands.
    AlreadySeated,
    /// A bot plays in the caller's stead.
    BotPlays,
    /// The seat's time has run out.
    OutOfTime,
    /// The game is paused.
    Paused,
    /// The table has no clock.
    NoClock,
    /// Nobody can play at this pace.
    BadPace,
    /// The player has fewer days off.
    NoHolidays,
    /// The seat's player has not been away for long enough.
    StillHere,
    /// The table still waits for players.
    NotStarted,
    /// The game is still going on.
    NotOver,
    /// The position has changed.
    Stale,
    /// Nobody asks to take anything back.
    NoRequest,
    /// The table agreed to do without hints.
    NoHints,
    /// The text has too many characters.
    TooLong,
    /// A visitor brings too many data files.
    TooManyFiles,
    /// A visitor has too many tables that wait for players or are being played.
    TooManyTables,
    /// A visitor's tables would have too many bots.
    TooManyBots,
    /// A visitor's data files and messages would take too much room.
    TooMuchStored,
    /// The text has no characters.
    Empty,
    /// What was to be stored could not be.
    StoreFailed,

    // What is wrong about an account.
    /// The name is none that an account can have.
    BadName,
    /// Somebody has a name that looks like it.
    NameTaken,
    /// The password can be guessed.
    WeakPassword,
    /// No account has this name with this password or recovery code.
    WrongPassword,
    /// It was tried too often.
    TooManyTries,
    /// The caller is not signed in.
    SignedOut,

    // What a request can be wrong about, whatever it is for.
    /// The request does not say what it should.
    BadRequest,
    /// There is nothing under this address.
    UnknownPage,
    /// The address is not for this method.
    WrongMethod,
    /// Another site made the request.
    CrossSite,
    /// The request is for a server with another name.
    WrongHost,
    /// There were too many requests.
    TooFast,
    /// The operator keeps this visitor or this address out.
    Blocked,
    /// Nothing can be changed at the moment.
    ReadOnly,
    /// No process is there that thinks.
    NoThinkers,
    /// The program made a mistake.
    OwnFault,
    /// The conversation has no game yet.
    NoGame,
    /// The system gives no random numbers.
    NoEntropy,
}
