//! The contrast of every pair of text and ground in the list of colours.

use super::difference::light;
use super::tokens::{LIGHTS, token};

/// Texts, and the grounds that they stand on.
const TEXTS: [(&[&str], &[&str]); 17] = [
    (
        &["--ink", "--soft", "--link", "--good", "--bad"],
        &[
            "--desk",
            "--paper",
            "--card",
            "--sunk",
            "--plate",
            "--may-wash",
        ],
    ),
    (
        &[
            "--red-txt",
            "--green-txt",
            "--blue-txt",
            "--yellow-txt",
            "--orange-txt",
            "--purple-txt",
            "--grey-txt",
            "--natural-txt",
        ],
        &["--paper", "--card", "--plate"],
    ),
    (&["--on-new"], &["--new"]),
    (&["--on-may"], &["--may"]),
    (&["--ink"], &["--land", "--may-fill"]),
    (&["--sea-ink"], &["--sea", "--sea-2"]),
    (&["--abroad-ink"], &["--abroad"]),
    (&["--on-red"], &["--red"]),
    (&["--on-green"], &["--green"]),
    (&["--on-blue"], &["--blue"]),
    (&["--on-yellow", "--on-coin"], &["--yellow", "--coin"]),
    (&["--on-purple"], &["--purple"]),
    (&["--on-hot"], &["--hot"]),
    (&["--hot-ink"], &["--card", "--hot-wash"]),
    (&["--ink"], &["--hot-wash", "--good-wash", "--bad-wash"]),
    (&["--good"], &["--good-wash"]),
    (&["--bad"], &["--bad-wash", "--card"]),
];

/// Marks and edges of controls, and what they lie on.
const MARKS: [(&[&str], &[&str]); 2] = [
    (&["--edge"], &["--card", "--paper"]),
    (
        &["--may"],
        &[
            "--may-halo",
            "--may-fill",
            "--card",
            "--paper",
            "--land",
            "--sea",
            "--plate",
        ],
    ),
];

fn contrast(one: &str, other: &str) -> f64 {
    let shine = |colour| {
        let [red, green, blue] = light(colour);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (shine(one), shine(other));
    one.max(other) / one.min(other)
}

fn check(pairs: &[(&[&str], &[&str])], least: f64) {
    let mut low = Vec::new();
    for &(texts, grounds) in pairs {
        for (text, ground) in texts
            .iter()
            .flat_map(|text| grounds.iter().map(move |ground| (text, ground)))
        {
            for (light, (text_colour, ground_colour)) in LIGHTS
                .iter()
                .zip(token(text).into_iter().zip(token(ground)))
            {
                let found = contrast(text_colour, ground_colour);
                if found < least {
                    low.push(format!("{text} on {ground} by {light}: {found:.2}"));
                }
            }
        }
    }
    assert!(low.is_empty(), "below {least}: {low:#?}");
}

#[test]
fn text_has_a_contrast_of_four_and_a_half_with_its_ground() {
    check(&TEXTS, 4.5);
}

#[test]
fn marks_have_a_contrast_of_three_with_their_ground() {
    check(&MARKS, 3.0);
}
