//! What can be predicted, how it is measured, and which of it decides what a predictor reads.
//!
//! What is counted has no noise, so it decides. Times follow what is counted. What the JVM allocates and how
//! large its process becomes depend on the JIT compiler and the collector, and follow what is counted, too,
//! and so does energy, which the whole machine disturbs: models of these read what those of the others read,
//! so that asking for them makes no predictor dearer or worse at anything else, unless one of them is the
//! main target.

use mantis_measure::{Row, Wanted};
use mantis_model::{Dataset, least_squares_relative};
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
    /// What the process takes of energy from its start to its end, in microjoules.
    Energy,
}

impl Resource {
    /// All of them.
    pub const ALL: [Resource; 7] = [
        Resource::Time,
        Resource::Bytecodes,
        Resource::Bytes,
        Resource::Allocated,
        Resource::Memory,
        Resource::Heap,
        Resource::Energy,
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
            Resource::Energy => "energy",
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
            Resource::Energy => "uJ",
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
            Resource::Energy => "energy_uj",
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
            Resource::Energy => row.energy_uj,
        }
        .map(|v| v as f64)
    }

    /// Whether counting runs tell it; the others need timed ones.
    pub fn is_counted(self) -> bool {
        matches!(self, Resource::Bytecodes | Resource::Bytes)
    }

    /// What is counted and explains this resource, beside a constant.
    fn causes(self) -> &'static [Resource] {
        match self {
            Resource::Time | Resource::Bytecodes => &[Resource::Bytecodes],
            Resource::Bytes => &[Resource::Bytes],
            Resource::Allocated | Resource::Memory | Resource::Heap | Resource::Energy => {
                &[Resource::Bytecodes, Resource::Bytes]
            }
        }
    }

    /// What is counted of each run, as far as it explains this resource: the counts themselves, or where
    /// several explain it, their sum with the weights that fit it best. `None` where they are not known of
    /// all runs.
    pub fn counted(self, value: &dyn Fn(Resource) -> Option<Vec<f64>>) -> Option<Vec<f64>> {
        let causes: Vec<Vec<f64>> = self.causes().iter().map(|cause| value(*cause)).collect::<Option<_>>()?;
        match &*causes {
            [only] => Some(only.clone()),
            _ => mixed(causes, value(self)?),
        }
    }

    /// [`Resource::counted`] of some runs.
    pub fn counted_in(self, rows: &[&Row]) -> Option<Vec<f64>> {
        self.counted(&|resource| rows.iter().map(|row| resource.of(row)).collect())
    }

    /// Whether its model reads what models of other targets read. The first target is the main one.
    pub fn follows(self, targets: &[Resource]) -> bool {
        let trails = |r: &Resource| {
            matches!(r, Resource::Allocated | Resource::Memory | Resource::Heap | Resource::Energy)
        };
        trails(&self) && targets.first().is_some_and(|main| !trails(main))
    }

    /// Whether it is a sum of what each call and each loop of the program adds, and is measured with little
    /// noise.
    pub fn adds_up(self) -> bool {
        self == Resource::Allocated
    }

    /// Whether its errors tell which of two predictors with models of these targets is better: those of what
    /// is measured without noise, as far as it is predicted and does not follow.
    pub fn decides(self, targets: &[Resource]) -> bool {
        let leads = |r: &Resource| !r.follows(targets);
        let is_precise = |r: &Resource| r.is_counted() || *r == Resource::Allocated;
        let none_is = !targets.iter().any(|r| leads(r) && is_precise(r));
        leads(&self) && (none_is || is_precise(&self))
    }

    /// What timed runs must tell for these targets.
    pub fn wanted(targets: &[Resource]) -> Wanted {
        Wanted {
            allocated: targets.contains(&Resource::Allocated),
            resident: targets.contains(&Resource::Memory),
            heap: targets.contains(&Resource::Heap),
            energy: targets.contains(&Resource::Energy),
        }
    }
}

/// The sum of the columns that fits `y` best, none of which makes it smaller: of the first alone where none
/// does.
fn mixed(mut columns: Vec<Vec<f64>>, y: Vec<f64>) -> Option<Vec<f64>> {
    while columns.len() > 1 {
        let names = (0..columns.len()).map(|j| j.to_string()).collect();
        let data = Dataset::new(names, columns.clone(), y.clone());
        let weights = least_squares_relative(&data).map(|weights| weights[1..].to_vec());
        match weights.map(|weights| (weights.iter().position(|w| *w <= 0.0), weights)) {
            Some((None, weights)) => {
                let row = |i: usize| columns.iter().zip(&weights).map(|(column, w)| w * column[i]).sum();
                return Some((0..y.len()).map(row).collect());
            }
            Some((Some(negative), _)) => drop(columns.remove(negative)),
            None => drop(columns.pop()),
        }
    }
    columns.pop()
}

#[cfg(test)]
mod tests {
    use super::Resource::{self, Allocated, Bytecodes, Bytes, Energy, Memory, Time};
    use super::mixed;

    #[test]
    fn what_is_allocated_is_explained_by_all_that_is_counted_and_adds_to_it() {
        let (a, b) = (vec![1.0, 5.0, 2.0, 8.0], vec![3.0, 1.0, 9.0, 4.0]);
        let of =
            |x: f64, y: f64| -> Vec<f64> { a.iter().zip(&b).map(|(a, b)| 100.0 + x * a + y * b).collect() };
        let sum = mixed(vec![a.clone(), b.clone()], of(7.0, 0.5)).unwrap();
        assert!(sum.iter().zip(of(7.0, 0.5)).all(|(s, y)| (s + 100.0 - y).abs() < 1e-6), "{sum:?}");
        assert_eq!(mixed(vec![a.clone(), b.clone()], of(-0.5, 3.0)), Some(b.clone()));
        assert_eq!(mixed(vec![a.clone(), a.clone()], of(2.0, 0.0)), Some(a));
    }

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
        assert_eq!(deciding(&[Energy, Bytecodes]), [Bytecodes]);
        assert_eq!(deciding(&[Time, Bytecodes, Energy]), [Bytecodes]);
        assert!(Energy.follows(&[Time, Energy]) && !Energy.follows(&[Energy, Time]));
    }

    #[test]
    fn names_are_those_of_targets() {
        assert!(Resource::ALL.iter().all(|r| Resource::named(r.name()) == Some(*r)));
        assert_eq!(Resource::named("noise"), None);
    }
}
