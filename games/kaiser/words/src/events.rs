//! The log: a line for everything that happens, and the sign beside it.

mod lines;

use kaiser_rules::{Ballot, Card, Colour, Event, Kaiser, Merit, Phase, Power, Spot};

use super::cards::card as card_name;
use super::names::{
    begin, colour as player, noble, noble_begins, noble_object, points_object, say, thalers,
    thalers_object, votes,
};
use super::places::{at, inside, into, out_of, seat_of, the_electorate};
use words::list;
use words::{Lang, Line, Sign};

/// The log line of an event; none for what the next line says too.
pub(super) fn line(lang: Lang, game: &Kaiser, event: Event) -> Option<Line> {
    let who = |colour: Colour| player(lang, colour);
    let (sign, rule, text) = match event {
        Event::Began { emperor } => (Sign::Crown, "Set-up", lines::began(lang, who(emperor))),
        Event::Closed { electorate } => (
            Sign::Round,
            "2 players",
            lines::closed(lang, begin(&the_electorate(lang, electorate))),
        ),
        Event::ImperialPlaced { electorate } => (
            Sign::City,
            "VII",
            lines::imperial_placed(lang, inside(lang, electorate)),
        ),
        Event::ImperialMoved { from, to } => {
            let text = lines::imperial_moved(lang, out_of(lang, from), into(lang, to));
            (Sign::City, "VII", text)
        }
        Event::ImperialStays => (Sign::City, "VII", lines::imperial_stays(lang)),
        Event::Seated { noble, electorate } => {
            let text = lines::seated(lang, noble_begins(lang, noble), seat_of(lang, electorate));
            (Sign::Noble, "Set-up", text)
        }
        Event::Settled { noble, electorate } => {
            let text = lines::settled(lang, noble_begins(lang, noble), inside(lang, electorate));
            (Sign::Noble, "Permit", text)
        }
        Event::Posted { colour, from, to } => {
            (Sign::Knight, "Knight", posted(lang, colour, from, to))
        }
        Event::Pushed { colour, electorate } => {
            let text = lines::pushed(lang, who(colour), out_of(lang, electorate));
            (Sign::Knight, "Permit", text)
        }
        Event::Enthroned { noble, .. } => (
            Sign::Crown,
            "VI",
            lines::enthroned(lang, noble_begins(lang, noble)),
        ),
        Event::RoundBegan { round } => (Sign::Round, "VIII", lines::round_began(lang, round)),
        Event::Income { .. } => (Sign::Coin, "I", income(lang, event)?),
        Event::Died { noble, at: spot } => {
            let text = lines::died(lang, noble_begins(lang, noble), at(lang, spot));
            (Sign::Grave, "II", text)
        }
        Event::EminenceGone { electorate, .. } => (
            Sign::Grave,
            "Grey eminence",
            lines::eminence_gone(lang, out_of(lang, electorate)),
        ),
        Event::Aged => (Sign::Grave, "II", lines::aged(lang)),
        Event::SonBorn { colour } => (Sign::Cradle, "III", lines::son_born(lang, who(colour))),
        Event::SonLost { colour } => (Sign::Cradle, "III", lines::son_lost(lang, who(colour))),
        Event::DaughterBorn { colour } => (Sign::Cradle, "III", lines::daughter(lang, who(colour))),
        Event::Childless { colour } => (Sign::Cradle, "III", lines::childless(lang, who(colour))),
        Event::Proposed {
            colour,
            noble: groom,
            groom: spot,
        } => {
            let text = lines::proposed(lang, who(colour), noble(lang, groom), at(lang, spot));
            (Sign::Ring, "III", text)
        }
        Event::Accepted { colour } => (Sign::Ring, "III", lines::accepted(lang, who(colour))),
        Event::Refused { colour } => (Sign::Ring, "III", lines::refused(lang, who(colour))),
        Event::Convent { colour, thalers } => {
            let money = thalers_object(lang, thalers);
            (Sign::Coin, "III", lines::convent(lang, who(colour), money))
        }
        Event::Married {
            noble: couple,
            at: spot,
        } => {
            let text = lines::married(lang, noble(lang, couple), at(lang, spot));
            (Sign::Ring, "III", text)
        }
        Event::CardsReturned => (Sign::Card, "III", lines::cards_returned(lang)),
        Event::Bought {
            colour,
            card,
            price,
        } => {
            let (who, what) = (who(colour), card_name(lang, card));
            let text = match price {
                0 => lines::took(lang, who, what),
                _ => lines::bought(lang, who, what, thalers(lang, price)),
            };
            (Sign::Card, card.rule(), text)
        }
        Event::Unused { colour, card } => (
            Sign::Card,
            "2 players",
            lines::unused(lang, who(colour), card_name(lang, card)),
        ),
        Event::Privilege { colour, electorate } => {
            let text = lines::privilege(lang, who(colour), the_electorate(lang, electorate));
            (Sign::Card, electorate.rule(), text)
        }
        Event::Borrowed {
            colour,
            card,
            price,
        } => {
            let text = lines::borrowed(
                lang,
                who(colour),
                card_name(lang, card),
                thalers(lang, price),
            );
            (Sign::Card, "Trier", text)
        }
        Event::Younger { noble, at: spot } => {
            let text = lines::younger(lang, noble_begins(lang, noble), at(lang, spot));
            (Sign::Noble, Card::Doctor.rule(), text)
        }
        Event::Older { noble, at: spot } => {
            let text = lines::older(lang, noble_begins(lang, noble), at(lang, spot));
            (Sign::Noble, Card::Doctor.rule(), text)
        }
        Event::Killed { noble, at: spot } => {
            let text = lines::killed(lang, noble_object(lang, noble), at(lang, spot));
            (Sign::Grave, Card::Doctor.rule(), text)
        }
        Event::Moved { noble, from, to } => {
            let (from, to) = (out_of(lang, from), into(lang, to));
            let text = lines::moved(lang, noble_begins(lang, noble), from, to);
            (Sign::Noble, Card::Move.rule(), text)
        }
        Event::Built { colour, electorate } => {
            let text = lines::built(lang, who(colour), inside(lang, electorate));
            (Sign::City, Card::Ordinance.rule(), text)
        }
        Event::Promoted { colour, electorate } => {
            let text = lines::promoted(lang, who(colour), inside(lang, electorate));
            (Sign::Knight, Card::Promotion.rule(), text)
        }
        Event::Scored {
            colour,
            points: amount,
            merit,
        } => {
            let (what, rule) = merited(lang, merit);
            let text = lines::scored(lang, who(colour), points_object(lang, amount), what);
            (Sign::Points, rule, text)
        }
        Event::Passed { colour } => (Sign::Card, "IV", lines::passed(lang, who(colour))),
        Event::EminencePlaced { colour, electorate } => {
            let text = lines::eminence_placed(lang, who(colour), inside(lang, electorate));
            (Sign::Noble, "Grey eminence", text)
        }
        Event::EminenceAway { colour } => (
            Sign::Noble,
            "Grey eminence",
            lines::eminence_away(lang, who(colour)),
        ),
        Event::Counted { electorate, power } => {
            let standing = standing(lang, power)?;
            (
                Sign::Noble,
                "V",
                lines::counted(lang, inside(lang, electorate), standing),
            )
        }
        Event::TieBroken { electorate, colour } => {
            let text = lines::tie_broken(lang, inside(lang, electorate), who(colour));
            (Sign::Crown, "V", text)
        }
        Event::ElectorStays { colour, electorate } => {
            let text = lines::elector_stays(lang, who(colour), seat_of(lang, electorate));
            (Sign::Noble, "V", text)
        }
        Event::NewElector { noble, electorate } => {
            let text =
                lines::new_elector(lang, noble_begins(lang, noble), seat_of(lang, electorate));
            (Sign::Noble, "V", text)
        }
        Event::NoSuccessor { colour, electorate } => {
            let text = lines::no_successor(
                lang,
                who(colour),
                inside(lang, electorate),
                begin(&seat_of(lang, electorate)),
            );
            (Sign::Noble, "V", text)
        }
        Event::Deposed { noble, electorate } => {
            let text = lines::deposed(lang, noble_begins(lang, noble), inside(lang, electorate));
            (Sign::Noble, "V", text)
        }
        Event::DeposedHome { noble, .. } => (
            Sign::Noble,
            "V",
            lines::deposed_home(lang, noble_begins(lang, noble)),
        ),
        Event::NoRival => (Sign::Ballot, "VI", lines::no_rival(lang)),
        Event::Influenced { colour, electorate } => {
            let text = lines::influenced(lang, who(colour), the_electorate(lang, electorate));
            (Sign::Ballot, Card::ChurchInfluence.rule(), text)
        }
        Event::Excluded { colour, electorate } => {
            let text = lines::excluded(lang, who(colour), the_electorate(lang, electorate));
            (Sign::Ballot, Card::Excommunication.rule(), text)
        }
        Event::Voted { colour, ballot } => {
            let text = match ballot {
                Some(ballot) => lines::voted_so(lang, who(colour), candidate(lang, ballot)),
                None => lines::voted(lang, who(colour)),
            };
            (Sign::Ballot, "VI", text)
        }
        Event::Shown {
            colour,
            ballot,
            votes: amount,
            ..
        } => {
            let candidate = candidate(lang, ballot);
            let text = lines::shown(lang, who(colour), votes(lang, amount), candidate);
            (Sign::Ballot, "VI", text)
        }
        Event::Elected {
            winner,
            emperor,
            rival,
        } => (
            Sign::Crown,
            "VI",
            lines::elected(lang, who(winner), emperor, rival),
        ),
        Event::Exiled { noble, electorate } => {
            let text = lines::exiled(lang, noble_begins(lang, noble), inside(lang, electorate));
            (Sign::Crown, "VI", text)
        }
        Event::ExiledHome { noble } => (
            Sign::Crown,
            "VI",
            lines::exiled_home(lang, noble_begins(lang, noble)),
        ),
        Event::Paid { colour, thalers } => {
            let money = thalers_object(lang, thalers);
            (Sign::Coin, "VII", lines::paid(lang, who(colour), money))
        }
        Event::Ended {
            winners,
            points: totals,
        } => {
            let names = winners.iter().filter_map(Colour::at).map(who);
            let totals = game
                .colours()
                .map(|colour| format!("{} {}", who(colour), totals[colour]));
            let totals: Vec<String> = totals.collect();
            (
                Sign::Crown,
                "End",
                lines::ended(lang, list(lang, names), totals.join(", ")),
            )
        }
    };
    Some(Line { text, sign, rule })
}

