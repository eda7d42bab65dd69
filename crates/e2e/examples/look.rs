//! `cargo xtask look`: every table at every size, by day and by night, in every language and for every number of players, measured and
//! photographed, and every game played whole by touch and by keys. One page of pictures with the findings is written to `target/look`.
//!
//! After the game a part of the names of pages can be given, such as `4-middle-390x844`: then those pages alone are looked at.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use catalog::AnyGame;
use data_encoding::BASE64;
use e2e::measure::{SIZES, access, look_at, measure};
use e2e::positions::{Others, length, stand};
use e2e::whole::{Extent, Way, play};
use e2e::{Browser, Look, Server};
use maud::{DOCTYPE, Markup, html};
use words::Lang;

/// How far the games are played on before they are looked at, in eighths of their length. The middle is seen in every way, the others in English by
/// day.
const EIGHTHS: [(u32, &str); 4] = [(0, "begin"), (4, "middle"), (7, "late"), (16, "end")];
const MIDDLE: &str = "middle";

/// One page that is to be seen.
struct View {
    kind: &'static dyn AnyGame,
    seats: u8,
    when: &'static str,
    look: Look,
    lang: Lang,
}

/// What was found there.
struct Seen {
    name: String,
    when: &'static str,
    picture: String,
    found: Vec<String>,
}

impl View {
    fn name(&self) -> String {
        let Look {
            width,
            height,
            dark,
            ..
        } = self.look;
        let light = if dark { "night" } else { "day" };
        let (game, seats, when, lang) = (self.kind.id(), self.seats, self.when, self.lang.tag());
        format!("{game}-{seats}-{when}-{width}x{height}-{light}-{lang}")
    }

    /// Goes to the page, measures it and takes a picture.
    async fn look(&self, browser: &Browser, page: &str, folder: &Path) -> Result<Seen> {
        let look = self.look;
        browser.set_touchable(look.width < 1280).await?;
        browser.show_as(look).await?;
        browser.go(page).await?;
        let name = self.name();
        let picture = format!("{name}.webp");
        let data = browser.picture("webp").await?;
        fs::write(folder.join(&picture), BASE64.decode(data.as_bytes())?)?;
        let mut found = measure(browser, look).await?;
        if self.lang == Lang::En {
            found.extend(access(browser).await?);
        }
        println!("{name}: {}", found.len());
        for finding in &found {
            println!("  {finding}");
        }
        Ok(Seen {
            name,
            when: self.when,
            picture,
            found,
        })
    }
}

/// How often a page is gone to.
const TRIES: usize = 3;

/// The ways in which a position is seen.
fn ways(when: &str) -> Vec<(Look, Lang)> {
    let mut ways = Vec::new();
    for size in SIZES {
        for dark in [false, true] {
            for lang in Lang::ALL {
                if when == MIDDLE || (!dark && lang == Lang::En) {
                    ways.push((look_at(size, dark, lang), lang));
                }
            }
        }
    }
    ways
}

/// Looks at all positions of a game with so many players.
async fn look_through(
    kind: &'static dyn AnyGame,
    seats: u8,
    part: &str,
    folder: &Path,
) -> Result<Vec<Seen>> {
    let server = Server::start_alike().await?;
    let browser = Browser::open(&server, Look::WIDE).await?;
    let length = length(kind, seats)?;
    let mut seen = Vec::new();
    for (eighths, when) in EIGHTHS {
        let views = ways(when).into_iter().map(|(look, lang)| View {
            kind,
            seats,
            when,
            look,
            lang,
        });
        let views: Vec<View> = views.filter(|view| view.name().contains(part)).collect();
        if views.is_empty() {
            continue;
        }
        let standing = stand(
            &browser,
            kind.id(),
            seats,
            length * eighths / 8,
            Others::SamePerson,
        )
        .await?;
        for view in views {
            let page = standing.page(view.lang);
            let mut looked = view.look(&browser, &page, folder).await;
            // Now and then Chromium draws nothing more until it goes to a page again.
            for _ in 1..TRIES {
                if looked.is_ok() {
                    break;
                }
                looked = view.look(&browser, &page, folder).await;
            }
            seen.push(looked?);
        }
    }
    browser.close().await?;
    Ok(seen)
}

fn page(seen: &[Seen]) -> Markup {
    let findings: usize = seen.iter().map(|one| one.found.len()).sum();
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                title { "Kroniek: the look" }
                style { "body { font: 14px/1.4 sans-serif; margin: 16px; } main { display: grid; grid-template-columns: repeat(auto-fill, minmax(420px, 1fr)); gap: 16px; align-items: start; } img { max-width: 100%; max-height: 480px; border: 1px solid #888; } .bad { background: #fdd; } ul { padding-left: 18px; overflow-wrap: anywhere; }" }
            }
            body {
                h1 { (seen.len()) " pages, " (findings) " findings" }
                main {
                    @for one in seen {
                        section id=(one.name) class=[(!one.found.is_empty()).then_some("bad")] {
                            h2 { (one.name) }
                            a href=(one.picture) { img src=(one.picture) alt=(one.when) loading="lazy"; }
                            ul { @for finding in &one.found { li { (finding) } } }
                        }
                    }
                }
            }
        }
    }
}

async fn run(wanted: Option<&str>, part: Option<&str>) -> Result<bool> {
    let folder = PathBuf::from("target/look");
    fs::create_dir_all(&folder)?;
    let begin = Instant::now();
    let kinds: Vec<&'static dyn AnyGame> = games::all()
        .kinds()
        .filter(|kind| wanted.is_none_or(|id| kind.id() == id))
        .collect();
    if kinds.is_empty() {
        bail!("there is no game {}", wanted.unwrap_or_default());
    }
    let mut seen = Vec::new();
    for kind in kinds {
        let ways: &[Way] = match part {
            None => &[Way::Touch, Way::Keys],
            Some(_) => &[],
        };
        for &way in ways {
            let played = play(kind, way, Extent::Whole).await;
            let played = played.with_context(|| format!("{} by {way:?}", kind.id()))?;
            println!("{} by {way:?}: {} decisions", kind.id(), played.decisions);
        }
        for seats in kind.seats() {
            let looked = look_through(kind, seats, part.unwrap_or_default(), &folder).await;
            seen.extend(looked.with_context(|| format!("{} with {seats}", kind.id()))?);
        }
    }
    let file = folder.join("index.html");
    fs::write(&file, page(&seen).into_string())?;
    let bad = seen.iter().filter(|one| !one.found.is_empty()).count();
    println!(
        "{} pages in {} seconds, {bad} with findings: {}",
        seen.len(),
        begin.elapsed().as_secs(),
        file.display()
    );
    Ok(bad == 0)
}

#[tokio::main]
async fn main() -> ExitCode {
    let mut wishes = std::env::args().skip(1);
    let (wanted, part) = (wishes.next(), wishes.next());
    match run(wanted.as_deref(), part.as_deref()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("look: {error:#}");
            ExitCode::FAILURE
        }
    }
}
