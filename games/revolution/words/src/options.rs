//! What the players can agree on before a game.

use super::names::{Trio, say};
use words::{Lang, common};

/// The option's name; empty if there is no such option.
pub(super) fn name(lang: Lang, id: &str) -> &'static str {
    let names: Trio = match id {
        "edition" => ["Edition", "Editie", "Kiadás"],
        "three-factions" => [
            "Factions with three players",
            "Facties met drie spelers",
            "Frakciók három játékossal",
        ],
        "first-growth" => [
            "Growth in turn 0",
            "Groei in ronde 0",
            "Növekedés a 0. fordulóban",
        ],
        "growth" => ["Growth later", "Groei later", "Növekedés később"],
        "province-majority" => [
            "Majority in provinces",
            "Meerderheid in provincies",
            "Tartományi többség",
        ],
        "short-tax" => [
            "Too few pieces for taxes",
            "Te weinig stukken voor belasting",
            "Kevés jelző az adóhoz",
        ],
        "huguenots" => [
            "Huguenots after intercepting",
            "Hugenoten na onderschepping",
            "Hugenották elfogás után",
        ],
        "plunder" => [
            "Where abandoned armies plunder",
            "Waar verlaten legers plunderen",
            "Hol fosztogatnak a seregek",
        ],
        "battle" => [
            "When two factions fight",
            "Wanneer twee facties vechten",
            "Mikor csap össze két frakció",
        ],
        "allies" => [
            "Allies with two players",
            "Bondgenoten met twee spelers",
            "Szövetségesek két játékossal",
        ],
        "beggars-hold" => [
            "What a Water Beggar holds",
            "Wat een Watergeus vasthoudt",
            "Mit tart fel egy tengeri koldus",
        ],
        "beggars-in-generality" => [
            "Water Beggars in the Generality",
            "Watergeuzen in de Generaliteitslanden",
            "Tengeri koldusok a Generalitásban",
        ],
        "neutral-movement" => [
            "Moving neutrals",
            "Neutralen verplaatsen",
            "Semlegesek mozgatása",
        ],
        "province-order" => [
            "Order of provinces",
            "Volgorde van provincies",
            "Tartományok sorrendje",
        ],
        "overflow-neutrals" => [
            "Neutrals and overflow",
            "Neutralen en overloop",
            "Semlegesek és túlcsordulás",
        ],
        "geldern" => [
            "Gelderland and Geldern",
            "Gelderland en Gelre",
            "Gelderland és Geldern",
        ],
        "neutral-pieces" => ["Neutral pieces", "Neutrale stukken", "Semleges jelzők"],
        "siege" => [
            "What a siege converts",
            "Wat een beleg bekeert",
            "Kit állít át az ostrom",
        ],
        "citizens" => [
            "Columns of the citizens",
            "Kolommen van de stedelingen",
            "A városlakók oszlopai",
        ],
        "noble-bishopric" => [
            "Bishoprics of the Nobility",
            "Bisdommen van de Adel",
            "A nemesség püspökségei",
        ],
        "masterless-bishopric" => [
            "Bishoprics without a master",
            "Bisdommen zonder heer",
            "Gazdátlan püspökségek",
        ],
        "first-universities" => [
            "Universities in turn 0",
            "Universiteiten in ronde 0",
            "Egyetemek a 0. fordulóban",
        ],
        "noble-points" => [
            "Points of the Nobility",
            "Punten van de Adel",
            "A nemesség pontjai",
        ],
        "new-money" => [
            "New pieces as money",
            "Nieuwe stukken als geld",
            "Új jelzők pénzként",
        ],
        "emperor-for-habsburgs" => [
            "The Emperor helps the Habsburgs too",
            "De Keizer steunt ook de Habsburgers",
            "A császár a Habsburgokat is támogatja",
        ],
        "historical-rivers" => [
            "Historical rivers",
            "Historische rivieren",
            "Történelmi folyók",
        ],
        _ => return "",
    };
    say(lang, names)
}

