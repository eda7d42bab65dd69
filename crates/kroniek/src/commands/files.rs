//! Reading and writing files without ever leaving half of one behind.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

use anyhow::{anyhow, bail};
use catalog::{AnyGame, TellError};
use words::{Lang, cli};

/// The most bytes of a chronicle or another file of other people's.
const LARGEST_FILE: u64 = 16 << 20;

/// The text of a file.
pub(crate) fn read(path: &Path, lang: Lang) -> anyhow::Result<String> {
    read_up_to(path, LARGEST_FILE, lang)
}

/// Reads a text file of at most so many bytes.
pub(crate) fn read_up_to(path: &Path, most: u64, lang: Lang) -> anyhow::Result<String> {
    let mut text = String::new();
    let read = File::open(path).and_then(|file| file.take(most + 1).read_to_string(&mut text));
    match read {
        Ok(length) if length as u64 > most => {
            bail!(cli::too_large(lang, path.display(), most >> 20))
        }
        Ok(_) => Ok(text),
        Err(error) => bail!(cli::cannot_read(lang, path.display(), error)),
    }
}

/// Writes a file as a whole: beside it first, then in its place.
pub(crate) fn write(path: &Path, text: &str, lang: Lang) -> anyhow::Result<()> {
    let directory = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let save = || -> std::io::Result<()> {
        let mut file = tempfile::NamedTempFile::new_in(directory)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    };
    save().map_err(|error| anyhow!(cli::cannot_write(lang, path.display(), error)))
}

/// The data file for a game in the directory, if one was named and has it: a whole one, also if the file has differences only.
pub(crate) fn data(
    directory: Option<&Path>,
    kind: &dyn AnyGame,
    lang: Lang,
    err: &mut dyn Write,
) -> anyhow::Result<Option<String>> {
    let Some(directory) = directory else {
        return Ok(None);
    };
    if !directory.is_dir() {
        return Err(anyhow!(cli::no_directory(lang, directory.display())));
    }
    let name = format!("{}.toml", kind.id());
    let file = directory.join(&name);
    if file.exists() {
        return match kind.whole_data(&read(&file, lang)?).told(lang) {
            Ok(whole) => Ok(Some(whole)),
            Err(problem) => bail!(cli::cannot_read(lang, file.display(), problem)),
        };
    }
    writeln!(err, "{}", cli::own_data(lang, directory.display(), name))?;
    Ok(None)
}
