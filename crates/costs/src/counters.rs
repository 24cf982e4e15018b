//! What is counted at each level, and the counts of a run.

use mantis_instrument::Profile;
use serde::{Deserialize, Serialize};

use crate::buckets::Buckets;
use crate::program::Program;

/// What costs are estimated of.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Kinds of instructions.
    Opcode,
    /// Basic blocks.
    Block,
    /// Methods, without what they call.
    Method,
}

impl Level {
    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Level::Opcode => "kind of instruction",
            Level::Block => "block",
            Level::Method => "method",
        }
    }

    /// Several of them, in words.
    pub fn plural(self) -> &'static str {
        match self {
            Level::Opcode => "kinds of instructions",
            Level::Block => "blocks",
            Level::Method => "methods",
        }
    }
}

/// What a counter is, across programs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// A bucket of opcodes.
    Opcode {
        /// Its name.
        bucket: String,
    },
    /// A block.
    Block {
        /// Internal name of the class.
        class: String,
        /// Method.
        method: String,
        /// Descriptor.
        desc: String,
        /// Number of the block in the method, from 0.
        block: u32,
        /// Hash of the method's code.
        hash: String,
    },
    /// A method.
    Method {
        /// Internal name of the class.
        class: String,
        /// Method.
        method: String,
        /// Descriptor.
        desc: String,
        /// Hash of the method's code.
        hash: String,
    },
}

/// A counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// In source terms; unique.
    pub name: String,
    /// What it is.
    pub place: Place,
    /// Instructions of one execution: those of the block; 1 for opcodes; for methods those of the first
    /// block.
    pub instructions: u32,
    /// Where in the program: bucket, method and block, or method.
    pub(crate) at: At,
}

/// A counter's place in this program.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum At {
    Bucket(usize),
    Block(usize, usize),
    Method(usize),
}

/// A pattern of names: text with `*` for anything, to be found anywhere in the name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern(String);

impl Pattern {
    /// The pattern as typed.
    pub fn new(text: &str) -> Pattern {
        Pattern(text.to_owned())
    }

    /// As typed.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether a name has it.
    pub fn matches(&self, name: &str) -> bool {
        let mut rest = name;
        self.0.split('*').all(|part| match rest.find(part) {
            Some(at) => {
                rest = &rest[at + part.len()..];
                true
            }
            None => false,
        })
    }
}

/// The counters of a program at a level.
pub struct Counters {
    /// The level.
    pub level: Level,
    /// Kinds of instructions.
    pub buckets: Buckets,
    /// The counters.
    pub list: Vec<Counter>,
    /// Names, in the order of the list.
    pub names: Vec<String>,
    /// Whether some were left out by patterns.
    pub chosen: bool,
}

impl Counters {
    /// The counters of a program; with patterns only those that one of them matches.
    pub fn new(program: &Program, level: Level, buckets: Buckets, only: &[Pattern]) -> Counters {
        let mut list = Vec::new();
        if level == Level::Opcode {
            for (i, bucket) in buckets.names().iter().enumerate() {
                list.push(Counter {
                    name: bucket.clone(),
                    place: Place::Opcode { bucket: bucket.clone() },
                    instructions: 1,
                    at: At::Bucket(i),
                });
            }
        } else {
            for (i, method) in program.methods.iter().enumerate().filter(|(_, m)| m.counted) {
                let [class, name, desc] =
                    [&method.name.class, &method.name.name, &method.name.desc].map(|n| n.to_string());
                let hash = method.hash.clone();
                if level == Level::Method {
                    let instructions = method.blocks.first().map_or(1, |b| b.instructions);
                    let place = Place::Method { class, method: name, desc, hash };
                    list.push(Counter {
                        name: method.called.clone(),
                        place,
                        instructions,
                        at: At::Method(i),
                    });
                    continue;
                }
                for (b, block) in method.blocks.iter().enumerate() {
                    list.push(Counter {
                        name: block.called.clone(),
                        place: Place::Block {
                            class: class.clone(),
                            method: name.clone(),
                            desc: desc.clone(),
                            block: b as u32,
                            hash: hash.clone(),
                        },
                        instructions: block.instructions,
                        at: At::Block(i, b),
                    });
                }
            }
        }
        let all = list.len();
        list.retain(|c| only.is_empty() || only.iter().any(|p| p.matches(&c.name)));
        make_unique(&mut list);
        let names = list.iter().map(|c| c.name.clone()).collect();
        Counters { level, buckets, chosen: list.len() < all, list, names }
    }

