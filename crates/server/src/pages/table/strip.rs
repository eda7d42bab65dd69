//! The phase strip: every phase of the round as a small mark, the current one named.

use catalog::Kind;
use maud::{Markup, html};
use table::Scene;
use words::Lang;
use words::site::table as texts;

/// The strip.
pub(in crate::pages) fn strip(kind: &dyn Kind, scene: &Scene<'_>, lang: Lang) -> Markup {
    let moment = scene.moment();
    html! {
        div id="strip" class="strip" {
            p class="round" { (scene.round(lang)) }
            ol aria-label=(texts::phases(lang)) {
                @for phase in 0..kind.phases().len() as u8 {
                    @let class = match phase.cmp(&moment.phase) {
                        std::cmp::Ordering::Less => "past",
                        std::cmp::Ordering::Equal => "now",
                        std::cmp::Ordering::Greater => "coming",
                    };
                    li id={ "phase-" (phase) } class=(class) title=(kind.phase_help(phase, lang)) aria-current=[(phase == moment.phase).then_some("step")] {
                        span class="mark" { (phase + 1) }
                        span class="name" { (kind.phase(phase, lang)) }
                    }
                }
            }
        }
    }
}
