//! A chart worked out: arcs, the areas between them, and who touches whom.

use std::collections::{BTreeMap, BTreeSet};

use super::chart::{AreaKind, Chart, ChartError, Place, Stop};
use super::faces::{corners, index, is_outer, walks};
use super::point::{Bounds, Point, signed_area};
use super::projection::Projection;

/// The number of an area in its atlas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AreaId(usize);

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
    arcs: Vec<Arc>,
    areas: Vec<Area>,
    rivers: Vec<(String, [f64; 2], Vec<Point>)>,
    roads: Vec<(String, Vec<Point>)>,
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

/// The arcs while they are being gathered.
struct Draft<'chart> {
    chart: &'chart Chart,
    projection: &'chart Projection,
    nodes: BTreeMap<String, usize>,
    count: usize,
    arcs: Vec<Arc>,
}

impl<'chart> Draft<'chart> {
    fn new(chart: &'chart Chart, projection: &'chart Projection) -> Self {
        let nodes: BTreeMap<_, _> = chart.nodes.keys().cloned().zip(0..).collect();
        Self {
            chart,
            projection,
            count: nodes.len(),
            nodes,
            arcs: Vec::new(),
        }
    }

    /// Adds a line, cut into arcs at its nodes.
    fn line(&mut self, number: usize, stops: &[Stop]) -> Result<(), ChartError> {
        let mut open: Option<(usize, Vec<Point>)> = None;
        for stop in stops {
            match (stop, &mut open) {
                (Stop::Point(place), Some((_, points))) => {
                    points.push(self.projection.project(*place));
                }
                (Stop::Point(_), None) => return Err(ChartError::LooseLine(number)),
                (Stop::Node(name), _) => {
                    let node = *self
                        .nodes
                        .get(name)
                        .ok_or_else(|| ChartError::UnknownNode(name.clone()))?;
                    let point = self.projection.project(self.chart.nodes[name]);
                    if let Some((from, mut points)) = open.take() {
                        points.push(point);
                        self.arc(from, node, points);
                    }
                    open = Some((node, vec![point]));
                }
            }
        }
        match open {
            Some((_, points)) if points.len() == 1 => Ok(()),
            _ => Err(ChartError::LooseLine(number)),
        }
    }

    /// Adds an island, with a node of its own.
    fn island(&mut self, shore: &[Place]) -> Result<(), ChartError> {
        let mut points: Vec<_> = shore
            .iter()
            .map(|place| self.projection.project(*place))
            .collect();
        if points.len() < 3 {
            return Err(ChartError::LooseLine(self.arcs.len()));
        }
        points.push(points[0]);
        self.arc(self.count, self.count, points);
        self.count += 1;
        Ok(())
    }

    /// Adds the frame, cut at the nodes that lie on it.
    fn frame(&mut self, north_west: Place, south_east: Place) {
        let frame = Bounds {
            least: self.projection.project(north_west),
            most: self.projection.project(south_east),
        };
        let along = |point: Point| {
            let (across, down) = (frame.most.x - frame.least.x, frame.most.y - frame.least.y);
            let meet = |a: f64, b: f64| (a - b).abs() < 1e-6;
            if meet(point.y, frame.least.y) {
                Some(point.x - frame.least.x)
            } else if meet(point.x, frame.most.x) {
                Some(across + point.y - frame.least.y)
            } else if meet(point.y, frame.most.y) {
                Some(across + down + frame.most.x - point.x)
            } else if meet(point.x, frame.least.x) {
                Some(2.0 * across + down + frame.most.y - point.y)
            } else {
                None
            }
        };
        // The corners are nodes too: an arc is drawn softened, and the frame must keep its corners.
        let mut stops: Vec<(f64, Point, usize)> = Vec::new();
        for corner in frame.corners() {
            stops.push((along(corner).unwrap_or_default(), corner, self.count));
            self.count += 1;
        }
        for (name, place) in &self.chart.nodes {
            let point = self.projection.project(*place);
            if let Some(way) = along(point) {
                stops.push((way, point, self.nodes[name]));
            }
        }
        stops.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (place, from) in stops.iter().enumerate() {
            let to = stops[(place + 1) % stops.len()];
            self.arc(from.2, to.2, vec![from.1, to.1]);
        }
    }

    fn arc(&mut self, from: usize, to: usize, points: Vec<Point>) {
        self.arcs.push(Arc {
            from,
            to,
            points,
            sides: [None; 2],
        });
    }

    /// Finds the faces and gives each to the area that has a seat in it.
    fn settle(mut self, chart: &Chart) -> Result<(Vec<Arc>, Vec<Area>), ChartError> {
        let (outer, holes): (Vec<_>, Vec<_>) = walks(&self.arcs, self.count)
            .into_iter()
            .partition(|ring| is_outer(ring, &self.arcs));
        let shapes: Vec<_> = outer.iter().map(|ring| corners(ring, &self.arcs)).collect();
        let mut owners: Vec<Option<AreaId>> = vec![None; outer.len()];
        let smallest_round = |point: Point, but: Option<&Ring>| {
            (0..shapes.len())
                .filter(|face| point.is_inside(&shapes[*face]))
                .filter(|face| but.is_none_or(|hole| !shares_an_arc(hole, &outer[*face])))
                .min_by(|a, b| signed_area(&shapes[*a]).total_cmp(&signed_area(&shapes[*b])))
        };
        let mut areas = Vec::new();
        for (number, seat) in chart.areas.iter().enumerate() {
            let mut rings = Vec::new();
            for (part, place) in seat.seats.iter().enumerate() {
                let bad = || ChartError::BadSeat(seat.id.clone(), part);
                let face = smallest_round(self.projection.project(*place), None).ok_or_else(bad)?;
                if owners[face].replace(AreaId(number)).is_some() {
                    return Err(bad());
                }
                rings.push(outer[face].clone());
            }
            areas.push(Area {
                id: seat.id.clone(),
                kind: seat.kind,
                seat: self
                    .projection
                    .project(seat.seats.first().copied().unwrap_or(seat.plate)),
                plate: self.projection.project(seat.plate),
                rings,
            });
        }
        let mut step_owner = vec![None; self.arcs.len() * 2];
        for (face, ring) in outer.iter().enumerate() {
            let owner = owners[face].ok_or_else(|| {
                let near = shapes[face][0];
                ChartError::UnclaimedFace(near.x as i64, near.y as i64)
            })?;
            for step in &ring.steps {
                step_owner[index(*step)] = Some(owner);
            }
        }
        for ring in &holes {
            let near = corners(ring, &self.arcs)[0];
            let owner = smallest_round(near, Some(ring)).and_then(|face| owners[face]);
            for step in &ring.steps {
                step_owner[index(*step)] = owner;
            }
        }
        for (number, arc) in self.arcs.iter_mut().enumerate() {
            arc.sides = [step_owner[number * 2], step_owner[number * 2 + 1]];
        }
        Ok((self.arcs, areas))
    }
}

/// Whether a hole's walk goes along the other side of one of the ring's arcs.
fn shares_an_arc(hole: &Ring, ring: &Ring) -> bool {
    hole.steps
        .iter()
        .any(|step| ring.steps.iter().any(|other| other.arc == step.arc))
}
