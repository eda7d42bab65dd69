//! Where settings come from: what no flag says, a variable of the environment says, or else the file of settings.
//!
//! The flags of `kroniek serve` are all settings that there are: `--public-url` is `KRONIEK_PUBLIC_URL` in the environment
//! and `public-url` in the file. Whatever the others say is read as if the flag had been given.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, Command, CommandFactory, FromArgMatches};
use toml::{Table, Value};
use words::{Lang, cli, settings as texts};

use crate::arguments::Arguments;

/// The command whose flags are the settings.
const SERVE: &str = "serve";
/// The setting that every command has which needs any.
const DATABASE: &str = "db";
/// The setting with the password of a mail server.
const MAIL: &str = "mail";
/// How variables begin that are ours.
const PREFIX: &str = "KRONIEK_";
/// How variables begin that are for tests only.
const TESTS: &str = "KRONIEK_TEST_";
/// The variable that names the file of settings.
const FILE: &str = "KRONIEK_CONFIG";
/// Names that differ more are no misspellings of each other.
const ALIKE: f64 = 0.7;
/// Flags of every command that are settings too.
const GLOBAL: &[&str] = &["data"];

/// What surrounds the program.
#[derive(Clone, Debug, Default)]
pub struct Environment {
    /// The language, if no other is asked for.
    pub lang: Lang,
    /// The variables.
    pub variables: BTreeMap<String, String>,
}

/// A setting as it is in force.
#[derive(Clone, Debug)]
pub(crate) struct InForce {
    /// Its name: the flag's.
    pub(crate) name: String,
    /// What it is set to; nothing if it is not set and has no default.
    pub(crate) value: Option<String>,
    /// Who says so.
    pub(crate) source: Source,
}

/// Who says what a setting is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A flag.
    Flag,
    /// A variable of the environment.
    Variable(String),
    /// The file of settings.
    File(PathBuf),
    /// Nobody.
    Default,
}

/// Why the program cannot be run.
pub(crate) enum Refusal {
    /// The command line is wrong, or asks for help.
    CommandLine(clap::Error),
    /// A setting is wrong.
    Setting(Lang, String),
}

impl From<clap::Error> for Refusal {
    fn from(error: clap::Error) -> Refusal {
        Refusal::CommandLine(error)
    }
}

/// Reads the command line, and the settings that the command has.
pub(crate) fn read(
    mut arguments: Vec<OsString>,
    environment: &Environment,
) -> Result<(Arguments, Vec<InForce>), Refusal> {
    let mut program = Arguments::command();
    program.build();
    let given = program.clone().try_get_matches_from(&arguments)?;
    let Some(command) = named(&program, &given).filter(|one| has(one, DATABASE)) else {
        return Ok((Arguments::from_arg_matches(&given)?, Vec::new()));
    };
    if given.subcommand().is_none() {
        arguments.push(SERVE.into());
    }
    let lang = given.get_one::<Lang>("lang").copied();
    let lang = lang.unwrap_or(environment.lang);
    let refused = |problem| Refusal::Setting(lang, problem);
    let file = given.get_one::<PathBuf>("config").cloned();
    let said = said(&program, file, environment, lang).map_err(refused)?;
    let flags = innermost(&given);
    let mut sources = BTreeMap::new();
    for setting in settings(&program).filter(|one| has(command, one.name)) {
        if flags.value_source(setting.id) == Some(ValueSource::CommandLine) {
            sources.insert(setting.name.to_owned(), Source::Flag);
        } else if let Some((source, value)) = said.get(setting.name) {
            let argument = argument(&setting, source, value, lang).map_err(refused)?;
            arguments.extend(argument);
            sources.insert(setting.name.to_owned(), source.clone());
        }
    }
    let given = program.clone().try_get_matches_from(&arguments)?;
    let flags = innermost(&given);
    let in_force = settings(&program)
        .filter(|one| has(command, one.name))
        .map(|setting| InForce {
            name: setting.name.to_owned(),
            value: shown(flags, &setting),
            source: sources.remove(setting.name).unwrap_or(Source::Default),
        });
    let in_force = in_force.collect();
    Ok((Arguments::from_arg_matches(&given)?, in_force))
}

/// The command that was named, down to its last part; the one to serve if none was.
fn named<'p>(program: &'p Command, given: &ArgMatches) -> Option<&'p Command> {
    let (mut command, mut given) = (program, given);
    while let Some((name, inner)) = given.subcommand() {
        command = command.find_subcommand(name)?;
        given = inner;
    }
    if std::ptr::eq(command, program) {
        return program.find_subcommand(SERVE);
    }
    Some(command)
}

/// What was given to the command itself.
fn innermost(given: &ArgMatches) -> &ArgMatches {
    let inner = given.subcommand().map(|(_, inner)| inner);
    inner.map_or(given, innermost)
}

/// A flag that is a setting.
struct Setting<'a> {
    id: &'a str,
    name: &'a str,
    /// Whether it is given without a value.
    switch: bool,
}

