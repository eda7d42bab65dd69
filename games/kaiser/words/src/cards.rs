//! The action cards and the privileges: what they are called and what they do.

use kaiser_rules::{Card, Electorate, Tint};

use super::names::say;
use words::{Lang, texts};

/// The card's name.
pub fn card(lang: Lang, card: Card) -> &'static str {
    let names = match card {
        Card::Doctor => ["Doctor", "Medicus", "Orvos"],
        Card::Move => ["Move", "Verhuizing", "Költözés"],
        Card::Pope => ["Pope", "Paus", "Pápa"],
        Card::Excommunication => ["Excommunication", "Uitsluiting", "Kizárás"],
        Card::ChurchInfluence => ["Church influence", "Kerkelijke invloed", "Egyházi befolyás"],
        Card::Indulgence => ["Indulgence", "Aflaat", "Búcsúcédula"],
        Card::Permit => ["Permit", "Instroom", "Betelepülés"],
        Card::Ordinance => ["Ordinance", "Stadsrecht", "Városjog"],
        Card::Promotion => ["Promotion", "Promotie", "Előléptetés"],
        Card::KingsDaughter => ["King's daughter", "Koningsdochter", "Királylány"],
        Card::Rival => ["Rival", "Tegenkeizer", "Ellencsászár"],
        Card::Knight => ["Knight", "Ridder", "Lovag"],
        Card::GreyEminence => ["Grey Eminence", "Grijze eminentie", "Szürke eminenciás"],
    };
    say(lang, names)
}

/// What the card does, for a tooltip and for the rules reference.
pub fn card_help(lang: Lang, card: Card) -> &'static str {
    let texts = match card {
        Card::Doctor => [
            "Make a noble of your own ten years younger, or somebody else's ten years older. Whoever is 45 and grows older goes back to the owner's supply, be it an elector or the emperor.",
            "Maak een eigen edele tien jaar jonger, of een edele van een ander tien jaar ouder. Wie 45 is en ouder wordt, gaat terug naar de voorraad van de eigenaar, ook een keurvorst of de keizer.",
            "Egy saját nemes tíz évvel megfiatalodik, vagy valaki másé tíz évvel megöregszik. Aki 45 éves és öregszik, visszakerül gazdája készletébe, legyen akár választófejedelem vagy császár.",
        ],
        Card::Move => [
            "Move a noble of your own from a noble space to a noble space of another electorate. Not an elector, not the emperor.",
            "Verhuis een eigen edele van een adelsveld naar een adelsveld van een ander keurvorstendom. Geen keurvorst, niet de keizer.",
            "Egy saját nemesed nemesi mezőről egy másik választófejedelemség nemesi mezőjére költözik. Választófejedelem és császár nem költözhet.",
        ],
        Card::Pope => [
            "One vote more in this round's election.",
            "Eén stem meer bij de keizerskeuze van deze ronde.",
            "Eggyel több szavazat ennek a fordulónak a császárválasztásán.",
        ],
        Card::Excommunication => [
            "Before the vote, name a secular electorate: it has no vote in this election.",
            "Noem voor de stemming een wereldlijk keurvorstendom: het stemt deze keer niet mee.",
            "A szavazás előtt nevezz meg egy világi választófejedelemséget: ezúttal nem szavaz.",
        ],
        Card::ChurchInfluence => [
            "Before the vote, name an archbishopric: each other noble and each knight of the archbishop's colour there adds a vote for the archbishop's owner.",
            "Noem voor de stemming een aartsbisdom: elke andere edele en elke ridder in de kleur van de aartsbisschop daar geeft zijn eigenaar een stem extra.",
            "A szavazás előtt nevezz meg egy érsekséget: az érsek gazdája ott álló minden további nemese és lovagja után egy-egy szavazatot kap.",
        ],
        Card::Indulgence => ["1 victory point.", "1 zegepunt.", "1 győzelmi pont."],
        Card::Permit => [
            "Settle a baron of 15 (3 thalers) or a couple of 15 (5 thalers) from your supply on a noble space. Where no noble space is free you may push out a knight.",
            "Vestig een baron (3 daalders) of een echtpaar (5 daalders) van 15 jaar uit je voorraad op een adelsveld. Waar geen adelsveld vrij is, mag je een ridder verdringen.",
            "Telepíts le a készletedből egy 15 éves bárót (3 tallér) vagy házaspárt (5 tallér) egy nemesi mezőre. Ahol nincs szabad nemesi mező, kiszoríthatsz egy lovagot.",
        ],
        Card::Ordinance => [
            "Build a city on any free city space: 1 point for your first and your second, 2 points for your third.",
            "Bouw een stad op een vrij stadsveld: 1 punt voor je eerste en je tweede, 2 punten voor je derde.",
            "Építs várost bármely szabad városmezőre: az elsőért és a másodikért 1-1, a harmadikért 2 pont jár.",
        ],
        Card::Promotion => [
            "A knight of yours on a noble space becomes a baron of 15; the knight returns to your supply.",
            "Een eigen ridder op een adelsveld wordt een baron van 15 jaar; de ridder gaat terug naar je voorraad.",
            "Egy nemesi mezőn álló lovagodból 15 éves báró lesz; a lovag visszakerül a készletedbe.",
        ],
        Card::KingsDaughter => [
            "A baron of yours marries: he becomes a couple of the same age. Archbishops do not marry.",
            "Een eigen baron trouwt: hij wordt een echtpaar van dezelfde leeftijd. Aartsbisschoppen trouwen niet.",
            "Egy báród megnősül: ugyanolyan korú házaspár lesz belőle. Érsek nem nősülhet.",
        ],
        Card::Rival => [
            "You claim the throne: there is an election this round, and you do nothing more in phase IV. Not for the emperor.",
            "Je eist de troon op: er komt deze ronde een keizerskeuze, en jij doet in fase IV niets meer. Niet voor de keizer.",
            "Igényt tartasz a trónra: ebben a fordulóban császárt választanak, te pedig a IV. fázisban már nem lépsz többet. A császár nem veheti el.",
        ],
        Card::Knight => [
            "For 1 thaler a knight from your supply or from the board goes to a free noble or castle space. The card stays in the display.",
            "Voor 1 daalder gaat een ridder uit je voorraad of van het bord naar een vrij adels- of burchtveld. De kaart blijft liggen.",
            "1 tallérért egy lovagod a készletből vagy a tábláról egy szabad nemesi vagy vármezőre lép. A kártya a kínálatban marad.",
        ],
        Card::GreyEminence => [
            "Only with the privilege of Brandenburg: in phase V a baron of 45 from your supply adds 1 power in any electorate, until the next ageing.",
            "Alleen met het privilege van Brandenburg: in fase V geeft een baron van 45 uit je voorraad 1 macht in een keurvorstendom naar keuze, tot de volgende veroudering.",
            "Csak Brandenburg előjogával: az V. fázisban egy 45 éves báród a készletből 1 hatalmat ad egy tetszőleges választófejedelemségben, a következő öregedésig.",
        ],
    };
    say(lang, texts)
}

