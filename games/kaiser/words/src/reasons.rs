//! Why something cannot be: what is wrong, and what would be right.

use kaiser_rules::{Card, Reason};

use super::cards::card as card_name;
use super::names::{begin, colour as player, say, thalers};
use super::places::{elector_of, inside, seat_of, the_electorate};
use words::{Lang, texts};

/// The reason as a sentence.
pub(super) fn reason(lang: Lang, reason: Reason) -> String {
    match reason {
        Reason::NotPlayed { electorate } => {
            not_played(lang, begin(&the_electorate(lang, electorate)))
        }
        Reason::Full {
            electorate,
            knights: true,
        } => full_of_knights(lang, inside(lang, electorate)),
        Reason::Full { electorate, .. } => full(lang, begin(&inside(lang, electorate))),
        Reason::Roomy { electorate } => roomy(lang, begin(&inside(lang, electorate))),
        Reason::NoCastle { electorate } => no_castle(lang, begin(&inside(lang, electorate))),
        Reason::NoCitySpace { electorate } => no_city(lang, begin(&inside(lang, electorate))),
        Reason::SeatTaken { electorate } => taken(lang, begin(&seat_of(lang, electorate))),
        Reason::PileEmpty { card } => pile_empty(lang, card_name(lang, card)),
        Reason::PileNotEmpty { card } => pile_not_empty(lang, card_name(lang, card)),
        Reason::OtherPhase { card } => other_phase(lang, card_name(lang, card)),
        Reason::TooDear {
            price,
            thalers: has,
        } => too_dear(lang, thalers(lang, price), thalers(lang, has)),
        Reason::NoUse { card } => no_use(lang, card),
        Reason::NotElector { electorate } => not_elector(lang, elector_of(lang, electorate)),
        Reason::PrivilegeUsed { electorate } => {
            privilege_used(lang, the_electorate(lang, electorate))
        }
        Reason::NoAction { electorate } => no_action(lang, the_electorate(lang, electorate)),
        Reason::PrivilegeIdle { electorate } => {
            privilege_idle(lang, the_electorate(lang, electorate))
        }
        Reason::NotTied { colour } => not_tied(lang, player(lang, colour)),
        Reason::NotChurch { electorate } => {
            not_church(lang, begin(&the_electorate(lang, electorate)))
        }
        Reason::NotSecular { electorate } => {
            not_secular(lang, begin(&the_electorate(lang, electorate)))
        }
        Reason::NoImperialCity { electorate } => {
            no_imperial(lang, begin(&inside(lang, electorate)))
        }
        Reason::BadPlayer { colour } => bad_player(lang, player(lang, colour)),
        Reason::BadPieces { colour } => bad_pieces(lang, player(lang, colour)),
        Reason::BadThalers { colour } => bad_thalers(lang, player(lang, colour)),
        Reason::BadPoints { colour } => bad_points(lang, player(lang, colour)),
        Reason::BadCards { card } => bad_cards(lang, card_name(lang, card)),
        Reason::BadLand { electorate } => bad_land(lang, begin(&inside(lang, electorate))),
        plain => say(lang, plain_reason(plain)).to_owned(),
    }
}

