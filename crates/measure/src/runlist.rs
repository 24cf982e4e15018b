//! Run lists: JSON Lines, one input of the program per line.
//!
//! ```json
//! {"args": ["1.txt", "A17"], "stdin": "query.txt", "env": {"LANG": "C"}, "cwd": "data", "files": ["1.txt"]}
//! ```
//!
//! A line means what `cd CWD && java ... ARGS < STDIN` means in the folder of the run list: `cwd` is relative
//! to that folder and defaults to it; `stdin`, `files` and whatever the arguments name are relative to `cwd`.
//! Every key is optional.

use crate::Error;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// One input of a program.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunSpec {
    /// Arguments of `main`.
    pub args: Vec<String>,
    /// File that standard input reads, absolute; empty standard input when `None`.
    pub stdin: Option<PathBuf>,
    /// Environment variables on top of the program's.
    pub env: BTreeMap<String, String>,
    /// Working directory, absolute.
    pub cwd: PathBuf,
    /// Limit for a run; the measurement's default when `None`.
    pub timeout: Option<Duration>,
    /// Files that the run reads, absolute: their content is part of the input's identity. When there are
    /// none, the arguments that name files are taken instead.
    pub files: Vec<PathBuf>,
}

const KEYS: [&str; 6] = ["args", "stdin", "env", "cwd", "timeout", "files"];

impl RunSpec {
    /// An input with arguments only, run in a folder.
    pub fn new<S: Into<String>>(args: impl IntoIterator<Item = S>, cwd: &Path) -> RunSpec {
        RunSpec {
            args: args.into_iter().map(Into::into).collect(),
            cwd: absolute(cwd, Path::new("")),
            ..RunSpec::default()
        }
    }

    /// Parses one line of a run list; `base` is the folder that relative paths start from. The error is a
    /// phrase without the line's place.
    pub fn parse(line: &str, base: &Path) -> Result<RunSpec, String> {
        RunSpec::from_object(&object(line)?, base)
    }

    fn from_object(object: &Map<String, Value>, base: &Path) -> Result<RunSpec, String> {
        if let Some(key) = object.keys().find(|k| !KEYS.contains(&k.as_str())) {
            return Err(unknown_key(key));
        }
        let cwd = match object.get("cwd") {
            Some(v) => absolute(base, Path::new(string("cwd", v)?)),
            None => absolute(base, Path::new("")),
        };
        let path = |key: &str, v: &Value| Ok::<_, String>(absolute(&cwd, Path::new(string(key, v)?)));
        Ok(RunSpec {
            args: match object.get("args") {
                Some(v) => list("args", v)?.iter().map(argument).collect::<Result<_, _>>()?,
                None => Vec::new(),
            },
            stdin: object.get("stdin").filter(|v| !v.is_null()).map(|v| path("stdin", v)).transpose()?,
            env: object.get("env").map(environment).transpose()?.unwrap_or_default(),
            timeout: object.get("timeout").filter(|v| !v.is_null()).map(seconds).transpose()?,
            files: match object.get("files") {
                Some(v) => list("files", v)?.iter().map(|f| path("files", f)).collect::<Result<_, _>>()?,
                None => Vec::new(),
            },
            cwd,
        })
    }

    /// The input as an object of a run list, with absolute paths; keys that would say nothing are left out.
    pub fn to_json(&self) -> Value {
        let mut object = Map::new();
        object.insert("args".into(), self.args.clone().into());
        if let Some(stdin) = &self.stdin {
            object.insert("stdin".into(), stdin.to_string_lossy().into());
        }
        if !self.env.is_empty() {
            let env: Map<_, _> = self.env.iter().map(|(k, v)| (k.clone(), v.clone().into())).collect();
            object.insert("env".into(), env.into());
        }
        object.insert("cwd".into(), self.cwd.to_string_lossy().into());
        if let Some(timeout) = self.timeout {
            object.insert("timeout".into(), timeout.as_secs_f64().into());
        }
        if !self.files.is_empty() {
            object.insert(
                "files".into(),
                self.files.iter().map(|f| f.to_string_lossy().into_owned()).collect(),
            );
        }
        Value::Object(object)
    }
}

/// A run that somebody measured: a line of a run list with one more member,
/// `"measured": {"time": 1.5e9, "memory": 2e8}`, amounts by the name of the resource in its unit.
#[derive(Clone, Debug, PartialEq)]
pub struct MeasuredRun {
    /// The input.
    pub run: RunSpec,
    /// What was measured.
    pub measured: BTreeMap<String, f64>,
}

impl MeasuredRun {
    /// Parses a line, as [`RunSpec::parse`] does.
    fn parse(line: &str, base: &Path) -> Result<MeasuredRun, String> {
        let mut object = object(line)?;
        let measured = match object.remove("measured") {
            Some(Value::Object(measured)) => measured,
            Some(other) => return Err(format!("measured: expected an object, found {}", kind(&other))),
            None => return Err("nothing was measured: add \"measured\": {\"time\": NANOSECONDS}".to_owned()),
        };
        let amount = |(name, value): (String, Value)| match value.as_f64() {
            Some(x) if x.is_finite() && x >= 0.0 => Ok((name, x)),
            _ => Err(format!("measured: {name}: expected a number that is not negative, found {value}")),
        };
        Ok(MeasuredRun {
            run: RunSpec::from_object(&object, base)?,
            measured: measured.into_iter().map(amount).collect::<Result<_, String>>()?,
        })
    }
}

