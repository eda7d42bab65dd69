//! Every place of the board in words: for the inspector, and for people who do not see the board.

use std::fmt::Display;

use engine::{Anchor, Game};
use troyes_rules::{
    Action, Activity, Board, BoardPlace, Building, Card, Die, EventCard, Family, Space, Step,
    Troyes, View,
};

use super::effects::{card_effect, event_effect};
use super::event_places::district_place;
use super::names::{
    building, card as card_name, colour, cubes, deniers, dice_by_colour, event_card,
    family as name, points, space as space_name,
};
use super::position::{nobody, or_nobody, with_cubes};
use super::prospects::told;
use words::{Fact, Lang, PlaceInWords, capital, list};

/// Places of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Places {
    /// What each family has.
    Districts,
    /// The dice in the districts.
    Dice,
    /// The black dice.
    Black,
    /// Citizens that are not in use.
    Citizens,
    /// The activity cards.
    Cards,
    /// Cubes for later.
    Cubes,
    /// The buildings.
    Buildings,
    /// The spaces of the buildings.
    Spaces,
    /// Citizens who were expelled.
    Expelled,
    /// Cathedral and fields.
    Works,
    /// The events.
    Events,
}

/// What is told of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// Whose it is.
    Owner,
    /// Money.
    Deniers,
    /// Influence.
    Influence,
    /// Points.
    Points,
    /// Citizens in the personal supply.
    Supply,
    /// Citizens in the general supply.
    Reserve,
    /// Event cards won.
    EventsWon,
    /// The dice.
    Dice,
    /// Money that lies there because its owner has passed.
    Purse,
    /// What it costs.
    Price,
    /// Where it comes from.
    From,
    /// How many.
    Count,
    /// What it needs.
    Needs,
    /// What it does.
    Effect,
    /// What a tradesman costs.
    Hire,
    /// Tradesmen.
    Tradesmen,
    /// Cubes.
    Cubes,
    /// Salary.
    Salary,
    /// Citizens.
    Citizens,
    /// Expelled citizens.
    Expelled,
    /// Points that can be won.
    Worth,
    /// Who would get them as things stand.
    Shares,
    /// What the group would bring here.
    WithGroup,
}

/// What makes places: the position, and the language in which it is told.
struct Maker<'p> {
    lang: Lang,
    game: &'p Troyes,
    view: &'p View,
}

impl Maker<'_> {
    /// A place without facts.
    fn place(
        &self,
        anchor: impl Into<Anchor>,
        group: Places,
        name: String,
        rule: &'static str,
    ) -> PlaceInWords {
        PlaceInWords {
            anchor: anchor.into(),
            group: places_of(self.lang, group).to_owned(),
            name,
            facts: Vec::new(),
            rule,
        }
    }

    fn fact(&self, label: Told, value: impl Display) -> Fact {
        Fact {
            label: told_of(self.lang, label).to_owned(),
            value: format!("{value}"),
        }
    }

    fn board(&self) -> &Board {
        &self.view.board
    }

    /// What the group would bring, as long as it is put together.
    fn with_group(&self, action: Action) -> Option<Fact> {
        let acting = self.board().step.family()?;
        let group = matches!(self.board().step, Step::Group { .. });
        let prospect = self.game.prospect(self.view, action).filter(|_| group)?;
        Some(self.fact(Told::WithGroup, told(self.lang, &prospect, acting)))
    }

    fn names(&self, families: impl Iterator<Item = Family>) -> String {
        let names = families.map(|family| name(self.lang, family).to_owned());
        or_nobody(self.lang, names.collect())
    }
}

/// Every place, in the order of play.
pub(super) fn places(lang: Lang, game: &Troyes, view: &View) -> Vec<PlaceInWords> {
    let make = Maker { lang, game, view };
    let board = &view.board;
    let families = Family::playing(game.seats());
    let mut all: Vec<PlaceInWords> = families
        .clone()
        .chain([Family::Neutral])
        .map(|family| district(&make, family))
        .collect();
    all.extend(
        board
            .all_dice()
            .map(|(space, die)| lying(&make, space, die)),
    );
    all.extend(attackers(&make));
    for place in [BoardPlace::Supply, BoardPlace::Reserve] {
        let mut supply = make.place(place, Places::Citizens, supply_name(lang, place), "4.4");
        supply.facts.extend(families.clone().map(|family| {
            let player = &board.players[family];
            let count = if place == BoardPlace::Supply {
                player.supply
            } else {
                player.reserve
            };
            Fact {
                label: name(lang, family).to_owned(),
                value: count.to_string(),
            }
        }));
        all.push(supply);
    }
    all.extend(board.open_cards().map(|card| activity(&make, card)));
    all.extend(board.open_cards().filter_map(|card| stored(&make, card)));
    all.extend(Building::ALL.map(|place| house(&make, place)));
    all.extend(Space::all().map(|space| stand(&make, space)));
    let expelled = Building::ALL
        .into_iter()
        .filter(|&place| !board.expelled[place].is_empty());
    all.extend(expelled.map(|place| lying_outside(&make, place)));
    all.extend(works(&make));
    let row = board.row.iter().map(|threat| threat.card);
    all.extend(
        [EventCard::Marauding]
            .into_iter()
            .chain(row)
            .map(|event| threat(&make, event)),
    );
    all
}

