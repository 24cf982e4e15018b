//! Sets of abstract objects, made so that most steps of the solver work on many objects at once.
//!
//! Most sets have a few members and some have nearly all objects. Few are a sorted list; what is dense enough
//! when it is made is a bitmap ([`FixedBitSet`]), which takes at most 16 bytes for each member then.

use std::hash::Hasher;

use cranelift_entity::EntityRef;
use fixedbitset::FixedBitSet;
use rustc_hash::FxHasher;

use crate::entities::Obj;

/// A list of fewer is never a bitmap.
const FEW: usize = 16;
/// A bitmap has at least one member among so many objects.
const SPARSE: usize = 128;

/// A set of abstract objects, in the order of their numbers.
#[derive(Clone, Debug, Default)]
pub struct ObjSet(Members);

#[derive(Clone, Debug)]
enum Members {
    /// Ascending.
    List(Vec<u32>),
    /// With their count.
    Bitmap(FixedBitSet, usize),
}

impl Default for Members {
    fn default() -> Self {
        Members::List(Vec::new())
    }
}

impl ObjSet {
    /// Adds an object; false if it is there already.
    pub fn insert(&mut self, obj: Obj) -> bool {
        match &mut self.0 {
            Members::List(list) => {
                let Err(at) = list.binary_search(&obj.as_u32()) else { return false };
                list.insert(at, obj.as_u32());
                self.densify();
                true
            }
            Members::Bitmap(bits, count) => {
                bits.grow(obj.index() + 1);
                let is_new = !bits.put(obj.index());
                *count += usize::from(is_new);
                is_new
            }
        }
    }

    /// Whether an object is in the set.
    pub fn contains(&self, obj: Obj) -> bool {
        match &self.0 {
            Members::List(list) => list.binary_search(&obj.as_u32()).is_ok(),
            Members::Bitmap(bits, _) => bits.contains(obj.index()),
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        match &self.0 {
            Members::List(list) => list.len(),
            Members::Bitmap(_, count) => *count,
        }
    }

    /// The objects, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Obj> + '_ {
        let (list, bits) = match &self.0 {
            Members::List(list) => (Some(list), None),
            Members::Bitmap(bits, _) => (None, Some(bits)),
        };
        let of_list = list.into_iter().flatten().map(|&i| Obj::from_u32(i));
        of_list.chain(bits.into_iter().flat_map(|bits| bits.ones().map(Obj::new)))
    }

    /// The one with the smallest number.
    pub fn first(&self) -> Option<Obj> {
        match &self.0 {
            Members::List(list) => list.first().map(|&i| Obj::from_u32(i)),
            Members::Bitmap(bits, _) => bits.minimum().map(Obj::new),
        }
    }

    /// Adds all of another set.
    pub fn extend(&mut self, other: &ObjSet) {
        match (&mut self.0, &other.0) {
            (Members::List(list), Members::List(others)) if list.is_empty() => list.clone_from(others),
            (Members::List(list), Members::List(others)) => {
                let more = others.iter().filter(|i| list.binary_search(i).is_err());
                let more: Vec<u32> = more.copied().collect();
                // Two runs, which the sort merges.
                list.extend(more);
                list.sort();
                self.densify();
            }
            (Members::List(list), Members::Bitmap(others, count)) => {
                let (mut bits, mut count) = (others.clone(), *count);
                insert_all(&mut bits, &mut count, list);
                self.0 = Members::Bitmap(bits, count);
            }
            (Members::Bitmap(bits, count), Members::List(others)) => insert_all(bits, count, others),
            (Members::Bitmap(bits, count), Members::Bitmap(others, _)) => {
                bits.union_with(others);
                *count = bits.count_ones(..);
            }
        }
    }

