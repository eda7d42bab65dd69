//! The companion on a telephone: it takes the place of the decision, which follows after the answer. And the aid that is printed.

use anyhow::{Context, Result, ensure};
use data_encoding::BASE64;
use e2e::steps::{content, first_game, visit};
use e2e::{Browser, Look};
use serde_json::json;

/// Whether an element is what a finger would touch.
fn touched(element: &str) -> String {
    format!(
        "(one => {{ if (!one) return false; const box = one.getBoundingClientRect(); \
         const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); return one === hit || one.contains(hit); }})\
         (document.querySelector('{element}'))"
    )
}

#[tokio::test]
async fn the_companion_explains_and_makes_room() -> Result<()> {
    let (_server, browser) = visit(Look::NARROW).await?;
    browser.go(&format!("/learn/{}", first_game())).await?;
    browser.click("form[action$='/tables'] .primary").await?;
    let known = "#companion [name=known]";
    browser.until(&touched(known)).await?;
    browser.shot("companion-360").await?;
    browser.show_as(Look::WIDE).await?;
    browser.until(&touched(known)).await?;
    browser.until(&touched("#asked")).await?;
    browser.shot("companion-1400").await?;
    browser.show_as(Look::NARROW).await?;
    browser.click(known).await?;
    browser
        .until("!document.querySelector('#companion')")
        .await?;
    browser.until(&touched("#asked")).await?;
    content(browser).await
}

/// How many pages the page is on paper.
async fn printed(browser: &Browser) -> Result<usize> {
    let wish = json!({ "preferCSSPageSize": true });
    let answer = browser.tell("Page.printToPDF", wish).await?;
    let data = answer["data"].as_str().context("a file")?;
    let file = BASE64.decode(data.as_bytes())?;
    let text = String::from_utf8_lossy(&file);
    Ok(text.matches("/Type /Page\n").count())
}

#[tokio::test]
async fn an_aid_is_printed_on_two_pages() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    for kind in games::all().kinds() {
        for lang in words::Lang::ALL {
            let id = kind.id();
            browser.go(&format!("/games/{id}/aid?lang={lang}")).await?;
            let pages = printed(&browser).await?;
            ensure!(pages == 2, "{id}, {lang}: {pages} pages");
        }
    }
    content(browser).await
}
