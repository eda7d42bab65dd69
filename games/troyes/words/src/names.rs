//! The names of families, buildings, cards and pieces, and how they are said in a sentence.

use troyes_rules::{
    Activity, Building, Character, Colour, EventCard, Family, Phase, Source, Space,
};

use words::{Lang, plural, texts};
pub(super) use words::{Trio, say};

/// The family's name.
pub fn family(lang: Lang, family: Family) -> &'static str {
    let names = match family {
        Family::Blue => ["Blue", "Blauw", "Kék"],
        Family::Green => ["Green", "Groen", "Zöld"],
        Family::Orange => ["Orange", "Oranje", "Narancs"],
        Family::Natural => ["Natural", "Naturel", "Natúr"],
        Family::Neutral => ["Grey", "Grijs", "Szürke"],
    };
    say(lang, names)
}

/// The colour of a die or a card, as a word before a noun.
pub fn colour(lang: Lang, colour: Colour) -> &'static str {
    let names = match colour {
        Colour::Red => ["red", "rode", "piros"],
        Colour::White => ["white", "witte", "fehér"],
        Colour::Yellow => ["yellow", "gele", "sárga"],
    };
    say(lang, names)
}

/// The name of a building.
pub fn building(lang: Lang, building: Building) -> &'static str {
    let names = match building {
        Building::Palace => ["Palace", "Paleis", "Palota"],
        Building::Bishopric => ["Bishopric", "Bisdom", "Püspökség"],
        Building::CityHall => ["City Hall", "Stadhuis", "Városháza"],
    };
    say(lang, names)
}

/// A space by building and number.
pub fn space(lang: Lang, space: Space) -> String {
    format!("{} {}", building(lang, space.building()), space.number())
}

/// The name of an activity card.
pub fn card(lang: Lang, card: Activity) -> &'static str {
    use Activity::*;
    let names = match card {
        Artisan => ["Artisan", "Handwerker", "Kézműves"],
        Merchant => ["Merchant", "Koopman", "Kereskedő"],
        Miller => ["Miller", "Molenaar", "Molnár"],
        Innkeeper => ["Innkeeper", "Herbergier", "Fogadós"],
        Blacksmith => ["Blacksmith", "Smid", "Kovács"],
        Militia => ["Militia", "Soldaat", "Polgárőrség"],
        Journeyman => ["Journeyman", "Compagnon", "Mesterlegény"],
        Goldsmith => ["Goldsmith", "Goudsmid", "Aranyműves"],
        Sculptor => ["Sculptor", "Beeldhouwer", "Szobrász"],
        Tithe => ["Tithe", "Tiende", "Tized"],
        Monk => ["Monk", "Monnik", "Szerzetes"],
        Priest => ["Priest", "Priester", "Pap"],
        Apprenticeship => ["Apprenticeship", "Opleiding", "Tanoncság"],
        Confession => ["Confession", "Biecht", "Gyónás"],
        Templar => ["Templar", "Tempelier", "Templomos"],
        Pilgrimage => ["Pilgrimage", "Pelgrimstocht", "Zarándoklat"],
        Procession => ["Procession", "Processie", "Körmenet"],
        Glassblower => ["Glassblower", "Glasblazer", "Üvegfúvó"],
        Archer => ["Archer", "Boogschutter", "Íjász"],
        Chivalry => ["Chivalry", "Ridderschap", "Lovagság"],
        Diplomat => ["Diplomat", "Diplomaat", "Diplomata"],
        Hunting => ["Hunting", "Jacht", "Vadászat"],
        Mercenary => ["Mercenary", "Huurling", "Zsoldos"],
        TaxCollector => ["Tax Collector", "Belastinginner", "Adószedő"],
        Captain => ["Captain", "Veldheer", "Kapitány"],
        Jousting => ["Jousting", "Toernooi", "Lovagi torna"],
        Troubadour => ["Troubadour", "Minstreel", "Trubadúr"],
    };
    say(lang, names)
}

/// The name of an event; cards of the same kind are numbered.
pub fn event_card(lang: Lang, card: EventCard) -> &'static str {
    use EventCard::*;
    let names = match card {
        Marauding => ["Marauding", "Plundering", "Fosztogatás"],
        Brigandage1 => ["Brigandage I", "Roof I", "Útonállás I."],
        Brigandage2 => ["Brigandage II", "Roof II", "Útonállás II."],
        Brigandage3 => ["Brigandage III", "Roof III", "Útonállás III."],
        Skirmishes1 => ["Skirmishes I", "Schermutselingen I", "Csetepaté I."],
        Skirmishes2 => ["Skirmishes II", "Schermutselingen II", "Csetepaté II."],
        ConflictOfSuccession => [
            "Conflict of Succession",
            "Strijd om Opvolging",
            "Örökösödési viszály",
        ],
        War => ["War", "Oorlog", "Háború"],
        NormanAttack => ["Norman Attack", "Aanval van Noormannen", "Normann támadás"],
        Drought => ["Drought", "Droogte", "Aszály"],
        Support => ["Support", "Hulp", "Támogatás"],
        CivilWar => ["Civil War", "Burgeroorlog", "Polgárháború"],
        Travelers => ["Travelers", "Reizigers", "Utazók"],
        TheologicalConflict => [
            "Theological Conflict",
            "Theologisch Conflict",
            "Teológiai vita",
        ],
        Heresy => ["Heresy", "Ketterij", "Eretnekség"],
        ItinerantMasterBuilders => [
            "Itinerant Master Builders",
            "Gastarbeiders",
            "Vándor építőmesterek",
        ],
        DisruptionOfTheWorks => ["Disruption of the Works", "Staking", "Leálló építkezés"],
    };
    say(lang, names)
}

