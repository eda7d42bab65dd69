//! Where everything stands on the map: cities, towns, command boxes, and the plates of the provinces.

use revolution::{City, Province, Region, Town};

use super::pieces::HEIGHT as CHIP;
use super::{at, atlas};
use crate::geo::Point;

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
        City::Aachen => (6.14, 50.80, East),
        City::Amsterdam => (4.93, 52.39, East),
        City::Antwerpen => (4.42, 51.21, West),
        City::Brugge => (3.23, 51.20, West),
        City::Bruxelles => (4.34, 50.85, South),
        City::Gent => (3.73, 51.05, South),
        City::Haarlem => (4.63, 52.41, West),
        City::Koeln => (6.93, 50.99, South),
        City::Leiden => (4.49, 52.17, West),
        City::Liege => (5.56, 50.63, West),
        City::Luxembourg => (6.13, 49.63, West),
        City::Utrecht => (5.13, 52.16, South),
    };
    (at(longitude, latitude), side)
}

/// Where a town stands.
pub(super) fn town(town: Town) -> (Point, Side) {
    use Side::*;
    let (longitude, latitude, side) = match town {
        Town::Alkmaar => (4.72, 52.64, West),
        Town::Arnhem => (5.91, 51.99, East),
        Town::Arras => (2.78, 50.29, West),
        Town::Breda => (4.78, 51.58, South),
        Town::Cleve => (6.16, 51.79, East),
        Town::Delft => (4.35, 52.01, West),
        Town::Deventer => (6.21, 52.28, East),
        Town::Dordrecht => (4.68, 51.80, East),
        Town::Duinkerken => (2.40, 51.03, West),
        Town::Franeker => (5.55, 53.19, West),
        Town::Groningen => (6.57, 53.22, East),
        Town::Harderwijk => (5.64, 52.34, North),
        Town::Leeuwarden => (5.80, 53.22, East),
        Town::Leuven => (4.70, 50.88, East),
        Town::Middelburg => (3.61, 51.50, West),
        Town::Mons => (3.95, 50.45, East),
        Town::Nijmegen => (5.84, 51.83, West),
        Town::Rotterdam => (4.46, 51.92, West),
        Town::Tournai => (3.38, 50.61, West),
        Town::Trier => (6.66, 49.76, East),
        Town::Valenciennes => (3.53, 50.34, South),
    };
    (at(longitude, latitude), side)
}

/// The centre of a region's command box.
pub(super) fn camp(region: Region) -> Point {
    let (longitude, latitude) = match region {
        Region::North => (5.75, 53.09),
        Region::East => (6.55, 52.09),
        Region::Holland => (4.83, 52.83),
        Region::Utrecht => (5.10, 52.26),
        Region::Delta => (5.25, 51.68),
        Region::Flanders => (2.95, 50.80),
        Region::Brabant => (4.60, 50.68),
        Region::Liege => (5.42, 51.10),
        Region::Luxembourg => (5.75, 49.88),
        Region::Koeln => (6.80, 51.18),
        Region::LowerRhine => (6.48, 51.64),
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
    (capitals * 0.72 + others * 0.52) * size
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
