//! Parts of a page that a reader has are not sent again, and the script can put them together, for every game.

use std::collections::HashMap;

use catalog::AnyGame;
use engine::Rng;
use serde_json::{Value, json};
use words::Lang;

use crate::support::{TestServer, get, post};

const MARK: &str = " data-hash=\"";
const SAME: &str = " data-same=\"";

/// The most bytes of half of the updates and of the largest, packed, and how many updates are measured. The aim is 10,000 for every update: it is
/// reached for most, and not yet where four others have decided and a phase has ended since the last one.
const HALF: usize = 9_000;
const LARGEST: usize = 18_000;
const MEASURED: usize = 50;

/// The marks of all parts of a page, in order.
pub(crate) fn marks(page: &str) -> Vec<&str> {
    let marked = page.split(MARK).skip(1);
    marked.filter_map(|rest| rest.split('"').next()).collect()
}

/// What is between the tags of the element that begins here, and the rest of the page.
fn content(page: &str) -> (&str, &str) {
    let begin = page.find('>').expect("a tag") + 1;
    let (mut depth, mut end) = (1, begin);
    for tag in page[begin..].split_inclusive('>') {
        let inside = tag.rsplit('<').next().unwrap_or_default();
        let name = inside.split([' ', '>']).next().unwrap_or_default();
        if inside.starts_with('/') {
            depth -= 1;
        } else if !["input", "br", "hr", "img"].contains(&name) && !inside.ends_with("/>") {
            depth += 1;
        }
        if depth == 0 {
            let content = &page[begin..end + tag.len() - inside.len() - 1];
            return (content, &page[end..]);
        }
        end += tag.len();
    }
    panic!("no end: {page}")
}

/// A page as a reader keeps it: the content of each part by its mark, with those inside it.
fn kept(page: &str) -> HashMap<&str, &str> {
    let mut kept = HashMap::new();
    for (place, _) in page.match_indices(MARK) {
        let mark = page[place + MARK.len()..]
            .split('"')
            .next()
            .expect("a mark");
        kept.insert(mark, content(&page[place..]).0);
    }
    kept
}

/// What the script does: what was not sent is taken from the old page.
fn completed(news: &str, known: &[&str], old: &HashMap<&str, &str>) -> String {
    let mut page = String::new();
    let mut rest = news;
    while let Some(place) = rest.find(SAME) {
        let (number, after) = rest[place + SAME.len()..].split_once('"').expect("its end");
        let mark = known[number.parse::<usize>().expect("a number")];
        let (attributes, after) = after.split_once('>').expect("its end");
        page.extend([&rest[..place], MARK, mark, "\"", attributes, ">", old[mark]]);
        rest = after;
    }
    page + rest
}

/// The part of the page that the script reads.
fn table(page: &str) -> &str {
    let begin = page.find(" id=\"table\"").expect("a table");
    let begin = page[..begin].rfind('<').expect("its tag");
    let (_, rest) = content(&page[begin..]);
    &page[begin..page.len() - rest.len()]
}

/// One who sits in every seat of a game and decides at random, with a page that is kept up to date.
struct Story<'s> {
    server: &'s TestServer,
    table: String,
    tokens: Vec<String>,
    rng: Rng,
    page: String,
}

impl Story<'_> {
    async fn begin<'s>(server: &'s TestServer, game: &str, seats: u8) -> Story<'s> {
        let seats = vec![json!({ "kind": "me" }); usize::from(seats)];
        let plan = json!({ "game": game, "seats": seats });
        let created = post(&mut server.stranger(), "/api/v1/tables", &plan).await;
        let created = created.json();
        let tokens = created["tokens"].as_array().expect("secrets").iter();
        let token = |one: &Value| one["token"].as_str().expect("a secret").to_owned();
        let table = created["table"].as_str().expect("a name").to_owned();
        let tokens = tokens.map(token).collect();
        Story {
            server,
            table,
            tokens,
            rng: Rng::new(5),
            page: String::new(),
        }
    }

    /// Whose turn it is; nobody's when the game is over.
    async fn to_act(&self) -> Option<usize> {
        let decision = format!("/api/v1/tables/{}/decision", self.table);
        let known = get(&mut self.server.player(&self.tokens[0]), &decision).await;
        let seat = known.json()["position"]["to_act"][0].as_u64()?;
        Some(seat as usize)
    }

    /// Makes the next decision, if the game is not over.
    async fn decide(&mut self) -> Option<()> {
        let decision = format!("/api/v1/tables/{}/decision", self.table);
        let seat = self.to_act().await?;
        let mut player = self.server.player(&self.tokens[seat]);
        let asked = get(&mut player, &decision).await.json();
        let choices = asked["decision"]["choices"].as_array().map_or(0, Vec::len);
        let number: &Value = &asked["position"]["number"];
        let choice = json!({ "number": number, "index": self.rng.below(choices) });
        assert_eq!(post(&mut player, &decision, &choice).await.status, 200);
        Some(())
    }

    /// Makes a decision of the first player, or all decisions until it is their turn again: then the page is up to date.
    async fn go_on(&mut self) -> Option<()> {
        self.decide().await?;
        while self.to_act().await.is_some_and(|seat| seat != 0) {
            self.decide().await?;
        }
        Some(())
    }

    /// Reads the page of the first player as a whole.
    async fn read(&mut self) -> String {
        let path = format!("/tables/{}", self.table);
        get(&mut self.server.player(&self.tokens[0]), &path)
            .await
            .text()
    }

    /// Reads what is new, and tells how many bytes came, as they are and packed. Together with the page before it is
    /// the page as it is now.
    async fn update(&mut self) -> (usize, usize) {
        let path = format!("/tables/{}", self.table);
        let fresh = self.read().await;
        let known = marks(&self.page);
        let has = known.concat();
        let reader = || {
            let player = self.server.player(&self.tokens[0]);
            player.with("x-kroniek-has", &has)
        };
        let news = get(&mut reader(), &path).await.text();
        let packed = get(&mut reader().with("accept-encoding", "gzip"), &path).await;
        assert!(packed.body.len() <= news.len(), "what is long is packed");
        let completed = completed(&news, &known, &kept(&self.page));
        let (completed, whole) = (table(&completed), table(&fresh));
        let differ = completed
            .bytes()
            .zip(whole.bytes())
            .position(|(one, other)| one != other);
        let around = |page: &str| {
            let begin = differ.unwrap_or_default().saturating_sub(200);
            let bytes = page.as_bytes()[begin..].iter().copied();
            String::from_utf8_lossy(&bytes.take(400).collect::<Vec<_>>()).into_owned()
        };
        assert!(
            completed == whole,
            "{} instead of {}",
            around(completed),
            around(whole)
        );
        self.page = fresh;
        (news.len(), packed.body.len())
    }
}

