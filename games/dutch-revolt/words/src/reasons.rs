//! Why something cannot be: what is wrong, and what would be right.

use dutch_revolt_rules::{Force, Reason, Unit};

use super::chits::chit as chit_name;
use super::names::{counted_object, unit as unit_name, units, units_object};
use super::phases::the_phase;
use super::places::{inside, into, object, out_of, territory as place};
use words::{Lang, texts};

/// The reason as a sentence or two.
pub(super) fn reason(lang: Lang, reason: Reason) -> String {
    match reason {
        Reason::NotOwn { territory } => not_own(lang, place(lang, territory)),
        Reason::NotEnemy { territory } => not_enemy(lang, place(lang, territory)),
        Reason::Picked { territory } => picked(lang, place(lang, territory)),
        Reason::NotInHand { chit } => not_in_hand(lang, chit_name(lang, chit)),
        Reason::WrongPhase { chit, phase } => match phase {
            Some(phase) => wrong_phase(lang, chit_name(lang, chit), the_phase(lang, phase)),
            None => never_played(lang, chit_name(lang, chit)),
        },
        Reason::ThreeUsed => three_used(lang),
        Reason::Dead { chit } => dead(lang, chit_name(lang, chit)),
        Reason::NoTarget { chit } => no_target(lang, chit_name(lang, chit)),
        Reason::NotReturnable { chit } => not_returnable(lang, chit_name(lang, chit)),
        Reason::NoStep { territory } => no_step(lang, inside(lang, territory)),
        Reason::Again { territory } => again(lang, place(lang, territory)),
        Reason::Halved { territory } => halved(lang, place(lang, territory)),
        Reason::NoPikemen { territory } => no_pikemen(lang, inside(lang, territory)),
        Reason::NoForces { territory } => no_forces(lang, inside(lang, territory)),
        Reason::Dry { territory } => dry(lang, place(lang, territory)),
        Reason::NotInvaded { territory } => not_invaded(lang, object(lang, territory)),
        Reason::Defended { territory } => defended(lang, inside(lang, territory)),
        Reason::NotLoyal { territory } => not_loyal(lang, inside(lang, territory)),
        Reason::Inland { territory } => inland(lang, place(lang, territory)),
        Reason::Unaffordable { unit, most: 0 } => unaffordable(lang, counted_object(lang, unit, 2)),
        Reason::Unaffordable { unit, most } => too_dear(lang, units_object(lang, unit, most)),
        Reason::MissionaryLimit => missionary_limit(lang),
        Reason::CountersOut { unit } => counters_out(lang, unit_name(lang, unit)),
        Reason::NothingThere { territory } => nothing_there(lang, inside(lang, territory)),
        Reason::NothingLastYear => nothing_last_year(lang),
        Reason::Begun => begun(lang),
        Reason::NothingReady { territory } => nothing_ready(lang, inside(lang, territory)),
        Reason::OutOfReach { from, to } => out_of_reach(lang, out_of(lang, from), into(lang, to)),
        Reason::CannotSend { force } => cannot_send(lang, force),
        Reason::MustBesiege => must_besiege(lang),
        Reason::BadTurn => bad_turn(lang),
        Reason::BadPoints => bad_points(lang),
        Reason::BadDice => bad_dice(lang),
        Reason::BadChits { chit } => bad_chits(lang, chit_name(lang, chit)),
        Reason::BadCounters { unit } => bad_counters(lang, unit_name(lang, unit)),
        Reason::BadTreasury => bad_treasury(lang),
        Reason::Misplaced { territory } => misplaced(lang, inside(lang, territory)),
        Reason::BadMarch { territory } => bad_march(lang, inside(lang, territory)),
        Reason::BadSupply => bad_supply(lang),
        Reason::BadStep => bad_step(lang),
        Reason::NoChoice => no_choice(lang),
    }
}

