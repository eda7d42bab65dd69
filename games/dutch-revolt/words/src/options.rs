//! What the players can agree on before a game.

use super::names::{Trio, say};
use words::Lang;

/// The option's name; empty if there is no such option.
pub(super) fn name(lang: Lang, id: &str) -> &'static str {
    let names: Trio = match id {
        "length" => ["Length", "Speelduur", "Hossz"],
        "crusade" => ["Crusade", "Kruistocht", "Keresztes hadjárat"],
        "chit-hand" => [
            "Unused chits",
            "Ongebruikte fiches",
            "Fel nem használt lapkák",
        ],
        "owners" => ["Who holds what", "Wie bezit wat", "Kié mi"],
        "alignments" => [
            "Faith at the start",
            "Geloof bij het begin",
            "Kezdeti vallás",
        ],
        "spending" => ["Who spends first", "Wie besteedt eerst", "Ki költ először"],
        "off-the-table" => [
            "Shifts beyond the first column",
            "Voorbij de eerste kolom",
            "Az első oszlopon túl",
        ],
        _ => return "",
    };
    say(lang, names)
}

/// What the option changes; empty if there is no such option.
pub(super) fn help(lang: Lang, id: &str) -> &'static str {
    let texts: Trio = match id {
        "length" => [
            "The full war has 40 turns of a year each, with the Union at 400 points. The short one has 20 turns of two years, with the Union at 200; it favours the Spanish a little (12.0).",
            "De hele oorlog duurt 40 beurten van een jaar, met de Unie bij 400 punten. De korte telt 20 beurten van twee jaar, met de Unie bij 200; die is iets beter voor de Spanjaarden (12.0).",
            "A teljes háború 40 egyéves körből áll, az unió 400 pontnál jön létre. A rövid 20 kétéves kör, az unió 200 pontnál; ez kicsit a spanyoloknak kedvez (12.0).",
        ],
        "crusade" => [
            "The Crusade is the one event that never came near to happening. It can be left out (5.0).",
            "De Kruistocht is de enige gebeurtenis die nooit echt heeft plaatsgevonden. Je kunt hem weglaten (5.0).",
            "A Keresztes hadjárat az egyetlen esemény, amely a valóságban nem történt meg. Kihagyható (5.0).",
        ],
        "chit-hand" => [
            "By the book there is no limit to the chits one keeps, so that each side hoards those that help the other. With a limit more events are played; some southern territories then pay a little more, for balance (5.0).",
            "Volgens het boekje mag je onbeperkt fiches bewaren, zodat elke partij oppot wat de ander helpt. Met een grens vallen er meer gebeurtenissen; enkele zuidelijke gebieden betalen dan wat meer, voor het evenwicht (5.0).",
            "A szabálykönyv szerint bármennyi lapka megtartható, így mindkét fél visszatartja azt, ami a másiknak jó. Korlátozással több esemény történik; az egyensúly kedvéért ekkor néhány déli terület kicsit többet fizet (5.0).",
        ],
        "owners" => [
            "The printed map gives the Rebels North and South Holland, Zeeland and Friesland. Otherwise ten territories each are dealt or picked, or the deal gives the Rebels as many political points as the printed map (12.0).",
            "Op de gedrukte kaart hebben de Geuzen Noord- en Zuid-Holland, Zeeland en Friesland. Anders worden er elk tien gedeeld of gekozen, of de Geuzen krijgen bij het delen evenveel politieke punten als op de kaart (12.0).",
            "A nyomtatott térképen Észak- és Dél-Holland, Zeeland és Friesland a felkelőké. Különben fejenként tíz területet osztunk vagy választunk, vagy az osztás annyi politikai pontot ad a felkelőknek, mint a térkép (12.0).",
        ],
        "alignments" => [
            "What the people believe at the start: as printed, or by a die for each territory (12.0).",
            "Wat de bevolking bij het begin gelooft: zoals gedrukt, of één worp per gebied (12.0).",
            "Mit hisz a nép a kezdetkor: ahogy a lapon áll, vagy területenként kockadobással (12.0).",
        ],
        "spending" => [
            "Section 6.0 has the Spanish spend first every year, so that the Rebels see what they face. The other reading follows the initiative (4.1).",
            "Volgens 6.0 besteden de Spanjaarden elk jaar eerst, zodat de Geuzen zien wat hun te wachten staat. De andere lezing volgt het initiatief (4.1).",
            "A 6.0 szerint minden évben a spanyolok költenek először, így a felkelők látják, mi vár rájuk. A másik olvasat a kezdeményezést követi (4.1).",
        ],
        "off-the-table" => [
            "A weak attack on hostile people can be shifted off the left edge of the combat table: it then does nothing, or uses the first column (9.2).",
            "Een zwakke aanval op een vijandige bevolking kan links van de gevechtstabel schuiven: dan gebeurt er niets, of geldt de eerste kolom (9.2).",
            "Ellenséges érzelmű nép ellen a gyenge támadás balra lecsúszhat a harci táblázatról: ilyenkor hatástalan, vagy az első oszlop érvényes (9.2).",
        ],
        _ => return "",
    };
    say(lang, texts)
}

/// The name of an option's value; empty if there is no such value.
pub(super) fn value(lang: Lang, id: &str, value: &str) -> &'static str {
    let names: Trio = match (id, value) {
        ("length", "forty-turns") => [
            "40 turns, 1566-1605",
            "40 beurten, 1566-1605",
            "40 kör, 1566–1605",
        ],
        ("length", "twenty-turns") => [
            "20 turns of two years",
            "20 beurten van twee jaar",
            "20 kétéves kör",
        ],
        ("crusade", "in") => ["In the game", "Doet mee", "Játékban"],
        ("crusade", "out") => ["Left out", "Weggelaten", "Kihagyva"],
        ("chit-hand", "unlimited") => [
            "Kept without limit",
            "Onbeperkt bewaren",
            "Korlátlanul megtarthatók",
        ],
        ("chit-hand", "six") => [
            "Six kept at most",
            "Hoogstens zes bewaren",
            "Legfeljebb hat tartható meg",
        ],
        ("chit-hand", "returned") => [
            "Put back every year",
            "Elk jaar teruggelegd",
            "Minden évben visszakerülnek",
        ],
        ("owners", "printed") => ["As printed", "Zoals gedrukt", "A térkép szerint"],
        ("owners", "dealt") => [
            "Ten each, dealt",
            "Elk tien, gedeeld",
            "Fejenként tíz, osztva",
        ],
        ("owners", "fair-deal") => [
            "Dealt fairly by points",
            "Eerlijk gedeeld op punten",
            "Pontok szerint igazságosan osztva",
        ],
        ("owners", "picked") => [
            "Ten each, picked in turn",
            "Elk tien, om beurten gekozen",
            "Fejenként tíz, felváltva választva",
        ],
        ("alignments", "printed") => ["As printed", "Zoals gedrukt", "A lap szerint"],
        ("alignments", "rolled") => ["Rolled for", "Door de dobbelsteen", "Kockadobással"],
        ("spending", "spanish-first") => ["The Spanish", "De Spanjaarden", "A spanyolok"],
        ("spending", "by-initiative") => [
            "By initiative",
            "Volgens initiatief",
            "A kezdeményezés szerint",
        ],
        ("off-the-table", "no-effect") => ["No effect", "Geen gevolg", "Hatástalan"],
        ("off-the-table", "first-column") => ["First column", "Eerste kolom", "Első oszlop"],
        _ => return "",
    };
    say(lang, names)
}
