//! The names of factions, places, boxes and markers.

use revolution_rules::{
    Bishopric, City, Colour, Faction, Faith, Province, Region, See, Site, Space, Spot, Support,
    Town,
};

use words::Lang;

/// A text without arguments in English, Dutch and Hungarian: a missing language does not compile.
pub(super) type Trio = [&'static str; 3];

/// The text in the language asked for.
pub(super) fn say(lang: Lang, [english, dutch, hungarian]: Trio) -> &'static str {
    match lang {
        Lang::En => english,
        Lang::Nl => dutch,
        Lang::Hu => hungarian,
    }
}

/// The faction's name as a label.
pub fn faction(lang: Lang, faction: Faction) -> &'static str {
    colour(lang, faction.colour())
}

/// The name of those whose pieces have the colour.
pub fn colour(lang: Lang, colour: Colour) -> &'static str {
    let names = match colour {
        Colour::Catholic => ["Catholics", "Katholieken", "Katolikusok"],
        Colour::Habsburg => ["Habsburgs", "Habsburgers", "Habsburgok"],
        Colour::Nobility => ["Nobility", "Adel", "Nemesség"],
        Colour::Burgher => ["Burghers", "Poorters", "Polgárok"],
        Colour::Reformer => ["Reformers", "Gereformeerden", "Hitújítók"],
        Colour::Neutral => ["Neutrals", "Neutralen", "Semlegesek"],
    };
    say(lang, names)
}

/// The province's name.
pub fn province(lang: Lang, province: Province) -> &'static str {
    let names = match province {
        Province::Liege => ["Liège", "Luik", "Liège"],
        Province::Brabant => ["Brabant"; 3],
        Province::Gelderland => ["Gelderland"; 3],
        Province::Holland => ["Holland", "Holland", "Hollandia"],
        Province::Flanders => ["Flanders", "Vlaanderen", "Flandria"],
        Province::Koeln => ["Köln", "Keulen", "Köln"],
        Province::Hainault => ["Hainault", "Henegouwen", "Hainault"],
        Province::Luxembourg => ["Luxembourg", "Luxemburg", "Luxemburg"],
        Province::Utrecht => ["Utrecht"; 3],
        Province::Artois => ["Artois", "Artesië", "Artois"],
        Province::Trier => ["Trier"; 3],
        Province::Generality => ["Generality", "Generaliteitslanden", "Generalitás"],
        Province::Juelich => ["Jülich", "Gulik", "Jülich"],
        Province::Cleve => ["Cleve", "Kleef", "Cleve"],
        Province::Friesland => ["Friesland"; 3],
        Province::Groningen => ["Groningen"; 3],
        Province::Overijssel => ["Overijssel"; 3],
        Province::Zeeland => ["Zeeland"; 3],
        Province::Drenthe => ["Drenthe"; 3],
        Province::Namur => ["Namur", "Namen", "Namur"],
        Province::Maastricht => ["Maastricht"; 3],
        Province::Venlo => ["Venlo"; 3],
        Province::Limburg => ["Limburg"; 3],
        Province::Geldern => ["Geldern", "Gelre", "Geldern"],
    };
    say(lang, names)
}

/// The city's name, in capitals as in the rulebook, where provinces of the same name are not meant.
pub fn city(lang: Lang, city: City) -> &'static str {
    let names = match city {
        City::Aachen => ["AACHEN", "AKEN", "AACHEN"],
        City::Amsterdam => ["AMSTERDAM", "AMSTERDAM", "AMSZTERDAM"],
        City::Antwerpen => ["ANTWERPEN"; 3],
        City::Brugge => ["BRUGGE", "BRUGGE", "BRÜGGE"],
        City::Bruxelles => ["BRUXELLES", "BRUSSEL", "BRÜSSZEL"],
        City::Gent => ["GENT"; 3],
        City::Haarlem => ["HAARLEM"; 3],
        City::Koeln => ["KÖLN", "KEULEN", "KÖLN"],
        City::Leiden => ["LEIDEN"; 3],
        City::Liege => ["LIÈGE", "LUIK", "LIÈGE"],
        City::Luxembourg => ["LUXEMBOURG", "LUXEMBURG", "LUXEMBURG"],
        City::Utrecht => ["UTRECHT"; 3],
    };
    say(lang, names)
}

/// The town's name.
pub fn town(lang: Lang, town: Town) -> &'static str {
    let names = match town {
        Town::Alkmaar => ["Alkmaar"; 3],
        Town::Arnhem => ["Arnhem"; 3],
        Town::Arras => ["Arras", "Atrecht", "Arras"],
        Town::Breda => ["Breda"; 3],
        Town::Cleve => ["Cleve (town)", "Kleef (stad)", "Cleve (város)"],
        Town::Delft => ["Delft"; 3],
        Town::Deventer => ["Deventer"; 3],
        Town::Dordrecht => ["Dordrecht"; 3],
        Town::Duinkerken => ["Duinkerken"; 3],
        Town::Franeker => ["Franeker"; 3],
        Town::Groningen => ["Groningen (town)", "Groningen (stad)", "Groningen (város)"],
        Town::Harderwijk => ["Harderwijk"; 3],
        Town::Leeuwarden => ["Leeuwarden"; 3],
        Town::Leuven => ["Leuven"; 3],
        Town::Middelburg => ["Middelburg"; 3],
        Town::Mons => ["Mons", "Bergen", "Mons"],
        Town::Nijmegen => ["Nijmegen"; 3],
        Town::Rotterdam => ["Rotterdam"; 3],
        Town::Tournai => ["Tournai", "Doornik", "Tournai"],
        Town::Trier => ["Trier (town)", "Trier (stad)", "Trier (város)"],
        Town::Valenciennes => ["Valenciennes", "Valencijn", "Valenciennes"],
    };
    say(lang, names)
}

