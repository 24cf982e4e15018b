//! Reads what R wrote and compares numbers to eight significant digits, or to as many as were printed.

#![allow(dead_code, unused_macros, unused_imports)]

use std::collections::BTreeMap;

use mantis_linear::lm::Fit;
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

/// Half a unit of the eighth significant digit.
pub const DIGITS: f64 = 5e-9;

/// Eight significant digits.
#[track_caller]
pub fn close(actual: f64, expected: f64) {
    close_within(actual, expected, 0.0);
}

/// Eight significant digits, or that much absolutely. R's smallest numbers have fewer, so a few of the
/// smallest steps are always granted.
#[track_caller]
pub fn close_within(actual: f64, expected: f64, absolute: f64) {
    let error = (actual - expected).abs();
    assert!(
        error <= DIGITS * expected.abs() || error <= absolute + 2e-323,
        "{actual:e} instead of {expected:e}"
    );
}

/// Everything in an expected result of `lm` and its summary. Numbers that are differences of larger ones, as
/// a coefficient that cannot be told from zero, have the digits of those, less what the condition number (1:
/// no loss) takes from them, in R as here.
pub fn check_fit(fit: &Fit, expected: &BTreeMap<String, Vec<String>>, residuals: &[f64], condition: f64) {
    let loss = 1e-15 * condition;
    // The farther out, the more a tail magnifies what its argument has lost.
    let tail = |p: f64| if p > 0.0 { -2.0 * p * p.ln() * loss } else { 0.0 };
    let value = |key: &str, k: usize| number(&expected[key][k]);
    for row in &fit.coefficients {
        let cells = &expected[&format!("coef {}", row.name)];
        let [value, std_error, t, p] = [row.value, row.std_error, row.t, row.p].map(|v| v.unwrap_or(0.0));
        let slack =
            [DIGITS * std_error + loss * value.abs(), loss * std_error, DIGITS + loss * t.abs(), tail(p)];
        for ((actual, cell), slack) in [row.value, row.std_error, row.t, row.p].iter().zip(cells).zip(slack) {
            match actual {
                Some(actual) => close_within(*actual, number(cell), slack),
                None => assert_eq!(cell, "NA"),
            }
        }
    }
    assert_eq!(fit.coefficients.len(), expected.keys().filter(|k| k.starts_with("coef ")).count());
    assert_eq!(fit.rank as f64, value("rank", 0));
    assert_eq!(fit.df_residual as f64, value("df.residual", 0));
    assert_eq!(fit.residuals.len() as f64, value("n", 0));
    close(fit.sigma.expect("degrees of freedom"), value("sigma", 0));
    close(fit.rss, value("rss", 0));
    close(fit.r_squared.expect("defined"), value("r.squared", 0));
    close(fit.adj_r_squared.expect("defined"), value("adj.r.squared", 0));
    match fit.f_test {
        Some(test) => {
            close(test.statistic, value("fstatistic", 0));
            assert_eq!((test.df1 as f64, test.df2 as f64), (value("fstatistic", 1), value("fstatistic", 2)));
            close_within(test.p, value("f.pvalue", 0), tail(test.p));
        }
        None => assert_eq!(expected["fstatistic"], ["NA"]),
    }
    // Residuals are differences of numbers this large, and so is their rounding.
    let rounding = loss * fit.fitted.iter().fold(0.0_f64, |m, f| m.max(f.abs()));
    for (k, quantile) in fit.residual_quantiles().into_iter().enumerate() {
        close_within(quantile, value("residual.quantiles.min.1q.med.3q.max", k), rounding);
    }
    let criteria = fit.criteria.expect("finite");
    assert_eq!(criteria.edf as f64, value("extractAIC.edf.aic", 0));
    close(criteria.extract_aic, value("extractAIC.edf.aic", 1));
    close(criteria.aic, value("AIC", 0));
    close(criteria.bic, value("BIC", 0));
    close(criteria.log_likelihood, value("logLik", 0));
    let pivot: Vec<f64> = fit.pivot.iter().map(|j| (j + 1) as f64).collect();
    assert_eq!(pivot, expected["qr.pivot"].iter().map(|c| number(c)).collect::<Vec<_>>());

    assert_eq!(fit.residuals.len(), residuals.len());
    fit.residuals.iter().zip(residuals).for_each(|(a, e)| close_within(*a, *e, rounding));
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
