//! Troyes at the table.

use anyhow::{Context, Result, ensure};
use e2e::measure::{SIZES, look_at};
use e2e::positions::{Others, stand};
use e2e::steps::{content, follow_link, my_turn_after, number, visit};
use e2e::{Browser, Look, Server};
use serde_json::{Value, json};
use troyes_rules::Activity;
use words::Lang;

/// Opens a table of Troyes: who sits where, in the order of the seats.
async fn open(browser: &Browser, seats: &[&str]) -> Result<()> {
    browser.go("/").await?;
    let fields: Vec<String> = seats
        .iter()
        .enumerate()
        .map(|(seat, who)| format!("'seat-{seat}': '{who}'"))
        .collect();
    let made = format!(
        "fetch('/games/troyes/tables', {{ method: 'POST', body: new URLSearchParams({{ {}, private: 'yes' }}) }}) \
         .then(answer => {{ location.assign(answer.url); return answer.ok; }})",
        fields.join(", ")
    );
    ensure!(
        browser.ask_later(&made).await? == Value::Bool(true),
        "no table"
    );
    browser.until("document.querySelector('#table')").await
}

/// Clicks a legal place on the board with these words in its anchor, or else a button; says whether it was the board.
async fn click_board(browser: &Browser, wish: &str) -> Result<bool> {
    let before = number(browser).await?;
    let click = format!(
        "(places => {{ const place = {wish}; \
           if (place) {{ place.dispatchEvent(new MouseEvent('click', {{ bubbles: true }})); return true; }} \
           const buttons = [...document.querySelectorAll('#choices .choice')]; \
           (buttons.find(button => button.dataset.anchor === 'button') ?? buttons[0]).click(); return false; \
         }})([...document.querySelectorAll('#board-view .legal')])"
    );
    let board = browser.ask(&click).await? == Value::Bool(true);
    // Several choices can share a place: then the first of them is picked in the sheet.
    browser
        .until(&format!(
            "Number(document.querySelector('#table').dataset.number) > {before} || \
             (document.querySelector('#notice.menu .choice')?.click(), false)"
        ))
        .await?;
    my_turn_after(browser, before).await?;
    Ok(board)
}

#[tokio::test]
async fn a_game_against_three_bots_is_played_through_by_clicking() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    open(&browser, &["me", "bot:random", "bot:random", "bot:random"]).await?;
    browser
        .until("document.querySelector('#choices .choice')")
        .await?;
    // Whatever can be done with a group is done; dice are taken only while there is nothing to do with them. Dice that are of
    // no use are put back, so it is not always the same ones.
    let wish = "places.find(place => /^(event|building|place):/.test(place.dataset.anchor)) ?? \
                (document.querySelector('#group') ? null : places.find(place => /^space:/.test(place.dataset.anchor))) ?? \
                places.find(place => /^card:/.test(place.dataset.anchor)) ?? \
                (dice => dice[Number(document.querySelector('#table').dataset.number) % (dice.length + 1)])\
                (places.filter(place => place.dataset.anchor.startsWith('die:')))";
    let mut on_board = 0;
    for _ in 0..600 {
        let over = "document.querySelector('#table').dataset.playing === 'false'";
        if browser.ask(over).await? == true {
            break;
        }
        on_board += u32::from(click_board(&browser, wish).await?);
    }
    browser
        .until("document.querySelector('#table').dataset.playing === 'false' && document.querySelector('#asked').textContent")
        .await?;
    ensure!(on_board > 20, "only {on_board} clicks on the board");
    content(browser).await
}

/// Writes each text onto the first card, and tells which ones end below it.
const CUT: &str = "(texts) => {
  const words = [...document.querySelectorAll('.activity .words')].find((one) => one.checkVisibility());
  const range = document.createRange();
  return texts.filter((text) => {
    words.textContent = text;
    range.selectNodeContents(words);
    return range.getBoundingClientRect().bottom > words.closest('.txt').getBoundingClientRect().bottom + 1;
  });
}";

/// By then all have placed their citizens, and cards lie open.
const IN_ROUND_1: u32 = 40;

