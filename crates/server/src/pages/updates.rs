//! What is new on a page, for the script that has the page as it was: the tags and texts that are new, and where the others stand on the old page.
//!
//! The server remembers the pages that it sent lately by the hashes of their tags and texts. A page is named by the hash of all of it, so
//! any server can be asked for what is new; one that does not know the old page sends the whole new one.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write;
use std::hash::BuildHasher;
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderName};
use axum::response::{Html, IntoResponse, Response};
use data_encoding::HEXLOWER;
use foldhash::quality::RandomState;
use lru::LruCache;
use maud::{Markup, html};

/// The header in which the script names the page that it has, or any other word if it has none.
const BASE: HeaderName = HeaderName::from_static("x-kroniek-base");
/// The header in which the script is told the name of the page that it is sent.
const PAGE: HeaderName = HeaderName::from_static("x-kroniek-page");

/// How many pages are remembered. Each takes about 60 kB.
const REMEMBERED: NonZero<usize> = NonZero::new(256).unwrap();

/// So many tags and texts in a row have to be alike to be looked for elsewhere on the old page.
const RUN: usize = 3;
/// How many places of the old page are compared at most.
const COMPARED: usize = 32;

/// Divides what is new from where the rest is: no tag and no text has it inside.
const BETWEEN: &str = "<>";

/// Elements without content.
const EMPTY: [&str; 8] = ["area", "br", "col", "hr", "img", "input", "link", "wbr"];

/// The pages that were sent lately, by their names: the hashes of their tags and texts.
pub(crate) struct SentPages {
    hasher: RandomState,
    pages: Mutex<LruCache<String, Arc<[u64]>>>,
}

/// The page that the script has; nothing if a browser asks by itself.
pub(super) fn base(headers: &HeaderMap) -> Option<&str> {
    headers.get(BASE).and_then(|name| name.to_str().ok())
}

impl SentPages {
    pub(crate) fn new() -> SentPages {
        SentPages {
            hasher: RandomState::default(),
            pages: Mutex::new(LruCache::new(REMEMBERED)),
        }
    }

    /// A page for a browser, with what the script needs in order to be told what is new: the name of its first element, and a sum by which it
    /// checks that it reads the same in the browser.
    pub(super) fn whole(&self, page: &Markup) -> Markup {
        let pieces = pieces(first_element(&page.0));
        let name = self.remember(&pieces, self.hashes(&pieces));
        let sum = pieces.iter().flat_map(|piece| piece.encode_utf16());
        let sum = sum.fold(0_u32, |sum, unit| {
            (sum ^ u32::from(unit)).wrapping_mul(16_777_619)
        });
        html! {
            (page)
            div id="sent" data-page=(name) data-sum=(sum) hidden {}
        }
    }

    /// What is new in the first element of a page.
    pub(super) fn news(&self, page: &Markup, base: &str) -> Response {
        let pieces = pieces(first_element(&page.0));
        let hashes = self.hashes(&pieces);
        let told = self.told(&pieces, &hashes, base);
        let name = self.remember(&pieces, hashes);
        ([(PAGE, name)], Html(told)).into_response()
    }

    /// Something that is shown for a while in the place of a part of the page.
    pub(super) fn glimpse(&self, shown: &Markup, base: &str) -> Response {
        let pieces = pieces(&shown.0);
        let told = self.told(&pieces, &self.hashes(&pieces), base);
        ([(PAGE, "glimpse")], Html(told)).into_response()
    }

