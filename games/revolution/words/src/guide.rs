//! The guided first turns: what each phase is for, what to think of, and what to look at.
//!
//! Phases without a choice pass by themselves, so what they did is told at the next decision.

use revolution_rules::{Board, Phase, Step};

use super::board as label;
use super::names::{Trio, say};
use super::phases::phase;
use words::{Guide, Lang, Pointer};

/// The last turn with a guide: by then every phase has come once.
const LAST: u8 = 1;

/// What a newcomer is told at this moment.
pub(super) fn guide(lang: Lang, board: &Board) -> Option<Guide> {
    if board.turn > LAST || board.step == Step::Over {
        return None;
    }
    let setting_up = matches!(board.step, Step::Garrison { .. });
    let (text, look) = if setting_up {
        (GARRISON, &["camps"][..])
    } else if board.turn == 0 {
        turn_zero(board.phase)
    } else {
        turn_one(board.phase)
    };
    let heading = if setting_up {
        label::first_armies(lang)
    } else {
        phase(lang, board.phase).to_owned()
    };
    let pointers = look.iter().map(|&id| Pointer {
        id,
        name: pointer(lang, id).to_owned(),
    });
    Some(Guide {
        heading,
        text: say(lang, text).to_owned(),
        look: pointers.collect(),
    })
}

/// What a part of the board is called.
fn pointer(lang: Lang, id: &str) -> &'static str {
    let names: Trio = match id {
        "camps" => ["Command boxes", "Legerblokken", "Parancssávok"],
        "lines" => [
            "Lines between the boxes",
            "Lijnen tussen de blokken",
            "A sávok közti vonalak",
        ],
        "supports" => ["Support boxes", "Steunkaders", "Támogatóhelyek"],
        "standing" => [
            "Order, money and points",
            "Volgorde, geld en punten",
            "Sorrend, pénz és pontok",
        ],
        "citizens" => ["Citizens' track", "Stedelingen", "Városlakók táblája"],
        "cities" => ["Cities", "Hoofdsteden", "Nagyvárosok"],
        "towns" => ["Towns", "Provinciesteden", "Városok"],
        _ => ["Provinces", "Provincies", "Tartományok"],
    };
    say(lang, names)
}

const GARRISON: Trio = [
    "Before the first turn the Habsburgs put two armies on orange spaces of the command boxes. Every region in which they have an army is worth a point to them, so two different regions are best.",
    "Voor de eerste ronde zetten de Habsburgers twee legers op oranje vakken van de legerblokken. Elke regio met een leger is voor hen een punt waard: kies dus twee verschillende.",
    "Az első forduló előtt a Habsburgok két sereget tesznek a parancssávok narancsszínű mezőire. Minden régió, ahol seregük van, egy pontot ér nekik, ezért két különbözőt érdemes választani.",
];

/// Turn 0: a short turn to settle in.
fn turn_zero(phase: Phase) -> (Trio, &'static [&'static str]) {
    match phase {
        Phase::Support => (
            [
                "Turn 0 is short: you only settle in. Pieces in your support boxes may go to the provinces named when you point at the box; from a yellow space they may become money instead. Pieces that stay bring another new piece every turn.",
                "Ronde 0 is kort: je richt je alleen in. Stukken in je steunkaders mogen naar de provincies die je ziet als je het kader aanwijst; vanaf een geel vak mogen ze ook geld worden. Stukken die blijven, brengen elke ronde een nieuw stuk op.",
                "A 0. forduló rövid: csak berendezkedsz. A támogatóhelyeiden álló jelzők azokba a tartományokba mehetnek, amelyek a helyre mutatva látszanak; sárga mezőről pénzzé is válhatnak. Ami ott marad, fordulónként egy új jelzőt hoz.",
            ],
            &["supports", "countryside"],
        ),
        Phase::NewPieces => (
            [
                "Place your first new pieces where you already stand, at most two for each piece there. What counts at the end of the turn is having more pieces than all others together, neutrals included: the number with a plus beside a province says what its leader still misses. 4/9 means 4 pieces where 9 have room.",
                "Plaats je eerste nieuwe stukken waar je al staat, hoogstens twee per stuk daar. Aan het eind van de ronde telt of je meer stukken hebt dan alle anderen samen, neutralen meegerekend: het getal met een plus bij een provincie zegt wat de koploper nog mist. 4/9 betekent 4 stukken waar er 9 passen.",
                "Rakd le az első új jelzőidet oda, ahol már állsz, ottani jelzőnként legfeljebb kettőt. A forduló végén az számít, kinek van több jelzője, mint mindenki másnak együtt, a semlegeseket is beleértve: a plusszal jelölt szám mutatja, mennyi hiányzik még a vezetőnek. A 4/9 azt jelenti, hogy 9 helyből 4 foglalt.",
            ],
            &["countryside", "supports"],
        ),
        Phase::Neutrals | Phase::Overflow => overflow(),
        Phase::Movement => movement(),
        _ => end(),
    }
}

