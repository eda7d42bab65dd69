//! Parts of a page: elements whose content a reader who has it need not be sent again.
//!
//! A part is known by its content: what an element's own tag says, such as whether its place can be chosen, is always
//! sent. So a board on which other places are legal than before costs little more than the names of its places.

use std::collections::HashMap;
use std::ops::Range;

use foldhash::quality::FixedState;
use maud::{Markup, PreEscaped};

/// How a reader is told what a part is known by.
const MARK: &str = " data-hash=\"";
/// How a reader is told which of the parts that they named belongs here.
const SAME: &str = " data-same=\"";

/// A content of fewer bytes is no part: its mark would cost as much as it saves.
const LEAST: usize = 160;
/// An element that fills so much of the one around it, in percent, is no part of its own.
const FILLS: usize = 90;

/// Elements without content.
const EMPTY: [&str; 8] = ["area", "br", "col", "hr", "img", "input", "link", "wbr"];

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The digits of a mark: 48 bits, and a page has a few hundred parts.
const WIDTH: usize = 8;

/// Makes one element a part as a whole: nothing inside it is looked at. That is for what never changes, such as the ground of a
/// board; everything else on a page is divided into parts by [`with_marks`].
///
/// ```
/// use maud::html;
/// let ground = boards::part(html! { p { (&"word ".repeat(100)) } });
/// assert!(ground.into_string().starts_with("<p data-hash=\""));
/// ```
pub fn part(element: Markup) -> Markup {
    let PreEscaped(mut markup) = element;
    let name = markup.find([' ', '>']).unwrap_or_default();
    let ends = markup
        .find('>')
        .map(|end| end + 1)
        .zip(markup.rfind("</"))
        .filter(|(begin, end)| begin + LEAST <= *end);
    if let Some((begin, end)) = ends {
        let mark = written(hash(&markup.as_bytes()[begin..end]) >> 16);
        markup.insert_str(name, &format!("{MARK}{mark}-{}\"", end - begin));
    }
    PreEscaped(markup)
}

/// The parts that a reader has.
#[derive(Clone, Debug, Default)]
pub struct Known(HashMap<u64, usize, FixedState>);

impl Known {
    /// Reads their marks, as the reader has written them one after the other.
    ///
    /// ```
    /// assert!(boards::Known::read("").is_empty());
    /// ```
    pub fn read(marks: &str) -> Known {
        let marks = marks.as_bytes().chunks_exact(WIDTH).map(number);
        Known(marks.zip(0..).collect())
    }

    /// Whether the reader has nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The page with a mark on each part, and without the content of those that the reader has: in its place stands the number of
/// the part in their list.
pub fn with_marks(page: &Markup, known: &Known) -> Markup {
    let PreEscaped(page) = page;
    let mut out = String::with_capacity(page.len() + page.len() / 16);
    let mut copied = 0;
    for part in parts(page) {
        // What lies inside a part that is left out is left out with it.
        if part.name < copied {
            continue;
        }
        out.push_str(&page[copied..part.name]);
        if let Some(number) = known.0.get(&part.hash) {
            out.extend([SAME, &number.to_string(), "\""]);
            out.push_str(&page[part.attributes..part.content.start]);
            copied = part.content.end;
        } else {
            out.extend([MARK, &written(part.hash), "\""]);
            copied = part.attributes;
        }
    }
    out.push_str(&page[copied..]);
    PreEscaped(out)
}

/// A part of a page, by places in its text.
struct Part {
    /// The end of the element's name.
    name: usize,
    /// Where its attributes begin, without a mark.
    attributes: usize,
    content: Range<usize>,
    hash: u64,
}

/// An element that has begun.
struct Open<'p> {
    name: &'p str,
    /// The end of its name.
    after: usize,
    content: usize,
    /// Its own tag.
    tag: u64,
    /// What has come of its content.
    hash: u64,
    /// The part directly inside that fills most of it so far, and how many bytes it takes with its tags.
    largest: Option<(usize, usize)>,
}