fn supply_name(lang: Lang, place: BoardPlace) -> String {
    if place == BoardPlace::Supply {
        own_supply(lang)
    } else {
        general_supply(lang)
    }
}

fn district(make: &Maker<'_>, family: Family) -> PlaceInWords {
    let (lang, player) = (make.lang, &make.board().players[family]);
    let mut place = make.place(
        district_place(family),
        Places::Districts,
        name(lang, family).to_owned(),
        "2",
    );
    if family != Family::Neutral {
        place.facts.extend([
            make.fact(Told::Deniers, player.deniers),
            make.fact(Told::Influence, player.influence),
            make.fact(Told::Supply, player.supply),
            make.fact(Told::Reserve, player.reserve),
            make.fact(Told::EventsWon, player.events_won),
        ]);
        if make.view.shows_points(make.game, family) {
            let known = make.view.known_characters();
            let tally = make.game.tally(make.board(), family, known);
            place.facts.push(make.fact(Told::Points, tally.total()));
        }
    }
    let dice = make.board().dice_of(family);
    let dice: Vec<_> = dice
        .map(|(space, die)| (space.colour(), die.value))
        .collect();
    place
        .facts
        .push(make.fact(Told::Dice, dice_by_colour(lang, &dice)));
    if player.passed {
        let purse = deniers(lang, player.purse);
        place.facts.push(make.fact(Told::Purse, purse));
    }
    place
}

fn lying(make: &Maker<'_>, space: Space, die: Die) -> PlaceInWords {
    let lang = make.lang;
    let title = capital(format!("{} {}", colour(lang, space.colour()), die.value));
    let mut place = make.place(BoardPlace::Die(space), Places::Dice, title, "4");
    place.facts.extend([
        make.fact(Told::Owner, name(lang, die.owner)),
        make.fact(Told::From, space_name(lang, space)),
    ]);
    if make.view.family().is_some_and(|own| own != die.owner) {
        place.facts.push(make.fact(Told::Price, foreign_die(lang)));
    }
    place
}

/// The black dice by what they show, the strongest first.
fn attackers(make: &Maker<'_>) -> Vec<PlaceInWords> {
    let alike = make.board().black.chunk_by(|one, other| one == other);
    alike
        .map(|dice| {
            let title = black_die(make.lang, dice[0]);
            let mut place = make.place(BoardPlace::Black(dice[0]), Places::Black, title, "3");
            place.facts.push(make.fact(Told::Count, dice.len()));
            place
        })
        .collect()
}

fn activity(make: &Maker<'_>, card: &Card) -> PlaceInWords {
    let lang = make.lang;
    let face = make.game.data().activities[card.activity];
    let title = card_name(lang, card.activity).to_owned();
    let mut place = make.place(BoardPlace::Card(card.activity), Places::Cards, title, "4.1");
    let hue = colour(lang, card.activity.colour());
    let paid = card.tradesmen.iter().zip(face.points);
    let paid = paid.filter_map(|(tradesman, worth)| {
        let who = name(lang, (*tradesman)?);
        Some(format!("{who} ({})", points(lang, worth)))
    });
    let others = card
        .others
        .iter()
        .map(|family| name(lang, family).to_owned());
    let tradesmen: Vec<String> = paid.chain(others).collect();
    let wanted = match card.activity {
        Activity::Pilgrimage => needs_any(lang, face.divisor),
        _ => needs(lang, face.divisor, hue),
    };
    place.facts.extend([
        make.fact(Told::Effect, card_effect(lang, card.activity)),
        make.fact(Told::Needs, wanted),
        make.fact(Told::Hire, deniers(lang, face.cost)),
        make.fact(Told::Tradesmen, or_nobody(lang, tradesmen)),
    ]);
    place
        .facts
        .extend(make.with_group(Action::Activate(card.activity)));
    place
}

