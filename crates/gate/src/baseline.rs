//! Baselines: figures as a small text that is read in a review, a line for each scenario and resource.
//!
//! ```text
//! # Baseline of `mantis gate`, written by `mantis gate record`; do not edit it.
//! # Counts have 4 digits. Methods have a line from 0.1 % of their scenario on.
//! format 1
//! digits 4
//! jdk 17
//! large bytecodes 12340000 total
//! large bytecodes 11000000 demo/Sort.sort([I)V
//! large bytes 45600 total spread 120
//! ```
//!
//! Lines are sorted, the total first, so that a change of the program changes the lines that it is about.
//! `spread` says how far repeated runs lay apart; without it they were equal.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::error::Error;
use crate::figures::Figures;
use crate::program::Program;
use crate::resource::Resource;

/// A baseline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Baseline {
    /// How many digits its counts have.
    pub digits: u32,
    /// Release of the JDK that counted: 17.
    pub jdk: u32,
    /// What each scenario took.
    pub scenarios: BTreeMap<String, BTreeMap<Resource, Entry>>,
}

/// What a scenario took of a resource.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// All of it.
    pub total: u64,
    /// How far repetitions lay apart.
    pub spread: u64,
    /// Methods that matter, by their keys.
    pub methods: BTreeMap<String, u64>,
}

/// The share of a scenario from which on a method has a line.
pub const SHARE: f64 = 0.001;
const FORMAT: &str = "1";
const TOTAL: &str = "total";
const AGAIN: &str = "write it again with `mantis gate record --force`";

impl Baseline {
    /// An empty baseline.
    pub fn new(digits: u32, jdk: u32) -> Baseline {
        Baseline { digits, jdk, scenarios: BTreeMap::new() }
    }

    /// Adds a scenario.
    pub fn add(&mut self, scenario: &str, program: &Program, figures: &Figures) {
        let mut entries = BTreeMap::new();
        for resource in Resource::ALL {
            let total = figures.total.get(resource);
            let least = total as f64 * SHARE;
            let mut methods = BTreeMap::new();
            for (method, counted) in program.methods.iter().zip(&figures.methods) {
                let count = counted.counts.get(resource);
                if count > 0 && count as f64 >= least {
                    methods.insert(method.key.clone(), rounded(count, self.digits));
                }
            }
            let spread = figures.spread.get(resource);
            let total = rounded(total, self.digits);
            entries.insert(resource, Entry { total, spread: rounded_up(spread), methods });
        }
        self.scenarios.insert(scenario.to_owned(), entries);
    }

    /// Its text.
    pub fn text(&self) -> String {
        let mut out = format!(
            "# Baseline of `mantis gate`, written by `mantis gate record`; do not edit it.\n\
             # Counts have {} digits. Methods have a line from {} % of their scenario on.\n\
             format {FORMAT}\ndigits {}\njdk {}\n",
            self.digits,
            100.0 * SHARE,
            self.digits,
            self.jdk
        );
        for (scenario, entries) in &self.scenarios {
            for (resource, entry) in entries {
                let name = resource.name();
                // Writing to a string cannot fail.
                let _ = write!(out, "{scenario} {name} {} {TOTAL}", entry.total);
                if entry.spread > 0 {
                    let _ = write!(out, " spread {}", entry.spread);
                }
                out.push('\n');
                for (method, count) in &entry.methods {
                    let _ = writeln!(out, "{scenario} {name} {count} {method}");
                }
            }
        }
        out
    }

    /// Reads a text; `file` is what errors call it.
    ///
    /// # Errors
    /// The first line that is wrong, and what to do.
    pub fn parse(text: &str, file: &str) -> Result<Baseline, Error> {
        let mut header: BTreeMap<&str, u32> = BTreeMap::new();
        let mut baseline = Baseline::new(0, 0);
        for (number, line) in (1..).zip(text.lines()) {
            let refuse = |message: String| Error::line(file, number, format!("{message}; {AGAIN}"));
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                [] => {}
                [first, ..] if first.starts_with('#') => {}
                ["format", FORMAT] => drop(header.insert("format", 1)),
                ["format", other] => {
                    let message =
                        format!("format {other} is not one that this mantis reads, which is {FORMAT}");
                    return Err(refuse(message));
                }
                [name @ ("digits" | "jdk"), value] => {
                    let value = value.parse().ok().filter(|v| (1..=99).contains(v));
                    let wrong = || refuse(format!("`{name}` wants a number of at least 1"));
                    header.insert(name, value.ok_or_else(wrong)?);
                }
                [scenario, resource, count, ref what @ ..] if !what.is_empty() => {
                    baseline.line(scenario, resource, count, what).map_err(refuse)?;
                }
                _ => {
                    let wanted = "SCENARIO RESOURCE COUNT METHOD";
                    return Err(refuse(format!("`{}` is not a line of the form {wanted}", line.trim())));
                }
            }
        }
        let given = |name: &str| {
            let missing = || Error::file(file, format!("there is no line `{name}`; {AGAIN}"));
            header.get(name).copied().ok_or_else(missing)
        };
        given("format")?;
        (baseline.digits, baseline.jdk) = (given("digits")?, given("jdk")?);
        for (scenario, entries) in &baseline.scenarios {
            let lacking = Resource::ALL.into_iter().find(|r| !entries.contains_key(r));
            if let Some(resource) = lacking.map(Resource::name) {
                let message = format!("scenario `{scenario}` has no line for {resource}; {AGAIN}");
                return Err(Error::file(file, message));
            }
        }
        Ok(baseline)
    }

    fn line(&mut self, scenario: &str, resource: &str, count: &str, what: &[&str]) -> Result<(), String> {
        let known = || Resource::ALL.map(Resource::name).join(", ");
        let resource = Resource::named(resource)
            .ok_or_else(|| format!("there is no resource `{resource}`; they are {}", known()))?;
        let number =
            |text: &str| text.parse().map_err(|_| format!("a count is a whole number, not `{text}`"));
        let count = number(count)?;
        let entry = self.scenarios.entry(scenario.to_owned()).or_default().entry(resource).or_default();
        match *what {
            [TOTAL] => entry.total = count,
            [TOTAL, "spread", spread] => (entry.total, entry.spread) = (count, number(spread)?),
            [method] => drop(entry.methods.insert(method.to_owned(), count)),
            _ => return Err(format!("`{}` is not the name of one method", what.join(" "))),
        }
        Ok(())
    }
}

