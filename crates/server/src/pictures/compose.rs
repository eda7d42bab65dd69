//! How a picture is laid out: the board, and beside it what the game is, how far it is, and who plays.

use maud::{Markup, PreEscaped, html};

use super::{HEIGHT, WIDTH};

/// What a picture shows.
pub(crate) struct Shown<'s> {
    /// The game's short name, which is also the class of its colours.
    pub(crate) game: &'static str,
    /// The game's name.
    pub(crate) title: &'s str,
    /// How far the game is, or how it ended; for a game that nobody plays what it is about.
    pub(crate) line: &'s str,
    /// The position as a drawing, if the game has one.
    pub(crate) board: Option<Markup>,
    /// Who plays.
    pub(crate) rows: Vec<Row>,
}

/// A player, or a side.
pub(crate) struct Row {
    pub(crate) sign: Markup,
    /// The side's short name.
    pub(crate) id: &'static str,
    pub(crate) name: String,
    pub(crate) note: String,
    pub(crate) score: String,
    pub(crate) unit: String,
    pub(crate) won: bool,
}

/// A board that is wider than this many times its height leaves room for the title above it.
const WIDE: f64 = 1.35;
/// How much of its size a letter is wide, about: serif and bold, or sans.
const SERIF: f64 = 0.6;
const SANS: f64 = 0.53;

/// The size of the title, and how far lines of text are from each other.
const TITLE: f64 = 38.0;
const LINE: f64 = 27.0;

/// A box on the picture.
#[derive(Clone, Copy)]
struct Area {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

/// The picture, to be painted by the game's sheet.
pub(crate) fn compose(shown: &Shown<'_>) -> Markup {
    let (width, height) = (f64::from(WIDTH), f64::from(HEIGHT));
    let ratio = shown.board.as_ref().map_or(1.0, ratio);
    let wide = ratio > WIDE;
    let board = if wide {
        let down = (868.0 / ratio).min(height - 118.0);
        Area {
            x: 0.0,
            y: height - down,
            width: down * ratio,
            height: down,
        }
    } else {
        Area {
            x: 0.0,
            y: 0.0,
            width: (height * ratio).min(760.0),
            height,
        }
    };
    let side = Area {
        x: board.width + 28.0,
        y: 26.0,
        width: width - board.width - 52.0,
        height: height - 46.0,
    };
    let titles = lines(shown.title, side.width, TITLE, SERIF).len() as f64;
    // As much of the text as leaves room for everybody.
    let room = side.height - 66.0 - 54.0 * shown.rows.len() as f64 - (TITLE + 8.0) * titles;
    let told = fitting(shown.line, side.width, (room / LINE) as usize);
    let down = (TITLE + 8.0) * titles + LINE * told.len() as f64 + 26.0;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(WIDTH) height=(HEIGHT) viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
            rect width=(WIDTH) height=(HEIGHT) fill="var(--paper)" {}
            @match &shown.board {
                Some(drawing) => (boxed(board, drawing)),
                None => (signs(shown, board)),
            }
            path d={ "M" (board.x) " " (board.y) "h" (board.width) "v" (board.height) } fill="none" stroke="var(--ink)" stroke-width="3" {}
            @if wide {
                (heading(shown.title, &fitting(shown.line, 810.0, 2), Area { x: 26.0, y: 6.0, width: 810.0, height: board.y }))
                (players(shown, side))
            } @else {
                (heading(shown.title, &told, side))
                (players(shown, Area { y: side.y + down, height: side.height - down, ..side }))
            }
            (brand(side))
        }
    }
}

/// The width of a board alone, in pixels.
const ALONE: f64 = 480.0;

/// A board alone, as a small picture, and its width and height.
pub(super) fn alone(board: &Markup) -> (Markup, (u32, u32)) {
    let height = (ALONE / ratio(board))
        .round()
        .clamp(ALONE / 4.0, ALONE * 2.0);
    let area = Area {
        x: 0.0,
        y: 0.0,
        width: ALONE,
        height,
    };
    let markup = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(ALONE) height=(height) viewBox={ "0 0 " (ALONE) " " (height) } {
            rect width=(ALONE) height=(height) fill="var(--paper)" {}
            (boxed(area, board))
        }
    };
    (markup, (ALONE as u32, height as u32))
}

/// How many times a drawing is as wide as high.
fn ratio(drawing: &Markup) -> f64 {
    let units = drawing.0.split_once("viewBox=\"").map(|(_, rest)| rest);
    let units: Vec<f64> = units
        .and_then(|rest| rest.split('"').next())
        .unwrap_or_default()
        .split_whitespace()
        .filter_map(|number| number.parse().ok())
        .collect();
    match units.as_slice() {
        &[_, _, width, height] if height > 0.0 => width / height,
        _ => 1.0,
    }
}

fn boxed(area: Area, drawing: &Markup) -> Markup {
    html! { svg x=(area.x) y=(area.y) width=(area.width) height=(area.height) { (drawing) } }
}

/// The sides' signs in place of a board.
fn signs(shown: &Shown<'_>, area: Area) -> Markup {
    let many = shown.rows.len().max(1);
    let each = (area.width - 80.0) / many as f64;
    html! {
        rect x=(area.x) y=(area.y) width=(area.width) height=(area.height) fill="var(--sea)" {}
        @for (place, row) in shown.rows.iter().enumerate() {
            (boxed(Area { x: area.x + 40.0 + each * place as f64, y: area.y + 40.0, width: each, height: area.height - 80.0 }, &filling(&row.sign)))
        }
    }
}