/// The name of a character.
pub fn character(lang: Lang, character: Character) -> &'static str {
    let names = match character {
        Character::ChretienDeTroyes => ["Chrétien de Troyes"; 3],
        Character::UrbanIv => ["Urban IV", "Urbanus IV", "IV. Orbán"],
        Character::ThibautIi => ["Thibaut II", "Thibaut II", "II. Thibaut"],
        Character::HuguesDePayns => ["Hugues de Payns"; 3],
        Character::LeFlorentin => ["Le Florentin", "De Florentijn", "A firenzei"],
        Character::HenryI => ["Henry I", "Hendrik I", "I. Henrik"],
    };
    say(lang, names)
}

/// The name of a phase.
pub fn phase(lang: Lang, phase: Phase) -> &'static str {
    let names = match phase {
        Phase::Prologue => ["Prologue", "Proloog", "Előjáték"],
        Phase::ActivityCards => ["New activity cards", "Nieuwe actiekaarten", "Új kártyák"],
        Phase::Income => [
            "Income and salaries",
            "Inkomsten en salaris",
            "Bevétel és bérek",
        ],
        Phase::Workforce => ["Workforce", "Arbeidskrachten", "Munkaerő"],
        Phase::Events => ["Events", "Gebeurtenissen", "Események"],
        Phase::Actions => ["Actions", "Acties", "Akciók"],
        Phase::EndOfRound => ["End of the round", "Einde van de ronde", "A forduló vége"],
    };
    say(lang, names)
}

/// Where a citizen comes from, as a label.
pub fn source(lang: Lang, source: Source) -> String {
    match source {
        Source::Supply => from_supply(lang),
        Source::Reserve => from_reserve(lang),
        Source::Card(activity) => from_card(lang, card(lang, activity)),
        Source::Space(place) => from_space(lang, space(lang, place)),
        Source::Expelled(place) => from_picture(lang, building(lang, place)),
    }
}

texts! {
    fn from_supply() {
        en "citizen from the personal supply"
        nl "burger uit de eigen voorraad"
        hu "polgár a saját készletből"
    }

    fn from_reserve() {
        en "citizen from the general supply (2 influence)"
        nl "burger uit de algemene voorraad (2 invloed)"
        hu "polgár a közös készletből (2 befolyás)"
    }

    fn from_card(card) {
        en "tradesman from the card {card}"
        nl "voorman van de kaart {card}"
        hu "mester erről a kártyáról: {card}"
    }

    fn from_space(space) {
        en "citizen from {space}"
        nl "burger van {space}"
        hu "polgár innen: {space}"
    }

    fn from_picture(building) {
        en "expelled citizen ({building})"
        nl "verdreven burger ({building})"
        hu "elűzött polgár ({building})"
    }

    /// An amount of money.
    pub fn deniers(amount: u16) {
        en "{amount} {deniers}" (deniers = plural(amount, "denier", "deniers"))
        nl "{amount} denier"
        hu "{amount} dénár"
    }

    /// A number of points.
    pub fn points(amount: u16) {
        en "{amount} {points}" (points = plural(amount, "point", "points"))
        nl "{amount} {points}" (points = plural(amount, "punt", "punten"))
        hu "{amount} pont"
    }

    /// An amount of influence.
    pub fn influence(amount: u8) {
        en "{amount} influence"
        nl "{amount} invloed"
        hu "{amount} befolyás"
    }

    /// A number of cubes.
    pub fn cubes(amount: u8) {
        en "{amount} {cubes}" (cubes = plural(amount, "cube", "cubes"))
        nl "{amount} {cubes}" (cubes = plural(amount, "blokje", "blokjes"))
        hu "{amount} jelző"
    }

    /// A number of dice.
    pub fn dice(amount: u8) {
        en "{amount} {dice}" (dice = plural(amount, "die", "dice"))
        nl "{amount} {dice}" (dice = plural(amount, "dobbelsteen", "dobbelstenen"))
        hu "{amount} kocka"
    }

    /// A die: colour, value, whose, and which of several.
    pub fn die(colour, value: u8, owner, space) {
        en "{colour} {value} of {owner} ({space})"
        nl "{colour} {value} van {owner} ({space})"
        hu "{colour} {value}, tulajdonosa {owner} ({space})"
    }
}