/// The object on a line.
fn object(line: &str) -> Result<Map<String, Value>, String> {
    let value: Value = serde_json::from_str(line).map_err(|e| {
        // Of the parser's "at line 1 column 7" only the column is news.
        let text = e.to_string();
        let reason = text.rsplit_once(" at line ").map_or(text.as_str(), |(reason, _)| reason);
        format!("not valid JSON: {reason} at column {}", e.column())
    })?;
    match value {
        Value::Object(object) => Ok(object),
        other => Err(format!("expected an object such as {{\"args\": [...]}}, found {}", kind(&other))),
    }
}

/// Reads a run list whose runs were measured, as [`read`] reads others.
pub fn read_measured(path: &Path) -> Result<Vec<MeasuredRun>, Error> {
    read_lines(path, &MeasuredRun::parse)
}

/// Reads a run list. Empty lines are skipped; the first wrong line is an error that names its number.
pub fn read(path: &Path) -> Result<Vec<RunSpec>, Error> {
    read_lines(path, &RunSpec::parse)
}

/// What is on each line of a run list.
type Line<'a, T> = &'a dyn Fn(&str, &Path) -> Result<T, String>;

fn read_lines<T>(path: &Path, line: Line<'_, T>) -> Result<Vec<T>, Error> {
    let text = std::fs::read(path).map_err(Error::read(path))?;
    let base = path.parent().unwrap_or(Path::new(""));
    let base = std::path::absolute(if base.as_os_str().is_empty() { Path::new(".") } else { base })
        .map_err(Error::read(path))?;
    let name = path.display().to_string();
    parse_lines(&text, &name, &base, line)
}

/// Parses the text of a run list; `name` is what errors call it, `base` the folder that relative paths start
/// from.
pub fn parse(text: &[u8], name: &str, base: &Path) -> Result<Vec<RunSpec>, Error> {
    parse_lines(text, name, base, &RunSpec::parse)
}

fn parse_lines<T>(text: &[u8], name: &str, base: &Path, parse: Line<'_, T>) -> Result<Vec<T>, Error> {
    let mut runs = Vec::new();
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    for (number, line) in (1..).zip(text.split(|b| *b == b'\n')) {
        let line = std::str::from_utf8(line)
            .map_err(|_| Error::Input(format!("{name} line {number}: not valid UTF-8")))?;
        if line.trim().is_empty() {
            continue;
        }
        let run =
            parse(line.trim_end(), base).map_err(|e| Error::Input(format!("{name} line {number}: {e}")))?;
        runs.push(run);
    }
    if runs.is_empty() {
        return Err(Error::Input(format!("{name}: no runs in it")));
    }
    Ok(runs)
}

fn unknown_key(key: &str) -> String {
    let near = KEYS.iter().map(|k| (strsim::damerau_levenshtein(key, k), *k)).min();
    match near {
        Some((distance, k)) if distance <= 2 => format!("unknown key \"{key}\"; did you mean \"{k}\"?"),
        _ => format!("unknown key \"{key}\"; the keys are {}", KEYS.join(", ")),
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

fn list<'a>(key: &str, value: &'a Value) -> Result<&'a Vec<Value>, String> {
    value.as_array().ok_or_else(|| format!("\"{key}\" must be a list of strings, found {}", kind(value)))
}

fn string<'a>(key: &str, value: &'a Value) -> Result<&'a str, String> {
    value.as_str().ok_or_else(|| format!("\"{key}\" must be a string, found {}", kind(value)))
}

/// Strings, and numbers for convenience: `["input.txt", 10]`.
fn argument(value: &Value) -> Result<String, String> {
    match value {
        Value::String(s) if s.contains('\0') => Err("an argument cannot hold the character NUL".to_string()),
        Value::String(s) => Ok(s.clone()),
        Value::Number(n) => Ok(n.to_string()),
        _ => Err(format!("\"args\" must hold strings or numbers, found {}", kind(value))),
    }
}

fn environment(value: &Value) -> Result<BTreeMap<String, String>, String> {
    let object =
        value.as_object().ok_or_else(|| format!("\"env\" must be an object, found {}", kind(value)))?;
    let mut env = BTreeMap::new();
    for (name, value) in object {
        if name.is_empty() || name.contains(['=', '\0']) {
            return Err(format!("\"env\": {name:?} cannot be the name of a variable"));
        }
        env.insert(name.clone(), string(&format!("env.{name}"), value)?.to_string());
    }
    Ok(env)
}

fn seconds(value: &Value) -> Result<Duration, String> {
    let wrong = || "\"timeout\" must be a positive number of seconds".to_string();
    let seconds = value.as_f64().filter(|s| *s > 0.0).ok_or_else(wrong)?;
    Duration::try_from_secs_f64(seconds).map_err(|_| wrong())
}

/// `path` seen from `base`, without needless `.` components.
fn absolute(base: &Path, path: &Path) -> PathBuf {
    // Joining nothing would append a separator.
    let joined = if path.as_os_str().is_empty() { base.to_path_buf() } else { base.join(path) };
    std::path::absolute(&joined).unwrap_or(joined)
}
