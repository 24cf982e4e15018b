//! What can be predicted, how it is measured, and which of it decides what a predictor reads.
//!
//! What is counted has no noise, so it decides. Times follow what is counted. What the JVM allocates and how
//! large its process becomes depend on the JIT compiler and the collector, and follow what is counted, too:
//! models of these two read what those of the others read, so that asking for them makes no predictor dearer
//! or worse at anything else, unless one of them is the main target.

use mantis_measure::{Row, Wanted};
use serde::{Deserialize, Serialize};

/// A resource that can be predicted.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Resource {
    /// Execution time.
    Time,
    /// Executed bytecodes.
    Bytecodes,
    /// Logically allocated bytes of the program's own code.
    Bytes,
    /// What all threads allocate, the JDK's code included, as the JVM counts it.
    Allocated,
    /// The largest resident size of the process.
    Memory,
    /// The smallest heap with which the run ends as it does with plenty.
    Heap,
}

impl Resource {
    /// All of them.
    pub const ALL: [Resource; 6] = [
        Resource::Time,
        Resource::Bytecodes,
        Resource::Bytes,
        Resource::Allocated,
        Resource::Memory,
        Resource::Heap,
    ];

    /// Its name in bundles and reports.
    pub fn name(self) -> &'static str {
        match self {
            Resource::Time => "time",
            Resource::Bytecodes => "bytecodes",
            Resource::Bytes => "bytes",
            Resource::Allocated => "allocated",
            Resource::Memory => "memory",
            Resource::Heap => "heap",
        }
    }

    /// The resource of a name.
    pub fn named(name: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|r| r.name() == name)
    }

    /// Its unit.
    pub fn unit(self) -> &'static str {
        match self {
            Resource::Time => "ns",
            Resource::Bytecodes => "bytecodes",
            Resource::Bytes | Resource::Allocated | Resource::Memory | Resource::Heap => "bytes",
        }
    }

    /// Its column in a run store.
    pub fn column(self) -> &'static str {
        match self {
            Resource::Time => "time_ns",
            Resource::Bytecodes => "bytecodes",
            Resource::Bytes => "allocated_bytes",
            Resource::Allocated => "jvm_allocated_bytes",
            Resource::Memory => "resident_bytes",
            Resource::Heap => "heap_bytes",
        }
    }

    /// Its value in a run, if it was measured.
    pub fn of(self, row: &Row) -> Option<f64> {
        match self {
            Resource::Time => row.time_ns(),
            Resource::Bytecodes => row.bytecodes,
            Resource::Bytes => row.allocated_bytes,
            Resource::Allocated => row.jvm_allocated_bytes,
            Resource::Memory => row.resident_bytes,
            Resource::Heap => row.heap_bytes,
        }
        .map(|v| v as f64)
    }

    /// Whether counting runs tell it; the others need timed ones.
    pub fn is_counted(self) -> bool {
        matches!(self, Resource::Bytecodes | Resource::Bytes)
    }

    /// What is measured without much error and explains this resource: the resource itself, or for times the
    /// executed bytecodes, and for sizes of the heap and the process the bytes.
    pub fn counted_as(self) -> Resource {
        match self {
            Resource::Time => Resource::Bytecodes,
            Resource::Memory | Resource::Heap => Resource::Bytes,
            Resource::Bytecodes | Resource::Bytes | Resource::Allocated => self,
        }
    }

    /// The values of [`Resource::counted_as`], as far as it is known of all runs.
    pub fn counted(self, rows: &[&Row]) -> Option<Vec<f64>> {
        rows.iter().map(|r| self.counted_as().of(r)).collect()
    }

    /// Whether its model reads what models of other targets read. The first target is the main one.
    pub fn follows(self, targets: &[Resource]) -> bool {
        let is_memory = |r: &Resource| matches!(r, Resource::Allocated | Resource::Memory | Resource::Heap);
        is_memory(&self) && targets.first().is_some_and(|main| !is_memory(main))
    }

    /// Whether its errors tell which of two predictors with models of these targets is better: those of what
    /// is measured without noise, as far as it is predicted and does not follow.
    pub fn decides(self, targets: &[Resource]) -> bool {
        let leads = |r: &Resource| !r.follows(targets);
        let is_precise = |r: &Resource| r.counted_as() == *r;
        let none_is = !targets.iter().any(|r| leads(r) && is_precise(r));
        leads(&self) && (none_is || is_precise(&self))
    }

    /// What timed runs must tell for these targets.
    pub fn wanted(targets: &[Resource]) -> Wanted {
        Wanted {
            allocated: targets.contains(&Resource::Allocated),
            resident: targets.contains(&Resource::Memory),
            heap: targets.contains(&Resource::Heap),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Resource::{self, Allocated, Bytecodes, Bytes, Memory, Time};

    fn deciding(targets: &[Resource]) -> Vec<Resource> {
        targets.iter().copied().filter(|r| r.decides(targets)).collect()
    }

    #[test]
    fn what_is_counted_decides_and_the_main_target_leads() {
        assert_eq!(deciding(&[Time, Bytecodes, Bytes, Allocated]), [Bytecodes, Bytes]);
        assert_eq!(deciding(&[Time]), [Time]);
        assert_eq!(deciding(&[Time, Allocated]), [Time]);
        assert_eq!(deciding(&[Bytecodes, Allocated]), [Bytecodes]);
        assert_eq!(deciding(&[Allocated, Bytecodes, Time]), [Allocated, Bytecodes]);
        assert_eq!(deciding(&[Memory]), [Memory]);
        assert_eq!(deciding(&[Memory, Time]), [Memory, Time]);
    }

    #[test]
    fn names_are_those_of_targets() {
        assert!(Resource::ALL.iter().all(|r| Resource::named(r.name()) == Some(*r)));
        assert_eq!(Resource::named("energy"), None);
    }
}
