//! The tray: the group of dice that is put together with its sum and its price. When black dice attack it is the gate.

use engine::Anchor;
use maud::{Markup, html};
use troyes_rules::{
    Action, Activity, BlackDie, BoardPlace, Event, Family, GROUP, Group, Space, Step, Target,
};
use troyes_words::board::{Label, left_over, needed};
use troyes_words::{TroyesWords, card as card_name, family as family_name};
use words::{Players, Speak};

use super::Scene;
use super::art::Icon;
use super::districts::strength;
use super::marks::{cube, die, gains, icon, mini};

/// The tray or the gate.
pub(super) fn tray(scene: Scene<'_>) -> Markup {
    let board = &scene.view.board;
    if board.black.is_empty() {
        group(scene)
    } else {
        gate(scene)
    }
}

/// A die in the tray: it goes back by being chosen again.
fn taken(scene: Scene<'_>, space: Space, tag: Option<String>) -> Markup {
    let anchor = Anchor::from(BoardPlace::Die(space));
    let value = scene.view.board.dice[space.index()].map_or(0, |die| die.value);
    html! {
        span id={ "die-" (space.id()) } class={ "die " (space.colour().id()) (scene.mark(&anchor)) } data-anchor=(anchor) {
            (die(Some(space.colour()), value, scene.is_ringed(&anchor)))
            @if let Some(tag) = tag { span class="price" { (tag) } }
        }
    }
}

/// The hollows that are left for dice: three in all, or as many as are needed. Each has a name, so that it stays where it is when a die is laid
/// into another one.
fn hollows(dice: usize) -> Markup {
    html! { @for place in dice..usize::from(GROUP) { span id={ "hollow-" (place) } class="hollow" {} } }
}

fn group(scene: Scene<'_>) -> Markup {
    let board = &scene.view.board;
    let plan = &board.plan;
    let begun = plan.group.count > 0 || plan.cube.is_some();
    let acting = scene.acting().unwrap_or(Family::Neutral);
    let heading = if scene.view.family() == Some(acting) || acting == Family::Neutral {
        scene.label(Label::Group)
    } else {
        family_name(scene.lang, acting)
    };
    // With the Tithe one die of each district is free: what a single one costs cannot be told.
    let price = (plan.cube != Some(Activity::Tithe)).then(|| 2 * plan.dice.len());
    html! {
        section id="tray" class="tray" aria-label=(heading) {
            @if scene.acting().is_some() { b class="title" { (heading) } }
            div class="hollows" id="hollows" {
                @if begun {
                    div id="group" {
                        @for space in plan.dice.iter() {
                            @let foreign = board.dice[space.index()].is_some_and(|die| die.owner != acting);
                            (taken(scene, space, price.filter(|_| foreign).map(|price| price.to_string())))
                        }
                    }
                }
                (hollows(plan.dice.len()))
            }
            @if begun { (sums(scene, acting)) } @else { (last_deed(scene)) }
            (helpers(scene, acting))
            (fields(scene, acting))
        }
    }
}

/// What the group makes, what it costs, and how many uses are ringed on the board.
fn sums(scene: Scene<'_>, acting: Family) -> Markup {
    let board = &scene.view.board;
    let group = board.plan.group;
    let had = board.players[acting].deniers;
    let mut uses: Vec<&str> = scene
        .lit
        .legal
        .iter()
        .map(Anchor::as_str)
        .filter(|anchor| {
            let kind = anchor.split(':').next();
            matches!(kind, Some("card" | "event" | "building" | "place"))
        })
        .collect();
    uses.sort_unstable();
    uses.dedup();
    html! {
        div class="sums" {
            p class="sum" { b { (group.total) } small { (mini(group.colour.map_or("any", troyes_rules::Colour::id))) " " (scene.label(Label::DicePoints)) } }
            p class="cost" {
                b { @if group.price > 0 { "−" } (group.price) } (icon(Icon::Coin))
                small { (left_over(scene.lang, had.saturating_sub(group.price))) }
            }
            @if !uses.is_empty() && matches!(board.step, Step::Group { .. }) {
                p class="fits" { b { (uses.len()) } small { (scene.label(Label::Uses)) } }
            }
        }
    }
}

/// What was done last, as long as there is no group.
fn last_deed(scene: Scene<'_>) -> Markup {
    let line = scene.view.board.last.and_then(|deed| {
        TroyesWords::event(scene.lang, Players::NONE, scene.game, &Event::Acted(deed))
            .map(|line| line.text)
    });
    html! { p class="deed" { (line.unwrap_or_default()) } }
}