/// The parts of a page in their order; none of a page that is not written as `maud` writes it. Every byte is looked at once: an element's
/// hash is made of those of the elements inside it.
fn parts(page: &str) -> Vec<Part> {
    let bytes = page.as_bytes();
    let find = |wanted: u8, from: usize| {
        let found = bytes[from..].iter().position(|&byte| byte == wanted);
        found.map(|at| from + at)
    };
    let mut found: Vec<Option<Part>> = Vec::new();
    let mut open: Vec<Open<'_>> = Vec::new();
    let mut place = 0;
    while let Some(begin) = find(b'<', place) {
        let Some(end) = find(b'>', begin) else {
            return Vec::new();
        };
        let text = &bytes[place..begin];
        if let Some(around) = open.last_mut()
            && !text.is_empty()
        {
            around.hash = joined(around.hash, hash(text));
        }
        place = end + 1;
        let tag = &page[begin + 1..end];
        if let Some(name) = tag.strip_prefix('/') {
            let Some(element) = open.pop().filter(|element| element.name == name) else {
                return Vec::new();
            };
            let content = element.content..begin;
            let whole = joined(element.tag, element.hash);
            if content.len() < LEAST {
                add(&mut open, whole, None);
                continue;
            }
            if let Some((inside, taken)) = element.largest
                && taken * 100 >= content.len() * FILLS
            {
                found[inside] = None;
            }
            let taken = place - (element.after - name.len() - 1);
            add(&mut open, whole, Some((found.len(), taken)));
            found.push(Some(Part {
                name: element.after,
                attributes: element.after,
                content,
                hash: element.hash >> 16,
            }));
            continue;
        }
        let length = tag.bytes().position(|byte| byte == b' ' || byte == b'/');
        let name = &tag[..length.unwrap_or(tag.len())];
        let after = begin + 1 + name.len();
        let own = hash(tag.as_bytes());
        if let Some((mark, length)) = marked(&page[after..end]) {
            let content = place..place + length;
            place = content.end + name.len() + "</>".len();
            // It stays a part however much it fills: it never changes with what is around it.
            add(&mut open, own, None);
            found.push(Some(Part {
                name: after,
                attributes: after + MARK.len() + mark.len() + 1,
                content,
                hash: number(mark.as_bytes()),
            }));
        } else if tag.ends_with('/') || EMPTY.contains(&name) {
            add(&mut open, own, None);
        } else {
            open.push(Open {
                name,
                after,
                content: place,
                tag: own,
                hash: 0,
                largest: None,
            });
        }
    }
    if !open.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<Part> = found.into_iter().flatten().collect();
    found.sort_unstable_by_key(|part| part.name);
    found
}

