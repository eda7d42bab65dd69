//! The phases of a year.

use dutch_revolt_rules::Phase;

use super::names::say;
use words::Lang;

/// The phase's name.
pub fn phase(lang: Lang, phase: Phase) -> &'static str {
    let names = match phase {
        Phase::Initiative => ["Initiative", "Initiatief", "Kezdeményezés"],
        Phase::EventDraw => ["Event draw", "Fiches trekken", "Eseményhúzás"],
        Phase::Treasury => ["Treasury", "Schatkist", "Kincstár"],
        Phase::Religion => ["Religious conversion", "Bekering", "Hittérítés"],
        Phase::Movement => ["Movement", "Verplaatsing", "Hadmozgás"],
        Phase::Siege => ["Siege combat", "Beleg", "Ostrom"],
        Phase::Political => ["Politics", "Politiek", "Politika"],
    };
    say(lang, names)
}

/// The phase inside a sentence: "the treasury phase".
pub(super) fn the_phase(lang: Lang, phase: Phase) -> &'static str {
    let names = match phase {
        Phase::Initiative => [
            "the initiative phase",
            "de initiatieffase",
            "a kezdeményezés szakasza",
        ],
        Phase::EventDraw => [
            "the event draw",
            "het trekken van fiches",
            "az eseményhúzás szakasza",
        ],
        Phase::Treasury => [
            "the treasury phase",
            "de schatkistfase",
            "a kincstári szakasz",
        ],
        Phase::Religion => [
            "the religious phase",
            "de bekeringsfase",
            "a hittérítés szakasza",
        ],
        Phase::Movement => [
            "the movement phase",
            "de verplaatsingsfase",
            "a hadmozgás szakasza",
        ],
        Phase::Siege => ["the siege phase", "de belegfase", "az ostromszakasz"],
        Phase::Political => [
            "the political phase",
            "de politieke fase",
            "a politikai szakasz",
        ],
    };
    say(lang, names)
}

/// An event that is played in the phase, as what is played.
pub(super) fn an_event(lang: Lang, phase: Phase) -> &'static str {
    let names = match phase {
        Phase::Initiative | Phase::EventDraw => ["an event", "een gebeurtenis", "egy eseményt"],
        Phase::Treasury => [
            "an event of the treasury phase",
            "een gebeurtenis van de schatkistfase",
            "egy kincstári eseményt",
        ],
        Phase::Religion => [
            "an event of the religious phase",
            "een gebeurtenis van de bekeringsfase",
            "egy vallási eseményt",
        ],
        Phase::Movement => [
            "an event of the movement phase",
            "een gebeurtenis van de verplaatsingsfase",
            "egy hadmozgási eseményt",
        ],
        Phase::Siege => [
            "an event of the siege phase",
            "een gebeurtenis van de belegfase",
            "egy ostromeseményt",
        ],
        Phase::Political => [
            "an event of the political phase",
            "een gebeurtenis van de politieke fase",
            "egy politikai eseményt",
        ],
    };
    say(lang, names)
}

/// What happens in the phase.
pub fn phase_help(lang: Lang, phase: Phase) -> &'static str {
    let texts = match phase {
        Phase::Initiative => [
            "The Spanish roll for their treasury, the Rebels for the initiative. If the Rebel die is higher, the Rebels act second this year, otherwise the Spanish; second is the better place.",
            "De Spanjaarden gooien voor hun schatkist, de Geuzen voor het initiatief. Gooien de Geuzen hoger, dan zijn zij dit jaar als tweede aan de beurt, anders de Spanjaarden; de tweede plaats is de beste.",
            "A spanyolok a kincstárukért dobnak, a felkelők a kezdeményezésért. Ha a felkelők dobnak nagyobbat, idén ők cselekszenek másodikként, különben a spanyolok; másodiknak lenni jobb.",
        ],
        Phase::EventDraw => [
            "Each side draws three event chits in secret, the Spanish first. Each side may use three chits a year and keep the others.",
            "Elke partij trekt in het geheim drie fiches, de Spanjaarden eerst. Per jaar mag elke partij er drie gebruiken en de rest bewaren.",
            "Mindkét fél titokban három eseménylapkát húz, elsőként a spanyolok. Évente mindenki három lapkát használhat fel, a többit megtarthatja.",
        ],
        Phase::Treasury => [
            "Treasury events, then both incomes are counted and spent: the whole army is hired anew and placed in one's own territories. What is not spent is lost.",
            "Eerst de schatkistgebeurtenissen, dan worden beide inkomsten geteld en besteed: het hele leger wordt opnieuw gehuurd en in eigen gebieden gezet. Wat overblijft is verloren.",
            "A kincstári események után mindkét fél bevételét összeszámoljuk és elköltjük: az egész sereget újra kell toborozni, és saját területekre állítani. Ami megmarad, elvész.",
        ],
        Phase::Religion => [
            "Religious events, then the missionaries preach: one die for each territory where there are any, and the people may turn one step towards the preachers' faith.",
            "Eerst de geloofsgebeurtenissen, dan preken de predikers: één worp per gebied waar ze staan, en de bevolking kan een stap opschuiven naar hun geloof.",
            "A vallási események után prédikálnak a hittérítők: ahol vannak, területenként egy kockadobás dönti el, tesz-e a nép egy lépést az ő hitük felé.",
        ],
        Phase::Movement => [
            "Movement events, then troops march: pikemen one territory, cavalry up to two, flotillas from coast to coast with troops aboard. Who enters enemy land invades it.",
            "Eerst de verplaatsingsgebeurtenissen, dan marcheren de troepen: piekeniers één gebied, ruiters hoogstens twee, eskaders van kust naar kust met troepen aan boord. Wie vijandelijk land betreedt, valt het binnen.",
            "A hadmozgási események után vonulnak a csapatok: a pikások egy, a lovasok legfeljebb két területnyit, a flottillák parttól partig, katonákkal a fedélzeten. Aki ellenséges földre lép, megtámadja azt.",
        ],
        Phase::Siege => [
            "Siege events, then every invaded territory is besieged with one die roll. If the defenders lose more than their troops, the territory changes hands.",
            "Eerst de beleggebeurtenissen, dan wordt om elk binnengevallen gebied één keer gegooid. Verliest de verdediger meer dan zijn troepen, dan wisselt het gebied van eigenaar.",
            "Az ostromesemények után minden megtámadott területért egyszer dobunk. Ha a védők többet veszítenek, mint amennyi csapatuk van, a terület gazdát cserél.",
        ],
        Phase::Political => [
            "Political events, then the Rebels score 1 point for each rural, 2 for each developed and 3 for each urban territory they hold. At 400 the Union of Utrecht is proclaimed and the game ends.",
            "Eerst de politieke gebeurtenissen, dan scoren de Geuzen 1 punt per landelijk, 2 per ontwikkeld en 3 per stedelijk gebied dat ze bezitten. Bij 400 wordt de Unie van Utrecht uitgeroepen en eindigt het spel.",
            "A politikai események után a felkelők minden vidéki területükért 1, fejlettért 2, városiasért 3 pontot kapnak. 400 pontnál kikiáltják az utrechti uniót, és a játék véget ér.",
        ],
    };
    say(lang, texts)
}
