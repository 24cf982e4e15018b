//! What a scenario took of each resource: in all, by method, line, allocation site and loop.
//!
//! A scenario is counted several times. Its figures are those of the first run; how far the others lie from
//! them is its spread, 0 unless the program depends on threads, identity hashes or the clock.

use mantis_instrument::{MethodProfile, Profile};

use crate::program::{Method, Program, by_line};
use crate::resource::{Counts, Resource};

/// Figures of a scenario.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    /// All of the program.
    pub total: Counts,
    /// How far totals of repetitions lie apart.
    pub spread: Counts,
    /// For each method of the program, in its order.
    pub methods: Vec<MethodFigures>,
    /// Calls of the JDK under way when it called a method of the program: caller, its line by index, how
    /// often the call was executed, and what was entered.
    pub callbacks: Vec<Callback>,
    /// Whether threads may have lost counts to one another.
    pub inexact: bool,
}

/// A call of the JDK that calls the program back.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Callback {
    /// Index of the method with the call.
    pub caller: u32,
    /// Node of the call.
    pub node: u32,
    /// How often the call was executed.
    pub count: u64,
    /// Index of the method that was entered.
    pub entered: u32,
}

/// Figures of a method. The lists are empty when the method never ran.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MethodFigures {
    /// What its own instructions took.
    pub counts: Counts,
    /// How far repetitions lie apart.
    pub spread: Counts,
    /// How often it was entered.
    pub entries: u64,
    /// For each of its lines.
    pub lines: Vec<Counts>,
    /// For each of its sites: allocations and bytes.
    pub sites: Vec<(u64, u64)>,
    /// Iterations of each of its loops.
    pub loops: Vec<u64>,
    /// Executions of each of its calls of the program.
    pub calls: Vec<u64>,
}

impl Figures {
    /// The figures of one run.
    pub fn new(program: &Program, profile: &Profile) -> Figures {
        let mut figures = Figures::default();
        for (method, (_, counted)) in program.methods.iter().zip(profile.methods()) {
            let found = MethodFigures::new(method, counted);
            figures.total.add_all(found.counts);
            figures.methods.push(found);
        }
        figures.total.add(Resource::Bytes, profile.other_bytes);
        figures.inexact = !profile.diagnostics.is_empty();
        for callback in &profile.callbacks {
            let Some((caller, node)) = &callback.call else { continue };
            let index = |m: &mantis_classfile::names::MethodRef| {
                program.find(&format!("{}.{}{}", m.class, m.name, m.desc)).map(|i| i as u32)
            };
            if let (Some(entered), Some(method)) = (index(&callback.entered), index(caller)) {
                let count = profile.method(caller).and_then(|m| m.executed.get(*node as usize)).copied();
                let count = count.unwrap_or(0);
                figures.callbacks.push(Callback { caller: method, node: *node, count, entered });
            }
        }
        figures.callbacks.sort_unstable_by_key(|c| (c.entered, c.caller, c.node));
        figures
    }

    /// The first of several runs, with the spread of all.
    pub fn repeated(runs: Vec<Figures>) -> Option<Figures> {
        let mut runs = runs.into_iter();
        let mut first = runs.next()?;
        let alone = first.clone();
        for other in runs {
            first.spread = first.spread.max(alone.total.difference(other.total));
            first.inexact |= other.inexact;
            for (i, method) in first.methods.iter_mut().enumerate() {
                let counts = other.methods.get(i).map(|m| m.counts).unwrap_or_default();
                method.spread = method.spread.max(alone.methods[i].counts.difference(counts));
            }
        }
        Some(first)
    }

    /// A method's figures by its index; zeros where nothing is known.
    pub fn method(&self, index: usize) -> &MethodFigures {
        static NONE: MethodFigures = MethodFigures::NONE;
        self.methods.get(index).unwrap_or(&NONE)
    }
}

impl MethodFigures {
    const NONE: MethodFigures = MethodFigures {
        counts: Counts::ZERO,
        spread: Counts::ZERO,
        entries: 0,
        lines: Vec::new(),
        sites: Vec::new(),
        loops: Vec::new(),
        calls: Vec::new(),
    };

    fn new(method: &Method, counted: &MethodProfile) -> MethodFigures {
        let mut figures = MethodFigures { entries: counted.entries, ..MethodFigures::default() };
        if !method.counted || counted.executed.iter().all(|n| *n == 0) {
            return figures;
        }
        let executed = |node: u32| counted.executed.get(node as usize).copied().unwrap_or(0);
        let nodes = (0..).zip(counted.executed.iter().copied());
        let jdk = method.jdk_calls.iter().map(|n| (*n, executed(*n)));
        let bytes = counted.allocated.iter().copied();
        let parts: [(Resource, Vec<(u32, u64)>); 3] = [
            (Resource::Bytecodes, nodes.collect()),
            (Resource::Bytes, bytes.collect()),
            (Resource::JdkCalls, jdk.collect()),
        ];
        figures.lines = vec![Counts::default(); method.lines.len()];
        for (resource, parts) in parts {
            parts.iter().for_each(|(_, n)| figures.counts.add(resource, *n));
            let lines: Vec<u64> = by_line(method, parts.into_iter(), |sum: &mut u64, n| *sum += n);
            figures.lines.iter_mut().zip(lines).for_each(|(line, n)| line.add(resource, n));
        }
        figures.sites =
            method.sites.iter().map(|(n, _)| (counted.completed(*n), counted.bytes(*n))).collect();
        let edges = |edges: &[mantis_feature::EdgeRef]| edges.iter().map(|e| counted.edge(*e)).sum();
        figures.loops = method.loops.iter().map(|l| edges(&l.edges)).collect();
        figures.calls = method.calls.iter().map(|(node, _)| executed(*node)).collect();
        figures
    }

    /// Amounts of a line by its index.
    pub fn line(&self, index: usize) -> Counts {
        self.lines.get(index).copied().unwrap_or_default()
    }

    /// Iterations of a loop by its index.
    pub fn iterations(&self, index: usize) -> u64 {
        self.loops.get(index).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repetitions_that_differ_have_a_spread() {
        let run = |bytecodes, of_method| {
            let method = MethodFigures { counts: Counts::new(of_method, 0, 0), ..MethodFigures::default() };
            Figures { total: Counts::new(bytecodes, 5, 0), methods: vec![method], ..Figures::default() }
        };
        let same = Figures::repeated(vec![run(10, 4), run(10, 4)]).unwrap();
        assert!(same.spread.is_zero() && same.methods[0].spread.is_zero());
        let apart = Figures::repeated(vec![run(10, 4), run(17, 2), run(9, 4)]).unwrap();
        assert_eq!((apart.total, apart.spread), (Counts::new(10, 5, 0), Counts::new(7, 0, 0)));
        assert_eq!(apart.methods[0].spread, Counts::new(2, 0, 0));
        assert_eq!(Figures::repeated(Vec::new()), None);
    }
}
