//! Puzzles over HTTP: solved by forms alone, right and wrong, with rating and days in a row, as a guest and with an account.

use lessons::{Puzzle, Puzzles};
use server::client::Answer;
use words::Lang;

use crate::accounts::{PASSWORD, guest, sign_in, sign_up};
use crate::browser::Browser;
use crate::support::{TestServer, hours_pass, toys};

const ALL: &str = "/learn/puzzles";

fn location(answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").expect("a place").to_owned()
}

/// The toy's puzzles.
fn book() -> Puzzles {
    let toy = toys().find("toy").expect("it is on the list");
    Puzzles::read(toy).expect("a test reads them")
}

fn address(puzzle: Puzzle<'_>) -> String {
    format!("{ALL}/{}/{}", puzzle.kind().id(), puzzle.name())
}

/// The best choice of a puzzle's first step, and another one, as forms send them.
fn choices(puzzle: Puzzle<'_>) -> (String, String) {
    let step = &puzzle.steps()[0];
    let wrong = (0..step.choices.len()).find(|&place| place != step.best);
    let wrong = wrong.expect("another choice");
    (step.best.to_string(), wrong.to_string())
}

/// Makes a choice at a puzzle's first step: where it leads.
async fn choose(browser: &mut Browser, puzzle: Puzzle<'_>, choice: &str) -> String {
    let fields = [("step", "0"), ("choice", choice)];
    location(&browser.submit(&address(puzzle), &fields).await)
}

