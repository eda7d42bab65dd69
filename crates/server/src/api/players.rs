//! Players, their ratings and results.

use axum::extract::State;
use bots::Level;
use engine::Seat;
use serde::Serialize;
use table::{GameRecord, PlayedGame, Profile, Ranked, Rating, Results, Rival, TableId};
use utoipa::ToSchema;

use super::extract::NamePath;
use super::schema::{BotLevel, PlayerName, SeatNumber, TableName};
use crate::json::Json;
use crate::{App, HttpError, Requester};

/// A rating.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Rating)]
struct RatingForm {
    /// Higher is better; somebody new has 1500.
    rating: i64,
    /// How many games it follows from.
    games: u32,
    /// Whether that is too few to rely on it.
    provisional: bool,
}

impl From<Rating> for RatingForm {
    fn from(rating: Rating) -> RatingForm {
        RatingForm {
            rating: rating.shown(),
            games: rating.games,
            provisional: rating.is_provisional(),
        }
    }
}

/// Who played: somebody by name, or a bot. Whoever has deleted their account has neither.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Rival)]
struct RivalForm {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<PlayerName>, nullable = false)]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<BotLevel>, nullable = false)]
    level: Option<Level>,
}

impl From<Rival> for RivalForm {
    fn from(rival: Rival) -> RivalForm {
        RivalForm {
            level: rival.level(),
            name: match rival {
                Rival::Player(name) => Some(name),
                Rival::Former | Rival::Bot(_) => None,
            },
        }
    }
}

/// How somebody fared with a side.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SideRecord)]
struct SideForm {
    /// How many played.
    seats: u8,
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    games: usize,
    /// How many of them were won, alone or with others.
    won: usize,
}

/// Somebody's games of one kind.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = GameRecord)]
struct GameRecordForm {
    game: &'static str,
    rating: RatingForm,
    /// The rating after each game, the first first; at most the last 500.
    curve: Vec<i64>,
    sides: Vec<SideForm>,
}

impl From<GameRecord> for GameRecordForm {
    fn from(record: GameRecord) -> GameRecordForm {
        let sides = record.sides.into_iter();
        let side = |((seats, seat), results): ((u8, Seat), Results)| SideForm {
            seats,
            seat,
            games: results.games,
            won: results.won,
        };
        GameRecordForm {
            game: record.kind.id(),
            rating: record.rating.into(),
            curve: record.curve,
            sides: sides.map(side).collect(),
        }
    }
}

/// A rated game that somebody played.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RatedGame)]
struct PlayedForm {
    game: &'static str,
    #[schema(value_type = TableName)]
    table: TableId,
    /// Seconds since 1970.
    ended: i64,
    #[schema(value_type = SeatNumber)]
    seat: Seat,
    /// From 1; those who came together have the same place.
    place: u8,
    /// What it has changed about the rating.
    change: i64,
    against: Vec<RivalForm>,
}

impl From<PlayedGame> for PlayedForm {
    fn from(played: PlayedGame) -> PlayedForm {
        PlayedForm {
            game: played.kind.id(),
            table: played.table,
            ended: played.ended,
            seat: played.seat,
            place: played.place,
            change: played.change,
            against: played.against.into_iter().map(Into::into).collect(),
        }
    }
}

/// How somebody fared against another one.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RivalRecord)]
struct RivalRecordForm {
    who: RivalForm,
    games: usize,
    /// How often they came before the other one.
    ahead: usize,
    /// How often they came behind.
    behind: usize,
}

/// Somebody with an account, as everybody may know them.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Player)]
pub(super) struct PlayerForm {
    #[schema(value_type = PlayerName)]
    name: String,
    /// When they made their account, in seconds since 1970.
    since: i64,
    games: Vec<GameRecordForm>,
    /// Their rated games, the latest first; at most 500.
    played: Vec<PlayedForm>,
    rivals: Vec<RivalRecordForm>,
}

impl From<Profile> for PlayerForm {
    fn from(profile: Profile) -> PlayerForm {
        let rival = |(who, results): (Rival, Results)| RivalRecordForm {
            who: who.into(),
            games: results.games,
            ahead: results.won,
            behind: results.lost,
        };
        PlayerForm {
            name: profile.name,
            since: profile.since,
            games: profile.games.into_iter().map(Into::into).collect(),
            played: profile.played.into_iter().map(Into::into).collect(),
            rivals: profile.rivals.into_iter().map(rival).collect(),
        }
    }
}

/// A player with an account: their ratings, their rated games, and how they fared with each side and against others. Players who have never
/// sat at a public table that is over are not found.
#[utoipa::path(
    get,
    path = "/players/{name}",
    params(("name" = PlayerName, Path, description = "The name of the account.")),
    responses((status = 200, description = "Done.", body = PlayerForm))
)]
pub(super) async fn player(
    State(app): State<App>,
    requester: Requester,
    NamePath(name): NamePath,
) -> Result<Json<PlayerForm>, HttpError> {
    let found = app.tables().profile(&name, &requester.caller).await?;
    let profile = found.ok_or(HttpError::UnknownPage)?;
    Ok(Json(profile.into()))
}

/// Somebody in the list of the best.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Ranked)]
pub(super) struct RankedForm {
    who: RivalForm,
    rating: RatingForm,
}

impl From<Ranked> for RankedForm {
    fn from(ranked: Ranked) -> RankedForm {
        RankedForm {
            who: ranked.who.into(),
            rating: ranked.rating.into(),
        }
    }
}

/// Who plays a game best, bots among people.
#[utoipa::path(
    get,
    path = "/games/{game}/ratings",
    params(("game" = String, Path, description = "The game's id.")),
    responses((status = 200, description = "Done.", body = Vec<RankedForm>))
)]
pub(super) async fn best(
    State(app): State<App>,
    requester: Requester,
    NamePath(game): NamePath,
) -> Result<Json<Vec<RankedForm>>, HttpError> {
    let kind = app.tables().catalog().find(&game);
    let kind = kind.map_err(|_| HttpError::UnknownPage)?;
    let best = app.tables().best(kind.id(), &requester.caller).await?;
    Ok(Json(best.into_iter().map(Into::into).collect()))
}
