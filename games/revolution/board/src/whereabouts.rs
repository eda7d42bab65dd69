//! Where everything stands on the map: cities, towns, command boxes, and the plates of the provinces.

use revolution_rules::{City, Province, Region, Town};

use super::pieces::HEIGHT as CHIP;
use super::{at, atlas};
use boards::geo::Point;

/// On which side of its mark a place has its name and its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// To the right.
    East,
    /// To the left.
    West,
    /// Above.
    North,
    /// Below.
    South,
}

/// Where a city stands; true to the map but for a nudge where two would cover each other.
pub(super) fn city(city: City) -> (Point, Side) {
    use Side::*;
    let (longitude, latitude, side) = match city {
        City::Aachen => (6.152, 50.811, East),
        City::Amsterdam => (4.908, 52.355, East),
        City::Antwerpen => (4.418, 51.219, West),
        City::Brugge => (3.221, 51.210, West),
        City::Bruxelles => (4.183, 50.869, South),
        City::Gent => (3.731, 51.064, South),
        City::Haarlem => (4.644, 52.411, West),
        City::Koeln => (6.913, 51.013, South),
        City::Leiden => (4.486, 52.188, West),
        City::Liege => (5.571, 50.637, West),
        City::Luxembourg => (6.159, 49.708, West),
        City::Utrecht => (4.878, 52.115, East),
    };
    (at(longitude, latitude), side)
}

/// Where a town stands.
pub(super) fn town(town: Town) -> (Point, Side) {
    use Side::*;
    let (longitude, latitude, side) = match town {
        Town::Alkmaar => (4.772, 52.625, West),
        Town::Arnhem => (5.918, 51.990, East),
        Town::Arras => (2.801, 50.282, West),
        Town::Breda => (4.772, 51.596, South),
        Town::Cleve => (6.159, 51.798, East),
        Town::Delft => (4.343, 52.012, West),
        Town::Deventer => (6.205, 52.282, East),
        Town::Dordrecht => (4.697, 51.810, West),
        Town::Duinkerken => (2.398, 51.043, East),
        Town::Franeker => (5.556, 53.224, West),
        Town::Groningen => (6.431, 53.133, East),
        Town::Harderwijk => (5.654, 52.338, South),
        Town::Leeuwarden => (5.888, 53.269, North),
        Town::Leuven => (4.742, 50.942, South),
        Town::Middelburg => (3.607, 51.497, West),
        Town::Mons => (4.002, 50.472, East),
        Town::Nijmegen => (5.843, 51.840, West),
        Town::Rotterdam => (4.471, 51.913, West),
        Town::Tournai => (3.377, 50.618, West),
        Town::Trier => (6.627, 49.753, East),
        Town::Valenciennes => (3.443, 50.385, North),
    };
    (at(longitude, latitude), side)
}

/// The centre of a region's command box.
pub(super) fn camp(region: Region) -> Point {
    let (longitude, latitude) = match region {
        Region::North => (5.813, 53.088),
        Region::East => (6.747, 52.029),
        Region::Holland => (4.878, 52.839),
        Region::Utrecht => (5.074, 52.226),
        Region::Delta => (5.240, 51.682),
        Region::Flanders => (2.604, 50.714),
        Region::Brabant => (4.787, 50.506),
        Region::Liege => (5.436, 51.107),
        Region::Luxembourg => (5.617, 49.957),
        Region::Koeln => (6.943, 51.193),
        Region::LowerRhine => (6.960, 51.720),
    };
    at(longitude, latitude)
}

/// The middle of the name of a province; the pieces of its countryside are below.
pub(super) fn plate(province: Province) -> Point {
    let atlas = atlas();
    atlas
        .area(province.id())
        .map_or(Point::new(0.0, 0.0), |area| atlas.get(area).plate)
}

/// How wide a text is, roughly: enough to keep things apart.
pub(super) fn text_width(text: &str, size: f64) -> f64 {
    let capitals = text.chars().filter(|c| c.is_uppercase()).count() as f64;
    let others = text.chars().count() as f64 - capitals;
    (capitals * 0.8 + others * 0.68) * size
}

/// A rectangle on the board with what lies in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Rectangle {
    /// What lies there.
    pub name: String,
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Rectangle {
    /// Whether two rectangles cover each other.
    pub fn covers(&self, other: &Rectangle) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }
}

/// The marks of all cities and towns, the command boxes and the rows of pieces in the countryside: what must not
/// cover each other in any language.
pub fn rectangles() -> Vec<Rectangle> {
    let around = |name: String, centre: Point, width: f64, height: f64| Rectangle {
        name,
        x: centre.x - width / 2.0,
        y: centre.y - height / 2.0,
        width,
        height,
    };
    let cities = City::ALL
        .iter()
        .map(|&found| around(format!("city {}", found.id()), city(found).0, 20.0, 20.0));
    let towns = Town::ALL
        .iter()
        .map(|&found| around(format!("town {}", found.id()), town(found).0, CHIP, CHIP));
    let camps = Region::ALL.iter().map(|&found| {
        around(
            format!("region {}", found.id()),
            camp(found),
            54.0,
            CHIP + 2.0,
        )
    });
    let plates = Province::ALL.iter().map(|&found| {
        let name = plate(found);
        let row = Point::new(name.x, name.y + 5.0 + CHIP / 2.0);
        around(format!("province {}", found.id()), row, 28.0, CHIP)
    });
    cities.chain(towns).chain(camps).chain(plates).collect()
}
