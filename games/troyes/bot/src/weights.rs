//! The weights of the bots of Troyes; their file says what they mean.

use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    pub(super) worth: Worth,
    pub(super) settle: Settle,
    pub(super) counter: Counter,
    pub(super) turn: Turn,
    pub(super) group: Group,
    pub(super) source: Source,
    pub(super) share: Share,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Worth {
    pub(super) denier: f32,
    pub(super) influence: f32,
    pub(super) event_cube: f32,
    pub(super) citizen: f32,
    pub(super) cube: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Settle {
    pub(super) palace: f32,
    pub(super) bishopric: f32,
    pub(super) city_hall: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Counter {
    pub(super) red: f32,
    pub(super) confirm: f32,
    pub(super) give_in: f32,
    pub(super) black: f32,
    pub(super) influence: f32,
    pub(super) other: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Turn {
    pub(super) others_die: f32,
    pub(super) cube: f32,
    pub(super) pass_with_dice: f32,
    pub(super) pass: f32,
    pub(super) influence: f32,
    pub(super) other: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Group {
    pub(super) own_die: f32,
    pub(super) others_die: f32,
    pub(super) cube: f32,
    pub(super) drop: f32,
    pub(super) least: f32,
    pub(super) new_level: f32,
    pub(super) old_level: f32,
    pub(super) stone: f32,
    pub(super) tradesman: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Source {
    pub(super) supply: f32,
    pub(super) expelled: f32,
    pub(super) reserve: f32,
    pub(super) moved_late: f32,
    pub(super) moved: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Share {
    pub(super) denier: f64,
    pub(super) influence: f64,
    pub(super) citizen: f64,
    pub(super) cube: f64,
    pub(super) die: f64,
    pub(super) tradesman: f64,
    pub(super) spread: f64,
}
