//! How a game ends, and what came of it.

use dutch_revolt_rules::Verdict;

use super::names::say;
use words::Lang;

/// Who won, how, and what it means.
pub fn verdict(lang: Lang, verdict: Verdict) -> &'static str {
    let texts = match verdict {
        Verdict::SpanishWholeMap => [
            "Overwhelming victory for the Spanish: every territory obeys the King again, and the revolt is a footnote.",
            "Verpletterende overwinning voor de Spanjaarden: elk gewest gehoorzaamt de koning weer, en de Opstand is een voetnoot.",
            "Elsöprő spanyol győzelem: minden tartomány ismét a királynak engedelmeskedik, a felkelés lábjegyzet marad.",
        ],
        Verdict::NoUnion => [
            "Overwhelming victory for the Spanish: time has run out, and no Union of Utrecht was ever proclaimed.",
            "Verpletterende overwinning voor de Spanjaarden: de tijd is om, en de Unie van Utrecht is er nooit gekomen.",
            "Elsöprő spanyol győzelem: lejárt az idő, és az utrechti unió sosem született meg.",
        ],
        Verdict::SpanishMajor => [
            "Major victory for the Spanish: the Union holds hardly any land and will not last; the north returns to Rome and to the Habsburgs.",
            "Grote overwinning voor de Spanjaarden: de Unie heeft nauwelijks land en houdt geen stand; het noorden keert terug naar Rome en de Habsburgers.",
            "Nagy spanyol győzelem: az uniónak alig van földje, és nem marad fenn; az észak visszatér Rómához és a Habsburgokhoz.",
        ],
        Verdict::SpanishMinor => [
            "Minor victory for the Spanish: a small republic survives, too poor for fleets and colonies and of little weight in Europe.",
            "Kleine overwinning voor de Spanjaarden: er overleeft een kleine republiek, te arm voor vloten en koloniën, met weinig gewicht in Europa.",
            "Kis spanyol győzelem: egy kis köztársaság fennmarad, de flottákra és gyarmatokra nem telik neki, és szava sem sokat ér Európában.",
        ],
        Verdict::Draw => [
            "A draw, as in history: the Republic goes its own way and sails for the Indies, while the Catholic south, one day to be Belgium, stays with the Habsburgs.",
            "Gelijkspel, zoals het ging: de Republiek gaat haar eigen weg en vaart naar de Oost, en het katholieke zuiden, later België, blijft bij de Habsburgers.",
            "Döntetlen, ahogy a történelemben: a Köztársaság a maga útját járja, és hajói Indiáig jutnak, a katolikus dél, a későbbi Belgium pedig a Habsburgoké marad.",
        ],
        Verdict::RebelMinor => [
            "Minor victory for the Rebels: the Republic holds most of the Low Countries and will rival England at sea; what is left of the south falls to France in time.",
            "Kleine overwinning voor de Geuzen: de Republiek bezit het grootste deel van de Lage Landen en wordt op zee Engelands gelijke; de rest van het zuiden valt ooit aan Frankrijk toe.",
            "Kis felkelő győzelem: Németalföld nagyobb része a Köztársaságé, amely a tengeren Anglia vetélytársa lesz; a dél maradéka idővel Franciaországé.",
        ],
        Verdict::RebelMajor => [
            "Major victory for the Rebels: Spain is driven out and sinks under its debts, and the Republic stands beside France as the first power of the west.",
            "Grote overwinning voor de Geuzen: Spanje is verdreven en bezwijkt onder zijn schulden, en de Republiek staat naast Frankrijk als eerste mogendheid van het westen.",
            "Nagy felkelő győzelem: Spanyolország kiszorul, és összeroppan adósságai alatt, a Köztársaság pedig Franciaország mellett a Nyugat első hatalma.",
        ],
        Verdict::RebelWholeMap => [
            "Overwhelming victory for the Rebels: from Groningen to Luxembourg not one territory is left to the King.",
            "Verpletterende overwinning voor de Geuzen: van Groningen tot Luxemburg is de koning geen enkel gewest meer over.",
            "Elsöprő felkelő győzelem: Groningentől Luxemburgig egyetlen tartomány sem maradt a királynak.",
        ],
    };
    say(lang, texts)
}