    fn hashes(&self, pieces: &[Cow<'_, str>]) -> Arc<[u64]> {
        let hash = |piece: &Cow<'_, str>| self.hasher.hash_one(piece.as_bytes());
        pieces.iter().map(hash).collect()
    }

    fn told(&self, pieces: &[Cow<'_, str>], hashes: &[u64], base: &str) -> String {
        let old = {
            let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
            pages.get(base).map(Arc::clone)
        };
        old.map_or_else(|| pieces.concat(), |old| changes(&old, hashes, pieces))
    }

    /// The name of a page that is remembered from now on.
    fn remember(&self, pieces: &[Cow<'_, str>], hashes: Arc<[u64]>) -> String {
        let mut hash = blake3::Hasher::new();
        for piece in pieces {
            hash.update(piece.as_bytes());
        }
        let name = HEXLOWER.encode(&hash.finalize().as_bytes()[..12]);
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        pages.put(name.clone(), hashes);
        name
    }
}

/// The tags and texts of a page as a browser writes them: an element has an end, a text keeps its quotation marks, and an attribute
/// without a value has none.
fn pieces(page: &str) -> Vec<Cow<'_, str>> {
    let mut found = Vec::new();
    let mut rest = page;
    while !rest.is_empty() {
        let is_tag = rest.starts_with('<');
        let end = if is_tag {
            rest.find('>').map(|end| end + 1)
        } else {
            rest.find('<')
        };
        let (piece, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        if !is_tag {
            found.push(without(piece, "&quot;", "\""));
        } else if let Some(tag) = piece.strip_suffix("/>") {
            let tag = tag.trim_end();
            found.push(Cow::Owned(format!("{}>", without(tag, "=\"\"", ""))));
            let name = name_of(tag);
            if !EMPTY.contains(&name) {
                found.push(Cow::Owned(format!("</{name}>")));
            }
        } else {
            found.push(without(piece, "=\"\"", ""));
        }
    }
    found
}

fn without<'p>(piece: &'p str, what: &str, with: &str) -> Cow<'p, str> {
    if piece.contains(what) {
        Cow::Owned(piece.replace(what, with))
    } else {
        Cow::Borrowed(piece)
    }
}

/// The name of the element that a tag begins.
fn name_of(tag: &str) -> &str {
    let name = tag.trim_start_matches('<');
    name.split([' ', '>', '/']).next().unwrap_or_default()
}

/// The first element of a page, with everything inside.
fn first_element(page: &str) -> &str {
    let (mut depth, mut place) = (0_usize, 0);
    for tag in page.split_inclusive('>') {
        place += tag.len();
        let begin = tag.rfind('<').unwrap_or_default();
        let tag = &tag[begin..];
        if tag.starts_with("</") {
            depth = depth.saturating_sub(1);
        } else if !tag.ends_with("/>") && !EMPTY.contains(&name_of(tag)) {
            depth += 1;
        }
        if depth == 0 {
            break;
        }
    }
    &page[..place]
}

/// What makes the new page of the old one: what is new as it is, and between it by how many places the rest is further on than where the last
/// one ended, and how many tags and texts it has.
fn changes(old: &[u64], new: &[u64], pieces: &[Cow<'_, str>]) -> String {
    let key = |run: &[u64]| {
        let turned = run.iter().zip([0, 21, 42]);
        turned.fold(0, |key, (hash, turn)| key ^ hash.rotate_left(turn))
    };
    // Where each run begins on the old page, and where it begins next.
    let mut first: HashMap<u64, usize, RandomState> = HashMap::default();
    let mut next: Vec<Option<usize>> = vec![None; old.len()];
    for (place, run) in old.windows(RUN).enumerate().rev() {
        next[place] = first.insert(key(run), place);
    }
    let alike = |from: usize, place: usize| {
        let both = old[from..].iter().zip(&new[place..]);
        both.take_while(|(one, other)| one == other).count()
    };
    let mut told = String::new();
    let (mut place, mut at) = (0, 0);
    while place < new.len() {
        let mut best = (at, alike(at, place));
        let run = new.get(place..place + RUN).map(key);
        let mut candidate = run.and_then(|run| first.get(&run).copied());
        for _ in 0..COMPARED {
            let Some(from) = candidate else {
                break;
            };
            let count = alike(from, place);
            if count >= RUN && count > best.1 {
                best = (from, count);
            }
            candidate = next[from];
        }
        let (from, count) = best;
        if count == 0 {
            told.push_str(&pieces[place]);
            place += 1;
            continue;
        }
        let by = from as i64 - at as i64;
        // Writing to a string cannot fail.
        let _ = write!(told, "{BETWEEN}{by},{count}{BETWEEN}");
        place += count;
        at = from + count;
    }
    told
}
