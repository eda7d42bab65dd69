//! Sides, dice and states, two by two, through every kind of eye.

use std::collections::BTreeSet;

use super::difference::{EYES, ciede2000, seen};
use super::tokens::{LIGHTS, token};

/// What counts as a difference that nobody misses.
const LEAST: f64 = 15.0;

/// Colours that stand on one board at the same time: factions, families and districts, dice, and what can be done.
const TOGETHER: [&[&str]; 4] = [
    &[
        "--yellow", "--red", "--green", "--blue", "--orange", "--grey", "--may",
    ],
    &["--red", "--green", "--blue", "--yellow", "--may"],
    &[
        "--blue",
        "--green",
        "--orange",
        "--natural",
        "--grey",
        "--may",
    ],
    &["--purple", "--orange", "--may"],
];

/// Pairs that some eye cannot tell apart by colour alone. Sides are told apart by the sign that every piece carries, and
/// what can be done by its double line.
const BY_SIGN: &[(&str, &str)] = &[
    ("--blue", "--green"),
    ("--blue", "--may"),
    ("--green", "--grey"),
    ("--green", "--may"),
    ("--green", "--orange"),
    ("--green", "--red"),
    ("--may", "--purple"),
    ("--orange", "--red"),
    ("--orange", "--yellow"),
];

#[test]
fn any_two_colours_of_a_board_differ_for_everybody_or_by_their_sign() {
    let mut alike = BTreeSet::new();
    let mut told = Vec::new();
    for together in TOGETHER {
        for (at, one) in together.iter().enumerate() {
            for other in &together[at + 1..] {
                for (light, (first, second)) in
                    LIGHTS.iter().zip(token(one).into_iter().zip(token(other)))
                {
                    for (eye, matrix) in &EYES {
                        let difference = ciede2000(seen(first, matrix), seen(second, matrix));
                        if difference < LEAST {
                            alike.insert((*one.min(other), *one.max(other)));
                            told.push(format!(
                                "{one} and {other} by {light}, {eye}: {difference:.1}"
                            ));
                        }
                    }
                }
            }
        }
    }
    let excused: BTreeSet<(&str, &str)> = BY_SIGN.iter().copied().collect();
    assert_eq!(alike, excused, "{told:#?}");
}