/// The rating that the page of all puzzles shows.
async fn rating(browser: &mut Browser) -> Option<u16> {
    let page = browser.open(ALL).await.text();
    let (_, rest) = page.split_once("Your rating: ")?;
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

#[tokio::test]
async fn a_puzzle_is_solved_by_forms_alone() {
    let server = TestServer::start().await;
    let mut solver = Browser::new(server.address());
    let book = book();
    let page = solver.open(ALL).await.text();
    assert!(page.contains("Puzzle of the day"), "{page}");
    assert!(!page.contains("Your rating: "), "nothing was tried: {page}");

    // The same puzzle for everybody today.
    let today = location(&solver.open("/learn/puzzles/today").await);
    let same = location(
        &Browser::new(server.address())
            .open("/learn/puzzles/today")
            .await,
    );
    assert_eq!(today, same);
    let puzzle = book.all().find(|one| address(*one) == today);
    let puzzle = puzzle.expect("one of the toy's");
    let page = solver.open(&today).await.text();
    assert!(
        page.contains("One choice is clearly better than all others."),
        "{page}"
    );
    assert!(page.contains("id=\"choices\""), "{page}");
    assert!(
        !page.contains("class=\"worths\""),
        "nothing is told yet: {page}"
    );

    // A wrong choice says what it loses, and costs rating once.
    let (best, wrong) = choices(puzzle);
    let back = choose(&mut solver, puzzle, &wrong).await;
    assert_eq!(back, format!("{today}?step=0&tried={wrong}"));
    let page = solver.open(&back).await.text();
    assert!(page.contains("less than with the best choice"), "{page}");
    assert!(page.contains(" tried\""), "it is marked: {page}");
    let lower = rating(&mut solver).await.expect("a rating");
    assert!(lower < 1200, "{lower}");
    choose(&mut solver, puzzle, &wrong).await;
    assert_eq!(rating(&mut solver).await, Some(lower));

    // The right one is told with its reasons; the day counts, the rating stays.
    let found = choose(&mut solver, puzzle, &best).await;
    assert_eq!(found, format!("{today}?found&was={lower}"));
    let page = solver.open(&found).await.text();
    let step = &puzzle.steps()[0];
    let share = (step.worth(step.best).expect("a worth").share * 100.0).round();
    for told in [
        format!("your chance of winning is about {share}%"),
        format!("<b>{share}%</b>"),
        "class=\"worths\"".to_owned(),
        "Weaker bots tried it too".to_owned(),
        "The next best choice".to_owned(),
        format!("{} imagined continuations", puzzle.trials()),
    ] {
        assert!(page.contains(&told), "{told}: {page}");
    }
    assert_eq!(rating(&mut solver).await, Some(lower));
    let page = solver.open(ALL).await.text();
    assert!(page.contains("1 day in a row"), "{page}");
    assert!(page.contains("Solved today"), "{page}");

    // The next one is another, and found at once it is worth something.
    let next = location(&solver.open("/learn/puzzles/toy/next").await);
    assert_ne!(next, today);
    let other = book
        .all()
        .find(|one| address(*one) == next)
        .expect("another");
    let (best, _) = choices(other);
    let found = choose(&mut solver, other, &best).await;
    let page = solver.open(&found).await.text();
    assert!(page.contains(&format!("Rating: {lower} → ")), "{page}");
    assert!(rating(&mut solver).await > Some(lower));
    let list = solver.open("/learn/puzzles/toy").await.text();
    assert!(list.contains("1 of 2 found at the first try"), "{list}");
    assert!(
        list.contains(", missed\"") && list.contains(", found\""),
        "{list}"
    );
}

#[tokio::test]
async fn days_in_a_row_are_counted() {
    let server = TestServer::start().await;
    let mut solver = Browser::new(server.address());
    let book = book();
    let mut last = String::new();
    for days in ["1 day in a row", "2 days in a row", "3 days in a row"] {
        let today = location(&solver.open("/learn/puzzles/today").await);
        assert_ne!(today, last, "every day has its own");
        let puzzle = book.all().find(|one| address(*one) == today);
        let puzzle = puzzle.expect("one of the toy's");
        choose(&mut solver, puzzle, &choices(puzzle).0).await;
        let page = solver.open(ALL).await.text();
        assert!(page.contains(days), "{days}: {page}");
        last = today;
        hours_pass(24);
    }
    hours_pass(24);
    let page = solver.open(ALL).await.text();
    assert!(
        !page.contains("days in a row. "),
        "a day was missed: {page}"
    );
}

#[tokio::test]
async fn whoever_sees_the_solution_has_not_found_it() {
    let server = TestServer::start().await;
    let mut solver = Browser::new(server.address());
    let book = book();
    let puzzle = book.all().next().expect("one");
    let answer = solver.submit(&address(puzzle), &[("step", "0")]).await;
    let shown = location(&answer);
    assert_eq!(shown, format!("{}?shown&was=1200", address(puzzle)));
    let page = solver.open(&shown).await.text();
    assert!(page.contains("The solution: "), "{page}");
    assert!(rating(&mut solver).await < Some(1200));
    let page = solver.open(ALL).await.text();
    assert!(!page.contains("1 day in a row"), "{page}");
}

#[tokio::test]
async fn rating_and_days_go_with_the_account() {
    let server = TestServer::start().await;
    let book = book();
    let (first, second) = (
        book.all().next().expect("one"),
        book.all().nth(1).expect("two"),
    );
    let mut anna = guest(&server).await;
    choose(&mut anna, first, &choices(first).0).await;
    let as_guest = rating(&mut anna).await.expect("a rating");
    assert!(as_guest > 1200);
    let answer = sign_up(&mut anna, "Anna").await;
    assert!(answer.status < 400, "{}", answer.text());
    assert_eq!(rating(&mut anna).await, Some(as_guest), "it is taken along");
    choose(&mut anna, second, &choices(second).0).await;
    let with_account = rating(&mut anna).await.expect("a rating");
    assert!(with_account > as_guest);
    let export = anna.open("/account/export").await.text();
    assert!(export.contains(&format!("\"{with_account}.2.")), "{export}");

    let mut elsewhere = Browser::new(server.address());
    assert_eq!(rating(&mut elsewhere).await, None);
    sign_in(&mut elsewhere, "Anna", PASSWORD).await;
    assert_eq!(rating(&mut elsewhere).await, Some(with_account));
}

#[tokio::test]
async fn an_address_that_fits_nothing_is_unknown_or_begins_anew() {
    let server = TestServer::start().await;
    let mut solver = Browser::new(server.address());
    let book = book();
    let here = address(book.all().next().expect("one"));
    for unknown in [
        "/learn/puzzles/chess",
        "/learn/puzzles/chess/next",
        "/learn/puzzles/toy/nothing",
    ] {
        assert_eq!(solver.open(unknown).await.status, 404, "{unknown}");
    }
    for (step, choice) in [("0", "99"), ("7", "0")] {
        let answer = solver
            .submit(&here, &[("step", step), ("choice", choice)])
            .await;
        assert_eq!(location(&answer), here);
        assert_eq!(answer.header("set-cookie"), None, "nothing was tried");
    }
    let page = solver.open(&format!("{here}?step=99&tried=99")).await;
    assert_eq!(page.status, 200);
    let mut forged = server.stranger().with("cookie", "puzzles=9.x!toy:oo");
    let page = forged.get(ALL).await.expect("a page").text();
    assert!(!page.contains("Your rating: "), "{page}");
}

#[tokio::test]
async fn the_way_to_the_puzzles_stands_where_people_look() {
    let server = TestServer::start().await;
    let mut solver = guest(&server).await;
    for (page, way) in [
        ("/learn", "href=\"/learn/puzzles/today\""),
        ("/learn/toy", "href=\"/learn/puzzles/toy\""),
        ("/games/toy", "href=\"/learn/puzzles/toy\""),
    ] {
        let text = solver.open(page).await.text();
        assert!(text.contains(way), "{page}: {text}");
    }
    crate::accounts::table(&solver, &["me", "hot-seat"]).await;
    let home = solver.open("/").await.text();
    assert!(home.contains("class=\"daily-line\""), "{home}");
}

#[tokio::test]
async fn every_game_has_its_puzzles_in_every_language() {
    let server = TestServer::start_with(games::all()).await;
    for kind in games::all().kinds() {
        let book = Puzzles::read(kind).expect("a test reads them");
        for puzzle in book.all().take(3) {
            for lang in Lang::ALL {
                let mut solver = server.stranger().with("accept-language", lang.tag());
                let here = address(puzzle);
                let line = puzzle.line(lang).expect("it can be played");
                for (number, step) in puzzle.steps().iter().enumerate() {
                    let page = solver.get(&format!("{here}?step={number}")).await;
                    assert_eq!(page.expect("a page").status, 200, "{here} {lang}");
                    let form = format!("step={number}&choice={}", step.best);
                    let answer = solver.submit(&here, &form).await.expect("an answer");
                    assert_eq!(answer.status, 303, "{here} {lang}");
                }
                let page = solver.get(&format!("{here}?found")).await;
                let page = page.expect("a page").text();
                for told in line {
                    let told = maud::html! { (told) }.0;
                    assert!(page.contains(&told), "{here} {lang}: {told}");
                }
            }
        }
    }
}
