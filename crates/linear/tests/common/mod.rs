//! Reads what R wrote and compares numbers to eight significant digits, or to as many as were printed.

#![allow(dead_code)]

use std::collections::BTreeMap;

use mantis_linear::{Design, Matrix};

/// The text of a fixture.
macro_rules! fixture {
    ($name:literal) => {
        include_str!(concat!("fixtures/", $name))
    };
}
pub(crate) use fixture;

/// A table with a header; cells without quotes.
pub struct Table {
    pub header: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Table {
    pub fn read(text: &str) -> Table {
        let cells = |line: &str| line.split(',').map(|c| c.trim_matches('"').to_string()).collect::<Vec<_>>();
        let mut lines = text.lines().map(cells);
        Table { header: lines.next().expect("a header"), rows: lines.collect() }
    }

    pub fn numbers(&self) -> Vec<Vec<f64>> {
        self.rows.iter().map(|r| r.iter().map(|c| number(c)).collect()).collect()
    }

    /// The columns but the last, which is the response.
    pub fn data(text: &str, intercept: bool) -> (Design, Vec<f64>) {
        let table = Table::read(text);
        let rows = table.numbers();
        let columns = table.header.len() - 1;
        let names = table.header[..columns].to_vec();
        let x = Matrix::from_fn(rows.len(), columns, |i, j| rows[i][j]);
        let design = Design::new(names, x, intercept).expect("a name per column");
        (design, rows.iter().map(|r| r[columns]).collect())
    }
}

/// The lines `key,value,...` of an expected result; lines `coef,name,...` and `x,name,...` have the key `coef
/// name`.
pub fn expected(text: &str) -> BTreeMap<String, Vec<String>> {
    let entry = |line: &str| {
        let mut cells = line.split(',').map(str::to_string);
        let mut key = cells.next().expect("a key");
        if key == "coef" || key == "x" {
            key = format!("{key} {}", cells.next().expect("a name"));
        }
        (key, cells.collect())
    };
    text.lines().map(entry).collect()
}

pub fn number(text: &str) -> f64 {
    text.trim().parse().unwrap_or_else(|_| panic!("'{text}' is no number"))
}

/// Eight significant digits. R's smallest numbers have fewer, so a few of the smallest steps are granted too.
#[track_caller]
pub fn close(actual: f64, expected: f64) {
    close_within(actual, expected, 2e-323);
}

/// Eight significant digits, or that much absolutely.
#[track_caller]
pub fn close_within(actual: f64, expected: f64, absolute: f64) {
    let error = (actual - expected).abs();
    assert!(error <= 5e-9 * expected.abs() || error <= absolute, "{actual:e} instead of {expected:e}");
}

/// A number as R printed it: equal after rounding to the digits printed, or below a bound such as `<2e-16`. R
/// rounds tables to one digit more first, so the last digit may be rounded twice.
#[track_caller]
pub fn printed(actual: f64, text: &str) {
    printed_within(actual, text, 0.0);
}

#[track_caller]
pub fn printed_within(actual: f64, text: &str, slack: f64) {
    if let Some(bound) = text.strip_prefix('<') {
        assert!(actual < number(bound), "{actual:e} instead of {text}");
        return;
    }
    let (mantissa, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let decimals = mantissa.split_once('.').map_or(0, |(_, d)| d.len()) as i32;
    let unit = 10.0_f64.powi(number(exponent) as i32 - decimals);
    let error = (actual - number(text)).abs();
    assert!(error <= 0.550_001 * unit + slack, "{actual:e} instead of {text}");
}

/// The words of a line, a lone `<` joined to the next.
pub fn words(line: &str) -> Vec<String> {
    let line = line.replace("< ", "<");
    line.split_whitespace().map(|w| w.trim_end_matches(',').to_string()).collect()
}
