//! `verify`: whether a saved game is genuine, and what that proves.

use std::path::Path;

use anyhow::bail;
use catalog::{AnyPlaying, TellError};
use engine::Seat;
use serde::Serialize;
use serde_json::json;
use table::{Signed, signed};
use words::{Lang, cli, common};

use super::{Context, files};

/// What a chronicle does not prove, however well it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Unproved {
    /// Nobody promised the dice.
    Dice,
    /// Whether the seal was published before the game.
    Seal,
    /// No player added to the dice.
    NobodyContributed,
    /// The game began at a position that somebody made up.
    Beginning,
    /// It was played with other data than the game's own.
    Data,
    /// Who played.
    Names,
    /// Where it was played, and that it was not played out by one person alone.
    Origin,
}

impl Unproved {
    fn text(self, lang: Lang) -> String {
        match self {
            Unproved::Dice => cli::dice_unproved(lang),
            Unproved::Seal => cli::unproved_seal(lang),
            Unproved::NobodyContributed => cli::unproved_contributions(lang),
            Unproved::Beginning => cli::unproved_beginning(lang),
            Unproved::Data => cli::unproved_data(lang),
            Unproved::Names => cli::unproved_names(lang),
            Unproved::Origin => cli::unproved_origin(lang),
        }
    }
}

/// What a player added to the dice.
#[derive(Debug, Serialize)]
struct Contributor {
    seat: Seat,
    side: String,
    name: String,
    contribution: String,
}

/// Checks a saved game; also whether it has this seal, and whether the server with this key has signed it.
pub(crate) fn verify(
    context: &mut Context<'_, '_>,
    file: &Path,
    seal: Option<&str>,
    key: Option<&str>,
) -> anyhow::Result<()> {
    let lang = context.lang;
    let text = files::read(file, lang)?;
    let playing = context.catalog.read(&text).told(lang)?;
    let header = playing.header();
    let proved = match (&header.fairness, header.seed) {
        (Some(fairness), Some(seed)) => fairness.proves(seed) == Some(true),
        _ => false,
    };
    let found = header.fairness.as_ref();
    let found = found.map(|fairness| fairness.commitment.0.to_hex());
    if let Some(wanted) = seal
        && !(proved && found.as_deref() == Some(wanted.to_lowercase().as_str()))
    {
        bail!(cli::another_seal(lang, found.unwrap_or_default()));
    }
    let signer = match signed(&text) {
        Signed::Falsely => bail!(cli::signed_falsely(lang)),
        Signed::Not if key.is_some() => bail!(cli::not_signed(lang)),
        Signed::By(signer) if key.is_some_and(|key| key.to_lowercase() != signer) => {
            bail!(cli::signed_by_another(lang, signer))
        }
        Signed::By(signer) => Some(signer),
        Signed::Not => None,
    };
    let contributions = contributions(playing.as_ref(), lang);
    let contributed = contributions.iter().any(|one| !one.contribution.is_empty());
    // A signature is worth something only for who knows whose key it is.
    let known_signer = signer.is_some() && key.is_some();
    let unproved: Vec<Unproved> = [
        (!proved).then_some(Unproved::Dice),
        (proved && seal.is_none()).then_some(Unproved::Seal),
        (proved && !contributed).then_some(Unproved::NobodyContributed),
        header.start.as_ref().map(|_| Unproved::Beginning),
        header.data.as_ref().map(|_| Unproved::Data),
        (!known_signer && !header.players.is_empty()).then_some(Unproved::Names),
        (!known_signer).then_some(Unproved::Origin),
    ]
    .into_iter()
    .flatten()
    .collect();
    if context.json {
        return context.print_json(&json!({
            "game": playing.kind().id(),
            "rules": header.rules,
            "decisions": playing.decisions(),
            "rewinds": playing.rewinds(),
            "hash": playing.fingerprint(),
            "outcome": playing.outcome(),
            "dice_proved": proved,
            "seal": found,
            "contributions": contributions,
            "signed_by": signer,
            "not_proved": unproved,
        }));
    }
    let out = &mut context.console.out;
    let title = playing.kind().title(lang);
    writeln!(
        out,
        "{}",
        cli::verified(lang, title, playing.decisions().count())
    )?;
    let going_on = || match playing.rewinds() {
        0 => cli::still_going_on(lang),
        rewinds => format!(
            "{} {}",
            cli::still_going_on(lang),
            common::rewinds(lang, rewinds)
        ),
    };
    writeln!(out, "{}", playing.result(lang).unwrap_or_else(going_on))?;
    writeln!(out, "{}", cli::position_hash(lang, playing.fingerprint()))?;
    if proved {
        writeln!(out, "{}", cli::dice_proved(lang))?;
    }
    if let Some(seal) = found {
        writeln!(out, "{}", cli::seal(lang, seal))?;
        for one in &contributions {
            let who = match one.name.as_str() {
                "" => one.side.clone(),
                name => format!("{} ({name})", one.side),
            };
            let line = if one.contribution.is_empty() {
                cli::contributed_nothing(lang, who)
            } else {
                cli::contributed(lang, who, &one.contribution)
            };
            writeln!(out, "  {line}")?;
        }
    }
    match signer {
        Some(signer) => writeln!(out, "{}", cli::signed_by(lang, signer))?,
        None => writeln!(out, "{}", cli::not_signed(lang))?,
    }
    if !unproved.is_empty() {
        writeln!(out, "{}", cli::not_proved(lang))?;
        for one in unproved {
            writeln!(out, "- {}", one.text(lang))?;
        }
    }
    Ok(())
}

/// What each player added to the dice, in the order of the seats.
fn contributions(playing: &dyn AnyPlaying, lang: Lang) -> Vec<Contributor> {
    let header = playing.header();
    let given = header.fairness.iter();
    let given = given.flat_map(|fairness| &fairness.contributions);
    Seat::all(playing.seats())
        .zip(given)
        .map(|(seat, contribution)| Contributor {
            seat,
            side: playing.seat_name(seat, lang),
            name: header
                .players
                .get(seat.index())
                .cloned()
                .unwrap_or_default(),
            contribution: contribution.clone(),
        })
        .collect()
}
