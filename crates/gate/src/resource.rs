//! The exact resources that are compared.

use serde::Serialize;

/// A resource.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Executed bytecodes of the program and its libraries, without the JDK's.
    Bytecodes,
    /// Logical bytes allocated by instructions of the program and its libraries.
    Bytes,
    /// Calls that the program makes of methods outside its class path, such as the JDK's: how often, not what
    /// they do.
    JdkCalls,
}

impl Resource {
    /// All of them, in the order of reports.
    pub const ALL: [Resource; 3] = [Resource::Bytecodes, Resource::Bytes, Resource::JdkCalls];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Resource::Bytecodes => "bytecodes",
            Resource::Bytes => "bytes",
            Resource::JdkCalls => "jdk-calls",
        }
    }

    /// What it is called in sentences.
    pub fn title(self) -> &'static str {
        match self {
            Resource::Bytecodes => "executed bytecodes",
            Resource::Bytes => "allocated bytes",
            Resource::JdkCalls => "calls of the JDK",
        }
    }

    /// The resource of this name.
    pub fn named(name: &str) -> Option<Resource> {
        Resource::ALL.into_iter().find(|r| r.name() == name)
    }
}

/// An amount of each resource: bytecodes, bytes, calls.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts([u64; 3]);

impl Counts {
    /// These amounts, in the order of [`Resource::ALL`].
    pub fn new(bytecodes: u64, bytes: u64, jdk_calls: u64) -> Counts {
        Counts([bytecodes, bytes, jdk_calls])
    }

    /// Nothing.
    pub const ZERO: Counts = Counts([0; 3]);

    /// The amount of a resource.
    pub fn get(&self, resource: Resource) -> u64 {
        self.0[resource as usize]
    }

    /// Adds to the amount of a resource, up to the largest number.
    pub fn add(&mut self, resource: Resource, amount: u64) {
        let sum = &mut self.0[resource as usize];
        *sum = sum.saturating_add(amount);
    }

    /// Adds all amounts of another one.
    pub fn add_all(&mut self, other: Counts) {
        for resource in Resource::ALL {
            self.add(resource, other.get(resource));
        }
    }

    /// The largest difference of each amount to that of another one.
    pub fn difference(self, other: Counts) -> Counts {
        Counts(std::array::from_fn(|i| self.0[i].abs_diff(other.0[i])))
    }

    /// The larger of each amount.
    pub fn max(self, other: Counts) -> Counts {
        Counts(std::array::from_fn(|i| self.0[i].max(other.0[i])))
    }

    /// Whether all amounts are 0.
    pub fn is_zero(&self) -> bool {
        *self == Counts::ZERO
    }
}
