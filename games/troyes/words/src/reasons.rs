//! Why something cannot be: what is wrong, and what would be right.

use troyes_rules::Reason;

use super::names::{
    building as building_name, card as card_name, colour as colour_name, deniers,
    event_card as event_name, family as family_name, influence, source as source_name,
    space as space_name,
};
use words::{Lang, texts};

/// The reason as a sentence or two.
pub(super) fn reason(lang: Lang, reason: Reason) -> String {
    match reason {
        Reason::Occupied { space, family } => {
            occupied(lang, space_name(lang, space), family_name(lang, family))
        }
        Reason::NoDie { space } => no_die(lang, space_name(lang, space)),
        Reason::Chosen { .. } => chosen(lang),
        Reason::NotOwnDie { .. } => not_own_die(lang),
        Reason::NoOwnDice => no_own_dice(lang),
        Reason::Influence { needed, has } => {
            too_little(lang, influence(lang, needed), influence(lang, has))
        }
        Reason::Deniers { needed, has } => {
            too_little(lang, deniers(lang, needed), deniers(lang, has))
        }
        Reason::NoReserve => no_reserve(lang),
        Reason::NoSupply => no_supply(lang),
        Reason::TooWeak { black, own } => too_weak(lang, black, own),
        Reason::MustCounter { black, own } => must_counter(lang, black, own),
        Reason::NotReached { black, chosen } => not_reached(lang, black, chosen),
        Reason::NoBlackDie { value } => no_black_die(lang, value),
        Reason::DiceChosen => dice_chosen(lang),
        Reason::GroupFull { most: 1 } => stands_alone(lang),
        Reason::GroupFull { most } => group_full(lang, most),
        Reason::MixedColours => mixed_colours(lang),
        Reason::CubeColour { card, colour } => {
            cube_colour(lang, card_name(lang, card), colour_name(lang, colour))
        }
        Reason::OneCube => one_cube(lang),
        Reason::NoCube { card } => no_cube(lang, card_name(lang, card)),
        Reason::NotInPlay { card } => not_in_play(lang, card_name(lang, card)),
        Reason::NoDice => no_dice(lang),
        Reason::WrongColour { colour } => wrong_colour(lang, colour_name(lang, colour)),
        Reason::TotalTooSmall { total, needed } => total_too_small(lang, total, needed),
        Reason::CubeForbidden { card } => cube_forbidden(lang, card_name(lang, card)),
        Reason::NoRoom { column } => no_room(lang, column),
        Reason::NoThreat { event } => no_threat(lang, event_name(lang, event)),
        Reason::OneDie => one_die(lang),
        Reason::SecondExpulsion { family, building } => {
            let building = building_name(lang, building);
            second_expulsion(lang, family_name(lang, family), building)
        }
        Reason::AlreadyThere => already_there(lang),
        Reason::NoCitizen { source } => no_citizen(lang, source_name(lang, source)),
        Reason::TooOften { most } => too_often(lang, most),
        Reason::StillUseful => still_useful(lang),
        Reason::PutBack => was_put_back(lang),
        Reason::ThreeTurned => three_turned(lang),
        Reason::BadRound => bad_round(lang),
        Reason::BadPlayer { family } => bad_player(lang, family_name(lang, family)),
        Reason::BadCitizens { family } => bad_citizens(lang, family_name(lang, family)),
        Reason::BadCards => bad_cards(lang),
        Reason::BadCathedral => bad_cathedral(lang),
        Reason::BadEvents => bad_events(lang),
        Reason::BadDice => bad_dice(lang),
        Reason::BadCharacters => bad_characters(lang),
        Reason::BadPlan => bad_plan(lang),
        Reason::BadStep => bad_step(lang),
        Reason::NoChoice => no_choice(lang),
    }
}

