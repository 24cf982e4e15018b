//! Numbers for readers: three significant digits, prefixes that fit the unit.

use crate::data::Quantity;

const UP: [(f64, &str); 4] = [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")];
const DOWN: [(f64, &str); 4] = [(1.0, ""), (1e-3, "m"), (1e-6, "µ"), (1e-9, "n")];

/// A value of a quantity, with its unit: `12.3 ms`, `4.50 MB`, `1.23 G`.
pub fn value(quantity: &Quantity, x: f64) -> String {
    match quantity.unit.as_str() {
        "s" => seconds(x),
        "J" if x.abs() < 1.0 => with_small_prefix(x, "J"),
        "%" => percent(x),
        unit => with_prefix(x, unit),
    }
}

/// Seconds: `1.23 s`, `45.6 ms`, `3.00 min`.
pub fn seconds(x: f64) -> String {
    if x.abs() >= 120.0 {
        return with_unit(&significant(x / 60.0, 3), "min");
    }
    with_small_prefix(x, "s")
}

fn with_small_prefix(x: f64, unit: &str) -> String {
    let (factor, prefix) = DOWN.into_iter().find(|(factor, _)| x.abs() >= *factor).unwrap_or(match x {
        0.0 => DOWN[0],
        _ => DOWN[3],
    });
    with_unit(&significant(x / factor, 3), &format!("{prefix}{unit}"))
}

/// A count: all digits with separators up to a million, then `1.23 G`.
pub fn count(x: u64) -> String {
    if x >= 1_000_000 { with_prefix(x as f64, "") } else { grouped(x) }
}

/// A share in percent: `4.5 %`, `0.18 %`.
pub fn percent(x: f64) -> String {
    if !x.is_finite() {
        return "–".to_owned();
    }
    let p = x * 100.0;
    let digits = if p != 0.0 && p.abs() < 1.0 { 2 } else { 1 };
    with_unit(&minus(format!("{p:.digits$}")), "%")
}

/// With `digits` significant digits, an exponent only where nobody would want the zeros.
pub fn significant(x: f64, digits: usize) -> String {
    if !x.is_finite() {
        return "–".to_owned();
    }
    if x == 0.0 {
        return "0".to_owned();
    }
    let exponent = x.abs().log10().floor() as i32;
    if !(-4..15).contains(&exponent) {
        return minus(format!("{x:.*e}", digits.saturating_sub(1)));
    }
    let decimals = (digits as i32 - 1 - exponent).max(0) as usize;
    minus(format!("{x:.decimals$}"))
}

/// A tick of an axis: as few digits as tell it from its neighbours, `step` apart, with the prefix that suits
/// `reference`.
pub fn tick(quantity: &Quantity, x: f64, step: f64, reference: f64) -> String {
    if quantity.unit == "%" {
        let decimals = (-(step * 100.0).log10().floor()).clamp(0.0, 3.0) as usize;
        return with_unit(&minus(format!("{:.decimals$}", x * 100.0)), "%");
    }
    let (factor, prefix) = match quantity.unit.as_str() {
        unit if unit == "s" || unit == "J" && reference.abs() < 1.0 => {
            DOWN.into_iter().find(|(factor, _)| reference.abs() >= *factor).unwrap_or(DOWN[0])
        }
        _ => UP.into_iter().find(|(factor, _)| reference.abs() >= *factor).unwrap_or((1.0, "")),
    };
    let decimals = (-(step / factor).abs().log10().floor()).clamp(0.0, 6.0) as usize;
    let number = format!("{:.decimals$}", x / factor);
    let number =
        if number.contains('.') { number.trim_end_matches('0').trim_end_matches('.') } else { &number };
    let unit = format!("{prefix}{}", quantity.unit);
    with_unit(&minus(number.to_owned()), &unit)
}

fn with_prefix(x: f64, unit: &str) -> String {
    let (factor, prefix) = UP.into_iter().find(|(factor, _)| x.abs() >= *factor).unwrap_or((1.0, ""));
    let number = match x {
        // Whole numbers of things are not given decimals.
        x if factor == 1.0 && x.fract() == 0.0 => minus(format!("{x}")),
        x => significant(x / factor, 3),
    };
    let unit = format!("{prefix}{unit}");
    with_unit(&number, &unit)
}

/// A number and its unit, which stay on one line.
fn with_unit(number: &str, unit: &str) -> String {
    if unit.is_empty() { number.to_owned() } else { format!("{number}\u{a0}{unit}") }
}

fn grouped(x: u64) -> String {
    let digits = x.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(c);
    }
    out
}

/// A typographic minus sign.
fn minus(text: String) -> String {
    if text.contains('-') { text.replace('-', "−") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quantity(unit: &str) -> Quantity {
        Quantity { name: "q".to_owned(), unit: unit.to_owned() }
    }

    #[test]
    fn values_have_three_digits_and_a_fitting_prefix() {
        assert_eq!(value(&quantity("s"), 0.012_345), "12.3\u{a0}ms");
        assert_eq!(value(&quantity("s"), 3.2e-8), "32.0\u{a0}ns");
        assert_eq!(value(&quantity("s"), 180.0), "3.00\u{a0}min");
        assert_eq!(value(&quantity("s"), 0.0), "0\u{a0}s");
        assert_eq!(value(&quantity("B"), 4.5e6), "4.50\u{a0}MB");
        assert_eq!(value(&quantity(""), 1_234_567_890.0), "1.23\u{a0}G");
        assert_eq!(value(&quantity(""), 31.0), "31");
        assert_eq!(value(&quantity(""), -31.456), "−31.5");
        assert_eq!(value(&quantity(""), f64::NAN), "–");
    }

    #[test]
    fn counts_are_grouped() {
        assert_eq!(count(7), "7");
        assert_eq!(count(12_345), "12,345");
        assert_eq!(count(12_345_678), "12.3\u{a0}M");
    }

    #[test]
    fn ticks_are_short() {
        assert_eq!(tick(&quantity("s"), 0.5, 0.5, 0.5), "500\u{a0}ms");
        assert_eq!(tick(&quantity("s"), 0.5, 0.5, 2.5), "0.5\u{a0}s");
        assert_eq!(tick(&quantity(""), 2e9, 1e9, 2e9), "2\u{a0}G");
        assert_eq!(tick(&quantity(""), 0.0, 1e9, 0.0), "0");
    }

    #[test]
    fn percentages() {
        assert_eq!(percent(0.045), "4.5\u{a0}%");
        assert_eq!(percent(0.0018), "0.18\u{a0}%");
        assert_eq!(percent(0.5), "50.0\u{a0}%");
        assert_eq!(percent(f64::INFINITY), "–");
    }
}
