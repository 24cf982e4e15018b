//! Changed texts: records repeated, left out, taken from other texts and put into another order; words and
//! numbers of records exchanged; columns scaled and narrowed.
//!
//! Costs depend on how much there is and on how it is distributed, so most changes go through a whole text: a
//! single other word in a thousand lines says nothing.

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use crate::numbers;
use crate::records::{self, Records, words};

/// How many records are asked what usually stands at a place.
const ASKED: usize = 48;

/// One change that keeps the size about as it is.
pub fn change(text: &str, others: &[&str], rng: &mut impl Rng) -> String {
    let records = records::split(text, rng);
    let n = records.units.len();
    if n < 2 {
        return records.with(&reworded(&records.units, &records.units, 1.0, rng));
    }
    let (start, end) = stretch(n, n / 2, rng);
    let mut units = records.units.clone();
    match rng.random_range(0..10) {
        0 => drop(units.drain(start..end)),
        1 => {
            let copied = units[start..end].to_vec();
            let at = rng.random_range(0..=n);
            units.splice(at..at, copied);
        }
        2 => units[start..end].shuffle(rng),
        3 if rng.random_bool(0.5) => units.sort_unstable(),
        3 => units.reverse(),
        4 => {
            let Some(&other) = pick(others, rng) else { return text.to_owned() };
            let other = records::split(other, rng);
            if !other.units.is_empty() {
                let (from, to) = stretch(other.units.len(), other.units.len(), rng);
                units.splice(start..end, other.units[from..to].iter().copied());
            }
        }
        5 | 6 => return records.with(&scaled(&records, rng)),
        7 => return records.with(&narrowed(&records, rng)),
        _ => {
            // As often few words as many.
            let share = (1.0 / n as f64).powf(rng.random::<f64>());
            return records.with(&reworded(&units, &records.units, share, rng));
        }
    }
    records.with(&units)
}

/// A text about `target` bytes long.
pub fn resize(text: &str, target: usize, others: &[&str], rng: &mut impl Rng) -> String {
    let records = records::split(text, rng);
    let n = records.units.len();
    let body: usize = records.units.iter().map(|u| u.len()).sum();
    if n == 0 || body == 0 {
        return text.to_owned();
    }
    let fixed = records.head.len() + records.tail.len();
    let share = target.saturating_sub(fixed) as f64 / body as f64;
    let wanted = ((n as f64 * share).round() as usize).max(1);
    if n == 1 {
        return reworded_length(text, target, rng);
    }
    if wanted <= n {
        return records.with(&shortened(&records.units, wanted, rng));
    }
    let other = pick(others, rng).filter(|_| rng.random_bool(0.5)).map(|other| records::split(other, rng));
    let mut source = records.units.clone();
    source.extend(other.iter().flat_map(|o| &o.units).copied().filter(|u| alike(u, records.units[n / 2])));
    // Repeated as they are, all of them changed, or some.
    let share = [0.0, 0.1, 0.5, 1.0][rng.random_range(0..4)];
    let in_order = rng.random_bool(0.5);
    let more: Vec<&str> = (n..wanted)
        .map(|i| if in_order { source[i % source.len()] } else { source[rng.random_range(0..source.len())] })
        .collect();
    let mut units: Vec<String> = records.units.iter().map(|&u| u.to_owned()).collect();
    units.extend(reworded(&more, &source, share, rng));
    records.with(&units)
}

/// The first records, a stretch of them, or a sample in their order.
fn shortened<'a>(units: &[&'a str], wanted: usize, rng: &mut impl Rng) -> Vec<&'a str> {
    match rng.random_range(0..3) {
        0 => units[..wanted].to_vec(),
        1 => {
            let start = rng.random_range(0..=units.len() - wanted);
            units[start..start + wanted].to_vec()
        }
        _ => {
            let mut chosen = rand::seq::index::sample(rng, units.len(), wanted).into_vec();
            chosen.sort_unstable();
            chosen.into_iter().map(|i| units[i]).collect()
        }
    }
}

