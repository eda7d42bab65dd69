//! Rivers, and which provinces they join (6.13).

use enum_map::EnumMap;

use crate::place::{Province, Site};

/// A river as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct River {
    /// Its name in files.
    pub id: String,
    /// Whether it is there only if the players want historical rivers.
    pub historical: bool,
    /// Its stretches; rivers with a station in common flow together.
    pub legs: Vec<Leg>,
}

/// A stretch of a river between two stations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The two ends: the station's name and the province in which it lies.
    pub ends: [(String, Province); 2],
    /// The city or town that is passed.
    pub passes: Option<Site>,
}

/// A way by river to another province.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// Where it leads.
    pub to: Province,
    /// The cities and towns that are passed, which may block it.
    pub passes: Vec<Site>,
}

/// Every way by river from each province; a way that passes more than another to the same goal is left out.
pub(crate) fn routes(rivers: &[River], historical: bool) -> EnumMap<Province, Vec<Route>> {
    let legs: Vec<&Leg> = rivers
        .iter()
        .filter(|river| historical || !river.historical)
        .flat_map(|river| &river.legs)
        .collect();
    let mut routes: EnumMap<Province, Vec<Route>> = EnumMap::default();
    let stations = legs.iter().flat_map(|leg| leg.ends.iter());
    for (station, province) in stations {
        let mut visited = vec![station.as_str()];
        let mut passes = Vec::new();
        walk(
            &legs,
            *province,
            &mut visited,
            &mut passes,
            &mut routes[*province],
        );
    }
    for (_, ways) in &mut routes {
        ways.sort_by_key(|way| (way.to, way.passes.len()));
        let mut kept: Vec<Route> = Vec::new();
        for way in ways.drain(..) {
            let beaten = kept.iter().any(|better| {
                better.to == way.to && better.passes.iter().all(|site| way.passes.contains(site))
            });
            if !beaten {
                kept.push(way);
            }
        }
        *ways = kept;
    }
    routes
}

/// Follows the river from the last station visited, noting every province on the way.
fn walk<'l>(
    legs: &[&'l Leg],
    home: Province,
    visited: &mut Vec<&'l str>,
    passes: &mut Vec<Site>,
    ways: &mut Vec<Route>,
) {
    let here = visited[visited.len() - 1];
    for leg in legs {
        for (near, far) in [(0, 1), (1, 0)] {
            let (station, province) = &leg.ends[far];
            if leg.ends[near].0 != here || visited.contains(&station.as_str()) {
                continue;
            }
            visited.push(station);
            passes.extend(leg.passes);
            if *province != home {
                ways.push(Route {
                    to: *province,
                    passes: passes.clone(),
                });
            }
            walk(legs, home, visited, passes, ways);
            if leg.passes.is_some() {
                passes.pop();
            }
            visited.pop();
        }
    }
}
