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

/// A share as a percentage: one digit after the point, more for small ones.
pub fn percent(share: f64) -> String {
    let p = 100.0 * share;
    if !(1e-3..0.1).contains(&p.abs()) { format!("{p:.1} %") } else { format!("{p:.3} %") }
}

/// A quantity in a unit that reads well, with four significant digits: `12.34 ms`, `1.2 MB`,
/// `1234 bytecodes`.
pub fn quantity(value: f64, unit: &str) -> String {
    let steps: &[(f64, &str)] = match unit {
        "ns" => &[(1e9, "s"), (1e6, "ms"), (1e3, "us"), (1.0, "ns")],
        "uJ" => &[(1e9, "kJ"), (1e6, "J"), (1e3, "mJ"), (1.0, "uJ")],
        "bytes" => &[(1e9, "GB"), (1e6, "MB"), (1e4, "kB"), (1.0, "bytes")],
        _ => &[],
    };
    // Kilobytes only from ten on: 1234 bytes say more than 1.234 kB.
    let step = steps.iter().find(|(from, _)| value.abs() >= *from).or(steps.last());
    let &(factor, name) = step.unwrap_or(&(1.0, unit));
    let factor = if name == "kB" { 1e3 } else { factor };
    format!("{} {name}", number(value / factor)).trim_end().to_owned()
}

/// A number with four significant digits; whole numbers in full and in groups of three.
pub fn number(value: f64) -> String {
    if !value.is_finite() {
        return value.to_string();
    }
    if value.abs() >= 1e15 {
        return format!("{value:.3e}");
    }
    if value.fract() == 0.0 || value.abs() >= 1e3 {
        return grouped(value.round());
    }
    // From 1000 down to the smallest: four digits, trailing zeros dropped.
    let magnitude = if value == 0.0 { 0.0 } else { value.abs().log10().floor() };
    if magnitude < -4.0 {
        return format!("{value:.3e}");
    }
    let text = format!("{value:.digits$}", digits = (3.0 - magnitude).clamp(0.0, 9.0) as usize);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn grouped(value: f64) -> String {
    let digits = format!("{:.0}", value.abs());
    let mut out = String::from(if value < 0.0 { "-" } else { "" });
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `1 run`, `2 runs`.
pub fn count(n: usize, what: &str) -> String {
    format!("{} {what}{}", grouped(n as f64), if n == 1 { "" } else { "s" })
}

/// A line on standard error. Nobody hears of a failure: standard error is where that would be said.
pub fn say(text: &str) {
    let _ = writeln!(anstream::stderr(), "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantities_have_four_digits_and_a_unit_that_reads_well() {
        let cases = [
            (0.0, "ns", "0 ns"),
            (999.0, "ns", "999 ns"),
            (12_345.0, "ns", "12.35 us"),
            (-2_500_000.0, "ns", "-2.5 ms"),
            (61e9, "ns", "61 s"),
            (1234.0, "bytes", "1,234 bytes"),
            (12_340.0, "bytes", "12.34 kB"),
            (1.5e6, "bytes", "1.5 MB"),
            (1_234_567.4, "bytecodes", "1,234,567 bytecodes"),
            (0.000_12, "", "0.00012"),
            (1e300, "bytecodes", "1.000e300 bytecodes"),
        ];
        for (value, unit, text) in cases {
            assert_eq!(quantity(value, unit), text);
        }
        assert_eq!(quantity(f64::NAN, "ns"), "NaN ns");
        assert_eq!((count(1, "run"), count(1200, "run")), ("1 run".to_owned(), "1,200 runs".to_owned()));
    }
}
