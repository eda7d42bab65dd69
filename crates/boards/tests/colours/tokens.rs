//! Reads the list of colours.

/// Day and night.
pub(super) const LIGHTS: [&str; 2] = ["day", "night"];

/// The colour of a name by day and by night.
pub(super) fn token(name: &str) -> [&'static str; 2] {
    let key = format!("  {name}: ");
    let line = boards::TOKENS
        .lines()
        .find_map(|line| line.strip_prefix(key.as_str()));
    let value = line.and_then(|line| line.strip_suffix(';'));
    let value = value.unwrap_or_else(|| panic!("no colour {name}"));
    match value
        .strip_prefix("light-dark(")
        .and_then(|pair| pair.strip_suffix(')'))
        .and_then(|pair| pair.split_once(", "))
    {
        Some((day, night)) => [day, night],
        None => [value, value],
    }
}
