//! The style sheets: rules with selectors, nested ones too. What depends on a browser (its size, the pointer, what is generated)
//! never applies to a picture.

use std::collections::BTreeMap;

use super::markup::Element;
use super::value::{closing, top_level};

/// How much a selector counts: names, classes, elements.
type Weight = [u16; 3];

/// Sheets that were read.
pub(super) struct Sheet {
    rules: Vec<Rule>,
    /// The rules by a class that their last element must have; under no class those that need none.
    by_class: BTreeMap<String, Vec<usize>>,
    /// What is said of the root: the list of colours.
    pub(super) root: Vec<(String, String)>,
}

struct Rule {
    selector: Selector,
    declarations: Vec<(String, String)>,
}

/// Elements from the outermost to the one that is meant.
#[derive(Debug, Default)]
struct Selector {
    /// Each with whether it is the child of the one before.
    steps: Vec<(bool, Compound)>,
    weight: Weight,
}

#[derive(Debug, Default)]
struct Compound {
    tests: Vec<Test>,
}

#[derive(Debug)]
enum Test {
    Name(String),
    Class(String),
    Id(String),
    Is(Vec<Selector>),
    Not(Vec<Selector>),
    Never,
}

impl Sheet {
    pub(super) fn parse(text: &str) -> Sheet {
        let mut sheet = Sheet {
            rules: Vec::new(),
            by_class: BTreeMap::new(),
            root: Vec::new(),
        };
        sheet.block(&without_comments(text), "");
        for (index, rule) in sheet.rules.iter().enumerate() {
            let class = rule.selector.last_class().unwrap_or_default().to_owned();
            sheet.by_class.entry(class).or_default().push(index);
        }
        sheet
    }

    /// Reads what stands between two braces: declarations for the selector, and rules inside it.
    fn block(&mut self, text: &str, selector: &str) {
        let mut declarations = Vec::new();
        let mut nested = Vec::new();
        let mut rest = text;
        while let Some((end, sign)) = next_end(rest) {
            let head = rest[..end].trim();
            rest = &rest[end + 1..];
            if sign == '{' {
                let end = closing(rest, ['{', '}']);
                nested.push((head, &rest[..end]));
                rest = rest.get(end + 1..).unwrap_or_default();
            } else {
                declarations.extend(declaration(head));
            }
        }
        declarations.extend(declaration(rest.trim()));
        if selector == ":root" {
            self.root.append(&mut declarations);
        } else if !declarations.is_empty() {
            for one in top_level(selector, ',') {
                self.rules.push(Rule {
                    selector: Selector::parse(one),
                    declarations: declarations.clone(),
                });
            }
        }
        for (head, inner) in nested {
            if !head.starts_with('@') {
                self.block(inner, &combined(selector, head));
            }
        }
    }

    /// What is declared for the last element of a path, the strongest last.
    pub(super) fn declared(&self, path: &[&Element]) -> Vec<(&str, &str)> {
        let Some(element) = path.last() else {
            return Vec::new();
        };
        let classes = element.attribute("class").unwrap_or_default();
        let mut found: Vec<(Weight, usize)> = classes
            .split_ascii_whitespace()
            .chain([""])
            .filter_map(|class| self.by_class.get(class))
            .flatten()
            .filter(|&&index| self.rules[index].selector.matches(path))
            .map(|&index| (self.rules[index].selector.weight, index))
            .collect();
        found.sort_unstable();
        found.dedup();
        let rules = found.into_iter().map(|(_, index)| &self.rules[index]);
        rules
            .flat_map(|rule| &rule.declarations)
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect()
    }
}

fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(begin) = rest.find("/*") {
        out.push_str(&rest[..begin]);
        rest = rest[begin..]
            .find("*/")
            .map_or("", |end| &rest[begin + end + 2..]);
    }
    out + rest
}

/// Where a declaration ends or a block begins.
fn next_end(text: &str) -> Option<(usize, char)> {
    let mut depth = 0_u32;
    for (place, sign) in text.char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ';' | '{' if depth == 0 => return Some((place, sign)),
            _ => {}
        }
    }
    None
}

fn declaration(text: &str) -> Option<(String, String)> {
    let (name, value) = text.split_once(':')?;
    let value = value.trim().trim_end_matches("!important").trim_end();
    Some((name.trim().to_owned(), value.to_owned()))
}

