//! Stylesheet, script and icon: part of the program, under addresses that change with their content.

use std::sync::LazyLock;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use catalog::{AnyGame, Catalog};

use crate::{App, HttpError};

/// A file that browsers may keep for ever.
pub(crate) struct Asset {
    name: &'static str,
    kind: &'static str,
    content: String,
    /// Where it is served.
    pub(crate) path: String,
}

impl Asset {
    fn new(name: &'static str, kind: &'static str, content: String) -> Asset {
        let hash = blake3::hash(content.as_bytes()).to_hex();
        Asset {
            name,
            kind,
            path: format!("/assets/{}/{name}", &hash[..16]),
            content,
        }
    }

    fn answer(&self, cache: &'static str) -> Response {
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_static(self.kind)),
            (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
        ];
        (headers, self.content.clone()).into_response()
    }
}

/// The styles that all pages share.
const SHARED: [&str; 5] = [
    include_str!("../../assets/kroniek.css"),
    include_str!("../../assets/head.css"),
    include_str!("../../assets/advice.css"),
    include_str!("../../assets/house.css"),
    include_str!("../../assets/people.css"),
];

/// The styles of the pages around the tables.
const SITE: [&str; 10] = [
    include_str!("../../assets/account.css"),
    include_str!("../../assets/home.css"),
    include_str!("../../assets/learn.css"),
    include_str!("../../assets/lobby.css"),
    include_str!("../../assets/new_table.css"),
    include_str!("../../assets/notices.css"),
    include_str!("../../assets/puzzles.css"),
    include_str!("../../assets/ratings.css"),
    include_str!("../../assets/rules.css"),
    include_str!("../../assets/workshop.css"),
];

/// The styles of a table.
const TABLE: [&str; 5] = [
    include_str!("../../assets/table.css"),
    include_str!("../../assets/book.css"),
    include_str!("../../assets/narrow.css"),
    include_str!("../../assets/lesson.css"),
    include_str!("../../assets/puzzle.css"),
];

/// How every page looks.
pub(super) static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let pages = [&SHARED[..], &SITE].concat();
    let sheets = [
        boards::TOKENS,
        boards::print::PRINT_STYLE,
        include_str!("../../assets/states.css"),
        &around_boards(&pages),
        boards::KIT_STYLE,
    ];
    Asset::new("kroniek.css", "text/css; charset=utf-8", sheets.concat())
});

/// Sheets that stop at the edge of a board or a hand: a game's own sheet alone says what is in there, so that no name of a class
/// can mean two things.
fn around_boards(sheets: &[&str]) -> String {
    let inside = "#board-view > *, #hand > *, .picture > *";
    format!("@scope (:root) to ({inside}) {{\n{}}}\n", sheets.concat())
}

/// How the frame around a board looks.
pub(super) static TABLE_STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let sheet = around_boards(&TABLE);
    Asset::new("table.css", "text/css; charset=utf-8", sheet)
});

/// What every page needs.
pub(super) static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let parts = [
        include_str!("../../assets/script/start.js"),
        include_str!("../../assets/script/waiting.js"),
        include_str!("../../assets/script/workshop.js"),
        include_str!("../../assets/script/sound.js"),
        #[cfg(feature = "push")]
        include_str!("../../assets/script/push.js"),
        #[cfg(feature = "passkeys")]
        include_str!("../../assets/script/passkey.js"),
    ];
    Asset::new(
        "kroniek.js",
        "text/javascript; charset=utf-8",
        parts.join("\n"),
    )
});

/// What makes a table smoother.
pub(super) static TABLE_SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    // One module out of several files: one request, one address.
    let parts = [
        include_str!("../../assets/script/start.js"),
        include_str!("../../assets/script/update.js"),
        include_str!("../../assets/script/morph.js"),
        include_str!("../../assets/script/sound.js"),
        include_str!("../../assets/script/motion.js"),
        include_str!("../../assets/script/great.js"),
        include_str!("../../assets/script/pace.js"),
        include_str!("../../assets/script/clock.js"),
        include_str!("../../assets/script/live.js"),
        include_str!("../../assets/script/board.js"),
        include_str!("../../assets/script/inspect.js"),
        include_str!("../../assets/script/sheet.js"),
        include_str!("../../assets/script/steps.js"),
        include_str!("../../assets/script/reach.js"),
        include_str!("../../assets/script/replay.js"),
        include_str!("../../assets/script/lesson.js"),
        include_str!("../../assets/script/keys.js"),
        include_str!("../../assets/script/keep.js"),
        include_str!("../../assets/script/analysis.js"),
    ];
    Asset::new(
        "table.js",
        "text/javascript; charset=utf-8",
        parts.join("\n"),
    )
});

/// The worker that hears the news for all pages of a browser.
pub(super) static NEWS: LazyLock<Asset> = LazyLock::new(|| {
    let worker = include_str!("../../assets/script/news.js").to_owned();
    Asset::new("news.js", "text/javascript; charset=utf-8", worker)
});