    /// Takes all of another set out.
    pub fn remove_all(&mut self, other: &ObjSet) {
        match (&mut self.0, &other.0) {
            (Members::Bitmap(bits, count), Members::Bitmap(others, _)) => {
                bits.difference_with(others);
                *count = bits.count_ones(..);
            }
            (Members::Bitmap(bits, count), Members::List(others)) => {
                for &i in others {
                    let i = i as usize;
                    if bits.contains(i) {
                        bits.remove(i);
                        *count -= 1;
                    }
                }
            }
            (Members::List(list), _) => list.retain(|&i| !other.contains(Obj::from_u32(i))),
        }
    }

    /// Whether all objects are in the other set too.
    pub fn is_subset(&self, other: &ObjSet) -> bool {
        self.len() <= other.len()
            && match (&self.0, &other.0) {
                (Members::Bitmap(bits, _), Members::Bitmap(others, _)) => bits.is_subset(others),
                _ => self.iter().all(|obj| other.contains(obj)),
            }
    }

    /// The same for equal sets.
    pub fn hash(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.iter().for_each(|obj| hasher.write_u32(obj.as_u32()));
        hasher.finish()
    }

    /// Whether the sets have an object in common.
    pub fn meets(&self, other: &ObjSet) -> bool {
        match (&self.0, &other.0) {
            (Members::Bitmap(bits, _), Members::Bitmap(others, _)) => !bits.is_disjoint(others),
            (Members::List(_), _) => self.iter().any(|obj| other.contains(obj)),
            (_, Members::List(_)) => other.meets(self),
        }
    }

    /// What both sets have.
    pub fn and(&self, other: &ObjSet) -> ObjSet {
        match (&self.0, &other.0) {
            (Members::Bitmap(bits, _), Members::Bitmap(others, _)) => {
                from_blocks(bits.as_slice(), others.as_slice(), |a, b| a & b)
            }
            (Members::List(list), _) => {
                let both = list.iter().filter(|&&i| other.contains(Obj::from_u32(i)));
                ObjSet(Members::List(both.copied().collect()))
            }
            (_, Members::List(_)) => other.and(self),
        }
    }

    /// What the other set has not.
    pub fn without(&self, other: &ObjSet) -> ObjSet {
        match (&self.0, &other.0) {
            (Members::Bitmap(bits, _), Members::Bitmap(others, _)) => {
                from_blocks(bits.as_slice(), others.as_slice(), |a, b| a & !b)
            }
            (Members::List(list), _) => {
                let left = list.iter().filter(|&&i| !other.contains(Obj::from_u32(i)));
                ObjSet(Members::List(left.copied().collect()))
            }
            (Members::Bitmap(..), Members::List(_)) => {
                let mut left = self.clone();
                left.remove_all(other);
                left
            }
        }
    }

    /// Makes a list a bitmap where that is dense enough.
    fn densify(&mut self) {
        let Members::List(list) = &self.0 else { return };
        let span = list.last().map_or(0, |&last| last as usize + 1);
        if list.len() >= FEW && list.len() * SPARSE >= span {
            let mut bits = FixedBitSet::with_capacity(span);
            bits.extend(list.iter().map(|&i| i as usize));
            self.0 = Members::Bitmap(bits, list.len());
        }
    }
}

fn insert_all(bits: &mut FixedBitSet, count: &mut usize, list: &[u32]) {
    bits.grow(list.last().map_or(0, |&last| last as usize + 1));
    for &i in list {
        *count += usize::from(!bits.put(i as usize));
    }
}