/// A text of one record made longer or shorter by its words.
fn reworded_length(text: &str, target: usize, rng: &mut impl Rng) -> String {
    let parts: Vec<&str> = text.split_inclusive([' ', ',', ';']).collect();
    let wanted = (parts.len() as f64 * target as f64 / text.len().max(1) as f64).round() as usize;
    if parts.len() < 2 {
        let chars: Vec<char> = text.trim_end().chars().collect();
        let end = &text[text.trim_end().len()..];
        let drawn = (0..target.clamp(1, 1 << 20)).filter_map(|i| chars.get(i % chars.len().max(1)));
        return drawn.collect::<String>() + end;
    }
    let (first, middle) = (parts[0], &parts[..parts.len() - 1]);
    let drawn = (2..wanted.max(2)).map(|_| middle[rng.random_range(0..middle.len())]);
    [first].into_iter().chain(drawn).chain([parts[parts.len() - 1]]).collect()
}

/// A stretch of at least one of `n`, short ones as likely as long ones.
fn stretch(n: usize, most: usize, rng: &mut impl Rng) -> (usize, usize) {
    let length = (most.max(1) as f64).powf(rng.random::<f64>()).round() as usize;
    let length = length.clamp(1, n);
    let start = rng.random_range(0..=n - length);
    (start, start + length)
}

fn pick<'a, T>(from: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    if from.is_empty() { None } else { Some(&from[rng.random_range(0..from.len())]) }
}

/// Whether records have as many words.
fn alike(a: &str, b: &str) -> bool {
    words(a).count() == words(b).count()
}

/// `units` with words changed in about `share` of them: most by the word that another one of `source` has at
/// that place, some numbers by near ones. Every other time what tells records apart gets new numbers.
fn reworded(units: &[&str], source: &[&str], share: f64, rng: &mut impl Rng) -> Vec<String> {
    let many = rng.random_bool(0.5);
    let keys = if rng.random_bool(0.5) { Keys::of(source) } else { Keys(None) };
    let change = |unit: &&str| {
        if share < 1.0 && rng.random::<f64>() >= share {
            return (*unit).to_owned();
        }
        let places: Vec<_> = words(unit).collect();
        if places.is_empty() {
            return (*unit).to_owned();
        }
        let chosen = if many { None } else { Some(rng.random_range(0..places.len())) };
        let donor = source[rng.random_range(0..source.len().max(1))];
        let given: Vec<_> = words(donor).collect();
        let fits = given.len() == places.len();
        let mut text = String::with_capacity(unit.len());
        let mut at = 0;
        for (i, place) in places.iter().enumerate() {
            let word = &unit[place.clone()];
            text.push_str(&unit[at..place.start]);
            at = place.end;
            let is_chosen = chosen.is_none_or(|c| c == i);
            match is_chosen {
                true if keys.is_key(places.len(), i) => text.push_str(&renumbered(word, source.len(), rng)),
                true if fits && rng.random_bool(0.8) => text.push_str(&donor[given[i].clone()]),
                true => text.push_str(&numbers::change(word, rng)),
                false => text.push_str(word),
            }
        }
        text + &unit[at..]
    };
    units.iter().map(change).collect()
}

/// Which words tell records apart: no two of those asked have the same there, and there is a number in it.
struct Keys(Option<(usize, Vec<bool>)>);

impl Keys {
    fn of(units: &[&str]) -> Keys {
        let step = (units.len() / ASKED).max(1);
        let asked: Vec<Vec<&str>> =
            units.iter().step_by(step).take(ASKED).map(|u| words(u).map(|w| &u[w]).collect()).collect();
        let Some(width) = asked.first().map(Vec::len) else { return Keys(None) };
        let rows: Vec<&Vec<&str>> = asked.iter().filter(|row| row.len() == width).collect();
        if rows.len() < 8 {
            return Keys(None);
        }
        let is_key = |i: usize| {
            let mut seen: Vec<&str> = rows.iter().map(|row| row[i]).collect();
            seen.sort_unstable();
            seen.dedup();
            seen.len() == rows.len() && seen.iter().all(|w| w.ends_with(|c: char| c.is_ascii_digit()))
        };
        Keys(Some((width, (0..width).map(is_key).collect())))
    }

    fn is_key(&self, width: usize, i: usize) -> bool {
        self.0.as_ref().is_some_and(|(of, keys)| *of == width && keys.get(i) == Some(&true))
    }
}

/// A word with another number at its end, of as many digits or of those of the number of records.
fn renumbered(word: &str, records: usize, rng: &mut impl Rng) -> String {
    let stem = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = word.len() - stem.len();
    let most = 10u64.saturating_pow(digits.min(15) as u32);
    let is_padded = digits > 1 && word[stem.len()..].starts_with('0');
    match is_padded {
        true => format!("{stem}{:0>digits$}", rng.random_range(0..most)),
        false => format!("{stem}{}", rng.random_range(0..most.max(8 * records as u64))),
    }
}

