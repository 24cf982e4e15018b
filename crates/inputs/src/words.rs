//! Changed arguments: numbers scaled or drawn from about their range, others taken from other inputs or from
//! the input's own files.

use rand::{Rng, RngExt};

use crate::numbers;
use crate::records;

/// Bytes of a file in which arguments are looked for.
const LOOKED_AT: usize = 256 << 10;
/// Arguments of as many characters are texts that may be longer or shorter.
const LONG: usize = 12;

/// Another text for an argument. `seen` has what inputs have at its place, `texts` the texts of the input's
/// own files.
pub fn change(text: &str, seen: &[String], texts: &[&str], rng: &mut impl Rng) -> String {
    if let Some((option, value)) = option(text) {
        let values: Vec<String> = seen.iter().filter_map(|s| Some(self::option(s)?.1.to_owned())).collect();
        return format!("{option}{}", change(value, &values, texts, rng));
    }
    if numbers::is_number(text) && !text.starts_with('-') {
        return match rng.random_range(0..3) {
            0 => numbers::change(text, rng),
            1 => numbers::scale(text, numbers::factor(8.0, rng)),
            _ => numbers::within(text, seen, rng),
        };
    }
    let others: Vec<&String> = seen.iter().filter(|s| *s != text).collect();
    if text.starts_with('-') {
        return pick(&others, rng).map_or(text, |o| o.as_str()).to_owned();
    }
    if let Some(found) = found(text, texts, rng).filter(|_| rng.random_bool(0.7)) {
        return found;
    }
    match rng.random_range(0..4) {
        0 | 1 if !others.is_empty() => pick(&others, rng).map_or(text, |o| o.as_str()).to_owned(),
        2 if text.chars().count() >= LONG => resized(text, &others, rng),
        _ => with_part(text, &others, rng),
    }
}

/// `--name=value` taken apart behind `=`.
fn option(text: &str) -> Option<(&str, &str)> {
    let at = text.find('=').filter(|_| text.starts_with('-'))?;
    Some(text.split_at(at + 1))
}

fn pick<'a, T>(from: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    if from.is_empty() { None } else { Some(&from[rng.random_range(0..from.len())]) }
}

/// What the characters of a word are: letters, digits and others, repetitions once.
fn shape(word: &str) -> String {
    let kind = |c: char| match c {
        _ if c.is_numeric() => '0',
        _ if c.is_alphabetic() => 'a',
        _ => c,
    };
    let mut shape: Vec<char> = word.chars().map(kind).collect();
    shape.dedup();
    shape.into_iter().collect()
}

/// Where an argument is a word of one of the files, such as a node of a graph: another word of that file that
/// looks alike.
fn found(word: &str, texts: &[&str], rng: &mut impl Rng) -> Option<String> {
    let start = |text: &str| {
        let end = (0..=LOOKED_AT.min(text.len())).rev().find(|&n| text.is_char_boundary(n));
        text[..end.unwrap_or(0)].to_owned()
    };
    let texts = texts.iter().map(|t| start(t));
    let text = texts.into_iter().find(|t| records::words(t).any(|w| &t[w] == word))?;
    let wanted = shape(word);
    let alike: Vec<&str> = records::words(&text).map(|w| &text[w]).filter(|w| shape(w) == wanted).collect();
    pick(&alike, rng).map(|w| (*w).to_owned())
}

/// One word of a text changed: numbers by near ones, others by a word of another text.
fn with_part(text: &str, others: &[&String], rng: &mut impl Rng) -> String {
    let places: Vec<_> = records::words(text).collect();
    let Some(place) = pick(&places, rng) else { return text.to_owned() };
    let word = &text[place.clone()];
    let donors: Vec<&str> = others.iter().flat_map(|o| records::words(o).map(|w| &o[w])).collect();
    let new = match pick(&donors, rng).filter(|_| rng.random_bool(0.5)) {
        Some(donor) => (*donor).to_owned(),
        None => with_number(word, rng),
    };
    format!("{}{new}{}", &text[..place.start], &text[place.end..])
}

/// A word with the number at its end changed.
fn with_number(word: &str, rng: &mut impl Rng) -> String {
    let stem = word.trim_end_matches(|c: char| c.is_ascii_digit());
    format!("{stem}{}", numbers::change(&word[stem.len()..], rng))
}

/// A text made longer with words of its own and of others, or shorter.
fn resized(text: &str, others: &[&String], rng: &mut impl Rng) -> String {
    let words: Vec<&str> = text.split_inclusive(' ').collect();
    let factor = numbers::factor(8.0, rng);
    if words.len() < 3 {
        let chars: Vec<char> = text.chars().collect();
        let wanted = ((chars.len() as f64 * factor).round() as usize).clamp(1, 4096);
        return (0..wanted).map(|i| chars[i % chars.len()]).collect();
    }
    let wanted = ((words.len() as f64 * factor).round() as usize).clamp(1, 1024);
    let more: Vec<&str> =
        others.iter().flat_map(|o| o.split_inclusive(' ')).chain(words.iter().copied()).collect();
    let drawn = (words.len()..wanted).filter_map(|_| pick(&more, rng).copied());
    let joined = words.iter().copied().take(wanted).chain(drawn);
    let text: Vec<&str> = joined.map(str::trim).filter(|w| !w.is_empty()).collect();
    text.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn nodes_of_a_graph_are_replaced_by_nodes() {
        let graph = "A1 A2 10\nA2 A3 5\nA3 A9 7\n";
        let nodes = ["A1", "A2", "A3", "A9"];
        let drawn: Vec<String> =
            (0..50).map(|seed| change("A1", &[], &[graph], &mut ChaCha8Rng::seed_from_u64(seed))).collect();
        assert!(drawn.iter().filter(|d| nodes.contains(&d.as_str())).count() > 25, "{drawn:?}");
        assert!(drawn.iter().all(|d| d.starts_with('A')), "{drawn:?}");
    }

    #[test]
    fn options_keep_their_names() {
        for seed in 0..50 {
            let rng = &mut ChaCha8Rng::seed_from_u64(seed);
            let new = change("--depth=4", &["--depth=4".to_owned(), "--depth=9".to_owned()], &[], rng);
            let value = new.strip_prefix("--depth=").unwrap();
            assert!(value.parse::<u32>().is_ok_and(|v| v <= 36), "{new}");
            assert_eq!(change("-v", &["-v".to_owned()], &[], rng), "-v");
        }
    }

    proptest! {
        #[test]
        fn any_argument_can_be_changed(text: String, other: String, file: String, seed: u64) {
            change(&text, &[other], &[&file], &mut ChaCha8Rng::seed_from_u64(seed));
        }
    }
}