/// A count with so many significant digits, halves up.
pub fn rounded(count: u64, digits: u32) -> u64 {
    let length = count.checked_ilog10().unwrap_or(0) + 1;
    let unit = 10u64.saturating_pow(length.saturating_sub(digits));
    (count / unit + u64::from(count % unit >= unit.div_ceil(2) && unit > 1)).saturating_mul(unit)
}

/// A spread with two digits, never a smaller one.
fn rounded_up(count: u64) -> u64 {
    let length = count.checked_ilog10().unwrap_or(0) + 1;
    let unit = 10u64.saturating_pow(length.saturating_sub(2));
    count.div_ceil(unit).saturating_mul(unit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::MethodFigures;
    use crate::program::Method;
    use crate::resource::Counts;
    use expect_test::expect;

    fn sample() -> Baseline {
        let method = |key: &str| Method { key: key.to_owned(), ..Method::default() };
        let program = Program::of(vec![method("p/B.b()V"), method("p/A.a(I)V"), method("p/C.small()V")]);
        let counts = [Counts::new(7_000_123, 800, 0), Counts::new(5_345_678, 0, 3), Counts::new(9_000, 0, 0)];
        let methods = counts.map(|counts| MethodFigures { counts, ..MethodFigures::default() });
        let total = Counts::new(12_354_801, 800, 3);
        let spread = Counts::new(1_234, 0, 0);
        let figures = Figures { total, spread, methods: methods.to_vec(), ..Figures::default() };
        let mut baseline = Baseline::new(4, 17);
        baseline.add("large", &program, &figures);
        baseline.add("a-small", &program, &Figures { spread: Counts::ZERO, ..figures });
        baseline
    }

    #[test]
    fn the_text_is_sorted_and_read_back() {
        let text = sample().text();
        expect![[r#"
            # Baseline of `mantis gate`, written by `mantis gate record`; do not edit it.
            # Counts have 4 digits. Methods have a line from 0.1 % of their scenario on.
            format 1
            digits 4
            jdk 17
            a-small bytecodes 12350000 total
            a-small bytecodes 5346000 p/A.a(I)V
            a-small bytecodes 7000000 p/B.b()V
            a-small bytes 800 total
            a-small bytes 800 p/B.b()V
            a-small jdk-calls 3 total
            a-small jdk-calls 3 p/A.a(I)V
            large bytecodes 12350000 total spread 1300
            large bytecodes 5346000 p/A.a(I)V
            large bytecodes 7000000 p/B.b()V
            large bytes 800 total
            large bytes 800 p/B.b()V
            large jdk-calls 3 total
            large jdk-calls 3 p/A.a(I)V
        "#]]
        .assert_eq(&text);
        assert_eq!(Baseline::parse(&text, "gate.txt").unwrap(), sample());
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let again = "write it again with `mantis gate record --force`";
        let head = "format 1\ndigits 4\njdk 17\n";
        let cases = [
            ("", "gate.txt: there is no line `format`"),
            ("format 1\njdk 17\n", "gate.txt: there is no line `digits`"),
            ("format 2\n", "gate.txt line 1: format 2 is not one that this mantis reads, which is 1"),
            ("format 1\ndigits none\n", "gate.txt line 2: `digits` wants a number of at least 1"),
            (
                &format!("{head}a bytecodes 12\n"),
                "gate.txt line 4: `a bytecodes 12` is not a line of the form SCENARIO RESOURCE COUNT METHOD",
            ),
            (
                &format!("{head}\na time 12 total\n"),
                "gate.txt line 5: there is no resource `time`; they are bytecodes, bytes, jdk-calls",
            ),
            (&format!("{head}a bytes 1e6 total\n"), "gate.txt line 4: a count is a whole number, not `1e6`"),
            (
                &format!("{head}a bytes 16 p/A.a()V p/B.b()V\n"),
                "gate.txt line 4: `p/A.a()V p/B.b()V` is not the name of one method",
            ),
            (&format!("{head}a bytes 16 total\n"), "gate.txt: scenario `a` has no line for bytecodes"),
            (
                "<<<<<<< HEAD\n",
                "gate.txt line 1: `<<<<<<< HEAD` is not a line of the form SCENARIO RESOURCE COUNT METHOD",
            ),
        ];
        for (text, expected) in cases {
            let error = Baseline::parse(text, "gate.txt").unwrap_err().to_string();
            assert_eq!(error, format!("{expected}; {again}"));
        }
    }

    #[test]
    fn counts_are_rounded_to_digits() {
        let cases = [
            (0, 4, 0),
            (9, 1, 9),
            (12_345, 4, 12_350),
            (99_999, 4, 100_000),
            (12_344, 4, 12_340),
            (15, 1, 20),
        ];
        for (count, digits, expected) in cases {
            assert_eq!(rounded(count, digits), expected, "{count}");
        }
        assert_eq!([0, 7, 100, 101, 1_990].map(rounded_up), [0, 7, 100, 110, 2_000]);
    }
}
