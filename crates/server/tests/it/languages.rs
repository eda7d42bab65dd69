//! No page says something in another language than its own: all pages, and positions of every game.

use std::collections::BTreeSet;

use engine::Rng;
use serde_json::{Value, json};
use server::client::Client;
use words::Lang;

use crate::support::{TestServer, TestTable, get};

/// Words that give English away: none of them is a word of another language of the site.
const ENGLISH: &[&str] = &[
    "the", "and", "your", "you", "with", "from", "this", "that", "are", "have", "their", "which",
    "each", "its", "were", "they", "them", "choose", "must", "cannot",
];

/// How many positions of each game are read; the long run sets more.
fn positions() -> usize {
    let wanted = std::env::var("KRONIEK_POSITIONS").ok();
    wanted.map_or(20, |wanted| wanted.parse().expect("a number of positions"))
}

/// So many decisions lie between two positions that are read.
const STEP: usize = 5;

/// Elements whose content nobody reads as a sentence, or which have no end.
const NOT_PROSE: [&str; 3] = ["script", "style", "code"];
const WITHOUT_END: [&str; 6] = ["input", "br", "hr", "img", "meta", "link"];

/// Attributes that are read aloud or shown.
const SHOWN: [&str; 4] = ["aria-label=\"", "title=\"", "placeholder=\"", "alt=\""];

/// What a reader sees or hears of a page, without what is marked as being in another language.
fn said(page: &str, lang: Lang) -> Vec<String> {
    let mut said = Vec::new();
    // Open elements, each with whether its content is left out.
    let mut open: Vec<(String, bool)> = Vec::new();
    for part in page.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        let name = tag.trim_start_matches('/').split([' ', '/']).next();
        let name = name.unwrap_or_default().to_owned();
        let left_out = || open.last().is_some_and(|(_, left_out)| *left_out);
        if tag.starts_with('/') {
            while open.pop().is_some_and(|(opened, _)| opened != name) {}
        } else if !tag.starts_with('!') {
            let foreign = attribute(tag, "lang=\"").is_some_and(|marked| marked != lang.tag());
            let hidden = left_out() || foreign || NOT_PROSE.contains(&name.as_str());
            if !hidden {
                let shown = SHOWN.iter().filter_map(|shown| attribute(tag, shown));
                said.extend(shown.map(str::to_owned));
            }
            if !WITHOUT_END.contains(&name.as_str()) && !tag.ends_with('/') {
                open.push((name, hidden));
            }
        }
        if !open.last().is_some_and(|(_, left_out)| *left_out) {
            said.push(text.to_owned());
        }
    }
    said
}

fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let (_, rest) = tag.split_once(&format!(" {name}"))?;
    rest.split('"').next()
}

pub(crate) fn is_english(text: &str) -> bool {
    let words = text.split(|c: char| !c.is_alphabetic());
    words
        .map(str::to_lowercase)
        .any(|word| ENGLISH.contains(&word.as_str()))
}

/// What was found, so that one run tells everything.
#[derive(Default)]
struct Found(BTreeSet<String>);

impl Found {
    fn page(&mut self, path: &str, page: &str, lang: Lang) {
        for text in said(page, lang) {
            self.text(path, &text, lang);
        }
    }

