//! Sets of locations for each method, as bits: a tangled program has most pairs.

use cranelift_entity::{EntityRef, SecondaryMap};
use fixedbitset::FixedBitSet;
use mantis_pointsto::{Loc, MethodId};

#[derive(Clone, Debug, Default)]
pub(crate) struct LocsOf(SecondaryMap<MethodId, FixedBitSet>);

impl LocsOf {
    pub fn contains(&self, m: MethodId, loc: Loc) -> bool {
        self.0[m].contains(loc.index())
    }

    /// Whether it was not there before.
    pub fn insert(&mut self, m: MethodId, loc: Loc) -> bool {
        let is_new = !self.contains(m, loc);
        self.0[m].grow_and_insert(loc.index());
        is_new
    }

    pub fn of(&self, m: MethodId) -> impl Iterator<Item = Loc> {
        self.0[m].ones().map(Loc::new)
    }
}