#[tokio::test]
async fn what_is_left_out_can_be_put_back_and_most_is_left_out() {
    let server = TestServer::start_with(games::all()).await;
    for kind in games::all().kinds() {
        let mut story = Story::begin(&server, kind.id(), *kind.seats().start()).await;
        story.page = story.read().await;
        let (mut sent, mut whole) = (0, 0);
        for _ in 0..24 {
            if story.decide().await.is_none() {
                break;
            }
            sent += story.update().await.0;
            whole += story.page.len();
        }
        println!("{}: {sent} of {whole} bytes", kind.id());
        // While a game is set up, nearly every place becomes legal and illegal in turn.
        assert!(2 * sent < whole, "{}: {sent} of {whole}", kind.id());
    }
}

/// How many decisions a game takes that is played without a plan.
fn length(kind: &dyn AnyGame, seats: u8) -> usize {
    let mut header = kind.header(seats);
    header.seed = Some(Rng::new(5).seed());
    let mut playing = kind.open(header).ok().expect("a game that opens");
    let mut rng = Rng::new(5);
    let mut decisions = 0;
    while let Some(seat) = playing.to_act().first() {
        let asked = playing.decision(seat, Lang::En).ok().expect("a decision");
        let choice = rng.below(asked.choices.len());
        assert!(playing.play_choice(seat, choice).is_ok());
        decisions += 1;
    }
    decisions
}

#[tokio::test]
async fn an_update_has_few_bytes_in_the_middle_and_late_in_a_game() {
    let server = TestServer::start_with(games::all()).await;
    for kind in games::all().kinds() {
        let seats = *kind.seats().end();
        let length = length(kind, seats);
        for eighths in [4, 6] {
            let mut story = Story::begin(&server, kind.id(), seats).await;
            for _ in 0..length * eighths / 8 {
                story.decide().await;
            }
            story.page = story.read().await;
            let mut sizes = Vec::new();
            while sizes.len() < MEASURED && story.go_on().await.is_some() {
                let (bytes, packed) = story.update().await;
                sizes.push((packed, bytes));
            }
            sizes.sort_unstable();
            let [median, most] = [sizes[sizes.len() / 2], sizes[sizes.len() - 1]];
            println!(
                "{}: {} updates after {eighths}/8 of {length} decisions, {median:?} to {most:?} bytes",
                kind.id(),
                sizes.len()
            );
            let few = median.0 <= HALF && most.0 <= LARGEST;
            assert!(few, "{}: {sizes:?}", kind.id());
        }
    }
}

#[tokio::test]
async fn who_has_the_page_is_answered_with_what_their_decision_changed() {
    let server = TestServer::start_with(games::all()).await;
    let kind = games::all().kinds().next().expect("a game");
    let mut story = Story::begin(&server, kind.id(), *kind.seats().start()).await;
    let page = story.read().await;
    let has = marks(&page).concat();
    let form = |page: &str| {
        let field = |name: &str| {
            let (_, rest) = page
                .split_once(&format!("name=\"{name}\" value=\""))
                .expect(name);
            rest.split('"').next().expect("its end").to_owned()
        };
        format!("seat={}&number={}&choice=0", field("seat"), field("number"))
    };
    let seat = story.to_act().await.expect("somebody");
    let mut player = server.player(&story.tokens[seat]);
    let path = format!("/tables/{}", story.table);
    let asked = get(&mut player, &path).await.text();
    let decide = format!("{path}/decide");

    // Without script the way leads back to the page.
    let plain = player
        .submit(&decide, &form(&asked))
        .await
        .expect("an answer");
    let back = format!("{path}?seat={seat}");
    assert_eq!(
        (plain.status, plain.header("location")),
        (303, Some(&*back))
    );

    let seat = story.to_act().await.expect("somebody");
    let mut player = server
        .player(&story.tokens[seat])
        .with("x-kroniek-has", &has);
    let asked = get(&mut server.player(&story.tokens[seat]), &path)
        .await
        .text();
    let told = player
        .submit(&decide, &form(&asked))
        .await
        .expect("an answer");
    let back = format!("{path}?seat={seat}");
    assert_eq!(told.status, 200);
    assert_eq!(told.header("content-location"), Some(&*back));
    let told = told.text();
    assert!(told.starts_with("<div") && told.contains(SAME), "{told}");
    assert!(
        told.len() < page.len() / 2,
        "{} of {}",
        told.len(),
        page.len()
    );
}
