//! Players who never have to think.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use engine::Rng;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use crate::client::{Answer, Client, Events};

/// Games of this kind on these servers.
#[derive(Clone)]
pub(super) struct Load {
    pub(super) addresses: Vec<SocketAddr>,
    pub(super) game: String,
    pub(super) players: u8,
    /// Whether they play with clocks.
    pub(super) clock: bool,
    /// Whether every seat is another person's.
    pub(super) people: bool,
    /// Whether these people want to be called when it is their turn.
    pub(super) notices: bool,
    /// Whether everybody comes from an address of their own and is counted for it, because others wish the server ill.
    pub(super) besieged: bool,
}

/// Where calls go: nobody answers there.
const NOWHERE: &str = "http%3A%2F%2F127.0.0.1%3A9%2F";

/// How long everything took.
#[derive(Default)]
pub(super) struct Tally {
    /// From a decision to its answer.
    pub(super) answers: Vec<Duration>,
    /// From a decision to the news of it.
    pub(super) news: Vec<Duration>,
    /// The same at another server.
    pub(super) news_between: Vec<Duration>,
}

/// A player: what they play with, and the news that they hear.
struct Player {
    client: Client,
    /// Which server they play at.
    server: usize,
    news: mpsc::UnboundedReceiver<(u64, Instant)>,
}

/// When decisions are due.
struct Pace {
    /// The time from one decision of a game to the next; none if it is made as soon as it can be.
    each: Option<Duration>,
    due: Instant,
}

impl Pace {
    /// Waits until the next decision is due, and gives when it was.
    async fn next(&mut self) -> Instant {
        let Some(each) = self.each else {
            return Instant::now();
        };
        let due = self.due;
        self.due += each;
        tokio::time::sleep_until(due.into()).await;
        due
    }
}

/// The table of a game that has begun, and the secrets of its seats.
struct Begun {
    table: String,
    tokens: Vec<String>,
}

impl Load {
    /// Plays so many games at the same time, for so long, with so many decisions in a second.
    pub(super) async fn run(
        &self,
        games: usize,
        rate: Option<f64>,
        time: Duration,
    ) -> io::Result<Tally> {
        let begin = Instant::now();
        let each = rate.map(|rate| Duration::from_secs_f64(games as f64 / rate));
        let mut playing = JoinSet::new();
        for number in 0..games {
            let load = self.clone();
            let part = number as f64 / games as f64;
            let pace = Pace {
                each,
                // Not all at the same moment.
                due: begin + each.unwrap_or_default().mul_f64(part),
            };
            playing.spawn(async move { load.play_until(begin + time, number, pace).await });
        }
        let mut all = Tally::default();
        for tally in playing.join_all().await {
            let tally = tally?;
            all.answers.extend(tally.answers);
            all.news.extend(tally.news);
            all.news_between.extend(tally.news_between);
        }
        Ok(all)
    }

    /// Opens so many live streams, so many at each table, where nothing happens.
    pub(super) async fn listen(&self, listeners: usize, each: usize) -> io::Result<Vec<Events>> {
        let mut listening = Vec::new();
        let mut begun = None;
        for number in 0..listeners {
            let address = self.address(number);
            if number % each.max(1) == 0 {
                begun = Some(self.begin(Client::new(address), &[]).await?);
            }
            if let Some(Begun { table, tokens }) = &begun {
                let client = Client::new(address).with_token(&tokens[0]);
                let path = format!("/api/v1/tables/{table}/events");
                let mut events = client.events(&path).await?;
                // It stands when the first news are there.
                events.next().await?;
                listening.push(events);
            }
        }
        Ok(listening)
    }

    fn address(&self, number: usize) -> SocketAddr {
        self.addresses[number % self.addresses.len()]
    }

    /// Plays one game after the other.
    async fn play_until(&self, end: Instant, number: usize, mut pace: Pace) -> io::Result<Tally> {
        let mut tally = Tally::default();
        let mut rng = Rng::new(number as u64);
        let people = self.people(number).await?;
        while Instant::now() < end {
            let playing = self.play(end, (number, &people), (&mut rng, &mut pace), &mut tally);
            playing.await?;
        }
        Ok(tally)
    }

    /// A player's connection.
    fn client(&self, address: SocketAddr, game: usize, seat: usize) -> Client {
        let client = Client::new(address);
        if !self.besieged {
            return client;
        }
        let [.., high, low] = game.to_be_bytes();
        client.with("x-forwarded-for", &format!("198.{high}.{low}.{}", seat + 1))
    }

