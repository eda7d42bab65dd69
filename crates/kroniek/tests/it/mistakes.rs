//! `mistakes`: how often each bot gives something away.

use crate::shell::toy;

const COUNT: [&str; 7] = [
    "mistakes",
    "toy",
    "--bots",
    "random,hard:200it",
    "--games",
    "20",
    "--seed=3",
];

#[test]
fn weak_bots_make_more_mistakes_than_strong_ones() {
    let output = toy(&COUNT);
    assert_eq!(output.code, 0, "{output:?}");
    let lines: Vec<&str> = output.out.lines().collect();
    assert_eq!(lines.len(), 3, "{output:?}");
    assert!(lines[0].starts_with("bot"), "{output:?}");
    assert!(lines[1].starts_with("random "), "{output:?}");

    let json = toy(&[&COUNT[..], &["--json"]].concat()).json();
    assert_eq!((&json["games"], &json["players"]), (&20.into(), &2.into()));
    let number = |bot: usize, name: &str| json["bots"][bot][name].as_f64().expect("a number");
    for bot in [0, 1] {
        assert!(number(bot, "low") <= number(bot, "rate"));
        assert!(number(bot, "rate") <= number(bot, "high"));
        assert!(number(bot, "mistakes") <= number(bot, "actions"));
    }
    assert!(number(0, "rate") > 3.0 * number(1, "rate"), "{json}");
    // It follows from the seed, whatever the number of threads.
    for threads in ["1", "3"] {
        let again = toy(&[&COUNT[..], &["--json", "--threads", threads]].concat());
        assert_eq!(again.json(), json);
    }
    toy(&["mistakes", "toy", "--bots", "genius"]).fails_with("'genius'");
}
