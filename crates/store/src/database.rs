//! A database of either kind.

use std::path::Path;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use table::Store;

use crate::admin::Admin;
use crate::file::{DatabaseError, Lock};
#[cfg(feature = "postgres")]
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::whole::Whole;

/// A database that this process uses.
pub struct Database(Kind);

enum Kind {
    /// A file, which no other server uses.
    File { store: Sqlite, _lock: Option<Lock> },
    /// A server's.
    #[cfg(feature = "postgres")]
    Postgres(Postgres),
}

/// Whether a database is a server's and not a file.
pub fn is_server(database: &Path) -> bool {
    let schemes = ["postgres://", "postgresql://"];
    let address = database.to_str();
    address.is_some_and(|address| schemes.iter().any(|scheme| address.starts_with(scheme)))
}

/// What a database is called where everybody may read it: without the password.
pub fn address_of(database: &Path) -> String {
    let name = database.display().to_string();
    if !is_server(database) {
        return name;
    }
    let (scheme, rest) = name.split_once("://").unwrap_or(("", &name));
    let (host, query) = rest.split_once('?').unwrap_or((rest, ""));
    let host = host.rsplit_once('@').map_or(host, |(_, host)| host);
    // A password may stand there too.
    let query = if query.is_empty() { "" } else { "?\u{2026}" };
    format!("{scheme}://{host}{query}")
}

impl Database {
    /// Opens a database, or makes it if it is a file, and brings it to the newest form.
    ///
    /// It is boxed here, as are the other doors of this crate: an `async fn` is compiled where it is awaited, and what it
    /// needs of the drivers with it.
    pub fn open(database: &Path) -> BoxFuture<'_, Result<Database, DatabaseError>> {
        Box::pin(Database::open_here(database))
    }

    async fn open_here(database: &Path) -> Result<Database, DatabaseError> {
        if is_server(database) {
            return Database::connect(database).await;
        }
        if let Some(folder) = database.parent().filter(|folder| *folder != Path::new("")) {
            std::fs::create_dir_all(folder)?;
        }
        let mut lock = Lock::take(database)?;
        let store = Sqlite::open(database).await?;
        lock.note()?;
        Ok(Database(Kind::File {
            store,
            _lock: Some(lock),
        }))
    }

    /// Opens a database that is there, beside whoever uses it.
    pub async fn open_beside(database: &Path) -> Result<Database, DatabaseError> {
        if is_server(database) {
            return Database::connect(database).await;
        }
        if !database.exists() {
            return Err(DatabaseError::Missing);
        }
        // If no server has it, none may come before this is closed.
        let lock = match Lock::take(database) {
            Ok(lock) => Some(lock),
            Err(DatabaseError::InUse) => None,
            Err(error) => return Err(error),
        };
        let store = Sqlite::open(database).await?;
        Ok(Database(Kind::File { store, _lock: lock }))
    }

    #[cfg(feature = "postgres")]
    async fn connect(database: &Path) -> Result<Database, DatabaseError> {
        let url = database.to_str().unwrap_or_default();
        Ok(Database(Kind::Postgres(Postgres::open(url).await?)))
    }

    #[cfg(not(feature = "postgres"))]
    async fn connect(_: &Path) -> Result<Database, DatabaseError> {
        let told = "this program was built without PostgreSQL";
        Err(DatabaseError::Failed(told.to_owned()))
    }

    /// What is kept there.
    pub fn store(&self) -> Arc<dyn Store> {
        self.whole()
    }

    /// The same, for whoever moves it.
    pub fn whole(&self) -> Arc<dyn Whole> {
        self.admin()
    }

    /// The same, for whoever looks after it.
    pub fn admin(&self) -> Arc<dyn Admin> {
        match &self.0 {
            Kind::File { store, .. } => Arc::new(store.clone()),
            #[cfg(feature = "postgres")]
            Kind::Postgres(store) => Arc::new(store.clone()),
        }
    }

    /// Writes everything that is to be written, and closes it.
    pub fn close(&self) -> BoxFuture<'_, ()> {
        match &self.0 {
            Kind::File { store, .. } => Box::pin(store.close()),
            #[cfg(feature = "postgres")]
            Kind::Postgres(store) => Box::pin(store.close()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_shown() {
        for (database, shown) in [
            ("a/b.db", "a/b.db"),
            ("postgres://u:p@h:1/d", "postgres://h:1/d"),
            ("postgresql://h/d?password=p", "postgresql://h/d?\u{2026}"),
        ] {
            assert_eq!(address_of(Path::new(database)), shown);
        }
        assert!(!is_server(Path::new("postgres")));
    }
}