/// The region's name.
pub fn region(lang: Lang, region: Region) -> &'static str {
    let names = match region {
        Region::North => ["Friesland-Groningen"; 3],
        Region::East => ["Gelderland-Overijssel"; 3],
        Region::Holland => ["Holland", "Holland", "Hollandia"],
        Region::Utrecht => ["Utrecht"; 3],
        Region::Delta => [
            "Zeeland-Generality",
            "Zeeland-Generaliteitslanden",
            "Zeeland-Generalitás",
        ],
        Region::Flanders => ["Flanders-Artois", "Vlaanderen-Artesië", "Flandria-Artois"],
        Region::Brabant => [
            "Brabant-Hainault-Namur",
            "Brabant-Henegouwen-Namen",
            "Brabant-Hainault-Namur",
        ],
        Region::Liege => ["Liège-Meuse", "Luik-Maas", "Liège-Maas"],
        Region::Luxembourg => ["Luxembourg-Trier", "Luxemburg-Trier", "Luxemburg-Trier"],
        Region::Koeln => ["Köln-Jülich", "Keulen-Gulik", "Köln-Jülich"],
        Region::LowerRhine => [
            "Cleve-Upper Guelders",
            "Kleef-Opper-Gelre",
            "Cleve-Felső-Geldern",
        ],
    };
    say(lang, names)
}

/// The support box's name.
pub fn support(lang: Lang, support: Support) -> &'static str {
    let names = match support {
        Support::French => ["French Support", "Franse Steun", "Francia támogatás"],
        Support::Emperor => [
            "Support from the Emperor",
            "Steun van de Keizer",
            "Császári támogatás",
        ],
        Support::London => [
            "London Merchants",
            "Londense Handelaren",
            "Londoni kereskedők",
        ],
        Support::Huguenots => ["Huguenots", "Hugenoten", "Hugenották"],
        Support::Calvinists => ["Calvinists", "Calvinisten", "Kálvinisták"],
        Support::Jesuits => ["Jesuits", "Jezuïeten", "Jezsuiták"],
        Support::SpanishTreasury => ["Spanish Treasury", "Spaanse Gelden", "Spanyol kincstár"],
    };
    say(lang, names)
}

/// The kind of a space.
pub fn space(lang: Lang, space: Space) -> &'static str {
    let names = match space {
        Space::Board => ["map space", "bordvak", "térképmező"],
        Space::Treasury => ["money space", "geldvak", "pénzmező"],
        Space::Split => ["split space", "gedeeld vak", "osztott mező"],
    };
    say(lang, names)
}

/// The name of a city or a town.
pub fn site(lang: Lang, site: Site) -> &'static str {
    match site {
        Site::City(found) => city(lang, found),
        Site::Town(found) => town(lang, found),
    }
}

/// Where a piece stands: a city, a town, or the countryside of a province.
pub fn spot(lang: Lang, spot: Spot) -> String {
    match spot {
        Spot::City(found) => city(lang, found).to_owned(),
        Spot::Town(found) => town(lang, found).to_owned(),
        Spot::Country(found) => {
            let country = say(lang, ["countryside", "platteland", "vidék"]);
            format!("{} ({country})", province(lang, found))
        }
    }
}

/// The name of a bishopric.
pub fn see(lang: Lang, see: See) -> &'static str {
    province(lang, see.province())
}

/// What a bishopric believes.
pub fn bishopric(lang: Lang, bishopric: Bishopric) -> &'static str {
    let names = match bishopric {
        Bishopric::FirmlyCatholic => ["firmly Catholic", "streng katholiek", "szilárdan katolikus"],
        Bishopric::Catholic => ["Catholic", "katholiek", "katolikus"],
        Bishopric::Reformed => ["Reformed", "gereformeerd", "reformált"],
        Bishopric::FirmlyReformed => [
            "firmly Reformed",
            "streng gereformeerd",
            "szilárdan reformált",
        ],
    };
    say(lang, names)
}

/// What a university believes.
pub fn faith(lang: Lang, faith: Faith) -> &'static str {
    let names = match faith {
        Faith::Catholic => ["Catholic", "katholiek", "katolikus"],
        Faith::Reformed => ["Reformed", "gereformeerd", "reformált"],
    };
    say(lang, names)
}

/// The column of the citizens' track, from 1 to 7.
pub fn column(lang: Lang, column: u8) -> &'static str {
    let names = match column {
        1 => ["firmly Catholic", "streng katholiek", "szilárdan katolikus"],
        2 => ["Catholic", "katholiek", "katolikus"],
        3 => ["weakly Catholic", "zwak katholiek", "gyengén katolikus"],
        4 => ["undecided", "onbeslist", "semleges"],
        5 => ["weakly Reformed", "zwak gereformeerd", "gyengén reformált"],
        6 => ["Reformed", "gereformeerd", "reformált"],
        _ => [
            "firmly Reformed",
            "streng gereformeerd",
            "szilárdan reformált",
        ],
    };
    say(lang, names)
}

/// Points as people write them: hundredths with a point or a comma, without needless zeros.
pub fn points(lang: Lang, hundredths: i16) -> String {
    let (whole, part) = (hundredths / 100, hundredths % 100);
    let mark = match lang {
        Lang::En => '.',
        Lang::Nl | Lang::Hu => ',',
    };
    match part {
        0 => whole.to_string(),
        _ if part % 10 == 0 => format!("{whole}{mark}{}", part / 10),
        _ => format!("{whole}{mark}{part:02}"),
    }
}
