//! A player who sees nothing: only what the browser tells a screen reader. Every place of every game is told with all that stands there, as the
//! game itself knows it, and every choice says what it does.

use std::collections::HashMap;

use anyhow::{Context, Result, ensure};
use catalog::{AnyGame, AnyPlaying};
use e2e::positions::{Others, Standing, length, stand};
use e2e::steps::content;
use e2e::{Browser, Look, Server};
use engine::{DecisionNumber, Seat, Viewer};
use serde_json::{Value, json};
use words::Lang;

/// What a screen reader is told, as a tree.
struct Heard {
    nodes: HashMap<String, Value>,
    root: String,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

impl Heard {
    async fn listen(browser: &Browser) -> Result<Heard> {
        browser.tell("Accessibility.enable", json!({})).await?;
        let tree = browser
            .tell("Accessibility.getFullAXTree", json!({}))
            .await?;
        let list = tree["nodes"].as_array().context("a tree")?;
        let nodes: HashMap<String, Value> = list
            .iter()
            .map(|node| (text(&node["nodeId"]), node.clone()))
            .collect();
        let root = list
            .first()
            .map(|node| text(&node["nodeId"]))
            .context("a root")?;
        Ok(Heard { nodes, root })
    }

    fn children(&self, id: &str) -> Vec<String> {
        let children = self
            .nodes
            .get(id)
            .and_then(|node| node["childIds"].as_array());
        children.into_iter().flatten().map(text).collect()
    }

    /// The role of a node, if it is told at all.
    fn role(&self, id: &str) -> String {
        let told = self
            .nodes
            .get(id)
            .filter(|node| node["ignored"] != json!(true));
        told.map_or_else(String::new, |node| text(&node["role"]["value"]))
    }

    /// Everything below a node that has one of these roles, from the outside to the inside; nothing inside such a node.
    fn below(&self, id: &str, roles: &[&str]) -> Vec<String> {
        let mut found = Vec::new();
        for child in self.children(id) {
            if roles.contains(&self.role(&child).as_str()) {
                found.push(child);
            } else {
                found.extend(self.below(&child, roles));
            }
        }
        found
    }

    /// What is said of a node: its name, or all the texts in it.
    fn said(&self, id: &str) -> String {
        let name = self.nodes.get(id).map(|node| text(&node["name"]["value"]));
        if let Some(name) = name.filter(|name| !name.is_empty()) {
            return name;
        }
        let texts = self.below(id, &["StaticText"]);
        let texts: Vec<String> = texts.iter().map(|text| self.said(text)).collect();
        texts.join(" ")
    }

    /// All tables as rows: the name of the row, and under each heading what is told.
    fn rows(&self) -> Vec<(String, HashMap<String, String>)> {
        let mut rows = Vec::new();
        for table in self.below(&self.root, &["table"]) {
            let mut headings: Vec<String> = Vec::new();
            for row in self.below(&table, &["row"]) {
                let cells = self.below(&row, &["cell", "gridcell", "rowheader", "columnheader"]);
                if cells.iter().all(|cell| self.role(cell) == "columnheader") {
                    headings = cells.iter().map(|cell| self.said(cell)).collect();
                    continue;
                }
                let told: Vec<String> = cells.iter().map(|cell| self.said(cell)).collect();
                let name = told.first().cloned().unwrap_or_default();
                let facts = headings.iter().cloned().zip(told).skip(1);
                rows.push((name, facts.collect()));
            }
        }
        rows
    }

