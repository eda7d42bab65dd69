//! Laws about what nobody may find out.

use super::{Report, Trial};
use crate::dice::Dice;
use crate::game::{Game, Hidden};
use crate::playout::random_choice;
use crate::seat::{Seat, Viewer};

impl<G: Game> Trial<'_, G> {
    /// What a viewer sees does not depend on what they may not know.
    pub(super) fn secrets_are_kept(&mut self, report: &mut Report) {
        let (game, state) = (self.playing.game(), self.playing.state());
        let stranger = Viewer::Seat(Seat(game.seats()));
        assert_eq!(
            game.view(state, stranger),
            game.view(state, Viewer::Spectator),
            "{}: a seat that does not exist sees more than a spectator",
            self.place()
        );
        for viewer in Viewer::all(self.playing.game().seats()) {
            let other = self.imagined(viewer, report);
            self.looks_the_same(viewer, &other);
            self.goes_on_the_same(viewer, other);
        }
    }

    /// Another state that the viewer cannot tell from this one.
    fn imagined(&mut self, viewer: Viewer, report: &mut Report) -> G::State {
        let seed = self.header.seed.expect("the suite sets a seed").to_hex();
        let mut dice = Dice::new(self.rng.seed());
        let (game, state) = (self.playing.game(), self.playing.state());
        let view = game.view(state, viewer);
        let json = serde_json::to_string(&view).expect("a view can be written");
        assert!(
            !json.contains(&seed),
            "{}: the seed is in a view",
            self.place()
        );
        let back: G::View = serde_json::from_str(&json)
            .unwrap_or_else(|error| panic!("{}: {error}: {json}", self.place()));
        assert!(back == view, "{}: JSON changed a view", self.place());

        let other = game.determinize(&view, &mut dice);
        let faults = game.faults(&other);
        assert!(
            faults.is_empty(),
            "{}: determinized: {faults:?}",
            self.place()
        );
        assert_eq!(
            game.view(&other, viewer),
            view,
            "{}: {viewer:?} would see something else",
            self.place()
        );
        let (hidden, imagined) = (game.hidden(state), game.hidden(&other));
        if hidden.is_empty() {
            let mut same = other.clone();
            *game.dice_mut(&mut same) = *game.dice(state);
            assert!(
                &same == state,
                "{}: {viewer:?} does not know everything, and `hidden` lists nothing",
                self.place()
            );
        }
        assert_eq!(
            hidden.iter().map(|secret| secret.kind).collect::<Vec<_>>(),
            imagined
                .iter()
                .map(|secret| secret.kind)
                .collect::<Vec<_>>(),
            "{}: the number of secrets is no secret",
            self.place()
        );
        for (Hidden { kind, owner, value }, guess) in hidden.into_iter().zip(imagined) {
            if owner.is_some_and(|owner| viewer.is(owner)) {
                assert_eq!(
                    value,
                    guess.value,
                    "{}: {viewer:?} forgot their {kind}",
                    self.place()
                );
            } else {
                let doubt = value != guess.value;
                *report.doubts.entry((kind, viewer)).or_default() |= doubt;
            }
        }
        other
    }

    /// The same choices, the same refusals, the same seats to act.
    fn looks_the_same(&mut self, viewer: Viewer, other: &G::State) {
        let (game, state) = (self.playing.game(), self.playing.state());
        assert_eq!(game.to_act(other), game.to_act(state), "{}", self.place());
        assert_eq!(game.outcome(other), game.outcome(state), "{}", self.place());
        let Viewer::Seat(seat) = viewer else { return };
        if !game.to_act(state).contains(seat) {
            return;
        }
        let mut same = Vec::new();
        self.choices.clear();
        for (state, list) in [(state, &mut self.choices), (other, &mut same)] {
            game.candidates(state, seat, list);
            game.unavailable(state, seat, list);
        }
        assert_eq!(
            self.choices,
            same,
            "{}: {viewer:?} learns from what can be asked about",
            self.place()
        );
        // What is asked about need not be in the list: it can be any action of the game.
        for &action in same.iter().chain(&self.pool) {
            assert_eq!(
                game.judge(state, seat, action),
                game.judge(other, seat, action),
                "{}: {viewer:?} learns from asking about {action:?}",
                self.place()
            );
        }
    }

    /// The same decision of anybody, with the same dice, looks the same to the viewer, in the log and on the
    /// board, up to the first event that shows them something hidden.
    fn goes_on_the_same(&mut self, viewer: Viewer, mut other: G::State) {
        let (game, state) = (self.playing.game(), self.playing.state());
        *game.dice_mut(&mut other) = *game.dice(state);
        let Some((seat, action)) = random_choice(game, state, &mut self.rng, &mut self.choices)
        else {
            return;
        };
        if game.check(&other, seat, action).is_err() {
            return;
        }
        let (mut here, mut there) = (Vec::new(), Vec::new());
        let (mut now, mut then) = (state.clone(), other);
        game.apply(&mut now, seat, action, &mut here);
        game.apply(&mut then, seat, action, &mut there);
        let seen = |events: &[G::Event]| -> Vec<G::Event> {
            events
                .iter()
                .take_while(|event| !game.reveals(event, viewer))
                .filter_map(|event| game.observe(event, viewer))
                .collect()
        };
        assert_eq!(
            seen(&here),
            seen(&there),
            "{}: {viewer:?} learns from the log of {action:?}",
            self.place()
        );
        let shown = |events: &[G::Event]| events.iter().any(|event| game.reveals(event, viewer));
        if !shown(&here) && !shown(&there) {
            assert_eq!(
                game.view(&now, viewer),
                game.view(&then, viewer),
                "{}: {viewer:?} learns from the board after {action:?}",
                self.place()
            );
        }
    }

    /// The same choice with other dice: what is rolled or drawn in secret is not in the log of who may not know it.
    pub(super) fn secret_rolls_stay_secret(&mut self) {
        let (game, state) = (self.playing.game(), self.playing.state());
        let Some((seat, action)) = random_choice(game, state, &mut self.rng, &mut self.choices)
        else {
            return;
        };
        let after = |dice: Dice| {
            let (mut state, mut events) = (state.clone(), Vec::new());
            *game.dice_mut(&mut state) = dice;
            game.apply(&mut state, seat, action, &mut events);
            (state, events)
        };
        let (here, there) = (after(*game.dice(state)), after(Dice::new(self.rng.seed())));
        self.look_the_same_in_the_log(&here, &there, None, || {
            format!("{action:?} with other dice")
        });
    }

    /// The same table with other dice: what is dealt in secret is not in the log of who may not know it.
    pub(super) fn secret_deals_stay_secret(&mut self) {
        let game = self.playing.game();
        let mut start = || {
            let mut events = Vec::new();
            (game.start(self.rng.seed(), &mut events), events)
        };
        let (here, there) = (start(), start());
        self.look_the_same_in_the_log(&here, &there, None, || "another start".to_owned());
    }

    /// Two choices that roll nothing and look the same on the board look the same in the log.
    pub(super) fn secret_choices_stay_secret(&mut self) {
        let (game, state) = (self.playing.game(), self.playing.state());
        let Some((seat, one)) = random_choice(game, state, &mut self.rng, &mut self.choices) else {
            return;
        };
        let another = self.choices[self.rng.below(self.choices.len())];
        let outcome_of = |action| {
            let (mut state, mut events) = (state.clone(), Vec::new());
            game.apply(&mut state, seat, action, &mut events);
            (state, events)
        };
        let (here, there) = (outcome_of(one), outcome_of(another));
        let rolled = |state: &G::State| game.dice(state) != game.dice(self.playing.state());
        if rolled(&here.0) || rolled(&there.0) {
            return;
        }
        self.look_the_same_in_the_log(&here, &there, Some(seat), || {
            format!("{another:?} instead of {one:?}")
        });
    }

    /// Where only what is hidden came out differently, nobody reads of it, but for the seat that chose. If nothing hidden
    /// differs, everybody may read how it came about: by an open die that changed nothing, or by another way to the same
    /// position.
    fn look_the_same_in_the_log(
        &self,
        here: &(G::State, Vec<G::Event>),
        there: &(G::State, Vec<G::Event>),
        chose: Option<Seat>,
        what: impl Fn() -> String,
    ) {
        let game = self.playing.game();
        if game.hidden(&here.0) == game.hidden(&there.0) {
            return;
        }
        let viewers = Viewer::all(game.seats());
        for viewer in viewers.filter(|viewer| chose.is_none_or(|seat| !viewer.is(seat))) {
            if game.view(&here.0, viewer) != game.view(&there.0, viewer) {
                continue;
            }
            let seen = |events: &[G::Event]| -> Vec<G::Event> {
                events
                    .iter()
                    .filter_map(|event| game.observe(event, viewer))
                    .collect()
            };
            assert_eq!(
                seen(&here.1),
                seen(&there.1),
                "{}: {viewer:?} can tell from the log that it was {}",
                self.place(),
                what()
            );
        }
    }
}
