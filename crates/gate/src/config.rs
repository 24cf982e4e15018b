//! `mantis.toml`: the scenarios that are gated, the baseline, the thresholds.
//!
//! ```toml
//! [gate]
//! baseline = "gate.txt"
//!
//! [gate.thresholds]
//! relative = 0.01      # 1 %
//! absolute = 1000
//! growth = 0.1         # exponent
//!
//! [[gate.scenario]]
//! name = "large"
//! args = ["in/large.txt"]
//! ```

use std::collections::BTreeSet;

use serde::Deserialize;
use toml::Spanned;

use crate::error::Error;
use crate::resource::Resource;

/// What a project gates.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The baseline, relative to the file.
    pub baseline: String,
    /// Significant digits of counts in it.
    pub digits: u32,
    /// How often each scenario is counted.
    pub repetitions: u32,
    /// When a change is too much.
    pub thresholds: Thresholds,
    /// What is run, in the order of the file.
    pub scenarios: Vec<Scenario>,
}

/// A run of the program.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// Its name, without spaces.
    pub name: String,
    /// Scenarios of a group differ in the size of their input only.
    pub group: Option<String>,
    /// The size of its input, in a unit of the user's choice.
    pub size: Option<f64>,
    /// The run, as a line of a run list.
    pub run: serde_json::Value,
}

/// When a change is too much.
#[derive(Clone, Debug, PartialEq)]
pub struct Thresholds {
    limits: [Limits; 3],
    /// By how much the exponent of growth of a count with the size of the input may rise.
    pub growth: f64,
}

/// Limits of one resource. A rise must exceed both to be too much.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Limits {
    /// Rise as a share of the base: 0.01 is 1 %.
    pub relative: f64,
    /// Rise in units of the resource.
    pub absolute: f64,
    /// The same share for single methods; methods alone fail nothing without it.
    pub method: Option<f64>,
}

impl Default for Thresholds {
    fn default() -> Thresholds {
        let limits = Limits { relative: 0.01, absolute: 1000.0, method: None };
        Thresholds { limits: [limits; 3], growth: 0.1 }
    }
}

impl Thresholds {
    /// The limits of a resource.
    pub fn of(&self, resource: Resource) -> &Limits {
        &self.limits[resource as usize]
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            baseline: "gate.txt".to_owned(),
            digits: 4,
            repetitions: 2,
            thresholds: Thresholds::default(),
            scenarios: Vec::new(),
        }
    }
}