/// What the card does, in two short lines on its face; a city's points are printed ones.
pub fn card_in_short(lang: Lang, card: Card, cities: &[u8]) -> String {
    let texts = match card {
        Card::Doctor => [
            "Own noble −10, other's +10",
            "Eigen edele −10, ander +10",
            "Saját nemes −10, másé +10",
        ],
        Card::Move => [
            "A noble changes electorate",
            "Edele naar ander keurvorstendom",
            "Egy nemes máshová költözik",
        ],
        Card::Pope => ["+1 vote", "+1 stem", "+1 szavazat"],
        Card::Excommunication => [
            "A secular seat does not vote",
            "Wereldlijke zetel stemt niet",
            "Egy világi szék nem szavaz",
        ],
        Card::ChurchInfluence => [
            "Archbishop: +1 vote a piece",
            "Aartsbisdom: +1 stem per stuk",
            "Érsek: bábunként +1 szavazat",
        ],
        Card::Indulgence => ["1 point", "1 punt", "1 pont"],
        Card::Permit => [
            "New baron or couple of 15",
            "Nieuwe baron of echtpaar van 15",
            "Új 15 éves báró vagy pár",
        ],
        Card::Ordinance => {
            let points: Vec<String> = cities.iter().map(u8::to_string).collect();
            return city_points(lang, points.join("/"));
        }
        Card::Promotion => [
            "Knight becomes baron of 15",
            "Ridder wordt baron van 15",
            "Lovagból 15 éves báró",
        ],
        Card::KingsDaughter => [
            "One's own baron marries",
            "Een eigen baron trouwt",
            "Egy saját báró megnősül",
        ],
        Card::Rival => [
            "Claim the throne and end your IV",
            "Eis de troon op, einde fase IV",
            "Trónkövetelés, a IV. fázis vége",
        ],
        Card::Knight => [
            "Place or move a knight",
            "Ridder plaatsen of verzetten",
            "Lovag jön vagy átlép",
        ],
        Card::GreyEminence => [
            "+1 power, only Brandenburg",
            "+1 macht, alleen Brandenburg",
            "+1 hatalom, csak Brandenburg",
        ],
    };
    say(lang, texts).to_owned()
}

