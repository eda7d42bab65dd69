//! Pictures of tables for sharing: composed of the games' own drawings, painted and turned into pixels beside the requests.

mod compose;

use std::num::NonZero;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use boards::{Theme, paint};
use lru::LruCache;
use maud::Markup;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};
use table::Urgency;
use tokio::sync::Semaphore;

use crate::HttpError;
use crate::think_permits::{Owner, ThinkPermits};

use compose::alone;
pub(crate) use compose::{Row, Shown, compose};

/// The width of a picture.
pub(crate) const WIDTH: u32 = 1200;
/// The height of a picture.
pub(crate) const HEIGHT: u32 = 630;
/// How many pictures are kept.
const KEPT: NonZero<usize> = NonZero::new(64).unwrap();

/// The pictures that were made lately. Clones are the same.
#[derive(Clone)]
pub(crate) struct Pictures(Arc<Inner>);

struct Inner {
    permits: ThinkPermits,
    /// How many more may be in the making.
    making: Semaphore,
    kept: Mutex<LruCache<blake3::Hash, Bytes>>,
}

/// A picture before it is painted: what it shows, and by which sheet.
pub(crate) struct Sketch {
    markup: Markup,
    style: &'static str,
    /// Width and height.
    size: (u32, u32),
    hash: blake3::Hash,
}

impl Sketch {
    pub(crate) fn new(markup: Markup, style: &'static str) -> Sketch {
        // Another version of the program may paint the same drawing differently.
        let mut hasher = blake3::Hasher::new();
        hasher.update(env!("CARGO_PKG_VERSION").as_bytes());
        hasher.update(style.as_bytes());
        hasher.update(markup.0.as_bytes());
        Sketch {
            hash: hasher.finalize(),
            markup,
            style,
            size: (WIDTH, HEIGHT),
        }
    }

    /// A board alone, for lists.
    pub(crate) fn of_board(board: &Markup, style: &'static str) -> Sketch {
        let (markup, size) = alone(board);
        Sketch {
            size,
            ..Sketch::new(markup, style)
        }
    }

    /// What the picture is known by: it changes with what is to be seen.
    pub(crate) fn etag(&self) -> String {
        format!("\"{}\"", &self.hash.to_hex()[..24])
    }

    fn png(&self) -> Option<Vec<u8>> {
        let sheets = [boards::TOKENS, boards::KIT_STYLE, self.style];
        let painted = paint(&self.markup, &sheets, Theme::Day);
        let options = Options {
            fontdb: FONTS.clone(),
            font_family: "sans-serif".to_owned(),
            ..Options::default()
        };
        let tree = Tree::from_str(&painted, &options)
            .inspect_err(|error| tracing::error!(%error, "a picture cannot be read"))
            .ok()?;
        let (width, height) = self.size;
        let mut pixels = Pixmap::new(width, height)?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        pixels.encode_png().ok()
    }
}

/// The fonts that come with the program: what the machine has does not matter.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for face in [
        dejavu::sans_condensed::regular(),
        dejavu::sans_condensed::bold(),
        dejavu::serif_condensed::regular(),
        dejavu::serif_condensed::bold(),
        dejavu::serif_condensed::italic(),
        dejavu::serif_condensed::bold_italic(),
    ] {
        fonts.load_font_data(face.to_vec());
    }
    fonts.set_sans_serif_family("DejaVu Sans");
    fonts.set_serif_family("DejaVu Serif");
    Arc::new(fonts)
});

impl Pictures {
    pub(crate) fn new(permits: ThinkPermits, at_once: usize) -> Pictures {
        Pictures(Arc::new(Inner {
            permits,
            making: Semaphore::new(at_once),
            kept: Mutex::new(LruCache::new(KEPT)),
        }))
    }

    /// The picture as a file: kept, or made when there is time for it. Nobody at a table waits for one.
    pub(crate) async fn png(&self, sketch: Sketch, owner: Owner) -> Result<Bytes, HttpError> {
        if let Some(kept) = self.kept(&sketch.hash) {
            return Ok(kept);
        }
        let making = self.0.making.try_acquire();
        let _making = making.map_err(|_| HttpError::TooFast)?;
        let hash = sketch.hash;
        let made = self
            .0
            .permits
            .think(owner, Urgency::Watched, move || sketch.png());
        let png = Bytes::from(made.await.flatten().ok_or(HttpError::Own)?);
        let mut kept = self.0.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.put(hash, png.clone());
        Ok(png)
    }

    fn kept(&self, hash: &blake3::Hash) -> Option<Bytes> {
        let mut kept = self.0.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(hash).cloned()
    }
}
