//! The sentences of the log.

use words::hungarian::article;
use words::texts;

texts! {
    pub(super) fn turn_began(turn: u8) {
        en "Turn {turn} begins."
        nl "Ronde {turn} begint."
        hu "Kezdődik {the} {turn}. forduló." (the = article(turn))
    }
    pub(super) fn garrisoned(who, at) {
        en "{who}: an army in {at}."
        nl "{who}: een leger in {at}."
        hu "{who}: sereg itt: {at}."
    }
    pub(super) fn provinces_paid(who, coins) {
        en "{who}: the provinces pay {coins}."
        nl "{who}: de provincies betalen {coins}."
        hu "{who}: a tartományok {coins} adót fizetnek."
    }
    pub(super) fn cities_paid(who, rate, coins) {
        en "{who}: the cities pay {rate} each, {coins} in all."
        nl "{who}: de hoofdsteden betalen elk {rate}, samen {coins}."
        hu "{who}: a nagyvárosok egyenként {rate}, összesen {coins} adót fizetnek."
    }
    pub(super) fn support_arrived(who, from, to) {
        en "{who}: a piece from {from} to {to}."
        nl "{who}: een stuk uit {from} naar {to}."
        hu "{who}: jelző a térképre ({from} → {to})."
    }
    pub(super) fn support_cashed(who, from) {
        en "{who}: a piece from {from} becomes money."
        nl "{who}: een stuk uit {from} wordt geld."
        hu "{who}: egy jelzőből pénz lesz ({from})."
    }
    pub(super) fn intercepted(by, from, coins) {
        en "{by}: Huguenots take {coins} from the {from}."
        nl "{by}: Hugenoten onderscheppen {coins} van de {from}."
        hu "{by}: a hugenották elcsípnek {coins} pénzt (károsult: {from})."
    }
    pub(super) fn fleet_arrived(who, coins) {
        en "{who}: {coins} from the Spanish Treasury arrive."
        nl "{who}: {coins} uit de Spaanse Gelden komen aan."
        hu "{who}: {coins} pénz érkezik a spanyol kincstárból."
    }
    pub(super) fn maintained(who, at, coins) {
        en "{who}: the army in {at} is maintained for {coins}."
        nl "{who}: het leger in {at} wordt onderhouden voor {coins}."
        hu "{who}: sereg fenntartva ({at}, {coins} pénz)."
    }
    pub(super) fn disbanded(who, at, coins) {
        en "{who}: the army in {at} is disbanded for {coins}."
        nl "{who}: het leger in {at} wordt ontbonden voor {coins}."
        hu "{who}: sereg feloszlatva ({at}, {coins} pénz)."
    }
    pub(super) fn abandoned(who, at) {
        en "{who}: the army in {at} is abandoned."
        nl "{who}: het leger in {at} wordt verlaten."
        hu "{who}: sereg szabadjára engedve ({at})."
    }
    pub(super) fn plundered(who, at) {
        en "{who}: the abandoned army plunders; a neutral comes to {at}."
        nl "{who}: het verlaten leger plundert; een neutraal stuk komt in {at}."
        hu "{who}: a sereg fosztogat; egy semleges érkezik ({at})."
    }
    pub(super) fn looted(who, victim, at) {
        en "{who}: the abandoned army turns a piece of the {victim} neutral: {at}."
        nl "{who}: het verlaten leger maakt een stuk van de {victim} neutraal: {at}."
        hu "{who}: a sereg semlegessé tesz egy jelzőt ({victim}, {at})."
    }
    pub(super) fn looted_away(who, victim, at) {
        en "{who}: the abandoned army drives away a piece of the {victim}: {at}."
        nl "{who}: het verlaten leger verjaagt een stuk van de {victim}: {at}."
        hu "{who}: a sereg elűz egy jelzőt ({victim}, {at})."
    }
    pub(super) fn nothing_to_loot(who, at) {
        en "{who}: the abandoned army in {at} finds nothing to loot."
        nl "{who}: het verlaten leger in {at} vindt niets te plunderen."
        hu "{who}: a sereg nem talál zsákmányt ({at})."
    }
    pub(super) fn recruited(who, at, coins) {
        en "{who}: an army is recruited in {at} for {coins}."
        nl "{who}: een leger geworven in {at} voor {coins}."
        hu "{who}: új sereg ({at}, {coins} pénz)."
    }
    pub(super) fn fought(at, first, second) {
        en "Battle in {at}: {first} and {second} lose an army each."
        nl "Veldslag in {at}: {first} en {second} verliezen elk een leger."
        hu "Csata ({at}): egy-egy sereg elvész – {first}, {second}."
    }
    pub(super) fn stand_off(at) {
        en "Stand-off in {at}."
        nl "Patstelling in {at}."
        hu "Erőegyensúly: {at}."
    }
    pub(super) fn besieged(who, at) {
        en "{who}: {at} is besieged."
        nl "{who}: {at} wordt belegerd."
        hu "{who}: ostrom kezdődik ({at})."
    }
    pub(super) fn beggars_hired(who, beggars, coins) {
        en "{who}: {beggars} Water Beggars hired for {coins}."
        nl "{who}: {beggars} Watergeuzen ingehuurd voor {coins}."
        hu "{who}: {beggars} tengeri koldus felbérelve {coins} pénzért."
    }
    pub(super) fn beggars_defeated(army, at) {
        en "The Water Beggars defeat an army of the {army} in {at}."
        nl "De Watergeuzen verslaan een leger van de {army} in {at}."
        hu "A tengeri koldusok elpusztítanak egy sereget ({army}, {at})."
    }
    pub(super) fn beggars_relieved(at, army) {
        en "The Water Beggars relieve {at}; the army of the {army} falls back."
        nl "De Watergeuzen ontzetten {at}; het leger van de {army} trekt terug."
        hu "A tengeri koldusok felmentik: {at}; a sereg visszavonul ({army})."
    }
    pub(super) fn beggars_plundered(at) {
        en "The Water Beggars plunder a town; a neutral comes to {at}."
        nl "De Watergeuzen plunderen een stad; een neutraal stuk komt in {at}."
        hu "A tengeri koldusok kifosztanak egy várost; semleges érkezik ({at})."
    }
    pub(super) fn beggars_besieged(at) {
        en "The Water Beggars besiege {at}."
        nl "De Watergeuzen belegeren {at}."
        hu "A tengeri koldusok ostrom alá veszik: {at}."
    }
    pub(super) fn beggars_patrol(at) {
        en "A Water Beggar lies off {at}."
        nl "Een Watergeus ligt voor {at}."
        hu "Egy tengeri koldus őrködik: {at}."
    }
    pub(super) fn held(who, armies, at) {
        en "{who}: Water Beggars hold {armies} in {at}."
        nl "{who}: Watergeuzen houden {armies} vast in {at}."
        hu "{who}: a tengeri koldusok {armies} sereget tartanak fel ({at})."
    }
    pub(super) fn marched(who, from, to) {
        en "{who}: an army marches from {from} to {to}."
        nl "{who}: een leger trekt van {from} naar {to}."
        hu "{who}: sereg vonul ({from} → {to})."
    }
    pub(super) fn hindered(who, armies, at) {
        en "{who}: Water Beggars hinder {armies} in {at} and go home."
        nl "{who}: Watergeuzen hinderen {armies} in {at} en gaan naar huis."
        hu "{who}: a tengeri koldusok {armies} sereget akadályoznak ({at}), majd szétszélednek."
    }
    pub(super) fn converted(who, victim, at) {
        en "{who}: the army wins a piece of the {victim}: {at}."
        nl "{who}: het leger bekeert een stuk van de {victim}: {at}."
        hu "{who}: a sereg átállít egy jelzőt ({victim}, {at})."
    }
    pub(super) fn new_pieces(who, received) {
        en "{who}: {received} new pieces."
        nl "{who}: {received} nieuwe stukken."
        hu "{who}: {received} új jelző."
    }
    pub(super) fn new_pieces_short(who, received, due) {
        en "{who}: only {received} of {due} new pieces are left."
        nl "{who}: slechts {received} van de {due} nieuwe stukken zijn er."
        hu "{who}: {due} helyett csak {received} új jelző maradt."
    }
    pub(super) fn placed(who, at) {
        en "{who}: a new piece, {at}."
        nl "{who}: een nieuw stuk, {at}."
        hu "{who}: új jelző, {at}."
    }
    pub(super) fn cashed(who) {
        en "{who}: a new piece becomes money."
        nl "{who}: een nieuw stuk wordt geld."
        hu "{who}: egy új jelzőből pénz lesz."
    }
    pub(super) fn lost(at, of, pieces) {
        en "Conflict in {at}: {of} lose {pieces}."
        nl "Conflict in {at}: {of} verliezen {pieces}."
        hu "Konfliktus ({at}): {of} –{pieces}."
    }
    pub(super) fn neutrals_came(at, pieces) {
        en "{at}: {pieces} neutral."
        nl "{at}: {pieces} neutraal."
        hu "{at}: {pieces} semleges."
    }
    pub(super) fn neutrals_short(pieces) {
        en "Only {pieces} neutrals are left: the first player gives them out."
        nl "Er zijn nog maar {pieces} neutralen: de eerste speler verdeelt ze."
        hu "Már csak {pieces} semleges maradt: a kezdőjátékos osztja el."
    }
    pub(super) fn overflowed(who, from, to) {
        en "{who}: a piece overflows from {from} to {to}."
        nl "{who}: een stuk loopt over van {from} naar {to}."
        hu "{who}: túlcsordulás ({from} → {to})."
    }
    pub(super) fn neutral_left(at) {
        en "A neutral leaves {at}."
        nl "Een neutraal stuk verlaat {at}."
        hu "Egy semleges távozik: {at}."
    }
    pub(super) fn surplus_returned(who, at, pieces) {
        en "{who}: {pieces} too many in {at} go back."
        nl "{who}: {pieces} te veel in {at} gaan terug."
        hu "{who}: {pieces} fölösleges jelző visszakerül ({at})."
    }
    pub(super) fn moved(who, from, to) {
        en "{who}: {from} to {to}."
        nl "{who}: {from} naar {to}."
        hu "{who}: {from} → {to}."
    }
    pub(super) fn moved_other(who, piece, from, to) {
        en "{who}: moves a piece ({piece}), {from} to {to}."
        nl "{who}: verplaatst een stuk ({piece}), {from} naar {to}."
        hu "{who}: áthelyez egy jelzőt ({piece}), {from} → {to}."
    }
    pub(super) fn siege_ended(who, at, converted, neutral, removed) {
        en "{who}: {at} falls: {converted} converted, {neutral} neutral, {removed} removed."
        nl "{who}: {at} valt: {converted} bekeerd, {neutral} neutraal, {removed} verwijderd."
        hu "{who}: {at} elesik: {converted} átáll, {neutral} semleges lesz, {removed} lekerül."
    }
    pub(super) fn beggars_siege_ended(at, neutral, removed) {
        en "{at} falls to the Water Beggars: {neutral} neutral, {removed} removed."
        nl "{at} valt voor de Watergeuzen: {neutral} neutraal, {removed} verwijderd."
        hu "{at} a tengeri koldusoké: {neutral} semleges lesz, {removed} lekerül."
    }
    pub(super) fn beggars_went_home() {
        en "The Water Beggars go home."
        nl "De Watergeuzen gaan naar huis."
        hu "A tengeri koldusok szétszélednek."
    }
    pub(super) fn coin_put(who, at) {
        en "{who}: a coin on {at}."
        nl "{who}: een munt bij {at}."
        hu "{who}: egy pénz, {at}."
    }
    pub(super) fn allegiance_moved(at, now) {
        en "The citizens of {at} are now {now}."
        nl "De stedelingen van {at} zijn nu {now}."
        hu "{at}: a városlakók hűsége mostantól {now}."
    }
    pub(super) fn citizens_removed(at, piece) {
        en "The citizens of {at} drive out a piece of the {piece}."
        nl "De stedelingen van {at} verdrijven een stuk van de {piece}."
        hu "{at}: a városlakók kiűznek egy jelzőt ({piece})."
    }
    pub(super) fn citizens_added(at, piece) {
        en "The citizens of {at} bring in a piece of the {piece}."
        nl "De stedelingen van {at} halen een stuk van de {piece} binnen."
        hu "{at}: a városlakók behoznak egy jelzőt ({piece})."
    }
    pub(super) fn named(at, who) {
        en "{at} is held by the {who}."
        nl "{at} is in handen van de {who}."
        hu "{at} ura: {who}."
    }
    pub(super) fn nobody(at) {
        en "{at} is held by nobody."
        nl "{at} is in niemands handen."
        hu "{at}: senkié."
    }
    pub(super) fn bishopric_named(at, now) {
        en "The bishopric of {at} is {now}."
        nl "Het bisdom {at} is {now}."
        hu "Püspökség ({at}): {now}."
    }
    pub(super) fn university_named(at, now) {
        en "The university of {at} is {now}."
        nl "De universiteit van {at} is {now}."
        hu "Egyetem ({at}): {now}."
    }
    pub(super) fn university_closed(at) {
        en "The university of {at} is closed."
        nl "De universiteit van {at} wordt opgeheven."
        hu "Egyetem ({at}): megszűnik."
    }
    pub(super) fn went_home(who, armies, at) {
        en "{who}: {armies} abandoned in {at} leave the board."
        nl "{who}: {armies} verlaten in {at} gaan van het bord."
        hu "{who}: {armies} szabadjára engedett sereg lekerül ({at})."
    }
    pub(super) fn scored(who, now) {
        en "{who}: {now} points."
        nl "{who}: {now} punten."
        hu "{who}: {now} pont."
    }
    pub(super) fn ordered(who, place) {
        en "{who}: place {place} in the order."
        nl "{who}: plaats {place} in de volgorde."
        hu "{who}: {place}. hely a sorrendben."
    }
    pub(super) fn ended() {
        en "The game is over."
        nl "Het spel is afgelopen."
        hu "A játék véget ért."
    }
}
