//! Lessons over HTTP: played by forms alone, left and gone on with, in every language.

use lessons::{Answer, Lesson, Path};
use words::Lang;

use crate::accounts::sign_up;
use crate::browser::Browser;
use crate::support::TestServer;

const LESSON: &str = "/learn/toy/bidding";

fn location(answer: &server::client::Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").expect("a place").to_owned()
}

#[tokio::test]
async fn a_lesson_is_played_by_forms_alone() {
    let server = TestServer::start().await;
    let mut learner = Browser::new(server.address());

    let page = learner.open(LESSON).await.text();
    assert!(page.contains("Bid 1 or 2 coins"), "{page}");
    assert!(
        page.contains("data-spot=\"1\" data-anchor=\"coin:1\""),
        "{page}"
    );
    assert!(page.contains("<span class=\"pin\">1</span>"), "{page}");
    assert!(
        !page.contains("id=\"next\""),
        "nothing is right yet: {page}"
    );

    // What was not meant is answered, each in its own words, and nothing has happened.
    for (choice, said) in [("0", "0 wins nothing."), ("3", "Too much: keep something.")] {
        let answer = learner
            .submit(LESSON, &[("path", ""), ("choice", choice)])
            .await;
        let back = location(&answer);
        assert_eq!(back, format!("{LESSON}?path=&tried={choice}"));
        assert_eq!(answer.header("set-cookie"), None, "nothing was reached");
        let page = learner.open(&back).await.text();
        assert!(page.contains(said), "{page}");
        assert!(
            page.contains("choice tile tried") || page.contains("choice chip tried"),
            "{page}"
        );
    }

    // A right choice is shown with what it did; then the others move.
    let answer = learner
        .submit(LESSON, &[("path", ""), ("choice", "2")])
        .await;
    let right = location(&answer);
    assert_eq!(right, format!("{LESSON}?path=1&said"));
    let page = learner.open(&right).await.text();
    assert!(page.contains("The others bid nothing."), "{page}");
    assert!(
        page.contains(&format!(
            "id=\"next\" class=\"button primary\" href=\"{LESSON}?path=1\""
        )),
        "{page}"
    );
    let page = learner.open(&format!("{LESSON}?path=1")).await.text();
    assert!(page.contains("Aim at the left field"), "{page}");
    assert!(
        page.contains("class=\"lines meanwhile\""),
        "what others did: {page}"
    );
    assert!(page.contains("data-spot=\"1\" id=\"field-left\""), "{page}");

    // Whoever leaves goes on where they were.
    let path = learner.open("/learn/toy").await.text();
    assert!(
        path.contains(&format!("href=\"{LESSON}?path=1\"")),
        "{path}"
    );
    assert!(
        path.contains("Step 2 of 2") && path.contains("0 of 1 lessons"),
        "{path}"
    );

    // A step can be shown, and skipped.
    let page = learner.open(&format!("{LESSON}?path=1&show")).await.text();
    assert!(page.contains(" advised\""), "{page}");
    let answer = learner.submit(LESSON, &[("path", "1")]).await;
    assert_eq!(location(&answer), format!("{LESSON}?path=1.0&said"));
    let page = learner.open(&format!("{LESSON}?path=1.0")).await.text();
    assert!(page.contains("That is the whole auction."), "{page}");

    // It is finished, here and on the page of all games; once more begins anew.
    for address in ["/learn", "/learn/toy"] {
        let page = learner.open(address).await.text();
        assert!(page.contains("1 of 1 lessons"), "{page}");
    }
    let path = learner.open("/learn/toy").await.text();
    assert!(path.contains(&format!("href=\"{LESSON}\"")), "{path}");
}

#[tokio::test]
async fn whoever_signs_up_or_in_keeps_what_they_learned() {
    let server = TestServer::start().await;
    let mut learner = Browser::new(server.address());
    learner.open("/").await;
    learner
        .submit(LESSON, &[("path", ""), ("choice", "1")])
        .await;
    let answer = sign_up(&mut learner, "Anna").await;
    assert!(answer.status < 400, "{}", answer.text());
    let page = learner.open("/learn/toy").await.text();
    assert!(page.contains(&format!("{LESSON}?path=0")), "{page}");
    learner.submit("/sign-out", &[]).await;
    let page = learner.open("/learn/toy").await.text();
    assert!(page.contains(&format!("{LESSON}?path=0")), "{page}");
}

