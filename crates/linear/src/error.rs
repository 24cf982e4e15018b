//! What can be wrong with data or options, in sentences that say what to do.

/// Why something cannot be computed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Error {
    /// There is no row.
    #[error("there are no rows to fit; give at least one observation")]
    Empty,
    /// There is no column.
    #[error("there are no columns; give at least one")]
    NoColumns,
    /// A row or column is longer or shorter than the others.
    #[error("{what} has {values} values where {expected} are needed; give them all the same length")]
    Length {
        /// Which row, column or vector.
        what: String,
        /// Its length.
        values: usize,
        /// The length it should have.
        expected: usize,
    },
    /// A value is infinite or not a number.
    #[error("{what} has the value {value} in row {row}; replace it by a finite number or leave the row out")]
    NotFinite {
        /// Which column or vector.
        what: String,
        /// Index of the row.
        row: usize,
        /// What is there.
        value: f64,
    },
    /// A weight is negative or not finite.
    #[error("the weight of row {row} is {value}; give a finite number that is not negative")]
    Weight {
        /// Index of the row.
        row: usize,
        /// What is there.
        value: f64,
    },
    /// No row has a weight.
    #[error("every weight is zero; give at least one row a positive weight")]
    NoWeight,
    /// Intermediate results exceed the range of numbers.
    #[error("the fit leaves the range of floating-point numbers; rescale the columns or the response")]
    Overflow,
    /// A selection by AIC has no criterion to go by.
    #[error(
        "the residuals are all zero, so AIC is minus infinity and cannot choose between models; use the fit as it is"
    )]
    PerfectFit,
    /// A probability, correlation, penalty or the like outside of its range.
    #[error("{what} is {value}; give a number {range}")]
    Option {
        /// Which option.
        what: &'static str,
        /// What was given.
        value: f64,
        /// The range it should be in, to be read after "a number".
        range: &'static str,
    },
    /// A fit of some columns was applied to data with other columns.
    #[error(
        "the fit has {fitted} columns and the data {given}; give the columns that were fitted, in that order"
    )]
    ForeignColumns {
        /// Columns of the fit.
        fitted: usize,
        /// Columns given.
        given: usize,
    },
    /// The rows do not determine every column.
    #[error("{}", underdetermined(*.rank, *.columns, .groups))]
    Underdetermined {
        /// How many rows are independent.
        rank: usize,
        /// How many are needed: the number of columns.
        columns: usize,
        /// Names of the columns that the rows cannot tell apart, group by group. A group of one is a column
        /// of zeros.
        groups: Vec<Vec<String>>,
    },
    /// More rows are to be chosen than there are.
    #[error("{wanted} rows are to be chosen from {rows}; ask for at most {rows}")]
    TooFewRows {
        /// How many were asked for.
        wanted: usize,
        /// How many there are.
        rows: usize,
    },
    /// Folds that leave nothing to fit or nothing to test.
    #[error(
        "{folds} folds of {rows} rows; give between 2 folds and one per row, each with a row in and a row out"
    )]
    Folds {
        /// How many folds.
        folds: usize,
        /// How many rows.
        rows: usize,
    },
}

/// How many groups an error names before it only counts them.
const NAMED_GROUPS: usize = 5;
/// How many columns of a group an error names before it only counts them.
const NAMED_COLUMNS: usize = 8;

fn underdetermined(rank: usize, columns: usize, groups: &[Vec<String>]) -> String {
    let abridged = |items: Vec<String>, limit: usize, separator: &str| {
        let more = items.len().saturating_sub(limit);
        let mut text = items.into_iter().take(limit).collect::<Vec<_>>().join(separator);
        if more > 0 {
            text += &format!("{separator}{more} more");
        }
        text
    };
    let of_group = |names: &Vec<String>| {
        let quoted = names.iter().map(|n| format!("'{n}'")).collect();
        match names.len() {
            1 => format!("{} (always zero)", abridged(quoted, 1, "")),
            _ => abridged(quoted, NAMED_COLUMNS, ", "),
        }
    };
    let list = abridged(groups.iter().map(of_group).collect(), NAMED_GROUPS, "; ");
    format!(
        "only {rank} independent rows for {columns} columns; add rows in which these columns vary differently, or merge \
         or leave out all but one of each group: {list}"
    )
}