    /// The sentences of an answer of the API.
    fn answer(&mut self, path: &str, answer: &Value, lang: Lang) {
        match answer {
            Value::Object(fields) => {
                for (name, value) in fields {
                    match value {
                        Value::String(text)
                            if ["message", "label", "text", "prompt", "result"]
                                .contains(&name.as_str()) =>
                        {
                            self.text(path, text, lang);
                        }
                        other => self.answer(path, other, lang),
                    }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| self.answer(path, item, lang)),
            _ => {}
        }
    }

    fn text(&mut self, path: &str, text: &str, lang: Lang) {
        if is_english(text) {
            self.0.insert(format!("{lang} {path}: {}", text.trim()));
        }
    }

    fn assert_nothing(&self) {
        let all: Vec<&str> = self.0.iter().map(String::as_str).collect();
        assert!(
            all.is_empty(),
            "{} texts are English:\n{}",
            all.len(),
            all.join("\n")
        );
    }
}

const OTHERS: [Lang; 2] = [Lang::Nl, Lang::Hu];

fn reading(client: Client, lang: Lang) -> Client {
    client.with("accept-language", lang.tag())
}

/// The pages that a page leads to, each once: a section of the rules is on the page of all rules too, and the settings are the
/// same wherever they lead back to.
fn links(page: &str) -> impl Iterator<Item = String> {
    let targets = page.split("href=\"").skip(1);
    let targets = targets.filter_map(|rest| rest.split(['"', '#']).next());
    let pages = targets.filter(|path| {
        let elsewhere = ["/assets/", "/api/", "//"];
        let is_page = path.starts_with('/') && !elsewhere.iter().any(|at| path.starts_with(at));
        is_page && !path.contains("/chronicle") && !path.contains("/rules/")
    });
    pages.map(|path| match path.split_once('?') {
        Some(("/settings", _)) => "/settings".to_owned(),
        _ => path.replace("&amp;", "&"),
    })
}

#[tokio::test]
async fn no_page_has_english_in_it() {
    let server = TestServer::start_with(games::all()).await;
    let mut found = Found::default();
    let mut read = 0;
    let mut known: BTreeSet<String> = ["/", "/nowhere"].map(str::to_owned).into();
    for kind in games::all().kinds() {
        let seats = vec!["hot-seat"; usize::from(*kind.seats().start())];
        let special = json!({ "game": kind.id() });
        let table = server.table_with(&seats, special).await;
        known.insert(format!("/tables/{}", table.id));
    }
    for lang in OTHERS {
        let mut reader = reading(server.stranger(), lang);
        let mut known = known.clone();
        let mut waiting: Vec<String> = known.iter().cloned().collect();
        while let Some(path) = waiting.pop() {
            let page = get(&mut reader, &path).await.text();
            found.page(&path, &page, lang);
            read += 1;
            waiting.extend(links(&page).filter(|path| known.insert(path.clone())));
        }
    }
    // The first page, help, settings, and at least four pages of each game and one of its table.
    let least = OTHERS.len() * (3 + 5 * games::all().kinds().count());
    assert!(read >= least, "only {read} pages");
    found.assert_nothing();
}

#[tokio::test]
async fn no_position_of_a_game_has_english_in_it() {
    let server = TestServer::start_with(games::all()).await;
    let mut found = Found::default();
    for kind in games::all().kinds() {
        let mut rng = Rng::new(17);
        let mut read = 0;
        // A game that is over is followed by one with another number of players.
        for players in kind.seats().cycle() {
            let seats = vec!["hot-seat"; usize::from(players)];
            let table = server
                .table_with(&seats, json!({ "game": kind.id() }))
                .await;
            read += positions_of(&table, &mut rng, positions() - read, &mut found).await;
            if read == positions() {
                break;
            }
        }
    }
    found.assert_nothing();
}

/// Plays, and reads what whoever is asked reads; how many positions were read.
async fn positions_of(
    table: &TestTable<'_>,
    rng: &mut Rng,
    most: usize,
    found: &mut Found,
) -> usize {
    let mut read = 0;
    while read < most {
        let Some(&seat) = table.to_act().await.first() else {
            break;
        };
        for lang in OTHERS {
            let token = &table.tokens[seat];
            let mut reader = reading(table.server.player(token), lang);
            let page = format!("/tables/{}", table.id);
            found.page(&page, &get(&mut reader, &page).await.text(), lang);
            let why = table.path("/why-not");
            found.answer(&why, &get(&mut reader, &why).await.json(), lang);
        }
        read += 1;
        for _ in 0..STEP {
            let Some(&seat) = table.to_act().await.first() else {
                break;
            };
            let asked = table.read(seat, "/decision").await.json();
            let choices = asked["decision"]["choices"].as_array().map_or(0, Vec::len);
            let answer = table.choose(seat, rng.below(choices)).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
        }
    }
    read
}

#[test]
fn english_is_noticed() {
    let page = "<html lang=\"nl\"><p title=\"Choose one\">Kies <b>the</b></p><i lang=\"en\">the note</i><br>\
        <svg><path d=\"\"/><title>With you</title></svg><script>and</script><p>Of de and</p></html>";
    let mut found = Found::default();
    found.page("/", page, Lang::Nl);
    let expected = [
        "nl /: Choose one",
        "nl /: Of de and",
        "nl /: With you",
        "nl /: the",
    ];
    assert_eq!(found.0.iter().collect::<Vec<_>>(), expected);
}
