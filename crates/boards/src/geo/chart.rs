//! The written form of a map: sheets in TOML, laid over one another.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

/// A place as longitude and latitude in degrees.
pub(super) type Place = [f64; 2];

/// All lines, islands, rivers, roads and areas of a map, from one or more sheets.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Chart {
    /// The edge of the charted world, a rectangle in degrees.
    pub(super) frame: Option<Frame>,
    pub(super) nodes: BTreeMap<String, Place>,
    pub(super) lines: Vec<Line>,
    pub(super) islands: Vec<Island>,
    pub(super) rivers: Vec<River>,
    pub(super) roads: Vec<Road>,
    pub(super) areas: Vec<Seat>,
}

/// The edge of the charted world in degrees.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The western longitude.
    pub west: f64,
    /// The southern latitude.
    pub south: f64,
    /// The eastern longitude.
    pub east: f64,
    /// The northern latitude.
    pub north: f64,
}

/// A line from node to node, with plain points between.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    pub(super) through: Vec<Stop>,
}

/// A stop of a line: a named node or a plain point.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Stop {
    Node(String),
    Point(Place),
}

/// A closed shore.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Island {
    pub(super) shore: Vec<Place>,
}

/// A river from its source on, with its width at both ends.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct River {
    pub(super) name: String,
    pub(super) width: [f64; 2],
    pub(super) course: Vec<Place>,
}

/// A road.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Road {
    pub(super) name: String,
    pub(super) course: Vec<Place>,
}

/// An area, given by points inside each of its parts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seat {
    pub(super) id: String,
    #[serde(default)]
    pub(super) kind: AreaKind,
    pub(super) seats: Vec<Place>,
    pub(super) plate: Place,
}

/// What an area is to the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AreaKind {
    /// A part of the game.
    #[default]
    Province,
    /// Inside the map but closed to all.
    Neutral,
    /// Outside the game.
    Foreign,
    /// Open water.
    Sea,
}

/// What can be wrong with a chart.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ChartError {
    /// A sheet is not well-formed.
    #[error("the sheet cannot be read: {0}")]
    Syntax(String),
    /// No sheet says how far the charted world reaches.
    #[error("no sheet gives a frame")]
    NoFrame,
    /// A line names a node that no sheet places.
    #[error("a line runs through the unknown node '{0}'")]
    UnknownNode(String),
    /// A line or island has too few points or does not run from node to node.
    #[error("line {0} does not run from node to node")]
    LooseLine(usize),
    /// An area's seat lies in the face of another area, or in none.
    #[error("the seat {1} of '{0}' lies in no free face")]
    BadSeat(String, usize),
    /// A face of the drawing belongs to nobody.
    #[error("the face near {0}, {1} on the board has no area")]
    UnclaimedFace(i64, i64),
}

impl Chart {
    /// Lays sheets over one another.
    pub fn from_sheets(sheets: &[&str]) -> Result<Self, ChartError> {
        let mut whole = Self::default();
        for sheet in sheets {
            let sheet: Self =
                toml::from_str(sheet).map_err(|fault| ChartError::Syntax(fault.to_string()))?;
            whole.frame = sheet.frame.or(whole.frame);
            whole.nodes.extend(sheet.nodes);
            whole.lines.extend(sheet.lines);
            whole.islands.extend(sheet.islands);
            whole.rivers.extend(sheet.rivers);
            whole.roads.extend(sheet.roads);
            whole.areas.extend(sheet.areas);
        }
        Ok(whole)
    }
}
