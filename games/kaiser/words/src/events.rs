//! The log: a line for everything that happens, and the sign beside it.

use kaiser_rules::{Age, Card, Colour, Event, Kaiser, Merit, Noble, Phase, Power, Spot};

use super::cards::card as card_name;
use super::names::{noble_of, player, points, thalers as coins, votes};
use super::places::{at, electorate as place, ground, seat_of};
use words::{Lang, Line, Person, Players, Sign, list};

/// The sentences.
mod lines {
    use kaiser_rules::{Ballot, Merit};

    words::texts!("events");
}

/// The log line of an event; none for what the next line says too.
pub(super) fn line(lang: Lang, players: &Players, game: &Kaiser, event: Event) -> Option<Line> {
    let who = |colour: Colour| player(lang, players, colour);
    let noble_name = |noble: Noble| noble_of(lang, who(noble.colour), noble);
    let (sign, rule, text) = match event {
        Event::Began { emperor } => (Sign::Crown, "Set-up", lines::began(lang, who(emperor))),
        Event::Closed { electorate } => (
            Sign::Round,
            "2 players",
            lines::closed(lang, place(lang, electorate)),
        ),
        Event::ImperialPlaced {
            electorate,
            occasion,
        } => (
            Sign::City,
            occasion.rule(),
            lines::imperial_placed(lang, place(lang, electorate)),
        ),
        Event::ImperialMoved { from, to } => {
            let text = if from == to {
                lines::imperial_shifted(lang, place(lang, to))
            } else {
                lines::imperial_moved(lang, place(lang, from), place(lang, to))
            };
            (Sign::City, "VII", text)
        }
        Event::ImperialStays => (Sign::City, "VII", lines::imperial_stays(lang)),
        Event::Seated { noble, electorate } => {
            let text = lines::seated(lang, noble_name(noble), seat_of(lang, electorate));
            (Sign::Noble, "Set-up", text)
        }
        Event::Settled {
            noble,
            electorate,
            occasion,
        } => {
            let text = lines::settled(lang, noble_name(noble), place(lang, electorate));
            (Sign::Noble, occasion.rule(), text)
        }
        Event::Posted {
            colour,
            from,
            to,
            occasion,
        } => (
            Sign::Knight,
            occasion.rule(),
            posted(lang, who(colour), from, to),
        ),
        Event::Pushed { colour, electorate } => {
            let text = lines::pushed(lang, who(colour), place(lang, electorate));
            (Sign::Knight, "Permit", text)
        }
        Event::Enthroned {
            noble, occasion, ..
        } => (
            Sign::Crown,
            occasion.rule(),
            lines::enthroned(lang, noble_name(noble)),
        ),
        Event::RoundBegan { round } => {
            let rule = if round == 1 { "Set-up" } else { "VIII" };
            (Sign::Round, rule, lines::round_began(lang, round))
        }
        Event::Income { .. } => (Sign::Coin, "I", income(lang, players, event)?),
        Event::Died { noble, at: spot } => {
            let text = lines::died(lang, noble_name(noble), at(lang, spot));
            (Sign::Grave, "II", text)
        }
        Event::EminenceGone { electorate, .. } => (
            Sign::Grave,
            "Grey eminence",
            lines::eminence_gone(lang, place(lang, electorate)),
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
            let text = lines::proposed(lang, who(colour), noble_name(groom), at(lang, spot));
            (Sign::Ring, "III", text)
        }
        // The wedding and the point tell it.
        Event::Accepted { .. } => return None,
        Event::Refused { colour } => (Sign::Ring, "III", lines::refused(lang, who(colour))),
        Event::Convent { colour, thalers } => {
            let text = match thalers {
                0 => lines::convent_unpaid(lang, who(colour)),
                _ => lines::convent(lang, who(colour), coins(lang, thalers)),
            };
            (Sign::Coin, "III", text)
        }
        Event::Married {
            noble: couple,
            at: spot,
        } => {
            let text = lines::married(lang, noble_name(couple), at(lang, spot));
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
                _ if card == Card::Rival => lines::claimed(lang, who),
                0 => lines::took(lang, who, what),
                _ => lines::bought(lang, who, what, coins(lang, price)),
            };
            (Sign::Card, card.rule(), text)
        }
        Event::Unused { colour, card } => (
            Sign::Card,
            "2 players",
            lines::unused(lang, who(colour), card_name(lang, card)),
        ),
        Event::Privilege { colour, electorate } => {
            let text = lines::privilege(lang, who(colour), place(lang, electorate));
            (Sign::Card, electorate.rule(), text)
        }
        Event::Borrowed {
            colour,
            card,
            price,
        } => {
            let text =
                lines::borrowed(lang, who(colour), card_name(lang, card), coins(lang, price));
            (Sign::Card, "Trier", text)
        }
        Event::Younger { noble, at: spot } => {
            let text = lines::younger(lang, noble_name(treated(noble, Age::older)), at(lang, spot));
            (Sign::Noble, Card::Doctor.rule(), text)
        }
        Event::Older { noble, at: spot } => {
            let text = lines::older(
                lang,
                noble_name(treated(noble, Age::younger)),
                at(lang, spot),
            );
            (Sign::Noble, Card::Doctor.rule(), text)
        }
        Event::Killed { noble, at: spot } => {
            let text = lines::killed(lang, noble_name(noble), at(lang, spot));
            (Sign::Grave, Card::Doctor.rule(), text)
        }
        Event::Moved { noble, from, to } => {
            let (from, to) = (place(lang, from), place(lang, to));
            let text = lines::moved(lang, noble_name(noble), from, to);
            (Sign::Noble, Card::Move.rule(), text)
        }
        Event::Built { colour, electorate } => {
            let text = lines::built(lang, who(colour), place(lang, electorate));
            (Sign::City, Card::Ordinance.rule(), text)
        }
        Event::Promoted { colour, electorate } => {
            let text = lines::promoted(lang, who(colour), place(lang, electorate));
            (Sign::Knight, Card::Promotion.rule(), text)
        }
        // The line of the new elector tells it.
        Event::Scored {
            merit: Merit::Elector,
            ..
        } => return None,
        Event::Scored {
            colour,
            points: amount,
            merit,
        } => {
            let what = lines::merited(lang, merit);
            let text = lines::scored(lang, who(colour), points(lang, amount), what);
            (Sign::Points, merit_rule(merit), text)
        }
        Event::Passed { colour } => (Sign::Card, "IV", lines::passed(lang, who(colour))),
        Event::EminencePlaced { colour, electorate } => {
            let text = lines::eminence_placed(lang, who(colour), place(lang, electorate));
            (Sign::Noble, "Grey eminence", text)
        }
        Event::EminenceAway { colour } => (
            Sign::Noble,
            "Grey eminence",
            lines::eminence_away(lang, who(colour)),
        ),
        Event::Counted { electorate, power } => {
            let standing = standing(lang, players, power)?;
            (
                Sign::Noble,
                "V",
                lines::counted(lang, place(lang, electorate), standing),
            )
        }
        Event::TieBroken { electorate, colour } => {
            let text = lines::tie_broken(lang, place(lang, electorate), who(colour));
            (Sign::Crown, "V", text)
        }
        Event::TieSettled { electorate, named } => {
            let seat = seat_of(lang, electorate);
            let text = match named {
                Some(colour) => lines::only_one(lang, who(colour), seat),
                None => lines::none_of_them(lang, place(lang, electorate), seat),
            };
            (Sign::Noble, "V", text)
        }
        Event::ElectorStays {
            colour,
            electorate,
            power,
        } => {
            let (who, seat) = (who(colour), seat_of(lang, electorate));
            let text = match power.and_then(|power| standing(lang, players, power)) {
                Some(standing) => {
                    lines::counted_and_stays(lang, place(lang, electorate), standing, who, seat)
                }
                None => lines::elector_stays(lang, who, seat),
            };
            (Sign::Noble, "V", text)
        }
        Event::NewElector {
            noble,
            electorate,
            deposed,
        } => {
            let (who, seat) = (noble_name(noble), seat_of(lang, electorate));
            let points = points(lang, game.data().points.new_elector);
            let text = match deposed {
                Some(old) => lines::successor(lang, who, seat, points, noble_name(old)),
                None => lines::new_elector(lang, who, seat, points),
            };
            (Sign::Noble, "V", text)
        }
        Event::NoSuccessor {
            colour,
            electorate,
            tied,
        } => {
            let (who, place) = (who(colour), place(lang, electorate));
            let seat = seat_of(lang, electorate);
            let text = if tied {
                lines::named_in_vain(lang, who, place, seat)
            } else {
                lines::no_successor(lang, who, place, seat)
            };
            (Sign::Noble, "V", text)
        }
        Event::Deposed { noble, electorate } => {
            let text = lines::deposed(lang, noble_name(noble), place(lang, electorate));
            (Sign::Noble, "V", text)
        }
        Event::DeposedHome { noble, .. } => (
            Sign::Noble,
            "V",
            lines::deposed_home(lang, noble_name(noble)),
        ),
        Event::NoRival => (Sign::Ballot, "VI", lines::no_rival(lang)),
        Event::Influenced { colour, electorate } => {
            let text = lines::influenced(lang, who(colour), place(lang, electorate));
            (Sign::Ballot, Card::ChurchInfluence.rule(), text)
        }
        Event::Excluded { colour, electorate } => {
            let text = lines::excluded(lang, who(colour), place(lang, electorate));
            (Sign::Ballot, Card::Excommunication.rule(), text)
        }
        Event::Voted { colour, ballot } => {
            let text = match ballot {
                Some(ballot) => lines::voted_so(lang, who(colour), lines::candidate(lang, ballot)),
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
            let candidate = lines::candidate(lang, ballot);
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
            let text = lines::exiled(lang, noble_name(noble), place(lang, electorate));
            (Sign::Crown, "VI", text)
        }
        Event::ExiledHome { noble } => (
            Sign::Crown,
            "VI",
            lines::exiled_home(lang, noble_name(noble)),
        ),
        Event::Paid { colour, thalers } => {
            let money = coins(lang, thalers);
            (Sign::Coin, "VII", lines::paid(lang, who(colour), money))
        }
        Event::Ended {
            winners,
            points: totals,
        } => {
            let names = winners.iter().map(who);
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

/// A noble whom a doctor has treated, at the age before.
fn treated(noble: Noble, before: fn(Age) -> Option<Age>) -> Noble {
    let age = before(noble.age).unwrap_or(noble.age);
    Noble { age, ..noble }
}

fn posted(lang: Lang, who: Person<'_>, from: Option<Spot>, to: Spot) -> String {
    let way = from.and_then(|from| ground(lang, from).zip(ground(lang, to)));
    match way {
        None => lines::posted(lang, who, at(lang, to)),
        Some((from, to)) => lines::reposted(lang, who, from, to),
    }
}

fn income(lang: Lang, players: &Players, event: Event) -> Option<String> {
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
        player(lang, players, colour),
        coins(lang, got),
        coins(lang, total),
    );
    Some(if lost > 0 {
        lines::income_cut(lang, who, got, lost, total)
    } else {
        lines::income(lang, who, got, total)
    })
}

/// Everybody's power, the strongest first; none where nobody has any.
fn standing(lang: Lang, players: &Players, power: Power) -> Option<String> {
    let mut ranking: Vec<(Colour, u8)> = power
        .iter()
        .map(|(colour, &own)| (colour, own))
        .filter(|&(_, own)| own > 0)
        .collect();
    ranking.sort_by_key(|&(_, own)| std::cmp::Reverse(own));
    let standing: Vec<String> = ranking
        .iter()
        .map(|&(colour, own)| format!("{} {own}", player(lang, players, colour)))
        .collect();
    (!standing.is_empty()).then(|| standing.join(", "))
}

/// The rule that gives points for something.
fn merit_rule(merit: Merit) -> &'static str {
    match merit {
        Merit::Marriage => Phase::Offspring.numeral(),
        Merit::Indulgence => "Indulgence",
        Merit::City => "Ordinance",
        Merit::Elector => "V",
        Merit::Mainz => "Mainz",
        Merit::Vote => "VI",
        Merit::Emperor => "VII",
    }
}
