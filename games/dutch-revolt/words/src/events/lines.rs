//! The sentences of the log.

use words::{plural, texts};

texts! {
    pub(super) fn picked(who, territory) {
        en "{who} take {territory}."
        nl "{who} nemen {territory}."
        hu "{who} {territory} választják."
    }

    pub(super) fn year_began(turn, year) {
        en "Turn {turn}: the year {year}."
        nl "Beurt {turn}: het jaar {year}."
        hu "{turn}. kör: az {year}. év."
    }

    pub(super) fn initiative(spanish_die, rebel_die, second) {
        en "The Spanish treasury die shows {spanish_die}, the Rebel initiative die {rebel_die}: {second} act second this year."
        nl "De Spaanse schatkistworp is {spanish_die}, de initiatiefworp van de Geuzen {rebel_die}: dit jaar zijn {second} als tweede aan de beurt."
        hu "A spanyol kincstári dobás {spanish_die}, a felkelők kezdeményezése {rebel_die}: idén {second} cselekszenek másodikként."
    }

    pub(super) fn drew(who, chit) {
        en "{who} draw {chit}."
        nl "{who} trekken {chit}."
        hu "{who} ezt húzzák: {chit}."
    }

    pub(super) fn container_empty() {
        en "The container is empty: there are no more chits to draw."
        nl "De buidel is leeg: er zijn geen fiches meer om te trekken."
        hu "A zsák üres: nincs több húzható lapka."
    }

    pub(super) fn gave_back(who, chit) {
        en "{who} put {chit} back into the container."
        nl "{who} leggen {chit} terug in de buidel."
        hu "{who} visszateszik a zsákba ezt a lapkát: {chit}."
    }

    pub(super) fn gave_back_unseen(who) {
        en "{who} put a chit back, unseen."
        nl "{who} leggen ongezien een fiche terug."
        hu "{who} lefordítva visszatesznek egy lapkát."
    }

    pub(super) fn played(who, chit) {
        en "{who} play {chit}."
        nl "{who} spelen {chit}."
        hu "{who} kijátsszák: {chit}."
    }

    pub(super) fn played_treasure_fleet(who, chit) {
        en "{who} play {chit}: the Spanish get nothing for their treasury die this year."
        nl "{who} spelen {chit}: de Spanjaarden krijgen dit jaar niets voor hun schatkistworp."
        hu "{who} kijátsszák: {chit}. A spanyolok idén semmit sem kapnak a kincstári dobásukért."
    }

    pub(super) fn played_truce(who, chit) {
        en "{who} play {chit}: nobody will march or besiege this year."
        nl "{who} spelen {chit}: dit jaar wordt er niet gemarcheerd en niet belegerd."
        hu "{who} kijátsszák: {chit}. Idén nincs vonulás, és nincs ostrom."
    }

    pub(super) fn played_turkey(who, chit) {
        en "{who} play {chit}: the Spanish treasury die counts only half this year."
        nl "{who} spelen {chit}: de Spaanse schatkistworp telt dit jaar maar half."
        hu "{who} kijátsszák: {chit}. A spanyol kincstári dobás idén csak felét éri."
    }

    pub(super) fn quiet(who) {
        en "{who} will play no more events this year."
        nl "{who} spelen dit jaar geen gebeurtenissen meer."
        hu "{who} idén már nem játszanak ki több eseményt."
    }

    pub(super) fn armada_landed(die) {
        en "The die shows {die}, even: the Armada lands, and a Catholic sits on the English throne. From now on the Spanish treasury die counts 1 more."
        nl "De worp is {die}, even: de Armada landt, en op de Engelse troon zit een katholiek. Voortaan telt de Spaanse schatkistworp 1 meer."
        hu "A dobás {die}, páros: az Armada partra száll, és katolikus ül Anglia trónján. Ezentúl a spanyol kincstári dobás eggyel többet ér."
    }

    pub(super) fn armada_lost(die) {
        en "The die shows {die}, odd: storm and fire destroy the Armada. From now on the Spanish treasury die counts 1 less."
        nl "De worp is {die}, oneven: storm en vuur vernietigen de Armada. Voortaan telt de Spaanse schatkistworp 1 minder."
        hu "A dobás {die}, páratlan: vihar és tűz pusztítja el az Armadát. Ezentúl a spanyol kincstári dobás eggyel kevesebbet ér."
    }

    pub(super) fn crusade_die(die: u8) {
        en "The die shows {die}: so many follow the Pope's call."
        nl "De worp is {die}: zo velen volgen de oproep van de paus."
        hu "A dobás {die}: ennyien követik a pápa hívását."
    }

    pub(super) fn plague_mild(die) {
        en "The die shows {die}, even: the plague is mild."
        nl "De worp is {die}, even: de pest is mild."
        hu "A dobás {die}, páros: a járvány enyhe."
    }

    pub(super) fn plague_severe(die) {
        en "The die shows {die}, odd: the plague is severe."
        nl "De worp is {die}, oneven: de pest slaat hard toe."
        hu "A dobás {die}, páratlan: a járvány súlyos."
    }

    pub(super) fn any_die(chit, die) {
        en "{chit}: the die shows {die}."
        nl "{chit}: de worp is {die}."
        hu "{chit}: a dobás {die}."
    }

    pub(super) fn reinforced(who, troops) {
        en "{who} get {troops} free of charge this year."
        nl "{who} krijgen dit jaar gratis {troops}."
        hu "{who} idén ingyen kapnak {troops}."
    }

    pub(super) fn reinforced_by_none(who) {
        en "{who} get nobody: no help comes."
        nl "{who} krijgen niemand: er komt geen hulp."
        hu "{who} senkit sem kapnak: nem jön segítség."
    }

    pub(super) fn expedition_withdrawn() {
        en "The English expedition is called home."
        nl "De Engelse expeditie wordt naar huis geroepen."
        hu "Az angol expedíciót hazarendelik."
    }

    pub(super) fn fleet_safe() {
        en "The treasure fleet gets through after all."
        nl "De zilvervloot komt toch nog behouden aan."
        hu "Az ezüstflotta végül mégis célba ér."
    }

    pub(super) fn points_rose(amount: u16, total) {
        en "The political points rise by {amount} to {total}."
        nl "De politieke punten stijgen met {amount} naar {total}."
        hu "A politikai pontok száma {amount} ponttal nő, most {total}."
    }

    pub(super) fn points_fell(amount: u16, total) {
        en "The political points fall by {amount} to {total}."
        nl "De politieke punten dalen met {amount} naar {total}."
        hu "A politikai pontok száma {amount} ponttal csökken, most {total}."
    }

    pub(super) fn points_stayed(total) {
        en "The political points stay at {total}."
        nl "De politieke punten blijven op {total}."
        hu "A politikai pontok száma nem változik: {total}."
    }

    pub(super) fn swayed(territory, faith) {
        en "{territory} is now {faith}."
        nl "{territory} is nu {faith}."
        hu "{territory} most {faith}."
    }

    pub(super) fn tax_halved(territory) {
        en "{territory} pays only half its taxes this year."
        nl "{territory} betaalt dit jaar maar de helft."
        hu "{territory} idén csak az adó felét fizeti."
    }

    pub(super) fn spanish_income(land, die, total) {
        en "The Spanish collect {land} from their territories and {die} from the treasury die: {total}."
        nl "De Spanjaarden innen {land} uit hun gebieden en {die} door de schatkistworp: samen {total}."
        hu "A spanyolok bevétele {land} a területekből és {die} a kincstári dobásból: összesen {total}."
    }

    pub(super) fn spanish_income_with_tax(land, die, tax, total) {
        en "The Spanish collect {land} from their territories, {die} from the treasury die and {tax} by the Tenth Penny: {total}."
        nl "De Spanjaarden innen {land} uit hun gebieden, {die} door de schatkistworp en {tax} door de Tiende Penning: samen {total}."
        hu "A spanyolok bevétele {land} a területekből, {die} a kincstári dobásból és {tax} a tizedik fillérből: összesen {total}."
    }

    pub(super) fn rebel_income(land, patriots, total) {
        en "The Rebels collect {land} from their territories and {patriots} from patriots and faithful: {total}."
        nl "De Geuzen innen {land} uit hun gebieden en {patriots} van patriotten en getrouwen: samen {total}."
        hu "A felkelők bevétele {land} a területekből és {patriots} a hazafiaktól és híveiktől: összesen {total}."
    }

    pub(super) fn deployed(who, troops, place) {
        en "{who} deploy {troops} {place}."
        nl "{who} stellen {troops} op {place}."
        hu "{who} {place} felállítanak {troops}."
    }

    pub(super) fn troops_lost(who, what) {
        en "{who} do not place {what}; they go home unpaid and unused."
        nl "{who} plaatsen {what} niet; die gaan onverrichter zake naar huis."
        hu "{who} nem helyeznek el {what}; ezek dolguk végezetlenül hazatérnek."
    }

    pub(super) fn money_lost(who, money) {
        en "{who} lose {money} that they did not spend."
        nl "{who} verliezen {money} aan onbesteed geld."
        hu "{who} elveszítenek {money}t, mert nem költötték el."
    }

    pub(super) fn preached(who, preachers, place, die, answer) {
        en "{who} have {preachers} preach {place}; the die shows {die}: {answer}."
        nl "{who} laten {preachers} preken {place}; de worp is {die}: {answer}."
        hu "{who} oldalán {place} {preachers} prédikál; a dobás {die}: {answer}."
    }

    pub(super) fn preached_with_certainty(who, preachers, place) {
        en "{who} have {preachers} preach {place}: nobody can resist."
        nl "{who} laten {preachers} preken {place}: daar is niemand tegen bestand."
        hu "{who} oldalán {place} {preachers} prédikál: ennek senki sem áll ellen."
    }

    pub(super) fn people_listened() {
        en "the people listen"
        nl "de bevolking luistert"
        hu "a nép megtér"
    }

    pub(super) fn people_shrugged() {
        en "the people shrug"
        nl "de bevolking haalt de schouders op"
        hu "a nép vállat von"
    }

    pub(super) fn defected(from, to, place) {
        en "1 pikeman {from} goes over {to} and now stands {place}."
        nl "1 piekenier {from} loopt over {to} en staat nu {place}."
        hu "{from} 1 pikás átáll {to}, és most {place} szolgál."
    }

    pub(super) fn mutinied(whose, place) {
        en "1 pikeman of {whose} mutinies {place} and goes home."
        nl "1 piekenier van {whose} slaat {place} aan het muiten en gaat naar huis."
        hu "{place} {whose} 1 pikása fellázad, és hazamegy."
    }

    pub(super) fn plagued(dead, whose, place) {
        en "The plague takes {dead} of {whose} {place}."
        nl "De pest velt {place} {dead} van {whose}."
        hu "A pestis {place} elragad {dead} {whose} seregéből."
    }

    pub(super) fn plagued_none(place) {
        en "The plague finds no victims {place}."
        nl "De pest vindt {place} geen slachtoffers."
        hu "A pestis {place} nem talál áldozatot."
    }

    pub(super) fn marched(who, troops, from, to) {
        en "{who} march {troops} {from} {to}."
        nl "{who} sturen {troops} {from} {to}."
        hu "{who} {from} {to} küldenek {troops}."
    }

    pub(super) fn sailed(who, fleet, from, to) {
        en "{who} sail {from} {to}: {fleet}."
        nl "{who} varen {from} {to}: {fleet}."
        hu "{who} {from} {to} hajóznak: {fleet}."
    }

    pub(super) fn truce_no_march() {
        en "The truce holds: nobody marches."
        nl "Het bestand houdt stand: niemand marcheert."
        hu "Tart a fegyverszünet: senki sem vonul hadba."
    }

    pub(super) fn truce_no_siege() {
        en "The truce holds: nobody lays siege."
        nl "Het bestand houdt stand: niemand belegert."
        hu "Tart a fegyverszünet: senki sem ostromol."
    }

    pub(super) fn truce_skips(phase) {
        en "The truce holds: {phase} is skipped."
        nl "Het bestand houdt stand: {phase} wordt overgeslagen."
        hu "Tart a fegyverszünet: {phase} kimarad."
    }

    pub(super) fn flooded(place, lost) {
        en "The dikes break {place}, and the Spanish drown: {lost}."
        nl "De dijken breken {place}, en de Spanjaarden verdrinken: {lost}."
        hu "{place} átszakadnak a gátak, és a spanyolok vízbe vesznek: {lost}."
    }

    pub(super) fn militia_raised(place, amount, whose) {
        en "The citizens man the walls {place}: {amount} pikemen for {whose}."
        nl "De schutterij komt op {place}: {amount} piekeniers erbij voor {whose}."
        hu "{place} a polgárok a falakra állnak: {whose} {amount} pikással erősödnek."
    }

    pub(super) fn revolted(territory, to) {
        en "{territory} rises and goes over {to}."
        nl "{territory} komt in opstand en loopt over {to}."
        hu "{territory} fellázad, és átáll {to}."
    }

    pub(super) fn counted(points: i16, total) {
        en "The Rebel territories bring {points} political {word}: {total} in all." (word = plural(points, "point", "points"))
        nl "De gebieden van de Geuzen leveren {points} politieke {word} op: samen {total}." (word = plural(points, "punt", "punten"))
        hu "A felkelők területei {points} politikai pontot hoznak: összesen {total}."
    }

    pub(super) fn union_proclaimed() {
        en "The Union of Utrecht is proclaimed: the Dutch Republic is born."
        nl "De Unie van Utrecht wordt uitgeroepen: de Republiek is geboren."
        hu "Kikiáltják az utrechti uniót: megszületik a Holland Köztársaság."
    }
}
