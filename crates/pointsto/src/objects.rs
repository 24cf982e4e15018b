//! Sets of abstract objects: compressed bitmaps, so that most steps of the solver work on many objects at
//! once.

use std::hash::Hasher;

use cranelift_entity::EntityRef;
use roaring::RoaringBitmap;
use rustc_hash::FxHasher;

use crate::entities::Obj;

/// A set of abstract objects, in the order of their numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObjSet(RoaringBitmap);

impl ObjSet {
    /// Adds an object; false if it is there already.
    pub fn insert(&mut self, obj: Obj) -> bool {
        self.0.insert(obj.as_u32())
    }

    /// Whether an object is in the set.
    pub fn contains(&self, obj: Obj) -> bool {
        self.0.contains(obj.as_u32())
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len() as usize
    }

    /// The objects, ascending.
    pub fn iter(&self) -> impl Iterator<Item = Obj> + '_ {
        self.0.iter().map(|i| Obj::new(i as usize))
    }

    /// Adds all of another set.
    pub fn extend(&mut self, other: &ObjSet) {
        self.0 |= &other.0;
    }

    /// Whether all objects are in the other set too.
    pub fn is_subset(&self, other: &ObjSet) -> bool {
        self.0.is_subset(&other.0)
    }

    /// The same for equal sets.
    pub fn hash(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.0.iter().for_each(|i| hasher.write_u32(i));
        hasher.finish()
    }

    /// Whether the sets have an object in common.
    pub fn meets(&self, other: &ObjSet) -> bool {
        !self.0.is_disjoint(&other.0)
    }

    /// What both sets have.
    pub fn and(&self, other: &ObjSet) -> ObjSet {
        ObjSet(&self.0 & &other.0)
    }

    /// What the other set has not.
    pub fn without(&self, other: &ObjSet) -> ObjSet {
        ObjSet(&self.0 - &other.0)
    }
}

impl FromIterator<Obj> for ObjSet {
    fn from_iter<I: IntoIterator<Item = Obj>>(objs: I) -> ObjSet {
        ObjSet(objs.into_iter().map(|o| o.as_u32()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_in_the_order_of_numbers() {
        let set = |of: &[u32]| of.iter().map(|&i| Obj::from_u32(i)).collect::<ObjSet>();
        let (a, b) = (set(&[70_000, 3, 5]), set(&[5, 9]));
        let list = |s: &ObjSet| s.iter().map(Obj::as_u32).collect::<Vec<u32>>();
        assert_eq!(list(&a), [3, 5, 70_000]);
        assert_eq!((list(&a.and(&b)), list(&a.without(&b))), (vec![5], vec![3, 70_000]));
        assert!(!b.is_subset(&a) && a.and(&b).is_subset(&a) && a.meets(&b));
        let mut all = a.clone();
        all.extend(&b);
        assert_eq!((all.len(), all.insert(Obj::from_u32(9)), all.insert(Obj::from_u32(1))), (4, false, true));
    }
}