/// The selector of a rule inside another.
fn combined(outer: &str, inner: &str) -> String {
    if outer.is_empty() {
        return inner.to_owned();
    }
    let parts = top_level(inner, ',').map(|part| {
        if part.contains('&') {
            part.replace('&', &format!(":is({outer})"))
        } else {
            format!(":is({outer}) {part}")
        }
    });
    parts.collect::<Vec<String>>().join(", ")
}

impl Selector {
    fn parse(text: &str) -> Selector {
        let mut selector = Selector::default();
        let mut child = false;
        for word in words(text) {
            match word {
                ">" => child = true,
                "+" | "~" => {
                    // Nothing in a drawing depends on its neighbours.
                    selector.steps.push((
                        false,
                        Compound {
                            tests: vec![Test::Never],
                        },
                    ));
                }
                word => {
                    let compound = Compound::parse(word, &mut selector.weight);
                    selector.steps.push((child, compound));
                    child = false;
                }
            }
        }
        selector
    }

    fn matches(&self, path: &[&Element]) -> bool {
        fn up(steps: &[(bool, Compound)], path: &[&Element]) -> bool {
            let (Some(((child, compound), steps)), Some((_, above))) =
                (steps.split_last(), path.split_last())
            else {
                return false;
            };
            if !compound.matches(path) {
                return false;
            }
            if steps.is_empty() {
                return true;
            }
            if *child {
                up(steps, above)
            } else {
                (1..=above.len()).rev().any(|end| up(steps, &above[..end]))
            }
        }
        up(&self.steps, path)
    }

    fn last_class(&self) -> Option<&str> {
        let (_, last) = self.steps.last()?;
        last.tests.iter().find_map(|test| match test {
            Test::Class(class) => Some(class.as_str()),
            _ => None,
        })
    }
}

/// The words of a selector: what stands in brackets is not divided.
fn words(text: &str) -> impl Iterator<Item = &str> {
    top_level(text, ' ').filter(|word| !word.is_empty())
}

impl Compound {
    fn parse(text: &str, weight: &mut Weight) -> Compound {
        let mut tests = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let mark = rest.chars().next().unwrap_or_default();
            let body = if ".#:[*".contains(mark) {
                &rest[1..]
            } else {
                rest
            };
            let mut end = body.find(['.', '#', ':', '[', '(']).unwrap_or(body.len());
            if body[end..].starts_with('(') {
                let close = end + 1 + closing(&body[end + 1..], ['(', ')']);
                tests.push(pseudo(&body[..end], &body[end + 1..close], weight));
                rest = body.get(close + 1..).unwrap_or_default();
                continue;
            }
            if mark == '[' || (mark == ':' && end == 0) {
                // Attributes, and what a browser generates.
                end = body.len();
            }
            let name = body[..end].to_owned();
            tests.push(match mark {
                '.' => {
                    weight[1] += 1;
                    Test::Class(name)
                }
                '#' => {
                    weight[0] += 1;
                    Test::Id(name)
                }
                '*' => {
                    rest = &body[end..];
                    continue;
                }
                ':' | '[' => pseudo(&name, "", weight),
                _ => {
                    weight[2] += 1;
                    Test::Name(name)
                }
            });
            rest = &body[end..];
        }
        Compound { tests }
    }

    fn matches(&self, path: &[&Element]) -> bool {
        let Some(element) = path.last() else {
            return false;
        };
        self.tests.iter().all(|test| match test {
            Test::Name(name) => element.name == *name,
            Test::Class(class) => element.has_class(class),
            Test::Id(id) => element.attribute("id") == Some(id),
            Test::Is(list) => list.iter().any(|selector| selector.matches(path)),
            Test::Not(list) => !list.iter().any(|selector| selector.matches(path)),
            Test::Never => false,
        })
    }
}

fn pseudo(name: &str, inner: &str, weight: &mut Weight) -> Test {
    let list = || -> Vec<Selector> { top_level(inner, ',').map(Selector::parse).collect() };
    match name {
        "is" | "not" | "where" => {
            let list = list();
            let most = list.iter().map(|selector| selector.weight).max();
            if name != "where" {
                for (own, more) in weight.iter_mut().zip(most.unwrap_or_default()) {
                    *own += more;
                }
            }
            if name == "not" {
                Test::Not(list)
            } else {
                Test::Is(list)
            }
        }
        _ => Test::Never,
    }
}
