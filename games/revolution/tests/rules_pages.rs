//! The rules pages of the editions.

use catalog::Catalog;
use server::Config;
use server::client::Client;

/// What the rulebooks say differently, section by section: the first edition, and the revised one.
const READINGS: [(&str, &str, &str); 7] = [
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
    ("6.14", "in a fixed order", "calls the provinces"),
    ("6.15", "any two that are not", "allies' pieces stay"),
];

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
    // 6.8: what the first version of our rules did otherwise.
    let beggars = "Games that began with the first version of these rules";
    assert!(!first.contains(beggars));
    assert!(page("?rules=1").await.contains(beggars));
    running.stop().await.expect("nothing went wrong");
}
