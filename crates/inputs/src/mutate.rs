//! One changed input: a stack of random operators on one that was kept.
//!
//! As in AFL's *havoc* stage, one to eight small changes are made together, few more often than many. Six of
//! ten inputs get another size first: files become one eighth to eight times as long as those of the seeds,
//! logarithmically uniform, because a model learns how a cost grows from inputs of all sizes.

use std::sync::Arc;

use rand::{Rng, RngExt};

use crate::numbers::factor;
use crate::pool::Pool;
use crate::{Document, Input, bytes, text, texts, words};

/// How often an input gets another size.
const RESIZED: f64 = 0.6;
/// The largest factor of sizes, and by its reciprocal the smallest.
const LARGEST_FACTOR: f64 = 8.0;
/// Files become no longer than this, in bytes.
const LONGEST: usize = 64 << 20;

/// A changed input. It has the words and documents of `parent`, at the same places.
pub fn mutate(parent: &Input, pool: &Pool, rng: &mut impl Rng) -> Input {
    let mut input = parent.clone();
    let documents = input.documents.len();
    let mut left: u32 = 1 << rng.random_range(0..4);
    if documents > 0 && rng.random::<f64>() < RESIZED {
        let factor = factor(LARGEST_FACTOR, rng);
        let only = if rng.random_bool(0.5) { None } else { Some(rng.random_range(0..documents)) };
        for i in (0..documents).filter(|i| only.is_none_or(|o| o == *i)) {
            resize(&mut input.documents[i], factor, pool, rng);
        }
        left -= 1;
    }
    for _ in 0..left {
        let any_word = !input.words.is_empty() && (documents == 0 || rng.random_bool(0.4));
        if any_word {
            let i = rng.random_range(0..input.words.len());
            let own: Vec<&str> = input.documents.iter().filter_map(|d| text(&d.bytes)).collect();
            let word = &input.words[i];
            let changed = words::change(&word.text, pool.words(&word.place), &own, rng);
            // No argument can hold it.
            input.words[i].text = changed.replace('\0', "");
        } else if documents > 0 {
            let i = rng.random_range(0..documents);
            change(&mut input.documents[i], pool, rng);
        }
    }
    input
}

/// Gives a document a size near `factor` times that of the seeds' files at its place.
fn resize(document: &mut Document, factor: f64, pool: &Pool, rng: &mut impl Rng) {
    let (low, high) = pool.sizes(&document.place);
    let usual = (low.max(1) as f64) * (high.max(1) as f64 / low.max(1) as f64).powf(rng.random::<f64>());
    let target = ((usual * factor).round() as usize).clamp(1, LONGEST.max(high));
    let others = pool.documents(&document.place);
    document.bytes = match text(&document.bytes) {
        Some(old) => {
            let others: Vec<&str> = others.iter().filter_map(|o| text(o)).collect();
            Arc::from(texts::resize(old, target, &others, rng).into_bytes())
        }
        None => {
            let others: Vec<&[u8]> = others.iter().map(|o| &**o).collect();
            let mut new = document.bytes.to_vec();
            bytes::resize(&mut new, target, &others, rng);
            Arc::from(new)
        }
    };
}

/// One small change of a document.
fn change(document: &mut Document, pool: &Pool, rng: &mut impl Rng) {
    let others = pool.documents(&document.place);
    document.bytes = match text(&document.bytes) {
        Some(old) => {
            let others: Vec<&str> = others.iter().filter_map(|o| text(o)).collect();
            Arc::from(texts::change(old, &others, rng).into_bytes())
        }
        None => {
            let others: Vec<&[u8]> = others.iter().map(|o| &**o).collect();
            let mut new = document.bytes.to_vec();
            bytes::change(&mut new, &others, rng);
            Arc::from(new)
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Word;
    use proptest::prelude::*;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    fn input(word: &str, bytes: &[u8]) -> Input {
        Input {
            words: vec![Word { place: "argument 1".to_owned(), text: word.to_owned() }],
            documents: vec![Document { place: "argument 2".to_owned(), bytes: Arc::from(bytes) }],
        }
    }

    #[test]
    fn the_same_seed_makes_the_same_inputs_of_all_sizes() {
        let lines: String = (0..1000).map(|i| format!("{} {i}\n", i * i % 101)).collect();
        let seeds = [input("5", lines.as_bytes()), input("9", &lines.as_bytes()[..400])];
        let pool = Pool::new(&seeds);
        let make = |seed: u64| mutate(&seeds[0], &pool, &mut ChaCha8Rng::seed_from_u64(seed));
        let made: Vec<Input> = (0..200).map(make).collect();
        assert_eq!(made, (0..200).map(make).collect::<Vec<_>>());
        let size = |i: &Input| i.documents[0].bytes.len();
        assert!(made.iter().map(size).min().unwrap() < 200);
        let most = made.iter().map(size).max().unwrap();
        assert!(most > 3 * lines.len() && most < 20 * lines.len(), "{most}");
        assert!(made.iter().all(|i| text(&i.documents[0].bytes).is_some()));
    }

    proptest! {
        #[test]
        fn anything_can_be_changed(word: String, bytes: Vec<u8>, other: Vec<u8>, seed: u64) {
            let seeds = [input(&word, &bytes), input("7", &other)];
            let pool = Pool::new(&seeds);
            let made = mutate(&seeds[0], &pool, &mut ChaCha8Rng::seed_from_u64(seed));
            prop_assert_eq!(made.documents.len(), 1);
            prop_assert!(!made.words[0].text.contains('\0') || word.contains('\0'));
        }
    }
}