fn plain_reason(reason: Reason) -> [&'static str; 3] {
    match reason {
        Reason::NoKnight => [
            "No knight stands there.",
            "Daar staat geen ridder.",
            "Ott nem áll lovag.",
        ],
        Reason::NotOwnKnight => [
            "That knight is another player's; choose one of your own.",
            "Die ridder is van een ander; kies een eigen ridder.",
            "Az a lovag másé; a sajátjaid közül válassz.",
        ],
        Reason::NoKnightsLeft => [
            "All your knights are on the board; point at one of them to move him.",
            "Al je ridders staan op het bord; wijs er een aan om hem te verzetten.",
            "Minden lovagod a táblán van; mutass valamelyikre, hogy átléptesd.",
        ],
        Reason::NoNoble => [
            "No noble is there.",
            "Daar is geen edele.",
            "Ott nincs nemes.",
        ],
        Reason::NotOwnNoble => [
            "That noble is another player's; choose one of your own.",
            "Die edele is van een ander; kies een eigen edele.",
            "Az a nemes másé; a sajátjaid közül válassz.",
        ],
        Reason::OwnNoble => [
            "A daughter marries into another family; choose another player's baron.",
            "Een dochter trouwt in een andere familie; kies een baron van een ander.",
            "A lány más családba megy férjhez; egy másik játékos báróját válaszd.",
        ],
        Reason::IsElector => [
            "An elector stays on his seat; choose a noble on a noble space.",
            "Een keurvorst blijft op zijn zetel; kies een edele op een adelsveld.",
            "A választófejedelem a székében marad; nemesi mezőn álló nemest válassz.",
        ],
        Reason::IsEmperor => [
            "The emperor stays on the throne; choose a noble on a noble space.",
            "De keizer blijft op de troon; kies een edele op een adelsveld.",
            "A császár a trónon marad; nemesi mezőn álló nemest válassz.",
        ],
        Reason::IsCouple => [
            "They are married already; choose a baron.",
            "Ze zijn al getrouwd; kies een baron.",
            "Ők már házasok; bárót válassz.",
        ],
        Reason::IsArchbishop => [
            "An archbishop does not marry; choose another baron.",
            "Een aartsbisschop trouwt niet; kies een andere baron.",
            "Az érsek nem nősülhet; másik bárót válassz.",
        ],
        Reason::NotBaron => [
            "Only a baron can be archbishop.",
            "Alleen een baron kan aartsbisschop worden.",
            "Csak báró lehet érsek.",
        ],
        Reason::TooYoung => [
            "At 15 nobody can grow younger.",
            "Met 15 jaar kan niemand jonger worden.",
            "15 évesnél senki sem lehet fiatalabb.",
        ],
        Reason::SameElectorate => [
            "A move leads into another electorate.",
            "Een verhuizing gaat naar een ander keurvorstendom.",
            "Költözni csak másik választófejedelemségbe lehet.",
        ],
        Reason::EmperorNoRival => [
            "The emperor cannot be his own rival.",
            "De keizer kan niet zijn eigen tegenkeizer zijn.",
            "A császár nem lehet önmaga ellencsászára.",
        ],
        Reason::OnlyBrandenburg => [
            "Only the elector of Brandenburg takes the Grey Eminence, by using the privilege.",
            "Alleen de keurvorst van Brandenburg neemt de Grijze eminentie, met zijn privilege.",
            "A Szürke eminenciást csak a brandenburgi választófejedelem veheti el, az előjogával.",
        ],
        Reason::MustUse => [
            "A card that was bought must be used; only with two players may it lie idle. A privilege is never used for nothing.",
            "Een gekochte kaart moet je gebruiken; alleen met twee spelers mag ze ongebruikt blijven. Een privilege gebruik je nooit voor niets.",
            "A megvett kártyát használni kell; csak két játékosnál maradhat használatlan. Az előjogot sosem lehet elpazarolni.",
        ],
        Reason::Compulsory => [
            "There is room, so the imperial city must be placed or moved.",
            "Er is plaats, dus de rijksstad moet gezet of verzet worden.",
            "Van hely, ezért a birodalmi várost le kell tenni, illetve át kell helyezni.",
        ],
        Reason::BadRound => [
            "The round does not fit.",
            "De ronde klopt niet.",
            "A forduló nem stimmel.",
        ],
        Reason::BadImperialCities => [
            "The imperial cities do not add up.",
            "De rijkssteden kloppen niet.",
            "A birodalmi városok száma nem stimmel.",
        ],
        Reason::BadThrone => [
            "The throne is empty, or the wrong player sits on it.",
            "De troon is leeg, of de verkeerde zit erop.",
            "A trón üres, vagy nem az ül rajta, akinek kell.",
        ],
        Reason::BadElection => [
            "Votes or announcements do not fit an election.",
            "Stemmen of aankondigingen passen niet bij een keizerskeuze.",
            "A szavazatok vagy bejelentések nem illenek a választáshoz.",
        ],
        Reason::NoChoice => [
            "Whoever is to decide has nothing to choose from.",
            "Wie moet beslissen, heeft niets te kiezen.",
            "Akinek döntenie kell, nincs miből választania.",
        ],
        _ => [
            "The game cannot stand at this decision.",
            "Het spel kan niet bij deze beslissing staan.",
            "A játék nem állhat ennél a döntésnél.",
        ],
    }
}