/// A few cards lie open: the texts of the others have to fit too.
#[tokio::test]
async fn the_text_of_every_card_fits_on_it() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    let effect = |&lang: &Lang| Activity::ALL.map(|card| troyes_words::card_effect(lang, card));
    let texts: Vec<_> = Lang::ALL.iter().flat_map(effect).collect();
    for seats in [2, 4] {
        let standing = stand(&browser, "troyes", seats, IN_ROUND_1, Others::SamePerson).await?;
        for size in SIZES {
            browser.show_as(look_at(size, false, Lang::En)).await?;
            browser.go(&standing.page(Lang::En)).await?;
            let cut = browser.ask_with(CUT, vec![json!(texts)]).await?;
            ensure!(cut == json!([]), "{seats} players at {size:?}: {cut}");
        }
    }
    content(browser).await
}

/// Clicks a die on the board and waits for the group.
async fn take(browser: &Browser, die: &str, count: usize) -> Result<()> {
    browser
        .ask(&format!(
            "document.querySelector({}).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))",
            serde_json::to_string(die)?
        ))
        .await?;
    browser
        .until(&format!(
            "document.querySelectorAll('#group .die').length === {count} && document.querySelector('#choices .choice')"
        ))
        .await
}

/// Plays on until one is rich and three districts have a die of the same colour, one of them one's own; gives those
/// dice, or none if the game ended before.
async fn three_districts(browser: &Browser) -> Result<Option<Vec<String>>> {
    let found = "(() => { for (const colour of ['red', 'white', 'yellow']) { \
         const legal = [...document.querySelectorAll('.quarter')].map(district => \
           [district.id, district.querySelector('.die.legal.' + colour)?.id]).filter(pair => pair[1]); \
         const own = legal.find(pair => pair[0] === 'district-blue'); \
         const others = legal.filter(pair => pair[0] !== 'district-blue'); \
         if (own && others.length > 1 && document.querySelector('#choices .choice') && !document.querySelector('#group')) \
           return ['#' + own[1], '#' + others[0][1], '#' + others[1][1]]; \
       } return null; })()";
    let rich = "Number(document.querySelector('#district-blue .st b')?.textContent) >= 14";
    for turn in 0..200 {
        let playing = "document.querySelector('#table').dataset.playing";
        if browser.ask(playing).await? != "true" {
            break;
        }
        if browser.ask(rich).await? == true {
            let dice = browser.ask(found).await?;
            if dice != Value::Null {
                return Ok(serde_json::from_value(dice)?);
            }
        }
        // Nothing is bought before, and citizens live where salaries are low: money comes in.
        let house = ["bishopric", "city-hall"][turn % 2];
        let wish = format!(
            "places.find(place => place.dataset.anchor.startsWith('space:{house}')) ?? \
             places.find(place => /^(space|die):/.test(place.dataset.anchor))"
        );
        let pass = "(pass => pass ? (pass.click(), true) : false)([...document.querySelectorAll('#choices .choice')].find(choice => /^Pass/.test(choice.textContent)))";
        let before = number(browser).await?;
        if browser.ask(pass).await? == true {
            my_turn_after(browser, before).await?;
        } else {
            click_board(browser, &wish).await?;
        }
    }
    Ok(None)
}

