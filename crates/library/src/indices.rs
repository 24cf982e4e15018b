//! Sets of small numbers: operands of a call, parameters of a method, reads and callbacks of an effect.
//!
//! The one representation of such sets everywhere. Nearly all have numbers below 64, but a method may have
//! 255 parameters and a reflective dispatcher more operands than that, so there is no number that stands
//! for others. What is beyond the words that are stored is in the set or not as a whole, which makes "all"
//! a set like any other.

use std::ops::BitOr;

const BITS: usize = u64::BITS as usize;

/// A set of indices without a bound.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct IndexSet {
    /// The first 64.
    first: u64,
    /// The next ones, 64 each; none of the last words is like what follows.
    more: Vec<u64>,
    /// Whether all that follow are in the set.
    rest: bool,
}

impl IndexSet {
    /// Every index.
    pub const ALL: IndexSet = IndexSet { first: u64::MAX, more: Vec::new(), rest: true };
    /// No index.
    pub const NONE: IndexSet = IndexSet { first: 0, more: Vec::new(), rest: false };

    /// The indices below a number.
    pub fn below(count: usize) -> IndexSet {
        (0..count).collect()
    }

    /// Whether the set has this index.
    pub fn contains(&self, index: usize) -> bool {
        self.word(index / BITS) >> (index % BITS) & 1 != 0
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        *self == IndexSet::NONE
    }

    /// Whether it has one from this number on.
    pub fn reaches(&self, from: usize) -> bool {
        self.rest || self.iter().any(|i| i >= from)
    }

    /// Adds an index; whether it is new.
    pub fn insert(&mut self, index: usize) -> bool {
        let (word, bit) = (index / BITS, 1 << (index % BITS));
        let is_new = !self.contains(index);
        match word.checked_sub(1) {
            None => self.first |= bit,
            Some(at) if is_new => {
                let fill = self.fill();
                self.more.resize(self.more.len().max(at + 1), fill);
                self.more[at] |= bit;
                self.trim();
            }
            Some(_) => {}
        }
        is_new
    }

    /// Its indices, ascending; of a set that has all from some number on, those before it.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let words = 1 + self.more.len();
        (0..words * BITS).filter(|&i| self.contains(i))
    }

    /// What is in this set only.
    #[must_use]
    pub fn without(&self, other: &IndexSet) -> IndexSet {
        self.combine(other, |a, b| a & !b)
    }

    /// Adds all that another set has.
    pub fn extend(&mut self, other: &IndexSet) {
        *self = self.combine(other, u64::bitor);
    }

    fn combine(&self, other: &IndexSet, of: impl Fn(u64, u64) -> u64) -> IndexSet {
        let words = self.more.len().max(other.more.len());
        let mut set = IndexSet {
            first: of(self.first, other.first),
            more: (1..=words).map(|w| of(self.word(w), other.word(w))).collect(),
            rest: of(self.fill(), other.fill()) != 0,
        };
        set.trim();
        set
    }

    fn word(&self, number: usize) -> u64 {
        match number.checked_sub(1) {
            None => self.first,
            Some(at) => self.more.get(at).copied().unwrap_or(self.fill()),
        }
    }

    /// A word behind those that are stored.
    fn fill(&self) -> u64 {
        if self.rest { u64::MAX } else { 0 }
    }

    fn trim(&mut self) {
        while self.more.last() == Some(&self.fill()) {
            self.more.pop();
        }
    }
}

impl Default for IndexSet {
    fn default() -> IndexSet {
        IndexSet::NONE
    }
}

impl FromIterator<usize> for IndexSet {
    fn from_iter<I: IntoIterator<Item = usize>>(indices: I) -> IndexSet {
        let mut set = IndexSet::NONE;
        indices.into_iter().for_each(|i| {
            set.insert(i);
        });
        set
    }
}

#[cfg(test)]
mod tests {
    use super::IndexSet;

    #[test]
    fn no_index_stands_for_another() {
        let mut set = IndexSet::NONE;
        for i in [3, 63, 66, 254, 1000] {
            assert!(set.insert(i), "{i} is new");
            assert!(!set.insert(i), "{i} is in the set");
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 63, 66, 254, 1000]);
        assert!(!set.contains(64) && !set.contains(69) && !set.contains(5000));
    }

    #[test]
    fn equal_sets_are_equal_however_they_came_about() {
        let large: IndexSet = [1, 70, 300].into_iter().collect();
        assert_eq!(large.without(&[300].into_iter().collect()), [70, 1].into_iter().collect());
        assert!(large.without(&IndexSet::ALL).is_empty());
        let mut all = IndexSet::ALL.without(&[200].into_iter().collect());
        assert!(all.contains(199) && !all.contains(200) && all.contains(201) && all.reaches(5000));
        assert!(all.insert(200));
        assert_eq!(all, IndexSet::ALL);
        all.extend(&large);
        assert_eq!(all, IndexSet::ALL);
    }

    #[test]
    fn a_set_reaches_what_it_has() {
        assert!(!IndexSet::below(70).reaches(70));
        assert!(IndexSet::below(71).reaches(70));
        assert!(!IndexSet::NONE.reaches(0));
    }
}
