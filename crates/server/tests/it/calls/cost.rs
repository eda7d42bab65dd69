//! What a decision costs with a clock and with somebody who wants to be called, and without.

use std::time::Duration;

use cpu_time::ProcessTime;
use serde_json::{Value, json};
use testkit::allocations;

use super::{set_webhook, tune};
use crate::accounts::guest;
use crate::browser::Browser;
use crate::support::{LONG, TestServer, post, text};

/// So many games of each kind are played, in turns.
const GAMES: usize = 12;

/// What a game cost: decisions, how often memory was asked for, and the time of the processor.
#[derive(Clone, Copy, Default)]
struct Cost {
    decisions: u64,
    allocations: u64,
    time: Duration,
}

impl Cost {
    fn add(&mut self, other: Cost) {
        self.decisions += other.decisions;
        self.allocations += other.allocations;
        self.time += other.time;
    }
}

/// Plays a game between two people to its end, by turns; only decisions are counted.
async fn play(host: &Browser, friend: &Browser, pace: &Value) -> Cost {
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let mut plan = json!({ "game": "toy", "private": false, "seats": seats, "data": LONG });
    if !pace.is_null() {
        plan["pace"] = pace.clone();
    }
    let created = post(&mut host.client(), "/api/v1/tables", &plan).await;
    assert_eq!(created.status, 201, "{}", created.text());
    let path = format!("/api/v1/tables/{}", text(&created.json()["table"]));
    let join = json!({ "seat": 1, "name": "Friend" });
    post(&mut friend.client(), &format!("{path}/join"), &join).await;
    let decision = format!("{path}/decision");
    let mut players = [friend.client(), host.client()];
    let mut cost = Cost::default();
    loop {
        for player in &mut players {
            let asked = player.get(&decision).await.expect("an answer").json();
            if asked["position"]["over"] == true {
                return cost;
            }
            if !asked["decision"].is_object() {
                continue;
            }
            let answer = json!({ "number": asked["position"]["number"], "index": 0 });
            let (before, since) = (allocations(), ProcessTime::now());
            let done = post(player, &decision, &answer).await;
            cost.add(Cost {
                decisions: 1,
                allocations: allocations() - before,
                time: since.elapsed(),
            });
            assert_eq!(done.status, 200, "{}", done.text());
        }
    }
}

#[tokio::test]
async fn a_decision_with_clock_and_calls_costs_little_more_than_without() {
    let server = TestServer::start_tuned(|config| {
        tune(config);
        // What is told later is no part of it.
        config.calls.patience = Duration::from_hours(1);
        config.calls.look_every = Duration::from_hours(1);
    })
    .await;
    let plain = [guest(&server).await, guest(&server).await];
    let mut called = [guest(&server).await, guest(&server).await];
    for browser in &mut called {
        let set = set_webhook(browser, "http://127.0.0.1:9/", &["turn", "end"], &[]).await;
        assert_eq!(set.status, 200, "{}", set.text());
    }
    let pace = json!({ "kind": "live", "bank": 3_600, "increment": 5, "cap": 3_600 });
    // What is made once is made with the first games.
    play(&plain[0], &plain[1], &Value::Null).await;
    play(&called[0], &called[1], &pace).await;
    let (mut without, mut with) = (Cost::default(), Cost::default());
    for _ in 0..GAMES {
        without.add(play(&plain[0], &plain[1], &Value::Null).await);
        with.add(play(&called[0], &called[1], &pace).await);
    }
    let each = |cost: Cost| {
        let decisions = cost.decisions as u32;
        (cost.allocations / cost.decisions, cost.time / decisions)
    };
    let (without, with) = (each(without), each(with));
    println!("without {without:?}, with {with:?}");
    assert!(with.0 * 5 <= without.0 * 6, "{without:?}, {with:?}");
}
