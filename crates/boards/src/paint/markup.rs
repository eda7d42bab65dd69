//! The elements of a drawing, as our own functions write them.

/// An element with what is in it.
#[derive(Debug)]
pub(super) struct Element {
    pub(super) name: String,
    /// Values stay escaped, as they were written.
    pub(super) attributes: Vec<(String, String)>,
    pub(super) children: Vec<Node>,
}

/// An element, or a text between elements.
#[derive(Debug)]
pub(super) enum Node {
    Element(Element),
    Text(String),
}

impl Element {
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(one, _)| one == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(super) fn has_class(&self, class: &str) -> bool {
        let classes = self.attribute("class").unwrap_or_default();
        classes.split_ascii_whitespace().any(|one| one == class)
    }
}

/// Reads markup. What is not closed ends with what it stands in.
pub(super) fn parse(markup: &str) -> Vec<Node> {
    let root = Element {
        name: String::new(),
        attributes: Vec::new(),
        children: Vec::new(),
    };
    let mut open = vec![root];
    let mut rest = markup;
    while let Some(begin) = rest.find('<') {
        if begin > 0 {
            add(&mut open, Node::Text(rest[..begin].to_owned()));
        }
        rest = &rest[begin + 1..];
        let end = tag_end(rest);
        let tag = &rest[..end];
        rest = rest.get(end + 1..).unwrap_or_default();
        if let Some(name) = tag.strip_prefix('/') {
            close(&mut open, name.trim());
        } else if !tag.starts_with(['!', '?']) {
            let (tag, closed) = match tag.strip_suffix('/') {
                Some(tag) => (tag, true),
                None => (tag, is_void(tag)),
            };
            let element = element(tag);
            if closed {
                add(&mut open, Node::Element(element));
            } else {
                open.push(element);
            }
        }
    }
    close(&mut open, "");
    open.pop().map_or_else(Vec::new, |root| root.children)
}

/// Where a tag ends: a sign in a value does not count.
fn tag_end(tag: &str) -> usize {
    let mut quoted = false;
    for (place, sign) in tag.char_indices() {
        match sign {
            '"' => quoted = !quoted,
            '>' if !quoted => return place,
            _ => {}
        }
    }
    tag.len()
}

fn is_void(tag: &str) -> bool {
    let name = tag.split_ascii_whitespace().next().unwrap_or_default();
    ["input", "br", "img", "hr", "meta", "link"].contains(&name)
}

fn add(open: &mut [Element], node: Node) {
    if let Some(last) = open.last_mut() {
        last.children.push(node);
    }
}

/// Closes the innermost element of this name with all that is in it; without a name, everything.
fn close(open: &mut Vec<Element>, name: &str) {
    let depth = open.iter().rposition(|element| element.name == name);
    let keep = match depth {
        Some(0) | None if !name.is_empty() => return,
        Some(depth) => depth.max(1),
        None => 1,
    };
    while open.len() > keep {
        if let Some(done) = open.pop() {
            add(open, Node::Element(done));
        }
    }
}

fn element(tag: &str) -> Element {
    let tag = tag.trim();
    let end = tag.find(char::is_whitespace).unwrap_or(tag.len());
    let mut attributes = Vec::new();
    let mut rest = tag[end..].trim_start();
    while !rest.is_empty() {
        let end = rest.find(['=', ' ', '\n']).unwrap_or(rest.len());
        let name = rest[..end].to_owned();
        rest = &rest[end..];
        let mut value = String::new();
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let end = quoted.find('"').unwrap_or(quoted.len());
            quoted[..end].clone_into(&mut value);
            rest = quoted.get(end + 1..).unwrap_or_default();
        }
        attributes.push((name, value));
        rest = rest.trim_start_matches(['=']).trim_start();
    }
    Element {
        name: tag[..end].to_owned(),
        attributes,
        children: Vec::new(),
    }
}
