//! How much of the program runs reached: methods, basic blocks, directions of branches, source lines.
//!
//! All of it follows from the counts that runs have anyway ([`mantis_instrument::Profile`]). A method counts
//! as one, whatever phases of the program it was copied for. A *direction* is an edge out of a conditional
//! branch or a switch, so a branch that always goes the same way is half reached.
//!
//! Shares are given of two wholes: of the classes of which some run executed anything, which tells how
//! thorough the inputs are, and of the whole class path, libraries and all, of which no input may reach much.

use std::collections::BTreeMap;

use fixedbitset::FixedBitSet;
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::names::{MethodRef, Name};
use mantis_feature::EdgeRef;
use mantis_instrument::Profile;
use mantis_instrument::layout::{Layout, MethodLayout};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use crate::app::App;

/// What training inputs reached of a program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Coverage {
    /// Runs that it is of.
    pub runs: u64,
    /// Of the classes of which some run executed anything.
    pub entered: Shares,
    /// Of all classes of the class path.
    pub all: Shares,
    /// Methods that are in none of these figures, because they could not be counted.
    pub uncounted: usize,
    /// Source files with lines of entered classes that no run reached, by name.
    pub unreached: Vec<Unreached>,
}

/// What was reached of some classes. Only methods with code count, and only classes that have some.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Shares {
    /// Classes.
    pub classes: Part,
    /// Methods.
    pub methods: Part,
    /// Basic blocks.
    pub blocks: Part,
    /// Directions of conditional branches and switches.
    pub branches: Part,
}

/// Some of a number.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// How many were reached.
    pub reached: usize,
    /// Of how many.
    pub of: usize,
    /// The one by the other; 1 where there are none.
    pub share: f64,
}

/// Lines of a source file that no run reached.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unreached {
    /// The file with its package.
    pub file: String,
    /// The lines, ascending.
    pub lines: Vec<u32>,
    /// Of how many lines with code.
    pub of: usize,
}

impl Part {
    fn new(reached: usize, of: usize) -> Part {
        let share = if of == 0 { 1.0 } else { reached as f64 / of as f64 };
        Part { reached, of, share }
    }
}

/// The places of a program that a run may reach, by number: blocks, and directions of branches.
#[derive(Clone, Debug, Default)]
pub struct Sites {
    methods: Vec<MethodSites>,
    by_name: FxHashMap<MethodRef, usize>,
    /// Methods that are copies for a phase, with what they are copies of.
    copies: FxHashMap<MethodRef, usize>,
    classes: usize,
    uncounted: usize,
    len: usize,
}

#[derive(Clone, Debug)]
struct MethodSites {
    name: MethodRef,
    class: usize,
    /// First and last node of each block; the first block has the number `start`.
    blocks: Vec<(u32, u32)>,
    start: usize,
    /// Directions; the first has the number behind that of the last block.
    directions: Vec<EdgeRef>,
}

impl Sites {
    /// The places of an instrumented program.
    pub fn new(layout: &Layout) -> Sites {
        let mut sites = Sites::default();
        let mut copies = Vec::new();
        for (class, of) in layout.classes.iter().enumerate() {
            for method in &of.methods {
                let named = |name: &str| MethodRef {
                    class: of.name.clone(),
                    name: Name::from(name),
                    desc: Name::from(method.desc.as_str()),
                };
                match mantis_context::origin(&method.name) {
                    Some((original, _)) => copies.push((named(&method.name), named(original))),
                    None if !method.counted => sites.uncounted += 1,
                    None => sites.add(named(&method.name), class, method),
                }
            }
        }
        sites.classes = layout.classes.len();
        let known = copies.into_iter().filter_map(|(copy, of)| Some((copy, *sites.by_name.get(&of)?)));
        sites.copies = known.collect();
        sites
    }

    fn add(&mut self, name: MethodRef, class: usize, method: &MethodLayout) {
        let mut leaving: BTreeMap<u32, Vec<EdgeRef>> = BTreeMap::new();
        for edge in method.edges.iter().filter(|e| e.successor != u32::MAX) {
            let from = (edge.from as usize).checked_sub(1).and_then(|b| method.blocks.get(b));
            if let Some(&(_, last)) = from {
                leaving.entry(last).or_default().push(EdgeRef { origin: last, successor: edge.successor });
            }
        }
        let directions: Vec<EdgeRef> = leaving.into_values().filter(|e| e.len() > 1).flatten().collect();
        let sites = MethodSites { name, class, blocks: method.blocks.clone(), start: self.len, directions };
        self.len = sites.start + sites.blocks.len() + sites.directions.len();
        self.by_name.insert(sites.name.clone(), self.methods.len());
        self.methods.push(sites);
    }

    /// The places that a run reached.
    pub fn reached(&self, profile: &Profile) -> FixedBitSet {
        let mut reached = FixedBitSet::with_capacity(self.len);
        for (name, run) in profile.methods() {
            let at = self.by_name.get(name).or_else(|| self.copies.get(name));
            let Some(method) = at.map(|&i| &self.methods[i]) else { continue };
            if run.executed.iter().all(|&n| n == 0) {
                continue;
            }
            for (i, &(first, last)) in method.blocks.iter().enumerate() {
                let nodes = run.executed.get(first as usize..=last as usize).unwrap_or_default();
                reached.set(method.start + i, nodes.iter().any(|&n| n > 0) || reached[method.start + i]);
            }
            let start = method.start + method.blocks.len();
            for (i, &edge) in method.directions.iter().enumerate() {
                reached.set(start + i, run.edge(edge) > 0 || reached[start + i]);
            }
        }
        reached
    }

