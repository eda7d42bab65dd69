//! Making sure that nobody has more than their quota.

use catalog::ErrorCode;

use super::Tables;
use crate::TableId;
use crate::news::NewsKind;
use crate::purses::Payers;
use crate::quota::Quota;
use crate::store::Usage;
use crate::table_error::TableError;

/// Where nobody has done anything for so many seconds, nobody is expected back: a week.
const IDLE_AFTER: i64 = 7 * 24 * 3_600;

impl Tables {
    /// Makes sure that another table with so many bots exceeds nobody's quota. The oldest tables that have waited for players
    /// for long make room.
    pub(super) async fn must_fit(&self, payers: Payers, bots: usize) -> Result<(), TableError> {
        let usage = self.usage(payers).await?;
        let quota = self.0.quota;
        let used = usage.bots;
        if !self.has_place(usage, quota).await? {
            return Err(TableError::TooManyTables(quota.tables));
        }
        must_have_bots(used, bots, quota)?;
        if let Some(usage) = self.purse_usage(payers).await? {
            let (quota, used) = (quota.of_network(), usage.bots);
            if !self.has_place(usage, quota).await? {
                return Err(TableError::NetworkFull(ErrorCode::TooManyTables));
            }
            must_have_bots(used, bots, quota)
                .map_err(|_| TableError::NetworkFull(ErrorCode::TooManyBots))?;
        }
        Ok(())
    }

    /// Whether there is a place for another table.
    async fn has_place(&self, usage: Usage, quota: Quota) -> Result<bool, TableError> {
        let mut wanted = usage.tables + 1;
        for abandoned in usage.abandoned {
            if wanted <= quota.tables {
                break;
            }
            wanted -= usize::from(self.remove(abandoned).await?);
        }
        Ok(wanted <= quota.tables)
    }

    /// Makes sure that so many more bots exceed nobody's quota.
    pub(super) async fn may_have_bots(
        &self,
        payers: Payers,
        bots: usize,
    ) -> Result<(), TableError> {
        let quota = self.0.quota;
        must_have_bots(self.usage(payers).await?.bots, bots, quota)?;
        if let Some(usage) = self.purse_usage(payers).await? {
            must_have_bots(usage.bots, bots, quota.of_network())
                .map_err(|_| TableError::NetworkFull(ErrorCode::TooManyBots))?;
        }
        Ok(())
    }

    /// Makes sure that so many more bytes exceed nobody's quota.
    pub(super) async fn must_have_room(
        &self,
        payers: Payers,
        bytes: usize,
    ) -> Result<(), TableError> {
        let quota = self.0.quota;
        if self.usage(payers).await?.bytes + bytes > quota.bytes {
            return Err(TableError::TooMuchStored(quota.bytes));
        }
        match self.purse_usage(payers).await? {
            Some(usage) if usage.bytes + bytes > quota.of_network().bytes => {
                Err(TableError::NetworkFull(ErrorCode::TooMuchStored))
            }
            _ => Ok(()),
        }
    }

    async fn usage(&self, payers: Payers) -> Result<Usage, TableError> {
        let since = self.now() - IDLE_AFTER;
        Ok(self.0.store.usage(payers.own, since).await?)
    }

    /// What everybody takes who shares the purse, if it is shared.
    async fn purse_usage(&self, payers: Payers) -> Result<Option<Usage>, TableError> {
        let Some(purse) = payers.purse else {
            return Ok(None);
        };
        let now = self.now();
        let usage = self.0.store.purse_usage(purse, now - IDLE_AFTER, now);
        Ok(Some(usage.await?))
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

fn must_have_bots(used: usize, more: usize, quota: Quota) -> Result<(), TableError> {
    if more > 0 && used + more > quota.bots {
        return Err(TableError::TooManyBots(quota.bots));
    }
    Ok(())
}
