//! What the players can agree on before a game.

use super::names::{Trio, say};
use words::{Lang, common};

/// The option's name; empty if there is no such option.
pub(super) fn name(lang: Lang, id: &str) -> &'static str {
    let names: Trio = match id {
        "start" => ["Starting position", "Beginopstelling", "Kezdőállás"],
        "points" => ["Points of others", "Punten van anderen", "Mások pontjai"],
        "mainz" => ["Privilege of Mainz", "Privilege van Mainz", "Mainz előjoga"],
        "archbishops-marry" => [
            "Archbishops may marry",
            "Aartsbisschoppen mogen trouwen",
            "Az érsekek nősülhetnek",
        ],
        "eminence-votes" => [
            "The Grey Eminence votes",
            "De Grijze eminentie stemt",
            "A Szürke eminenciás szavaz",
        ],
        "voters-point" => ["Point for voters", "Punt voor kiezers", "A szavazók pontja"],
        "imperial-cities" => ["Imperial cities", "Rijkssteden", "Birodalmi városok"],
        "no-cards" => [
            "Without coloured cards",
            "Zonder gekleurde kaarten",
            "Színes kártya nélkül",
        ],
        "final-tie" => [
            "Equal points at the end",
            "Gelijke stand aan het eind",
            "Végső pontegyenlőség",
        ],
        _ => return "",
    };
    say(lang, names)
}

/// What the option changes; empty if there is no such option.
pub(super) fn help(lang: Lang, id: &str) -> &'static str {
    let texts: Trio = match id {
        "start" => [
            "The players place their first pieces in turn, or a fair draw does it for them and play begins at once.",
            "De spelers zetten hun eerste stukken om de beurt, of een eerlijke loting doet het en het spel begint meteen.",
            "A játékosok sorban lerakják első figuráikat, vagy igazságos sorsolás teszi ezt meg helyettük, és a játék rögtön kezdődik.",
        ],
        "points" => [
            "Whether the board shows everybody's points, or only your own until the end. Every point is given openly, so counting along is always allowed.",
            "Of het bord ieders punten toont, of tot het eind alleen de jouwe. Elk punt wordt openlijk gegeven, dus meetellen mag altijd.",
            "A tábla mindenki pontját mutatja-e, vagy a végéig csak a sajátodat. Minden pontot nyíltan osztanak, így számolni mindig szabad.",
        ],
        "mainz" => [
            "The point of Mainz is for an elector who keeps the seat, or for anybody who is elector there after phase V.",
            "Het punt van Mainz is voor een keurvorst die zijn zetel houdt, of voor wie er na fase V ook maar keurvorst is.",
            "Mainz pontja annak jár, aki megtartja ott a székét, vagy bárkinek, aki az V. fázis után ott választófejedelem.",
        ],
        "archbishops-marry" => [
            "An archbishop may marry, but then leaves his seat, for only barons can hold it.",
            "Een aartsbisschop mag trouwen, maar verlaat dan zijn zetel, want die is alleen voor baronnen.",
            "Az érsek megnősülhet, de akkor elhagyja a székét, mert azt csak báró töltheti be.",
        ],
        "eminence-votes" => [
            "Under Church influence a Grey Eminence in that archbishopric adds a vote too.",
            "Bij Kerkelijke invloed geeft ook een Grijze eminentie in dat aartsbisdom een stem.",
            "Egyházi befolyásnál az ott működő Szürke eminenciás is ad egy szavazatot.",
        ],
        "voters-point" => [
            "The point for having voted for the winner goes to everybody who did, or only to those who had a vote to cast.",
            "Het punt voor een stem op de winnaar is voor iedereen, of alleen voor wie echt stemmen had.",
            "A győztesre szavazók pontja mindenkinek jár, vagy csak annak, akinek volt szavazata.",
        ],
        "imperial-cities" => [
            "Whether the emperor must place and must move imperial cities where there is room.",
            "Of de keizer rijkssteden moet zetten en verzetten waar plaats is.",
            "Köteles-e a császár letenni, illetve áthelyezni a birodalmi városokat, ha van hely.",
        ],
        "no-cards" => [
            "Who has neither blue nor pink cards has no child, or, as nought equals nought, a daughter.",
            "Wie geen blauwe en geen roze kaarten heeft, krijgt geen kind, of, omdat nul gelijk is aan nul, een dochter.",
            "Akinek se kék, se rózsaszín kártyája nincs, annak nincs gyermeke, vagy mivel nulla egyenlő nullával, lánya születik.",
        ],
        "final-tie" => [
            "Equal points share the victory, or the thalers decide, and after them the throne.",
            "Bij gelijke punten wordt de zege gedeeld, of beslissen de daalders, en daarna de troon.",
            "Egyenlő pontnál közös a győzelem, vagy a tallérok döntenek, azután a trón.",
        ],
        _ => return "",
    };
    say(lang, texts)
}

/// The name of an option's value; empty if there is no such value.
pub(super) fn value(lang: Lang, id: &str, value: &str) -> String {
    let names: Trio = match (id, value) {
        ("start", "placed") => [
            "Placed by the players",
            "Door de spelers gezet",
            "A játékosok rakják le",
        ],
        ("start", "quick") => ["Quick start", "Snelle start", "Gyors kezdés"],
        ("points", "hidden") => ["Hidden", "Verborgen", "Rejtett"],
        ("points", "open") => ["Open", "Open", "Nyílt"],
        ("mainz", "incumbent") => [
            "Who keeps the seat",
            "Wie de zetel houdt",
            "Aki megtartja a széket",
        ],
        ("mainz", "any-elector") => ["Any elector", "Elke keurvorst", "Bármely választófejedelem"],
        ("voters-point", "everyone") => ["For everybody", "Voor iedereen", "Mindenkinek"],
        ("voters-point", "with-votes") => {
            ["Only with votes", "Alleen met stemmen", "Csak szavazattal"]
        }
        ("imperial-cities", "place-must-move-may") => [
            "Must place, may move",
            "Zetten moet, verzetten mag",
            "Letenni kell, áthelyezni lehet",
        ],
        ("imperial-cities", "both-must") => [
            "Must place and move",
            "Zetten en verzetten moet",
            "Mindkettő kötelező",
        ],
        ("imperial-cities", "both-may") => [
            "May place and move",
            "Zetten en verzetten mag",
            "Mindkettő szabadon",
        ],
        ("no-cards", "no-child") => ["No child", "Geen kind", "Nincs gyermek"],
        ("no-cards", "daughter") => ["A daughter", "Een dochter", "Lány"],
        ("final-tie", "shared") => ["Shared victory", "Gedeelde zege", "Közös győzelem"],
        ("final-tie", "thalers") => [
            "Thalers, then the throne",
            "Daalders, dan de troon",
            "Tallérok, majd a trón",
        ],
        ("archbishops-marry" | "eminence-votes", switch) => {
            return common::yes_or_no(switch, lang);
        }
        _ => return String::new(),
    };
    say(lang, names).to_owned()
}