    /// The cookies of those who play a game, if every seat is another person's. They have said whether they want to be called.
    async fn people(&self, game: usize) -> io::Result<Vec<String>> {
        let mut cookies = Vec::new();
        for seat in 0..self.players as usize * usize::from(self.people) {
            let mut client = self.client(self.address(game), game, seat);
            let known = client.get("/").await?;
            let cookie = known
                .header("set-cookie")
                .and_then(|set| set.split(';').next());
            let cookie = cookie
                .ok_or_else(|| io::Error::other("no cookie"))?
                .to_owned();
            if self.notices {
                let mut client = client.with("cookie", &cookie);
                let wish = format!("url={NOWHERE}&zone=UTC&format=standard&turn=on&end=on");
                let kept = client.submit("/settings/notices/webhook", &wish).await?;
                if kept.status != 200 {
                    return Err(io::Error::other(kept.text()));
                }
            }
            cookies.push(cookie);
        }
        Ok(cookies)
    }

    /// Begins a game: of these people, or of one who plays all seats.
    async fn begin(&self, host: Client, people: &[String]) -> io::Result<Begun> {
        let mut host = match people.first() {
            Some(cookie) => host.with("cookie", cookie),
            None => host,
        };
        let others = if people.is_empty() { "me" } else { "friend" };
        let mut seats = vec![json!({ "kind": others }); self.players as usize];
        seats[0] = json!({ "kind": "me" });
        let mut plan = json!({ "game": self.game, "seats": seats });
        if !people.is_empty() {
            plan["private"] = json!(false);
        }
        if self.clock {
            plan["pace"] = json!({ "kind": "live", "bank": 3_600, "increment": 5, "cap": 3_600 });
        }
        let created = host.post("/api/v1/tables", &plan).await?;
        let created = expect(&created, 201)?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let tokens = created["tokens"].as_array().into_iter().flatten();
        let mut begun = Begun {
            table: text(&created["table"]),
            tokens: tokens.map(|token| text(&token["token"])).collect(),
        };
        for (seat, cookie) in people.iter().enumerate().skip(1) {
            let mut friend = Client::new(host.address()).with("cookie", cookie);
            let join = format!("/api/v1/tables/{}/join", begun.table);
            let joined = friend.post(&join, &json!({ "seat": seat })).await?;
            let joined = expect(&joined, 200)?;
            begun.tokens.truncate(seat);
            begun.tokens.push(text(&joined["token"]));
        }
        Ok(begun)
    }

    async fn play(
        &self,
        end: Instant,
        (game, people): (usize, &[String]),
        (rng, pace): (&mut Rng, &mut Pace),
        tally: &mut Tally,
    ) -> io::Result<()> {
        let host = self.client(self.address(game), game, 0);
        let Begun { table, tokens } = self.begin(host, people).await?;
        let path = format!("/api/v1/tables/{table}/decision");
        let mut players = Vec::new();
        for (number, token) in tokens.iter().enumerate() {
            let server = (game + number) % self.addresses.len();
            // As a browser does: whoever has the answer to their own decision is not told it once more.
            let client = self
                .client(self.address(server), game, number)
                .with_token(token)
                .with("x-kroniek-stream", &(number + 1).to_string());
            let events = client
                .events(&format!("/api/v1/tables/{table}/events"))
                .await?;
            players.push(Player {
                client,
                server,
                news: listen(events),
            });
        }
        let mut known = expect(&players[0].client.get(&path).await?, 200)?;
        while Instant::now() < end {
            let Some(seat) = known["position"]["to_act"][0].as_u64() else {
                break;
            };
            let seat = seat as usize;
            // Whoever is asked again knows already what; another has to read it.
            if known["decision"]["seat"] != seat {
                known = expect(&players[seat].client.get(&path).await?, 200)?;
            }
            let choices = known["decision"]["choices"].as_array().map_or(1, Vec::len);
            let number = &known["position"]["number"];
            let body = json!({ "number": number, "index": rng.below(choices) });
            let sent = pace.next().await;
            known = expect(&players[seat].client.post(&path, &body).await?, 200)?;
            tally.answers.push(sent.elapsed());
            let server = players[seat].server;
            for (other, player) in players.iter_mut().enumerate() {
                if other != seat {
                    let number = &known["position"]["number"];
                    let time = heard(&mut player.news, number, sent).await?;
                    tally.news.push(time);
                    if player.server != server {
                        tally.news_between.push(time);
                    }
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
