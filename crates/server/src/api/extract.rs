//! What a request says, with our own words for what is wrong with it.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use engine::{MAX_SEATS, Seat};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use table::{Look, TableId, Trouble};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{IntoParams, PartialSchema, ToSchema};

use crate::Fault;

/// The table that the address names.
pub(crate) struct At(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for At {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At, Fault> {
        let unknown = Fault::Table(Trouble::UnknownTable);
        let Ok(Path(name)) = Path::<String>::from_request_parts(parts, state).await else {
            return Err(unknown);
        };
        name.parse().map(At).map_err(|_| unknown)
    }
}

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Fault> {
        let body = Json::from_request(request, state).await;
        body.map(|Json(body)| Body(body))
            .map_err(|error: JsonRejection| Fault::BadRequest(error.body_text()))
    }
}

/// What stands behind the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Fault> {
        let asked = Query::from_request_parts(parts, state).await;
        asked
            .map(|Query(asked)| Asked(asked))
            .map_err(|error: QueryRejection| Fault::BadRequest(error.body_text()))
    }
}

/// Through whose eyes: a seat's number, `spectator`, or one's own if it is not said.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Eyes(pub(super) Look);

impl<'de> Deserialize<'de> for Eyes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Eyes, D::Error> {
        let seat = String::deserialize(deserializer)?;
        match seat.as_str() {
            "" => Ok(Eyes(Look::Own)),
            "spectator" => Ok(Eyes(Look::Spectator)),
            number => match number.parse() {
                Ok(number) => Ok(Eyes(Look::Seat(Seat(number)))),
                Err(_) => Err(Error::custom(format!("seat: {number:?}"))),
            },
        }
    }
}

impl PartialSchema for Eyes {
    fn schema() -> RefOr<Schema> {
        let last = MAX_SEATS - 1;
        let object = ObjectBuilder::new()
            .schema_type(Type::String)
            .pattern(Some(format!("^(|spectator|[0-{last}])$")))
            .description(Some(
                "The number of one of your seats, or 'spectator'. Default: your own.",
            ));
        object.into()
    }
}

impl ToSchema for Eyes {}

/// Through whose eyes a table is read.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct SeatQuery {
    #[serde(default)]
    pub(super) seat: Eyes,
}
