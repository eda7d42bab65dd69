//! What a browser says that it is, in two words.

use axum::http::{HeaderMap, header};

/// What is looked for, the most telling first: browsers call themselves by each other's names.
const BROWSERS: &[(&str, &str)] = &[
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: &[(&str, &str)] = &[
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The browser and the system; empty if it says nothing that is known.
pub(crate) fn name(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT);
    let said = said.and_then(|said| said.to_str().ok()).unwrap_or_default();
    let find = |known: &[(&str, &'static str)]| {
        let found = known.iter().find(|(mark, _)| said.contains(mark));
        found.map(|&(_, name)| name)
    };
    let parts = [find(BROWSERS), find(SYSTEMS)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_known_by_what_they_say() {
        for (said, expected) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            ("curl/8.1", ""),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::USER_AGENT, said.parse().expect("a header"));
            assert_eq!(name(&headers), expected);
        }
        assert_eq!(name(&HeaderMap::new()), "");
    }
}
