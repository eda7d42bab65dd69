//! The weights of the bots of The Dutch Revolt; their file says what they mean.

use dutch_revolt_rules::{Chit, Side};
use enum_map::EnumMap;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    pub(super) worth: Worth,
    pub(super) exposure: Exposure,
    pub(super) liking: EnumMap<Side, EnumMap<Chit, f32>>,
    pub(super) chits: Chits,
    pub(super) place: Place,
    pub(super) hire: Hire,
    pub(super) march: March,
    pub(super) share: Share,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Worth {
    pub(super) money: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Exposure {
    pub(super) ride: f32,
    pub(super) sea: f32,
    pub(super) inland: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Chits {
    pub(super) die: f32,
    pub(super) put_back: f32,
    pub(super) pass: f32,
    pub(super) idle: f32,
    pub(super) eager: f32,
    pub(super) apart: f32,
    pub(super) pikemen: f32,
    pub(super) defended: f32,
    pub(super) neutral: f32,
    pub(super) discard: f32,
    pub(super) militia: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    pub(super) wanted: f32,
    pub(super) stop: f32,
    pub(super) loyal: f32,
    pub(super) friendly: f32,
    pub(super) defender: f32,
    pub(super) boldness: f32,
    pub(super) enough: f32,
    pub(super) mass: f32,
    pub(super) massed: f32,
    pub(super) focus: f32,
    pub(super) shift: f32,
    pub(super) lump: f32,
    pub(super) portion: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Hire {
    pub(super) pikemen_one: f32,
    pub(super) pikemen_two: f32,
    pub(super) pikemen_five: f32,
    pub(super) pikemen_five_rich: f32,
    pub(super) pikemen_all: f32,
    pub(super) pikemen_enough: f32,
    pub(super) pikemen_near: f32,
    pub(super) cavalry: f32,
    pub(super) flotilla: f32,
    pub(super) missionary: f32,
    pub(super) missionaries: f32,
    pub(super) rich: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct March {
    pub(super) idle: f32,
    pub(super) least: f32,
    pub(super) warned: f32,
    pub(super) raid: f32,
    pub(super) fear: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Share {
    pub(super) income: f64,
    pub(super) usual_income: f64,
    pub(super) faith: f64,
    pub(super) growth: f64,
    pub(super) pace: f64,
    pub(super) balance: f64,
    pub(super) early: f64,
    pub(super) late: f64,
}
