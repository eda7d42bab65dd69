//! Values: custom properties, day and night, mixed colours, sums.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::sheet::Sheet;

/// Whether a drawing is painted for the day or for the night.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark ink on light paper.
    Day,
    /// Light ink on dark paper.
    Night,
}

/// The custom properties that hold for an element: its own, and those of what it stands in.
pub(super) struct Vars {
    own: BTreeMap<String, String>,
    outer: Option<Rc<Vars>>,
}

impl Vars {
    pub(super) fn root(sheet: &Sheet, theme: Theme) -> Rc<Vars> {
        let empty = Rc::new(Vars {
            own: BTreeMap::new(),
            outer: None,
        });
        let root: Vec<(&str, &str)> = sheet
            .root
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        Vars::of(&empty, &root, theme)
    }

    /// What holds for an element about which this is declared.
    pub(super) fn of(outer: &Rc<Vars>, found: &[(&str, &str)], theme: Theme) -> Rc<Vars> {
        let custom: Vec<_> = found
            .iter()
            .filter(|(name, _)| name.starts_with("--"))
            .collect();
        if custom.is_empty() {
            return outer.clone();
        }
        let mut vars = Vars {
            own: BTreeMap::new(),
            outer: Some(outer.clone()),
        };
        // One may be made of another that is declared beside it, before or after.
        for _ in 0..2 {
            for (name, value) in &custom {
                if let Some(value) = vars.resolve(value, theme) {
                    vars.own.insert((*name).to_owned(), value);
                }
            }
        }
        Rc::new(vars)
    }

    fn get(&self, name: &str) -> Option<&str> {
        match self.own.get(name) {
            Some(value) => Some(value),
            None => self.outer.as_deref()?.get(name),
        }
    }

