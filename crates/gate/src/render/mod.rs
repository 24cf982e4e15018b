//! A report as text: for a terminal, as Markdown, JUnit XML, SARIF and Bencher's JSON.

mod bencher;
mod junit;
mod markdown;
mod sarif;
mod terminal;
#[cfg(test)]
mod tests;

use crate::report::{Change, MethodChange, Presence, Report, Verdict};
use crate::resource::Resource;

/// A form of a report.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Format {
    /// For a reader, on one screen.
    Terminal,
    /// For a comment of a pull request.
    Markdown,
    /// JUnit XML, a test case for each scenario and resource.
    Junit,
    /// SARIF 2.1.0, a result for each line that explains a rise that is too much.
    Sarif,
    /// Bencher Metric Format, a benchmark for each scenario.
    Bencher,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 5] =
        [Format::Terminal, Format::Markdown, Format::Junit, Format::Sarif, Format::Bencher];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Format::Terminal => "terminal",
            Format::Markdown => "markdown",
            Format::Junit => "junit",
            Format::Sarif => "sarif",
            Format::Bencher => "bencher",
        }
    }

    /// The format of this name.
    pub fn named(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|f| f.name() == name)
    }
}

/// The report in a form, ended by a newline. Times in Bencher's JSON are nanoseconds.
pub fn render(report: &Report, format: Format) -> String {
    match format {
        Format::Terminal => terminal::text(report),
        Format::Markdown => markdown::text(report),
        Format::Junit => junit::text(report),
        Format::Sarif => sarif::text(report),
        Format::Bencher => bencher::text(report),
    }
}

/// A whole number in groups of three.
fn grouped(value: u64) -> String {
    let digits = value.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// The same with its sign.
fn signed(value: i64) -> String {
    format!("{}{}", if value < 0 { "-" } else { "+" }, grouped(value.unsigned_abs()))
}

/// `2.00 times`, `+1.3 %`; what is new has no factor.
fn times(factor: Option<f64>) -> String {
    match factor {
        None => "new".to_owned(),
        Some(f) if f >= 1.5 => format!("{f:.2} times"),
        Some(f) if (f - 1.0).abs() < 0.001 => format!("{:+.3} %", 100.0 * (f - 1.0)),
        Some(f) => format!("{:+.1} %", 100.0 * (f - 1.0)),
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// `1.23 s`, `45.6 ms`
fn seconds(nanos: u64) -> String {
    let seconds = nanos as f64 * 1e-9;
    if seconds >= 1.0 { format!("{seconds:.2} s") } else { format!("{:.1} ms", 1e3 * seconds) }
}

/// The last part of a path, with the line: `Sort.java:12`.
fn place(path: &str, line: u32) -> String {
    let file = path.rsplit('/').next().unwrap_or(path);
    if line > 0 { format!("{file}:{line}") } else { file.to_owned() }
}

/// Amounts before and after: `1,000 -> 2,000`.
fn amounts(base: Option<u64>, head: Option<u64>) -> String {
    let text = |value: Option<u64>| value.map_or_else(|| "-".to_owned(), grouped);
    format!("{} -> {}", text(base), text(head))
}

/// What a resource of a scenario did, in a few words: `1,000 -> 2,000 executed bytecodes, 2.00 times`.
fn sentence(change: &Change) -> String {
    let title = change.resource.title();
    if change.verdict == Verdict::Same {
        return format!("{} {title}, the same", grouped(change.head));
    }
    let amounts = amounts(Some(change.base), Some(change.head));
    let spread = match change.spread {
        0 => String::new(),
        spread => format!(", repetitions lie {} apart", grouped(spread)),
    };
    format!("{amounts} {title}, {} ({}){spread}", times(change.factor), signed(change.difference))
}

/// What is to be said of a method beside its amounts.
fn remark(method: &MethodChange, baseline: bool) -> String {
    let mut words = Vec::new();
    match method.presence {
        Presence::New if baseline => words.push("not in the baseline".to_owned()),
        Presence::New => words.push("new".to_owned()),
        Presence::Gone => words.push("gone".to_owned()),
        Presence::Both => words.push(times(method.factor)),
    }
    if let [Some(base), Some(head)] = method.calls {
        if base == head {
            words.push(format!("called {} times as before", grouped(head)));
        } else {
            words.push(format!("called {} times", amounts(Some(base), Some(head))));
        }
    }
    words.join(", ")
}

/// The scenario's resources that exceed a threshold; the first of these is told at length.
fn failing(changes: &[Change]) -> impl Iterator<Item = &Change> {
    changes.iter().filter(|c| c.fails())
}

/// Methods that became dearer.
fn dearer(change: &Change) -> impl Iterator<Item = &MethodChange> {
    change.methods.iter().filter(|m| m.difference > 0 || m.exceeded)
}

/// The unit of a resource in words for machines.
fn measure(resource: Resource) -> &'static str {
    resource.name()
}
