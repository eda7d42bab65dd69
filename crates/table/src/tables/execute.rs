//! The one door for everything that is done at a table.

use words::Lang;

use super::Tables;
use crate::TableId;
use crate::command::{Command, Done};
use crate::seating::Caller;
use crate::table_error::TableError;
use crate::to_the_end::to_the_end;

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
    ) -> Result<Done, TableError> {
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
            Command::TakeBack { seat } => to_the_end(execution.take_back(seat)),
            Command::Pause { seat } => to_the_end(execution.pause(seat, true)),
            Command::Resume { seat } => to_the_end(execution.pause(seat, false)),
            Command::Holiday { seat, days } => to_the_end(execution.holiday(seat, days)),
            Command::Invite { seat } => to_the_end(execution.invite(seat)),
            Command::Free { seat } => to_the_end(execution.free(seat)),
            Command::InvitePlayer { seat, name } => to_the_end(execution.invite_player(seat, name)),
            Command::Decline { seat } => to_the_end(execution.decline(seat)),
            Command::Close { seat } => to_the_end(execution.close(seat)),
            Command::Decide {
                seat,
                entry,
                answer,
                ask_next,
            } => to_the_end(execution.decide(seat, entry, answer, ask_next)),
            Command::Undo { seat, entry } => to_the_end(execution.undo(seat, entry)),
            Command::Rewind {
                seat,
                entry,
                decisions,
            } => to_the_end(execution.rewind(seat, entry, decisions)),
            Command::AnswerUndo {
                seat,
                request,
                grant,
            } => to_the_end(execution.answer_undo(seat, request, grant)),
            Command::Say { seat, text } => to_the_end(execution.say(seat, text)),
            Command::Regard { seat, regard } => to_the_end(execution.regard(seat, regard)),
            Command::Hint { seat, entry } => to_the_end(execution.hint(seat, entry)),
        };
        work.await
    }
}