    /// What `reached` is of the program: the shares of the entered classes and of all.
    pub fn shares(&self, reached: &FixedBitSet) -> [Shares; 2] {
        let reached = &self.whole(reached);
        let mut classes = vec![Counts::default(); self.classes];
        for method in &self.methods {
            let directions = method.start + method.blocks.len();
            let blocks = reached.count_ones(method.start..directions);
            let counts = &mut classes[method.class];
            counts.add(0, usize::from(blocks > 0), 1);
            counts.add(1, blocks, method.blocks.len());
            let end = directions + method.directions.len();
            counts.add(2, reached.count_ones(directions..end), method.directions.len());
        }
        classes.retain(|c| c.0[0].1 > 0);
        let is_entered = |c: &&Counts| c.0[0].0 > 0;
        let entered = classes.iter().filter(is_entered).count();
        let shares = |reached: usize, of: Vec<&Counts>| {
            let sum = |i: usize| {
                let (reached, all) = of.iter().map(|c| c.0[i]).fold((0, 0), |s, c| (s.0 + c.0, s.1 + c.1));
                Part::new(reached, all)
            };
            let classes = Part::new(reached, of.len());
            Shares { classes, methods: sum(0), blocks: sum(1), branches: sum(2) }
        };
        [
            shares(entered, classes.iter().filter(is_entered).collect()),
            shares(entered, classes.iter().collect()),
        ]
    }

    /// A set that has room for all places: that of no run has none.
    fn whole(&self, reached: &FixedBitSet) -> FixedBitSet {
        let mut whole = reached.clone();
        whole.grow(self.len);
        whole
    }

    /// The report on what `runs` runs reached together.
    pub fn coverage(&self, reached: &FixedBitSet, runs: u64, app: &App) -> Coverage {
        let reached = &self.whole(reached);
        let [entered, all] = self.shares(reached);
        let unreached = self.unreached(reached, app);
        Coverage { runs, entered, all, uncounted: self.uncounted, unreached }
    }

    /// Lines of entered classes of which no instruction stands in a block that ran.
    fn unreached(&self, reached: &FixedBitSet, app: &App) -> Vec<Unreached> {
        let mut is_entered = vec![false; self.classes];
        for method in &self.methods {
            let blocks = method.start..method.start + method.blocks.len();
            is_entered[method.class] |= reached.count_ones(blocks) > 0;
        }
        let mut files: BTreeMap<String, BTreeMap<u32, bool>> = BTreeMap::new();
        for method in self.methods.iter().filter(|m| is_entered[m.class]) {
            let Some(code) = app.code(&method.name) else { continue };
            let Some(file) = source_file(app.class_path(), &method.name.class) else { continue };
            let lines = code.lines();
            let known = files.entry(file).or_default();
            for (i, &(first, last)) in method.blocks.iter().enumerate() {
                let ran = reached[method.start + i];
                for &line in lines.get(first as usize..=last as usize).unwrap_or_default() {
                    if line > 0 {
                        *known.entry(u32::from(line)).or_default() |= ran;
                    }
                }
            }
        }
        let unreached = files.into_iter().map(|(file, lines)| Unreached {
            file,
            of: lines.len(),
            lines: lines.into_iter().filter(|(_, ran)| !ran).map(|(line, _)| line).collect(),
        });
        unreached.filter(|u| !u.lines.is_empty()).collect()
    }
}

/// Reached and all, of methods, blocks and directions.
#[derive(Copy, Clone, Debug, Default)]
struct Counts([(usize, usize); 3]);

impl Counts {
    fn add(&mut self, what: usize, reached: usize, all: usize) {
        self.0[what].0 += reached;
        self.0[what].1 += all;
    }
}

/// The source file of a class with its package.
fn source_file(class_path: &ClassPath, class: &Name) -> Option<String> {
    let file = class_path.load(class)?.source_file()?;
    Some(match class.rsplit_once('/') {
        Some((package, _)) => format!("{package}/{file}"),
        None => file.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use mantis_instrument::layout::{ClassLayout, EdgeLayout};

    /// A method of three blocks: the first branches to the two others.
    fn branching(name: &str) -> MethodLayout {
        let edge = |from, to, successor| EdgeLayout { from, to, successor, slot: None };
        MethodLayout {
            name: name.to_owned(),
            desc: "()V".to_owned(),
            counted: true,
            blocks: vec![(0, 2), (3, 4), (5, 6)],
            edges: vec![edge(0, 1, 0), edge(1, 2, 0), edge(1, 3, 1), edge(2, 0, 0), edge(3, 0, 0)],
            ..MethodLayout::default()
        }
    }

    fn class(name: &str, methods: &[&str]) -> ClassLayout {
        ClassLayout { name: Name::from(name), methods: methods.iter().map(|m| branching(m)).collect() }
    }

    #[test]
    fn shares_of_entered_classes_and_of_all() {
        let classes = vec![class("A", &["a", "b", "a from A:7"]), class("B", &["c"]), class("I", &[])];
        let sites = Sites::new(&Layout { classes, ..Layout::default() });
        assert_eq!((sites.len, sites.copies.len()), (15, 1));
        let mut reached = FixedBitSet::with_capacity(sites.len);
        // Two blocks of `a` and one of its directions.
        reached.extend([0, 1, 3]);
        let [entered, all] = sites.shares(&reached);
        let parts = |s: Shares| [s.classes, s.methods, s.blocks, s.branches].map(|p| (p.reached, p.of));
        assert_eq!(parts(entered), [(1, 1), (1, 2), (2, 6), (1, 4)]);
        assert_eq!(parts(all), [(1, 2), (1, 3), (2, 9), (1, 6)]);
        assert_eq!(entered.methods.share, 0.5);
        let [entered, all] = sites.shares(&FixedBitSet::new());
        assert_eq!((parts(entered)[0], parts(all)[1]), ((0, 0), (0, 3)), "no run ended well");
    }
}
