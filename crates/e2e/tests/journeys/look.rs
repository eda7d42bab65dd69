//! How a game in its middle looks, at every size: measured by what is painted.

use anyhow::{Result, ensure};
use e2e::measure::{SIZES, access, look_at, measure};
use e2e::positions::{Others, Standing, length, stand};
use e2e::steps::content;
use e2e::{Browser, Look, Server};
use words::Lang;

/// Day and night, the languages and the numbers of players take turns, so that each of them occurs. `cargo xtask look` sees all of them together.
#[tokio::test]
async fn a_game_in_its_middle_suits_every_screen() -> Result<()> {
    let mut wrong = Vec::new();
    for (round, kind) in games::all().kinds().enumerate() {
        let server = Server::start_alike().await?;
        let browser = Browser::open(&server, Look::WIDE).await?;
        let mut tables: Vec<(u8, Standing)> = Vec::new();
        for (turn, size) in SIZES.into_iter().enumerate() {
            let players = kind.seats().count();
            let Some(seats) = kind.seats().nth((round + turn) % players) else {
                continue;
            };
            let lang = Lang::ALL[(round + turn) % Lang::ALL.len()];
            let dark = (round + turn) % 2 == 1;
            let known = tables.iter().find(|(with, _)| *with == seats);
            let standing = if let Some((_, standing)) = known {
                standing.clone()
            } else {
                let middle = length(kind, seats)? / 2;
                let standing =
                    stand(&browser, kind.id(), seats, middle, Others::SamePerson).await?;
                tables.push((seats, standing.clone()));
                standing
            };
            let look = look_at(size, dark, lang);
            browser.set_touchable(look.width < 1280).await?;
            browser.show_as(look).await?;
            browser.go(&standing.page(lang)).await?;
            let mut found = measure(&browser, look).await?;
            found.extend(access(&browser).await?);
            let light = if dark { "night" } else { "day" };
            let at = format!(
                "{} of {seats} at {} by {}, {light}, {}",
                kind.id(),
                look.width,
                look.height,
                lang.tag()
            );
            wrong.extend(found.into_iter().map(|one| format!("{at}: {one}")));
        }
        content(browser).await?;
    }
    ensure!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}