/// Adds an element to the one around it, and tells that one how large a part it is.
fn add(open: &mut [Open<'_>], element: u64, part: Option<(usize, usize)>) {
    let Some(around) = open.last_mut() else {
        return;
    };
    around.hash = joined(around.hash, element);
    if let Some((number, bytes)) = part
        && around.largest.is_none_or(|(_, most)| most < bytes)
    {
        around.largest = Some((number, bytes));
    }
}

/// The mark of an element that is a part as a whole, and how many bytes its content has.
fn marked(attributes: &str) -> Option<(&str, usize)> {
    let (mark, _) = attributes.strip_prefix(MARK)?.split_once('"')?;
    let (_, bytes) = mark.split_at_checked(WIDTH)?;
    Some((mark, bytes.strip_prefix('-')?.parse().ok()?))
}

/// Two hashes as one. The order counts.
fn joined(one: u64, other: u64) -> u64 {
    let wide = u128::from(one.rotate_left(29) ^ other ^ 0x9e37_79b9_7f4a_7c15)
        * u128::from(0xd6e8_feb8_6659_fd93_u64);
    (wide >> 64) as u64 ^ wide as u64
}

/// What a player writes is shown to others as text among much else; a quick hash is enough.
fn hash(text: &[u8]) -> u64 {
    let (words, rest) = text.as_chunks::<8>();
    let words = words.iter().copied().map(u64::from_le_bytes);
    let hash = words.fold(text.len() as u64, joined);
    rest.iter()
        .fold(hash, |hash, &byte| joined(hash, byte.into()))
}

fn written(hash: u64) -> String {
    let digit = |place: usize| DIGITS[(hash >> (6 * place)) as usize & 63];
    (0..WIDTH).map(|place| char::from(digit(place))).collect()
}

/// The number behind a mark. What is no mark is some number too: it is not that of a part.
fn number(mark: &[u8]) -> u64 {
    let value = |digit: &u8| match digit {
        b'A'..=b'Z' => digit - b'A',
        b'a'..=b'z' => digit - b'a' + 26,
        b'0'..=b'9' => digit - b'0' + 52,
        b'-' => 62,
        _ => 63,
    };
    let digits = mark.iter().take(WIDTH).enumerate();
    digits
        .map(|(place, digit)| u64::from(value(digit)) << (6 * place))
        .sum()
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn page(number: u32) -> Markup {
        html! {
            div id="table" data-number=(number) {
                input value="a > b";
                (part(html! { svg id="ground" { @for one in 0..100 { (PreEscaped(format!("<path d=\"M{one}\"/>"))) } } }))
                p id="short" { (number) }
                ul id="many" {
                    li id="same" class=(number) { @for one in 0..100 { i { (one) } } }
                    li id="other" { @for one in 0..100 { i { (one + number) } } }
                }
            }
            p { "end" }
        }
    }

    fn marks(page: &str) -> Vec<&str> {
        let marked = page.split(MARK).skip(1);
        marked.filter_map(|rest| rest.split('"').next()).collect()
    }

    fn sent(number: u32, known: &[&str]) -> String {
        with_marks(&page(number), &Known::read(&known.concat())).into_string()
    }

    #[test]
    fn nothing_is_lost_and_only_what_is_known_is_left_out() {
        let whole = sent(1, &[]);
        let all = marks(&whole);
        assert_eq!(all.len(), 5, "{all:?}");
        assert!(all.iter().all(|mark| mark.len() == WIDTH), "{all:?}");
        let plain = |page: &str| {
            let mut plain = page.to_owned();
            for mark in marks(page) {
                plain = plain.replace(&format!("{MARK}{mark}\""), "");
            }
            plain
        };
        assert_eq!(plain(&whole), plain(&page(1).into_string()));

        let same = "<div data-same=\"0\" id=\"table\" data-number=\"1\"></div><p>end</p>";
        assert_eq!(sent(1, &all), same);

        // What has the same content in another tag is told by its tag.
        let fresh = sent(2, &all);
        let kept = [
            "<svg data-same=\"1\" id=\"ground\"></svg>",
            "<li data-same=\"3\" id=\"same\" class=\"2\"></li>",
            "<p id=\"short\">2</p>",
            "<i>101</i></li>",
        ];
        assert!(kept.iter().all(|kept| fresh.contains(kept)), "{fresh}");
        assert!(fresh.len() < whole.len() - 2_000, "{fresh}");
    }

    #[test]
    fn an_element_around_one_other_is_one_part_with_it() {
        let nested = html! { div { section { p { @for one in 0..100 { b { (one) } } } } } };
        let marked = with_marks(&nested, &Known::default()).into_string();
        assert_eq!(marks(&marked).len(), 1, "{marked}");
        assert!(marked.starts_with("<div data-hash=\""), "{marked}");
    }

    #[test]
    fn what_is_no_page_stays_as_it_is() {
        let long = "word ".repeat(100);
        for odd in ["<p>", "</p>", "<p", "<p></b>"] {
            let odd = PreEscaped(format!("<div>{long}</div>{odd}"));
            assert_eq!(with_marks(&odd, &Known::default()).into_string(), odd.0);
        }
    }

    #[test]
    fn marks_are_read_as_they_are_written() {
        for number_of in [0, 1, 63, 64, (1 << 48) - 1, 0x1234_5678_9abc] {
            assert_eq!(number(written(number_of).as_bytes()), number_of);
        }
        assert_eq!(Known::read("AAAAAAAABAAAAAAAB").0.len(), 2);
    }
}
