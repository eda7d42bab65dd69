//! Whoever has a page is sent only what is new on it, and the script can put it together, for every game.

use engine::Rng;
use serde_json::{Value, json};

use crate::support::{TestServer, get, post};

/// The most bytes of an update, packed, in a game with as many players as there can be.
const LARGEST: usize = 10_000;
/// The most bytes of half of the updates.
const HALF: usize = 5_000;
/// How many updates of each game are measured at most, from its beginning.
const MEASURED: usize = 80;

/// The name of a page by which whoever has it asks for what is new.
pub(crate) fn name(page: &str) -> &str {
    let (_, rest) = page.split_once(" data-page=\"").expect("a name");
    rest.split('"').next().expect("its end")
}

/// A page as the script keeps it: its tags and texts.
fn pieces(page: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    for piece in page.split_inclusive('>') {
        let tag = piece.find('<').unwrap_or(piece.len());
        let (text, tag) = piece.split_at(tag);
        let both = [text, tag].into_iter().filter(|one| !one.is_empty());
        pieces.extend(both.map(str::to_owned));
    }
    pieces
}

/// What the script does: what was not sent is taken from the old page.
fn completed(news: &str, old: &[String]) -> Vec<String> {
    let mut parts = news.split("<>");
    let mut page = pieces(parts.next().expect("a beginning"));
    let mut at = 0;
    while let (Some(copied), Some(fresh)) = (parts.next(), parts.next()) {
        let (by, count) = copied.split_once(',').expect("two numbers");
        let by: isize = by.parse().expect("a number");
        let count: usize = count.parse().expect("a number");
        let begin = usize::checked_add_signed(at, by).expect("a place");
        page.extend_from_slice(&old[begin..begin + count]);
        page.extend(pieces(fresh));
        at = begin + count;
    }
    page
}

/// One who sits in every seat of a game and decides at random, with a page that is kept up to date.
struct Story<'s> {
    server: &'s TestServer,
    table: String,
    tokens: Vec<String>,
    rng: Rng,
    page: Vec<String>,
    name: String,
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
        let mut story = Story {
            server,
            table,
            tokens,
            rng: Rng::new(5),
            page: Vec::new(),
            name: String::new(),
        };
        story.page = pieces(&story.read().await);
        let page = get(&mut story.server.player(&story.tokens[0]), &story.path()).await;
        name(&page.text()).clone_into(&mut story.name);
        story
    }

    fn path(&self) -> String {
        format!("/tables/{}", self.table)
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

    /// Reads the page of the first player as the script does that has none.
    async fn read(&self) -> String {
        let player = self.server.player(&self.tokens[0]);
        let mut reader = player.with("x-kroniek-base", "none");
        get(&mut reader, &self.path()).await.text()
    }

    /// Reads what is new, and tells how many bytes came, as they are and packed. Together with the page before it is
    /// the page as it is now.
    async fn update(&mut self) -> (usize, usize) {
        let path = self.path();
        let reader = || {
            let player = self.server.player(&self.tokens[0]);
            player.with("x-kroniek-base", &self.name)
        };
        let packed = get(&mut reader().with("accept-encoding", "gzip"), &path).await;
        let news = get(&mut reader(), &path).await;
        let whole = self.read().await;
        let name = news.header("x-kroniek-page").expect("a name").to_owned();
        let news = news.text();
        let page = completed(&news, &self.page);
        assert!(
            page.concat() == whole,
            "{news} does not make the page {whole}"
        );
        (self.page, self.name) = (page, name);
        (news.len(), packed.body.len())
    }
}

#[tokio::test]
async fn the_old_page_and_what_is_new_make_the_new_page_and_little_is_sent() {
    let server = TestServer::start_with(games::all()).await;
    for kind in games::all().kinds() {
        let mut story = Story::begin(&server, kind.id(), *kind.seats().start()).await;
        let (mut sent, mut whole) = (0, 0);
        for _ in 0..24 {
            if story.decide().await.is_none() {
                break;
            }
            sent += story.update().await.0;
            whole += story.page.concat().len();
        }
        println!("{}: {sent} of {whole} bytes", kind.id());
        assert!(4 * sent < whole, "{}: {sent} of {whole}", kind.id());
    }
}

#[tokio::test]
async fn an_update_has_few_bytes_however_many_play() {
    let server = TestServer::start_with(games::all()).await;
    let mut wrong = Vec::new();
    for kind in games::all().kinds() {
        let mut story = Story::begin(&server, kind.id(), *kind.seats().end()).await;
        let mut sizes = Vec::new();
        while sizes.len() < MEASURED && story.go_on().await.is_some() {
            let (bytes, packed) = story.update().await;
            sizes.push((packed, bytes));
        }
        sizes.sort_unstable();
        let [median, most] = [sizes[sizes.len() / 2], sizes[sizes.len() - 1]];
        println!(
            "{}: {} updates of {median:?} to {most:?} bytes",
            kind.id(),
            sizes.len()
        );
        if median.0 > HALF || most.0 > LARGEST {
            wrong.push(format!("{}: {sizes:?}", kind.id()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn who_has_the_page_is_answered_with_what_their_decision_changed() {
    let server = TestServer::start_with(games::all()).await;
    let kind = games::all().kinds().next().expect("a game");
    let story = Story::begin(&server, kind.id(), *kind.seats().start()).await;
    let form = |page: &str| {
        let field = |name: &str| {
            let (_, rest) = page
                .split_once(&format!("name=\"{name}\" value=\""))
                .expect(name);
            rest.split('"').next().expect("its end").to_owned()
        };
        format!("seat={}&number={}&choice=0", field("seat"), field("number"))
    };
    let path = story.path();
    let decide = format!("{path}/decide");
    for scripted in [false, true] {
        let seat = story.to_act().await.expect("somebody");
        let page = get(&mut server.player(&story.tokens[seat]), &path).await;
        let page = page.text();
        let mut player = server.player(&story.tokens[seat]);
        if scripted {
            player = player.with("x-kroniek-base", name(&page));
        }
        let told = player.submit(&decide, &form(&page)).await;
        let told = told.expect("an answer");
        let back = format!("{path}?seat={seat}");
        if scripted {
            assert_eq!(told.status, 200);
            assert_eq!(told.header("content-location"), Some(&*back));
            let told = told.text();
            assert!(told.contains("<>"), "{told}");
            assert!(told.len() < page.len() / 4, "{} bytes", told.len());
        } else {
            // Without script the way leads back to the page.
            assert_eq!((told.status, told.header("location")), (303, Some(&*back)));
        }
    }
}
