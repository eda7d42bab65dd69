//! Players who never have to think.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use engine::Rng;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::client::{Answer, Client, Events};

/// Games of this kind on this server.
#[derive(Clone)]
pub(super) struct Load {
    pub(super) address: SocketAddr,
    pub(super) game: String,
    pub(super) players: u8,
}

/// How long everything took.
#[derive(Default)]
pub(super) struct Tally {
    /// From a decision to its answer.
    pub(super) answers: Vec<Duration>,
    /// From a decision to the news of it.
    pub(super) news: Vec<Duration>,
}

/// A player: what he plays with, and the news that he hears.
struct Player {
    client: Client,
    news: mpsc::UnboundedReceiver<(u64, Instant)>,
}

impl Load {
    /// Plays so many games at the same time, for so long.
    pub(super) async fn run(&self, games: usize, time: Duration) -> io::Result<Tally> {
        let end = Instant::now() + time;
        let mut playing = JoinSet::new();
        for number in 0..games {
            let load = self.clone();
            playing.spawn(async move { load.play_until(end, number as u64).await });
        }
        let mut all = Tally::default();
        for tally in playing.join_all().await {
            let tally = tally?;
            all.answers.extend(tally.answers);
            all.news.extend(tally.news);
        }
        Ok(all)
    }

    /// Plays one game after the other.
    async fn play_until(&self, end: Instant, seed: u64) -> io::Result<Tally> {
        let mut tally = Tally::default();
        let mut rng = Rng::new(seed);
        while Instant::now() < end {
            self.play(end, &mut rng, &mut tally).await?;
        }
        Ok(tally)
    }

    async fn play(&self, end: Instant, rng: &mut Rng, tally: &mut Tally) -> io::Result<()> {
        let seats = vec![json!({ "kind": "me" }); self.players as usize];
        let plan = json!({ "game": self.game, "seats": seats });
        let created = Client::new(self.address)
            .post("/api/v1/tables", &plan)
            .await?;
        let created = expect(&created, 201)?;
        let table = created["table"].as_str().unwrap_or_default();
        let path = format!("/api/v1/tables/{table}/decision");
        let mut players = Vec::new();
        for (number, token) in (1..).zip(created["tokens"].as_array().into_iter().flatten()) {
            let token = token["token"].as_str().unwrap_or_default();
            // As a browser does: who has the answer to his own decision is not told it once more.
            let client = Client::new(self.address)
                .with_token(token)
                .with("x-kroniek-stream", &number.to_string());
            let events = client
                .events(&format!("/api/v1/tables/{table}/events"))
                .await?;
            players.push(Player {
                client,
                news: listen(events),
            });
        }
        let mut known = expect(&players[0].client.get(&path).await?, 200)?;
        while Instant::now() < end {
            let Some(seat) = known["position"]["to_act"][0].as_u64() else {
                break;
            };
            let seat = seat as usize;
            // Who is asked again knows already what; another has to read it.
            if known["decision"]["seat"] != seat {
                known = expect(&players[seat].client.get(&path).await?, 200)?;
            }
            let choices = known["decision"]["choices"].as_array().map_or(1, Vec::len);
            let number = &known["position"]["number"];
            let body = json!({ "number": number, "index": rng.below(choices) });
            let sent = Instant::now();
            known = expect(&players[seat].client.post(&path, &body).await?, 200)?;
            tally.answers.push(sent.elapsed());
            for (other, player) in players.iter_mut().enumerate() {
                if other != seat {
                    let number = &known["position"]["number"];
                    let time = heard(&mut player.news, number, sent).await?;
                    tally.news.push(time);
                }
            }
        }
        Ok(())
    }
}

fn expect(answer: &Answer, status: u16) -> io::Result<Value> {
    if answer.status == status {
        Ok(answer.json())
    } else {
        Err(io::Error::other(format!(
            "{}: {}",
            answer.status,
            answer.text()
        )))
    }
}

/// Writes down when which position was told, until nobody wants to know any more.
fn listen(mut events: Events) -> mpsc::UnboundedReceiver<(u64, Instant)> {
    let (told, news) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        loop {
            let event = tokio::select! {
                event = events.next() => event,
                () = told.closed() => break,
            };
            let Ok(Some(event)) = event else {
                break;
            };
            let number = event.data["number"].as_u64().unwrap_or_default();
            // Whoever has gone needs no news.
            let _ = told.send((number, Instant::now()));
        }
    });
    news
}

/// How long after this moment the player heard of this position.
async fn heard(
    news: &mut mpsc::UnboundedReceiver<(u64, Instant)>,
    number: &Value,
    sent: Instant,
) -> io::Result<Duration> {
    while let Some((told, at)) = news.recv().await {
        if Some(told) == number.as_u64() {
            return Ok(at.duration_since(sent));
        }
    }
    Err(io::Error::other("a live stream has ended"))
}
