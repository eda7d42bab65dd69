//! What can be sent to a table.

use bots::Level;
use engine::Seat;
use serde::Deserialize;
use serde_json::Value;
use table::{Answer, Command};

use crate::Fault;
use crate::execute::CommandForm;

/// A seat to be taken.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinForm {
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    contribution: String,
}

impl CommandForm for JoinForm {
    fn command(self) -> Result<Command, Fault> {
        Ok(Command::Join {
            seat: self.seat,
            name: self.name,
            contribution: self.contribution,
        })
    }
}

/// A seat to be left to a bot.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotForm {
    seat: Seat,
    level: Level,
}

impl CommandForm for BotForm {
    fn command(self) -> Result<Command, Fault> {
        Ok(Command::ReplaceByBot {
            seat: self.seat,
            level: self.level,
        })
    }
}

/// A seat that somebody else is to be invited to.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct InviteForm {
    seat: Seat,
}

impl CommandForm for InviteForm {
    fn command(self) -> Result<Command, Fault> {
        Ok(Command::Invite { seat: self.seat })
    }
}

/// A new name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameForm {
    #[serde(default)]
    seat: Option<Seat>,
    name: String,
}

impl CommandForm for NameForm {
    fn command(self) -> Result<Command, Fault> {
        Ok(Command::Rename {
            seat: self.seat,
            name: self.name,
        })
    }
}

/// A decision that was made: the action or its place in the list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerForm {
    #[serde(default)]
    seat: Option<Seat>,
    number: u32,
    #[serde(default)]
    action: Option<Value>,
    #[serde(default)]
    index: Option<u32>,
}

impl CommandForm for AnswerForm {
    fn command(self) -> Result<Command, Fault> {
        let answer = match (self.action, self.index) {
            (Some(action), None) => Answer::Action(action),
            (None, Some(index)) => Answer::Index(index as usize),
            _ => return Err(Fault::BadRequest("action or index".to_owned())),
        };
        Ok(Command::Decide {
            seat: self.seat,
            number: self.number,
            answer,
            // Most decisions are followed by another one of the same seat, which need not be asked for then.
            ask_next: true,
        })
    }
}

/// Something to be taken back.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UndoForm {
    #[serde(default)]
    seat: Option<Seat>,
    number: u32,
}

impl CommandForm for UndoForm {
    fn command(self) -> Result<Command, Fault> {
        Ok(Command::Undo {
            seat: self.seat,
            number: self.number,
        })
    }
}

/// The answer to a request.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GrantForm {
    #[serde(default)]
    seat: Option<Seat>,
    request: u32,
    grant: bool,
}

impl CommandForm for GrantForm {
    fn command(self) -> Result<Command, Fault> {
        Ok(Command::AnswerUndo {
            seat: self.seat,
            request: self.request,
            grant: self.grant,
        })
    }
}

/// A wish for a hint.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HintForm {
    #[serde(default)]
    seat: Option<Seat>,
    number: u32,
}

impl CommandForm for HintForm {
    fn command(self) -> Result<Command, Fault> {
        Ok(Command::Hint {
            seat: self.seat,
            number: self.number,
        })
    }
}

/// Something to be said.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SayForm {
    #[serde(default)]
    seat: Option<Seat>,
    text: String,
}

impl CommandForm for SayForm {
    fn command(self) -> Result<Command, Fault> {
        Ok(Command::Say {
            seat: self.seat,
            text: self.text,
        })
    }
}
