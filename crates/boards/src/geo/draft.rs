//! From the lines of a chart to arcs and areas.

use std::collections::BTreeMap;

use super::atlas::{Arc, Area, AreaId, Ring};
use super::chart::{Chart, ChartError, Place, Stop};
use super::faces::{corners, index, is_outer, walks};
use super::point::{Bounds, Point, signed_area};
use super::projection::Projection;

/// The arcs while they are being gathered.
pub(super) struct Draft<'chart> {
    chart: &'chart Chart,
    projection: &'chart Projection,
    nodes: BTreeMap<String, usize>,
    count: usize,
    arcs: Vec<Arc>,
}

impl<'chart> Draft<'chart> {
    /// An empty draft that knows the nodes of the chart.
    pub(super) fn new(chart: &'chart Chart, projection: &'chart Projection) -> Self {
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
    pub(super) fn line(&mut self, number: usize, stops: &[Stop]) -> Result<(), ChartError> {
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
    pub(super) fn island(&mut self, shore: &[Place]) -> Result<(), ChartError> {
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
    pub(super) fn frame(&mut self, north_west: Place, south_east: Place) {
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
    pub(super) fn settle(mut self, chart: &Chart) -> Result<(Vec<Arc>, Vec<Area>), ChartError> {
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
