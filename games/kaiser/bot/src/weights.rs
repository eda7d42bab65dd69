//! The weights of the bots of In the Shadow of the Emperor; their file says what they mean.

use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    pub(super) seat: Seat,
    pub(super) lasting: Lasting,
    pub(super) card: Card,
    pub(super) doctor: Doctor,
    pub(super) rival: Rival,
    pub(super) marriage: Marriage,
    pub(super) keen: Keen,
    pub(super) share: Share,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seat {
    pub(super) take: f32,
    pub(super) keep: f32,
    pub(super) vacate: f32,
    pub(super) guard: f32,
    pub(super) near: f32,
    pub(super) idle: f32,
    pub(super) hurt: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lasting {
    pub(super) baron: f32,
    pub(super) couple: f32,
    pub(super) knight: f32,
    pub(super) city: f32,
    pub(super) wife: f32,
    pub(super) rounds: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    pub(super) indulgence: f32,
    pub(super) promotion: f32,
    pub(super) r#move: f32,
    pub(super) election: f32,
    pub(super) idle: f32,
    pub(super) trier: f32,
    pub(super) eminence: f32,
    pub(super) son: f32,
    pub(super) daughter: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Doctor {
    pub(super) throne: f32,
    pub(super) elector: f32,
    pub(super) other: f32,
    pub(super) kill_throne: f32,
    pub(super) kill_elector: f32,
    pub(super) kill_other: f32,
    pub(super) little: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rival {
    pub(super) prize: f32,
    pub(super) ahead: f32,
    pub(super) level: f32,
    pub(super) behind: f32,
    pub(super) thaler: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Marriage {
    pub(super) price: f32,
    pub(super) harmless: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Keen {
    pub(super) points: f32,
    pub(super) thaler: f32,
    pub(super) last_thaler: f32,
    pub(super) pass: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Share {
    pub(super) elector: f64,
    pub(super) throne: f64,
    pub(super) thaler: f64,
    pub(super) tower: f64,
    pub(super) city: f64,
    pub(super) takes: f64,
    pub(super) stays: f64,
    pub(super) spread: f64,
    pub(super) spread_round: f64,
}
