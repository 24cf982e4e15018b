//! What the columns of the table are that models are fitted to: features of whole inputs, and of samples of
//! them.

use mantis_feature::Feature;
use mantis_predictor::Sample;

/// Where the values of a column are from.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Reads {
    /// The whole input, as the instrumented program read it.
    Whole,
    /// A sample, in proportion.
    Sample(Sample),
    /// Two samples, the smaller first, extended by the law of growth between them.
    Growth(Sample, Sample),
    /// The whole, where loops leave out iterations.
    Loops(Holes),
}

impl Reads {
    /// The larger of two samples for what is extended from both, else the same: what is priced alike.
    pub(super) fn priced(self) -> Reads {
        match self {
            Reads::Growth(_, more) => Reads::Sample(more),
            other => other,
        }
    }
}

/// Loops that leave out iterations.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Holes {
    /// Which of the loops that may: bit i stands for loop i.
    pub loops: u64,
    /// One of so many iterations runs.
    pub stride: u32,
}

impl Holes {
    /// For each of so many loops one of how many iterations runs.
    pub fn strides(self, loops: usize) -> Vec<u32> {
        (0..loops).map(|i| if self.loops >> i & 1 == 1 { self.stride } else { 1 }).collect()
    }
}

/// A column.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// What it is called: the feature's name, and of which part of the input it is.
    pub name: String,
    /// What is counted, or what an argument says.
    pub feature: Feature,
    /// Of which part of the input.
    pub reads: Reads,
    /// Whether only the optimistic rule has a slice of it.
    pub optimistic: bool,
}

impl Column {
    /// A feature of the whole input.
    pub fn program(feature: &Feature) -> Column {
        Column {
            name: feature.name.clone(),
            feature: feature.clone(),
            reads: Reads::Whole,
            optimistic: false,
        }
    }

    /// A feature of a sample.
    pub fn sampled(feature: &Feature, sample: Sample) -> Column {
        let name = format!("{} in a sample of {}", feature.name, percent(sample));
        Column { name, feature: feature.clone(), reads: Reads::Sample(sample), optimistic: false }
    }

    /// A feature extended from two samples.
    pub fn grown(feature: &Feature, few: Sample, more: Sample) -> Column {
        let name =
            format!("{} extended from samples of {} and {}", feature.name, percent(few), percent(more));
        Column { name, feature: feature.clone(), reads: Reads::Growth(few, more), optimistic: false }
    }

    /// A feature whose loops leave out iterations; `loops` says which.
    pub fn perforated(feature: &Feature, holes: Holes, loops: &str) -> Column {
        let name = format!("{} in one of {} iterations of {loops}", feature.name, holes.stride);
        Column { name, feature: feature.clone(), reads: Reads::Loops(holes), optimistic: false }
    }

    /// The loops that leave out iterations, if some do.
    pub fn holes(&self) -> Option<Holes> {
        match self.reads {
            Reads::Loops(holes) => Some(holes),
            _ => None,
        }
    }

    /// The samples that it is computed from, the smaller first.
    pub fn samples(&self) -> Vec<Sample> {
        match self.reads {
            Reads::Whole | Reads::Loops(_) => Vec::new(),
            Reads::Sample(sample) => vec![sample],
            Reads::Growth(few, more) => vec![few, more],
        }
    }
}

fn percent(sample: Sample) -> String {
    format!("{} %", (sample.share * 1e4).round() / 1e2)
}
