//! What a seat is asked, with every choice told.

use engine::{Game, Seat, Viewer};
use words::{Lang, Speak as _};

use super::ErasedPlaying;
use crate::{ActionJson, AnyPlaying as _, Choice, Decision, GameError, GameParts, TiledChoice};

impl<P: GameParts> ErasedPlaying<P> {
    pub(super) fn choice(
        &self,
        view: &<P::Rules as Game>::View,
        action: <P::Rules as Game>::Action,
        lang: Lang,
    ) -> Choice {
        Choice {
            action: ActionJson::new(&action),
            label: P::Words::choice(lang, self.game(), view, action),
            anchor: self.game().anchor(action),
        }
    }

    pub(super) fn tiled_choice(
        &self,
        view: &<P::Rules as Game>::View,
        action: <P::Rules as Game>::Action,
        lang: Lang,
    ) -> TiledChoice {
        TiledChoice {
            action: ActionJson::new(&action),
            label: P::Words::choice(lang, self.game(), view, action),
            anchor: self.game().anchor(action),
            tile: P::Words::tile(lang, self.game(), view, action),
        }
    }

    /// What the seat is asked now, with each choice told in such a way.
    pub(super) fn asked<C>(
        &self,
        seat: Seat,
        lang: Lang,
        tell: impl Fn(&<P::Rules as Game>::View, <P::Rules as Game>::Action) -> C,
    ) -> Result<Decision<C>, GameError> {
        self.must_act(seat)?;
        let view = self.viewed(Viewer::Seat(seat))?;
        let prompt = P::Words::prompt(lang, &self.players, self.game(), &view, seat);
        let legal = self.playing.legal(seat).iter();
        Ok(Decision {
            decisions: self.decisions(),
            seat,
            prompt: prompt.text,
            rule: prompt.rule,
            choices: legal.map(|&action| tell(&view, action)).collect(),
        })
    }
}
