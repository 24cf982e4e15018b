//! Why there is no estimate or ranking.

/// Why there is no estimate or ranking.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Error {
    /// No run ended well.
    #[error("there are no runs to take bounds from; give at least one that ends well")]
    NoRuns,
    /// The runs were of another program, or the JVM never came to its main method.
    #[error("no counted method was entered in any run, so there is nothing to estimate")]
    NothingRan,
    /// A bound that does not read.
    #[error(
        "--bound \"{0}\" wants the name of a loop or method, = and a number of at least 0, such as Sort.java:12=1000"
    )]
    Bound(String),
    /// A bound of nothing.
    #[error("--bound names \"{0}\", which is neither a loop nor a method; {1}")]
    NoSuchLoop(String, String),
    /// A bound of several methods.
    #[error(
        "--bound names \"{0}\", which are several methods; add the parameters' types, such as Sort.sort(int[])"
    )]
    SeveralMethods(String),
    /// A pattern of methods that matches none.
    #[error("--method \"{0}\" matches no counted method")]
    NoSuchMethod(String),
    /// Costs that say nothing about blocks.
    #[error(
        "these costs are of whole methods, which says nothing about their paths; learn them with --level block"
    )]
    MethodLevel,
    /// Costs of other code.
    #[error("these costs know nothing of this program: no block has the same class, method and code")]
    OtherProgram,
    /// The solver gave up.
    #[error("the program for {0} could not be solved ({1}); give bounds with --bound for its largest loops")]
    Solver(String, String),
}
