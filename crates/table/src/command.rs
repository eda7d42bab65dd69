//! What can be done at a table, and what comes of it.

use bots::Level;
use engine::{DecisionNumber, Seat};
use serde_json::Value;

use crate::manners::Regard;
use crate::plan::SeatToken;
use crate::position::{OpenDecision, Position};
use crate::tables::HintTurn;
use crate::{EntryNumber, MessageNumber};

/// What somebody wants to be done at a table: [`Tables::execute`](crate::Tables::execute) does it.
///
/// Where a seat need not be named, it is the caller's own: if they hold several, one that is to act.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Takes an open seat: the one that the caller's link is for, or at a public table the one named; or else all those
    /// that are kept for whoever made the table. The
    /// invitation is good once; from then on the seat has a secret that only its player knows.
    Join {
        /// Which, if the caller has no link.
        seat: Option<Seat>,
        /// The player's name; if it is empty, the seat keeps the name that it has.
        name: String,
        /// What the player adds to the dice.
        contribution: String,
    },
    /// Changes the name of the caller's seat.
    Rename {
        /// Which of the caller's seats.
        seat: Option<Seat>,
        /// The new name.
        name: String,
    },
    /// Leaves a seat to a bot: one's own at any time; for the host one that nobody has taken; and for all who play
    /// here one whose player has kept them waiting for a day, or, at a table with a clock where the others decide that, whose time has run
    /// out. Once the game has begun, whoever sat there can take the seat back.
    ReplaceByBot {
        /// Which seat.
        seat: Seat,
        /// How strong the bot is.
        level: Level,
    },
    /// Takes back one's own seat that a bot plays, or that was opened to somebody else who has not come yet.
    TakeBack {
        /// Which.
        seat: Option<Seat>,
    },
    /// Wants the game to pause, which it does once every person at the table wants it; or refuses to go on.
    Pause {
        /// Which of the caller's seats.
        seat: Option<Seat>,
    },
    /// Wants a paused game to go on, which it does once every person at the table wants it; or refuses to pause.
    Resume {
        /// Which of the caller's seats.
        seat: Option<Seat>,
    },
    /// Takes so many days off, beginning now.
    Holiday {
        /// Which of the caller's seats.
        seat: Option<Seat>,
        /// How many days.
        days: u8,
    },
    /// Opens a seat again whose player has kept the others waiting for a day, or whose time has run out where the others decide
    /// that, and gives the host a new invitation to it. The player's own secret opens nothing any more, but they can take the seat
    /// back until somebody else sits there.
    Invite {
        /// Which seat.
        seat: Seat,
    },
    /// Frees a seat of a table that gathers: the caller's own, or for the host any. Whoever sat there has no say any more.
    Free {
        /// Which seat.
        seat: Seat,
    },
    /// Invites somebody with an account to a free seat of a table that gathers: it is kept for them, and they are called. Only for the host.
    InvitePlayer {
        /// Which seat.
        seat: Seat,
        /// What they are called.
        name: String,
    },
    /// Gives up a seat that is kept for the caller.
    Decline {
        /// Which, if there are several.
        seat: Option<Seat>,
    },
    /// Closes a free seat of a table that gathers to everybody whom the host does not invite.
    Close {
        /// Which seat.
        seat: Seat,
    },
    /// Makes a decision. If the position that it was made on is no longer there, nothing is done and the answer is
    /// [`TableError::Stale`](crate::TableError::Stale); what others decided at the same time does not matter. The same
    /// decision sent twice is made once.
    Decide {
        /// Which of the caller's seats.
        seat: Option<Seat>,
        /// The last entry of the position that it is made on.
        entry: EntryNumber,
        /// What was chosen.
        answer: Answer,
        /// Whether the caller wants to know what the seat is asked next.
        ask_next: bool,
    },
    /// Takes back the seat's last decision, if nothing was rolled or shown and nobody else has decided since.
    Undo {
        /// Which of the caller's seats.
        seat: Option<Seat>,
        /// The last entry of the position.
        entry: EntryNumber,
    },
    /// Goes back further, with other dice to come. The other people at the table are asked first.
    Rewind {
        /// Which of the caller's seats.
        seat: Option<Seat>,
        /// The position that it is wanted on.
        entry: EntryNumber,
        /// The game goes back to the position after this decision.
        decisions: DecisionNumber,
    },
    /// Grants or refuses a request to rewind; who asked can withdraw it.
    AnswerUndo {
        /// Which of the caller's seats.
        seat: Option<Seat>,
        /// The entry that the request was made with.
        request: EntryNumber,
        /// Whether it is granted.
        grant: bool,
    },
    /// Says something to everybody at the table.
    Say {
        /// Which of the caller's seats.
        seat: Option<Seat>,
        /// What.
        text: String,
    },
    /// Mutes or blocks whoever sits there, or neither any more.
    Regard {
        /// Where they sit.
        seat: Seat,
        /// How the caller regards them.
        regard: Option<Regard>,
    },
    /// Asks what a bot would do. Somebody has to think about it: see
    /// [`Tables::give_hint`](crate::Tables::give_hint).
    Hint {
        /// Which of the caller's seats; it has to be to act.
        seat: Option<Seat>,
        /// The last entry of the position.
        entry: EntryNumber,
    },
}

/// What a player chose.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The action itself.
    Action(Value),
    /// Its place in the list of choices.
    Index(usize),
}

/// What came of a [`Command`].
#[derive(Clone, Debug)]
pub enum Done {
    /// It is done, and there is nothing more to tell.
    Done,
    /// A seat with its secret: the one that was taken, or an invitation to the one that was opened.
    Seat(SeatToken),
    /// A decision was accepted.
    Decided(Decided),
    /// Something was taken back, or was not.
    Undone(Undone),
    /// Something was said: its number.
    Said(MessageNumber),
    /// A hint may be given.
    Hint(HintTurn),
}

/// What became of a decision that was accepted.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    /// Where the game stands now.
    pub position: Position,
    /// Whether the same decision had arrived before, so that nothing was done this time.
    pub repeated: bool,
    /// What the seat is asked next, if it is and the caller wanted to know.
    pub next: Option<OpenDecision>,
}

/// What became of the wish to take something back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    /// Whether it was taken back; else the others have been asked, or one of them refused.
    pub undone: bool,
    /// Where the game stands now.
    pub position: Position,
}
