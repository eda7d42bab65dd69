//! A game whose players go on whatever happens to the servers.

use std::net::SocketAddr;
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};

use engine::{Rng, Seat};
use serde_json::{Value, json};
use server::client::{Answer, Client};
use table::{EntryKind, Stored, TableId};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::support::{LONG, text, toys};

/// How long an answer is waited for before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long a game may take without any decision.
const STUCK: Duration = Duration::from_mins(2);

/// Where servers listen at the moment.
pub(super) type Addresses = Arc<RwLock<Vec<SocketAddr>>>;

/// A game, and what its players were told.
pub(super) struct Game {
    pub(super) table: TableId,
    tokens: Vec<String>,
    /// The decisions that were acknowledged, in order.
    acknowledged: Vec<(Seat, Value)>,
    /// The newest position that a player was told of.
    newest: u64,
    rng: Rng,
}

/// Any server.
fn any(addresses: &Addresses, rng: &mut Rng) -> SocketAddr {
    let addresses = addresses.read().expect("nobody panics here");
    addresses[rng.below(addresses.len())]
}

/// An answer, if a server gives one that says whether something was done.
async fn answered(asking: impl Future<Output = std::io::Result<Answer>>) -> Option<Answer> {
    let answer = timeout(PATIENCE, asking).await.ok()?.ok()?;
    (answer.status < 500).then_some(answer)
}

impl Game {
    /// Makes a table for two players and a bot, as often as it takes.
    pub(super) async fn begin(addresses: &Addresses, seed: u64) -> Game {
        let mut rng = Rng::new(seed);
        let seats =
            json!([{ "kind": "me" }, { "kind": "hot-seat" }, { "kind": "bot", "level": "random" }]);
        let plan = json!({ "game": "toy", "seats": seats, "data": LONG });
        loop {
            let mut host = Client::new(any(addresses, &mut rng));
            let Some(answer) = answered(host.post("/api/v1/tables", &plan)).await else {
                tokio::task::yield_now().await;
                continue;
            };
            assert_eq!(answer.status, 201, "{}", answer.text());
            let created = answer.json();
            return Game {
                table: text(&created["table"]).parse().expect("a name"),
                tokens: [0, 1]
                    .map(|seat| text(&created["tokens"][seat]["token"]))
                    .to_vec(),
                acknowledged: Vec::new(),
                newest: 0,
                rng,
            };
        }
    }

    /// Plays to the end, and counts every decision that is acknowledged.
    pub(super) async fn play(mut self, addresses: Addresses, count: watch::Sender<u32>) -> Game {
        let path = format!("/api/v1/tables/{}/decision", self.table);
        let mut last = Instant::now();
        loop {
            for seat in 0..self.tokens.len() {
                assert!(last.elapsed() < STUCK, "{} does not go on", self.table);
                let mut player = self.client(&addresses, seat);
                let Some(asked) = answered(player.get(&path)).await else {
                    tokio::task::yield_now().await;
                    continue;
                };
                let asked = asked.json();
                // A server that was cut off may tell what was before.
                if asked["position"]["number"].as_u64().unwrap_or(0) < self.newest {
                    continue;
                }
                if asked["position"]["over"] == true {
                    return self;
                }
                let Some(choices) = asked["decision"]["choices"].as_array() else {
                    tokio::task::yield_now().await;
                    continue;
                };
                let action = choices[self.rng.below(choices.len())]["action"].clone();
                let body = json!({ "number": asked["position"]["number"], "action": action });
                if self.decide(&addresses, seat, &path, &body).await {
                    self.acknowledged.push((Seat(seat as u8), action));
                    count.send_modify(|count| *count += 1);
                    last = Instant::now();
                }
            }
        }
    }

    fn client(&mut self, addresses: &Addresses, seat: usize) -> Client {
        let address = any(addresses, &mut self.rng);
        Client::new(address).with_token(&self.tokens[seat])
    }

    /// Sends a decision until some server says whether it counts.
    async fn decide(
        &mut self,
        addresses: &Addresses,
        seat: usize,
        path: &str,
        body: &Value,
    ) -> bool {
        let begun = Instant::now();
        loop {
            assert!(begun.elapsed() < STUCK, "{} gets no answer", self.table);
            let mut player = self.client(addresses, seat);
            let Some(answer) = answered(player.post(path, body)).await else {
                tokio::task::yield_now().await;
                continue;
            };
            let number = answer.json()["position"]["number"].as_u64();
            self.newest = self.newest.max(number.unwrap_or(0));
            match answer.status {
                200 => return true,
                // Somebody decided meanwhile, and it had not counted.
                409 => return false,
                _ => panic!("{}: {}", answer.status, answer.text()),
            }
        }
    }

    /// Makes sure that every acknowledged decision is stored once, and that the game replays to its end.
    pub(super) fn check(&self, stored: Stored) {
        let people = 0..self.tokens.len();
        let entries = stored.entries.iter();
        let decisions = entries.filter_map(|entry| match &entry.what {
            EntryKind::Decision(seat, action) if people.contains(&seat.index()) => {
                Some((*seat, action.clone()))
            }
            _ => None,
        });
        let decisions: Vec<_> = decisions.collect();
        assert_eq!(decisions, self.acknowledged, "{}", self.table);
        let ended = stored.table.ended;
        let position = stored.replay(toys()).expect("every decision is legal");
        assert!(position.over && ended.is_some(), "{}", self.table);
    }

    /// How many decisions were acknowledged.
    pub(super) fn decisions(&self) -> usize {
        self.acknowledged.len()
    }
}