#[derive(Deserialize)]
struct RawFile {
    gate: Option<RawGate>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGate {
    baseline: Option<String>,
    digits: Option<Spanned<i64>>,
    repetitions: Option<Spanned<i64>>,
    #[serde(default)]
    thresholds: RawThresholds,
    #[serde(default)]
    scenario: Vec<Spanned<RawScenario>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawThresholds {
    relative: Option<Spanned<f64>>,
    absolute: Option<Spanned<f64>>,
    method: Option<Spanned<f64>>,
    growth: Option<Spanned<f64>>,
    bytecodes: Option<RawLimits>,
    bytes: Option<RawLimits>,
    jdk_calls: Option<RawLimits>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct RawLimits {
    relative: Option<Spanned<f64>>,
    absolute: Option<Spanned<f64>>,
    method: Option<Spanned<f64>>,
}

#[derive(Deserialize)]
struct RawScenario {
    name: String,
    group: Option<String>,
    size: Option<f64>,
    #[serde(flatten)]
    run: toml::Table,
}

/// An error at a byte of the file.
type At = (usize, String);

impl Config {
    /// Reads a text; `file` is what errors call it.
    ///
    /// # Errors
    /// The first thing that is wrong, its line and what to do.
    pub fn parse(text: &str, file: &str) -> Result<Config, Error> {
        let refuse = |(at, message): At| {
            let before = &text.as_bytes()[..at.min(text.len())];
            let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
            Error::line(file, line, message)
        };
        let raw: RawFile = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            refuse((at, error.message().trim_end().replace('\n', "; ")))
        })?;
        let missing = || Error::file(file, "there is no [gate]; add it with [[gate.scenario]] below");
        let raw = raw.gate.ok_or_else(missing)?;
        Config::checked(raw).map_err(refuse)
    }

    fn checked(raw: RawGate) -> Result<Config, At> {
        let default = Config::default();
        let whole = |value: Option<Spanned<i64>>, default: u32, name: &str, most: u32| match value {
            None => Ok(default),
            Some(v) => u32::try_from(*v.get_ref())
                .ok()
                .filter(|n| (1..=most).contains(n))
                .ok_or_else(|| (v.span().start, format!("`{name}` wants a whole number from 1 to {most}"))),
        };
        let mut names = BTreeSet::new();
        let mut scenarios = Vec::new();
        for scenario in raw.scenario {
            let at = scenario.span().start;
            let scenario = checked_scenario(scenario.into_inner()).map_err(|message| (at, message))?;
            if !names.insert(scenario.name.clone()) {
                return Err((
                    at,
                    format!("two scenarios are named \"{}\"; name one differently", scenario.name),
                ));
            }
            scenarios.push(scenario);
        }
        Ok(Config {
            baseline: raw.baseline.unwrap_or(default.baseline),
            digits: whole(raw.digits, default.digits, "digits", 15)?,
            repetitions: whole(raw.repetitions, default.repetitions, "repetitions", 1000)?,
            thresholds: checked_thresholds(raw.thresholds)?,
            scenarios,
        })
    }
}

fn checked_scenario(raw: RawScenario) -> Result<Scenario, String> {
    check_name(&raw.name)?;
    if raw.size.is_some_and(|size| !(size.is_finite() && size > 0.0)) {
        return Err(format!("the size of \"{}\" must be a number above 0", raw.name));
    }
    let run = serde_json::to_value(&raw.run)
        .map_err(|e| format!("scenario \"{}\" cannot be a run: {e}; look at docs/gate.md", raw.name))?;
    // Without a group a size belongs to the one of all scenarios that name none.
    let group = raw.group.or_else(|| raw.size.map(|_| "size".to_owned()));
    Ok(Scenario { name: raw.name, group, size: raw.size, run })
}

/// Names are words of baselines.
fn check_name(name: &str) -> Result<(), String> {
    let reserved = ["format", "digits", "jdk"].contains(&name);
    if name.is_empty()
        || reserved
        || name.starts_with('#')
        || name.contains(|c: char| c.is_whitespace() || c.is_control())
    {
        return Err(format!(
            "\"{name}\" cannot be the name of a scenario; choose one without spaces that is not format, digits or jdk"
        ));
    }
    Ok(())
}

fn checked_thresholds(raw: RawThresholds) -> Result<Thresholds, At> {
    let RawThresholds { relative, absolute, method, growth, bytecodes, bytes, jdk_calls } = raw;
    let mut thresholds = Thresholds::default();
    let common = RawLimits { relative, absolute, method };
    for limits in &mut thresholds.limits {
        set(limits, &common)?;
    }
    for (limits, raw) in thresholds.limits.iter_mut().zip([bytecodes, bytes, jdk_calls]) {
        set(limits, &raw.unwrap_or_default())?;
    }
    if let Some(growth) = number(&growth, "growth")? {
        thresholds.growth = growth;
    }
    Ok(thresholds)
}

fn set(limits: &mut Limits, raw: &RawLimits) -> Result<(), At> {
    if let Some(relative) = number(&raw.relative, "relative")? {
        limits.relative = relative;
    }
    if let Some(absolute) = number(&raw.absolute, "absolute")? {
        limits.absolute = absolute;
    }
    if let Some(method) = number(&raw.method, "method")? {
        limits.method = Some(method);
    }
    Ok(())
}

fn number(value: &Option<Spanned<f64>>, name: &str) -> Result<Option<f64>, At> {
    match value {
        Some(v) if v.get_ref().is_finite() && *v.get_ref() >= 0.0 => Ok(Some(*v.get_ref())),
        Some(v) => Err((v.span().start, format!("`{name}` wants a number of at least 0"))),
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_scenarios_and_thresholds() {
        let text = r#"
            [other]
            x = 1
            [gate]
            baseline = "b.txt"
            repetitions = 3
            [gate.thresholds]
            relative = 0.05
            bytes = { absolute = 0, method = 0.5 }
            [[gate.scenario]]
            name = "small"
            args = ["a", "7"]
            stdin = "in.txt"
            size = 10
            [[gate.scenario]]
            name = "large"
            group = "sort"
        "#;
        let config = Config::parse(text, "mantis.toml").unwrap();
        assert_eq!((config.baseline.as_str(), config.digits, config.repetitions), ("b.txt", 4, 3));
        let bytes = Limits { relative: 0.05, absolute: 0.0, method: Some(0.5) };
        assert_eq!(config.thresholds.of(Resource::Bytes), &bytes);
        let bytecodes = Limits { relative: 0.05, absolute: 1000.0, method: None };
        assert_eq!(config.thresholds.of(Resource::Bytecodes), &bytecodes);
        let small = &config.scenarios[0];
        assert_eq!((small.group.as_deref(), small.size), (Some("size"), Some(10.0)));
        assert_eq!(small.run.to_string(), r#"{"args":["a","7"],"stdin":"in.txt"}"#);
        assert_eq!(config.scenarios[1].group.as_deref(), Some("sort"));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let name = "a name";
        let cases = [
            ("", "mantis.toml: there is no [gate]; add it with [[gate.scenario]] below".to_owned()),
            (
                "[gate]\nbase = 1\n",
                "mantis.toml line 2: unknown field `base`, expected one of `baseline`, `digits`, `repetitions`, \
                 `thresholds`, `scenario`"
                    .to_owned(),
            ),
            (
                "[gate]\ndigits = 0\n",
                "mantis.toml line 2: `digits` wants a whole number from 1 to 15".to_owned(),
            ),
            (
                "[gate]\n[gate.thresholds]\nrelative = -1.0\n",
                "mantis.toml line 3: `relative` wants a number of at least 0".to_owned(),
            ),
            (
                "[gate]\n[[gate.scenario]]\nname = \"a name\"\n",
                format!(
                    "mantis.toml line 2: \"{name}\" cannot be the name of a scenario; choose one without spaces \
                     that is not format, digits or jdk"
                ),
            ),
            (
                "[gate]\n[[gate.scenario]]\nname = \"a\"\n[[gate.scenario]]\nname = \"a\"\n",
                "mantis.toml line 4: two scenarios are named \"a\"; name one differently".to_owned(),
            ),
            (
                "[gate]\n[[gate.scenario]]\nname = \"a\"\nsize = 0\n",
                "mantis.toml line 2: the size of \"a\" must be a number above 0".to_owned(),
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(Config::parse(text, "mantis.toml").unwrap_err().to_string(), expected);
        }
    }
}
