//! What can be wrong with what costs are to be estimated from.

/// Why there are no costs.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Error {
    /// No run ended well.
    #[error("there are no runs to estimate costs from; give at least one that ends well")]
    NoRuns,
    /// Nothing was executed at this level, or the pattern matches nothing.
    #[error(
        "no {0} was executed in any run, so there is nothing to estimate; check --only, or give other runs"
    )]
    NothingCounted(&'static str),
    /// Least squares needs as many runs as there are unknowns.
    #[error(
        "{method} needs at least {counters} runs that differ for as many costs, and there are {runs}; choose counters with \
         --only, use a coarser --level, or use --method ridge, which answers all the same"
    )]
    TooFewRuns {
        /// Runs to fit.
        runs: usize,
        /// Costs to estimate.
        counters: usize,
        /// The method in words.
        method: &'static str,
    },
    /// The response is the same in all runs though the counts are not.
    #[error(
        "every run has the same {0}, so no cost can be told from another; give inputs that make the program work more and less"
    )]
    ConstantResponse(String),
    /// The test share leaves nothing on one side.
    #[error(
        "--test {share} of {runs} runs leaves {train} to fit and {test} to test; give a share between, such as 0.2"
    )]
    Share {
        /// What was asked for.
        share: f64,
        /// All runs.
        runs: usize,
        /// To fit.
        train: usize,
        /// To test.
        test: usize,
    },
    /// More runs are wanted than there are.
    #[error("{wanted} runs are to be suggested of {offered} offered; ask for at most {offered}")]
    Suggest {
        /// Asked for.
        wanted: usize,
        /// There.
        offered: usize,
    },
    /// A line of a table of buckets.
    #[error("line {line} of the buckets: {reason}")]
    Buckets {
        /// From 1.
        line: usize,
        /// A phrase.
        reason: String,
    },
    /// In the arithmetic.
    #[error(transparent)]
    Linear(#[from] mantis_linear::Error),
}
