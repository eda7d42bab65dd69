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
}

impl Projection {
    /// The projection whose upper left corner is at `west`, `north`, with board units per kilometre.
    pub fn new(west: f64, north: f64, true_latitude: f64, units_per_kilometre: f64) -> Self {
        let per_latitude = KILOMETRES_PER_DEGREE * units_per_kilometre;
        Self {
            west,
            north,
            per_longitude: per_latitude * true_latitude.to_radians().cos(),
            per_latitude,
        }
    }

    /// Where a place given as longitude and latitude lies on the board.
    pub fn project(&self, [longitude, latitude]: [f64; 2]) -> Point {
        Point::new(
            (longitude - self.west) * self.per_longitude,
            (self.north - latitude) * self.per_latitude,
        )
    }
}
