//! What can be sent to a table.

use bots::Level;
use engine::{DecisionNumber, Seat};
use serde::Deserialize;
use serde_json::Value;
use table::{Answer, Command, EntryNumber};
use utoipa::ToSchema;

use super::schema::{BotLevel, Contribution, PlayerName, Saying, SeatNumber};
use crate::HttpError;
use crate::execute::CommandForm;

/// A seat to be taken.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Join)]
pub(crate) struct JoinForm {
    /// Which seat, if you have no link.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    #[serde(default)]
    #[schema(value_type = PlayerName)]
    name: String,
    #[serde(default)]
    #[schema(value_type = Contribution)]
    contribution: String,
}

impl CommandForm for JoinForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Join {
            seat: self.seat,
            name: self.name,
            contribution: self.contribution,
        })
    }
}

/// A seat to be left to a bot.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Bot)]
pub(crate) struct BotForm {
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    #[schema(value_type = BotLevel)]
    level: Level,
}

impl CommandForm for BotForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::ReplaceByBot {
            seat: self.seat,
            level: self.level,
        })
    }
}

/// A seat to invite somebody else to.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Invite)]
pub(crate) struct InviteForm {
    #[schema(value_type = SeatNumber)]
    seat: Seat,
}

impl CommandForm for InviteForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Invite { seat: self.seat })
    }
}

/// A seat to be freed before the game begins.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Free)]
pub(crate) struct FreeForm {
    #[schema(value_type = SeatNumber)]
    seat: Seat,
}

impl CommandForm for FreeForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Free { seat: self.seat })
    }
}

/// A player to be invited to a free seat before the game begins.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = InvitePlayer)]
pub(crate) struct InvitePlayerForm {
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    #[schema(value_type = PlayerName)]
    name: String,
}

impl CommandForm for InvitePlayerForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::InvitePlayer {
            seat: self.seat,
            name: self.name,
        })
    }
}

/// A seat that is kept for you and that you give up.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Decline)]
pub(crate) struct DeclineForm {
    /// Which, if there are several. Default: the first.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
}

impl CommandForm for DeclineForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Decline { seat: self.seat })
    }
}

/// A free seat to be closed before the game begins.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Close)]
pub(crate) struct CloseForm {
    #[schema(value_type = SeatNumber)]
    seat: Seat,
}

impl CommandForm for CloseForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Close { seat: self.seat })
    }
}

/// A seat of yours that a bot plays, or that was opened to somebody else.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TakeBack)]
pub(crate) struct TakeBackForm {
    /// Which of your seats. Default: the first that you can take back.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
}

impl CommandForm for TakeBackForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::TakeBack { seat: self.seat })
    }
}

/// Who wants the game to pause.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Pause)]
pub(crate) struct PauseForm {
    /// Which of your seats. Default: one that is to act.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
}

impl CommandForm for PauseForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Pause { seat: self.seat })
    }
}

/// Who wants the game to go on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Resume)]
pub(crate) struct ResumeForm {
    /// Which of your seats. Default: one that is to act.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
}

impl CommandForm for ResumeForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Resume { seat: self.seat })
    }
}

/// Days off.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Holiday)]
pub(crate) struct HolidayForm {
    /// Which of your seats. Default: one that is to act.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    /// How many, beginning now. Where there is no clock, the others are told that you are away; 0 tells them that you are back.
    #[schema(minimum = 0, maximum = 60)]
    days: u8,
}

impl CommandForm for HolidayForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Holiday {
            seat: self.seat,
            days: self.days,
        })
    }
}

/// A new name.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Name)]
pub(crate) struct NameForm {
    /// Which of your seats. Default: one whose turn it is.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    #[schema(value_type = PlayerName)]
    name: String,
}

impl CommandForm for NameForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Rename {
            seat: self.seat,
            name: self.name,
        })
    }
}

/// A decision that was made: the action of a choice, or its place in the list.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Answer)]
pub(crate) struct AnswerForm {
    /// Which of your seats. Default: one whose turn it is.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    /// The number of the position that the decision is made on.
    #[schema(value_type = u32)]
    number: EntryNumber,
    /// The action of a choice.
    action: Option<Value>,
    /// The place of a choice in the list, from 0.
    index: Option<u32>,
}

impl CommandForm for AnswerForm {
    fn command(self) -> Result<Command, HttpError> {
        let answer = match (self.action, self.index) {
            (Some(action), None) => Answer::Action(action),
            (None, Some(index)) => Answer::Index(index as usize),
            _ => return Err(HttpError::BadRequest("action or index".to_owned())),
        };
        Ok(Command::Decide {
            seat: self.seat,
            entry: self.number,
            answer,
            // Most decisions are followed by another one of the same seat, which need not be asked for then.
            ask_next: true,
        })
    }
}

/// A decision to take back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Undo)]
pub(crate) struct UndoForm {
    /// Which of your seats. Default: one whose turn it is.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    /// The number of the position.
    #[schema(value_type = u32)]
    number: EntryNumber,
}

impl CommandForm for UndoForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Undo {
            seat: self.seat,
            entry: self.number,
        })
    }
}

/// How far to rewind the game.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Rewind)]
pub(crate) struct RewindForm {
    /// Which of your seats. Default: one whose turn it is.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    /// The number of the position.
    #[schema(value_type = u32)]
    number: EntryNumber,
    /// The game goes back to the position after this many decisions.
    #[schema(value_type = u32)]
    decisions: DecisionNumber,
}

impl CommandForm for RewindForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Rewind {
            seat: self.seat,
            entry: self.number,
            decisions: self.decisions,
        })
    }
}

/// The answer to a request to rewind.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Grant)]
pub(crate) struct GrantForm {
    /// Which of your seats. Default: one whose turn it is.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    /// The number of the request.
    #[schema(value_type = u32)]
    request: EntryNumber,
    grant: bool,
}

impl CommandForm for GrantForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::AnswerUndo {
            seat: self.seat,
            request: self.request,
            grant: self.grant,
        })
    }
}

/// A request for a hint.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AskHint)]
pub(crate) struct HintForm {
    /// Which of your seats. Default: one whose turn it is.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    /// The number of the position.
    #[schema(value_type = u32)]
    number: EntryNumber,
}

impl CommandForm for HintForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Hint {
            seat: self.seat,
            entry: self.number,
        })
    }
}

/// A chat message to send.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Say)]
pub(crate) struct SayForm {
    /// Which of your seats. Default: one whose turn it is.
    #[schema(value_type = Option<SeatNumber>)]
    seat: Option<Seat>,
    #[schema(value_type = Saying)]
    text: String,
}

impl CommandForm for SayForm {
    fn command(self) -> Result<Command, HttpError> {
        Ok(Command::Say {
            seat: self.seat,
            text: self.text,
        })
    }
}