/// All settings.
fn settings(program: &Command) -> impl Iterator<Item = Setting<'_>> {
    let serve = program.find_subcommand(SERVE).into_iter();
    let flags = serve.flat_map(Command::get_arguments);
    flags.filter_map(|flag| {
        let name = flag.get_long().filter(|&name| name != "help")?;
        (!flag.is_global_set() || GLOBAL.contains(&name)).then(|| Setting {
            id: flag.get_id().as_str(),
            name,
            switch: matches!(flag.get_action(), ArgAction::SetTrue),
        })
    })
}

fn has(command: &Command, name: &str) -> bool {
    let mut flags = command.get_arguments();
    flags.any(|flag| flag.get_long() == Some(name))
}

fn variable(name: &str) -> String {
    format!("{PREFIX}{}", name.replace('-', "_").to_uppercase())
}

/// What the file and the environment say, by setting. Whatever they say must be a setting.
fn said(
    program: &Command,
    file: Option<PathBuf>,
    environment: &Environment,
    lang: Lang,
) -> Result<BTreeMap<String, (Source, String)>, String> {
    let mut said = BTreeMap::new();
    let named = || environment.variables.get(FILE).map(PathBuf::from);
    if let Some(file) = file.or_else(named) {
        for (key, value) in table(&file, lang)? {
            let Some(setting) = settings(program).find(|one| one.name == key) else {
                let names = settings(program).map(|one| one.name.to_owned());
                return Err(unknown(lang, &key, file.display().to_string(), names));
            };
            let Some(value) = text(&value) else {
                let place = file.display().to_string();
                return Err(texts::bad_setting(lang, key, place, texts::bad_kind(lang)));
            };
            let source = Source::File(file.clone());
            said.insert(setting.name.to_owned(), (source, value));
        }
    }
    for (key, value) in &environment.variables {
        if !key.starts_with(PREFIX) || key.starts_with(TESTS) || key == FILE {
            continue;
        }
        let Some(setting) = settings(program).find(|one| variable(one.name) == *key) else {
            let names = settings(program).map(|one| variable(one.name));
            return Err(unknown(lang, key, texts::environment(lang), names));
        };
        let source = Source::Variable(key.clone());
        said.insert(setting.name.to_owned(), (source, value.clone()));
    }
    Ok(said)
}

fn table(file: &Path, lang: Lang) -> Result<Table, String> {
    let cannot = |problem: String| cli::cannot_read(lang, file.display(), problem.trim_end());
    let text = std::fs::read_to_string(file).map_err(|error| cannot(error.to_string()))?;
    text.parse::<Table>()
        .map_err(|error| cannot(error.to_string()))
}

/// A value as a flag takes it; none if no flag does.
fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(switch) => Some(switch.to_string()),
        Value::Array(values) => {
            let values: Option<Vec<String>> = values.iter().map(text).collect();
            Some(values?.join(","))
        }
        Value::Float(_) | Value::Datetime(_) | Value::Table(_) => None,
    }
}

/// What is said of a name that is none, with the one that was probably meant.
fn unknown(lang: Lang, name: &str, place: String, names: impl Iterator<Item = String>) -> String {
    let alike = names.map(|known| (strsim::jaro_winkler(name, &known), known));
    let nearest = alike.max_by(|(one, _), (other, _)| one.total_cmp(other));
    match nearest.filter(|(alike, _)| *alike >= ALIKE) {
        Some((_, nearest)) => texts::unknown_setting_like(lang, name, place, nearest),
        None => texts::unknown_setting(lang, name, place),
    }
}

/// The argument that says the same; none for a switch that stays off.
fn argument(
    setting: &Setting<'_>,
    source: &Source,
    value: &str,
    lang: Lang,
) -> Result<Option<OsString>, String> {
    let place = match source {
        Source::Variable(_) => texts::environment(lang),
        Source::File(file) => file.display().to_string(),
        Source::Flag | Source::Default => String::new(),
    };
    let key = match source {
        Source::Variable(key) => key,
        _ => setting.name,
    };
    let bad = |problem: String| texts::bad_setting(lang, key, &place, problem);
    if setting.switch {
        return match value {
            "true" => Ok(Some(format!("--{}", setting.name).into())),
            "false" => Ok(None),
            _ => Err(bad(texts::bad_switch(lang))),
        };
    }
    let argument = OsString::from(format!("--{}={value}", setting.name));
    let alone = [OsString::from("kroniek"), SERVE.into(), argument.clone()];
    match Arguments::command().try_get_matches_from(alone) {
        Ok(_) => Ok(Some(argument)),
        Err(error) => {
            let reason = std::error::Error::source(&error).map(ToString::to_string);
            Err(bad(reason.unwrap_or_else(|| error.kind().to_string())))
        }
    }
}

/// What a setting is set to, for everybody to read.
fn shown(flags: &ArgMatches, setting: &Setting<'_>) -> Option<String> {
    let values = flags.get_raw(setting.id)?;
    let values: Vec<String> = values
        .map(|value| value.to_string_lossy().into_owned())
        .collect();
    let value = values.join(",");
    if setting.name == DATABASE {
        return Some(store::address_of(Path::new(&value)));
    }
    if setting.name == MAIL {
        return Some(without_password(&value));
    }
    Some(value)
}

/// The address of a mail server as everybody may read it.
fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
    format!("{scheme}://{host}")
}