/// The cubes for later that could change the group, with the sum that they make.
fn helpers(scene: Scene<'_>, acting: Family) -> Markup {
    let board = &scene.view.board;
    let found: Vec<(Activity, Anchor)> = board
        .open_cards()
        .map(|card| card.activity)
        .map(|activity| (activity, Anchor::from(BoardPlace::Cubes(activity))))
        .filter(|(activity, anchor)| {
            board.plan.cube == Some(*activity) || scene.lit.is_legal(anchor)
        })
        .collect();
    html! {
        @if !found.is_empty() {
            div class={ "mods m" (found.len()) } {
                @for (activity, anchor) in &found { (helper(scene, acting, *activity, anchor)) }
            }
        }
    }
}

fn helper(scene: Scene<'_>, acting: Family, activity: Activity, anchor: &Anchor) -> Markup {
    let board = &scene.view.board;
    let plan = &board.plan;
    let used = plan.cube == Some(activity);
    let held = board.card(activity).map_or(0, |card| card.cubes[acting]);
    let with = Group::new(board, acting, plan.dice, Some(activity));
    let without = Group::new(board, acting, plan.dice, None);
    let name = card_name(scene.lang, activity);
    html! {
        span id={ "mod-" (activity.id()) } class={ "mod" @if used { " chosen" } (scene.mark(anchor)) } data-anchor=(anchor) title=(name) {
            (cube(acting))
            svg class="emb" { use href={ "#em-" (activity.id()) } {} }
            span {
                b { (name) }
                @if plan.dice.is_empty() { small { "×" (held) } } @else {
                    small {
                        @if with.colour != without.colour { @if let Some(colour) = with.colour { (mini(colour.id())) " " } }
                        (without.total) " → " (with.total)
                    }
                }
            }
        }
    }
}

fn fields(scene: Scene<'_>, acting: Family) -> Markup {
    let anchor = Anchor::from(BoardPlace::Agriculture);
    let prospect = scene.prospect(Action::Farm, Target::Agriculture);
    html! {
        div id="place-agriculture" class={ "field" (scene.mark(&anchor)) } data-anchor=(anchor) title=(scene.label(Label::Agriculture)) {
            svg class="furrows" viewBox="0 0 120 60" preserveAspectRatio="xMidYMid slice" { use href="#furrows" {} }
            span {
                b { (scene.label(Label::Fields)) }
                small {
                    @if let Some(prospect) = &prospect { span class="result" { (gains(prospect, acting, Icon::Coin)) } }
                    @else { (mini("yellow")) "÷2" (icon(Icon::Coin)) }
                }
            }
        }
    }
}

fn gate(scene: Scene<'_>) -> Markup {
    let board = &scene.view.board;
    let defence = board.step.defence();
    let countering = defence.is_some();
    let chosen: Vec<Space> = defence.map_or(Vec::new(), |defence| defence.dice.iter().collect());
    html! {
        section id="tray" class="tray gate" aria-label=(scene.label(Label::Counter)) {
            b class="title" { (scene.label(Label::Counter)) }
            @if countering {
                // Before the dice: they can be more than there are hollows.
                @if let Some((made, wanted)) = board.defence() {
                    div class="sums" {
                        p class="sum" id="against" { b { (made) } small { (needed(scene.lang, wanted)) } }
                        @if made >= wanted { p class="cost" { (icon(Icon::Tick)) small { "+1" (icon(Icon::Influence)) " " (scene.label(Label::Each)) } } }
                    }
                }
                div class="hollows" id="hollows" {
                    div id="group" {
                        @for &space in &chosen {
                            @let value = board.dice[space.index()].map_or(0, |die| die.value);
                            (taken(scene, space, Some(strength(space, value).to_string())))
                        }
                    }
                    (hollows(chosen.len()))
                }
            }
            (attackers(scene))
        }
    }
}

/// The black dice, the strongest first. The one that must be countered stands in a dashed ring.
fn attackers(scene: Scene<'_>) -> Markup {
    let board = &scene.view.board;
    let black = &board.black;
    html! {
        div class={ "foes" @if black.len() > 5 { " many" } } {
            span class="where" { (scene.label(Label::AtTheGates)) }
            @for (place, &value) in black.iter().enumerate() {
                @let anchor = Anchor::from(BoardPlace::Black(value));
                @let first = black.iter().position(|&other| other == value) == Some(place);
                @let id = first.then(|| format!("black-{value}"));
                @let taken = board.step.defence().is_some_and(|defence| defence.black.contains(BlackDie(place as u8)));
                @let legal = !taken && scene.lit.is_legal(&anchor);
                @let class = if place == 0 { " target" } else if taken { " chosen" } else { "" };
                @let mark = if taken { String::new() } else { scene.mark(&anchor) };
                span id=[id] class={ "die black" (class) (mark) } data-anchor=(anchor) {
                    (die(None, value, taken || legal))
                    @if legal { span class="price" { "+" (value) } }
                }
            }
        }
    }
}