/// Turn 1: the first with all phases.
fn turn_one(phase: Phase) -> (Trio, &'static [&'static str]) {
    match phase {
        Phase::Taxes => (
            [
                "Provinces have paid; now choose one rate for all your cities. Money pays armies, Water Beggars and citizens, but every coin is one of your own pieces and is missing on the map until it is spent.",
                "De provincies hebben betaald; kies nu één tarief voor al je hoofdsteden. Geld is er voor legers, Watergeuzen en stedelingen, maar elke munt is een eigen stuk en ontbreekt op de kaart tot je hem uitgeeft.",
                "A tartományok fizettek; most válassz egy adót minden nagyvárosodra. A pénz seregre, tengeri koldusokra és városlakókra kell, de minden érme a saját jelződ, és elköltéséig hiányzik a térképről.",
            ],
            &["standing", "cities"],
        ),
        Phase::Support => (
            [
                "Take pieces out of your support boxes to the map or the treasury, or leave them as a source of new pieces. Money from the Spanish Treasury can be intercepted by whoever holds the Huguenots.",
                "Haal stukken uit je steunkaders naar de kaart of de schatkist, of laat ze staan als bron van nieuwe stukken. Geld uit de Spaanse Gelden kan onderschept worden door wie de Hugenoten heeft.",
                "Vidd a támogatóhelyeiden álló jelzőket a térképre vagy a kincstárba, vagy hagyd őket új jelzők forrásának. A spanyol kincstár pénzét elcsípheti, akié a hugenották.",
            ],
            &["supports", "standing"],
        ),
        Phase::Maintenance => (
            [
                "Every army costs money each turn. Disband what you do not need: an army that you neither pay nor disband plunders the region and goes home at the end of the turn.",
                "Elk leger kost elke ronde geld. Ontbind wat je niet nodig hebt: een leger dat je niet betaalt en niet ontbindt, plundert de regio en gaat aan het eind van de ronde naar huis.",
                "Minden sereg fordulónként pénzbe kerül. Oszlasd fel, amire nincs szükséged: a se nem fizetett, se fel nem oszlatott sereg kifosztja a régiót, és a forduló végén hazatér.",
            ],
            &["camps", "standing"],
        ),
        Phase::Recruiting => (
            [
                "Recruit up to three armies; each further one costs more. An army can besiege a city now, or, alone in its box, convert a piece later this turn. Where armies of enemies meet, they fight at once, without dice.",
                "Werf tot drie legers; elk volgende is duurder. Een leger kan nu een hoofdstad belegeren of, als het alleen in zijn blok staat, later deze ronde een stuk bekeren. Waar vijandige legers samenkomen, vechten ze meteen, zonder dobbelstenen.",
                "Legfeljebb három sereget toborozhatsz; mindegyik drágább az előzőnél. Egy sereg most nagyvárost ostromolhat, vagy ha egyedül áll a sávjában, később jelzőt állíthat át. Az ellenséges seregek azonnal megütköznek, kocka nélkül.",
            ],
            &["camps", "standing"],
        ),
        Phase::Sieges => (
            [
                "The battles are over; the log tells who lost. An army that faces no enemy may leave its box and besiege a city of its region. The city is closed until the end of sieges, when two pieces in it become the besieger's.",
                "De veldslagen zijn voorbij; het verslag zegt wie verloor. Een leger zonder tegenstander mag uit zijn blok een hoofdstad van de regio belegeren. De stad is gesloten tot het einde van de belegeringen; dan worden twee stukken daar van de belegeraar.",
                "A csaták lezajlottak; a napló mutatja, ki veszített. Az ellenfél nélküli sereg kivonulhat és megostromolhatja régiója egy nagyvárosát. A város az ostromok végéig zárva marad, akkor két ottani jelző az ostromlóé lesz.",
            ],
            &["camps", "cities"],
        ),
        Phase::WaterBeggars => (
            [
                "Burghers or Reformers may hire up to three Water Beggars, in the north-west only. One more of them than there are armies in a region destroys the most Catholic one, as many as armies relieve a city; where no army stands, two besiege a city and one plunders a town. One that stays behind holds an army where it is. Click a place that is not ringed to read why it is out of reach.",
                "Poorters of Gereformeerden mogen tot drie Watergeuzen inhuren, alleen in het noordwesten. Eén meer dan er legers in een regio staan verslaat het meest katholieke, evenveel als legers ontzetten een hoofdstad; waar geen leger staat, belegeren er twee een hoofdstad en plundert er één een stad. Wie achterblijft, houdt een leger vast. Klik op een plek zonder ring om te lezen waarom het daar niet kan.",
                "A polgárok vagy a hitújítók legfeljebb három tengeri koldust bérelhetnek, csak északnyugaton. Eggyel többen, mint ahány sereg a régióban áll, elpusztítják a legkatolikusabbat; ugyanannyian felmentenek egy nagyvárost; ahol nincs sereg, ketten nagyvárost ostromolnak, egy pedig várost foszt ki. Aki hátramarad, feltart egy sereget. Kattints egy nem keretezett helyre, és megtudod, miért nem elérhető.",
            ],
            &["camps", "cities"],
        ),
        Phase::ArmyMovement => (
            [
                "Each army may march along one line to a box with a free space. Think of the next phase: only an army without rivals in its box can convert a piece.",
                "Elk leger mag langs één lijn naar een blok met een vrij vak. Denk aan de volgende fase: alleen een leger zonder rivalen in zijn blok kan een stuk bekeren.",
                "Minden sereg egy vonal mentén egy szabad mezővel bíró sávba vonulhat. Gondolj a következő fázisra: csak a sávjában vetélytárs nélküli sereg állíthat át jelzőt.",
            ],
            &["lines", "camps"],
        ),
        Phase::MilitaryInfluence => (
            [
                "Armies that stand alone turn a piece of another colour in a town or the countryside of their region into one of yours.",
                "Legers die alleen staan, veranderen een stuk van een andere kleur in een stad of op het platteland van hun regio in een van jou.",
                "Az egyedül álló seregek régiójuk egy városában vagy vidékén egy idegen jelzőt a tiédre cserélnek.",
            ],
            &["camps", "towns"],
        ),
        Phase::NewPieces => (
            [
                "You get new pieces for city cards, the places named on them, towns, support boxes and every five pieces in the countryside, but seven at least. In provinces whose card you hold there is no limit; elsewhere you can at most double what you have. Too many in one place will cost everybody there in the conflict that follows.",
                "Je krijgt nieuwe stukken voor stadskaarten, de plaatsen die erop staan, steden, steunkaders en elke vijf stukken op het platteland, maar minstens zeven. In provincies waarvan je de kaart hebt is er geen limiet; elders kun je hoogstens verdubbelen. Te veel op één plek kost iedereen daar stukken in het conflict dat volgt.",
                "Új jelzőt kapsz a nagyvároskártyákért, a rajtuk megnevezett helyekért, a városokért, a támogatóhelyekért és minden öt vidéki jelzőért, de legalább hetet. Ahol tiéd a tartománykártya, nincs korlát; máshol legfeljebb megduplázhatod magad. A túlzsúfoltság mindenkinek veszteség a következő konfliktusban.",
            ],
            &["countryside", "supports"],
        ),
        Phase::Neutrals | Phase::Overflow => overflow(),
        Phase::Movement => movement(),
        Phase::Citizens => (
            [
                "Put coins on cities to draw their citizens your way: Catholics and Habsburgs to the left, Burghers and Reformers to the right, the Nobility to the middle, three steps at most. In the outer columns the citizens bring in pieces of their faith and drive others out.",
                "Leg munten bij hoofdsteden om de stedelingen naar je toe te trekken: Katholieken en Habsburgers naar links, Poorters en Gereformeerden naar rechts, de Adel naar het midden, hoogstens drie stappen. In de buitenste kolommen halen de stedelingen stukken van hun geloof binnen en verdrijven ze andere.",
                "Tegyél pénzt a nagyvárosokra, hogy magad felé húzd lakóikat: a katolikusok és a Habsburgok balra, a polgárok és a hitújítók jobbra, a nemesség középre, legfeljebb három lépéssel. A szélső oszlopokban a lakók saját hitük jelzőit hozzák be, és másokat elűznek.",
            ],
            &["citizens", "cities"],
        ),
        _ => end(),
    }
}