/// The worker that shows what somebody is told while no page is open. Browsers look for it at the same address again, and it speaks for all addresses
/// below.
#[cfg(feature = "push")]
static SERVICE_WORKER: LazyLock<Asset> = LazyLock::new(|| {
    let worker = include_str!("../../assets/script/service-worker.js").to_owned();
    Asset::new(
        "service-worker.js",
        "text/javascript; charset=utf-8",
        worker,
    )
});

/// The sign of the house.
pub(super) static ICON: LazyLock<Asset> = LazyLock::new(|| {
    let icon = include_str!("../../assets/icon.svg").to_owned();
    Asset::new("icon.svg", "image/svg+xml", icon)
});

/// The same when it is the reader's turn and they look elsewhere.
pub(super) static TURN_ICON: LazyLock<Asset> = LazyLock::new(|| {
    let icon = include_str!("../../assets/icon-turn.svg").to_owned();
    Asset::new("icon-turn.svg", "image/svg+xml", icon)
});

/// How the boards of these games look.
pub(crate) fn boards(catalog: Catalog) -> Asset {
    let sheets: String = catalog.kinds().map(AnyGame::style).collect();
    Asset::new("boards.css", "text/css; charset=utf-8", sheets)
}

/// A file by its address.
pub(super) async fn asset(
    State(app): State<App>,
    Path((_, name)): Path<(String, String)>,
) -> Result<Response, HttpError> {
    let own = [
        &*STYLE,
        &*TABLE_STYLE,
        &*SCRIPT,
        &*TABLE_SCRIPT,
        &*NEWS,
        &*ICON,
        &*TURN_ICON,
    ];
    own.into_iter()
        .chain([app.boards()])
        .find(|asset| asset.name == name)
        .map(|asset| asset.answer("public, max-age=31536000, immutable"))
        .ok_or(HttpError::UnknownPage)
}

/// The icon where browsers look for it without being told.
pub(super) async fn icon() -> Response {
    ICON.answer("public, max-age=86400")
}

/// The worker that shows what somebody is told while no page is open.
#[cfg(feature = "push")]
pub(super) async fn service_worker() -> Response {
    SERVICE_WORKER.answer("no-cache")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{SCRIPT, SHARED, SITE, TABLE, TABLE_SCRIPT};

    /// The selectors of a sheet, each with what it begins with.
    fn selectors(sheet: &str) -> Vec<&str> {
        let rules = sheet.split(['{', '}', ';']).map(str::trim);
        let outside = rules.filter(|rule| !rule.starts_with('@') && !rule.contains(": "));
        outside
            .flat_map(|rule| rule.split(','))
            .map(str::trim)
            .collect()
    }

    /// The names of classes in a text.
    fn classes(text: &str) -> impl Iterator<Item = &str> {
        text.split('.').skip(1).filter_map(|after| {
            let end = after.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            let name = &after[..end.unwrap_or(after.len())];
            name.starts_with(|c: char| c.is_ascii_alphabetic())
                .then_some(name)
        })
    }

    /// Every page has the site's sheets, a table too: what they say of a class alone must not be meant for something at the table.
    #[test]
    fn the_styles_of_the_site_touch_nothing_at_a_table() {
        let mentioned = |sheets: &[&'static str]| -> BTreeSet<&'static str> {
            let sheets = sheets.iter().flat_map(|sheet| selectors(sheet));
            sheets.flat_map(classes).collect()
        };
        let (shared, table) = (mentioned(&SHARED), mentioned(&TABLE));
        assert!(table.contains("turn") && shared.contains("sheet"));
        let first = |selector: &&'static str| selector.trim_start_matches(":is(").starts_with('.');
        let begun = SITE.iter().flat_map(|sheet| selectors(sheet)).filter(first);
        let twice: BTreeSet<&str> = begun
            .filter_map(|selector| classes(selector).next())
            .filter(|class| table.contains(class) && !shared.contains(class))
            .collect();
        assert!(twice.is_empty(), "also at a table: {twice:?}");
    }

    /// The name that a line declares for the whole script, if it does.
    fn declared(line: &str) -> Option<&str> {
        let line = line.trim_start_matches("async ");
        let mut words = ["function ", "const ", "let "].iter();
        let after = words.find_map(|word| line.strip_prefix(word))?;
        let end = after.find(|c: char| !c.is_ascii_alphanumeric() && !"_$".contains(c))?;
        Some(&after[..end]).filter(|name| !name.is_empty())
    }

    /// A browser refuses a script in which two files declare the same name, and the pages then do without it.
    #[test]
    fn the_files_of_a_script_declare_each_name_once() {
        for script in [&SCRIPT, &TABLE_SCRIPT] {
            let mut names = BTreeSet::new();
            for name in script.content.lines().filter_map(declared) {
                assert!(names.insert(name), "{}: {name} stands twice", script.name);
            }
            assert!(names.contains("table"), "{}: {names:?}", script.name);
        }
    }
}
