//! Friends: asking, accepting, declining and parting. [`crate::friends`] tells how it works.

use engine::Seat;

use super::Tables;
use crate::friends::{Bond, Friend, FriendWish, MOST_FRIENDS};
use crate::manners::Regard;
use crate::seating::{Caller, SeatRecord};
use crate::table_error::TableError;
use crate::{TableId, VisitorId};

/// So many people somebody can ask in a day, and all of their network together.
const ASKED: (i64, i64) = (20, 100);

/// What somebody does about a friend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Befriend {
    /// Asks them, or accepts that they ask.
    Ask,
    /// Does not want to be asked by them.
    Decline,
    /// Is their friend no longer, or withdraws that they asked.
    Part,
}

impl Befriend {
    const ALL: [Befriend; 3] = [Befriend::Ask, Befriend::Decline, Befriend::Part];

    /// Its name in forms.
    pub fn name(self) -> &'static str {
        match self {
            Befriend::Ask => "ask",
            Befriend::Decline => "decline",
            Befriend::Part => "part",
        }
    }

    /// The one with this name.
    pub fn from_name(name: &str) -> Option<Befriend> {
        Befriend::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// Those at a table whom the caller can have as friends, and the friends whom they can invite.
#[derive(Clone, Debug, Default)]
pub struct Company {
    /// Where others with an account sit, and how the caller stands to them.
    pub known: Vec<(Seat, Bond)>,
    /// The friends who are not at the table yet, by name, if the caller can invite them.
    pub friends: Vec<String>,
}

impl Company {
    /// How the caller stands to whoever sits there; none if they cannot be friends.
    pub fn at(&self, seat: Seat) -> Option<Bond> {
        let found = self.known.iter().find(|(one, _)| *one == seat);
        found.map(|(_, bond)| *bond)
    }
}

/// The caller's account.
fn account(caller: &Caller) -> Result<VisitorId, TableError> {
    let account = caller.visitor.filter(|_| caller.name.is_some());
    account.ok_or(TableError::NoAccount)
}

impl Tables {
    /// The caller's friends, who asks them and whom they have asked, by name.
    pub async fn friends(&self, caller: &Caller) -> Result<Vec<Friend>, TableError> {
        match account(caller) {
            Ok(account) => Ok(self.store().friends(account).await?),
            Err(_) => Ok(Vec::new()),
        }
    }

    /// How the caller stands to somebody with an account.
    pub async fn bond(&self, caller: &Caller, name: &str) -> Result<Bond, TableError> {
        let friends = self.friends(caller).await?;
        let found = friends.into_iter().find(|friend| friend.name == name);
        Ok(found.map_or(Bond::Strangers, |friend| friend.bond))
    }

    /// Does something about somebody with an account: somebody on the caller's list, or whom everybody may know.
    pub async fn befriend_named(
        &self,
        name: &str,
        caller: &Caller,
        what: Befriend,
    ) -> Result<(), TableError> {
        account(caller)?;
        let listed = self.friends(caller).await?;
        let listed = listed.into_iter().find(|friend| friend.name == name);
        let whom = match listed {
            Some(friend) => friend.whom,
            None => self.known_player(name, caller).await?.0,
        };
        self.befriend(whom, caller, what).await
    }

    /// The same for whoever sits at a seat of a table that the caller may look at.
    pub async fn befriend_seat(
        &self,
        table: TableId,
        seat: Seat,
        caller: &Caller,
        what: Befriend,
    ) -> Result<(), TableError> {
        account(caller)?;
        let whom = self.hold(table).await?.other_person(seat, caller)?;
        if self.store().account(whom).await?.is_none() {
            return Err(TableError::UnknownPlayer);
        }
        self.befriend(whom, caller, what).await
    }

    async fn befriend(
        &self,
        whom: VisitorId,
        caller: &Caller,
        what: Befriend,
    ) -> Result<(), TableError> {
        let (who, store) = (account(caller)?, self.store());
        match what {
            Befriend::Decline => return Ok(store.decline_wish(whom, who).await?),
            Befriend::Part => return Ok(store.drop_wishes(who, whom).await?),
            Befriend::Ask => {}
        }
        if who == whom || store.regard(who, whom).await? == Some(Regard::Blocked) {
            return Err(TableError::UnknownPlayer);
        }
        if !self.is_within(caller, "friends asked", ASKED).await? {
            return Err(TableError::TooManyAsked(ASKED.0 as usize));
        }
        let wish = FriendWish {
            who,
            whom,
            since: self.now(),
            // Whoever is blocked is not told.
            declined: store.regard(whom, who).await? == Some(Regard::Blocked),
        };
        if store.keep_wish(wish).await? {
            Ok(())
        } else {
            Err(TableError::TooManyFriends(MOST_FRIENDS))
        }
    }

    /// Whom the caller can have as friends at a table, and whom they can invite to it. Nobody is looked up while a game goes on.
    pub(super) async fn company(
        &self,
        table: TableId,
        caller: &Caller,
    ) -> Result<Company, TableError> {
        let Ok(who) = account(caller) else {
            return Ok(Company::default());
        };
        let (hosts, at_table) = {
            let held = self.hold(table).await?;
            let others = |seat: &SeatRecord| seat.visitor.is_some_and(|visitor| visitor != who);
            let hosts = !held.has_begun() && held.is_host(caller);
            let quiet = held.has_begun() && !held.position().over;
            if quiet || !hosts && !held.seats.iter().any(others) {
                return Ok(Company::default());
            }
            let kept = held.seats.iter().filter(|seat| seat.is_human());
            let names: Vec<String> = kept.map(|seat| seat.name.clone()).collect();
            (hosts, names)
        };
        let friends = self.store().friends(who).await?;
        let known = self.store().accounts_at(table).await?;
        let known = known.into_iter().filter(|(_, visitor)| *visitor != who);
        let bond = |visitor: VisitorId| {
            let found = friends.iter().find(|friend| friend.whom == visitor);
            found.map_or(Bond::Strangers, |friend| friend.bond)
        };
        Ok(Company {
            known: known.map(|(seat, visitor)| (seat, bond(visitor))).collect(),
            friends: friends
                .iter()
                .filter(|friend| hosts && friend.bond == Bond::Friends)
                .filter(|friend| !at_table.contains(&friend.name))
                .map(|friend| friend.name.clone())
                .collect(),
        })
    }
}