/// The cubes on a card, if there are any.
fn stored(make: &Maker<'_>, card: &Card) -> Option<PlaceInWords> {
    let lang = make.lang;
    let held = card.cubes.iter().filter(|(_, count)| **count > 0);
    let held: Vec<String> = held
        .map(|(family, &count)| with_cubes(lang, family, count))
        .collect();
    if held.is_empty() {
        return None;
    }
    let title = card_name(lang, card.activity).to_owned();
    let mut place = make.place(
        BoardPlace::Cubes(card.activity),
        Places::Cubes,
        title,
        "4.1",
    );
    place.facts.extend([
        make.fact(Told::Cubes, list(lang, held)),
        make.fact(Told::Effect, card_effect(lang, card.activity)),
    ]);
    Some(place)
}

fn house(make: &Maker<'_>, at: Building) -> PlaceInWords {
    let lang = make.lang;
    let title = building(lang, at).to_owned();
    let mut place = make.place(BoardPlace::Building(at), Places::Buildings, title, "4.4");
    let salary = make.game.data().buildings[at].salary;
    let citizens = Family::ALL.into_iter().filter_map(|family| {
        let count = make.board().citizens_in(family, at);
        (count > 0).then(|| format!("{} {count}", name(lang, family)))
    });
    place.facts.extend([
        make.fact(Told::Salary, deniers(lang, salary)),
        make.fact(Told::Citizens, or_nobody(lang, citizens.collect())),
        make.fact(Told::Expelled, make.names(make.board().expelled[at].iter())),
    ]);
    place.facts.extend(make.with_group(Action::Place(at)));
    place
}

fn stand(make: &Maker<'_>, space: Space) -> PlaceInWords {
    let lang = make.lang;
    let title = space_name(lang, space);
    let mut place = make.place(BoardPlace::Space(space), Places::Spaces, title, "4.4");
    let citizen = make.board().citizens[space.index()];
    let owner = citizen.map_or(nobody(lang), |family| name(lang, family).to_owned());
    place.facts.push(make.fact(Told::Owner, owner));
    place
}

fn lying_outside(make: &Maker<'_>, at: Building) -> PlaceInWords {
    let title = building(make.lang, at).to_owned();
    let mut place = make.place(BoardPlace::Expelled(at), Places::Expelled, title, "4.4");
    let expelled = make.names(make.board().expelled[at].iter());
    place.facts.push(make.fact(Told::Citizens, expelled));
    place
}

/// The Cathedral and the fields.
fn works(make: &Maker<'_>) -> [PlaceInWords; 2] {
    let lang = make.lang;
    let mut built = make.place(BoardPlace::Cathedral, Places::Works, cathedral(lang), "4.2");
    for (number, places) in make.board().cathedral.iter().enumerate() {
        let cubes = places.iter().enumerate().map(|(column, cube)| {
            let who = cube.map_or("–", |family| name(lang, family));
            format!("{} {who}", column + 1)
        });
        built.facts.push(Fact {
            label: level(lang, number + 1),
            value: cubes.collect::<Vec<String>>().join(", "),
        });
    }
    built
        .facts
        .push(make.fact(Told::Effect, cathedral_effect(lang)));
    built.facts.extend(make.with_group(Action::Build));
    let mut farmed = make.place(BoardPlace::Agriculture, Places::Works, fields(lang), "4.5");
    farmed
        .facts
        .push(make.fact(Told::Effect, fields_effect(lang)));
    farmed.facts.extend(make.with_group(Action::Farm));
    [built, farmed]
}

fn threat(make: &Maker<'_>, event: EventCard) -> PlaceInWords {
    let lang = make.lang;
    let face = make.game.data().events[event];
    let title = event_card(lang, event).to_owned();
    let mut place = make.place(BoardPlace::Event(event), Places::Events, title, "4.3");
    let placed = make.board().cubes_on(event);
    let held = Family::ALL.into_iter().filter_map(|family| {
        let count = placed.iter().filter(|&&cube| cube == family).count();
        (count > 0).then(|| format!("{} {count}", name(lang, family)))
    });
    let shares = make.game.shares(make.board(), event);
    let sharing = Family::PLAYERS
        .into_iter()
        .filter(|&family| shares[family] > 0)
        .map(|family| format!("{} {}", name(lang, family), shares[family]));
    let free = cubes(lang, make.game.free_banners(make.board(), event));
    place.facts.extend([
        make.fact(Told::Effect, event_effect(lang, event)),
        make.fact(
            Told::Needs,
            needs(lang, face.divisor, colour(lang, face.colour)),
        ),
        make.fact(
            Told::Cubes,
            placed_and_missing(lang, or_nobody(lang, held.collect()), free),
        ),
        make.fact(
            Told::Worth,
            format!("{} + {}", face.points[0], face.points[1]),
        ),
        make.fact(Told::Shares, or_nobody(lang, sharing.collect())),
    ]);
    place.facts.extend(make.with_group(Action::Combat(event)));
    place
}

words::texts!("places");
