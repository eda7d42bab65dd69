//! Path data in fewer letters.

/// The same path in steps from point to point, on a grid of half units. Two paths along one line stay on one line.
///
/// ```
/// assert_eq!(boards::geo::lean("M10.0 10.2L12.4 9.0Q13.0 9.0 13.0 8.4Z"), "M10 10l2.5-1q.5 0 .5-.5z");
/// ```
pub fn lean(path: &str) -> String {
    let mut out = String::with_capacity(path.len() / 2);
    let mut here = [0_i64; 2];
    let commands = path
        .char_indices()
        .filter(|(_, letter)| letter.is_ascii_alphabetic());
    let starts: Vec<(usize, char)> = commands.collect();
    let mut last = ' ';
    for (number, &(start, command)) in starts.iter().enumerate() {
        let end = starts.get(number + 1).map_or(path.len(), |next| next.0);
        let points: Vec<[i64; 2]> = halves(&path[start + 1..end]);
        match command {
            'Z' => out.push('z'),
            'M' => {
                out.push('M');
                let from = points.first().copied().unwrap_or_default();
                push(&mut out, from[0]);
                push(&mut out, from[1]);
                here = from;
            }
            _ => {
                if command != last {
                    out.push(command.to_ascii_lowercase());
                }
                for point in &points {
                    push(&mut out, point[0] - here[0]);
                    push(&mut out, point[1] - here[1]);
                }
                here = points.last().copied().unwrap_or(here);
            }
        }
        last = command;
    }
    out
}

/// The points of a command in halves of a unit.
fn halves(numbers: &str) -> Vec<[i64; 2]> {
    let numbers: Vec<i64> = numbers
        .split(' ')
        .filter_map(|number| number.parse::<f64>().ok())
        .map(|number| (number * 2.0).round() as i64)
        .collect();
    numbers
        .chunks_exact(2)
        .map(|pair| [pair[0], pair[1]])
        .collect()
}

/// Adds a number of halves, with a blank where it would run into what is before it.
fn push(out: &mut String, halves: i64) {
    let after_number = out.ends_with(|letter: char| letter.is_ascii_digit());
    let (whole, half) = (halves.abs() / 2, halves % 2 != 0);
    if halves < 0 {
        out.push('-');
    } else if after_number {
        out.push(' ');
    }
    if whole > 0 || !half {
        out.push_str(&whole.to_string());
    }
    if half {
        out.push_str(".5");
    }
}
