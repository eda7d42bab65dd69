//! Making sure that nobody has more than their quota.

use super::Tables;
use crate::news::NewsKind;
use crate::table_error::TableError;
use crate::{TableId, VisitorId};

/// Where nobody has done anything for so many seconds, nobody is expected back: a week.
const IDLE_AFTER: i64 = 7 * 24 * 3_600;

impl Tables {
    /// Makes sure that another table with so many bots does not exceed a visitor's quota. The oldest tables that
    /// have waited for players for long make room.
    pub(super) async fn must_fit(&self, payer: VisitorId, bots: usize) -> Result<(), TableError> {
        let quota = self.0.quota;
        let usage = self.usage(payer).await?;
        let mut wanted = usage.tables + 1;
        for abandoned in usage.abandoned {
            if wanted <= quota.tables {
                break;
            }
            wanted -= usize::from(self.remove(abandoned).await?);
        }
        if wanted > quota.tables {
            return Err(TableError::TooManyTables(quota.tables));
        }
        self.must_have_bots(usage.bots, bots)
    }

    /// Makes sure that so many more bots do not exceed a visitor's quota.
    pub(super) async fn may_have_bots(
        &self,
        payer: VisitorId,
        bots: usize,
    ) -> Result<(), TableError> {
        let used = self.usage(payer).await?.bots;
        self.must_have_bots(used, bots)
    }

    fn must_have_bots(&self, used: usize, more: usize) -> Result<(), TableError> {
        let most = self.0.quota.bots;
        if more > 0 && used + more > most {
            return Err(TableError::TooManyBots(most));
        }
        Ok(())
    }

    /// Makes sure that so many more bytes do not exceed a visitor's quota.
    pub(super) async fn must_have_room(
        &self,
        payer: VisitorId,
        bytes: usize,
    ) -> Result<(), TableError> {
        let most = self.0.quota.bytes;
        if self.usage(payer).await?.bytes + bytes > most {
            return Err(TableError::TooMuchStored(most));
        }
        Ok(())
    }

    async fn usage(&self, payer: VisitorId) -> Result<crate::Usage, TableError> {
        let since = self.now() - IDLE_AFTER;
        Ok(self.0.store.usage(payer, since).await?)
    }

    /// Removes a table whose game has not begun; false if it has meanwhile.
    pub(crate) async fn remove(&self, table: TableId) -> Result<bool, TableError> {
        let held = self.hold(table).await;
        let removed = self.0.store.remove(table).await?;
        // A table that cannot be read is removed like any other.
        if let Ok(mut held) = held {
            held.in_doubt = true;
            self.tell(&held, NewsKind::Seats);
        }
        Ok(removed)
    }
}
