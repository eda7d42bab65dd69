//! The database file: what must be true of it before it is opened, and while it is.
//!
//! SQLite keeps what was written last in a log beside the file. Whoever moves, copies or deletes one without the other
//! loses games, and SQLite does not notice.

use std::ffi::OsString;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// Why a database cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DatabaseError {
    /// It is a folder.
    #[error("it is a folder")]
    Folder,
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// Something is there already.
    #[error("there is something already")]
    Exists,
    /// The log of a database is there, but the database is missing, empty or another one.
    #[error("the log {} belongs to another database", .0.display())]
    Torn(PathBuf),
    /// Another server has it.
    #[error("another server uses it")]
    InUse,
    /// It has the form of an older version.
    #[error("it has the form of an older version")]
    Outdated,
    /// The copy cannot be written.
    #[error("the copy cannot be written: {0}")]
    Copy(String),
    /// The system or SQLite says no.
    #[error("{0}")]
    Failed(String),
}

impl From<io::Error> for DatabaseError {
    fn from(error: io::Error) -> DatabaseError {
        match error.kind() {
            io::ErrorKind::NotFound => DatabaseError::Missing,
            io::ErrorKind::AlreadyExists => DatabaseError::Exists,
            io::ErrorKind::IsADirectory => DatabaseError::Folder,
            _ => DatabaseError::Failed(error.to_string()),
        }
    }
}

impl From<sqlx::Error> for DatabaseError {
    fn from(error: sqlx::Error) -> DatabaseError {
        DatabaseError::Failed(error.to_string())
    }
}

/// A file whose name is that of the database and something more.
pub(crate) fn beside(database: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(database);
    name.push(end);
    name.into()
}

/// The log of a database.
pub(crate) fn log_of(database: &Path) -> PathBuf {
    beside(database, "-wal")
}

/// How long a file is; nothing if it is not there.
fn length(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |known| known.len())
}

/// Makes sure that the database can be opened, and that nobody but its owner can read it: it holds secrets. It is
/// made if it is missing.
pub(crate) fn prepare(database: &Path) -> Result<(), DatabaseError> {
    if database.is_dir() {
        return Err(DatabaseError::Folder);
    }
    let log = log_of(database);
    if length(database) == 0 && length(&log) > 0 {
        return Err(DatabaseError::Torn(log));
    }
    match make(database) {
        // An existing one is not opened: SQLite loses its locks when somebody else closes the file.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        made => drop(made?),
    }
    for file in [database, &log, &beside(database, "-shm")] {
        keep_to_owner(file)?;
    }
    Ok(())
}

/// A new file that nobody else can read.
pub(crate) fn make(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

#[cfg(unix)]
fn keep_to_owner(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    match fs::metadata(file) {
        Ok(known) if known.permissions().mode() & 0o077 != 0 => {
            fs::set_permissions(file, fs::Permissions::from_mode(0o600))
        }
        _ => Ok(()),
    }
}

#[cfg(not(unix))]
fn keep_to_owner(_: &Path) -> io::Result<()> {
    Ok(())
}

/// What tells a file from another with the same name.
#[cfg(unix)]
fn number(known: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::ino(known)
}

#[cfg(not(unix))]
fn number(_: &Metadata) -> u64 {
    0
}

/// The database that was opened.
pub(crate) struct Opened {
    path: PathBuf,
    number: u64,
}

impl Opened {
    pub(crate) fn new(database: &Path) -> io::Result<Opened> {
        Ok(Opened {
            path: database.to_owned(),
            number: number(&fs::metadata(database)?),
        })
    }

    /// An error if the file is another one now, or gone: what is written then is lost.
    pub(crate) fn must_be_there(&self) -> io::Result<()> {
        match fs::metadata(&self.path) {
            Ok(known) if number(&known) == self.number => Ok(()),
            _ => Err(io::Error::other(format!(
                "the database {} was deleted or replaced under the server: nothing is stored until it is started \
                 again",
                self.path.display()
            ))),
        }
    }
}

/// Keeps other servers off a database as long as it is there. Each server believes what it has in memory, so that two
/// would show old positions.
///
/// It is a file of its own, since SQLite loses its locks when somebody else closes the database. It says which
/// database it was for, and how long that was at least.
pub struct Lock {
    file: File,
    database: PathBuf,
}

impl Lock {
    /// Takes the lock, and makes sure that a log which a server has left behind belongs to this very database.
    pub fn take(database: &Path) -> Result<Lock, DatabaseError> {
        if database.is_dir() {
            return Err(DatabaseError::Folder);
        }
        let path = beside(database, ".lock");
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)?;
        keep_to_owner(&path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(DatabaseError::InUse),
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        let mut note = String::new();
        file.read_to_string(&mut note)?;
        let mut noted = note.split(' ').filter_map(|part| part.parse::<u64>().ok());
        let log = log_of(database);
        if let (Some(of), Some(least)) = (noted.next(), noted.next())
            && length(&log) > 0
            && fs::metadata(database).is_ok_and(|now| number(&now) != of || now.len() < least)
        {
            return Err(DatabaseError::Torn(log));
        }
        Ok(Lock {
            file,
            database: database.to_owned(),
        })
    }

    /// Notes which database it is for. It never becomes shorter.
    pub fn note(&mut self) -> Result<(), DatabaseError> {
        let known = fs::metadata(&self.database)?;
        self.file.set_len(0)?;
        self.file.rewind()?;
        write!(self.file, "{} {}", number(&known), known.len())?;
        Ok(())
    }
}
