//! Private notes at a table, kept with the account.

use engine::Seat;

use super::Accounts;
use super::account_error::AccountError;
use super::sessions::Session;
use crate::notes::{LONGEST_NOTES, Notes, clean, joined};
use crate::seating::{Caller, ViewAs};
use crate::{TableError, TableId};

/// So often it is tried again if other devices keep writing.
const TRIES: u32 = 8;

impl Accounts {
    /// What somebody has written for themselves at each of their seats.
    pub async fn notes(
        &self,
        session: &Session,
        table: TableId,
    ) -> Result<Vec<Notes>, AccountError> {
        let who = session.account();
        let caller = Caller::visitor(who);
        let look = self.0.look(table, &caller, ViewAs::Own, |view| {
            view.held().iter().collect::<Vec<Seat>>()
        });
        let held = look.await?;
        let mut known = self.store().notes_at(who, table).await?;
        known.retain(|notes| held.contains(&notes.seat));
        for seat in held {
            if known.iter().all(|notes| notes.seat != seat) {
                known.push(Notes {
                    who,
                    table,
                    seat,
                    text: String::new(),
                    version: 0,
                    changed: 0,
                });
            }
        }
        known.sort_by_key(|notes| notes.seat.0);
        Ok(known)
    }

    /// Keeps what somebody writes for themselves at a seat, at their own if none is named, and gives what is kept. If they do not know the latest version, it is
    /// joined with theirs.
    pub async fn keep_notes(
        &self,
        session: &Session,
        table: TableId,
        seat: Option<Seat>,
        (text, version): (&str, u32),
    ) -> Result<Notes, AccountError> {
        let text = clean(text);
        for _ in 0..TRIES {
            let mut own = self.notes(session, table).await?.into_iter();
            let own = own.find(|notes| seat.is_none_or(|seat| seat == notes.seat));
            let stored = own.ok_or(TableError::NotYourSeat)?;
            let text = if stored.version == version {
                text.clone()
            } else {
                joined(&stored.text, &text)
            };
            if text.chars().count() > LONGEST_NOTES {
                return Err(TableError::TooLong(LONGEST_NOTES).into());
            }
            if text == stored.text {
                return Ok(stored);
            }
            let notes = Notes {
                text,
                version: stored.version + 1,
                changed: self.0.now(),
                ..stored
            };
            if self.store().keep_notes(notes.clone()).await? {
                return Ok(notes);
            }
        }
        Err(AccountError::Busy)
    }
}