/// What the option changes; empty if there is no such option.
pub(super) fn help(lang: Lang, id: &str) -> &'static str {
    let texts: Trio = match id {
        "edition" => [
            "Answers every question that is left to the preset: by the best ruling, or as one of the two rulebooks has it.",
            "Beantwoordt elke vraag die op 'volgens de editie' staat: met de beste uitleg, of zoals een van beide spelregels het zegt.",
            "Eldönti, amit a kiadásra hagytok: a legjobb értelmezés vagy a két szabálykönyv valamelyike szerint.",
        ],
        "three-factions" => [
            "The Catholics always play; the other two can be any (3.2).",
            "De Katholieken doen altijd mee; de andere twee zijn vrij (3.2).",
            "A katolikusok mindig játszanak; a másik kettő szabadon választható (3.2).",
        ],
        "first-growth" => [
            "In turn 0 a province takes at most twice as many new pieces as you have there: with those in cities or without (5.2).",
            "In ronde 0 krijgt een provincie hoogstens het dubbele van wat je er hebt: met of zonder de hoofdsteden (5.2).",
            "A 0. fordulóban legfeljebb kétszer annyi jelző rakható, mint amennyid ott van: nagyvárosokkal vagy nélkülük (5.2).",
        ],
        "growth" => [
            "Where you do not hold the province, you add at most as many pieces as you have: with those in cities or without (6.10).",
            "In andermans provincie voeg je hoogstens zoveel toe als je er hebt: met of zonder de hoofdsteden (6.10).",
            "Ahol nem te uralod a tartományt, legfeljebb annyit rakhatsz, amennyid van: nagyvárosokkal vagy nélkülük (6.10).",
        ],
        "province-majority" => [
            "Whether pieces in cities count for the province's card from turn 1 on (6.17).",
            "Of stukken in hoofdsteden vanaf ronde 1 meetellen voor de provinciekaart (6.17).",
            "Számítanak-e a nagyvárosi jelzők a tartománykártyához az 1. fordulótól (6.17).",
        ],
        "short-tax" => [
            "Whether the last round of city taxes may be a part, or must be paid by all cities (6.1).",
            "Of de laatste belastingronde gedeeltelijk mag zijn, of door alle hoofdsteden betaald moet worden (6.1).",
            "Lehet-e részleges az utolsó adókör, vagy minden nagyvárosnak fizetnie kell (6.1).",
        ],
        "huguenots" => [
            "Whether a Huguenot piece that took Spanish money goes on working this turn, or is turned down (6.2.2).",
            "Of een Hugenotenstuk na onderschepping deze ronde doorwerkt, of omgedraaid wordt (6.2.2).",
            "A fosztogató hugenotta jelző tovább működik-e, vagy e fordulóra lefordul (6.2.2).",
        ],
        "plunder" => [
            "Which provinces can get a neutral from an abandoned army (6.3).",
            "Welke provincies een neutraal stuk krijgen van een verlaten leger (6.3).",
            "Mely tartományokba kerülhet semleges a szabadjára engedett seregtől (6.3).",
        ],
        "battle" => [
            "Two factions fight if they have more than two armies together, or only if one of them has more than two (6.5).",
            "Twee facties vechten bij meer dan twee legers samen, of alleen als één er meer dan twee heeft (6.5).",
            "Két frakció akkor harcol, ha együtt kettőnél több seregük van, vagy csak ha az egyiknek van kettőnél több (6.5).",
        ],
        "allies" => [
            "With two players, whether armies of the two factions of a player stand in each other's way (6.4, 6.9).",
            "Met twee spelers: of legers van je twee facties elkaar in de weg staan (6.4, 6.9).",
            "Két játékosnál: akadályozzák-e egymást ugyanannak a játékosnak a seregei (6.4, 6.9).",
        ],
        "beggars-hold" => [
            "How many hostile armies a Water Beggar keeps from leaving a region (6.7.4).",
            "Hoeveel vijandige legers een Watergeus in de regio vasthoudt (6.7.4).",
            "Hány ellenséges sereget tart vissza egy tengeri koldus (6.7.4).",
        ],
        "beggars-in-generality" => [
            "Whether the Water Beggars can act there (6.7).",
            "Of de Watergeuzen daar kunnen optreden (6.7).",
            "Működhetnek-e ott a tengeri koldusok (6.7).",
        ],
        "neutral-movement" => [
            "Whether you may also move neutrals into cities and towns, or only out of them (6.14).",
            "Of je neutralen ook in steden mag zetten, of er alleen uit (6.14).",
            "Bevihetők-e a semlegesek a városokba, vagy csak kirakhatók (6.14).",
        ],
        "province-order" => [
            "Who says in which province pieces are moved next (6.14).",
            "Wie bepaalt in welke provincie daarna wordt verplaatst (6.14).",
            "Ki dönti el, melyik tartomány következik a mozgásnál (6.14).",
        ],
        "overflow-neutrals" => [
            "Whether a neutral leaves a full province when a piece overflows into it (6.13).",
            "Of een neutraal stuk een volle provincie verlaat als er een stuk overloopt (6.13).",
            "Távozik-e egy semleges a teli tartományból, ha oda túlcsordul valaki (6.13).",
        ],
        "geldern" => [
            "Whether the two touch by land or only by river (6.13).",
            "Of ze aan elkaar grenzen of alleen via de rivier verbonden zijn (6.13).",
            "Szárazon is szomszédosak-e, vagy csak a folyón át (6.13).",
        ],
        "neutral-pieces" => [
            "Fewer neutrals mean more overflow (6.13).",
            "Minder neutralen geeft meer overloop (6.13).",
            "Kevesebb semlegessel több a túlcsordulás (6.13).",
        ],
        "siege" => [
            "Which pieces in a taken city change sides; the other rivals become neutral (6.15).",
            "Welke stukken in een ingenomen stad overlopen; de andere rivalen worden neutraal (6.15).",
            "Mely jelzők állnak át a bevett városban; a többi rivális semleges lesz (6.15).",
        ],
        "citizens" => [
            "Whether the two Reformed columns do as the revised rules say, or mirror the Catholic ones (6.16).",
            "Of de gereformeerde kolommen werken zoals in de herziene regels, of als spiegelbeeld van de katholieke (6.16).",
            "A két reformált oszlop a javított szabály szerint hat-e, vagy a katolikusok tükörképe (6.16).",
        ],
        "noble-bishopric" => [
            "What happens to a bishopric whose province the Nobility holds (6.18).",
            "Wat er gebeurt met een bisdom waarvan de Adel de provincie beheerst (6.18).",
            "Mi történik a nemesség tartományának püspökségével (6.18).",
        ],
        "masterless-bishopric" => [
            "How fast a bishopric becomes Catholic when nobody holds its province (6.18).",
            "Hoe snel een bisdom katholiek wordt als niemand de provincie beheerst (6.18).",
            "Milyen gyorsan lesz katolikus a gazdátlan tartomány püspöksége (6.18).",
        ],
        "first-universities" => [
            "Who makes KÖLN and Leuven Reformed in turn 0 (5.7).",
            "Wie KEULEN en Leuven in ronde 0 gereformeerd maakt (5.7).",
            "Ki teszi reformálttá Kölnt és Leuvent a 0. fordulóban (5.7).",
        ],
        "noble-points" => [
            "Whether parts of a point for loyal people are rounded up or down (4.3.2).",
            "Of delen van punten voor getrouwe bevolking naar boven of beneden worden afgerond (4.3.2).",
            "Felfelé vagy lefelé kerekítjük-e a nemesség pontjait (4.3.2).",
        ],
        "new-money" => [
            "Whether new pieces become money only where there is no room, or whenever you like (6.10).",
            "Of nieuwe stukken alleen bij plaatsgebrek geld worden, of wanneer je wilt (6.10).",
            "Az új jelző csak helyhiány esetén válik pénzzé, vagy bármikor (6.10).",
        ],
        "emperor-for-habsburgs" => [
            "The printed box may name the Habsburgs beside the Nobility; the rulebooks do not say.",
            "Op het bord staan misschien ook de Habsburgers bij dit kader; de regels zwijgen erover.",
            "A táblán talán a Habsburgok is szerepelnek; a szabályok nem mondják meg.",
        ],
        "historical-rivers" => [
            "Scheldt, IJssel and Moselle are ways for overflow too (6.13).",
            "Ook Schelde, IJssel en Moezel zijn wegen voor overloop (6.13).",
            "A Schelde, az IJssel és a Mosel is túlcsordulási útvonal (6.13).",
        ],
        _ => return "",
    };
    say(lang, texts)
}

