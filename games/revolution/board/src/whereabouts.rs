//! Where everything lies on the map, and how large it is in the language with the longest name.

use revolution_rules::{City, Province, Region, Revolution, Site, Town};
use revolution_words::{board as label, city as city_name};
use words::Lang;

use super::measure::{bold, serif};
use super::{atlas, centres};
use boards::geo::Point;

/// The height of a city's plate.
pub(super) const CITY_HEIGHT: f64 = 50.0;
/// The height of a town's plate.
pub(super) const TOWN_HEIGHT: f64 = 22.0;
/// The height of a province's plate.
pub(super) const PROVINCE_HEIGHT: f64 = 49.0;
/// The height of the plate of a province with room for one piece.
pub(super) const SMALL_HEIGHT: f64 = 23.0;
/// The height of a camp.
pub(super) const CAMP_HEIGHT: f64 = 28.0;
/// Where the spaces of a camp begin.
pub(super) const TENT: f64 = 27.0;
/// The width of a space of a camp.
pub(super) const SPACE: f64 = 19.5;
/// The room for the pieces of a province that is meant for one.
pub(super) const SLOT: f64 = 33.0;
/// The width of a small mark with its gap.
pub(super) const MARK: f64 = 15.0;

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
    fn around(name: String, (x, y): (i16, i16), [width, height]: [f64; 2]) -> Rectangle {
        Rectangle {
            name,
            x: f64::from(x) - (width / 2.0).round(),
            y: f64::from(y) - (height / 2.0).round(),
            width,
            height,
        }
    }

    /// Whether two rectangles cover each other.
    pub fn covers(&self, other: &Rectangle) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }

    /// The middle.
    pub fn centre(&self) -> Point {
        Point::new(self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The start of an SVG transformation into the rectangle.
    pub(super) fn shift(&self) -> String {
        format!("translate({:.0} {:.0})", self.x, self.y)
    }
}

/// The longest of the three languages.
fn longest(width: impl Fn(Lang) -> f64) -> f64 {
    Lang::ALL.into_iter().map(width).fold(0.0, f64::max)
}

/// The plate of a city.
pub(super) fn city(game: &Revolution, at: City) -> Rectangle {
    let marks = super::cities::marks(game, at).len() as f64 * MARK;
    let spacing = |lang| city_name(lang, at).chars().count() as f64 * 0.36;
    let name = longest(|lang| bold(city_name(lang, at), 12.0) + spacing(lang));
    let width = (30.0 + name + 6.0 + marks).max(CITY_LEAST).ceil();
    Rectangle::around(
        format!("city {}", at.id()),
        centres::city(at),
        [width, CITY_HEIGHT],
    )
}

/// The least width of a city's plate.
const CITY_LEAST: f64 = 121.0;

/// The plate of a town.
pub(super) fn town(game: &Revolution, at: Town) -> Rectangle {
    let marks = super::towns::marks(game, at).len() as f64 * MARK;
    let name = longest(|lang| bold(label::short_town(lang, at), 12.5));
    let width = (27.0 + name + marks).ceil();
    Rectangle::around(
        format!("town {}", at.id()),
        centres::town(at),
        [width, TOWN_HEIGHT],
    )
}

/// The plate of a province.
pub(super) fn province(game: &Revolution, at: Province) -> Rectangle {
    let land = &game.data().provinces[at];
    let name = |size| longest(|lang| serif(&label::map_province(lang, at), size));
    let name_of = format!("province {}", at.id());
    if land.is_small() {
        let width = (SLOT + 9.0 + name(15.0)).ceil();
        return Rectangle::around(name_of, centres::province(at), [width, SMALL_HEIGHT]);
    }
    // A land of many pieces can have ten before they overflow.
    let most = if land.limit > 7 { 11 } else { land.limit };
    let room = bold(&format!("{most}/{}", land.limit), 12.0);
    let width = (name(16.0) + room + 16.0).max(PROVINCE_LEAST).ceil();
    Rectangle::around(name_of, centres::province(at), [width, PROVINCE_HEIGHT])
}

/// The least width of a province's plate.
const PROVINCE_LEAST: f64 = 100.0;

/// The camp of a region.
pub(super) fn camp(game: &Revolution, at: Region) -> Rectangle {
    let spaces = f64::from(game.data().regions[at].spaces);
    let width = (TENT + SPACE * spaces + 3.0).ceil();
    Rectangle::around(
        format!("region {}", at.id()),
        centres::camp(at),
        [width, CAMP_HEIGHT],
    )
}

/// Where a city or town lies on the map.
pub(super) fn site(kind: &str, id: &str) -> Point {
    let found = atlas().road(&format!("{kind}-{id}"));
    found.map_or(Point::new(0.0, 0.0), |course| course[0])
}

/// The plate of a city or a town by its name.
pub(super) fn site_name(at: Site) -> String {
    match at {
        Site::City(city) => format!("city {}", city.id()),
        Site::Town(town) => format!("town {}", town.id()),
    }
}

/// All plates and camps: what must not cover each other in any language.
pub fn rectangles(game: &Revolution) -> Vec<Rectangle> {
    let cities = City::ALL.into_iter().map(|at| city(game, at));
    let towns = Town::ALL.into_iter().map(|at| town(game, at));
    let provinces = Province::ALL.into_iter().map(|at| province(game, at));
    let camps = Region::ALL.into_iter().map(|at| camp(game, at));
    cities.chain(towns).chain(provinces).chain(camps).collect()
}
