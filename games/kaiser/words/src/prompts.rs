//! What a player is asked.

use kaiser_rules::{Card, Deed, Kaiser, Opening, Rank, Step, Vacancy, View};

use super::names::{colour as player, noble, points, say, thalers};
use super::phases::phase;
use super::places::{at, inside, seat_of};
use words::list;
use words::{Lang, Prompt, texts};

/// What the seat that acts is asked now.
pub(super) fn prompt(lang: Lang, view: &View) -> Prompt {
    let board = &view.board;
    let rule = rule(board.step);
    let text = match board.step {
        Step::Place(opening) => say(lang, placing(opening)).to_owned(),
        Step::Enthrone(Vacancy::Election) => new_emperor(lang),
        Step::Enthrone(_) => heir(lang),
        Step::Son => son(lang),
        Step::Daughter => daughter(lang),
        Step::Answer { groom } => {
            let baron = board
                .noble(groom)
                .map_or(String::new(), |found| noble(lang, found));
            answer(lang, player(lang, board.turn), baron, at(lang, groom))
        }
        Step::Act => act(lang, thalers(lang, board.players[board.turn].thalers)),
        Step::Use(deed) => say(lang, using(deed)).to_owned(),
        Step::MoveTo { .. } => move_to(lang),
        Step::Knight => knight(lang),
        Step::KnightTo { .. } => knight_to(lang),
        Step::Trier => trier(lang),
        Step::Retreat { electorate, .. } => retreat(lang, inside(lang, electorate)),
        Step::Eminence { .. } => eminence(lang),
        Step::Tie { electorate } => tie(lang, seat_of(lang, electorate), inside(lang, electorate)),
        Step::Install { electorate, .. } => install(lang, inside(lang, electorate)),
        Step::Influence => influence(lang),
        Step::Exclude => exclude(lang),
        Step::Vote => {
            let rival = board.rival().map_or("", |rival| player(lang, rival));
            vote(lang, player(lang, board.emperor), rival)
        }
        Step::Exile { .. } => exile(lang),
        Step::ImperialCity => imperial_city(lang),
        Step::ImperialFrom => imperial_from(lang),
        Step::ImperialTo { .. } => imperial_to(lang),
        Step::Over => over(lang),
    };
    Prompt { text, rule }
}

/// The rule that a decision is about.
fn rule(step: Step) -> &'static str {
    match step {
        Step::Place(_) => "Set-up",
        Step::Use(deed) => deed.card.rule(),
        Step::MoveTo { .. } => Card::Move.rule(),
        Step::Knight | Step::KnightTo { .. } => Card::Knight.rule(),
        Step::Trier => "Trier",
        Step::Eminence { .. } => Card::GreyEminence.rule(),
        Step::Influence => Card::ChurchInfluence.rule(),
        Step::Exclude => Card::Excommunication.rule(),
        Step::Over => "End",
        other => other.phase().numeral(),
    }
}

/// Who is thinking about what, for those who wait.
pub fn waiting(lang: Lang, game: &Kaiser, view: &View) -> String {
    let board = &view.board;
    match (board.step, board.decider()) {
        (Step::Over, _) | (_, None) if board.step != Step::Vote => over(lang),
        (_, Some(colour)) if board.round == 0 => places(lang, player(lang, colour)),
        (_, Some(colour)) => {
            let phase = phase(lang, board.step.phase());
            to_decide(lang, player(lang, colour), phase)
        }
        _ => {
            let missing = game.colours().filter(|&colour| !view.voted[colour]);
            voting(lang, list(lang, missing.map(|colour| player(lang, colour))))
        }
    }
}

fn placing(opening: Opening) -> [&'static str; 3] {
    match opening {
        Opening::ImperialCity => [
            "You are emperor. Place an imperial city in any electorate.",
            "Jij bent keizer. Zet een rijksstad in een keurvorstendom naar keuze.",
            "Te vagy a császár. Tégy le egy birodalmi várost egy tetszőleges választófejedelemségbe.",
        ],
        Opening::Elector => [
            "Place a baron of 45 on a free elector's seat.",
            "Zet een baron van 45 op een vrije keurvorstenzetel.",
            "Tégy egy 45 éves bárót egy szabad választófejedelmi székbe.",
        ],
        Opening::Couple35 => [
            "Place a couple of 35 on a free noble space.",
            "Zet een echtpaar van 35 op een vrij adelsveld.",
            "Tégy egy 35 éves házaspárt egy szabad nemesi mezőre.",
        ],
        Opening::Baron25 => [
            "Place a baron of 25 on a free noble space.",
            "Zet een baron van 25 op een vrij adelsveld.",
            "Tégy egy 25 éves bárót egy szabad nemesi mezőre.",
        ],
        Opening::Couple15 => [
            "Place a couple of 15 on a free noble space.",
            "Zet een echtpaar van 15 op een vrij adelsveld.",
            "Tégy egy 15 éves házaspárt egy szabad nemesi mezőre.",
        ],
        Opening::Knight => [
            "Place a knight on a free noble or castle space.",
            "Zet een ridder op een vrij adels- of burchtveld.",
            "Tégy egy lovagot egy szabad nemesi vagy vármezőre.",
        ],
    }
}