fn no_use(lang: Lang, card: Card) -> String {
    let what = match card {
        Card::Doctor => [
            "there is nobody to treat",
            "er is niemand te behandelen",
            "nincs kit kezelni",
        ],
        Card::Move => [
            "no noble of yours on a noble space can go to another electorate",
            "geen van je edelen op een adelsveld kan naar een ander keurvorstendom",
            "nincs nemesi mezőn álló nemesed, aki másik választófejedelemségbe mehetne",
        ],
        Card::Permit => [
            "you have no noble left in your supply, or there is no room",
            "je hebt geen edele meer in voorraad, of er is geen plaats",
            "nincs több nemes a készletedben, vagy nincs hely",
        ],
        Card::Ordinance => [
            "you have no city left, or no city space is free",
            "je hebt geen stad meer, of er is geen stadsveld vrij",
            "nincs több városod, vagy nincs szabad városmező",
        ],
        Card::Promotion => [
            "you have no knight on a noble space, or no noble left in your supply",
            "je hebt geen ridder op een adelsveld, of geen edele meer in voorraad",
            "nincs nemesi mezőn álló lovagod, vagy nincs több nemes a készletedben",
        ],
        Card::KingsDaughter => [
            "you have no baron who could marry",
            "je hebt geen baron die kan trouwen",
            "nincs báród, aki megnősülhetne",
        ],
        _ => [
            "no space is free",
            "er is geen veld vrij",
            "nincs szabad mező",
        ],
    };
    useless(lang, card_name(lang, card), say(lang, what))
}

