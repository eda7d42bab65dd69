//! Parts of a page that a reader has are not sent again, and the script can put them together, for every game.

use engine::Rng;
use serde_json::{Value, json};

use crate::support::{TestServer, get, post};

const MARK: &str = " data-hash=\"";

/// The marks of all parts of a page, in order.
pub(crate) fn marks(page: &str) -> Vec<&str> {
    let marked = page.split(MARK).skip(1);
    marked.filter_map(|rest| rest.split('"').next()).collect()
}

/// The element with this mark, as a browser finds it.
fn part<'p>(page: &'p str, mark: &str) -> &'p str {
    let place = page.find(&format!("{MARK}{mark}\"")).expect("it is there");
    let begin = page[..place].rfind('<').expect("an element");
    let (mut depth, mut end) = (0, begin);
    for tag in page[begin..].split_inclusive('>') {
        end += tag.len();
        let inside = tag.rsplit('<').next().unwrap_or_default();
        let name = inside.split([' ', '>']).next().unwrap_or_default();
        if inside.starts_with('/') {
            depth -= 1;
        } else if !["input", "br", "hr", "img"].contains(&name) && !inside.ends_with("/>") {
            depth += 1;
        }
        if depth == 0 {
            break;
        }
    }
    &page[begin..end]
}

/// What the script does: what was not sent is taken from the old page.
fn completed(news: &str, old: &str) -> String {
    let mut page = String::new();
    let mut rest = news;
    while let Some(place) = rest.find(" data-same>") {
        let begin = rest[..place].rfind('<').expect("an element");
        let mark = marks(&rest[begin..place])[0];
        page.push_str(&rest[..begin]);
        page.push_str(part(old, mark));
        let end = rest[place..].find("</").expect("its end") + place;
        rest = rest[end..].split_once('>').expect("its end").1;
    }
    page + rest
}

#[tokio::test]
async fn what_is_left_out_can_be_put_back_and_most_is_left_out() {
    let server = TestServer::start_with(games::all()).await;
    for kind in games::all().kinds() {
        let seats = vec![json!({ "kind": "me" }); usize::from(*kind.seats().start())];
        let plan = json!({ "game": kind.id(), "seats": seats });
        let created = post(&mut server.stranger(), "/api/v1/tables", &plan).await;
        let created = created.json();
        let table = created["table"].as_str().expect("a name");
        let token = |seat: usize| created["tokens"][seat]["token"].as_str().expect("a secret");
        let page = format!("/tables/{table}");
        let decision = format!("/api/v1{page}/decision");
        let mut rng = Rng::new(5);
        let (mut sent, mut whole) = (0, 0);
        let mut old = get(&mut server.player(token(0)), &page).await.text();
        for _ in 0..24 {
            let known = get(&mut server.player(token(0)), &decision).await.json();
            let Some(seat) = known["position"]["to_act"][0].as_u64() else {
                break;
            };
            let mut player = server.player(token(seat as usize));
            let asked = get(&mut player, &decision).await.json();
            let choices = asked["decision"]["choices"].as_array().map_or(0, Vec::len);
            let number: &Value = &asked["position"]["number"];
            let choice = json!({ "number": number, "index": rng.below(choices) });
            assert_eq!(post(&mut player, &decision, &choice).await.status, 200);

            let fresh = get(&mut server.player(token(0)), &page).await.text();
            let has = marks(&old).join(",");
            let mut reader = server.player(token(0)).with("x-kroniek-has", &has);
            let news = get(&mut reader, &page).await.text();
            let completed = completed(&news, &old);
            let same = completed
                .bytes()
                .zip(fresh.bytes())
                .take_while(|(one, other)| one == other);
            let same = same.count();
            let around = |page: &str| {
                String::from_utf8_lossy(&page.as_bytes()[same.saturating_sub(200)..])
                    .chars()
                    .take(400)
                    .collect::<String>()
            };
            assert!(
                completed == fresh,
                "{}: {} instead of {}",
                kind.id(),
                around(&completed),
                around(&fresh)
            );
            sent += news.len();
            whole += fresh.len();
            old = fresh;
        }
        println!("{}: {sent} of {whole} bytes", kind.id());
        // Where all places become legal and illegal in turn, half of a board is new each time.
        assert!(5 * sent < 3 * whole, "{}: {sent} of {whole}", kind.id());
    }
}
