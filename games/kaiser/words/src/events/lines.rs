//! The sentences of the log.

use words::hungarian::InnerThe;
use words::texts;

texts! {
    pub(super) fn began(who) {
        en "{who} begins as emperor."
        nl "{who} begint als keizer."
        hu "{who} kezdi császárként."
    }

    pub(super) fn closed(place) {
        en "{place} stays out of the game."
        nl "{place} doet niet mee."
        hu "{place} kimarad a játékból."
    }

    pub(super) fn imperial_placed(place) {
        en "An imperial city rises {place}."
        nl "Er verrijst een rijksstad {place}."
        hu "Birodalmi város épül {place}."
    }

    pub(super) fn imperial_moved(from, to) {
        en "An imperial city moves {from} {to}."
        nl "Een rijksstad gaat {from} {to}."
        hu "Egy birodalmi város {from} {to} kerül."
    }

    pub(super) fn imperial_stays() {
        en "The imperial cities stay as they are."
        nl "De rijkssteden blijven zoals ze zijn."
        hu "A birodalmi városok maradnak, ahogy vannak."
    }

    pub(super) fn seated(who, seat) {
        en "{who} takes {seat}."
        nl "{who} neemt {seat} in."
        hu "{who} {seat}be ül."
    }

    pub(super) fn settled(who, place) {
        en "{who} settles {place}."
        nl "{who} vestigt zich {place}."
        hu "{who} letelepszik {place}."
    }

    pub(super) fn posted(who, place) {
        en "{who} posts a knight {place}."
        nl "{who} zet een ridder {place}."
        hu "{who} új lovagja itt áll: {place}."
    }

    pub(super) fn reposted(who, from, to) {
        en "{who}'s knight {from} goes elsewhere: he stands {to} now."
        nl "De ridder van {who} {from} vertrekt: hij staat nu {to}."
        hu "{who} lovagja, aki {from} állt, most itt van: {to}."
    }

    pub(super) fn pushed(who, from) {
        en "{who}'s knight is driven {from}."
        nl "De ridder van {who} wordt verdrongen {from}."
        hu "{who} lovagját kiszorítják {from}."
    }

    pub(super) fn enthroned(who) {
        en "{who} takes the throne."
        nl "{who} bestijgt de troon."
        hu "{who} a trónra lép."
    }

    pub(super) fn round_began(round) {
        en "Round {round} begins."
        nl "Ronde {round} begint."
        hu "Kezdődik {the_round}. forduló." (the_round = InnerThe(&round))
    }

    pub(super) fn income(who, got, total) {
        en "{who} gets {got} and now has {total}."
        nl "{who} krijgt {got} en heeft nu {total}."
        hu "{who} {got} kap, vagyona most {total}."
    }

    pub(super) fn income_cut(who, got, lost, total) {
        en "{who} gets {got}, {lost} more than the track holds being lost, and now has {total}."
        nl "{who} krijgt {got} ({lost} past niet meer op de tabel) en heeft nu {total}."
        hu "{who} {got} kap ({lost} már nem fér fel a táblára), vagyona most {total}."
    }

    pub(super) fn died(who, place) {
        en "{who} {place} dies of old age."
        nl "{who} {place} sterft van ouderdom."
        hu "{who} {place} végelgyengülésben meghal."
    }

    pub(super) fn eminence_gone(from) {
        en "The Grey Eminence is gone {from}."
        nl "De Grijze eminentie verdwijnt {from}."
        hu "A Szürke eminenciás eltűnik {from}."
    }

    pub(super) fn aged() {
        en "All other nobles grow ten years older."
        nl "Alle andere edelen worden tien jaar ouder."
        hu "Minden más nemes tíz évet öregszik."
    }

    pub(super) fn son_born(who) {
        en "{who} has a son."
        nl "{who} krijgt een zoon."
        hu "{who}: fia születik."
    }

    pub(super) fn son_lost(who) {
        en "{who} has a son, but no tile or no place for him."
        nl "{who} krijgt een zoon, maar heeft geen fiche of geen plaats voor hem."
        hu "{who}: fia születik, de nincs számára lapka vagy hely."
    }

    pub(super) fn daughter(who) {
        en "{who} has a daughter."
        nl "{who} krijgt een dochter."
        hu "{who}: lánya születik."
    }

    pub(super) fn childless(who) {
        en "{who} has no child."
        nl "{who} krijgt geen kind."
        hu "{who}: nem születik gyermeke."
    }

    pub(super) fn proposed(who, groom, place) {
        en "{who} offers the daughter to {groom} {place}."
        nl "{who} biedt de dochter aan voor {groom} {place}."
        hu "{who} a lányát kínálja; a vőlegény {groom} {place}."
    }

    pub(super) fn accepted(who) {
        en "{who} agrees to the marriage."
        nl "{who} stemt in met het huwelijk."
        hu "{who} beleegyezik a házasságba."
    }

    pub(super) fn refused(who) {
        en "{who} refuses."
        nl "{who} weigert."
        hu "{who} elutasítja."
    }

    pub(super) fn convent(who, money) {
        en "{who}'s daughter goes to the convent: {money}."
        nl "De dochter van {who} gaat naar het klooster: {money}."
        hu "{who} lánya kolostorba megy, és ezért apja {money} kap."
    }

    pub(super) fn married(who, place) {
        en "A wedding: {who} {place}."
        nl "Een bruiloft: {who} {place}."
        hu "Esküvő: {who} {place}."
    }

    pub(super) fn cards_returned() {
        en "All cards go back into the display."
        nl "Alle kaarten gaan terug naar de etalage."
        hu "Minden kártya visszakerül a kínálatba."
    }

    pub(super) fn bought(who, card, price) {
        en "{who} takes {card} ({price})."
        nl "{who} neemt {card} ({price})."
        hu "{who} kártyát vesz: {card} ({price})."
    }

    pub(super) fn took(who, card) {
        en "{who} takes {card}."
        nl "{who} neemt {card}."
        hu "{who} kártyát vesz el: {card}."
    }

    pub(super) fn unused(who, card) {
        en "{who} leaves {card} unused."
        nl "{who} laat {card} ongebruikt."
        hu "{who} nem használja fel: {card}."
    }

    pub(super) fn privilege(who, place) {
        en "{who} uses the privilege of {place}."
        nl "{who} gebruikt het privilege van {place}."
        hu "{who} előjogot használ: {place}."
    }

    pub(super) fn borrowed(who, card, price) {
        en "{who} uses {card} without the card ({price})."
        nl "{who} gebruikt {card} zonder de kaart ({price})."
        hu "{who} kártya nélkül használja: {card} ({price})."
    }

    pub(super) fn younger(who, place) {
        en "{who} {place} has grown younger."
        nl "{who} {place} is jonger geworden."
        hu "{who} {place} megfiatalodott."
    }

    pub(super) fn older(who, place) {
        en "{who} {place} has grown older."
        nl "{who} {place} is ouder geworden."
        hu "{who} {place} megöregedett."
    }

    pub(super) fn killed(whom, place) {
        en "The doctor was the death of {whom} {place}."
        nl "De medicus werd de dood van {whom} {place}."
        hu "Az orvos sírba vitte {whom} {place}."
    }

    pub(super) fn moved(who, from, to) {
        en "{who} moves {from} {to}."
        nl "{who} verhuist {from} {to}."
        hu "{who} {from} {to} költözik."
    }

    pub(super) fn built(who, place) {
        en "{who} builds a city {place}."
        nl "{who} bouwt een stad {place}."
        hu "{who} várost épít {place}."
    }

    pub(super) fn promoted(who, place) {
        en "{who}'s knight {place} becomes a baron."
        nl "De ridder van {who} {place} wordt baron."
        hu "{who} lovagja {place} báró lesz."
    }

    pub(super) fn scored(who, points, what) {
        en "{who} scores {points} for {what}."
        nl "{who} scoort {points} voor {what}."
        hu "{who} {points} kap ({what})."
    }

    pub(super) fn passed(who) {
        en "{who} passes."
        nl "{who} past."
        hu "{who} passzol."
    }

    pub(super) fn eminence_placed(who, place) {
        en "{who}'s Grey Eminence works {place}."
        nl "De Grijze eminentie van {who} werkt {place}."
        hu "{who} Szürke eminenciása {place} működik."
    }

    pub(super) fn eminence_away(who) {
        en "{who}'s Grey Eminence stays at home."
        nl "De Grijze eminentie van {who} blijft thuis."
        hu "{who} Szürke eminenciása otthon marad."
    }

    pub(super) fn counted(place, standing) {
        en "Power {place}: {standing}."
        nl "Macht {place}: {standing}."
        hu "Hatalom {place}: {standing}."
    }

    pub(super) fn tie_broken(place, who) {
        en "The emperor breaks the tie {place} in favour of {who}."
        nl "De keizer beslist de gelijke stand {place} in het voordeel van {who}."
        hu "Holtverseny {place}: a császár döntése szerint {who} kapja a széket."
    }

    pub(super) fn elector_stays(who, seat) {
        en "{who} keeps {seat}."
        nl "{who} behoudt {seat}."
        hu "{who} kezén marad {seat}."
    }

    pub(super) fn new_elector(who, seat) {
        en "{who} takes {seat}."
        nl "{who} neemt {seat} in."
        hu "{who} {seat}be ül."
    }

    pub(super) fn no_successor(who, place, seat) {
        en "{who} is the strongest {place} but has no noble for it. {seat} is vacant."
        nl "{who} is de sterkste {place}, maar heeft er geen geschikte edele. {seat} is vacant."
        hu "{who} a legerősebb {place}, de nincs ott megfelelő nemese. {seat} megüresedik."
    }

    pub(super) fn deposed(who, place) {
        en "{who} steps down to a noble space {place}."
        nl "{who} gaat terug naar een adelsveld {place}."
        hu "{who} lemond, és nemesi mezőre lép {place}."
    }

    pub(super) fn deposed_home(who) {
        en "{who} steps down and, for lack of room, leaves the board."
        nl "{who} treedt af en verlaat bij gebrek aan plaats het bord."
        hu "{who} lemond, és hely híján lekerül a tábláról."
    }

    pub(super) fn no_rival() {
        en "Nobody claims the throne: there is no election."
        nl "Niemand eist de troon op: er is geen keizerskeuze."
        hu "Senki sem tart igényt a trónra: nincs választás."
    }

    pub(super) fn influenced(who, place) {
        en "{who} puts {place} under Church influence."
        nl "{who} laat de Kerkelijke invloed gelden voor {place}."
        hu "{who} Egyházi befolyás alá vonja: {place}."
    }

    pub(super) fn excluded(who, place) {
        en "{who} shuts {place} out of the election."
        nl "{who} sluit {place} uit van de keizerskeuze."
        hu "{who} kizárja a választásból: {place}."
    }

    pub(super) fn voted(who) {
        en "{who} has voted."
        nl "{who} heeft gestemd."
        hu "{who} szavazott."
    }

    pub(super) fn voted_so(who, candidate) {
        en "{who} has voted for {candidate}."
        nl "{who} heeft op {candidate} gestemd."
        hu "{who} {candidate} szavazott."
    }

    pub(super) fn shown(who, votes, candidate) {
        en "{who}: {votes} for {candidate}."
        nl "{who}: {votes} voor {candidate}."
        hu "{who}: {votes} {candidate}."
    }

    pub(super) fn elected(who, emperor, rival) {
        en "Votes for the emperor: {emperor}, for the rival: {rival}. {who} is emperor."
        nl "Stemmen voor de keizer: {emperor}, voor de tegenkeizer: {rival}. {who} is keizer."
        hu "A császárra {emperor}, az ellencsászárra {rival} szavazat jutott: {who} a császár."
    }

    pub(super) fn exiled(who, place) {
        en "{who}, deposed, settles {place}."
        nl "{who}, afgezet, vestigt zich {place}."
        hu "{who} trónfosztottként letelepszik {place}."
    }

    pub(super) fn exiled_home(who) {
        en "{who}, deposed, finds no place and leaves the board."
        nl "{who}, afgezet, vindt geen plaats en verlaat het bord."
        hu "{who} trónfosztottként nem talál helyet, és lekerül a tábláról."
    }

    pub(super) fn paid(who, money) {
        en "{who} gets {money} as emperor."
        nl "{who} krijgt als keizer {money}."
        hu "{who} császárként {money} kap."
    }

    pub(super) fn ended(who, totals) {
        en "The game is over. Winner: {who}. Points: {totals}."
        nl "Het spel is afgelopen. Winnaar: {who}. Punten: {totals}."
        hu "A játék véget ért. Győztes: {who}. Pontok: {totals}."
    }
}
