//! Enums with names, and sets of them.

use std::collections::BTreeSet;

use engine::{Element, MAX_SEATS, Outcome, Seat, Seats, Set, named};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

named! {
    /// Stored as a list of names, as a new game does it.
    pub enum Direction {
        North => "north",
        NorthEast => "north-east",
        East => "east",
    }
}

named! {
    /// Stored as a number.
    pub enum Suit, stored as number {
        Hearts => "hearts",
        Spades => "spades",
    }
}

/// As many things as a set has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Card(u8);

impl Element for Card {
    const COUNT: usize = 64;

    fn index(self) -> usize {
        self.0.into()
    }

    fn at(index: usize) -> Card {
        Card(index as u8)
    }
}

#[test]
fn names_lists_and_files_agree() {
    assert_eq!(Direction::COUNT, 3);
    assert_eq!(Direction::IDS, Direction::ALL.map(Direction::id));
    for (index, direction) in Direction::ALL.into_iter().enumerate() {
        let json = serde_json::to_value(direction).expect("a name");
        assert_eq!(json, direction.id());
        assert_eq!(Element::index(direction), index);
        assert_eq!(Direction::at(index), direction);
        let back: Direction = serde_json::from_value(json).expect("the same name");
        assert_eq!(back, direction);
    }
    assert!(serde_json::from_str::<Direction>(r#""NorthEast""#).is_err());
}

#[test]
fn a_set_is_stored_as_a_list_or_as_a_number() {
    let ends = Set::that(|direction| direction != Direction::NorthEast);
    assert_eq!(
        serde_json::to_string(&ends).expect("a list"),
        r#"["north","east"]"#
    );
    let unordered: Set<Direction> = serde_json::from_str(r#"["east","north"]"#).expect("a list");
    assert_eq!(unordered, ends);
    let packed = postcard::to_allocvec(&ends).expect("a list");
    assert_eq!(packed, [2, 0, 2]);
    assert_eq!(postcard::from_bytes(&packed), Ok(ends));
    // Numbers of an older form are read too.
    let numbered: Set<Direction> = serde_json::from_str("5").expect("a number");
    assert_eq!(numbered, ends);

    assert_eq!(
        serde_json::to_string(&Set::only(Suit::Spades)).expect("a number"),
        "2"
    );
    let both: Set<Suit> = serde_json::from_str("3").expect("a number");
    assert_eq!(both, Suit::ALL.into_iter().collect());
    let listed: Set<Suit> = serde_json::from_str(r#"["spades"]"#).expect("a list");
    assert_eq!(listed, Set::only(Suit::Spades));
}

#[test]
fn a_number_with_bits_that_mean_nothing_is_no_set() {
    for number in ["4", "7", "18446744073709551615", "-1", "[7]"] {
        assert!(
            serde_json::from_str::<Set<Suit>>(number).is_err(),
            "{number}"
        );
    }
    let all = serde_json::to_string(&Seats::all(MAX_SEATS as u8)).expect("a number");
    assert!(serde_json::from_str::<Seats>(&all).is_ok());
    assert!(serde_json::from_str::<Seats>("32").is_err());
    assert!(serde_json::from_str::<Seats>("[200]").is_err());
}

#[test]
fn nobody_sits_in_a_seat_that_does_not_exist() {
    let seats = Seats::all(MAX_SEATS as u8);
    for seat in [MAX_SEATS as u8, 63, 64, 255].map(Seat) {
        assert!(!seats.contains(seat), "{seat}");
    }
}

proptest! {
    #[test]
    fn a_set_does_what_any_set_does(
        one in prop::collection::btree_set(0_u8..64, 0..64),
        other in prop::collection::btree_set(0_u8..64, 0..64),
        card in 0_u8..64,
    ) {
        let set = |cards: &BTreeSet<u8>| cards.iter().copied().map(Card).collect::<Set<Card>>();
        let list = |set: Set<Card>| set.iter().map(|card| card.0).collect::<Vec<_>>();
        let (mut mine, theirs) = (set(&one), set(&other));
        prop_assert_eq!(list(mine), one.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!(list(mine.and(theirs)), one.intersection(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(list(mine.or(theirs)), one.union(&other).copied().collect::<Vec<_>>());
        prop_assert_eq!(mine.len(), one.len());
        prop_assert_eq!(mine.is_empty(), one.is_empty());
        prop_assert_eq!(mine.first(), one.first().copied().map(Card));
        prop_assert_eq!(mine.contains(Card(card)), one.contains(&card));
        prop_assert_eq!(mine.with(Card(card)).contains(Card(card)), true);
        mine.remove(Card(card));
        prop_assert_eq!(mine.contains(Card(card)), false);
        mine.insert(Card(card));
        prop_assert_eq!(mine, set(&one).with(Card(card)));
    }
}

/// Who won is a list of seats for programs that read it; a number, as older versions wrote it, is read too.
#[test]
fn winners_are_a_list_of_seats() {
    let outcome = Outcome {
        winners: [Seat(0), Seat(2)].into_iter().collect(),
        scores: [5, 1, 5].into_iter().collect(),
        result: "shared".into(),
    };
    let list = r#"{"winners":[0,2],"scores":[5,1,5],"result":"shared"}"#;
    assert_eq!(serde_json::to_string(&outcome).expect("plain data"), list);
    let number = r#"{"winners":5,"scores":[5,1,5],"result":"shared"}"#;
    for text in [list, number] {
        assert_eq!(
            serde_json::from_str::<Outcome>(text).expect("a result"),
            outcome
        );
    }
    let packed = postcard::to_allocvec(&outcome).expect("plain data");
    assert_eq!(
        postcard::from_bytes::<Outcome>(&packed).expect("a result"),
        outcome
    );
}