texts! {
    fn city_points(points) { en "A city: {points} points" nl "Een stad: {points} punten" hu "Egy város: {points} pont" }
}

/// What the elector of an electorate may do or gets, in a few words.
pub fn privilege_in_short(lang: Lang, electorate: Electorate) -> &'static str {
    let texts = match electorate {
        Electorate::Trier => [
            "IV: an action that is sold out",
            "IV: een actie die uitverkocht is",
            "IV: egy elfogyott akció",
        ],
        Electorate::Koeln => [
            "IV: a Doctor for nothing",
            "IV: een gratis Medicus",
            "IV: ingyenes Orvos",
        ],
        Electorate::Mainz => [
            "V: 1 point for who stays",
            "V: 1 punt voor wie blijft",
            "V: 1 pont, ha marad",
        ],
        Electorate::Pfalz => [
            "IV: a baron of 15 for nothing",
            "IV: een gratis baron van 15",
            "IV: ingyen 15 éves báró",
        ],
        Electorate::Sachsen => [
            "I: 2 thalers more",
            "I: 2 daalders extra",
            "I: 2 tallérral több",
        ],
        Electorate::Brandenburg => [
            "IV: the Grey Eminence",
            "IV: de Grijze eminentie",
            "IV: a Szürke eminenciás",
        ],
        Electorate::Boehmen => ["VI: 2 votes", "VI: 2 stemmen", "VI: 2 szavazat"],
    };
    say(lang, texts)
}

/// The colour of a card.
pub fn tint(lang: Lang, tint: Tint) -> &'static str {
    let names = match tint {
        Tint::Blue => ["blue", "blauw", "kék"],
        Tint::Pink => ["pink", "roze", "rózsaszín"],
        Tint::White => ["white", "wit", "fehér"],
    };
    say(lang, names)
}

/// What the elector of an electorate may do or gets.
pub fn privilege(lang: Lang, electorate: Electorate) -> &'static str {
    let texts = match electorate {
        Electorate::Trier => [
            "Phase IV: use an action of this phase whose cards are all taken, at its price and without a card.",
            "Fase IV: gebruik een actie van deze fase waarvan alle kaarten weg zijn, voor de gewone prijs en zonder kaart.",
            "IV. fázis: használd e fázis egy elfogyott kártyájának akcióját, rendes áron, kártya nélkül.",
        ],
        Electorate::Koeln => [
            "Phase IV: a Doctor for nothing.",
            "Fase IV: een gratis Medicus.",
            "IV. fázis: egy ingyenes Orvos.",
        ],
        Electorate::Mainz => [
            "Phase V: 1 point for an elector who keeps the seat.",
            "Fase V: 1 punt voor een keurvorst die zijn zetel houdt.",
            "V. fázis: 1 pont annak a választófejedelemnek, aki megtartja a székét.",
        ],
        Electorate::Pfalz => [
            "Phase IV: a baron of 15 settles for nothing.",
            "Fase IV: een baron van 15 vestigt zich gratis.",
            "IV. fázis: egy 15 éves báró ingyen letelepszik.",
        ],
        Electorate::Sachsen => [
            "Phase I: 2 thalers more.",
            "Fase I: 2 daalders extra.",
            "I. fázis: 2 tallérral több bevétel.",
        ],
        Electorate::Brandenburg => [
            "Phase IV: take the Grey Eminence.",
            "Fase IV: neem de Grijze eminentie.",
            "IV. fázis: vedd el a Szürke eminenciást.",
        ],
        Electorate::Boehmen => [
            "Phase VI: 2 votes instead of 1.",
            "Fase VI: 2 stemmen in plaats van 1.",
            "VI. fázis: 1 helyett 2 szavazat.",
        ],
    };
    say(lang, texts)
}
