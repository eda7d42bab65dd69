//! Walking round the faces of a planar graph.

use super::atlas::{Arc, Ring, Step};
use super::point::{Point, signed_area};

/// Every closed walk that keeps its face on the same hand: positive area inside, negative round a hole.
pub(super) fn walks(arcs: &[Arc], nodes: usize) -> Vec<Ring> {
    let fans = fans(arcs, nodes);
    let mut walked = vec![false; arcs.len() * 2];
    let mut rings = Vec::new();
    for start in
        (0..arcs.len()).flat_map(|arc| [false, true].map(|reversed| Step { arc, reversed }))
    {
        let mut steps = Vec::new();
        let mut step = start;
        while !walked[index(step)] {
            walked[index(step)] = true;
            steps.push(step);
            step = following(step, arcs, &fans);
        }
        if !steps.is_empty() {
            rings.push(Ring { steps });
        }
    }
    rings
}

/// The steps that leave each node, by their angle.
fn fans(arcs: &[Arc], nodes: usize) -> Vec<Vec<Step>> {
    let mut fans = vec![Vec::new(); nodes];
    for (arc, line) in arcs.iter().enumerate() {
        fans[line.from].push(Step {
            arc,
            reversed: false,
        });
        fans[line.to].push(Step {
            arc,
            reversed: true,
        });
    }
    for fan in &mut fans {
        fan.sort_by(|a, b| angle(*a, arcs).total_cmp(&angle(*b, arcs)));
    }
    fans
}

/// The angle at which a step sets out.
fn angle(step: Step, arcs: &[Arc]) -> f64 {
    let points = &arcs[step.arc].points;
    let (here, there) = if step.reversed {
        (points[points.len() - 1], points[points.len() - 2])
    } else {
        (points[0], points[1])
    };
    (there.y - here.y).atan2(there.x - here.x)
}

/// The step after this one on the walk round the same face.
fn following(step: Step, arcs: &[Arc], fans: &[Vec<Step>]) -> Step {
    let back = Step {
        arc: step.arc,
        reversed: !step.reversed,
    };
    let node = if step.reversed {
        arcs[step.arc].from
    } else {
        arcs[step.arc].to
    };
    let fan = &fans[node];
    let place = fan
        .iter()
        .position(|other| *other == back)
        .unwrap_or_default();
    fan[(place + fan.len() - 1) % fan.len()]
}

/// A number for each step, to keep notes by.
pub(super) fn index(step: Step) -> usize {
    step.arc * 2 + usize::from(step.reversed)
}

/// The corners of a walk, each once.
pub(super) fn corners(ring: &Ring, arcs: &[Arc]) -> Vec<Point> {
    let mut corners = Vec::new();
    for step in &ring.steps {
        let points = &arcs[step.arc].points;
        let last = points.len() - 1;
        if step.reversed {
            corners.extend(points[1..].iter().rev());
        } else {
            corners.extend(&points[..last]);
        }
    }
    corners
}

/// Whether the walk goes round the inside of a face rather than round a hole.
pub(super) fn is_outer(ring: &Ring, arcs: &[Arc]) -> bool {
    signed_area(&corners(ring, arcs)) > 0.0
}
