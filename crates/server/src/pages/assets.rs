//! Stylesheet, script and icon: part of the program, under addresses that change with their content.

use std::sync::LazyLock;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use catalog::{Catalog, Kind};

use crate::{App, Fault};

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

/// How everything but the boards looks.
pub(super) static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let sheets = [
        include_str!("../../assets/kroniek.css"),
        include_str!("../../assets/table.css"),
        include_str!("../../assets/advice.css"),
        boards::KIT_STYLE,
    ];
    Asset::new("kroniek.css", "text/css; charset=utf-8", sheets.concat())
});

/// What makes it smoother.
pub(super) static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    // One module out of several files: one request, one address.
    let parts = [
        include_str!("../../assets/script/start.js"),
        include_str!("../../assets/script/morph.js"),
        include_str!("../../assets/script/motion.js"),
        include_str!("../../assets/script/live.js"),
        include_str!("../../assets/script/board.js"),
        include_str!("../../assets/script/keys.js"),
        include_str!("../../assets/script/keep.js"),
        include_str!("../../assets/script/analysis.js"),
    ];
    Asset::new(
        "kroniek.js",
        "text/javascript; charset=utf-8",
        parts.join("\n"),
    )
});

/// The sign of the house.
pub(super) static ICON: LazyLock<Asset> = LazyLock::new(|| {
    let icon = include_str!("../../assets/icon.svg").to_owned();
    Asset::new("icon.svg", "image/svg+xml", icon)
});

/// How the boards of these games look.
pub(crate) fn boards(catalog: Catalog) -> Asset {
    let sheets: String = catalog.kinds().map(Kind::style).collect();
    Asset::new("boards.css", "text/css; charset=utf-8", sheets)
}

/// A file by its address.
pub(super) async fn asset(
    State(app): State<App>,
    Path((_, name)): Path<(String, String)>,
) -> Result<Response, Fault> {
    [&*STYLE, &*SCRIPT, &*ICON, app.boards()]
        .into_iter()
        .find(|asset| asset.name == name)
        .map(|asset| asset.answer("public, max-age=31536000, immutable"))
        .ok_or(Fault::UnknownPage)
}

/// The icon where browsers look for it without being told.
pub(super) async fn icon() -> Response {
    ICON.answer("public, max-age=86400")
}
