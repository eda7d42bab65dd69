//! The numbers of the thoughts about In the Shadow of the Emperor; their file says what they mean.

use serde::Deserialize;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mind {
    pub(super) act: Act,
    pub(super) treat: Treat,
    pub(super) settle: Settle,
    pub(super) prefer: Prefer,
    pub(super) share: Share,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Act {
    pub(super) ordinance: f32,
    pub(super) indulgence: f32,
    pub(super) permit: f32,
    pub(super) couple: f32,
    pub(super) kings_daughter: f32,
    pub(super) promotion: f32,
    pub(super) doctor: f32,
    pub(super) r#move: f32,
    pub(super) knight: f32,
    pub(super) rival_ahead: f32,
    pub(super) rival_behind: f32,
    pub(super) other_card: f32,
    pub(super) privilege: f32,
    pub(super) pass: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Treat {
    pub(super) throne: f32,
    pub(super) elector: f32,
    pub(super) other_place: f32,
    pub(super) own_old: f32,
    pub(super) others_old: f32,
    pub(super) young: f32,
    pub(super) decline: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Settle {
    pub(super) deciding: f32,
    pub(super) close: f32,
    pub(super) far: f32,
    pub(super) pushed: f32,
    pub(super) beside: f32,
    pub(super) decline: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Prefer {
    pub(super) liked: f32,
    pub(super) baron: f32,
    pub(super) generation: f32,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Share {
    pub(super) elector: f64,
    pub(super) throne: f64,
    pub(super) spread: f64,
}
