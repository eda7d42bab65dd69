//! The territories in sentences: their names, and where one is, goes to and comes from.

use dutch_revolt_rules::Territory;

use words::Lang;

/// A territory's Hungarian forms: name, in it, into it, out of it, and as an object.
type Forms = [&'static str; 5];

/// The territory's name.
pub fn territory(lang: Lang, territory: Territory) -> &'static str {
    match lang {
        Lang::En => english(territory),
        Lang::Nl => dutch(territory),
        Lang::Hu => hungarian(territory)[0],
    }
}

/// In the territory.
pub(super) fn inside(lang: Lang, territory: Territory) -> String {
    match lang {
        Lang::En => format!("in {}", english(territory)),
        Lang::Nl => format!("in {}", dutch(territory)),
        Lang::Hu => hungarian(territory)[1].to_owned(),
    }
}

/// To the territory.
pub(super) fn into(lang: Lang, territory: Territory) -> String {
    match lang {
        Lang::En => format!("to {}", english(territory)),
        Lang::Nl => format!("naar {}", dutch(territory)),
        Lang::Hu => hungarian(territory)[2].to_owned(),
    }
}

/// From the territory.
pub(super) fn out_of(lang: Lang, territory: Territory) -> String {
    match lang {
        Lang::En => format!("from {}", english(territory)),
        Lang::Nl => format!("uit {}", dutch(territory)),
        Lang::Hu => hungarian(territory)[3].to_owned(),
    }
}

/// The territory as what something is done to.
pub(super) fn object(lang: Lang, territory: Territory) -> &'static str {
    match lang {
        Lang::En => english(territory),
        Lang::Nl => dutch(territory),
        Lang::Hu => hungarian(territory)[4],
    }
}

fn english(territory: Territory) -> &'static str {
    use Territory::*;
    match territory {
        Groningen => "Groningen",
        Friesland => "Friesland",
        Drenthe => "Drenthe",
        Overijssel => "Overijssel",
        Zutphen => "Zutphen",
        Gelderland => "Gelderland",
        Utrecht => "Utrecht",
        NorthHolland => "North Holland",
        SouthHolland => "South Holland",
        Zeeland => "Zeeland",
        NorthBrabant => "North Brabant",
        Antwerp => "Antwerp",
        Brabant => "Brabant",
        EastFlanders => "East Flanders",
        WestFlanders => "West Flanders",
        Artois => "Artois",
        Hainaut => "Hainaut",
        Namur => "Namur",
        Luxembourg => "Luxembourg",
        Limburg => "Limburg",
    }
}

fn dutch(territory: Territory) -> &'static str {
    use Territory::*;
    match territory {
        Groningen => "Groningen",
        Friesland => "Friesland",
        Drenthe => "Drenthe",
        Overijssel => "Overijssel",
        Zutphen => "Zutphen",
        Gelderland => "Gelderland",
        Utrecht => "Utrecht",
        NorthHolland => "Noord-Holland",
        SouthHolland => "Zuid-Holland",
        Zeeland => "Zeeland",
        NorthBrabant => "Noord-Brabant",
        Antwerp => "Antwerpen",
        Brabant => "Brabant",
        EastFlanders => "Oost-Vlaanderen",
        WestFlanders => "West-Vlaanderen",
        Artois => "Artesië",
        Hainaut => "Henegouwen",
        Namur => "Namen",
        Luxembourg => "Luxemburg",
        Limburg => "Limburg",
    }
}

/// Written out because the endings follow the spoken name: `Artois-ban`, `Drenthében`.
#[rustfmt::skip]
fn hungarian(territory: Territory) -> Forms {
    use Territory::*;
    match territory {
        Groningen => ["Groningen", "Groningenben", "Groningenbe", "Groningenből", "Groningent"],
        Friesland => ["Friesland", "Frieslandban", "Frieslandba", "Frieslandból", "Frieslandot"],
        Drenthe => ["Drenthe", "Drenthében", "Drenthébe", "Drenthéből", "Drenthét"],
        Overijssel => ["Overijssel", "Overijsselben", "Overijsselbe", "Overijsselből", "Overijsselt"],
        Zutphen => ["Zutphen", "Zutphenben", "Zutphenbe", "Zutphenből", "Zutphent"],
        Gelderland => ["Gelderland", "Gelderlandban", "Gelderlandba", "Gelderlandból", "Gelderlandot"],
        Utrecht => ["Utrecht", "Utrechtben", "Utrechtbe", "Utrechtből", "Utrechtet"],
        NorthHolland => [
            "Észak-Holland", "Észak-Hollandban", "Észak-Hollandba", "Észak-Hollandból", "Észak-Hollandot",
        ],
        SouthHolland => [
            "Dél-Holland", "Dél-Hollandban", "Dél-Hollandba", "Dél-Hollandból", "Dél-Hollandot",
        ],
        Zeeland => ["Zeeland", "Zeelandban", "Zeelandba", "Zeelandból", "Zeelandot"],
        NorthBrabant => [
            "Észak-Brabant", "Észak-Brabantban", "Észak-Brabantba", "Észak-Brabantból", "Észak-Brabantot",
        ],
        Antwerp => ["Antwerpen", "Antwerpenben", "Antwerpenbe", "Antwerpenből", "Antwerpent"],
        Brabant => ["Brabant", "Brabantban", "Brabantba", "Brabantból", "Brabantot"],
        EastFlanders => [
            "Kelet-Flandria", "Kelet-Flandriában", "Kelet-Flandriába", "Kelet-Flandriából", "Kelet-Flandriát",
        ],
        WestFlanders => [
            "Nyugat-Flandria", "Nyugat-Flandriában", "Nyugat-Flandriába", "Nyugat-Flandriából", "Nyugat-Flandriát",
        ],
        Artois => ["Artois", "Artois-ban", "Artois-ba", "Artois-ból", "Artois-t"],
        Hainaut => ["Hainaut", "Hainaut-ban", "Hainaut-ba", "Hainaut-ból", "Hainaut-t"],
        Namur => ["Namur", "Namurban", "Namurba", "Namurból", "Namurt"],
        Luxembourg => ["Luxemburg", "Luxemburgban", "Luxemburgba", "Luxemburgból", "Luxemburgot"],
        Limburg => ["Limburg", "Limburgban", "Limburgba", "Limburgból", "Limburgot"],
    }
}