fn overflow() -> (Trio, &'static [&'static str]) {
    (
        [
            "Conflict and neutrals have passed by themselves; the log tells what each province lost and gained. If you alone are above a limit, move the surplus to a neighbour with room, or along the Rhine or the Meuse past places that no rival holds. Click a place without a ring to read what blocks it.",
            "Conflict en neutralen zijn vanzelf voorbijgegaan; het verslag zegt wat elke provincie verloor en kreeg. Sta jij alleen boven een limiet, verplaats dan wat te veel is naar een buur met ruimte, of over Rijn of Maas langs plaatsen die geen rivaal bezit. Klik op een plek zonder ring om te lezen wat er in de weg staat.",
            "A konfliktus és a semlegesek maguktól lezajlottak; a napló elmondja, mit veszített és kapott minden tartomány. Ha csak te léped túl a maximumot, a fölösleg egy szabad szomszédba kerülhet, vagy a Rajnán és a Maason olyan helyek mellett, amelyeket nem vetélytárs tart. Kattints egy keret nélküli helyre, és megtudod, mi állja útját.",
        ],
        &["countryside", "towns"],
    )
}

fn movement() -> (Trio, &'static [&'static str]) {
    (
        [
            "Province by province the factions arrange their pieces, the largest first. A town holds one piece, a city any number. City cards are worth a point each; towns bring new pieces, and some are a goal of their own: trade towns, sees, universities.",
            "Provincie na provincie schikken de facties hun stukken, de grootste eerst. In een provinciestad past één stuk, in een hoofdstad passen er zoveel je wilt. Een stadskaart is een punt waard; steden brengen nieuwe stukken, en sommige zijn een doel op zich: handelssteden, bisschopszetels, universiteiten.",
            "Tartományról tartományra minden frakció elrendezi jelzőit, a legnagyobb kezdi. Városban egy jelző fér el, nagyvárosban akárhány. A nagyvároskártya egy pontot ér; a városok új jelzőt hoznak, és némelyik külön cél: kereskedőváros, püspöki székhely, egyetem.",
        ],
        &["cities", "towns"],
    )
}

fn end() -> (Trio, &'static [&'static str]) {
    (
        [
            "Cards, bishoprics and universities have been dealt anew and the points are counted. From the most points to the fewest, each faction takes its place in the order of the next turn, before or behind those who have theirs: to go last is often to know most.",
            "Kaarten, bisdommen en universiteiten zijn opnieuw verdeeld en de punten geteld. Van de meeste punten naar de minste neemt elke factie haar plaats in de volgorde van de volgende ronde, voor of na wie er al staat: wie het laatst speelt, weet vaak het meest.",
            "A kártyák, püspökségek és egyetemek új gazdát kaptak, a pontokat összeszámoltuk. A legtöbb ponttól a legkevesebbig mindenki elfoglalja helyét a következő forduló sorrendjében, a már bentlévők előtt vagy után: aki utoljára lép, gyakran a legtöbbet tudja.",
        ],
        &["standing"],
    )
}