    /// The value without functions; none if a property that it needs is not there.
    pub(super) fn resolve(&self, value: &str, theme: Theme) -> Option<String> {
        let mut out = String::with_capacity(value.len());
        let mut rest = value;
        while let Some(begin) = rest.find('(') {
            let name_at = rest[..begin]
                .rfind(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-'))
                .map_or(0, |at| at + 1);
            let name = &rest[name_at..begin];
            let end = begin + 1 + closing(&rest[begin + 1..], ['(', ')']);
            let inner = &rest[begin + 1..end];
            out.push_str(&rest[..name_at]);
            out.push_str(&self.function(name, inner, theme)?);
            rest = rest.get(end + 1..).unwrap_or_default();
        }
        out.push_str(rest);
        let out = out.trim();
        if out.eq_ignore_ascii_case("currentcolor") {
            return Some("currentColor".to_owned());
        }
        Some(out.strip_suffix("px").unwrap_or(out).to_owned())
    }

    fn function(&self, name: &str, inner: &str, theme: Theme) -> Option<String> {
        let parts = || top_level(inner, ',').map(str::trim);
        match name {
            "var" => {
                let (name, other) = inner
                    .split_once(',')
                    .map_or((inner, None), |(name, other)| (name, Some(other.trim())));
                match (self.get(name.trim()), other) {
                    (Some(value), _) => Some(value.to_owned()),
                    (None, other) => self.resolve(other?, theme),
                }
            }
            "light-dark" => {
                let at = usize::from(theme == Theme::Night);
                self.resolve(parts().nth(at)?, theme)
            }
            "color-mix" => {
                let colours: Vec<&str> = parts().skip(1).collect();
                let &[first, second] = colours.as_slice() else {
                    return None;
                };
                let (first, share) = self.share(first, theme)?;
                let (second, other) = self.share(second, theme)?;
                let share = share.or(other.map(|other| 1.0 - other)).unwrap_or(0.5);
                Some(mixed(colour(&first)?, colour(&second)?, share))
            }
            "calc" | "max" | "min" => {
                let values: Option<Vec<f64>> = parts()
                    .map(|part| sum(&self.resolve(part, theme)?))
                    .collect();
                let values = values?.into_iter();
                let found = match name {
                    "min" => values.fold(f64::INFINITY, f64::min),
                    _ => values.fold(f64::NEG_INFINITY, f64::max),
                };
                Some(found.to_string())
            }
            "rgb" | "rgba" => {
                let inner = self.resolve(inner, theme)?;
                colour(&format!("rgb({inner})")).map(written)
            }
            "url" => Some(format!("url({})", inner.trim_matches(['"', '\'']))),
            "" => sum(&self.resolve(inner, theme)?).map(|value| value.to_string()),
            _ => Some(format!("{name}({})", self.resolve(inner, theme)?)),
        }
    }

    /// A colour of a mixture and its share.
    fn share(&self, text: &str, theme: Theme) -> Option<(String, Option<f64>)> {
        let text = self.resolve(text, theme)?;
        match text.rsplit_once(' ') {
            Some((colour, share)) if share.ends_with('%') => {
                Some((colour.trim().to_owned(), Some(number(share) / 100.0)))
            }
            _ => Some((text, None)),
        }
    }
}

/// Divides a text by a sign where that does not stand in brackets.
pub(super) fn top_level(text: &str, sign: char) -> impl Iterator<Item = &str> {
    let mut depth = 0_u32;
    text.split(move |one: char| {
        match one {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && (one == sign || (sign == ' ' && one.is_whitespace()))
    })
}

/// Where a bracket is closed, in the text after it.
pub(super) fn closing(text: &str, [open, close]: [char; 2]) -> usize {
    let mut depth = 0_u32;
    for (place, sign) in text.char_indices() {
        if sign == open {
            depth += 1;
        } else if sign == close && depth == 0 {
            return place;
        } else if sign == close {
            depth -= 1;
        }
    }
    text.len()
}

/// A number at the beginning of a text, whatever its unit; else nothing.
pub(super) fn number(text: &str) -> f64 {
    let text = text.trim();
    let end = text
        .find(|sign: char| !(sign.is_ascii_digit() || "+-.".contains(sign)))
        .unwrap_or(text.len());
    text[..end].parse().unwrap_or(0.0)
}

/// A sum of products of numbers; none where it is made of something else.
fn sum(text: &str) -> Option<f64> {
    let (mut total, mut product, mut sign) = (0.0, None::<f64>, 1.0);
    let mut operator = ' ';
    for word in text.split_whitespace() {
        match word {
            "+" | "-" => {
                total += sign * product.take()?;
                sign = if word == "+" { 1.0 } else { -1.0 };
            }
            "*" | "/" => operator = word.chars().next()?,
            word => {
                let first = word.chars().next()?;
                if !(first.is_ascii_digit() || "+-.".contains(first)) {
                    return None;
                }
                let value = number(word);
                product = Some(match (product, operator) {
                    (Some(product), '*') => product * value,
                    (Some(product), '/') => product / value,
                    _ => value,
                });
            }
        }
    }
    Some(total + sign * product?)
}

/// Red, green, blue and how much it covers.
type Colour = [f64; 4];

fn colour(text: &str) -> Option<Colour> {
    let text = text.trim();
    if text == "transparent" {
        return Some([0.0; 4]);
    }
    if let Some(digits) = text.strip_prefix('#') {
        let digit = |at: usize| u8::from_str_radix(digits.get(at..=at)?, 16).ok();
        let pair = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        let short = digits.len() < 6;
        let mut found = [0.0, 0.0, 0.0, 1.0];
        for (place, value) in found.iter_mut().enumerate() {
            let read = if short {
                digit(place).map(|digit| 17 * digit)
            } else {
                pair(2 * place)
            };
            match read {
                Some(read) if place == 3 => *value = f64::from(read) / 255.0,
                Some(read) => *value = f64::from(read),
                None if place == 3 => {}
                None => return None,
            }
        }
        return Some(found);
    }
    let inner = text.split_once('(')?.1.strip_suffix(')')?;
    let mut found = [0.0, 0.0, 0.0, 1.0];
    let parts = inner.split([',', ' ', '/']).filter(|part| !part.is_empty());
    for (value, part) in found.iter_mut().zip(parts) {
        *value = number(part);
    }
    Some(found)
}

fn mixed(first: Colour, second: Colour, share: f64) -> String {
    let cover = first[3] * share + second[3] * (1.0 - share);
    let mut found = [0.0, 0.0, 0.0, cover];
    if cover > 0.0 {
        for place in 0..3 {
            let sum = first[place] * first[3] * share + second[place] * second[3] * (1.0 - share);
            found[place] = sum / cover;
        }
    }
    written(found)
}

fn written([red, green, blue, cover]: Colour) -> String {
    format!(
        "rgba({},{},{},{})",
        red.round(),
        green.round(),
        blue.round(),
        (cover * 1000.0).round() / 1000.0
    )
}

/// Which of the two families of type a list of fonts stands for.
pub(super) fn family(list: &str) -> &'static str {
    let last = list.rsplit(',').next().unwrap_or_default().trim();
    if last == "serif" {
        "serif"
    } else {
        "sans-serif"
    }
}

/// What the short form `italic 700 12px/1.2 serif` says.
pub(super) fn font(value: &str, set: &mut impl FnMut(&str, String) -> Option<String>) {
    let mut words = value.split_whitespace();
    let (mut style, mut weight) = ("normal", "400");
    for word in words.by_ref() {
        match word {
            "italic" | "oblique" => style = "italic",
            "normal" => {}
            "bold" => weight = "700",
            word if word.len() == 3 && word.ends_with("00") => weight = word,
            size => {
                let size = size.split('/').next().unwrap_or(size);
                set("font-size", size.trim_end_matches("px").to_owned());
                break;
            }
        }
    }
    set("font-style", style.to_owned());
    set("font-weight", weight.to_owned());
    let families: Vec<&str> = words.collect();
    set("font-family", family(&families.join(" ")).to_owned());
}