fn cannot_send(lang: Lang, force: Force) -> String {
    match force {
        Force::Pikemen(_) => pikemen_stay(lang),
        Force::Cavalry(_) => cavalry_stays(lang),
        Force::Army => army_stays(lang),
        Force::Flotilla(_) => flotilla_stays(lang),
        Force::Fleet => fleet_stays(lang, units(lang, Unit::Flotilla, 2)),
    }
}

texts! {
    fn not_own(territory) {
        en "{territory} belongs to the enemy; choose a territory of your own."
        nl "{territory} is van de vijand; kies een eigen gebied."
        hu "{territory} az ellenségé; saját területet válassz."
    }

    fn not_enemy(territory) {
        en "{territory} is not the enemy's; choose a territory that he holds."
        nl "{territory} is niet van de vijand; kies een gebied dat hij bezit."
        hu "{territory} nem az ellenségé; olyan területet válassz, amely az övé."
    }

    fn picked(territory) {
        en "{territory} is taken; choose a territory that is still free."
        nl "{territory} is al gekozen; neem een gebied dat nog vrij is."
        hu "{territory} már foglalt; olyan területet válassz, amely még szabad."
    }

    fn not_in_hand(chit) {
        en "You do not hold {chit}; only chits of your own can be used."
        nl "Je hebt {chit} niet; alleen eigen fiches zijn te gebruiken."
        hu "Ez a lapka nincs nálad: {chit}. Csak a sajátodat használhatod."
    }

    fn wrong_phase(chit, phase) {
        en "{chit} is not played now; its time is the beginning of {phase}."
        nl "{chit} wordt nu niet gespeeld; dat kan aan het begin van {phase}."
        hu "{chit} most nem játszható ki; ekkor van az ideje: {phase} kezdete."
    }

    fn never_played(chit) {
        en "{chit} is never played; keep it, or put it back in the treasury phase."
        nl "{chit} wordt nooit gespeeld; houd hem, of leg hem terug in de schatkistfase."
        hu "Ez a lapka sosem játszható ki: {chit}. Tartsd meg, vagy tedd vissza a kincstári szakaszban."
    }

    fn three_used() {
        en "Three chits a year is the limit, and you have used three; wait for the next year."
        nl "Drie fiches per jaar is de grens, en die zijn gebruikt; wacht tot volgend jaar."
        hu "Évente három lapka használható fel, és ennyi már elfogyott; várj a következő évig."
    }

    fn dead(chit) {
        en "{chit} has no effect since the Armada landed; it counts as No Event and can be put back."
        nl "{chit} heeft geen gevolg meer sinds de Armada is geland; het telt als Geen gebeurtenis en mag terug."
        hu "Mióta az Armada partra szállt, ez a lapka hatástalan: {chit}. Úgy számít, mint a Nincs esemény, és visszatehető."
    }

    fn no_target(chit) {
        en "There is nothing on the map that {chit} could be used on; keep it for a better moment."
        nl "Er is niets op de kaart waar {chit} voor te gebruiken is; bewaar het voor een beter moment."
        hu "Ennek a lapkának most nincs célpontja a térképen: {chit}. Tartogasd jobb alkalomra."
    }

    fn not_returnable(chit) {
        en "{chit} cannot be put back unplayed; only No Event can, and chits that have become dead."
        nl "{chit} mag niet ongespeeld terug; dat mag alleen met Geen gebeurtenis en vervallen fiches."
        hu "Ez a lapka kijátszatlanul nem tehető vissza: {chit}. Csak a Nincs esemény és a hatástalanná vált lapkák."
    }

    fn no_step(place) {
        en "The people {place} cannot turn further that way; choose a territory where there is still a step to take."
        nl "De bevolking {place} kan die kant niet verder op; kies een gebied waar nog een stap te zetten is."
        hu "A nép {place} abba az irányba már nem mozdulhat; olyan területet válassz, ahol van még lépés."
    }

    fn again(territory) {
        en "{territory} has been chosen for this event already; choose another one."
        nl "{territory} is voor deze gebeurtenis al gekozen; kies een ander gebied."
        hu "{territory} ehhez az eseményhez már ki lett választva; válassz másikat."
    }

    fn halved(territory) {
        en "{territory} pays only half already; choose another territory."
        nl "{territory} betaalt al de helft; kies een ander gebied."
        hu "{territory} már így is csak az adó felét fizeti; válassz másikat."
    }

    fn no_pikemen(place) {
        en "There are no enemy pikemen {place}; choose a territory where some stand."
        nl "Er staan geen vijandelijke piekeniers {place}; kies een gebied waar ze wel staan."
        hu "Nincs ellenséges pikás {place}; olyan területet válassz, ahol van."
    }

    fn no_forces(place) {
        en "There are no enemy troops {place}; choose a territory where some stand."
        nl "Er staan geen vijandelijke troepen {place}; kies een gebied waar ze wel staan."
        hu "Nincs ellenséges csapat {place}; olyan területet válassz, ahol van."
    }

    fn dry(territory) {
        en "{territory} lies too high to be flooded; choose a territory with dikes."
        nl "{territory} ligt te hoog om onder water te zetten; kies een gebied met dijken."
        hu "{territory} túl magasan fekszik az elárasztáshoz; olyan területet válassz, ahol gátak vannak."
    }

    fn not_invaded(territory) {
        en "Nobody has invaded {territory}; choose a territory that has been invaded."
        nl "Niemand is {territory} binnengevallen; kies een gebied waar dat wel is gebeurd."
        hu "Senki sem támadta meg {territory}; megtámadott területet válassz."
    }

    fn defended(place) {
        en "The owner has troops {place}; only an undefended territory can revolt."
        nl "De eigenaar heeft troepen {place}; alleen een onverdedigd gebied kan in opstand komen."
        hu "A gazdának csapatai vannak {place}; csak védtelen terület lázadhat fel."
    }

    fn not_loyal(place) {
        en "The people {place} are not strongly of your faith; only such a territory revolts for you."
        nl "De bevolking {place} is niet sterk van jouw geloof; alleen zo'n gebied komt voor jou in opstand."
        hu "A nép {place} nem vallja erősen a hitedet; csak ilyen terület lázad fel melletted."
    }

    fn inland(territory) {
        en "{territory} has no coast; flotillas go into coastal territories."
        nl "{territory} heeft geen kust; eskaders gaan naar kustgebieden."
        hu "{territory} nem tengerparti; flottilla csak part menti területre kerülhet."
    }

    fn unaffordable(kind) {
        en "There is no money left to hire {kind}; finish, or dismiss something first."
        nl "Er is geen geld meer om {kind} te huren; rond af, of ontsla eerst iets."
        hu "Nincs már pénz, amiből {kind} fogadhatnál; fejezd be, vagy előbb bocsáss el valakit."
    }

    fn too_dear(most) {
        en "You can hire just {most} here; choose that number or fewer."
        nl "Je kunt hier precies {most} huren; kies dat aantal of minder."
        hu "Itt éppen {most} fogadhatsz fel; ennyit vagy kevesebbet válassz."
    }

    fn missionary_limit() {
        en "Each side has five missionaries at the most; hire fewer, or dismiss some elsewhere."
        nl "Elke partij heeft hoogstens vijf predikers; huur er minder, of ontsla er elders."
        hu "Oldalanként legfeljebb öt hittérítő lehet; fogadj fel kevesebbet, vagy bocsáss el máshol."
    }

    fn counters_out(kind) {
        en "{kind}: no counters of this kind are left; hire another kind."
        nl "{kind}: hiervan zijn geen stukken meer over; huur een andere soort."
        hu "{kind}: ebből elfogytak a korongok; fogadj fel másfajta egységet."
    }

    fn nothing_there(place) {
        en "You have hired nothing {place} that could be dismissed; hire something, or go on elsewhere."
        nl "Je hebt niets gehuurd {place} om te ontslaan; huur iets, of ga elders verder."
        hu "Nincs kit elbocsátanod {place}; fogadj fel valakit, vagy folytasd máshol."
    }

    fn nothing_last_year() {
        en "There is nothing of last year's deployment that could be hired again; hire territory by territory."
        nl "Van de opstelling van vorig jaar is niets opnieuw te huren; huur gebied voor gebied."
        hu "A tavalyi felállásból semmi sem fogadható fel újra; toborozz területenként."
    }

    fn begun() {
        en "You have hired troops already; last year's deployment can only be repeated before that."
        nl "Je hebt al troepen gehuurd; de opstelling van vorig jaar herhalen kan alleen daarvoor."
        hu "Már toboroztál; a tavalyi felállás csak ez előtt ismételhető meg."
    }

    fn nothing_ready(place) {
        en "You have nothing {place} that can still move; choose a territory with troops that have not moved this year."
        nl "Je hebt niets {place} dat nog kan vertrekken; kies een gebied met troepen die dit jaar nog niet verplaatst zijn."
        hu "Nincs {place} olyan csapatod, amely még mozoghat; olyan területet válassz, ahol idén még nem mozgott csapat áll."
    }

    fn out_of_reach(from, to) {
        en "Nothing can get {from} {to}: pikemen reach neighbours, cavalry two territories, flotillas any coast."
        nl "Niets kan {from} {to}: piekeniers halen de buren, ruiters twee gebieden, eskaders elke kust."
        hu "{from} {to} semmi sem jut el: a pikások a szomszédba, a lovasok két területnyire, a flottillák bármely partra érnek."
    }

    fn pikemen_stay() {
        en "So many pikemen cannot go there: they march to a neighbouring territory, and only those that have not moved."
        nl "Zoveel piekeniers kunnen daar niet heen: ze marcheren naar een buurgebied, en alleen wie nog niet is verplaatst."
        hu "Ennyi pikás nem mehet oda: csak szomszédos területre menetelhetnek, és csak azok, akik még nem mozogtak."
    }

    fn cavalry_stays() {
        en "So much cavalry cannot go there: it rides one or two territories overland, and only what has not moved."
        nl "Zoveel ruiters kunnen daar niet heen: ze rijden één of twee gebieden ver over land, en alleen wie nog niet is verplaatst."
        hu "Ennyi lovas nem mehet oda: egy vagy két területnyit lovagolhatnak szárazföldön, és csak azok, akik még nem mozogtak."
    }

    fn army_stays() {
        en "Pikemen and cavalry go together only to a neighbouring territory, and if there are both; send them one by one."
        nl "Piekeniers en ruiters gaan alleen samen naar een buurgebied, en als ze er allebei zijn; stuur ze apart."
        hu "Pikások és lovasok együtt csak szomszédos területre mehetnek, ha mindkettőből van; küldd őket külön."
    }

    fn flotilla_stays() {
        en "A flotilla sails from coast to coast with what is ready where it starts: 2 pikemen or 1 cavalry at the most."
        nl "Een eskader vaart van kust naar kust met wat bij vertrek klaarstaat: hoogstens 2 piekeniers of 1 ruiter."
        hu "A flottilla parttól partig hajózik, és azt viszi, ami indulásakor ott áll: legfeljebb 2 pikást vagy 1 lovast."
    }

    fn fleet_stays(two) {
        en "A whole fleet takes at least {two} that can sail there; send the one that is there by itself."
        nl "Voor een hele vloot zijn minstens {two} nodig die daarheen kunnen varen; stuur het ene dat er is apart."
        hu "Egész flottához legalább {two} kell, amely oda tud hajózni; küldd külön azt az egyet, ami van."
    }

    fn must_besiege() {
        en "Every territory that you have invaded must be besieged this year; choose which comes next."
        nl "Elk gebied dat je bent binnengevallen moet dit jaar belegerd worden; kies welk nu aan de beurt is."
        hu "Idén minden területet meg kell ostromolnod, ahová betörtél; válaszd ki, melyik következik."
    }

    fn bad_turn() {
        en "The turn does not exist; it lies between 1 and the last turn of the game."
        nl "Die beurt bestaat niet; ze ligt tussen 1 en de laatste beurt van het spel."
        hu "Nincs ilyen kör; 1 és a játék utolsó köre között kell lennie."
    }

    fn bad_points() {
        en "The political points are off the track; they are never below zero and end with the Union."
        nl "De politieke punten vallen buiten het spoor; ze zijn nooit onder nul en eindigen bij de Unie."
        hu "A politikai pontok lelógnak a sávról; nulla alá nem mennek, és az uniónál véget érnek."
    }

    fn bad_dice() {
        en "The dice of the initiative do not fit: each shows 0 to 9, and the Rebels are second only if theirs is higher."
        nl "De initiatiefworpen kloppen niet: elk is 0 tot 9, en de Geuzen zijn alleen tweede als de hunne hoger is."
        hu "A kezdeményezés dobásai nem stimmelnek: 0 és 9 közöttiek, és a felkelők csak nagyobb dobással másodikok."
    }

    fn bad_chits(chit) {
        en "{chit}: hands, container and used chits do not add up to those that exist."
        nl "{chit}: handen, buidel en gebruikte fiches zijn samen niet wat er bestaat."
        hu "{chit}: a kézben, a zsákban és a játékon kívül lévő lapkák száma nem adja ki az összeset."
    }

    fn bad_counters(kind) {
        en "{kind}: those on the map and those in stock are together not the counters that exist."
        nl "{kind}: wat op de kaart staat en wat nog in voorraad is, is samen niet wat er aan stukken bestaat."
        hu "{kind}: a térképen és a készletben lévők együtt nem adják ki a létező korongokat."
    }

    fn bad_treasury() {
        en "Money and troops do not fit this year's income; what is left and what was hired must make up the income."
        nl "Geld en troepen passen niet bij de inkomsten van dit jaar; wat over is en wat gehuurd is moet samen kloppen."
        hu "A pénz és a csapatok nem illenek az idei bevételhez; a maradéknak és a felfogadottaknak ki kell adniuk."
    }

    fn misplaced(place) {
        en "There are pieces {place} that cannot be there at this moment of the year."
        nl "Er staan stukken {place} die daar op dit moment van het jaar niet kunnen staan."
        hu "Olyan egységek vannak {place}, amelyek az évnek ebben a szakaszában nem lehetnek ott."
    }

    fn bad_march(place) {
        en "More pieces are marked as moved {place} than stand there."
        nl "Er zijn meer stukken als verplaatst gemerkt {place} dan er staan."
        hu "Több egység van elmozdultnak jelölve {place}, mint ahány ott áll."
    }

    fn bad_supply() {
        en "The supplied territories do not fit; they are the Spanish ones joined to Luxembourg when the year began."
        nl "De bevoorrade gebieden kloppen niet; het zijn de Spaanse die bij het begin van het jaar met Luxemburg verbonden waren."
        hu "Az ellátott területek nem stimmelnek; azok a spanyol területek, amelyek az év elején összefüggtek Luxemburggal."
    }

    fn bad_step() {
        en "The game cannot stand at this decision with such a board."
        nl "Met dit bord kan het spel niet bij deze beslissing zijn."
        hu "Ilyen táblával a játék nem állhat ennél a döntésnél."
    }

    fn no_choice() {
        en "The side to act would have nothing to choose from."
        nl "De partij die aan zet is zou niets te kiezen hebben."
        hu "A soron lévő félnek nem lenne miből választania."
    }
}