#[tokio::test]
async fn an_address_that_fits_nothing_begins_anew_or_is_unknown() {
    let server = TestServer::start().await;
    let mut learner = Browser::new(server.address());
    for path in ["9", "0.9", "0.0.0", "0.0.0.0.0"] {
        let answer = learner.open(&format!("{LESSON}?path={path}")).await;
        assert_eq!(location(&answer), LESSON, "{path}");
        let answer = learner
            .submit(LESSON, &[("path", path), ("choice", "0")])
            .await;
        assert_eq!(location(&answer), LESSON, "{path}");
    }
    let page = learner
        .open(&format!("{LESSON}?path=nonsense&tried=77&said"))
        .await;
    assert_eq!(page.status, 200);
    let answer = learner
        .submit(LESSON, &[("path", ""), ("choice", "77")])
        .await;
    assert_eq!(location(&answer), LESSON);
    for unknown in ["/learn/chess", "/learn/toy/nothing"] {
        assert_eq!(learner.open(unknown).await.status, 404, "{unknown}");
    }
    let mut forged = server
        .stranger()
        .with("cookie", "lessons=!:!toy/bidding:x!a:*0");
    let page = forged.get("/learn/toy").await.expect("a page").text();
    assert!(page.contains("0 of 1 lessons"), "{page}");
}

#[tokio::test]
async fn every_step_of_every_lesson_is_a_page_in_every_language() {
    let server = TestServer::start_with(games::all()).await;
    for kind in games::all().kinds() {
        for lesson in Lesson::all(kind).expect("they can be read") {
            let steps = lesson.steps().len();
            for lang in Lang::ALL {
                let mut learner = server.stranger().with("accept-language", lang.tag());
                let mut path = Path::default();
                for step in lesson.steps() {
                    let address = format!("/learn/{}/{}?path={path}", kind.id(), lesson.name());
                    let page = learner.get(&address).await.expect("a page");
                    assert_eq!(page.status, 200, "{address}");
                    let text = page.text();
                    let prompt = maud::html! { (step.prompt.say(lang)) }.0;
                    assert!(text.contains(&prompt), "{address} {lang}: {prompt}");
                    let spots = (1..=step.point.len()).map(|pin| format!("data-spot=\"{pin}\""));
                    for spot in spots {
                        assert!(text.contains(&spot), "{address} {lang}: {spot}");
                    }
                    // One choice that was not meant, by its form.
                    let stand = lesson.asked(&path).expect("it fits");
                    let choices = lesson.decision(&stand, lang).expect("a decision").choices;
                    let wrong = (0..choices.len()).find_map(|choice| {
                        match lesson.answer(&stand, choice).expect("an answer") {
                            Answer::Wrong(said) => Some((choice, said)),
                            Answer::Right(_) => None,
                        }
                    });
                    let (choice, said) = wrong.expect("something else");
                    let form = format!("path={path}&choice={choice}");
                    let base = format!("/learn/{}/{}", kind.id(), lesson.name());
                    let answer = learner.submit(&base, &form).await.expect("an answer");
                    let page = learner
                        .get(&location(&answer))
                        .await
                        .expect("a page")
                        .text();
                    let said = maud::html! { (said.say(lang)) }.0;
                    let begin = said.split('{').next().unwrap_or_default();
                    assert!(page.contains(begin), "{address} {lang}: {said}");
                    path = path.then(0);
                }
                assert_eq!(path.len(), steps);
                let end = format!("/learn/{}/{}?path={path}", kind.id(), lesson.name());
                let page = learner.get(&end).await.expect("a page");
                let closing = maud::html! { (lesson.closing(lang)) }.0;
                assert!(page.text().contains(&closing), "{end} {lang}");
            }
        }
    }
}