texts! {
    fn not_played(place) {
        en "{place} is not in the game: with two players two electorates stay closed."
        nl "{place} doet niet mee: met twee spelers blijven twee keurvorstendommen gesloten."
        hu "{place} nincs játékban: két játékosnál két választófejedelemség zárva marad."
    }

    fn full(place) {
        en "{place} no noble space is free."
        nl "{place} is geen adelsveld vrij."
        hu "{place} nincs szabad nemesi mező."
    }

    fn full_of_knights(place) {
        en "No noble space is free {place}: point at the knight who is to make room."
        nl "Er is geen adelsveld vrij {place}: wijs de ridder aan die moet wijken."
        hu "Nincs szabad nemesi mező {place}: mutass arra a lovagra, aki helyet ad."
    }

    fn roomy(place) {
        en "{place} a noble space is free, so nobody is pushed out: point at the electorate itself."
        nl "{place} is een adelsveld vrij, dus wordt er niemand verdrongen: wijs het keurvorstendom zelf aan."
        hu "{place} van szabad nemesi mező, így senkit sem lehet kiszorítani: magára a választófejedelemségre mutass."
    }

    fn no_castle(place) {
        en "{place} no castle space is free."
        nl "{place} is geen burchtveld vrij."
        hu "{place} nincs szabad vármező."
    }

    fn no_city(place) {
        en "{place} no city space is free."
        nl "{place} is geen stadsveld vrij."
        hu "{place} nincs szabad városmező."
    }

    fn taken(seat) {
        en "{seat} is taken."
        nl "{seat} is bezet."
        hu "{seat} már foglalt."
    }

    fn pile_empty(card) {
        en "{card}: all cards of this kind are taken."
        nl "{card}: alle kaarten van deze soort zijn weg."
        hu "{card}: ebből a fajtából minden kártya elkelt."
    }

    fn pile_not_empty(card) {
        en "{card} can still be bought; Trier uses only what is sold out."
        nl "{card} is nog te koop; Trier gebruikt alleen wat uitverkocht is."
        hu "{card} még kapható; Trier csak azt használhatja, ami elfogyott."
    }

    fn other_phase(card) {
        en "{card} does not act in phase IV, so Trier cannot use it."
        nl "{card} werkt niet in fase IV, dus Trier kan er niets mee."
        hu "{card} nem a IV. fázisban hat, ezért Trier nem használhatja."
    }

    fn too_dear(price, has) {
        en "It costs {price}; you have {has}."
        nl "Het kost {price}; je hebt {has}."
        hu "Ára {price}; neked ennyid van: {has}."
    }

    fn useless(card, why) {
        en "{card} is of no use now: {why}."
        nl "{card} heeft nu geen zin: {why}."
        hu "{card} most nem használható: {why}."
    }

    fn not_elector(who) {
        en "You are not {who}."
        nl "Jij bent niet {who}."
        hu "Nem te vagy {who}."
    }

    fn privilege_used(place) {
        en "The privilege of {place} was used in this round already."
        nl "Het privilege van {place} is deze ronde al gebruikt."
        hu "{place} előjogát ebben a fordulóban már használták."
    }

    fn no_action(place) {
        en "The privilege of {place} works by itself in its own phase."
        nl "Het privilege van {place} werkt vanzelf in zijn eigen fase."
        hu "{place} előjoga magától érvényesül a maga fázisában."
    }

    fn privilege_idle(place) {
        en "The privilege of {place} has no use now."
        nl "Het privilege van {place} heeft nu geen nut."
        hu "{place} előjogának most nincs haszna."
    }

    fn not_tied(who) {
        en "{who} is not among those with the most power."
        nl "{who} hoort niet bij wie de meeste macht heeft."
        hu "{who} nincs a legnagyobb hatalmúak között."
    }

    fn not_church(place) {
        en "{place} is not an archbishopric."
        nl "{place} is geen aartsbisdom."
        hu "{place} nem érsekség."
    }

    fn not_secular(place) {
        en "{place} is an archbishopric; only a secular electorate can be shut out."
        nl "{place} is een aartsbisdom; alleen een wereldlijk keurvorstendom kan uitgesloten worden."
        hu "{place} érsekség; csak világi választófejedelemséget lehet kizárni."
    }

    fn no_imperial(place) {
        en "{place} there is no imperial city."
        nl "{place} staat geen rijksstad."
        hu "{place} nincs birodalmi város."
    }

    fn bad_player(who) {
        en "{who} cannot take part like this."
        nl "{who} kan zo niet meedoen."
        hu "{who} így nem vehet részt."
    }

    fn bad_pieces(who) {
        en "{who}: nobles, knights or cities do not add up."
        nl "{who}: edelen, ridders of steden kloppen niet."
        hu "{who}: a nemesek, lovagok vagy városok száma nem stimmel."
    }

    fn bad_thalers(who) {
        en "{who} has more thalers than the track allows."
        nl "{who} heeft meer daalders dan de tabel toelaat."
        hu "{who} több tallért birtokol, mint amennyi lehetséges."
    }

    fn bad_points(who) {
        en "{who} has more points than anybody can get."
        nl "{who} heeft meer punten dan mogelijk is."
        hu "{who} pontszáma nagyobb, mint amennyi lehetséges."
    }

    fn bad_cards(card) {
        en "{card}: the cards are not where they can be."
        nl "{card}: de kaarten liggen niet waar ze kunnen liggen."
        hu "{card}: a kártyák nem ott vannak, ahol lehetnek."
    }

    fn bad_land(place) {
        en "{place} there are pieces that cannot be there."
        nl "{place} staan stukken die er niet kunnen staan."
        hu "{place} olyan figurák állnak, amelyek ott nem lehetnek."
    }
}