    /// The counts of a run.
    pub fn values(&self, program: &Program, profile: &Profile) -> Vec<f64> {
        let buckets = match self.level {
            Level::Opcode => self.buckets.sum(&mantis_instrument::histogram(profile)),
            Level::Block | Level::Method => Vec::new(),
        };
        let methods: Vec<_> = profile.methods().map(|(_, m)| m).collect();
        let value = |c: &Counter| match c.at {
            At::Bucket(i) => buckets.get(i).copied(),
            At::Method(m) => methods.get(m).map(|m| m.entries),
            At::Block(m, b) => {
                // Labels stand before a block's first instruction and are never executed themselves.
                let first = program.methods[m].instructions(b).next().map(|(node, _)| node);
                first.zip(methods.get(m)).and_then(|(n, m)| m.executed.get(n as usize).copied())
            }
        };
        self.list.iter().map(|c| value(c).unwrap_or(0) as f64).collect()
    }
}

fn make_unique(list: &mut [Counter]) {
    let mut seen = rustc_hash::FxHashMap::<String, u32>::default();
    for counter in list {
        let n = seen.entry(counter.name.clone()).or_default();
        *n += 1;
        if *n > 1 {
            counter.name = format!("{} #{n}", counter.name);
        }
    }
}

/// What was seen of exceptions and executions, over all runs.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// For each method and block, whether an instruction of it ever threw (or was left when the program
    /// exited).
    pub thrown: Vec<Vec<bool>>,
    /// For each method and handler, whether it ever caught.
    pub caught: Vec<Vec<bool>>,
    /// Executions of each node of each method.
    pub executed: Vec<Vec<u64>>,
}

impl Seen {
    /// Nothing yet.
    pub fn new(program: &Program) -> Seen {
        let of = |f: &dyn Fn(&crate::program::Method) -> usize| -> Vec<Vec<bool>> {
            program.methods.iter().map(|m| vec![false; f(m)]).collect()
        };
        Seen {
            thrown: of(&|m| m.blocks.len()),
            caught: of(&|m| m.handlers.len()),
            executed: program.methods.iter().map(|m| vec![0; m.opcodes.len()]).collect(),
        }
    }

    /// Adds a run.
    pub fn add(&mut self, program: &Program, profile: &Profile) {
        for (i, (_, profile)) in profile.methods().enumerate() {
            let Some(method) = program.methods.get(i) else { return };
            for &(node, count) in &profile.thrown {
                if let Some(block) = method.block_of(node).filter(|_| count > 0) {
                    self.thrown[i][block] = true;
                }
            }
            for (caught, &(_, count)) in self.caught[i].iter_mut().zip(&profile.caught) {
                *caught |= count > 0;
            }
            for (sum, &n) in self.executed[i].iter_mut().zip(&profile.executed) {
                *sum = sum.saturating_add(n);
            }
        }
    }

    /// Whether nothing ever threw.
    pub fn quiet(&self) -> bool {
        !self.thrown.iter().flatten().any(|t| *t)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_found_anywhere() {
        let matches = |p: &str, name: &str| Pattern::new(p).matches(name);
        assert!(matches("load", "Route.java:88 Route.load(String) block 3"));
        assert!(matches("Route*block 3", "Route.java:88 Route.load(String) block 3"));
        assert!(!matches("block*Route.java", "Route.java:88 Route.load(String) block 3"));
        assert!(matches("", "x"));
    }
}