/// The name of an option's value; empty if there is no such value.
pub(super) fn value(lang: Lang, id: &str, value: &str) -> String {
    let names: Trio = match (id, value) {
        (_, "preset") => [
            "As the edition says",
            "Volgens de editie",
            "A kiadás szerint",
        ],
        ("beggars-in-generality" | "emperor-for-habsburgs" | "historical-rivers", _) => {
            return common::yes_or_no(value, lang);
        }
        ("edition", "recommended") => ["Recommended", "Aanbevolen", "Ajánlott"],
        ("edition", "first") => ["First edition", "Eerste editie", "Első kiadás"],
        ("edition", "revised") => ["Revised edition", "Herziene editie", "Javított kiadás"],
        ("three-factions", "nobility-reformer") => [
            "Nobility and Reformers",
            "Adel en Gereformeerden",
            "Nemesség és hitújítók",
        ],
        ("three-factions", "habsburg-nobility") => [
            "Habsburgs and Nobility",
            "Habsburgers en Adel",
            "Habsburgok és nemesség",
        ],
        ("three-factions", "habsburg-burgher") => [
            "Habsburgs and Burghers",
            "Habsburgers en Poorters",
            "Habsburgok és polgárok",
        ],
        ("three-factions", "habsburg-reformer") => [
            "Habsburgs and Reformers",
            "Habsburgers en Gereformeerden",
            "Habsburgok és hitújítók",
        ],
        ("three-factions", "nobility-burgher") => [
            "Nobility and Burghers",
            "Adel en Poorters",
            "Nemesség és polgárok",
        ],
        ("three-factions", "burgher-reformer") => [
            "Burghers and Reformers",
            "Poorters en Gereformeerden",
            "Polgárok és hitújítók",
        ],
        (_, "cities-count") => [
            "Cities count",
            "Hoofdsteden tellen mee",
            "A nagyvárosok számítanak",
        ],
        (_, "cities-do-not-count") => [
            "Cities do not count",
            "Hoofdsteden tellen niet mee",
            "A nagyvárosok nem számítanak",
        ],
        (_, "without-cities") => ["Without cities", "Zonder hoofdsteden", "Nagyvárosok nélkül"],
        (_, "with-cities") => ["With cities", "Met hoofdsteden", "Nagyvárosokkal"],
        (_, "all-there-is") => ["All there is", "Alles wat er is", "Ami csak van"],
        (_, "full-rounds") => [
            "Full rounds only",
            "Alleen hele rondes",
            "Csak teljes körök",
        ],
        (_, "stay-up") => ["They go on working", "Ze werken door", "Tovább működnek"],
        (_, "turn-down") => [
            "They are turned down",
            "Ze worden omgedraaid",
            "Lefordulnak",
        ],
        (_, "towns-of-region") => [
            "Towns of the region",
            "Steden in de regio",
            "A régió városai",
        ],
        (_, "region") => ["The whole region", "De hele regio", "Az egész régió"],
        (_, "towns-anywhere") => ["Towns anywhere", "Steden overal", "Bármely város"],
        (_, "anywhere") => ["Anywhere", "Overal", "Bárhol"],
        (_, "more-than-two-armies") => [
            "More than two armies",
            "Meer dan twee legers",
            "Kettőnél több sereg",
        ],
        (_, "one-side-above-two") => [
            "One side has more than two",
            "Eén partij heeft er meer dan twee",
            "Az egyik félnek kettőnél több van",
        ],
        (_, "apart") => ["Two factions", "Twee facties", "Két külön frakció"],
        (_, "together") => ["One side", "Eén partij", "Egy oldal"],
        (_, "one-army-each") => ["One army each", "Eén leger elk", "Egyenként egy sereget"],
        (_, "all-armies") => ["All armies", "Alle legers", "Minden sereget"],
        (_, "free") => [
            "Anywhere in the province",
            "Overal in de provincie",
            "Bárhová a tartományban",
        ],
        (_, "out-only") => ["Out only", "Alleen eruit", "Csak kifelé"],
        (_, "fixed") => ["Fixed", "Vast", "Rögzített"],
        (_, "first-player") => ["The first player", "De eerste speler", "A kezdőjátékos"],
        (_, "leave") => [
            "A neutral leaves",
            "Een neutraal stuk gaat weg",
            "Egy semleges távozik",
        ],
        (_, "stay") => [
            "Neutrals stay",
            "Neutralen blijven",
            "A semlegesek maradnak",
        ],
        (_, "by-river") => ["By river", "Via de rivier", "Folyón"],
        (_, "by-land") => ["By land", "Over land", "Szárazon"],
        ("neutral-pieces", "all") => ["All 47", "Alle 47", "Mind a 47"],
        ("neutral-pieces", "44") => ["44"; 3],
        ("neutral-pieces", "40") => ["40"; 3],
        ("neutral-pieces", "36") => ["36"; 3],
        ("neutral-pieces", "32") => ["32"; 3],
        (_, "rivals-then-neutrals") => [
            "Two rivals, else neutrals",
            "Twee rivalen, anders neutralen",
            "Két rivális, különben semlegesek",
        ],
        (_, "any-two") => [
            "Any two, allies too",
            "Twee willekeurige, ook bondgenoten",
            "Bármely kettő, a szövetséges is",
        ],
        (_, "rivals-only") => ["Two rivals only", "Alleen twee rivalen", "Csak két rivális"],
        (_, "printed") => [
            "As in the revised rules",
            "Zoals in de herziene regels",
            "A javított szabály szerint",
        ],
        (_, "symmetric") => ["Symmetric", "Symmetrisch", "Szimmetrikus"],
        (_, "stays") => ["Stays as it is", "Blijft zoals het is", "Nem változik"],
        (_, "towards-catholic") => [
            "Moves towards Catholic",
            "Schuift naar katholiek",
            "A katolikus felé lép",
        ],
        (_, "one-step") => [
            "One step a turn",
            "Eén stap per ronde",
            "Fordulónként egy lépés",
        ],
        (_, "at-once") => ["At once", "Meteen", "Azonnal"],
        (_, "burghers-too") => [
            "Burghers and Reformers",
            "Poorters en Gereformeerden",
            "Polgárok és hitújítók",
        ],
        (_, "reformers-only") => [
            "Reformers only",
            "Alleen Gereformeerden",
            "Csak a hitújítók",
        ],
        (_, "up") => ["Up", "Naar boven", "Felfelé"],
        (_, "down") => ["Down", "Naar beneden", "Lefelé"],
        (_, "only-without-room") => [
            "Only without room",
            "Alleen zonder plaats",
            "Csak ha nincs hely",
        ],
        (_, "by-choice") => ["By choice", "Naar keuze", "Választás szerint"],
        _ => return String::new(),
    };
    say(lang, names).to_owned()
}
