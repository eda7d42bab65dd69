//! The numbers that the thoughts are made with; what they mean stands in `data/revolution.toml`.

use enum_map::EnumMap;
use revolution_rules::Faction;
use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weights {
    pub(super) worth: Worth,
    pub(super) majority: Majority,
    pub(super) place: Place,
    pub(super) purse: Purse,
    pub(super) army: Army,
    pub(super) beggars: Beggars,
    pub(super) citizens: Citizens,
    pub(super) movement: Movement,
    pub(super) order: Order,
    pub(super) share: Share,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Worth {
    pub(super) city_income: f32,
    pub(super) town_income: f32,
    pub(super) tax: f32,
    pub(super) bishopric: f32,
    pub(super) bishopric_lost: f32,
    pub(super) denial: f32,
    pub(super) coin: f32,
    pub(super) army: f32,
    pub(super) piece: f32,
    pub(super) support: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Majority {
    pub(super) sure: [f32; 7],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Place {
    pub(super) from: f32,
    pub(super) to: f32,
    pub(super) least: f32,
    pub(super) crowded: f32,
    pub(super) sharpness: f32,
    pub(super) fill: f32,
    pub(super) fill_huguenots: f32,
    pub(super) fill_spain: f32,
    pub(super) cash: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Purse {
    pub(super) returning: f32,
    pub(super) missing: f32,
    pub(super) stay: f32,
    pub(super) stay_poor: f32,
    pub(super) money: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Army {
    pub(super) siege: f32,
    pub(super) influence: f32,
    pub(super) region: f32,
    pub(super) hostile: f32,
    pub(super) recruit: f32,
    pub(super) keep: f32,
    pub(super) keep_all: f32,
    pub(super) disband: f32,
    pub(super) abandon: f32,
    pub(super) march: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Beggars {
    pub(super) defeat: f32,
    pub(super) defeat_habsburg: f32,
    pub(super) relieve: f32,
    pub(super) besiege: f32,
    pub(super) plunder: f32,
    pub(super) patrol: f32,
    pub(super) price: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Citizens {
    pub(super) columns: [f32; 7],
    pub(super) burgher: f32,
    pub(super) catholic: f32,
    pub(super) habsburg: f32,
    pub(super) nobility: f32,
    pub(super) keep: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Movement {
    pub(super) done: f32,
    pub(super) done_alike: f32,
    pub(super) settle: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Order {
    pub(super) later: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Share {
    pub(super) spread: f32,
    pub(super) spread_per_turn: f32,
    pub(super) drift: EnumMap<Faction, f32>,
}