/// The set of the bits of two bitmaps taken together.
fn from_blocks(a: &[usize], b: &[usize], both: impl Fn(usize, usize) -> usize) -> ObjSet {
    const BITS: usize = usize::BITS as usize;
    let missing = std::iter::repeat(&0);
    let blocks = || a.iter().zip(b.iter().chain(missing.clone())).map(|(&a, &b)| both(a, b));
    let (mut count, mut last) = (0, 0);
    for (i, block) in blocks().enumerate() {
        count += block.count_ones() as usize;
        last = if block == 0 { last } else { i + 1 };
    }
    if count == 0 {
        return ObjSet::default();
    }
    if count < FEW || count * SPARSE < last * BITS {
        let mut list = Vec::with_capacity(count);
        for (i, mut block) in blocks().enumerate().take(last) {
            while block != 0 {
                list.push((i * BITS) as u32 + block.trailing_zeros());
                block &= block - 1;
            }
        }
        return ObjSet(Members::List(list));
    }
    let bits = FixedBitSet::with_capacity_and_blocks(last * BITS, blocks().take(last));
    ObjSet(Members::Bitmap(bits, count))
}

/// Sets with the same members are equal, however they are kept.
impl PartialEq for ObjSet {
    fn eq(&self, other: &ObjSet) -> bool {
        self.len() == other.len() && self.is_subset(other)
    }
}

impl FromIterator<Obj> for ObjSet {
    fn from_iter<I: IntoIterator<Item = Obj>>(objs: I) -> ObjSet {
        let mut list: Vec<u32> = objs.into_iter().map(|o| o.as_u32()).collect();
        list.sort_unstable();
        list.dedup();
        let mut set = ObjSet(Members::List(list));
        set.densify();
        set
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn set(of: impl IntoIterator<Item = u32>) -> ObjSet {
        of.into_iter().map(Obj::from_u32).collect()
    }

    fn list(s: &ObjSet) -> Vec<u32> {
        s.iter().map(Obj::as_u32).collect()
    }

    #[test]
    fn sets_are_in_the_order_of_numbers() {
        let (a, b) = (set([70_000, 3, 5]), set([5, 9]));
        assert_eq!(list(&a), [3, 5, 70_000]);
        assert_eq!((list(&a.and(&b)), list(&a.without(&b))), (vec![5], vec![3, 70_000]));
        assert!(!b.is_subset(&a) && a.and(&b).is_subset(&a) && a.meets(&b));
        let mut all = a.clone();
        all.extend(&b);
        assert_eq!((all.len(), all.insert(Obj::from_u32(9)), all.insert(Obj::from_u32(1))), (4, false, true));
    }

    /// Sparse and dense ones.
    fn members() -> impl Strategy<Value = BTreeSet<u32>> {
        let span = prop_oneof![Just(40u32), Just(700), Just(90_000)];
        span.prop_flat_map(|span| prop::collection::btree_set(0..span, 0..200))
    }

    proptest! {
        #[test]
        fn operations_are_those_of_sets(a in members(), b in members()) {
            let (x, y) = (set(a.iter().copied()), set(b.iter().copied()));
            let of = |all: Vec<&u32>| all.into_iter().copied().collect::<Vec<u32>>();
            prop_assert_eq!(list(&x.and(&y)), of(a.intersection(&b).collect()));
            prop_assert_eq!(list(&x.without(&y)), of(a.difference(&b).collect()));
            prop_assert_eq!(x.meets(&y), !a.is_disjoint(&b));
            prop_assert_eq!(x.is_subset(&y), a.is_subset(&b));
            prop_assert_eq!((x.len(), x.first().map(Obj::as_u32)), (a.len(), a.first().copied()));
            let (mut all, mut left, mut one_by_one) = (x.clone(), x.clone(), ObjSet::default());
            all.extend(&y);
            left.remove_all(&y);
            for &i in a.union(&b) {
                one_by_one.insert(Obj::from_u32(i));
            }
            prop_assert_eq!(list(&all), of(a.union(&b).collect()));
            prop_assert_eq!(all.len(), a.union(&b).count());
            prop_assert!(all == one_by_one && all.hash() == one_by_one.hash());
            prop_assert_eq!((list(&left), left.len()), (list(&x.without(&y)), a.difference(&b).count()));
            prop_assert!(left == x.without(&y) && a.iter().all(|&i| x.contains(Obj::from_u32(i))));
        }
    }
}
