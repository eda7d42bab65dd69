//! Sending less: what the reader's page has already is not sent again.
//!
//! Every larger element of a live page carries a hash of its own markup. When the script reads the page again it
//! names the hashes that it has, and gets an empty element in the place of each of them.

use std::collections::HashSet;

use axum::http::{HeaderMap, HeaderName};
use maud::{Markup, PreEscaped};

/// The header in which the script names what it has, parted by commas.
pub(super) const HAS: HeaderName = HeaderName::from_static("x-kroniek-has");

/// Elements with fewer bytes are sent in any case.
const LEAST: usize = 400;

/// Elements that have no end.
const VOID: [&str; 6] = ["input", "br", "hr", "img", "link", "meta"];

/// An element of a page: where it begins, where its content begins, and where it ends.
struct Element<'p> {
    name: &'p str,
    begin: usize,
    content: usize,
    end: usize,
    children: Vec<Element<'p>>,
}

/// The markup with its hashes, without what the reader has.
pub(super) fn without_known(markup: Markup, headers: &HeaderMap) -> Markup {
    let known = headers.get(HAS).and_then(|value| value.to_str().ok());
    let known: HashSet<&str> = known.into_iter().flat_map(|list| list.split(',')).collect();
    let page = markup.into_string();
    let mut out = String::with_capacity(page.len() + page.len() / 8);
    let mut place = 0;
    for element in elements(&page) {
        out.push_str(&page[place..element.begin]);
        place = element.end;
        write(&page, &element, &known, &mut out);
    }
    out.push_str(&page[place..]);
    PreEscaped(out)
}

fn write(page: &str, element: &Element<'_>, known: &HashSet<&str>, out: &mut String) {
    let whole = &page[element.begin..element.end];
    if whole.len() < LEAST {
        out.push_str(whole);
        return;
    }
    let hash = blake3::hash(whole.as_bytes()).to_hex();
    let (hash, name) = (&hash[..12], element.name);
    if known.contains(hash) {
        out.extend([
            "<",
            name,
            " data-hash=\"",
            hash,
            "\" data-same></",
            name,
            ">",
        ]);
        return;
    }
    out.push_str(&page[element.begin..element.content - 1]);
    out.extend([" data-hash=\"", hash, "\">"]);
    let mut place = element.content;
    for child in &element.children {
        out.push_str(&page[place..child.begin]);
        place = child.end;
        write(page, child, known, out);
    }
    out.push_str(&page[place..element.end]);
}

/// The outermost elements of our own markup, which is well formed and has no `<` that is not a tag's.
fn elements(page: &str) -> Vec<Element<'_>> {
    let mut outermost = Vec::new();
    let mut open: Vec<Element<'_>> = Vec::new();
    let mut place = 0;
    while let Some(begin) = page[place..].find('<').map(|found| place + found) {
        let Some(content) = page[begin..].find('>').map(|found| begin + found + 1) else {
            break;
        };
        place = content;
        let tag = &page[begin + 1..content - 1];
        let closed = if tag.starts_with('/') {
            open.pop()
        } else {
            let name = tag.split(' ').next().unwrap_or_default();
            open.push(Element {
                name,
                begin,
                content,
                end: content,
                children: Vec::new(),
            });
            VOID.contains(&name).then(|| open.pop()).flatten()
        };
        if let Some(mut element) = closed {
            element.end = content;
            match open.last_mut() {
                Some(parent) => parent.children.push(element),
                None => outermost.push(element),
            }
        }
    }
    outermost
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn page(number: u32) -> Markup {
        html! {
            div id="table" {
                input value="a > b" ;
                p id="long" { @for one in 0..100 { b { (one) " < 100" } } }
                p id="short" { (number) }
                p id="other" { @for one in 0..100 { i { (one + number) } } }
            }
            p { "end" }
        }
    }

    fn has(list: &str) -> HeaderMap {
        HeaderMap::from_iter([(HAS, list.parse().expect("plain"))])
    }

    fn hashes(page: &str) -> Vec<&str> {
        let places = page.match_indices("data-hash=\"");
        let hash = |(place, found): (usize, &str)| {
            let begin = place + found.len();
            &page[begin..begin + 12]
        };
        places.map(hash).collect()
    }

    #[test]
    fn nothing_is_lost_and_only_the_known_is_left_out() {
        let whole = without_known(page(1), &HeaderMap::new()).into_string();
        assert_eq!(hashes(&whole).len(), 3, "the table and its two long parts");
        let mut plain = whole.clone();
        for hash in hashes(&whole) {
            plain = plain.replace(&format!(" data-hash=\"{hash}\""), "");
        }
        assert_eq!(plain, page(1).into_string());

        let known = hashes(&whole).join(",");
        let same = without_known(page(1), &has(&known)).into_string();
        let table = hashes(&whole)[0];
        assert_eq!(
            same,
            format!("<div data-hash=\"{table}\" data-same></div><p>end</p>")
        );

        let fresh = without_known(page(2), &has(&known)).into_string();
        let long = format!("<p data-hash=\"{}\" data-same></p>", hashes(&whole)[1]);
        assert!(fresh.contains(&long), "{fresh}");
        assert!(fresh.contains("<p id=\"short\">2</p>") && fresh.contains("<i>101</i>"));
        assert!(fresh.len() < whole.len() - 1_000);
    }
}
