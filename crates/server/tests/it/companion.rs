//! The companion of a first game, by forms alone: it explains what is new, asks about a decision that gives much away, and can be switched off.

use crate::browser::Browser;
use crate::support::TestServer;

/// A table against one bot, where the game has begun.
async fn sit_down(player: &mut Browser, bot: &str, companion: bool) -> String {
    let mut fields = vec![("seat-0", "me"), ("seat-1", bot)];
    fields.extend(companion.then_some(("companion", "yes")));
    let made = player.submit("/games/toy/tables", &fields).await;
    let table = made.header("location").expect("a table").to_owned();
    let sat = player.submit(&format!("{table}/sit"), &[]).await;
    assert!(sat.status < 400, "{}", sat.text());
    table
}

/// What a field of a form on the page says.
fn field(page: &str, form: &str, name: &str) -> String {
    let (_, rest) = page.split_once(form).expect("the form");
    let (_, rest) = rest
        .split_once(&format!("name=\"{name}\" value=\""))
        .expect("the field");
    rest.split('"').next().unwrap_or_default().to_owned()
}

/// Chooses by the place in the list.
async fn choose(player: &mut Browser, table: &str, choice: &str) {
    let page = player.open(table).await.text();
    let number = field(&page, "/decide\"", "number");
    let fields = [("seat", "0"), ("number", &number), ("choice", choice)];
    let answer = player.submit(&format!("{table}/decide"), &fields).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
}

const BIDS: &str = "Whoever bids most may aim.";

#[tokio::test]
async fn what_is_new_is_explained_once_and_the_companion_can_be_switched_off() {
    let server = TestServer::start().await;
    let mut player = Browser::new(server.address());
    let page = player.open("/games/toy").await.text();
    assert!(page.contains("name=\"companion\""), "{page}");

    // Without it nothing is explained, and it can be switched on at the table.
    let table = sit_down(&mut player, "bot:random", false).await;
    let page = player.open(&table).await.text();
    assert!(
        !page.contains(BIDS) && page.contains("Companion on"),
        "{page}"
    );
    let tell = format!("{table}/companion");
    assert_eq!(player.submit(&tell, &[("turn", "on")]).await.status, 303);
    let page = player.open(&table).await.text();
    assert!(
        page.contains(BIDS) && page.contains("I know this"),
        "{page}"
    );
    assert!(page.contains("id=\"choices\""), "nothing waits: {page}");
    let page = player.open(&format!("{table}?lang=nl")).await.text();
    assert!(page.contains("Wie het meest biedt, mag mikken."), "{page}");

    assert_eq!(player.submit(&tell, &[("turn", "off")]).await.status, 303);
    let page = player.open(&table).await.text();
    assert!(!page.contains(BIDS), "{page}");
    player.submit(&tell, &[("turn", "on")]).await;

    // Whoever knows it is not told again, here and at the next table.
    let known = field(
        &player.open(&table).await.text(),
        "id=\"companion\"",
        "known",
    );
    player.submit(&tell, &[("known", &known)]).await;
    assert!(!player.open(&table).await.text().contains(BIDS));
    let table = sit_down(&mut player, "bot:random", true).await;
    assert!(!player.open(&table).await.text().contains(BIDS));

    // Whoever has decided has seen it too.
    let mut other = Browser::new(server.address());
    let table = sit_down(&mut other, "bot:random", true).await;
    assert!(other.open(&table).await.text().contains(BIDS));
    choose(&mut other, &table, "1").await;
    let table = sit_down(&mut other, "bot:random", true).await;
    assert!(!other.open(&table).await.text().contains(BIDS));
}

#[tokio::test]
async fn where_people_play_each_other_there_is_no_companion() {
    let server = TestServer::start().await;
    let mut player = Browser::new(server.address());
    let table = sit_down(&mut player, "hot-seat", true).await;
    for address in [table.clone(), format!("{table}?seat=0")] {
        let page = player.open(&address).await.text();
        assert!(
            !page.contains("id=\"companion\"") && !page.contains(BIDS),
            "{page}"
        );
        assert!(!page.contains("Companion o"), "{page}");
    }
}

/// The page, once the companion asks about the last decision.
async fn asked(player: &mut Browser, table: &str, choice: &str) -> String {
    let path = format!("/api/v1{table}/events");
    let mut news = player.listen(&path).await;
    choose(player, table, choice).await;
    loop {
        let page = player.open(table).await.text();
        if page.contains("sheet companion asks") {
            return page;
        }
        news.next().await.expect("a stream").expect("it goes on");
    }
}

/// A table at which the player has the fullest purse that there is: whatever the other bids, they can win the bidding, or give it away.
async fn sit_down_rich(player: &mut Browser) -> String {
    loop {
        let table = sit_down(player, "bot:random", true).await;
        if player.open(&table).await.text().contains("Bid 6 coins") {
            return table;
        }
    }
}

/// Takes the decision back by the form that the companion shows on the page.
async fn take_back(player: &mut Browser, table: &str, page: &str) {
    let companion = page.split_once("sheet companion asks").expect("it asks").1;
    let companion = companion.split_once("</section>").expect("its end").0;
    let number = field(companion, "method=\"post\"", "number");
    let to = companion
        .contains("/rewind\"")
        .then(|| field(companion, "/rewind\"", "decisions"));
    let mut fields = vec![("seat", "0"), ("number", number.as_str())];
    fields.extend(to.as_deref().map(|to| ("decisions", to)));
    let way = if to.is_some() { "rewind" } else { "undo" };
    let back = player.submit(&format!("{table}/{way}"), &fields).await;
    assert_eq!(back.status, 303, "{}", back.text());
}

#[tokio::test]
async fn a_decision_that_gives_much_away_can_be_taken_back() {
    let server = TestServer::start().await;
    let mut player = Browser::new(server.address());
    let table = sit_down_rich(&mut player).await;

    // To bid nothing leaves the first round to the other.
    let page = asked(&mut player, &table, "0").await;
    assert!(page.contains("You could also choose: Bid "), "{page}");
    assert!(page.contains("You: Bid 0"), "{page}");
    let kept = player
        .submit(&format!("{table}/companion"), &[("keep", "yes")])
        .await;
    assert_eq!(kept.status, 303);
    let page = player.open(&table).await.text();
    assert!(!page.contains("companion asks"), "{page}");

    // Nobody has to be asked, whether the bot has gone on or not.
    let table = sit_down_rich(&mut player).await;
    let mut page = asked(&mut player, &table, "0").await;
    // As long as the bot goes on, what is on the page comes too late and does nothing.
    while page.contains("companion asks") {
        take_back(&mut player, &table, &page).await;
        page = player.open(&table).await.text();
    }
    assert!(page.contains("/decide\""), "to be decided again: {page}");
    let view = player.open(&format!("/api/v1{table}/view")).await.json();
    assert_eq!(view["view"]["round"], 1, "{view}");
    assert_eq!(view["view"]["phase"], "bid", "{view}");
}
