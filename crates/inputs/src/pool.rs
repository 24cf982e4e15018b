//! What was seen at each place of the inputs: what recombination takes from.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::Input;

/// How many contents are remembered of a place: the first ones, which are those of the seeds, and the latest.
const REMEMBERED: usize = 64;

/// What inputs had at each place.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    words: BTreeMap<String, Vec<String>>,
    documents: BTreeMap<String, Vec<Arc<[u8]>>>,
    sizes: BTreeMap<String, (usize, usize)>,
}

impl Pool {
    /// What the seeds have. Their sizes say for good which sizes are usual.
    pub fn new(seeds: &[Input]) -> Pool {
        let mut pool = Pool::default();
        for seed in seeds {
            pool.add(seed);
            for document in &seed.documents {
                let size = document.bytes.len();
                let range = pool.sizes.entry(document.place.clone()).or_insert((size, size));
                *range = (range.0.min(size), range.1.max(size));
            }
        }
        pool
    }

    /// Adds what one more input has.
    pub fn add(&mut self, input: &Input) {
        for word in &input.words {
            let seen = self.words.entry(word.place.clone()).or_default();
            if !seen.contains(&word.text) {
                remember(seen, word.text.clone());
            }
        }
        for document in &input.documents {
            let seen = self.documents.entry(document.place.clone()).or_default();
            if !seen.contains(&document.bytes) {
                remember(seen, document.bytes.clone());
            }
        }
    }

    /// Texts of arguments at a place.
    pub fn words(&self, place: &str) -> &[String] {
        self.words.get(place).map_or(&[], Vec::as_slice)
    }

    /// Contents of files at a place.
    pub fn documents(&self, place: &str) -> &[Arc<[u8]>] {
        self.documents.get(place).map_or(&[], Vec::as_slice)
    }

    /// The smallest and the largest size in bytes of the seeds' files at a place.
    pub fn sizes(&self, place: &str) -> (usize, usize) {
        self.sizes.get(place).copied().unwrap_or((0, 0))
    }
}

fn remember<T>(seen: &mut Vec<T>, new: T) {
    if seen.len() >= REMEMBERED {
        seen.remove(REMEMBERED / 2);
    }
    seen.push(new);
}