    /// What all nodes of a role are called.
    fn names(&self, role: &str) -> Vec<String> {
        let found = self
            .nodes
            .values()
            .filter(|node| node["ignored"] != json!(true) && node["role"]["value"] == json!(role));
        found.map(|node| text(&node["name"]["value"])).collect()
    }
}

/// Blanks do not matter, and lines may be broken anywhere.
fn plain(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether everything that the game knows of its places is told.
fn everything_is_told(
    heard: &Heard,
    playing: &dyn AnyPlaying,
    viewer: Viewer,
    lang: Lang,
) -> Result<()> {
    let rows = heard.rows();
    let places = playing.places(viewer, lang).ok().context("places")?;
    ensure!(places.len() > 10, "only {} places", places.len());
    for place in places {
        let named = rows
            .iter()
            .filter(|(name, _)| plain(name) == plain(&place.name));
        let fits = |facts: &HashMap<String, String>| {
            place.facts.iter().all(|fact| {
                let told = facts.get(&fact.label).map_or("", String::as_str);
                plain(told).contains(&plain(&fact.value))
            })
        };
        let all: Vec<_> = named.collect();
        ensure!(
            all.iter().any(|(_, facts)| fits(facts)),
            "{}, {}: {:?} is told as {all:?}",
            place.group,
            place.name,
            place.facts
        );
    }
    Ok(())
}

/// A game that is over, as its chronicle tells it.
async fn chronicle(
    browser: &Browser,
    kind: &'static dyn AnyGame,
    standing: &Standing,
) -> Result<Box<dyn AnyPlaying>> {
    let file = format!(
        "fetch('/api/v1{}/chronicle').then((answer) => answer.text())",
        standing.table
    );
    let file = browser.ask_later(&file).await?;
    let read = kind.read(file.as_str().unwrap_or_default());
    read.ok().with_context(|| format!("{}: {file}", kind.id()))
}

async fn plays_blind(kind: &'static dyn AnyGame, lang: Lang) -> Result<()> {
    let server = Server::start_alike().await?;
    let browser = Browser::open(
        &server,
        Look {
            calm: true,
            ..Look::WIDE
        },
    )
    .await?;
    let seats = *kind.seats().end();
    let middle = length(kind, seats)? / 2;

    // At the table: what is asked, and every choice as a whole sentence.
    let standing = stand(&browser, kind.id(), seats, middle, Others::SamePerson).await?;
    browser.go(&standing.page(lang)).await?;
    // What is folded away has a button that unfolds it.
    let unfold = "[...document.querySelectorAll('#choices details')].map((fold) => (fold.open = true)).length";
    browser.ask(unfold).await?;
    let heard = Heard::listen(&browser).await?;
    let asked = browser
        .ask("document.querySelector('#asked').textContent")
        .await?;
    ensure!(
        heard.names("heading").contains(&text(&asked)),
        "{}: {asked} is no heading",
        kind.id()
    );
    let labels = "[...document.querySelectorAll('#choices .choice')].map((choice) => (choice.querySelector('.whole') ?? choice).textContent.trim())";
    let labels = browser.ask(labels).await?;
    let buttons = heard.names("button");
    for label in labels.as_array().into_iter().flatten().map(text) {
        ensure!(
            buttons
                .iter()
                .any(|button| plain(button).contains(&plain(&label))),
            "{}: no button says {label:?}",
            kind.id()
        );
    }
    // Every place that is drawn has a row.
    let untold = "(drawn => [...new Set(drawn)].filter((anchor) => !document.querySelector(`#in-words [data-about=\"${CSS.escape(anchor)}\"]`)))\
        ([...document.querySelectorAll('#board-view [data-anchor]')].map((place) => place.dataset.anchor))";
    let untold = browser.ask(untold).await?;
    ensure!(
        untold == json!([]),
        "{}: {untold} are drawn and not told",
        kind.id()
    );

    // And everything that stands there, as the game knows it: in the middle of a game and at its end.
    let standing = stand(&browser, kind.id(), seats, u32::MAX, Others::SamePerson).await?;
    let playing = chronicle(&browser, kind, &standing).await?;
    let middle = DecisionNumber(playing.decisions().0 / 2);
    let viewer = Viewer::Seat(Seat(0));
    for at in [middle, playing.decisions()] {
        let page = format!(
            "{}/replay?at={}&seat=0&lang={}",
            standing.table,
            at.0,
            lang.tag()
        );
        browser.go(&page).await?;
        let heard = Heard::listen(&browser).await?;
        everything_is_told(&heard, &*playing.at(at), viewer, lang)
            .with_context(|| format!("{} after {at}", kind.id()))?;
    }
    content(browser).await
}

#[tokio::test]
async fn who_sees_nothing_knows_everything() -> Result<()> {
    for (kind, lang) in games::all().kinds().zip(Lang::ALL.into_iter().cycle()) {
        plays_blind(kind, lang).await?;
    }
    Ok(())
}
