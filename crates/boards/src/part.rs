//! Parts of a page: elements that a reader who has them need not be sent again.

use std::hash::BuildHasher;

use foldhash::quality::FixedState;
use maud::{Markup, PreEscaped};
use memchr::memmem;

/// What a part is known by: the hash of its markup, and how many bytes follow the attribute.
const ATTRIBUTE: &str = " data-hash=\"";

/// Elements with fewer bytes are sent in any case.
const LEAST: usize = 400;

/// Marks one element as a part of the page. What changes seldom should be a part, and so should each of many things of
/// which few change at a time.
///
/// ```
/// use maud::html;
/// let line = boards::part(html! { p { (&"word ".repeat(100)) } });
/// assert!(line.into_string().starts_with("<p data-hash=\""));
/// ```
pub fn part(element: Markup) -> Markup {
    let PreEscaped(mut markup) = element;
    if markup.len() >= LEAST {
        let name = markup.find([' ', '>']).unwrap_or_default();
        // 48 bits: a page has a few hundred parts.
        let hash = FixedState::default().hash_one(markup.as_bytes()) >> 16;
        let mark = format!("{ATTRIBUTE}{hash:x}-{}\"", markup.len() - name);
        markup.insert_str(name, &mark);
    }
    PreEscaped(markup)
}

/// The page with an empty element in the place of each part that the reader has.
pub fn without_parts(page: Markup, known: &[&str]) -> Markup {
    if known.is_empty() {
        return page;
    }
    let PreEscaped(page) = page;
    let finder = memmem::Finder::new(ATTRIBUTE);
    let mut out = String::with_capacity(page.len());
    let (mut place, mut copied) = (0, 0);
    while let Some(found) = finder.find(&page.as_bytes()[place..]) {
        let begin = place + found;
        let mark = page[begin + ATTRIBUTE.len()..].split('"').next();
        let mark = mark.unwrap_or_default();
        place = begin + ATTRIBUTE.len() + mark.len() + 1;
        let Some(rest) = length(mark).filter(|_| known.contains(&mark)) else {
            continue;
        };
        let name = page[..begin].rsplit('<').next().unwrap_or_default();
        out.push_str(&page[copied..place]);
        out.extend([" data-same></", name, ">"]);
        place += rest;
        copied = place;
    }
    out.push_str(&page[copied..]);
    PreEscaped(out)
}

/// How many bytes of the part follow its mark.
fn length(mark: &str) -> Option<usize> {
    mark.rsplit('-').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn page(number: u32) -> Markup {
        html! {
            div id="table" {
                input value="a > b";
                (part(html! { p id="long" { @for one in 0..100 { b { (one) " < 100" } } } }))
                (part(html! { p id="short" { (number) } }))
                (part(html! { ul id="many" {
                    (part(html! { li id="same" { @for one in 0..100 { i { (one) } } } }))
                    (part(html! { li id="other" { @for one in 0..100 { i { (one + number) } } } }))
                } }))
            }
            p { "end" }
        }
    }

    fn marks(page: &str) -> Vec<&str> {
        let marked = page.split(ATTRIBUTE).skip(1);
        marked.filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn nothing_is_lost_and_only_the_known_is_left_out() {
        let whole = without_parts(page(1), &[]).into_string();
        let all = marks(&whole);
        assert_eq!(all.len(), 4, "{all:?}");
        let mut plain = whole.clone();
        for mark in &all {
            plain = plain.replace(&format!("{ATTRIBUTE}{mark}\""), "");
        }
        assert!(plain.contains("<li id=\"same\"><i>0</i>"), "{plain}");

        let same = without_parts(page(1), &all).into_string();
        assert_eq!(
            same,
            format!(
                "<div id=\"table\"><input value=\"a &gt; b\"><p data-hash=\"{}\" data-same></p><p id=\"short\">1</p>\
                 <ul data-hash=\"{}\" data-same></ul></div><p>end</p>",
                all[0], all[1]
            )
        );

        let fresh = without_parts(page(2), &all).into_string();
        let kept = format!("<li data-hash=\"{}\" data-same></li>", all[2]);
        assert!(fresh.contains(&kept), "{fresh}");
        assert!(fresh.contains("<p id=\"short\">2</p>") && fresh.contains("<i>101</i>"));
        assert!(fresh.len() < whole.len() - 1_000);
    }
}
