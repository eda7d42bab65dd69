//! The sentences of the log.

use troyes_rules::Tally;

use words::texts;

texts! {
    pub(super) fn settled(who, space) {
        en "{who} begins on {space}."
        nl "{who} begint op {space}."
        hu "{who} kezdőhelye: {space}."
    }

    pub(super) fn round_began(round: u8, rounds: u8, who) {
        en "Round {round} of {rounds} begins; {who} leads."
        nl "Ronde {round} van {rounds} begint; {who} is startspeler."
        hu "{round}. forduló ({rounds} közül); kezdő: {who}."
    }

    pub(super) fn card_opened(card) {
        en "New activity card: {card}."
        nl "Nieuwe actiekaart: {card}."
        hu "Új kártya: {card}."
    }

    pub(super) fn paid(who, income, salaries) {
        en "{who} gets {income} and pays {salaries} in salaries."
        nl "{who} ontvangt {income} en betaalt {salaries} aan salaris."
        hu "{who}: bevétel {income}, bérek {salaries}."
    }

    pub(super) fn short(points) {
        en "That was not enough: {points} lost."
        nl "Dat was te weinig: {points} verloren."
        hu "Ez kevés volt: {points} veszteség."
    }

    pub(super) fn rolled(die) {
        en "Rolled: {die}."
        nl "Gegooid: {die}."
        hu "Dobás: {die}."
    }

    pub(super) fn drawn(event, effect) {
        en "{event} threatens the city. {effect}"
        nl "{event} bedreigt de stad. {effect}"
        hu "Új fenyegetés: {event}. {effect}"
    }

    pub(super) fn stack_empty(colour) {
        en "The {colour} stack is empty; no second event comes."
        nl "De {colour} stapel is leeg; er komt geen tweede gebeurtenis."
        hu "A {colour} pakli elfogyott; nem jön második esemény."
    }

    pub(super) fn neutral_came(event, die: u8, space) {
        en "{event}: a {die} brings a grey citizen to {space}."
        nl "{event}: een {die} brengt een grijze burger naar {space}."
        hu "{event}: a dobás {die}, szürke polgár érkezik ide: {space}."
    }

    pub(super) fn no_neutral(event) {
        en "{event} does nothing: all grey citizens are in play."
        nl "{event} doet niets: alle grijze burgers zijn in het spel."
        hu "{event}: nincs hatása, minden szürke polgár játékban van."
    }

    pub(super) fn expelled(who, building) {
        en "A citizen of {who} is expelled from the {building}."
        nl "Een burger van {who} wordt verdreven ({building})."
        hu "Elűznek egy polgárt innen: {building} ({who})."
    }

    pub(super) fn event_took(event, who, amount) {
        en "{event}: {who} loses {amount}."
        nl "{event}: {who} verliest {amount}."
        hu "{event}: {who} vesztesége {amount}."
    }

    pub(super) fn neutral_built(level: u8, column: u8) {
        en "Master builders put a grey cube into the Cathedral: level {level}, column {column}."
        nl "Gastarbeiders zetten een grijs blokje in de kathedraal: niveau {level}, kolom {column}."
        hu "A vándor építőmesterek szürke jelzőt tesznek a katedrálisba: {level}. szint, {column}. oszlop."
    }

    pub(super) fn demolished(who, level: u8, column: u8) {
        en "The works are disrupted: the cube of {who} on level {level}, column {column} is gone."
        nl "De bouw ligt stil: het blokje van {who} op niveau {level}, kolom {column} verdwijnt."
        hu "Leáll az építkezés: eltűnik egy jelző ({who}), {level}. szint, {column}. oszlop."
    }

    pub(super) fn black_rolled(value: u8) {
        en "A black die shows {value}."
        nl "Een zwarte dobbelsteen toont {value}."
        hu "Egy fekete kocka értéke {value}."
    }

    pub(super) fn countered(who, strength: u8, black: u8, gain) {
        en "{who} counters black dice of {black} with {strength} and gets {gain}."
        nl "{who} pareert {black} aan zwarte dobbelstenen met {strength} en krijgt {gain}."
        hu "{who} {strength} erővel kivédi a {black} értékű fekete kockákat; nyeresége {gain}."
    }

    pub(super) fn gave_in(who, black: u8, lost) {
        en "{who} cannot counter the black {black}: {lost} lost."
        nl "{who} kan de zwarte {black} niet pareren: {lost} verloren."
        hu "{who} nem tudja kivédeni a fekete {black} támadását: {lost} veszteség."
    }

    pub(super) fn rerolled(who, from: u8, to: u8) {
        en "{who} spends 1 influence and rolls a {from} again: {to}."
        nl "{who} zet 1 invloed in en gooit een {from} opnieuw: {to}."
        hu "{who} 1 befolyásért újradob egy {from} értékű kockát: {to}."
    }

    pub(super) fn recruited(who) {
        en "{who} spends 2 influence and takes a citizen from the general supply."
        nl "{who} zet 2 invloed in en neemt een burger uit de algemene voorraad."
        hu "{who} 2 befolyásért polgárt vesz a közös készletből."
    }

    pub(super) fn turned_over(who, from: u8, to: u8) {
        en "{who} turns a {from} over: {to}."
        nl "{who} keert een {from} om: {to}."
        hu "{who} megfordít egy {from} értékű kockát: {to}."
    }

    pub(super) fn bought(who, owner, price) {
        en "{who} takes a die of {owner} for {price}."
        nl "{who} neemt een dobbelsteen van {owner} voor {price}."
        hu "{who} elvesz egy kockát, tulajdonosa {owner}, ára {price}."
    }

    pub(super) fn used_cube(who, card) {
        en "{who} uses a cube of {card}."
        nl "{who} gebruikt een blokje van {card}."
        hu "{who} felhasznál egy jelzőt: {card}."
    }

    pub(super) fn activated(who, dice, total: u8, card, times: u8) {
        en "{who} activates {card} {times}× with {dice} making {total}."
        nl "{who} activeert {card} {times}× met {dice}, samen {total}."
        hu "{who} {times}× használja ezt: {card} ({dice}, összesen {total})."
    }

    pub(super) fn builds(who, dice) {
        en "{who} builds the Cathedral with {dice}."
        nl "{who} bouwt aan de kathedraal met {dice}."
        hu "{who} a katedrálist építi ({dice})."
    }

    pub(super) fn combats(who, dice, total: u8, event) {
        en "{who} combats {event} with {dice} making {total}."
        nl "{who} bestrijdt {event} met {dice}, samen {total}."
        hu "{who} küzd ellene: {event} ({dice}, összesen {total})."
    }

    pub(super) fn places(who, value: u8, building) {
        en "{who} places a citizen in the {building} with a {value}."
        nl "{who} plaatst een burger met een {value}: {building}."
        hu "{who} polgárt helyez el {value} értékű kockával: {building}."
    }

    pub(super) fn farms(who, dice, total: u8) {
        en "{who} tills the fields with {dice} making {total}."
        nl "{who} bewerkt het land met {dice}, samen {total}."
        hu "{who} földet művel ({dice}, összesen {total})."
    }

    pub(super) fn hired(who, card, source, cost) {
        en "{who} hires a tradesman on {card} for {cost}: {source}."
        nl "{who} huurt een voorman op {card} voor {cost}: {source}."
        hu "{who} mestert fogad ({card}), ára {cost}: {source}."
    }

    pub(super) fn got(who, amount) {
        en "{who} gets {amount}."
        nl "{who} krijgt {amount}."
        hu "{who} nyeresége: {amount}."
    }

    pub(super) fn spent(who, amount) {
        en "{who} pays {amount}."
        nl "{who} betaalt {amount}."
        hu "{who} fizet: {amount}."
    }

    pub(super) fn hit(die: u8) {
        en "The archer rolls a {die}: a hit."
        nl "De boogschutter gooit een {die}: raak."
        hu "Az íjász dobása {die}: talált."
    }

    pub(super) fn missed(die: u8) {
        en "The archer rolls a {die}: a miss."
        nl "De boogschutter gooit een {die}: mis."
        hu "Az íjász dobása {die}: nem talált."
    }

    pub(super) fn built(who, level: u8, column: u8) {
        en "{who} puts a cube into the Cathedral: level {level}, column {column}."
        nl "{who} zet een blokje in de kathedraal: niveau {level}, kolom {column}."
        hu "{who} jelzőt tesz a katedrálisba: {level}. szint, {column}. oszlop."
    }

    pub(super) fn fought(who, cubes, event) {
        en "{who} places {cubes} on {event}."
        nl "{who} plaatst {cubes} op {event}."
        hu "{who}: {cubes} ide: {event}."
    }

    pub(super) fn overcome_by(event, who) {
        en "{event} is overcome; {who} takes the card."
        nl "{event} is verslagen; {who} neemt de kaart."
        hu "{event}: leküzdve; a kártyát elviszi: {who}."
    }

    pub(super) fn overcome(event) {
        en "{event} is overcome; nobody takes the card."
        nl "{event} is verslagen; niemand neemt de kaart."
        hu "{event}: leküzdve; a kártyát senki sem viszi el."
    }

    pub(super) fn placed(who, space, source) {
        en "{who} stands on {space}: {source}."
        nl "{who} staat op {space}: {source}."
        hu "{who} új helye: {space} ({source})."
    }

    pub(super) fn passed(who) {
        en "{who} passes and puts 2 deniers into the district."
        nl "{who} past en legt 2 denier in het district."
        hu "{who} passzol, és 2 dénárt tesz a negyedébe."
    }

    pub(super) fn waited(who) {
        en "{who} has passed and puts 1 more denier into the district."
        nl "{who} heeft gepast en legt nog 1 denier in het district."
        hu "{who} már passzolt, és újabb 1 dénárt tesz a negyedébe."
    }

    pub(super) fn took_purse(who, amount) {
        en "{who} takes {amount} from the district."
        nl "{who} neemt {amount} uit het district."
        hu "{who} kiveszi a negyedéből: {amount}."
    }

    pub(super) fn went_home(who, building) {
        en "The citizen of {who} expelled from the {building} goes home."
        nl "De verdreven burger van {who} gaat naar huis ({building})."
        hu "Az elűzött polgár hazatér: {who} ({building})."
    }

    pub(super) fn revealed(who, character) {
        en "{who} shows {character}."
        nl "{who} toont {character}."
        hu "{who} felfedi: {character}."
    }

    pub(super) fn counted(who, tally: Tally) {
        en "{who}: {gained} gained, {events} for events, {tradesmen} for tradesmen, {characters} for characters, {cathedral} lost for bare levels of the Cathedral; {total} in all."
            (gained = tally.gained, events = tally.events, tradesmen = tally.tradesmen, characters = tally.characters, cathedral = tally.cathedral, total = tally.total())
        nl "{who}: {gained} verdiend, {events} voor gebeurtenissen, {tradesmen} voor voormannen, {characters} voor karakters, {cathedral} verloren voor kale niveaus van de kathedraal; samen {total}."
            (gained = tally.gained, events = tally.events, tradesmen = tally.tradesmen, characters = tally.characters, cathedral = tally.cathedral, total = tally.total())
        hu "{who}: szerzett {gained}, események {events}, mesterek {tradesmen}, karakterek {characters}, a katedrális üres szintjei −{cathedral}; összesen {total}."
            (gained = tally.gained, events = tally.events, tradesmen = tally.tradesmen, characters = tally.characters, cathedral = tally.cathedral, total = tally.total())
    }
}
