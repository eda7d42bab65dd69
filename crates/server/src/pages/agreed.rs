//! What was agreed at a table: rules and data that differ, pace, who may watch; and how the sides have fared.

use catalog::AnyGame;
use engine::Header;
use engine::data::Datum;
use maud::{Markup, html};
use table::{Audience, Fared, Listed, Skill, TableView, WhenOut};
use words::Lang;

use super::lobby::texts;
use super::pace;
use super::workshop::full_name;
use crate::ratings::texts as ratings;

/// So many data that differ are told one by one.
const MOST_DATA: usize = 12;

/// A rule, or a datum, that is not the usual one.
struct Difference {
    name: String,
    value: String,
    usual: String,
}

/// The options that are not at their default.
fn options(kind: &dyn AnyGame, header: &Header, lang: Lang) -> Vec<Difference> {
    let about = kind.about();
    let differs = kind.options().iter().filter_map(|option| {
        let (usual, chosen) = (option.values.first()?, header.options.get(option.id)?);
        (chosen != usual).then(|| Difference {
            name: about.option(lang, option.id).to_owned(),
            value: about.value(lang, option.id, chosen),
            usual: about.value(lang, option.id, usual),
        })
    });
    differs.collect()
}

/// What a data file says otherwise than the game's own.
fn data(kind: &dyn AnyGame, own: &str, lang: Lang) -> Vec<Difference> {
    let (Ok(usual), Ok(own)) = (kind.data_list(None), kind.data_list(Some(own))) else {
        return Vec::new();
    };
    let figures = kind.figures().ok();
    let named = |path: &str| {
        let figure = figures.as_ref().and_then(|figures| figures.find(path));
        figure.map_or_else(|| path.to_owned(), |figure| full_name(kind, figure, lang))
    };
    let find = |list: &[Datum], path: &str| {
        let found = list.iter().find(|datum| datum.path == path);
        found.map(|datum| datum.value.clone())
    };
    let changed = own.iter().filter_map(|datum| {
        let before = find(&usual, &datum.path);
        (before.as_ref() != Some(&datum.value)).then(|| Difference {
            name: named(&datum.path),
            value: datum.value.clone(),
            usual: before.unwrap_or_else(|| texts::only_here(lang)),
        })
    });
    let gone = usual
        .iter()
        .filter(|datum| find(&own, &datum.path).is_none());
    let gone = gone.map(|datum| Difference {
        name: named(&datum.path),
        value: texts::left_out(lang),
        usual: datum.value.clone(),
    });
    changed.chain(gone).collect()
}

/// What a data file says otherwise than the game's own, as a list.
pub(super) fn edition(kind: &dyn AnyGame, own: &str, lang: Lang) -> Markup {
    list(&data(kind, own, lang), lang)
}

fn list(differences: &[Difference], lang: Lang) -> Markup {
    let more = differences.len().saturating_sub(MOST_DATA);
    html! {
        ul class="differences" {
            @for one in differences.iter().take(MOST_DATA) {
                li {
                    (one.name) ": " strong { (one.value) } " "
                    span class="note" { (texts::instead_of(lang, &one.usual)) }
                }
            }
            @if more > 0 { li class="note" { (texts::and_more(lang, more)) } }
        }
    }
}

/// For how experienced players, in words.
pub(super) fn skill_text(skill: Skill, lang: Lang) -> String {
    match skill {
        Skill::Anybody => texts::skill_anybody(lang),
        Skill::Newcomers => texts::skill_newcomers(lang),
        Skill::Experienced => texts::skill_experienced(lang),
    }
}

fn audience(audience: Audience, lang: Lang) -> Markup {
    html! {
        li lang=(audience.lang.tag()) { (audience.lang.name()) }
        @if audience.skill != Skill::Anybody { li { (skill_text(audience.skill, lang)) } }
    }
}

/// The same in a line of a list.
pub(super) fn in_short(table: &Listed, lang: Lang) -> Markup {
    let (kind, header) = (table.kind(), table.header());
    let differ = options(kind, header, lang);
    let told: Vec<String> = differ
        .iter()
        .map(|one| format!("{}: {}", one.name, one.value))
        .collect();
    html! {
        ul class="agreed" {
            li { @match table.pace() { Some(agreed) => (pace::in_short(agreed, lang)), None => (texts::pace_none(lang)) } }
            @if differ.is_empty() { li { (texts::as_printed(lang)) } } @else { li class="differs" title=(told.join("; ")) { (texts::differ(lang, differ.len())) } }
            @if header.data.is_some() { li class="differs" { (texts::own_data(lang)) } }
            @if table.is_rated() { li class="differs" { (ratings::rated(lang)) } }
            @if let Some(for_whom) = table.audience() { (audience(for_whom, lang)) }
        }
    }
}

/// Everything, for whoever is about to take a seat.
pub(super) fn whole(view: &TableView<'_>, lang: Lang) -> Markup {
    let (kind, header) = (view.kind(), view.header());
    let rules = options(kind, header, lang);
    let own = header.data.as_deref().map(|own| data(kind, own, lang));
    let own = own.unwrap_or_default();
    let watched = if view.is_private() {
        texts::who_may_watch_private(lang)
    } else {
        texts::who_may_watch_public(lang)
    };
    html! {
        section id="agreed" class="whole-agreed" aria-labelledby="agreed-heading" {
            h2 id="agreed-heading" { (texts::agreed(lang)) }
            ul class="agreed" {
                @if rules.is_empty() { li { (texts::as_printed(lang)) } } @else { li class="differs" { (texts::differ(lang, rules.len())) } }
                @if header.data.is_some() { li class="differs" { (texts::own_data(lang)) } }
                @if view.pace().is_none() { li { (texts::pace_none(lang)) } }
                li { (watched) }
                @if view.is_rated() { li class="differs" { (ratings::rated(lang)) } } @else { li { (ratings::friendly(lang)) } }
                @if let Some(for_whom) = view.audience() { (audience(for_whom, lang)) }
            }
            (leaving(view, lang))
            @if !rules.is_empty() { (list(&rules, lang)) }
            @if !own.is_empty() { details { summary { (texts::own_data(lang)) ": " (texts::differ(lang, own.len())) } (list(&own, lang)) } }
            (super::new_table::does_without(view, lang))
        }
    }
}

/// What a rated game means for whoever leaves.
fn leaving(view: &TableView<'_>, lang: Lang) -> Markup {
    let lost = view
        .pace()
        .is_some_and(|pace| pace.when_out == WhenOut::Lost);
    html! {
        @if view.is_rated() {
            p class="note" { @if lost { (ratings::leaving_lost(lang)) } @else { (ratings::leaving(lang)) } }
        }
    }
}

/// How the sides have fared.
pub(super) fn fared(view: &TableView<'_>, fared: &Fared, lang: Lang) -> Markup {
    html! {
        section id="fared" aria-labelledby="fared-heading" {
            h2 id="fared-heading" { (texts::fared(lang)) }
            @if fared.games == 0 {
                p class="note" { (texts::fared_none(lang)) }
            } @else {
                ul class="fared" {
                    @for (seat, &wins) in view.seats(lang).iter().zip(&fared.wins) {
                        @let percent = wins * 100 / fared.games;
                        li {
                            span class="seat" { (view.sign(seat.seat, lang).unwrap_or_default()) (seat.side) }
                            meter min="0" max="100" value=(percent) aria-hidden="true" {}
                            span { (texts::won(lang, wins, percent)) }
                        }
                    }
                }
                p class="note" { (texts::fared_games(lang, fared.games)) }
            }
        }
    }
}
