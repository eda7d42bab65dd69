//! What an action would bring, told before anything is paid.

use arrayvec::ArrayVec;
use engine::{Dice, Game, Seed, Sink};
use enum_map::EnumMap;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::activity::Activity;
use crate::building::{Building, Space};
use crate::event::Event;
use crate::event_card::EventCard;
use crate::family::Family;
use crate::game::Troyes;
use crate::phases::{RECRUIT, shares};
use crate::plan::{GROUP, Source, Target};
use crate::state::{Board, State, Step};
use crate::view::View;

/// What a group of dice would bring, used as far as dice and means go.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prospect {
    /// How often a card is activated, or how many cubes are placed.
    pub times: u8,
    /// What dice and tradesman cost.
    pub cost: u16,
    /// Money gained, less what the effect costs.
    pub deniers: i32,
    /// Influence gained, less what the effect costs.
    pub influence: i32,
    /// Points gained at once by each player.
    pub points: EnumMap<Family, u16>,
    /// Cubes that come to lie on the card for later actions.
    pub stored: u8,
    /// Cubes that may be placed on any events; with the Archer the dice decide how many of them.
    pub cubes: u8,
    /// Levels and columns of the Cathedral, from 1, where cubes are placed.
    pub built: ArrayVec<(u8, u8), { GROUP as usize }>,
    /// Where a citizen comes to stand.
    pub space: Option<Space>,
    /// Who is expelled from which building.
    pub expelled: Option<(Family, Building)>,
    /// Whether an event is overcome.
    pub overcome: bool,
    /// Influence that would go beyond 20 and is lost.
    pub surplus: u8,
    /// What the Tax Collector takes from each of the others.
    pub taxed: EnumMap<Family, u16>,
    /// Procession and Jousting: what one has left that counts, and the most that another has.
    pub contest: Option<(u8, u8)>,
}

/// Listens to an action, and no longer once the turn is over.
struct Listener {
    family: Family,
    heard: Prospect,
    over: bool,
}

impl Sink<Event> for Listener {
    fn emit(&mut self, event: Event) {
        let heard = &mut self.heard;
        match event {
            _ if self.over => {}
            Event::Acted(deed) => heard.times = deed.times,
            Event::BoughtDie { price, .. } => heard.cost += price,
            Event::Hired { cost, source, .. } => {
                heard.cost += cost;
                heard.influence -= recruited(source);
            }
            Event::GotDeniers { family, amount } if family == self.family => {
                heard.deniers += i32::from(amount);
            }
            Event::SpentDeniers { amount, .. } => heard.deniers -= i32::from(amount),
            Event::GotInfluence {
                family,
                amount,
                surplus,
            } if family == self.family => {
                heard.influence += i32::from(amount);
                heard.surplus += surplus;
            }
            Event::Taxed { family, amount } => heard.taxed[family] += amount,
            Event::SpentInfluence { amount, .. } => heard.influence -= i32::from(amount),
            Event::GotPoints { family, amount } => heard.points[family] += amount,
            Event::Built { level, column, .. } => {
                // There are never more cubes than dice.
                let _ = heard.built.try_push((level, column));
            }
            Event::Placed { space, source, .. } => {
                heard.space = Some(space);
                heard.influence -= recruited(source);
            }
            Event::Expelled { family, building } => heard.expelled = Some((family, building)),
            Event::Overcome { .. } => heard.overcome = true,
            Event::Waited { .. }
            | Event::Passed { .. }
            | Event::TookPurse { .. }
            | Event::WentHome { .. }
            | Event::RoundBegan { .. }
            | Event::Revealed { .. } => self.over = true,
            _ => {}
        }
    }
}

/// The influence that a citizen from there costs.
fn recruited(source: Source) -> i32 {
    match source {
        Source::Reserve => RECRUIT.into(),
        _ => 0,
    }
}

impl Troyes {
    /// What a choice would bring that says what the group is for, where the citizen comes from, or how often: what the
    /// rules do with it, tried out. None for other choices, and for what is not allowed.
    pub fn prospect(&self, view: &View, action: Action) -> Option<Prospect> {
        let family = view.board.step.family()?;
        let seat = family.seat()?;
        let target = match (view.board.step, action) {
            (Step::Group { .. }, _) => target(action)?,
            (Step::Confirm { .. }, Action::Times(_) | Action::Confirm)
            | (Step::Citizen { .. }, Action::From(_)) => view.board.plan.target?,
            _ => return None,
        };
        // No die that is rolled here is told.
        let mut state = view.imagine(self, &mut Dice::new(Seed([0; 32])));
        self.judge(&state, seat, action).ok()?;
        let mut listener = Listener {
            family,
            heard: Prospect::default(),
            over: false,
        };
        self.apply(&mut state, seat, action, &mut listener);
        let mut choices = Vec::new();
        while matches!(
            state.board.step,
            Step::Citizen { .. } | Step::Confirm { .. }
        ) && state.board.step.family() == Some(family)
            && state.board.plan.target.is_some()
        {
            self.legal(&state, seat, &mut choices);
            let next = likely(&choices)?;
            self.apply(&mut state, seat, next, &mut listener);
        }
        let mut heard = listener.heard;
        if let Target::Card(card) = target {
            finish(&mut heard, card, &state);
            if matches!(card, Activity::Procession | Activity::Jousting) {
                let has = Troyes::rivals(&view.board, card);
                let others = has.iter().filter(|&(other, _)| other != family);
                let best = others.map(|(_, &has)| has).max().unwrap_or(0);
                heard.contest = Some((has[family], best));
            }
        }
        Some(heard)
    }

    /// The points that everybody would get if the event were overcome with the cubes that lie on it.
    pub fn shares(&self, board: &Board, event: EventCard) -> EnumMap<Family, u8> {
        let mut counts: EnumMap<Family, u8> = EnumMap::default();
        for &family in board.cubes_on(event) {
            counts[family] += 1;
        }
        shares(counts, self.data.events[event].points)
    }
}

/// What cards do that is not over with the activation.
fn finish(heard: &mut Prospect, card: Activity, state: &State) {
    if card.is_delayed() {
        heard.stored = heard.times;
    } else if card == Activity::Archer {
        heard.cubes = heard.times;
    } else if let Step::Cubes { left, .. } = state.board.step {
        heard.cubes = left;
    }
}

fn target(action: Action) -> Option<Target> {
    Some(match action {
        Action::Activate(card) => Target::Card(card),
        Action::Build => Target::Cathedral,
        Action::Combat(event) => Target::Event(event),
        Action::Place(building) => Target::Building(building),
        Action::Farm => Target::Agriculture,
        _ => return None,
    })
}

/// The choice that most players would make: the nearest citizen, and all that the dice allow.
fn likely(choices: &[Action]) -> Option<Action> {
    let rank = |action: &Action| match action {
        Action::From(Source::Supply) => 250,
        Action::From(Source::Expelled(_)) => 240,
        Action::From(Source::Reserve) => 230,
        Action::Times(times) => u16::from(*times),
        _ => 0,
    };
    choices.iter().copied().max_by_key(rank)
}
