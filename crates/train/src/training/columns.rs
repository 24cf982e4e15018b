//! What the columns of the table are that models are fitted to: features of whole inputs, and of samples of them.

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

    /// The samples that it is computed from, the smaller first.
    pub fn samples(&self) -> Vec<Sample> {
        match self.reads {
            Reads::Whole => Vec::new(),
            Reads::Sample(sample) => vec![sample],
            Reads::Growth(few, more) => vec![few, more],
        }
    }
}

fn percent(sample: Sample) -> String {
    format!("{} %", (sample.share * 1e4).round() / 1e2)
}
