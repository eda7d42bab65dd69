//! Which address leads where, and what that is called in the log and in what is counted.

use std::sync::Arc;

use axum::Router;
use axum::routing::MethodRouter;

use crate::App;

/// The address of a route with names in the place of what differs, such as `/tables/{table}`: it tells no secret.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Route(Arc<str>);

impl Route {
    /// A request that is for no route: its address says nothing, and there are any number of them.
    pub(crate) fn none() -> Route {
        Route("none".into())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// The routes as they are listed.
#[derive(Default)]
pub(crate) struct Routes {
    pub(crate) router: Router<App>,
    pub(crate) names: RouteNames,
}

impl Routes {
    /// Adds what is served under an address.
    pub(crate) fn route(mut self, path: &str, methods: MethodRouter<App>) -> Routes {
        self.names.add(path);
        self.router = self.router.route(path, methods);
        self
    }
}

/// What each address is called. The router knows it too, but tells only a layer around each single route, which would be
/// copied for every request.
#[derive(Clone)]
pub(crate) struct RouteNames {
    names: matchit::Router<Route>,
    none: Route,
}

impl Default for RouteNames {
    fn default() -> RouteNames {
        RouteNames {
            names: matchit::Router::new(),
            none: Route::none(),
        }
    }
}

impl RouteNames {
    fn add(&mut self, path: &str) {
        let added = self.names.insert(path, Route(path.into()));
        added.expect("the router finds the same path good, and no two alike");
    }

    /// The route of an address.
    pub(crate) fn of(&self, path: &str) -> &Route {
        self.names.at(path).map_or(&self.none, |found| found.value)
    }
}

#[cfg(test)]
mod tests {
    use crate::{api, pages};

    #[test]
    fn a_name_tells_no_secret() {
        let names = pages::routes(api::routes()).names;
        for (path, name) in [
            ("/", "/"),
            ("/join/abc/def", "/join/{table}/{token}"),
            ("/api/v1/tables/abc", "/api/v1/tables/{table}"),
            ("/nowhere/abc", "none"),
        ] {
            assert_eq!(names.of(path).as_str(), name);
        }
    }
}