fn posted(lang: Lang, colour: Colour, from: Option<Spot>, to: Spot) -> String {
    let who = player(lang, colour);
    match from {
        None => lines::posted(lang, who, at(lang, to)),
        Some(from) => lines::reposted(lang, who, at(lang, from), at(lang, to)),
    }
}

fn income(lang: Lang, event: Event) -> Option<String> {
    let Event::Income {
        colour,
        base,
        cities,
        sachsen,
        lost,
        thalers: total,
    } = event
    else {
        return None;
    };
    let got = base + cities + sachsen - lost;
    let (who, got, total) = (
        player(lang, colour),
        thalers_object(lang, got),
        thalers(lang, total),
    );
    Some(if lost > 0 {
        lines::income_cut(lang, who, got, lost, total)
    } else {
        lines::income(lang, who, got, total)
    })
}

/// Everybody's power, the strongest first; none where nobody has any.
fn standing(lang: Lang, power: Power) -> Option<String> {
    let mut ranking: Vec<(Colour, u8)> = power
        .iter()
        .map(|(colour, &own)| (colour, own))
        .filter(|&(_, own)| own > 0)
        .collect();
    ranking.sort_by_key(|&(_, own)| std::cmp::Reverse(own));
    let standing: Vec<String> = ranking
        .iter()
        .map(|&(colour, own)| format!("{} {own}", player(lang, colour)))
        .collect();
    (!standing.is_empty()).then(|| standing.join(", "))
}

