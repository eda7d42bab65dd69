//! The list of what the data file has figures of, in the groups of the file.

use maud::{Markup, html};
use words::Lang;

use super::names::{entry_name, group_name};
use super::texts;
use super::work::Work;
use crate::pages::icons::{Tool, tool};

/// The list, with the way to each entry.
pub(super) fn entries(work: &Work, lang: Lang) -> Markup {
    let groups = work.groups();
    html! {
        nav class="sheet entries" aria-label=(texts::entries(lang)) {
            label class="find scripted-only" { (tool(Tool::Search)) span class="unseen" { (texts::find(lang)) } input type="search" data-finds placeholder=(texts::find(lang)) autocomplete="off"; }
            @if groups.len() > 1 {
                p class="groups" {
                    @for (place, (group, entries)) in groups.iter().enumerate() {
                        a href={ "#group-" (place) } { (group_name(work.kind, group, lang)) " " (entries.len()) }
                    }
                }
            }
            div class="lists" tabindex="0" role="region" aria-label=(texts::entries(lang)) {
                p class="note" { (texts::guessed_of_all(lang)) }
                @for (place, (group, entries)) in groups.iter().enumerate() {
                    h2 id={ "group-" (place) } { (group_name(work.kind, group, lang)) }
                    ol {
                        @for entry in entries {
                            li {
                                button name="go" value=(entry) aria-current=[(*entry == work.shown()).then_some("true")] {
                                    span { (entry_name(work.kind, entry, lang)) }
                                    (badge(work, entry, lang))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How many figures of an entry are reconstructed, or how many were changed.
pub(super) fn badge(work: &Work, entry: &str, lang: Lang) -> Markup {
    let changed = work.changed_in(entry);
    let (all, guessed) = work.counted(|figure| figure.entry == entry);
    html! {
        span id={ "badge-" (work.number(entry)) } class={ "of-all" @if changed > 0 { " changed-count" } } {
            @if changed > 0 { (texts::changed(lang, changed)) } @else { (texts::so_many_of(lang, guessed, all)) }
        }
    }
}
