//! Changed numbers: near ones, and others of about the same magnitude.

use rand::{Rng, RngExt};

/// A factor whose logarithm is uniform between those of `1 / most` and `most`.
pub fn factor(most: f64, rng: &mut impl Rng) -> f64 {
    ((2.0 * rng.random::<f64>() - 1.0) * most.ln()).exp()
}

/// Whether a text is a number: digits with an optional sign and at most one point, at most 15 digits.
pub fn is_number(text: &str) -> bool {
    parse(text).is_some()
}

/// The value of a text that is a number, and how many digits stand behind its point.
fn parse(text: &str) -> Option<(f64, usize)> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let only_digits = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
    let right = !whole.is_empty() && only_digits(whole) && only_digits(decimals) && digits.len() <= 15;
    let pointless = digits.contains('.') && decimals.is_empty();
    (right && !pointless).then(|| text.parse().ok().map(|v| (v, decimals.len()))).flatten()
}

/// A number that is written as `like` is: as many digits behind the point, leading zeros.
fn write(value: f64, like: &str, decimals: usize) -> String {
    let value = if like.starts_with('-') { value } else { value.abs() };
    let text = format!("{value:.decimals$}");
    let digits = like.trim_start_matches('-');
    match digits.starts_with('0') && digits.len() > 1 && decimals == 0 && value >= 0.0 {
        true => format!("{text:0>width$}", width = digits.len()),
        false => text,
    }
}

/// A number near another one, or of its magnitude; the text itself where it is no number.
///
/// Half of the changes are by one unit of the last digit, the others by a factor of at most 4.
pub fn change(text: &str, rng: &mut impl Rng) -> String {
    let Some((value, decimals)) = parse(text) else { return text.to_owned() };
    let unit = 10f64.powi(-(decimals as i32));
    let changed = match rng.random_range(0..4) {
        0 => value + unit,
        1 => value - unit,
        _ if value == 0.0 => unit * rng.random_range(0..10) as f64,
        _ => value * factor(4.0, rng),
    };
    write(changed, text, decimals)
}

/// A number multiplied; the text itself where it is no number.
pub fn scale(text: &str, factor: f64) -> String {
    parse(text).map_or_else(|| text.to_owned(), |(v, decimals)| write(v * factor, text, decimals))
}

/// Another number like one of `seen`, within their range and somewhat beyond: from half of the smallest to
/// twice the largest, logarithmically where they have one sign.
pub fn within(text: &str, seen: &[String], rng: &mut impl Rng) -> String {
    let Some((value, decimals)) = parse(text) else { return text.to_owned() };
    let values = || seen.iter().filter_map(|s| parse(s)).map(|(v, _)| v).chain([value]);
    let (low, high) = (values().fold(value, f64::min), values().fold(value, f64::max));
    let drawn = match low > 0.0 {
        true => (low / 2.0) * (4.0 * high / low).powf(rng.random::<f64>()),
        false => {
            let margin = (high - low) / 2.0;
            let bottom = if low < 0.0 { low - margin } else { low };
            bottom + (high + margin - bottom) * rng.random::<f64>()
        }
    };
    write(drawn, text, decimals)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn changed_numbers_are_written_as_they_were() {
        let rng = &mut ChaCha8Rng::seed_from_u64(1);
        for _ in 0..200 {
            let price = change("12.50", rng);
            assert_eq!(price.split_once('.').map(|(_, d)| d.len()), Some(2), "{price}");
            assert_eq!(change("x7", rng), "x7");
            assert!(!change("0", rng).starts_with('-'));
            assert!(change("007", rng).len() >= 3);
            let drawn: f64 = within("10", &["40".to_owned(), "20".to_owned()], rng).parse().unwrap();
            assert!((5.0..=80.0).contains(&drawn), "{drawn}");
        }
        assert_eq!(scale("8", 0.25), "2");
    }

    #[test]
    fn what_is_no_number() {
        let texts = ["", "-", ".", "1.", "1e5", "1.2.3", "0x10", "1234567890123456"];
        assert!(texts.iter().all(|t| !is_number(t)));
        assert!(["0", "-3", "2.50"].iter().all(|t| is_number(t)));
    }
}