texts! {
    fn occupied(space, family) {
        en "{family} stands on {space}; choose a free space."
        nl "{family} staat op {space}; kies een vrij veld."
        hu "Ez a hely foglalt ({space}: {family}); válassz szabadot."
    }

    fn no_die(space) {
        en "No die from {space} is left; choose one that lies in a district."
        nl "Er is geen dobbelsteen van {space} meer; kies er een die in een district ligt."
        hu "Innen ({space}) már nincs kocka; olyat válassz, amely egy negyedben van."
    }

    fn chosen() {
        en "You have chosen this die already; choose another."
        nl "Deze dobbelsteen is al gekozen; kies een andere."
        hu "Ezt a kockát már kiválasztottad; válassz másikat."
    }

    fn not_own_die() {
        en "This takes a die of your own; choose one in your district."
        nl "Dit kan alleen met een eigen dobbelsteen; kies er een in je district."
        hu "Ehhez saját kocka kell; a saját negyededből válassz."
    }

    fn no_own_dice() {
        en "You have no dice left in your district to use this on."
        nl "Je hebt in je district geen dobbelstenen meer om dit op toe te passen."
        hu "Nincs már kocka a negyededben, amelyre ezt használhatnád."
    }

    fn too_little(needed, has) {
        en "This takes {needed}, and you have {has}."
        nl "Dit kost {needed}, en je hebt {has}."
        hu "Ehhez ennyi kell: {needed}; neked ennyi van: {has}."
    }

    fn no_reserve() {
        en "All of your citizens have left the general supply; move one from the board instead."
        nl "Je hebt geen burgers meer in de algemene voorraad; verplaats er een op het bord."
        hu "A közös készletben nincs több polgárod; helyezz át egyet a tábláról."
    }

    fn no_supply() {
        en "Your personal supply is empty; take a citizen from elsewhere."
        nl "Je eigen voorraad is leeg; neem ergens anders een burger vandaan."
        hu "A saját készleted üres; máshonnan vegyél polgárt."
    }

    fn too_weak(black: u8, own: u8) {
        en "All your dice together make {own}, and {black} would be needed."
        nl "Al je dobbelstenen zijn samen {own} waard, en er is {black} nodig."
        hu "Minden kockád együtt {own}, és {black} kellene."
    }

    fn must_counter(black: u8, own: u8) {
        en "Your dice make {own}, so the black {black} can be countered and must be."
        nl "Je dobbelstenen zijn {own} waard, dus de zwarte {black} kan en moet gepareerd worden."
        hu "A kockáid értéke {own}, tehát a fekete {black} ellen védekezned kell."
    }

    fn not_reached(black: u8, chosen: u8) {
        en "The chosen dice make {chosen}, and the black dice {black}; choose more."
        nl "De gekozen dobbelstenen zijn {chosen} waard, de zwarte {black}; kies er meer."
        hu "A kiválasztott kockák értéke {chosen}, a feketéké {black}; válassz még."
    }

    fn no_black_die(value: u8) {
        en "No black {value} is left to be taken on."
        nl "Er is geen zwarte {value} meer om erbij te nemen."
        hu "Nincs több fekete {value}."
    }

    fn dice_chosen() {
        en "Influence is spent before dice are chosen; undo your choice first."
        nl "Invloed zet je in vóór het kiezen van dobbelstenen; maak eerst je keuze ongedaan."
        hu "Befolyást a kockák kiválasztása előtt költhetsz; előbb vond vissza a választást."
    }

    fn stands_alone() {
        en "With this cube a single white die is used, and no other."
        nl "Bij dit blokje gebruik je één witte dobbelsteen, en geen andere."
        hu "Ehhez a jelzőhöz egyetlen fehér kocka való, más nem."
    }

    fn group_full(most: u8) {
        en "A group has {most} dice at most."
        nl "Een groep telt hoogstens {most} dobbelstenen."
        hu "Egy csoportban legfeljebb {most} kocka lehet."
    }

    fn mixed_colours() {
        en "The dice of a group have one colour; only the Pilgrimage takes several."
        nl "De dobbelstenen van een groep hebben één kleur; alleen de Pelgrimstocht neemt er meer aan."
        hu "Egy csoport kockái egyszínűek; csak a Zarándoklat fogad el többfélét."
    }

    fn cube_colour(card, colour) {
        en "A cube of {card} works on {colour} dice only."
        nl "Een blokje van {card} werkt alleen op {colour} dobbelstenen."
        hu "Ez a jelző ({card}) csak {colour} kockákra hat."
    }

    fn one_cube() {
        en "Only one cube can be used in an action."
        nl "Per actie kun je maar één blokje gebruiken."
        hu "Egy akcióban csak egy jelző használható."
    }

    fn no_cube(card) {
        en "You have no cube on {card}; activate the card in an earlier action."
        nl "Je hebt geen blokje op {card}; activeer de kaart in een eerdere actie."
        hu "Nincs jelződ ezen a kártyán: {card}. Egy korábbi akcióban kell használnod."
    }

    fn not_in_play(card) {
        en "{card} is not in play."
        nl "{card} is niet in het spel."
        hu "Ez a kártya nincs játékban: {card}."
    }

    fn no_dice() {
        en "Choose at least one die first."
        nl "Kies eerst minstens één dobbelsteen."
        hu "Előbb válassz legalább egy kockát."
    }

    fn wrong_colour(colour) {
        en "This takes {colour} dice."
        nl "Hiervoor zijn {colour} dobbelstenen nodig."
        hu "Ehhez {colour} kocka kell."
    }

    fn total_too_small(total: u8, needed: u8) {
        en "The group makes {total}; at least {needed} is needed."
        nl "De groep is {total} waard; er is minstens {needed} nodig."
        hu "A csoport értéke {total}; legalább {needed} kell."
    }

    fn cube_forbidden(card) {
        en "A cube of {card} cannot be used for this; the die must keep its value."
        nl "Een blokje van {card} mag hier niet; de dobbelsteen moet zijn waarde houden."
        hu "Ehhez nem használható jelző erről: {card}; a kocka értéke nem változhat."
    }

    fn no_room(column: u8) {
        en "Column {column} of the Cathedral has no room for the dice of this group."
        nl "In kolom {column} van de kathedraal is geen plaats voor de dobbelstenen van deze groep."
        hu "A katedrális {column}. oszlopában nincs hely a csoport kockáinak."
    }

    fn no_threat(event) {
        en "{event} does not threaten the city now."
        nl "{event} bedreigt de stad nu niet."
        hu "Ez most nem fenyegeti a várost: {event}."
    }

    fn one_die() {
        en "A citizen is placed with exactly one die."
        nl "Een burger plaats je met precies één dobbelsteen."
        hu "Polgárt pontosan egy kockával lehet elhelyezni."
    }

    fn second_expulsion(family, building) {
        en "This would expel {family} from the {building}, where one citizen of that colour lies already."
        nl "Dit zou {family} verdrijven ({building}), waar al een burger van die kleur ligt."
        hu "Ezzel elűznéd innen: {building} – {family}, pedig már fekszik ott ilyen színű polgár."
    }

    fn already_there() {
        en "This citizen stands there already; take another one."
        nl "Deze burger staat daar al; neem een andere."
        hu "Ez a polgár már ott áll; válassz másikat."
    }

    fn no_citizen(source) {
        en "There is no {source} for you to take."
        nl "Er is geen {source} die je kunt nemen."
        hu "Nincs ilyen elvehető polgárod: {source}."
    }

    fn too_often(most: u8) {
        en "Dice and means allow {most} at most."
        nl "Dobbelstenen en middelen laten hoogstens {most} toe."
        hu "A kockák és az erőforrások legfeljebb {most} alkalmat engednek."
    }

    fn still_useful() {
        en "The group can still be used or enlarged; to change your mind, undo."
        nl "De groep is nog bruikbaar of uit te breiden; bedenk je je, maak het dan ongedaan."
        hu "A csoport még használható vagy bővíthető; ha meggondoltad, vond vissza."
    }

    fn was_put_back() {
        en "You have just put this very group back: nothing can be done with it."
        nl "Precies deze groep heb je net teruggelegd: er is niets mee te doen."
        hu "Épp ezt a csoportot tetted vissza az imént: semmire sem használható."
    }

    fn three_turned() {
        en "Three dice are turned over at most."
        nl "Je keert hoogstens drie dobbelstenen om."
        hu "Legfeljebb három kocka fordítható meg."
    }

    fn bad_round() {
        en "The round and the start player do not fit together."
        nl "De ronde en de startspeler passen niet bij elkaar."
        hu "A forduló és a kezdőjátékos nem illik össze."
    }

    fn bad_player(family) {
        en "What {family} has is impossible at this moment."
        nl "Wat {family} heeft, kan op dit moment niet."
        hu "Ami nála van, most nem lehetséges: {family}."
    }

    fn bad_citizens(family) {
        en "The citizens do not add up: {family}."
        nl "Het aantal burgers klopt niet: {family}."
        hu "A polgárok száma nem stimmel: {family}."
    }

    fn bad_cards() {
        en "An activity card, a tradesman or a cube is where it cannot be."
        nl "Een actiekaart, voorman of blokje ligt waar dat niet kan."
        hu "Egy kártya, mester vagy jelző lehetetlen helyen van."
    }

    fn bad_cathedral() {
        en "The cubes in the Cathedral cannot stand like that."
        nl "De blokjes in de kathedraal kunnen zo niet staan."
        hu "A katedrális jelzői így nem állhatnak."
    }

    fn bad_events() {
        en "The events cannot lie like that in this round."
        nl "De gebeurtenissen kunnen in deze ronde zo niet liggen."
        hu "Az események ebben a fordulóban így nem állhatnak."
    }

    fn bad_dice() {
        en "There are dice that nobody can have rolled."
        nl "Er liggen dobbelstenen die niemand gegooid kan hebben."
        hu "Olyan kockák vannak, amelyeket senki sem dobhatott."
    }

    fn bad_characters() {
        en "The characters cannot have been dealt like that."
        nl "De karakters kunnen zo niet gedeeld zijn."
        hu "A karaktereket így nem oszthatták ki."
    }

    fn bad_plan() {
        en "The action that is being put together does not fit the board."
        nl "De actie die wordt samengesteld, past niet bij het bord."
        hu "Az összeállított akció nem illik a táblához."
    }

    fn bad_step() {
        en "The game cannot stand at this decision."
        nl "Het spel kan niet bij deze beslissing staan."
        hu "A játék nem állhat ennél a döntésnél."
    }

    fn no_choice() {
        en "The player to act has nothing to choose from."
        nl "De speler die aan de beurt is, heeft niets te kiezen."
        hu "A soron lévő játékosnak nincs miből választania."
    }
}
