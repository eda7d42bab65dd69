//! What the buttons of a decision say.

use kaiser_rules::{Action, Ballot, Board, Card, Kaiser, Opening, Rank, Spot, Step, Tenant, View};

use super::cards::{card as card_name, privilege};
use super::names::{begin, colour as player, noble_begins, noble_object, say, thalers};
use super::places::{
    at, elector_of, electorate as name, inside, into, out_of, the_electorate, twin,
};
use words::{Lang, texts};

/// What an action of this decision does.
pub(super) fn choice(lang: Lang, game: &Kaiser, view: &View, action: Action) -> String {
    let board = &view.board;
    match action {
        Action::In(electorate) => match board.step {
            Step::MoveTo { .. } | Step::KnightTo { .. } | Step::ImperialTo { .. } => {
                begin(&into(lang, electorate))
            }
            Step::ImperialFrom => begin(&out_of(lang, electorate)),
            Step::Influence | Step::Exclude => name(lang, electorate).to_owned(),
            Step::Place(Opening::Knight) | Step::Knight => {
                noble_space(lang, begin(&inside(lang, electorate)))
            }
            _ => begin(&inside(lang, electorate)),
        },
        Action::Castle(electorate) => castle_space(lang, begin(&inside(lang, electorate))),
        Action::At(spot) => pointing(lang, board, spot),
        Action::Take(card) if board.step == Step::Trier => {
            let price = game.data().price(card, Rank::Baron);
            priced(lang, label(lang, card), thalers(lang, price))
        }
        Action::Take(card @ (Card::Rival | Card::GreyEminence)) => card_name(lang, card).to_owned(),
        Action::Take(card) => {
            let price = game.data().price(card, Rank::Baron);
            priced(lang, label(lang, card), thalers(lang, price))
        }
        Action::TakeCouple => {
            let price = game.data().price(Card::Permit, Rank::Couple);
            priced(lang, couple(lang), thalers(lang, price))
        }
        Action::Privilege(electorate) => use_privilege(
            lang,
            the_electorate(lang, electorate),
            privilege(lang, electorate),
        ),
        Action::Name(colour) => player(lang, colour).to_owned(),
        Action::Vote(ballot) => vote(lang, board, ballot),
        Action::Accept => accept(lang),
        Action::Refuse => refuse(lang),
        Action::Decline => say(lang, declining(board.step)).to_owned(),
        Action::Pass => pass(lang),
    }
}

/// The card as something that is bought.
fn label(lang: Lang, card: Card) -> String {
    match card {
        Card::Permit => baron(lang),
        _ => card_name(lang, card).to_owned(),
    }
}

fn vote(lang: Lang, board: &Board, ballot: Ballot) -> String {
    match ballot {
        Ballot::Emperor => vote_emperor(lang, player(lang, board.emperor)),
        Ballot::Rival => {
            let rival = board.rival().map_or("", |rival| player(lang, rival));
            vote_rival(lang, rival)
        }
    }
}

/// Pointing at a piece, or at a space without one.
fn pointing(lang: Lang, board: &Board, spot: Spot) -> String {
    let (place, mark) = (at(lang, spot), twin(board, spot));
    if let Some(noble) = board.noble(spot) {
        let own = Some(noble.colour) == board.decider();
        let treats = matches!(board.step, Step::Use(deed) if deed.card == Card::Doctor);
        if treats && own {
            return younger(lang, noble_object(lang, noble), place, mark);
        }
        if treats {
            return older(lang, noble_object(lang, noble), place, mark);
        }
        return piece(lang, noble_begins(lang, noble), place, mark);
    }
    if let Some(owner) = board.knight(spot) {
        let owner = player(lang, owner);
        let chosen = match board.step {
            Step::Knight => true,
            Step::Use(deed) => deed.card == Card::Promotion,
            _ => false,
        };
        return if chosen {
            knight(lang, owner, place, mark)
        } else {
            push(lang, owner, place, mark)
        };
    }
    match spot {
        Spot::Throne => begin(&place),
        Spot::Elector(electorate) => begin(&elector_of(lang, electorate)),
        Spot::Noble(_, slot) | Spot::Castle(_, slot) => {
            empty_space(lang, begin(&place), u16::from(slot) + 1)
        }
    }
}