fn using(deed: Deed) -> [&'static str; 3] {
    match (deed.card, deed.rank) {
        (Card::Doctor, _) => [
            "Whom does the doctor see? Your own noble grows younger, another's older.",
            "Wie bezoekt de medicus? Een eigen edele wordt jonger, die van een ander ouder.",
            "Kihez megy az orvos? A saját nemesed fiatalodik, másé öregszik.",
        ],
        (Card::Move, _) => [
            "Which of your nobles moves?",
            "Welke van je edelen verhuist?",
            "Melyik nemesed költözik?",
        ],
        (Card::Permit, Rank::Baron) => [
            "Where does your baron of 15 settle? Where no space is free, point at a knight to push him out.",
            "Waar vestigt je baron van 15 zich? Is er geen veld vrij, wijs dan de ridder aan die moet wijken.",
            "Hol telepszik le a 15 éves báród? Ahol nincs szabad mező, mutass arra a lovagra, akit kiszorít.",
        ],
        (Card::Permit, Rank::Couple) => [
            "Where does your couple of 15 settle? Where no space is free, point at a knight to push him out.",
            "Waar vestigt je echtpaar van 15 zich? Is er geen veld vrij, wijs dan de ridder aan die moet wijken.",
            "Hol telepszik le a 15 éves házaspárod? Ahol nincs szabad mező, mutass arra a lovagra, akit kiszorít.",
        ],
        (Card::Ordinance, _) => [
            "Where do you build your city?",
            "Waar bouw je je stad?",
            "Hol építed fel a városodat?",
        ],
        (Card::Promotion, _) => [
            "Which of your knights becomes a baron?",
            "Welke van je ridders wordt baron?",
            "Melyik lovagodból lesz báró?",
        ],
        _ => [
            "Which of your barons marries the king's daughter?",
            "Welke van je baronnen trouwt met de koningsdochter?",
            "Melyik báród veszi el a királylányt?",
        ],
    }
}

/// What the rounds bring the emperor, as one line.
pub(super) fn reward(lang: Lang, amount: u8, money: u8) -> String {
    let mut text = points(lang, amount);
    if money > 0 {
        text = format!("{text} + {}", thalers(lang, money));
    }
    text
}

