//! Finding others: for whom a table is, who looks for a game, and what a store has to know for it.

use std::future::ready;

use serde::{Deserialize, Serialize};
use words::Lang;

use crate::calls::Called;
use crate::store::{Pending, StoreError};
use crate::{PaceKind, SeatRecord, Summary, TableId, TableRecord, VisitorId};

/// Of one visitor so many public tables are listed that wait for players, and as many that are being played.
pub const MOST_PER_HOST: u32 = 3;

/// For whom a public table is: others are not kept away, but they know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Audience {
    /// The language that is spoken there.
    pub lang: Lang,
    /// How well the players know the game.
    pub skill: Skill,
}

/// How well players know a game, as they say themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Nobody asks.
    #[default]
    Anybody,
    /// They are learning it.
    Newcomers,
    /// They have played it often.
    Experienced,
}

impl Skill {
    /// All of them, the usual first.
    pub const ALL: [Skill; 3] = [Skill::Anybody, Skill::Newcomers, Skill::Experienced];

    /// Its name in forms and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Skill::Anybody => "anybody",
            Skill::Newcomers => "newcomers",
            Skill::Experienced => "experienced",
        }
    }

    /// What has this name.
    pub fn from_name(name: &str) -> Option<Skill> {
        Skill::ALL.into_iter().find(|skill| skill.name() == name)
    }
}

/// Somebody who looks for a game. They are at no table until there is one for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// Who. They look for one game at a time.
    pub visitor: VisitorId,
    /// Whose purse their table counts for, if it is not their own.
    pub purse: Option<VisitorId>,
    /// Changes whenever they look for something else.
    pub number: i64,
    /// What they are called; may be empty.
    pub name: String,
    /// The games that they would play, the one that they would like best first.
    pub games: Vec<String>,
    /// With how many players.
    pub seats: u8,
    /// How; none for a game without a clock.
    pub pace: Option<PaceKind>,
    /// Since when, in seconds since 1970.
    pub since: i64,
    /// From when on bots may take the seats that are left; none if never.
    pub fill: Option<i64>,
    /// When they were here last.
    pub seen: i64,
    /// The table that was found for them.
    pub found: Option<TableId>,
}

fn none<T: Send + 'static>() -> Pending<'static, T> {
    let error = StoreError("nobody looks for a game in this store".to_owned());
    Box::pin(ready(Err(error)))
}

/// Where it is kept who looks for a game, and how public tables are found. A store that is there for single tables need not know it.
pub trait LobbyStore: Send + Sync {
    /// Public tables that wait for players and were made since then, newest first, at most [`MOST_PER_HOST`] of a visitor.
    fn open_tables(&self, since: i64, most: u32) -> Pending<'_, Vec<Summary>> {
        let _ = (since, most);
        Box::pin(ready(Ok(Vec::new())))
    }

    /// Public tables that are being played, newest first, at most [`MOST_PER_HOST`] of a visitor.
    fn running_tables(&self, most: u32) -> Pending<'_, Vec<Summary>> {
        let _ = most;
        none()
    }

    /// Public tables where this game is over, those that ended last first.
    fn finished_tables(&self, game: String, most: u32) -> Pending<'_, Vec<Summary>> {
        let _ = most;
        drop(game);
        none()
    }

    /// Public tables where somebody sits whose name begins with this text, newest first.
    fn tables_named(&self, text: String, most: u32) -> Pending<'_, Vec<Summary>> {
        let _ = most;
        drop(text);
        none()
    }

    /// Everybody for whom no table was found yet, the first who came first.
    fn searches(&self) -> Pending<'_, Vec<Search>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    /// What this visitor looks for, or what was found for them.
    fn search_of(&self, visitor: VisitorId) -> Pending<'_, Option<Search>> {
        let _ = visitor;
        none()
    }

    /// The visitor looks for this, and for nothing else. What nobody has asked about since `before` is forgotten.
    fn keep_search(&self, search: Search, before: i64) -> Pending<'_, ()> {
        let _ = before;
        drop(search);
        none()
    }

    /// The visitor is still there.
    fn touch_search(&self, visitor: VisitorId, at: i64) -> Pending<'_, ()> {
        let _ = (visitor, at);
        none()
    }

    /// The visitor looks for nothing any more.
    fn end_search(&self, visitor: VisitorId) -> Pending<'_, ()> {
        let _ = visitor;
        none()
    }

    /// Keeps a new table for those who look with these numbers, and tells them: all of it or nothing. False if one of them looks for
    /// something else by now, or has found it.
    fn settle(
        &self,
        searches: Vec<(VisitorId, i64)>,
        table: TableRecord,
        seats: Vec<SeatRecord>,
    ) -> Pending<'_, bool> {
        drop((searches, table, seats));
        none()
    }

    /// This visitor comes back to a table by invitation only.
    fn keep_away(&self, table: TableId, visitor: VisitorId) -> Pending<'_, ()> {
        let _ = (table, visitor);
        none()
    }

    /// Whether this visitor comes back to a table by invitation only.
    fn is_kept_away(&self, table: TableId, visitor: VisitorId) -> Pending<'_, bool> {
        let _ = (table, visitor);
        Box::pin(ready(Ok(false)))
    }

    /// The table where those who sat at this one play again.
    fn rematch(&self, table: TableId) -> Pending<'_, Option<TableId>> {
        let _ = table;
        Box::pin(ready(Ok(None)))
    }

    /// Keeps a new table where those who sat at the old one play again, unless there is one already: the one that there is from then on. Only with a new one
    /// these are called.
    fn play_again(
        &self,
        old: TableId,
        table: TableRecord,
        seats: Vec<SeatRecord>,
        called: Called,
    ) -> Pending<'_, TableId> {
        let _ = old;
        drop((table, seats, called));
        none()
    }
}
