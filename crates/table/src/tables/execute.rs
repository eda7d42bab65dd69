//! The one door for everything that is done at a table.

use words::Lang;

use super::Tables;
use crate::TableId;
use crate::command::{Command, Done};
use crate::seating::Caller;
use crate::to_the_end::to_the_end;
use crate::trouble::Trouble;

/// A command that is being executed: at which table, and for whom.
pub(super) struct Execution {
    pub(super) tables: Tables,
    pub(super) table: TableId,
    pub(super) caller: Caller,
    pub(super) lang: Lang,
}

impl Tables {
    /// Does at a table what the caller wants to be done there, if they may. It is finished once begun, even if
    /// nobody waits for the answer.
    pub async fn execute(
        &self,
        table: TableId,
        caller: &Caller,
        command: Command,
        lang: Lang,
    ) -> Result<Done, Trouble> {
        let execution = Execution {
            tables: self.clone(),
            table,
            caller: caller.clone(),
            lang,
        };
        let work = match command {
            Command::Join {
                seat,
                name,
                contribution,
            } => to_the_end(execution.join(seat, name, contribution)),
            Command::Rename { seat, name } => to_the_end(execution.rename(seat, name)),
            Command::ReplaceByBot { seat, level } => {
                to_the_end(execution.replace_by_bot(seat, level))
            }
            Command::Invite { seat } => to_the_end(execution.invite(seat)),
            Command::Decide {
                seat,
                number,
                answer,
                ask_next,
            } => to_the_end(execution.decide(seat, number, answer, ask_next)),
            Command::Undo { seat, number } => to_the_end(execution.undo(seat, number)),
            Command::AnswerUndo {
                seat,
                request,
                grant,
            } => to_the_end(execution.answer_undo(seat, request, grant)),
            Command::Say { seat, text } => to_the_end(execution.say(seat, text)),
            Command::Hint { seat, number } => to_the_end(execution.hint(seat, number)),
        };
        work.await
    }
}
