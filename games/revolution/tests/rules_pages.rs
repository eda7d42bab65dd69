//! The rules pages of the editions.

use catalog::Catalog;
use server::Config;
use server::client::Client;

/// What the rulebooks say differently, section by section: the first edition, and the revised one.
const READINGS: [(&str, &str, &str); 9] = [
    (
        "5.2",
        "you may hold pieces back",
        "you place all of them while there is room",
    ),
    (
        "5.6",
        "the pieces of others to the countryside only",
        "into its cities and towns",
    ),
    (
        "6.1",
        "as many cities as possible still pay",
        "only if every city can pay it",
    ),
    ("6.2.2", "stays face up", "rests until the end of the turn"),
    (
        "6.7.2",
        "lifts all sieges of that faction",
        "lifts one siege",
    ),
    (
        "6.10",
        "First edition: pieces in cities count.",
        "pieces in cities do not count",
    ),
    ("6.13", "neighbours by river only", "neighbours by land too"),
    ("6.14", "in a fixed order", "calls the provinces"),
    ("6.15", "any two that are not", "allies' pieces stay"),
];

/// What only the second version of these rules says, and what only the first one does.
const SECOND_VERSION: [&str; 4] = [
    "chooses which one is defeated",
    "armies that stay do not use it up",
    "fills an empty town",
    "is not asked",
];
const FIRST_VERSION: &str = "hold the armies that come first in the order of play";

#[tokio::test]
async fn each_edition_names_its_own_readings_and_no_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = Catalog::of(vec![revolution::game()].leak());
    let mut config = Config::new(games, folder.path().join("test.db"));
    config.listen.set_port(0);
    let running = server::start(&config).await.expect("a free port");
    let mut reader = Client::new(running.address);
    let mut page = async |query: &str| {
        let path = format!("/games/revolution/rules{query}");
        let answer = reader.get(&path).await.expect("a page");
        assert_eq!(answer.status, 200, "{query}");
        answer.text()
    };
    let (all, first, revised, recommended) = (
        page("").await,
        page("?rules=2&edition=first").await,
        page("?rules=2&edition=revised").await,
        page("?rules=2").await,
    );
    for (section, of_first, of_revised) in READINGS {
        let has = |page: &str| (page.contains(of_first), page.contains(of_revised));
        assert_eq!(has(&all), (true, true), "{section}");
        assert_eq!(has(&first), (true, false), "{section}");
        assert_eq!(has(&revised), (false, true), "{section}");
        // The recommended rules follow the revised ones, but the provinces come in order.
        let in_order = section == "6.14";
        assert_eq!(has(&recommended), (in_order, !in_order), "{section}");
    }
    assert!(first.contains("Edition: First edition."), "{first}");
    // One option overrules the edition.
    let siege = page("?rules=2&edition=revised&siege=any-two").await;
    assert!(siege.contains("any two that are not") && siege.contains("lifts one siege"));
    assert!(siege.contains("As an option: any two that are not"));
    // 6.15: neutral pieces change sides in all editions, unless it was agreed otherwise.
    let (taken, spared) = ("Neutral pieces change sides too", "neutral pieces stay");
    for edition in [&first, &revised, &recommended] {
        assert!(edition.contains(taken) && !edition.contains(spared));
    }
    let siege = page("?rules=2&siege=rivals-only").await;
    let option = format!("As an option: only rivals' pieces change sides; {spared}");
    assert!(siege.contains(&option) && !siege.contains(taken));
    assert!(!siege.contains("any two that are not"), "{siege}");
    // What the first version of our rules did otherwise is due to the version, and not to an edition.
    let version = "Games that began with the first version of these rules: ";
    for newest in [&first, &revised, &recommended] {
        assert!(!newest.contains(version) && !newest.contains(FIRST_VERSION));
        assert!(SECOND_VERSION.iter().all(|text| newest.contains(text)));
    }
    assert!(all.contains(&format!("{version}Water Beggars {FIRST_VERSION}")));
    let old = page("?rules=1&edition=revised").await;
    for text in ["one relief lifts all sieges", "only rivals' pieces change"] {
        assert!(old.contains(&format!("{version}{text}")), "{text}: {old}");
    }
    assert!(old.contains(spared) && old.contains(FIRST_VERSION));
    assert!(!SECOND_VERSION.iter().any(|text| old.contains(text)));
    // The first edition is read so by both versions.
    let old = page("?rules=1&edition=first").await;
    assert!(
        old.contains("First edition: one relief lifts all sieges"),
        "{old}"
    );
    running.stop().await.expect("nothing went wrong");
}
