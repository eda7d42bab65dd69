//! Measuring a page: what `measure.js` finds in it, and what a checker of accessibility finds.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use words::Lang;

use crate::{Browser, Look, axe};

const SCRIPT: &str = include_str!("measure.js");

/// The sizes that every page has to suit.
pub const SIZES: [(u32, u32); 5] = [
    (1920, 1080),
    (1400, 900),
    (820, 1180),
    (390, 844),
    (844, 390),
];

/// Whether a size is that of a telephone.
fn is_telephone(look: Look) -> bool {
    look.width <= 640 || look.height <= 480
}

/// The look of a page at one of [`SIZES`]. Nothing moves while it is measured.
pub fn look_at((width, height): (u32, u32), dark: bool, lang: Lang) -> Look {
    Look {
        width,
        height,
        lang: lang.tag(),
        dark,
        calm: true,
    }
}

fn sentences(said: &Value) -> Result<Vec<String>> {
    let list = said.as_array().with_context(|| said.to_string())?;
    let sentence = |one: &Value| one.as_str().unwrap_or_default().to_owned();
    Ok(list.iter().map(sentence).collect())
}

/// Everything that is wrong with the page as it is shown. The browser has to have this look already.
pub async fn measure(browser: &Browser, look: Look) -> Result<Vec<String>> {
    browser.inject(SCRIPT).await?;
    let telephone = is_telephone(look);
    let wish = json!({
        "least": if telephone { 11 } else { 12 },
        "target": if telephone { 40 } else { 0 },
        "view": look.width >= 1280,
    });
    let layout = "(wish) => window.measuring.layout(wish)";
    let mut found = sentences(&browser.ask_with(layout, vec![wish]).await?)?;
    browser.ask("window.measuring.bare()").await?;
    let picture = browser.picture("png").await?;
    browser.ask("window.measuring.dressed()").await?;
    let colours = "(png) => window.measuring.colours(png)";
    let colours = browser.ask_with(colours, vec![json!(picture)]).await?;
    found.extend(sentences(&colours)?);
    Ok(found)
}

/// Everything that the checker of accessibility finds.
pub async fn access(browser: &Browser) -> Result<Vec<String>> {
    browser.inject(&axe()?).await?;
    let run = "axe.run(document, { resultTypes: ['violations'] }) \
        .then((found) => found.violations.map((one) => `axe: ${one.id} ${one.nodes.slice(0, 3).map((node) => node.target).join(' | ')}`))";
    sentences(&browser.ask_later(run).await?)
}
