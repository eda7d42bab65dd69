//! The centres of all plates and camps. They were found by a search for places near the sites, in their own lands, where nothing
//! covers anything in any language; the tests look.

use revolution_rules::{City, Province, Region, Town};

/// The centre of a city's plate.
pub(super) fn city(at: City) -> (i16, i16) {
    match at {
        City::Aachen => (756, 626),
        City::Amsterdam => (618, 190),
        City::Antwerpen => (376, 522),
        City::Brugge => (225, 498),
        City::Bruxelles => (465, 625),
        City::Gent => (321, 586),
        City::Haarlem => (479, 177),
        City::Koeln => (870, 523),
        City::Leiden => (438, 332),
        City::Liege => (608, 655),
        City::Luxembourg => (691, 796),
        City::Utrecht => (585, 313),
    }
}

/// The centre of a town's plate.
pub(super) fn town(at: Town) -> (i16, i16) {
    match at {
        Town::Alkmaar => (513, 131),
        Town::Arnhem => (702, 317),
        Town::Arras => (215, 674),
        Town::Breda => (476, 444),
        Town::Cleve => (760, 363),
        Town::Delft => (341, 352),
        Town::Deventer => (782, 207),
        Town::Dordrecht => (478, 413),
        Town::Duinkerken => (96, 515),
        Town::Franeker => (630, 86),
        Town::Groningen => (824, 111),
        Town::Harderwijk => (713, 237),
        Town::Leeuwarden => (675, 59),
        Town::Leuven => (487, 579),
        Town::Middelburg => (321, 414),
        Town::Mons => (359, 661),
        Town::Nijmegen => (668, 360),
        Town::Rotterdam => (420, 385),
        Town::Tournai => (273, 632),
        Town::Trier => (805, 776),
        Town::Valenciennes => (331, 689),
    }
}

/// The centre of a province's plate.
pub(super) fn province(at: Province) -> (i16, i16) {
    match at {
        Province::Artois => (114, 646),
        Province::Brabant => (502, 538),
        Province::Cleve => (848, 379),
        Province::Drenthe => (823, 172),
        Province::Flanders => (190, 557),
        Province::Friesland => (696, 126),
        Province::Gelderland => (809, 311),
        Province::Geldern => (783, 436),
        Province::Generality => (609, 441),
        Province::Groningen => (820, 70),
        Province::Hainault => (372, 730),
        Province::Holland => (476, 239),
        Province::Juelich => (750, 538),
        Province::Koeln => (873, 616),
        Province::Liege => (590, 592),
        Province::Limburg => (739, 672),
        Province::Luxembourg => (666, 737),
        Province::Maastricht => (708, 580),
        Province::Namur => (520, 705),
        Province::Overijssel => (839, 247),
        Province::Trier => (854, 702),
        Province::Utrecht => (602, 254),
        Province::Venlo => (725, 474),
        Province::Zeeland => (359, 455),
    }
}

/// The centre of a region's camp.
pub(super) fn camp(at: Region) -> (i16, i16) {
    match at {
        Region::Brabant => (473, 674),
        Region::Delta => (482, 474),
        Region::East => (715, 267),
        Region::Flanders => (189, 601),
        Region::Holland => (446, 283),
        Region::Koeln => (860, 572),
        Region::Liege => (640, 548),
        Region::LowerRhine => (748, 404),
        Region::Luxembourg => (795, 746),
        Region::North => (802, 141),
        Region::Utrecht => (557, 362),
    }
}
