//! How many games are played: few, or as many as the environment says.

/// The number of games, if the environment says it.
pub(crate) fn games() -> Option<u64> {
    let wanted = std::env::var("KRONIEK_GAMES").ok()?;
    Some(wanted.parse().expect("a number of games"))
}