fn declining(step: Step) -> [&'static str; 3] {
    match step {
        Step::Daughter => [
            "To the convent (1 thaler)",
            "Naar het klooster (1 daalder)",
            "Kolostorba (1 tallér)",
        ],
        Step::Use(_) => [
            "Do not use the card",
            "De kaart niet gebruiken",
            "Nem használom a kártyát",
        ],
        Step::Eminence { .. } => ["He stays at home", "Hij blijft thuis", "Otthon marad"],
        Step::ImperialFrom => ["Move none", "Geen verzetten", "Egyiket sem helyezem át"],
        _ => ["Place none", "Geen zetten", "Nem teszek le"],
    }
}

/// What the tile or knight on a noble space is, for labels of the drawn board.
pub fn tenant(lang: Lang, tenant: Tenant) -> String {
    match tenant {
        Tenant::Noble(noble) => noble_begins(lang, noble),
        Tenant::Knight(owner) => knight_of(lang, player(lang, owner)),
    }
}

texts! {
    fn noble_space(place) {
        en "{place}, noble space"
        nl "{place}, adelsveld"
        hu "{place}, nemesi mező"
    }

    fn castle_space(place) {
        en "{place}, castle"
        nl "{place}, burcht"
        hu "{place}, vár"
    }

    fn priced(what, price) {
        en "{what} ({price})"
        nl "{what} ({price})"
        hu "{what} ({price})"
    }

    fn baron() {
        en "Permit: a baron"
        nl "Instroom: een baron"
        hu "Betelepülés: báró"
    }

    fn couple() {
        en "Permit: a couple"
        nl "Instroom: een echtpaar"
        hu "Betelepülés: házaspár"
    }

    fn use_privilege(place, what) {
        en "Privilege of {place}. {what}"
        nl "Privilege van {place}. {what}"
        hu "{place} előjoga. {what}"
    }

    fn vote_emperor(who) {
        en "For the emperor, {who}"
        nl "Voor de keizer, {who}"
        hu "A császárra ({who})"
    }

    fn vote_rival(who) {
        en "For the rival, {who}"
        nl "Voor de tegenkeizer, {who}"
        hu "Az ellencsászárra ({who})"
    }

    fn accept() {
        en "Agree to the marriage"
        nl "Instemmen met het huwelijk"
        hu "Beleegyezem a házasságba"
    }

    fn refuse() {
        en "Refuse"
        nl "Weigeren"
        hu "Elutasítom"
    }

    fn pass() {
        en "Pass: do nothing more in this phase"
        nl "Passen: deze fase niets meer doen"
        hu "Passz: ebben a fázisban már nem lépek"
    }

    fn younger(whom, place, mark) {
        en "Make {whom} {place} younger{mark}"
        nl "Maak {whom} {place} jonger{mark}"
        hu "Fiatalítom: {whom}, {place}{mark}"
    }

    fn older(whom, place, mark) {
        en "Make {whom} {place} older{mark}"
        nl "Maak {whom} {place} ouder{mark}"
        hu "Öregítem: {whom}, {place}{mark}"
    }

    fn piece(who, place, mark) {
        en "{who} {place}{mark}"
        nl "{who} {place}{mark}"
        hu "{who} {place}{mark}"
    }

    fn knight(owner, place, mark) {
        en "{owner}'s knight {place}{mark}"
        nl "De ridder van {owner} {place}{mark}"
        hu "{owner} lovagja {place}{mark}"
    }

    fn knight_of(owner) {
        en "{owner}'s knight"
        nl "De ridder van {owner}"
        hu "{owner} lovagja"
    }

    fn push(owner, place, mark) {
        en "Push out {owner}'s knight {place}{mark}"
        nl "Verdring de ridder van {owner} {place}{mark}"
        hu "Kiszorítom: {owner} lovagja {place}{mark}"
    }

    fn empty_space(place, number) {
        en "{place}, empty space {number}"
        nl "{place}, leeg veld {number}"
        hu "{place}, {number}. üres mező"
    }
}