#[tokio::test]
async fn a_group_from_three_districts_is_built_changed_taken_back_and_paid() -> Result<()> {
    let (_server, browser) = visit(Look::WIDE).await?;
    let mut dice = None;
    for _ in 0..5 {
        // With three others two of them nearly always have dice of one's own colours.
        open(&browser, &["me", "bot:random", "bot:random", "bot:random"]).await?;
        browser
            .until("document.querySelector('#choices .choice')")
            .await?;
        dice = three_districts(&browser).await?;
        if dice.is_some() {
            break;
        }
    }
    let dice = dice.context("no colour was in three districts in any game")?;
    let money = "document.querySelector('#district-blue .st b').textContent";
    let had = browser.ask(money).await?;
    for (index, die) in dice.iter().enumerate() {
        take(&browser, die, index + 1).await?;
    }
    let price = "document.querySelector('#tray .cost b').textContent";
    ensure!(
        browser
            .ask(price)
            .await?
            .as_str()
            .is_some_and(|text| text == "−12"),
        "two foreign dice of three cost 6 each"
    );
    browser.shot("troyes-group").await?;
    ensure!(
        browser
            .ask("document.querySelectorAll('#board-troyes :is(.result, .tag)').length")
            .await?
            != 0,
        "what it would bring is told"
    );
    // Changed: the last die is taken back and the group is smaller and cheaper.
    browser.click("#undo button").await?;
    browser
        .until("document.querySelectorAll('#group .die').length === 2")
        .await?;
    ensure!(
        browser
            .ask(price)
            .await?
            .as_str()
            .is_some_and(|text| text == "−4"),
        "one foreign die of two costs 4"
    );
    ensure!(browser.ask(money).await? == had, "nothing is paid yet");
    // Taken back altogether.
    for left in [1, 0] {
        browser.click("#undo button").await?;
        browser
            .until(&format!(
                "document.querySelectorAll('#group .die').length === {left}"
            ))
            .await?;
    }
    // Built once more and paid.
    for (index, die) in dice.iter().enumerate() {
        take(&browser, die, index + 1).await?;
    }
    let use_it = "places.find(place => /^(place|event):/.test(place.dataset.anchor)) ?? \
                  places.find(place => /^card:/.test(place.dataset.anchor))";
    for _ in 0..4 {
        click_board(&browser, use_it).await?;
        if browser
            .ask("document.querySelector('#group') === null")
            .await?
            == true
        {
            break;
        }
    }
    // Two dice were bought, each for 6.
    browser
        .until("[...document.querySelectorAll('.line .text')].filter(line => /^Blue takes .* for 6 deniers/.test(line.textContent)).length >= 2")
        .await?;
    // By now the others may have played on, and all dice may be rolled again: the log leads back to the payment.
    let paid = browser
        .ask("[...document.querySelectorAll('.line')].find(line => /^Blue takes .* for 6 deniers/.test(line.querySelector('.text').textContent)).querySelector('a.at').getAttribute('href')")
        .await?;
    browser.go(paid.as_str().unwrap_or_default()).await?;
    browser.until("document.querySelector('.quarter')").await?;
    ensure!(
        browser
            .ask(&format!(
                "{}.every(die => !document.querySelector(die))",
                serde_json::to_string(&dice)?
            ))
            .await?
            == true,
        "the dice are used up"
    );
    content(browser).await
}

#[tokio::test]
async fn the_character_stays_secret_and_the_guesses_stay_in_the_browser() -> Result<()> {
    let server = Server::start().await?;
    let host = Browser::open(&server, Look::WIDE).await?;
    let friend = Browser::open(&server, Look::WIDE).await?;
    open(&host, &["me", "friend", "bot:random"]).await?;
    follow_link(&host, &friend).await?;
    friend.write("[name=name]", "Marie").await?;
    friend.click("main form .primary").await?;
    for browser in [&host, &friend] {
        browser
            .until("document.querySelector('#hand-troyes li')")
            .await?;
    }
    let held = "document.querySelector('#hand-troyes li').id";
    let (mine, theirs) = (host.ask(held).await?, friend.ask(held).await?);
    ensure!(mine != theirs, "everybody has a character of their own");
    for (browser, other) in [(&host, &theirs), (&friend, &mine)] {
        let leak = format!("document.documentElement.outerHTML.includes('id=\"' + {other} + '\"')");
        ensure!(browser.ask(&leak).await? == false, "{other} is seen");
        let hands = browser
            .ask("document.querySelectorAll('#hand-troyes li').length")
            .await?;
        ensure!(hands == 1, "one character each");
    }
    // A guess is kept over a reload, by its writer alone.
    let guess = "#guesses select[data-keep^='guess-green']";
    host.click("#guesses summary").await?;
    let fill = format!(
        "(field => {{ field.value = 'perhaps'; field.dispatchEvent(new Event('change', {{ bubbles: true }})); return field.id; }})(document.querySelector(\"{guess}\"))"
    );
    let field = host.ask(&fill).await?;
    host.reload().await?;
    host.until(&format!(
        "document.getElementById({field})?.value === 'perhaps'"
    ))
    .await?;
    ensure!(
        friend
            .ask("[...document.querySelectorAll('#guesses select')].every(field => field.value === '')")
            .await?
            == true,
        "a guess is nobody else's"
    );
    content(host).await?;
    content(friend).await
}
