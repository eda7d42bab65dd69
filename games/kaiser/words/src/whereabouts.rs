//! Where on the board something happened.

use engine::Anchor;
use kaiser_rules::{BoardPlace, Card, Event, Spot};

/// The places of an event; a movement names where it began first.
pub(super) fn places(event: &Event) -> Vec<Anchor> {
    use BoardPlace::{Electorate, Player, Privilege};
    let throne = BoardPlace::Spot(Spot::Throne);
    let spot = BoardPlace::Spot;
    let places = match *event {
        Event::Began { .. } | Event::Elected { .. } | Event::ExiledHome { .. } => vec![throne],
        Event::Closed { electorate }
        | Event::ImperialPlaced { electorate, .. }
        | Event::Settled { electorate, .. }
        | Event::Pushed { electorate, .. }
        | Event::EminenceGone { electorate, .. }
        | Event::Built { electorate, .. }
        | Event::Promoted { electorate, .. }
        | Event::EminencePlaced { electorate, .. }
        | Event::Counted { electorate, .. }
        | Event::TieBroken { electorate, .. }
        | Event::TieSettled { electorate, .. }
        | Event::Influenced { electorate, .. }
        | Event::Excluded { electorate, .. } => vec![Electorate(electorate)],
        Event::ImperialMoved { from, to } | Event::Moved { from, to, .. } => {
            vec![Electorate(from), Electorate(to)]
        }
        Event::Seated { electorate, .. }
        | Event::ElectorStays { electorate, .. }
        | Event::NoSuccessor { electorate, .. }
        | Event::DeposedHome { electorate, .. }
        | Event::NewElector { electorate, .. } => vec![spot(Spot::Elector(electorate))],
        Event::Deposed { electorate, .. } => {
            vec![spot(Spot::Elector(electorate)), Electorate(electorate)]
        }
        Event::Exiled { electorate, .. } => vec![throne, Electorate(electorate)],
        Event::Posted { from, to, .. } => from.into_iter().chain([to]).map(spot).collect(),
        Event::Enthroned { from, .. } => from.into_iter().map(spot).chain([throne]).collect(),
        Event::Died { at, .. }
        | Event::Married { at, .. }
        | Event::Younger { at, .. }
        | Event::Older { at, .. }
        | Event::Killed { at, .. } => vec![spot(at)],
        Event::Proposed { groom, .. } => vec![spot(groom)],
        Event::Bought { card, .. } | Event::Unused { card, .. } | Event::Borrowed { card, .. } => {
            vec![BoardPlace::Card(card)]
        }
        Event::Privilege { electorate, .. } => vec![Privilege(electorate)],
        Event::Income { colour, .. }
        | Event::SonBorn { colour }
        | Event::SonLost { colour }
        | Event::DaughterBorn { colour }
        | Event::Childless { colour }
        | Event::Accepted { colour }
        | Event::Refused { colour }
        | Event::Convent { colour, .. }
        | Event::Scored { colour, .. }
        | Event::Passed { colour }
        | Event::Voted { colour, .. }
        | Event::Shown { colour, .. }
        | Event::Paid { colour, .. } => vec![Player(colour)],
        Event::EminenceAway { .. } => vec![BoardPlace::Card(Card::GreyEminence)],
        Event::RoundBegan { .. }
        | Event::Aged
        | Event::CardsReturned
        | Event::ImperialStays
        | Event::NoRival
        | Event::Ended { .. } => Vec::new(),
    };
    places.into_iter().map(Anchor::from).collect()
}