/// The game and how far it is.
fn heading(title: &str, told: &[String], area: Area) -> Markup {
    let titles = lines(title, area.width, TITLE, SERIF);
    let below = area.y + (TITLE + 8.0) * titles.len() as f64 + 24.0;
    html! {
        @for (place, line) in titles.iter().enumerate() {
            text x=(area.x) y=(area.y + TITLE + (TITLE + 8.0) * place as f64) font-family="var(--serif)" font-weight="700" font-size=(TITLE) fill="var(--ink)" { (line) }
        }
        @for (place, line) in told.iter().enumerate() {
            text x=(area.x) y=(below + LINE * place as f64) font-family="var(--sans)" font-size="20" fill="var(--soft)" { (line) }
        }
    }
}

/// Who plays, with the score; whoever won is on gold.
fn players(shown: &Shown<'_>, area: Area) -> Markup {
    let many = shown.rows.len().max(1) as f64;
    let step = ((area.height - 48.0) / many).clamp(52.0, 92.0);
    let sign = (step - 22.0).min(54.0);
    html! {
        @for (place, row) in shown.rows.iter().enumerate() {
            @let y = area.y + step * place as f64;
            @let room = area.width - sign - 34.0 - if row.score.is_empty() { 0.0 } else { 74.0 };
            g class={ "of-seat " (shown.game) " " (row.id) } {
                rect x=(area.x) y=(y) width=(area.width) height=(step - 8.0) rx="8" fill=(if row.won { "var(--new)" } else { "var(--card)" }) stroke="var(--line)" stroke-width="1.5" {}
                rect x=(area.x) y=(y) width="7" height=(step - 8.0) rx="3" fill="var(--seat, var(--edge))" {}
                (boxed(Area { x: area.x + 16.0, y: y + (step - 8.0 - sign) / 2.0, width: sign, height: sign }, &filling(&row.sign)))
                text x=(area.x + sign + 26.0) y=(y + step / 2.0 - if row.note.is_empty() { -4.0 } else { 5.0 }) font-family="var(--serif)" font-weight="700" font-size="22" fill="var(--ink)" { (cut(&row.name, room, 22.0, SERIF)) }
                text x=(area.x + sign + 26.0) y=(y + step / 2.0 + 17.0) font-family="var(--sans)" font-size="16" fill="var(--soft)" { (cut(&row.note, room, 16.0, SANS)) }
                @let right = area.x + area.width - 14.0;
                text x=(right) y=(y + step / 2.0 + if row.unit.is_empty() { 8.0 } else { 3.0 }) text-anchor="end" font-family="var(--sans)" font-weight="700" font-size="28" fill="var(--ink)" { (row.score) }
                text x=(right) y=(y + step / 2.0 + 20.0) text-anchor="end" font-family="var(--sans)" font-size="14" fill="var(--soft)" { (cut(&row.unit, 170.0, 14.0, SANS)) }
            }
        }
    }
}

/// The house, at the bottom.
fn brand(area: Area) -> Markup {
    let y = area.y + area.height;
    html! {
        rect x=(area.x) y=(y - 30.0) width="34" height="34" rx="7" fill="var(--ink)" {}
        path transform=(format!("translate({} {}) scale(1.42)", area.x, y - 30.0)) d="M9 7v10M16 7l-6 5 6 5" fill="none" stroke="var(--paper)" stroke-width="2.2" {}
        text x=(area.x + 46.0) y=(y - 4.0) font-family="var(--serif)" font-weight="700" font-size="26" fill="var(--ink)" { "Kroniek" }
    }
}

/// A sign as large as its box, whatever size it has beside a line of text.
fn filling(sign: &Markup) -> Markup {
    let (tag, rest) = sign.0.split_once('>').unwrap_or((&sign.0, ""));
    let sized = |part: &&str| !(part.starts_with("width=\"") || part.starts_with("height=\""));
    let tag: Vec<&str> = tag.split(' ').filter(sized).collect();
    PreEscaped(format!("{}>{rest}", tag.join(" ")))
}

/// So many whole sentences as fit into so many lines; else what fits of the first.
fn fitting(text: &str, width: f64, most: usize) -> Vec<String> {
    let most = most.max(1);
    let wrapped = |text: &str| lines(text, width, 20.0, SANS);
    let ends = text.match_indices(". ").map(|(at, _)| at + 1);
    let ends: Vec<usize> = ends.chain([text.len()]).collect();
    let fit = ends.iter().rev().map(|&end| wrapped(&text[..end]));
    let mut fit = fit.filter(|lines| lines.len() <= most);
    fit.next().unwrap_or_else(|| {
        let mut cut: Vec<String> = wrapped(text).into_iter().take(most).collect();
        if let Some(last) = cut.last_mut() {
            last.push('…');
        }
        cut
    })
}

/// A text in lines that fit, about.
fn lines(text: &str, width: f64, size: f64, letter: f64) -> Vec<String> {
    let most = (width / (size * letter)) as usize;
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let long = lines.last().map_or(0, |line| line.chars().count());
        if long > 0 && long + 1 + word.chars().count() > most {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// A text that fits, about.
fn cut(text: &str, width: f64, size: f64, letter: f64) -> String {
    let most = (width / (size * letter)) as usize;
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}
