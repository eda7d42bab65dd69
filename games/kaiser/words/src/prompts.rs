//! What a player is asked.

use kaiser_rules::{Card, Colour, Deed, Kaiser, Opening, Rank, Step, Vacancy, View};

use super::names::{noble_of, player, points, thalers};
use super::phase;
use super::places::{at, electorate as name, seat_of};
use words::list;
use words::{Lang, Players, Prompt};

/// What the seat that acts is asked now.
pub(super) fn prompt(lang: Lang, players: &Players, view: &View) -> Prompt {
    let board = &view.board;
    let rule = rule(board.step);
    let text = match board.step {
        Step::Place(opening) => placing(lang, opening).to_owned(),
        Step::Enthrone(Vacancy::Election) => new_emperor(lang),
        Step::Enthrone(_) => heir(lang),
        Step::Son => son(lang),
        Step::Daughter => daughter(lang),
        Step::Answer { groom } => {
            let baron = board.noble(groom).map_or(String::new(), |found| {
                noble_of(lang, player(lang, players, found.colour), found)
            });
            answer(
                lang,
                player(lang, players, board.turn),
                baron,
                at(lang, groom),
            )
        }
        Step::Act => act(lang, thalers(lang, board.players[board.turn].thalers)),
        Step::Use(deed) => using(lang, deed),
        Step::MoveTo { .. } => move_to(lang),
        Step::Knight => knight(lang),
        Step::KnightTo { .. } => knight_to(lang),
        Step::Trier => trier(lang),
        Step::Retreat { electorate, .. } => retreat(lang, name(lang, electorate)),
        Step::Eminence { .. } => eminence(lang),
        Step::Tie { electorate } => tie(lang, seat_of(lang, electorate), name(lang, electorate)),
        Step::Install { electorate, .. } => install(lang, name(lang, electorate)),
        Step::Influence => influence(lang),
        Step::Exclude => exclude(lang),
        Step::Vote => {
            let rival = board.rival().unwrap_or(board.emperor);
            let named = |candidate| player(lang, players, candidate);
            vote(lang, named(board.emperor), named(rival))
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
pub fn waiting(lang: Lang, players: &Players, game: &Kaiser, view: &View) -> String {
    let who = |colour: Colour| player(lang, players, colour);
    let board = &view.board;
    match (board.step, board.decider()) {
        (Step::Over, _) | (_, None) if board.step != Step::Vote => over(lang),
        (_, Some(colour)) if board.round == 0 => places(lang, who(colour)),
        (_, Some(colour)) => {
            let phase = phase(lang, board.step.phase());
            to_decide(lang, who(colour), phase)
        }
        _ => {
            let missing = game.colours().filter(|&colour| !view.voted[colour]);
            voting(lang, list(lang, missing.map(who)))
        }
    }
}

fn using(lang: Lang, deed: Deed) -> String {
    match (deed.card, deed.rank) {
        (Card::Doctor, _) => use_doctor(lang),
        (Card::Move, _) => use_move(lang),
        (Card::Permit, Rank::Baron) => use_permit_baron(lang),
        (Card::Permit, Rank::Couple) => use_permit_couple(lang),
        (Card::Ordinance, _) => use_ordinance(lang),
        (Card::Promotion, _) => use_promotion(lang),
        _ => use_daughter(lang),
    }
}

/// What the rounds bring the emperor, as one line.
pub(super) fn reward(lang: Lang, amount: u8, money: u8) -> String {
    let mut text = points(lang, amount).to_string();
    if money > 0 {
        text = format!("{text} + {}", thalers(lang, money));
    }
    text
}

words::texts!("prompts");