fn candidate(lang: Lang, ballot: Ballot) -> &'static str {
    let names = match ballot {
        Ballot::Emperor => ["the emperor", "de keizer", "a császárra"],
        Ballot::Rival => ["the rival", "de tegenkeizer", "az ellencsászárra"],
    };
    say(lang, names)
}

/// What points are for, and the rule.
fn merited(lang: Lang, merit: Merit) -> (&'static str, &'static str) {
    let (names, rule) = match merit {
        Merit::Marriage => (
            [
                "a daughter's marriage",
                "het huwelijk van een dochter",
                "egy lány házassága",
            ],
            Phase::Offspring.numeral(),
        ),
        Merit::Indulgence => (["the Indulgence", "de Aflaat", "búcsúcédula"], "Indulgence"),
        Merit::City => (["a city", "een stad", "város"], "Ordinance"),
        Merit::Elector => (
            [
                "a new elector",
                "een nieuwe keurvorst",
                "új választófejedelem",
            ],
            "V",
        ),
        Merit::Mainz => (
            [
                "the privilege of Mainz",
                "het privilege van Mainz",
                "Mainz előjoga",
            ],
            "Mainz",
        ),
        Merit::Vote => (
            [
                "voting for the winner",
                "een stem op de winnaar",
                "szavazat a győztesre",
            ],
            "VI",
        ),
        Merit::Emperor => (
            ["being emperor", "het keizerschap", "a császári méltóság"],
            "VII",
        ),
    };
    (say(lang, names), rule)
}
