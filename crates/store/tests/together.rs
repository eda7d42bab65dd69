//! Several servers on one file, all of them at the same tables, with right, old and future numbers.

use std::path::PathBuf;

use engine::{Header, Moment, Rng, Seat, Seats, Seed, Setup};
use serde_json::json;
use store::Sqlite;
use table::{
    Append, Appended, Entry, EntryKind, EntryNumber, Standing, Store, Summary, TableId,
    TableRecord, VisitorId,
};
use tempfile::TempDir;
use testkit::Toy;
use tokio::task::JoinSet;

const HOST: VisitorId = VisitorId([1; 16]);
const SERVERS: usize = 3;
const TABLES: usize = 5;
const ROUNDS: usize = 40;
/// How many things happen at the same time.
const BUSY: usize = 12;

/// What a server was asked, and what it answered.
enum Asked {
    Append(Append, Appended),
    Load(TableId, Vec<Entry>),
    Say(TableId, u32),
}

/// What has to be in the file.
struct Log {
    table: TableId,
    entries: Vec<Entry>,
    standing: Option<Standing>,
    ended: Option<i64>,
    talk: u32,
}

struct World {
    folder: TempDir,
    rng: Rng,
    servers: Vec<Sqlite>,
    logs: Vec<Log>,
    /// One append in so many ends a game.
    endless: usize,
    /// Every entry says something else, so that none can be taken for another.
    said: i64,
}

impl World {
    async fn new(seed: u64) -> World {
        let mut world = World {
            folder: tempfile::tempdir().expect("a folder"),
            rng: Rng::new(seed),
            servers: Vec::new(),
            logs: Vec::new(),
            endless: [10, 1_000][seed as usize % 2],
            said: 0,
        };
        for _ in 0..SERVERS {
            let server = world.open().await;
            world.servers.push(server);
        }
        for _ in 0..TABLES {
            let record = record();
            world.logs.push(Log {
                table: record.id,
                entries: Vec::new(),
                standing: None,
                ended: None,
                talk: 0,
            });
            let server = world.any_server();
            server.create(record, Vec::new()).await.expect("stored");
        }
        world
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("together.db")
    }

    async fn open(&self) -> Sqlite {
        Sqlite::open(&self.file()).await.expect("it opens")
    }

    fn any_server(&mut self) -> Sqlite {
        self.servers[self.rng.below(SERVERS)].clone()
    }

    fn one_in(&mut self, many: usize) -> bool {
        self.rng.below(many) == 0
    }

    /// Entries for any table: mostly few, mostly where its log ends.
    fn any_append(&mut self) -> Append {
        let log = self.rng.below(TABLES);
        let next = self.logs[log].entries.len() as u32 + 1;
        let first = match self.rng.below(8) {
            0 => self.rng.below(next as usize) as u32,
            1 => next.saturating_sub(1),
            2 => next + 1,
            3 => next + 2,
            _ => next,
        };
        let most = if self.one_in(20) { 300 } else { 3 };
        let entries = (0..=self.rng.below(most)).map(|_| {
            self.said += 1;
            Entry {
                at: self.said,
                what: EntryKind::Decision(Seat(0), json!(self.said)),
            }
        });
        let entries = entries.collect();
        let over = self.one_in(self.endless);
        Append {
            table: self.logs[log].table,
            first: EntryNumber(first),
            entries,
            standing: Standing {
                since: self.said,
                to_act: if over { Seats::NONE } else { Seats::all(2) },
                passes: false,
                stand_ins: engine::Seats::NONE,
                due: None,
                moment: Moment {
                    round: self.said as u16,
                    phase: 0,
                },
                outcome: None,
            },
        }
    }

    /// Many things at the same time.
    async fn round(&mut self) {
        let mut asked = JoinSet::new();
        for _ in 0..BUSY {
            let server = self.any_server();
            let table = self.logs[self.rng.below(TABLES)].table;
            match self.rng.below(8) {
                0 | 1 => {
                    asked.spawn(async move { Asked::Load(table, load(&server, table).await.0) });
                }
                2 => {
                    asked.spawn(async move {
                        let said = server.say(table, Seat(0), 1, String::new(), None).await;
                        Asked::Say(table, said.expect("no error").0)
                    });
                }
                _ => {
                    let append = self.any_append();
                    asked.spawn(async move {
                        let appended = server.append(append.clone()).await;
                        Asked::Append(append, appended.expect("no error"))
                    });
                }
            }
        }
        let mut answers = asked.join_all().await;
        // In the order in which it must have been written; what was read is looked at last.
        answers.sort_by_key(|asked| match asked {
            Asked::Append(append, _) => append.first.0,
            Asked::Say(_, number) => *number,
            Asked::Load(..) => u32::MAX,
        });
        for log in &mut self.logs {
            log.check(&answers);
        }
        if self.one_in(10) {
            let server = self.open().await;
            let old = self.rng.below(SERVERS);
            self.servers[old] = server;
        }
    }

    /// What every server knows is what has to be there.
    async fn check(&self) {
        for server in self.servers.iter().chain([&self.open().await]) {
            for log in &self.logs {
                let (entries, ended) = load(server, log.table).await;
                assert!(entries == log.entries);
                assert_eq!(ended, log.ended);
            }
            let summaries = server.tables_of(HOST, 99).await.expect("read");
            for log in &self.logs {
                let own = |summary: &&Summary| summary.table.id == log.table;
                let summary = summaries.iter().find(own).expect("it is there");
                assert_eq!(summary.standing, log.standing);
            }
        }
    }
}

impl Log {
    /// Makes sure that the answers agree with what there was before, and adds what was written.
    fn check(&mut self, answers: &[Asked]) {
        let before = self.entries.len();
        let mut is_tried = false;
        for asked in answers {
            match asked {
                Asked::Append(append, appended) if append.table == self.table => {
                    is_tried |= append.first.0 as usize == before + 1;
                    if *appended == Appended::Done {
                        assert_eq!(append.first.0 as usize, self.entries.len() + 1);
                        self.entries.extend_from_slice(&append.entries);
                        self.standing = Some(append.standing.clone());
                        if append.standing.is_over() {
                            self.ended = append.entries.last().map(|entry| entry.at);
                        }
                    }
                }
                Asked::Say(table, number) if *table == self.table => {
                    self.talk += 1;
                    assert_eq!(*number, self.talk);
                }
                Asked::Load(table, entries) if *table == self.table => {
                    assert!(before <= entries.len(), "what was there is there");
                    assert!(self.entries.starts_with(entries));
                }
                _ => {}
            }
        }
        let is_written = self.entries.len() > before;
        assert_eq!(is_tried, is_written, "somebody is first");
    }
}

fn record() -> TableRecord {
    let secret = Seed::from_number(1);
    TableRecord {
        id: TableId::random(),
        header: Header::new::<Toy>(&Setup::new::<Toy>(2), secret),
        secret,
        host: Some(HOST),
        private: false,
        pace: None,
        audience: None,
        rated: false,
        created: 0,
        started: Some(0),
        ended: None,
    }
}

async fn load(server: &Sqlite, table: TableId) -> (Vec<Entry>, Option<i64>) {
    let found = server.load(table).await.expect("read").expect("there");
    (found.entries, found.table.ended)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_servers_write_one_log() {
    for seed in 1..=4 {
        let mut world = World::new(seed).await;
        for _ in 0..ROUNDS {
            world.round().await;
        }
        world.check().await;
    }
}