/// Which word of a record is changed in all of them: the number of words and the index of one.
fn column(units: &[&str], numbers_only: bool, rng: &mut impl Rng) -> Option<(usize, usize)> {
    let unit = pick(units, rng)?;
    let places: Vec<_> = words(unit).collect();
    let fits = |i: &usize| !numbers_only || numbers::is_number(&unit[places[*i].clone()]);
    let fitting: Vec<usize> = (0..places.len()).filter(fits).collect();
    Some((places.len(), *pick(&fitting, rng)?))
}

/// All records with one of their words as `change` makes it.
fn with_column(
    units: &[&str],
    (width, index): (usize, usize),
    mut change: impl FnMut(&str) -> String,
) -> Vec<String> {
    let change = |unit: &&str| {
        let mut places = words(unit);
        let place = places.nth(index);
        match place {
            Some(place) if index + 1 + places.count() == width => {
                format!("{}{}{}", &unit[..place.start], change(&unit[place.clone()]), &unit[place.end..])
            }
            _ => (*unit).to_owned(),
        }
    };
    units.iter().map(change).collect()
}

/// One number of each record multiplied by the same factor.
fn scaled(records: &Records<'_>, rng: &mut impl Rng) -> Vec<String> {
    let factor = numbers::factor(4.0, rng);
    match column(&records.units, true, rng) {
        Some(column) => with_column(&records.units, column, |word| numbers::scale(word, factor)),
        None => records.units.iter().map(|&u| u.to_owned()).collect(),
    }
}

/// One word of each record replaced by one of a few that are found there.
fn narrowed(records: &Records<'_>, rng: &mut impl Rng) -> Vec<String> {
    let units = &records.units;
    let Some(chosen) = column(units, false, rng) else {
        return units.iter().map(|&u| u.to_owned()).collect();
    };
    let few = (units.len() as f64).powf(rng.random::<f64>()).round() as usize;
    let drawn = (0..few.clamp(1, 1000)).filter_map(|_| {
        let unit = units[rng.random_range(0..units.len())];
        let mut places = words(unit);
        let place = places.nth(chosen.1)?;
        (chosen.1 + 1 + places.count() == chosen.0).then(|| unit[place].to_owned())
    });
    let found: Vec<String> = drawn.collect();
    with_column(units, chosen, |word| pick(&found, rng).map_or_else(|| word.to_owned(), String::clone))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    fn table(rows: usize) -> String {
        let rows: String =
            (0..rows).map(|i| format!("K{i},{},{}\n", i % 7, ["red", "blue"][i % 2])).collect();
        format!("key,amount,colour\n{rows}")
    }

    #[test]
    fn tables_grow_and_shrink_as_tables() {
        let text = table(100);
        for seed in 0..60 {
            let rng = &mut ChaCha8Rng::seed_from_u64(seed);
            let target = [text.len() / 8, text.len() / 2, 3 * text.len(), 8 * text.len()][seed as usize % 4];
            let new = resize(&text, target, &[], rng);
            assert!(new.starts_with("key,amount,colour\n"));
            assert!(new.lines().all(|l| l.split(',').count() == 3), "{new}");
            let share = new.len() as f64 / target as f64;
            assert!((0.7..1.4).contains(&share), "{share}");
        }
    }

    #[test]
    fn keys_stay_different_mostly() {
        let text = table(100);
        let many =
            (0..40).map(|seed| resize(&text, 4 * text.len(), &[], &mut ChaCha8Rng::seed_from_u64(seed)));
        let distinct = |t: String| {
            let keys: std::collections::BTreeSet<String> =
                t.lines().filter_map(|l| Some(l.split(',').next()?.to_owned())).collect();
            keys.len()
        };
        assert!(many.map(distinct).max().unwrap() > 150);
    }

    proptest! {
        #[test]
        fn any_text_can_be_changed(a in "[a-c<>{}/, 0-9\n]{0,120}", b in "\\PC{0,60}", seed: u64) {
            let rng = &mut ChaCha8Rng::seed_from_u64(seed);
            let once = change(&a, &[&b], rng);
            let twice = resize(&once, 200, &[&b], rng);
            change(&twice, &[&a], rng);
            resize(&b, 50, &[&a], rng);
        }
    }
}
