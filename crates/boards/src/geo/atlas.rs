//! A chart worked out: arcs, the areas between them, and who touches whom.

use std::collections::BTreeSet;

use super::chart::{AreaKind, Chart, ChartError, Place};
use super::draft::Draft;
use super::faces::corners;
use super::point::{Bounds, Point};
use super::projection::Projection;

/// The number of an area in its atlas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AreaId(pub(super) usize);

/// A line between two nodes that parts two areas.
#[derive(Clone, Debug)]
pub struct Arc {
    pub(super) from: usize,
    pub(super) to: usize,
    /// The points of the line, both ends included.
    pub points: Vec<Point>,
    /// The areas on its two sides; nothing lies outside the frame.
    pub sides: [Option<AreaId>; 2],
}

/// One arc of a ring, walked forwards or backwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which arc.
    pub arc: usize,
    /// Whether it is walked from its end to its start.
    pub reversed: bool,
}

/// A closed walk along arcs.
#[derive(Clone, Debug)]
pub struct Ring {
    /// The arcs in the order of the walk.
    pub steps: Vec<Step>,
}

/// An area of the map: one ring for the mainland and for each island.
#[derive(Clone, Debug)]
pub struct Area {
    /// The area's name in the rules.
    pub id: String,
    /// What it is to the game.
    pub kind: AreaKind,
    /// A point inside the main part.
    pub seat: Point,
    /// The centre of the place kept for its name and pieces.
    pub plate: Point,
    /// The outer rings of its parts, the main part first.
    pub rings: Vec<Ring>,
}

/// A map worked out from a chart, in board units.
#[derive(Clone, Debug)]
pub struct Atlas {
    pub(super) arcs: Vec<Arc>,
    areas: Vec<Area>,
    pub(super) rivers: Vec<(String, [f64; 2], Vec<Point>)>,
    pub(super) roads: Vec<(String, Vec<Point>)>,
    frame: Bounds,
}

impl Atlas {
    /// Works out the areas of a chart under a projection.
    pub fn new(chart: &Chart, projection: &Projection) -> Result<Self, ChartError> {
        let frame = chart.frame.ok_or(ChartError::NoFrame)?;
        let mut draft = Draft::new(chart, projection);
        for (number, line) in chart.lines.iter().enumerate() {
            draft.line(number, &line.through)?;
        }
        for island in &chart.islands {
            draft.island(&island.shore)?;
        }
        draft.frame([frame.west, frame.north], [frame.east, frame.south]);
        let (arcs, areas) = draft.settle(chart)?;
        let course = |places: &[Place]| {
            places
                .iter()
                .map(|place| projection.project(*place))
                .collect()
        };
        Ok(Self {
            arcs,
            areas,
            rivers: chart
                .rivers
                .iter()
                .map(|river| (river.name.clone(), river.width, course(&river.course)))
                .collect(),
            roads: chart
                .roads
                .iter()
                .map(|road| (road.name.clone(), course(&road.course)))
                .collect(),
            frame: Bounds {
                least: projection.project([frame.west, frame.north]),
                most: projection.project([frame.east, frame.south]),
            },
        })
    }

    /// All arcs of the drawing.
    pub fn arcs(&self) -> &[Arc] {
        &self.arcs
    }

    /// All areas with their numbers, in the order of the chart.
    pub fn areas(&self) -> impl Iterator<Item = (AreaId, &Area)> {
        self.areas
            .iter()
            .enumerate()
            .map(|(number, area)| (AreaId(number), area))
    }

    /// The number of the area with this name.
    pub fn area(&self, id: &str) -> Option<AreaId> {
        self.areas.iter().position(|area| area.id == id).map(AreaId)
    }

    /// The area with this number.
    pub fn get(&self, area: AreaId) -> &Area {
        &self.areas[area.0]
    }

    /// The rectangle of the charted world.
    pub fn frame(&self) -> Bounds {
        self.frame
    }

    /// Rivers from their sources on: name, width at both ends, course.
    pub fn rivers(&self) -> impl Iterator<Item = (&str, [f64; 2], &[Point])> {
        self.rivers
            .iter()
            .map(|(name, width, course)| (name.as_str(), *width, course.as_slice()))
    }

    /// The course of the road with this name.
    pub fn road(&self, name: &str) -> Option<&[Point]> {
        self.roads
            .iter()
            .find(|road| road.0 == name)
            .map(|road| road.1.as_slice())
    }

    /// The areas that share a line with this one.
    pub fn neighbours(&self, area: AreaId) -> BTreeSet<AreaId> {
        let across = |arc: &Arc| match arc.sides {
            [Some(one), Some(other)] if one == area && other != area => Some(other),
            [Some(one), Some(other)] if other == area && one != area => Some(one),
            _ => None,
        };
        self.arcs.iter().filter_map(across).collect()
    }

    /// Whether the area has a shore.
    pub fn is_coastal(&self, area: AreaId) -> bool {
        self.neighbours(area)
            .into_iter()
            .any(|other| self.get(other).kind == AreaKind::Sea)
    }

    /// The corners of a ring, each once.
    pub fn corners(&self, ring: &Ring) -> Vec<Point> {
        corners(ring, &self.arcs)
    }

    /// Moves every point of the map. The function must give equal points equal places, so that what meets still meets.
    pub(super) fn move_points(&mut self, to: impl Fn(Point) -> Point) {
        let lines = self.arcs.iter_mut().map(|arc| &mut arc.points);
        let rivers = self.rivers.iter_mut().map(|river| &mut river.2);
        let roads = self.roads.iter_mut().map(|road| &mut road.1);
        let courses = lines.chain(rivers).chain(roads).flatten();
        let areas = self.areas.iter_mut();
        let places = areas.flat_map(|area| [&mut area.seat, &mut area.plate]);
        let frame = [&mut self.frame.least, &mut self.frame.most];
        for point in courses.chain(places).chain(frame) {
            *point = to(*point);
        }
    }

    /// The nodes at which a step starts and ends.
    pub fn ends(&self, step: Step) -> [Point; 2] {
        let points = &self.arcs[step.arc].points;
        let ends = [points[0], points[points.len() - 1]];
        if step.reversed {
            [ends[1], ends[0]]
        } else {
            ends
        }
    }
}
