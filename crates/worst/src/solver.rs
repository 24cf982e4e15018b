//! Linear and integer programs, and the solver behind them: `microlp`, a simplex with branch and bound in
//! Rust.

use microlp::{ComparisonOp, OptimizationDirection, Problem, SolveOptions, Variable};

/// A variable: at least 0.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Var {
    /// What one adds to the objective, which is to be as large as possible.
    pub price: f64,
    /// At most.
    pub upper: f64,
}

/// A constraint: a sum is at most, or equal to, a limit.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Variables and factors; each variable once.
    pub terms: Vec<(usize, f64)>,
    /// Whether it must be equal.
    pub equal: bool,
    /// The limit.
    pub limit: f64,
}

/// A program to be maximised.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    /// The variables.
    pub vars: Vec<Var>,
    /// The constraints.
    pub rows: Vec<Row>,
}

/// The optimum.
#[derive(Clone, Debug, PartialEq)]
pub struct Optimum {
    /// Of the objective; for an integer program that was not finished, a proved upper bound.
    pub value: f64,
    /// Of the variables.
    pub point: Vec<f64>,
}

/// Branch and bound stops after so many nodes; a count, so that the same program has the same answer.
const NODES: u64 = 200;
/// How far from a whole number still counts as one.
const WHOLE: f64 = 1e-6;
/// Integers are below this.
const LARGEST: f64 = 1e9;

impl Program {
    /// Adds a variable.
    pub fn var(&mut self, price: f64, upper: f64) -> usize {
        self.vars.push(Var { price, upper });
        self.vars.len() - 1
    }

    /// Adds a constraint; terms of the same variable are added up.
    pub fn row(&mut self, mut terms: Vec<(usize, f64)>, equal: bool, limit: f64) {
        terms.sort_by_key(|t| t.0);
        let mut merged: Vec<(usize, f64)> = Vec::with_capacity(terms.len());
        for (var, factor) in terms {
            match merged.last_mut() {
                Some(last) if last.0 == var => last.1 += factor,
                _ => merged.push((var, factor)),
            }
        }
        merged.retain(|t| t.1 != 0.0);
        if merged.is_empty() && limit == 0.0 {
            return;
        }
        self.rows.push(Row { terms: merged, equal, limit });
    }

    /// The optimum over real numbers.
    ///
    /// # Errors
    /// What the solver says when there is none.
    pub fn relaxed(&self) -> Result<Optimum, String> {
        let (problem, vars) = self.problem(false);
        let outcome = problem.solve().map_err(|e| e.to_string())?;
        let solution = outcome.into_solution().map_err(|_| "no solution".to_owned())?;
        let point: Vec<f64> = vars.iter().map(|v| solution.var_value(*v).max(0.0)).collect();
        let point = self.snapped(point);
        Ok(Optimum { value: self.value(&point), point })
    }

    /// The optimum over whole numbers, given that over real ones; `None` where the solver does not get there
    /// in a fixed number of steps.
    pub fn whole(&self, relaxed: &Optimum) -> Option<Optimum> {
        if relaxed.point.iter().all(|v| (v - v.round()).abs() <= WHOLE) {
            let point: Vec<f64> = relaxed.point.iter().map(|v| v.round()).collect();
            return Some(Optimum { value: self.value(&point).max(relaxed.value), point });
        }
        if relaxed.point.iter().any(|v| *v > LARGEST) {
            return None;
        }
        let (problem, vars) = self.problem(true);
        let mut options = SolveOptions::default();
        options.node_limit = Some(NODES);
        let outcome = problem.solve_with(options).ok()?;
        if !outcome.is_optimal() {
            return None;
        }
        let solution = outcome.into_solution().ok()?;
        let point: Vec<f64> = vars.iter().map(|v| solution.var_value(*v).round()).collect();
        let optimum = Optimum { value: self.value(&point), point };
        // Rounding must not have broken a constraint by more than it is worth.
        self.allows(&optimum.point, 1e-6).then_some(optimum)
    }

    /// The whole numbers around a point that the solver left a little beside them, if those satisfy all
    /// constraints.
    fn snapped(&self, point: Vec<f64>) -> Vec<f64> {
        let near = |v: &f64| (v - v.round()).abs() <= 10.0 * WHOLE * v.abs().max(1.0);
        if !point.iter().all(near) {
            return point;
        }
        let rounded: Vec<f64> = point.iter().map(|v| v.round()).collect();
        if self.allows(&rounded, 1e-9) { rounded } else { point }
    }

    /// The objective at a point.
    pub fn value(&self, point: &[f64]) -> f64 {
        self.vars.iter().zip(point).map(|(v, x)| v.price * x).sum()
    }

    /// Whether a point satisfies all constraints, but for this relative error.
    pub fn allows(&self, point: &[f64], tolerance: f64) -> bool {
        self.violated(point, tolerance).is_none()
    }

    /// The first constraint that a point violates by more than this relative error.
    pub fn violated(&self, point: &[f64], tolerance: f64) -> Option<&Row> {
        self.rows.iter().find(|row| {
            let size = row.terms.iter().map(|(v, f)| (f * point[*v]).abs()).fold(1.0, f64::max);
            let over = row.terms.iter().map(|(v, f)| f * point[*v]).sum::<f64>() - row.limit;
            over > tolerance * size || row.equal && over < -tolerance * size
        })
    }

    fn problem(&self, whole: bool) -> (Problem, Vec<Variable>) {
        let mut problem = Problem::new(OptimizationDirection::Maximize);
        let vars: Vec<Variable> = self
            .vars
            .iter()
            .map(|v| {
                if whole {
                    problem.add_integer_var(v.price, (0, v.upper.min(LARGEST) as i32))
                } else {
                    problem.add_var(v.price, (0.0, v.upper))
                }
            })
            .collect();
        for row in &self.rows {
            let op = if row.equal { ComparisonOp::Eq } else { ComparisonOp::Le };
            let terms: Vec<(Variable, f64)> = row.terms.iter().map(|(v, f)| (vars[*v], *f)).collect();
            problem.add_constraint(&terms[..], op, row.limit);
        }
        (problem, vars)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_found_below_the_relaxation() {
        // 3 x + 2 y with 2 x + y <= 5.5, x <= 1.5
        let mut program = Program::default();
        let (x, y) = (program.var(3.0, f64::INFINITY), program.var(2.0, f64::INFINITY));
        program.row(vec![(x, 1.0), (x, 1.0), (y, 1.0)], false, 5.5);
        program.row(vec![(x, 1.0)], false, 1.5);
        program.row(vec![(y, 1.0), (x, -1.0)], false, 2.25);
        let relaxed = program.relaxed().unwrap();
        let whole = program.whole(&relaxed).unwrap();
        assert!((relaxed.value - 9.916_666_666).abs() < 1e-6, "{relaxed:?}");
        assert_eq!(whole, Optimum { value: 9.0, point: vec![1.0, 3.0] });
        assert!(program.allows(&[1.0, 3.0], 1e-9) && !program.allows(&[2.0, 3.0], 1e-9));
    }

    #[test]
    fn what_has_no_optimum_says_so() {
        let mut program = Program::default();
        let x = program.var(1.0, f64::INFINITY);
        assert!(program.relaxed().unwrap_err().contains("unbounded"));
        program.row(vec![(x, 1.0)], true, -1.0);
        assert!(program.relaxed().unwrap_err().contains("infeasible"));
    }
}
