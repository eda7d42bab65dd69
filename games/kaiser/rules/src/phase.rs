//! The eight phases of a round.

use engine::named;

named! {
    /// A phase of the round.
    pub enum Phase {
        /// I: thalers.
        Income => "income",
        /// II: nobles grow older and die.
        Ageing => "ageing",
        /// III: sons and daughters.
        Offspring => "offspring",
        /// IV: cards, privileges, knights.
        Actions => "actions",
        /// V: who rules each electorate.
        NewElectors => "new-electors",
        /// VI: emperor or rival.
        Election => "election",
        /// VII: what the emperor gets.
        EmperorsAction => "emperors-action",
        /// VIII: the marker moves on.
        RoundMarker => "round-marker",
    }
}

impl Phase {
    /// The rulebook's numeral.
    pub fn numeral(self) -> &'static str {
        match self {
            Phase::Income => "I",
            Phase::Ageing => "II",
            Phase::Offspring => "III",
            Phase::Actions => "IV",
            Phase::NewElectors => "V",
            Phase::Election => "VI",
            Phase::EmperorsAction => "VII",
            Phase::RoundMarker => "VIII",
        }
    }
}
