//! Results on standard output: text for people or JSON for machines; a closed pipe ends the command quietly.

use std::io::{self, Write};

use serde::Serialize;

use crate::error::Failure;

/// Standard output, buffered.
pub struct Output {
    stdout: io::BufWriter<anstream::AutoStream<io::Stdout>>,
    json: bool,
}

impl Output {
    /// Standard output; with `json` only [`Output::json`] prints.
    pub fn new(json: bool) -> Output {
        Output { stdout: io::BufWriter::new(anstream::AutoStream::auto(io::stdout())), json }
    }

    /// Whether machines read us.
    pub fn is_json(&self) -> bool {
        self.json
    }

    /// A line for people.
    pub fn line(&mut self, text: impl AsRef<str>) -> Result<(), Failure> {
        if self.json {
            return Ok(());
        }
        writeln!(self.stdout, "{}", text.as_ref()).map_err(failed)
    }

    /// A heading for people.
    pub fn heading(&mut self, text: &str) -> Result<(), Failure> {
        let bold = anstyle::Style::new().bold();
        self.line(format!("{bold}{text}{bold:#}"))
    }

    /// A document for machines, on a line of its own.
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        if !self.json {
            return Ok(());
        }
        let text = serde_json::to_string(value).map_err(|e| Failure::Other(format!("JSON output: {e}")))?;
        writeln!(self.stdout, "{text}").map_err(failed)
    }

    /// Writes out what is buffered.
    pub fn finish(&mut self) -> Result<(), Failure> {
        self.stdout.flush().map_err(failed)
    }
}

fn failed(error: io::Error) -> Failure {
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Failure::BrokenPipe;
    }
    Failure::Other(format!("cannot write standard output: {error}"))
}

/// A share as a percentage.
pub fn percent(share: f64) -> String {
    let p = 100.0 * share;
    if p != 0.0 && p.abs() < 0.1 { format!("{p:.3} %") } else { format!("{p:.1} %") }
}

/// A quantity in a unit that reads well.
pub fn quantity(value: f64, unit: &str) -> String {
    let scaled = |steps: &[(f64, &str)]| {
        let &(factor, name) =
            steps.iter().find(|(f, _)| value.abs() >= *f).unwrap_or(&steps[steps.len() - 1]);
        let scaled = value / factor;
        let digits = if factor == 1.0 && scaled.fract() == 0.0 { 0 } else { 2 };
        format!("{scaled:.digits$} {name}")
    };
    match unit {
        "ns" => scaled(&[(1e9, "s"), (1e6, "ms"), (1e3, "us"), (1.0, "ns")]),
        "bytes" => scaled(&[(1e9, "GB"), (1e6, "MB"), (1e3, "kB"), (1.0, "bytes")]),
        other => scaled(&[(1e9, "G"), (1e6, "M"), (1.0, "")]).trim_end().to_owned() + " " + other,
    }
}
