//! The resources of an action's profile: what can be measured and predicted, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How many resources there are, the longest resource profile.
pub const RESOURCES: usize = 6;

/// What an execution of an action consumes (section II-A of the paper).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Resource {
    /// Executed bytecodes.
    Cpu,
    /// Allocated bytes.
    Memory,
    /// Nanoseconds, without those in which the thread was preempted.
    Time,
    /// Bytes sent and received.
    Network,
    /// Microjoules where the machine measures them, else units of a table of costs per bytecode.
    Energy,
    /// Nanoseconds on a processor.
    CpuTime,
}

impl Resource {
    /// All resources in the order of every profile.
    pub const ALL: [Resource; RESOURCES] = [
        Resource::Cpu,
        Resource::Memory,
        Resource::Time,
        Resource::Network,
        Resource::Energy,
        Resource::CpuTime,
    ];

    /// The name in configurations and outputs.
    pub fn name(self) -> &'static str {
        match self {
            Resource::Cpu => "cpu",
            Resource::Memory => "memory",
            Resource::Time => "time",
            Resource::Network => "network",
            Resource::Energy => "energy",
            Resource::CpuTime => "cputime",
        }
    }

    /// The unit of measurements and predictions.
    pub fn unit(self) -> &'static str {
        match self {
            Resource::Cpu => "bytecodes",
            Resource::Memory | Resource::Network => "bytes",
            Resource::Time | Resource::CpuTime => "ns",
            Resource::Energy => "uJ",
        }
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of resources, always in the order of [`Resource::ALL`].
///
/// Measurements and answers are slices with one entry for each member, in that order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Resource>", into = "Vec<Resource>")]
pub struct ResourceSet(u8);

impl ResourceSet {
    /// The set without members.
    pub const EMPTY: ResourceSet = ResourceSet(0);

    /// The number of members.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are no members.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `resource` is a member.
    pub fn contains(self, resource: Resource) -> bool {
        self.0 & (1 << resource as u8) != 0
    }

    /// Adds a member.
    pub fn insert(&mut self, resource: Resource) {
        self.0 |= 1 << resource as u8;
    }

    /// The place of `resource` among the members.
    pub fn position(self, resource: Resource) -> Option<usize> {
        let below = self.0 & ((1 << resource as u8) - 1);
        self.contains(resource).then_some(below.count_ones() as usize)
    }

    /// The members in order.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&resource| self.contains(resource))
    }
}

impl FromIterator<Resource> for ResourceSet {
    fn from_iter<I: IntoIterator<Item = Resource>>(members: I) -> Self {
        let mut set = ResourceSet::EMPTY;
        members.into_iter().for_each(|resource| set.insert(resource));
        set
    }
}

impl From<Vec<Resource>> for ResourceSet {
    fn from(members: Vec<Resource>) -> Self {
        members.into_iter().collect()
    }
}

impl From<ResourceSet> for Vec<Resource> {
    fn from(set: ResourceSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for ResourceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_follow_the_order_of_all() {
        let set: ResourceSet = [Resource::Time, Resource::Cpu].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.position(Resource::Cpu), Some(0));
        assert_eq!(set.position(Resource::Time), Some(1));
        assert_eq!(set.position(Resource::Memory), None);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Resource::Cpu, Resource::Time]);
    }
}
