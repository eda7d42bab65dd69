//! From degrees to the board.

use super::Point;

/// Kilometres in one degree of latitude.
const KILOMETRES_PER_DEGREE: f64 = 111.3;

/// An equirectangular projection, true to scale along one parallel.
///
/// The Low Countries are small enough that shapes stay true: one degree of longitude is shortened by the
/// cosine of the middle latitude, and no more is needed.
#[derive(Clone, Copy, Debug)]
pub struct Projection {
    west: f64,
    north: f64,
    per_longitude: f64,
    per_latitude: f64,
    longitudes: &'static [Stretch],
    latitudes: &'static [Stretch],
}

/// A true degree, and the degree at which it is drawn.
pub type Stretch = (f64, f64);

impl Projection {
    /// The projection whose upper left corner is at `west`, `north`, with board units per kilometre.
    pub fn new(west: f64, north: f64, true_latitude: f64, units_per_kilometre: f64) -> Self {
        let per_latitude = KILOMETRES_PER_DEGREE * units_per_kilometre;
        Self {
            west,
            north,
            per_longitude: per_latitude * true_latitude.to_radians().cos(),
            per_latitude,
            longitudes: &[],
            latitudes: &[],
        }
    }

    /// The same projection with some stretches of the map drawn larger at the cost of others, so that a crowded
    /// middle finds room. Degrees between two that are given are drawn between them; both lists run upwards.
    #[must_use]
    pub fn stretched(
        self,
        longitudes: &'static [Stretch],
        latitudes: &'static [Stretch],
    ) -> Projection {
        Projection {
            longitudes,
            latitudes,
            ..self
        }
    }

    /// Where a place given as longitude and latitude lies on the board.
    pub fn project(&self, [longitude, latitude]: [f64; 2]) -> Point {
        let longitude = stretch(self.longitudes, longitude);
        let latitude = stretch(self.latitudes, latitude);
        Point::new(
            (longitude - self.west) * self.per_longitude,
            (self.north - latitude) * self.per_latitude,
        )
    }
}

/// Where a degree is drawn; outside the list nothing is stretched, only moved along.
fn stretch(degrees: &[Stretch], degree: f64) -> f64 {
    let (Some(&first), Some(&last)) = (degrees.first(), degrees.last()) else {
        return degree;
    };
    if degree <= first.0 {
        return first.1 + degree - first.0;
    }
    let upper = degrees
        .iter()
        .position(|&(degree_there, _)| degree <= degree_there);
    match upper {
        Some(upper) if upper > 0 => {
            let ((from, from_drawn), (to, to_drawn)) = (degrees[upper - 1], degrees[upper]);
            from_drawn + (to_drawn - from_drawn) * (degree - from) / (to - from)
        }
        _ => last.1 + degree - last.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stretched_map_keeps_the_order_of_places_and_grows_where_it_should() {
        let plain = Projection::new(0.0, 54.0, 51.5, 1.0);
        let stretched = plain.stretched(&[], &[(50.0, 50.0), (51.0, 52.0), (54.0, 54.0)]);
        let height = |projection: &Projection, from: f64, to: f64| {
            projection.project([5.0, from]).y - projection.project([5.0, to]).y
        };
        assert!((height(&stretched, 50.0, 51.0) - 2.0 * height(&plain, 50.0, 51.0)).abs() < 1e-9);
        assert!(height(&stretched, 51.0, 54.0) < height(&plain, 51.0, 54.0));
        assert!((height(&stretched, 49.0, 49.5) - height(&plain, 49.0, 49.5)).abs() < 1e-9);
        assert!((height(&stretched, 55.0, 56.0) - height(&plain, 55.0, 56.0)).abs() < 1e-9);
    }
}
