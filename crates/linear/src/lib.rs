//! Linear models as a statistician reports them. Pure numerics: no I/O, no idea of programs.
//!
//! * [`lm`]: ordinary and weighted least squares with standard errors, tests, information criteria, aliased
//!   columns and intervals, in the conventions of R's `lm` and `summary.lm`;
//! * [`lm::drop1`] and [`lm::step`]: backward elimination by AIC, in the conventions of R's functions of that
//!   name;
//! * [`nnls`]: coefficients that are not negative (Lawson and Hanson), for small and for large problems;
//! * [`elastic_net`]: ridge, lasso and what is between, with or without that constraint, along a path of
//!   penalties, and the choice of the penalty by cross-validation;
//! * [`correlation`]: the correlation matrix and the filter of correlated columns;
//! * [`equations`]: as many independent rows as columns, solved as a square system;
//! * [`separate`]: which columns a design cannot tell apart;
//! * [`doptimal`]: which rows to measure;
//! * [`distribution`]: tails of the t and F distributions that are accurate however small.
//!
//! # Conventions
//!
//! Data come as a [`Matrix`], or as a [`Design`] when names matter; rows are observations. Columns and rows
//! are numbered from 0. Data that cannot be worked on (values that are not finite, lengths that disagree) are
//! an [`Error`], never a panic. Every result is a function of the arguments alone: threads share work only
//! where the order of the sums does not depend on them.
//!
//! # Why no matrix library
//!
//! What decides here is not in one: R's limited pivoting chooses *which* column is aliased, Lawson-Hanson
//! needs a factorisation that gains and loses columns, coordinate descent is one loop over columns. The rest
//! is a triangle solved backwards.

pub mod correlation;
mod design;
pub mod distribution;
pub mod doptimal;
pub mod elastic_net;
pub mod equations;
mod error;
mod kernel;
pub mod lm;
mod lu;
mod matrix;
pub mod nnls;
pub mod qr;
pub mod separate;
mod span;

pub use design::Design;
pub use error::Error;
pub use matrix::Matrix;
