//! Networks learn the same from the same seed, whoever shares the work and however often it is interrupted.

use std::num::NonZero;

use bots::{
    BadCheckpoint, BadNetwork, FeatureNames, MOST_BYTES, MOST_CHECKPOINT_BYTES, Network, Train,
    Trainer, Training,
};
use engine::{Game, Setup};
use testkit::{Toy, flaw};

/// A training that is over in a moment: two lessons, then generations.
fn training(threads: usize) -> Training {
    Training {
        seed: 7,
        lessons: 2,
        lesson_games: 40,
        studies: 0,
        study_games: 1,
        generation_games: 6,
        trials: 12,
        match_games: 4,
        threads: NonZero::new(threads).expect("a thread"),
    }
}

fn games() -> Vec<Toy> {
    let open = |seats| Toy::open(&Setup::new::<Toy>(seats)).expect("a table");
    Toy::<{ flaw::NONE }>::SEATS.map(open).collect()
}

fn trained(threads: usize, steps: u32) -> Trainer<Toy> {
    let mut trainer = Trainer::new(games(), training(threads));
    for _ in 0..steps {
        trainer.step(&|_, _| {});
    }
    trainer
}

#[test]
fn the_same_seed_teaches_the_same() {
    let [one, again, shared] = [1, 1, 3].map(|threads| trained(threads, 4));
    assert_eq!(one.checkpoint(), again.checkpoint());
    assert_eq!(one.checkpoint(), shared.checkpoint());
    assert_eq!(one.network(), shared.network());
    let mut other = Trainer::<Toy>::new(
        games(),
        Training {
            seed: 8,
            ..training(1)
        },
    );
    other.step(&|_, _| {});
    assert_ne!(other.network(), trained(1, 1).network());
}

#[test]
fn a_training_that_was_interrupted_goes_on_as_if_it_had_not_been() {
    let whole = trained(1, 4);
    for stop in 0..4 {
        let checkpoint = trained(1, stop).checkpoint();
        assert!(checkpoint.len() <= MOST_CHECKPOINT_BYTES);
        let mut resumed: Trainer<Toy> =
            Trainer::resume(games(), training(1), &checkpoint).expect("its own checkpoint");
        assert_eq!(resumed.done(), stop);
        while resumed.done() < 4 {
            resumed.step(&|_, _| {});
        }
        assert_eq!(
            resumed.checkpoint(),
            whole.checkpoint(),
            "stopped at {stop}"
        );
        assert_eq!(resumed.network(), whole.network());
    }
}

#[test]
fn another_checkpoint_is_refused() {
    let checkpoint = trained(1, 1).checkpoint();
    let resume = |seed, text: &str| {
        let training = Training {
            seed,
            ..training(1)
        };
        Trainer::<Toy>::resume(games(), training, text).err()
    };
    assert_eq!(resume(7, &checkpoint), None);
    assert_eq!(resume(8, &checkpoint), Some(BadCheckpoint));
    let changes = [
        ("game = \"toy\"", "game = \"chess\""),
        ("rules = 1", "rules = 2"),
        ("latest = \"", "latest = \"AAAA"),
        ("features = \"", "features = \"0"),
    ];
    for (old, new) in changes {
        let changed = checkpoint.replacen(old, new, 1);
        assert_ne!(changed, checkpoint, "{old}");
        assert_eq!(resume(7, &changed), Some(BadCheckpoint), "{new}");
    }
    assert_eq!(resume(7, "nothing"), Some(BadCheckpoint));
}

#[test]
fn what_lessons_taught_is_not_the_best_before_it_has_won_a_match() {
    let best = |trainer: &Trainer<Toy>| trainer.checkpoint().contains("\nbest = ");
    assert!(!best(&trained(1, 2)), "nothing was played against it yet");
    let mut trainer = trained(1, 2);
    let won = (0..4).any(|_| trainer.step(&|_, _| {}).kept);
    assert!(won, "no generation was kept");
    assert!(best(&trainer));
}

#[test]
fn a_network_says_what_it_is_for() {
    let text = trained(1, 1).network();
    assert!(text.len() <= MOST_BYTES);
    let network = Network::read::<Toy>(&text).expect("a network");
    assert_eq!(network.rules(), Toy::<{ flaw::NONE }>::RULES);
    assert_eq!(network.write::<Toy>(), text);
    let read = |old: &str, new: &str| {
        let changed = text.replacen(old, new, 1);
        assert_ne!(changed, text, "{old}");
        Network::read::<Toy>(&changed).expect_err("it is broken")
    };
    let found = "chess".to_owned();
    assert_eq!(
        read("\"toy\"", "\"chess\""),
        BadNetwork::OtherGame { found }
    );
    assert_eq!(
        read("features = \"", "features = \"0"),
        BadNetwork::OtherFeatures
    );
    assert_eq!(
        read("weights = \"", "weights = \"AAAA"),
        BadNetwork::OtherFeatures
    );
    assert!(matches!(read("weights", "wait"), BadNetwork::Unreadable(_)));
    assert!(matches!(
        read("weights = \"", "weights = \"-"),
        BadNetwork::Unreadable(_)
    ));
    // The upper half of a number that is none.
    let first = text.find("weights = \"").expect("weights") + "weights = \"".len();
    let nan = format!("{}wH/A{}", &text[..first], &text[first + 4..]);
    assert!(matches!(
        Network::read::<Toy>(&nan),
        Err(BadNetwork::Unreadable(_))
    ));
}

#[test]
fn names_do_not_change_from_table_to_table() {
    let names = FeatureNames::of::<Toy>();
    assert!(
        names.board.contains(&"viewer/coins".to_owned()),
        "{names:?}"
    );
    assert!(
        names.seat.contains(&"player/points".to_owned()),
        "{names:?}"
    );
    assert_eq!(names.mark(), FeatureNames::of::<Toy>().mark());
}

#[test]
fn lessons_teach() {
    let mut trainer: Trainer<Toy> = Trainer::new(
        games(),
        Training {
            lessons: 6,
            lesson_games: 400,
            studies: 0,
            study_games: 1,
            ..training(2)
        },
    );
    let losses: Vec<f64> = (0..6).map(|_| trainer.step(&|_, _| {}).loss).collect();
    assert!(losses[5] < losses[0], "{losses:?}");
}