texts! {
    fn heir() {
        en "Your emperor is dead. Which of your nobles takes the throne?"
        nl "Je keizer is dood. Welke van je edelen bestijgt de troon?"
        hu "Meghalt a császárod. Melyik nemesed lép a trónra?"
    }

    fn new_emperor() {
        en "You are elected! Which of your nobles takes the throne?"
        nl "Je bent gekozen! Welke van je edelen bestijgt de troon?"
        hu "Megválasztottak! Melyik nemesed lép a trónra?"
    }

    fn son() {
        en "You have a son. Where does he settle? Where no space is free, point at a knight to push him out."
        nl "Je hebt een zoon. Waar vestigt hij zich? Is er geen veld vrij, wijs dan de ridder aan die moet wijken."
        hu "Fiad született. Hol telepszik le? Ahol nincs szabad mező, mutass arra a lovagra, akit kiszorít."
    }

    fn daughter() {
        en "You have a daughter. Propose her to another player's baron, or send her to the convent for 1 thaler."
        nl "Je hebt een dochter. Bied haar aan een baron van een ander aan, of laat haar voor 1 daalder naar het klooster gaan."
        hu "Lányod született. Ajánld feleségül egy másik játékos bárójának, vagy 1 tallérért küldd kolostorba."
    }

    fn answer(who, baron, place) {
        en "{who} offers a daughter to {baron} {place}. Do you agree? He would become a couple; {who} would get 1 point, otherwise 1 thaler."
        nl "{who} biedt een dochter aan voor {baron} {place}. Stem je in? Hij wordt dan een echtpaar; {who} krijgt 1 punt, anders 1 daalder."
        hu "{who} a lányát kínálja feleségül. A vőlegény: {baron} {place}. Beleegyezel? Házaspár lesz belőle; {who} 1 pontot kap, különben 1 tallért."
    }

    fn act(money) {
        en "Take a card, use a privilege, employ a knight, or pass. You have {money}."
        nl "Neem een kaart, gebruik een privilege, zet een ridder in, of pas. Je hebt {money}."
        hu "Vegyél kártyát, használj előjogot, küldj lovagot, vagy passzolj. Vagyonod: {money}."
    }

    fn move_to() {
        en "Where to? Where no space is free, point at a knight to push him out."
        nl "Waarheen? Is er geen veld vrij, wijs dan de ridder aan die moet wijken."
        hu "Hová? Ahol nincs szabad mező, mutass arra a lovagra, akit kiszorít."
    }

    fn knight() {
        en "Point at a place for a knight from your supply, or at a knight of yours to move him."
        nl "Wijs een plaats aan voor een ridder uit je voorraad, of een eigen ridder om hem te verzetten."
        hu "Mutass egy helyre, ahová lovag álljon a készletedből, vagy egy lovagodra, hogy átléptesd."
    }

    fn knight_to() {
        en "Where does the knight go?"
        nl "Waar gaat de ridder heen?"
        hu "Hová megy a lovag?"
    }

    fn trier() {
        en "Which of the actions that are sold out do you use?"
        nl "Welke uitverkochte actie gebruik je?"
        hu "Melyik elfogyott akciót használod?"
    }

    fn retreat(place) {
        en "Your elector steps down and there is no free space {place}. Which knight makes room?"
        nl "Je keurvorst treedt af en er is geen veld vrij {place}. Welke ridder wijkt?"
        hu "A választófejedelmed lemond, és {place} nincs szabad mező. Melyik lovag adjon helyet?"
    }

    fn eminence() {
        en "In which electorate does your Grey Eminence work? He adds 1 power there."
        nl "In welk keurvorstendom werkt je Grijze eminentie? Hij geeft daar 1 macht."
        hu "Melyik választófejedelemségben működik a Szürke eminenciásod? Ott 1 hatalmat ad."
    }

    fn tie(seat, place) {
        en "The power {place} is tied. As emperor you decide who gets {seat}."
        nl "De macht {place} is gelijk verdeeld. Jij als keizer beslist wie {seat} krijgt."
        hu "{place} egyenlő a hatalom. Császárként te döntöd el, kié legyen {seat}."
    }

    fn install(place) {
        en "You have the most power {place}. Which of your nobles becomes elector?"
        nl "Je hebt de meeste macht {place}. Welke van je edelen wordt keurvorst?"
        hu "{place} tiéd a legnagyobb hatalom. Melyik nemesed legyen választófejedelem?"
    }

    fn influence() {
        en "Which archbishopric is under Church influence?"
        nl "Voor welk aartsbisdom geldt de Kerkelijke invloed?"
        hu "Melyik érsekségre hasson az Egyházi befolyás?"
    }

    fn exclude() {
        en "Which secular electorate is shut out of the election?"
        nl "Welk wereldlijk keurvorstendom sluit je van de keuze uit?"
        hu "Melyik világi választófejedelemséget zárod ki a választásból?"
    }

    fn vote(emperor, rival) {
        en "The election: do you vote for the emperor ({emperor}) or for the rival ({rival})? Nobody sees it until all have voted."
        nl "De keizerskeuze: stem je op de keizer ({emperor}) of op de tegenkeizer ({rival})? Niemand ziet het voordat iedereen gestemd heeft."
        hu "Császárválasztás: a császárra ({emperor}) vagy az ellencsászárra ({rival}) szavazol? Senki sem látja, míg mindenki nem szavazott."
    }

    fn exile() {
        en "You have lost the throne. Where does your deposed emperor settle?"
        nl "Je bent de troon kwijt. Waar vestigt je afgezette keizer zich?"
        hu "Elvesztetted a trónt. Hol telepszik le a letett császárod?"
    }

    fn imperial_city() {
        en "Where do you place the imperial city? It gives the emperor 1 power."
        nl "Waar zet je de rijksstad? Ze geeft de keizer 1 macht."
        hu "Hová teszed a birodalmi várost? A császárnak 1 hatalmat ad."
    }

    fn imperial_from() {
        en "Which imperial city do you move?"
        nl "Welke rijksstad verzet je?"
        hu "Melyik birodalmi várost helyezed át?"
    }

    fn imperial_to() {
        en "Where does the imperial city go?"
        nl "Waar gaat de rijksstad heen?"
        hu "Hová kerül a birodalmi város?"
    }

    fn over() {
        en "The game is over."
        nl "Het spel is afgelopen."
        hu "A játék véget ért."
    }

    fn voting(who) {
        en "Still to vote: {who}."
        nl "Moeten nog stemmen: {who}."
        hu "Még nem szavazott: {who}."
    }

    fn places(who) {
        en "{who} places a piece of the starting position."
        nl "{who} zet een stuk van de beginopstelling."
        hu "{who} a kezdőállás egy figuráját teszi le."
    }

    fn to_decide(who, phase) {
        en "{who} is to decide ({phase})."
        nl "{who} is aan zet ({phase})."
        hu "{who} dönt ({phase})."
    }
}
