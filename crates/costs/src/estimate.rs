//! From counts and a resource of many runs to [`Costs`].

use mantis_linear::Matrix;
use mantis_linear::correlation::filter_correlated;
use mantis_linear::qr::TOLERANCE;
use mantis_linear::separate::{Kind, inseparable};
use serde::{Deserialize, Serialize};

use crate::Error;
use crate::assemble::{Assembly, mean, settle};
use crate::bootstrap::random;
use crate::costs::{Costs, Group, Nonlinear};
use crate::counters::Counters;
use crate::fits::{LARGE, Problem};
use crate::merge::{Merged, Mode, Relation};

/// What R calls the intercept.
pub const INTERCEPT: &str = "(Intercept)";

/// A regression.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Least squares where it determines the costs well and makes none negative, else ridge, or for very many
    /// counters non-negative least squares.
    Auto,
    /// Least squares without an intercept.
    Ols,
    /// Least squares with an intercept.
    OlsIntercept,
    /// Least squares with backward elimination by AIC.
    Step,
    /// Least squares without negative costs.
    Nnls,
    /// Ridge without negative costs, the penalty by cross-validation.
    Ridge,
    /// Elastic net without negative costs, the penalty by cross-validation.
    ElasticNet,
    /// As many independent runs as costs, solved as equations.
    Equations,
}

impl Method {
    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Method::Auto => "the method that fits best",
            Method::Ols => "least squares without intercept",
            Method::OlsIntercept => "least squares with intercept",
            Method::Step => "least squares with backward elimination by AIC",
            Method::Nnls => "non-negative least squares",
            Method::Ridge => "non-negative ridge, penalty by cross-validation",
            Method::ElasticNet => "non-negative elastic net, penalty by cross-validation",
            Method::Equations => "linear equations",
        }
    }

    /// Which merging it can do with.
    pub fn mode(self) -> Mode {
        match self {
            Method::Nnls | Method::Ridge | Method::ElasticNet => Mode::NonNegative,
            _ => Mode::Independent,
        }
    }
}

/// How to estimate.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The regression.
    pub method: Method,
    /// `time`, `bytes`, `bytecodes`.
    pub resource: String,
    /// Its unit.
    pub unit: String,
    /// Whether relative errors count.
    pub relative: bool,
    /// Share of the runs to hold out.
    pub test: Option<f64>,
    /// Drop counters correlated above this with an earlier one.
    pub correlation: Option<f64>,
    /// Level of the intervals.
    pub confidence: f64,
    /// Also fit nonlinear terms.
    pub nonlinear: bool,
    /// Whether the cost of a counter is known to be its instructions.
    pub exact: bool,
}

/// Least squares is tried when there are this many times more runs than counters.
const WELL_DETERMINED: usize = 3;
/// Larger designs are not searched for groups that cannot be told apart: it takes `rows * columns * rank`.
const SEPARATED: usize = 4_000_000;

/// Estimates the cost of each counter. `columns` has one column per counter with one count per run, `y` one
/// value per run; `proven` is what [`crate::flow::relations`] gave.
///
/// # Errors
/// When there are no runs, nothing was executed, the runs are too few for the method, or the response is
/// constant.
pub fn estimate(
    counters: &Counters,
    columns: &[Vec<f64>],
    y: &[f64],
    proven: &[Relation],
    options: &Options,
) -> Result<Costs, Error> {
    if y.is_empty() {
        return Err(Error::NoRuns);
    }
    let held_out = held_out(y.len(), options.test)?;
    let job = Job { counters, columns, y, proven, options, held_out };
    if options.method != Method::Auto {
        return job.run(options.method, None);
    }
    let needed = Merged::new(columns, proven, Mode::Independent).kept.len();
    let runs = job.train().len();
    let enough = if options.exact { runs >= needed } else { runs >= WELL_DETERMINED * needed };
    // Non-negative least squares on many counts hardly needs a penalty (Slawski & Hein, "Non-negative least
    // squares for high-dimensional linear models", 2013), and finding one takes long.
    let non_negative = if runs * needed > LARGE { Method::Nnls } else { Method::Ridge };
    if !enough {
        let because = format!("{runs} runs are few for {needed} independent counters");
        return job.run(non_negative, Some(because));
    }
    let costs = job.run(Method::Ols, Some(format!("{runs} runs determine {needed} independent counters")))?;
    // What is known to be exact is not made inexact to avoid the signs of differences.
    if costs.exact.as_ref().is_some_and(|e| e.agrees) {
        return Ok(costs);
    }
    let small = 1e-9 * costs.estimates.iter().filter_map(|e| e.estimate).fold(0.0, f64::max);
    if costs.estimates.iter().any(|e| e.estimate.is_some_and(|v| v < -small)) {
        return job.run(non_negative, Some("least squares would make a cost negative".to_owned()));
    }
    Ok(costs)
}

/// Which runs are held out: a share, drawn by a fixed seed.
fn held_out(runs: usize, share: Option<f64>) -> Result<Vec<bool>, Error> {
    let Some(share) = share else { return Ok(vec![false; runs]) };
    let test = (share * runs as f64).round().max(0.0) as usize;
    if !(share > 0.0 && share < 1.0) || test == 0 || test >= runs {
        let test = test.min(runs);
        return Err(Error::Share { share, runs, train: runs - test, test });
    }
    let mut order: Vec<usize> = (0..runs).collect();
    let mut state = 7;
    for i in (1..runs).rev() {
        order.swap(i, (random(&mut state) % (i as u64 + 1)) as usize);
    }
    let mut held_out = vec![false; runs];
    order[..test].iter().for_each(|&i| held_out[i] = true);
    Ok(held_out)
}

/// What is to be estimated.
pub(crate) struct Job<'a> {
    pub(crate) counters: &'a Counters,
    pub(crate) columns: &'a [Vec<f64>],
    pub(crate) y: &'a [f64],
    proven: &'a [Relation],
    pub(crate) options: &'a Options,
    pub(crate) held_out: Vec<bool>,
}

impl Job<'_> {
    fn train(&self) -> Vec<usize> {
        (0..self.y.len()).filter(|&i| !self.held_out[i]).collect()
    }

    pub(crate) fn name(&self, counter: usize) -> &str {
        &self.counters.list[counter].name
    }

    fn run(&self, method: Method, because: Option<String>) -> Result<Costs, Error> {
        let mut merged = Merged::new(self.columns, self.proven, method.mode());
        let mut remarks = Vec::new();
        if merged.kept.is_empty() {
            return Err(Error::NothingCounted(self.counters.level.name()));
        }
        self.filter(&mut merged, &mut remarks)?;
        let train = self.train();
        // Of dependent columns the last is aliased: better the one executed most, a sum, than one of its
        // parts.
        let total = |j: usize| self.columns[j].iter().sum::<f64>();
        let mut order = merged.kept.clone();
        order.sort_by(|&a, &b| total(a).total_cmp(&total(b)).then(a.cmp(&b)));
        let x = Matrix::from_fn(train.len(), order.len(), |i, j| self.columns[order[j]][train[i]]);
        let y: Vec<f64> = train.iter().map(|&i| self.y[i]).collect();
        let varies = x.columns().any(|c| c.iter().any(|v| *v != c[0]));
        if varies && y.iter().all(|v| *v == y[0]) && train.len() > 1 {
            return Err(Error::ConstantResponse(self.options.resource.clone()));
        }
        let problem = Problem {
            names: order.iter().map(|&j| self.name(j).to_owned()).collect(),
            counters: order,
            weights: self.options.relative.then(|| weights(&y)),
            x,
            y,
            confidence: self.options.confidence,
            method,
        };
        let mut fitted = problem.fit()?;
        let aliased = settle(&mut merged, &problem.counters, &mut fitted);
        remarks.extend(fitted.remarks.iter().cloned());
        if !merged.contradicted.is_empty() {
            remarks.push(format!(
                "{} provable relations disagree with the counts and were not used (reflection, exceptions, or threads)",
                merged.contradicted.len()
            ));
        }
        if self.counters.chosen {
            remarks.push(
                "counters were chosen by --only; the cost of all others is looked for in them".to_owned(),
            );
        }
        let inseparable = self.inseparable(&problem, &mut remarks)?;
        let nonlinear = self.options.nonlinear.then(|| self.nonlinear(&problem)).flatten();
        Ok(self.assemble(Assembly {
            method,
            because,
            merged,
            aliased,
            problem,
            fitted,
            inseparable,
            nonlinear,
            remarks,
        }))
    }

    fn filter(&self, merged: &mut Merged, remarks: &mut Vec<String>) -> Result<(), Error> {
        let Some(threshold) = self.options.correlation else { return Ok(()) };
        let x = Matrix::from_fn(self.y.len(), merged.kept.len(), |i, j| self.columns[merged.kept[j]][i]);
        let filtered = filter_correlated(&x, threshold)?;
        for pair in &filtered.dropped {
            remarks.push(format!(
                "{} was left out: its correlation with {} is {:.3}",
                self.name(merged.kept[pair.dropped]),
                self.name(merged.kept[pair.kept]),
                pair.correlation
            ));
        }
        let dropped: Vec<u32> = filtered.dropped.iter().map(|p| merged.kept[p.dropped] as u32).collect();
        merged.kept = filtered.kept.iter().map(|&j| merged.kept[j]).collect();
        for relation in &mut merged.relations {
            relation.terms.retain(|t| !dropped.contains(&t.0));
        }
        Ok(())
    }

    fn inseparable(&self, problem: &Problem, remarks: &mut Vec<String>) -> Result<Vec<Group>, Error> {
        let (rows, columns) = (problem.x.rows(), problem.x.cols());
        if rows * columns > SEPARATED {
            let at_most = rows.min(columns);
            remarks.push(format!(
                "at most {at_most} of the {columns} counters can be told apart; which was not worked out for so many"
            ));
            return Ok(Vec::new());
        }
        let groups = inseparable(&problem.x, TOLERANCE)?;
        let why = |kind: Kind| match kind {
            Kind::Zero => "never executed in the fitted runs".to_owned(),
            Kind::Proportional => "proportional in the fitted runs".to_owned(),
            Kind::Dependent if columns > rows => {
                format!("{rows} runs determine no more than {rows} combinations of {columns} counters")
            }
            Kind::Dependent => "some are combinations of the others in the fitted runs".to_owned(),
        };
        let group = |g: &mantis_linear::separate::Group| Group {
            names: g.columns.iter().map(|&j| problem.names[j].clone()).collect(),
            why: why(g.kind),
        };
        Ok(groups.iter().map(group).collect())
    }

    fn nonlinear(&self, problem: &Problem) -> Option<Nonlinear> {
        let columns: Vec<Vec<f64>> = problem.x.columns().map(<[f64]>::to_vec).collect();
        let data = mantis_model::Dataset::new(problem.names.clone(), columns, problem.y.clone());
        let fit = mantis_model::fit(mantis_model::Method::SporeFoba, &data, &Default::default()).ok()?;
        let test: Vec<f64> = (0..self.y.len())
            .filter(|&i| self.held_out[i])
            .map(|i| {
                let row: Vec<f64> =
                    fit.model.features.iter().map(|f| self.columns[problem.counters[f.column]][i]).collect();
                ((self.y[i] - fit.model.predict(&row).value) / self.y[i]).abs()
            })
            .collect();
        Some(Nonlinear {
            formula: fit.model.formula(),
            train_error: fit.model.train_error,
            test_error: mean(&test),
        })
    }
}

/// One over the square of each value, so that relative errors count.
fn weights(y: &[f64]) -> Vec<f64> {
    let largest = y.iter().fold(0.0_f64, |m, v| m.max(v.abs()));
    let floor = if largest > 0.0 { 1e-6 * largest } else { 1.0 };
    y.iter().map(|v| v.abs().max(floor).powi(-2)).collect()
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;
    use crate::buckets::Buckets;
    use crate::calls::CallGraph;
    use crate::counters::Level;
    use crate::program::Program;

    /// Counters that are named after the first buckets.
    fn counters(names: usize) -> Counters {
        let program = Program { methods: vec![], calls: CallGraph::default() };
        let mut counters = Counters::new(&program, Level::Opcode, Buckets::default(), &[]);
        counters.list.truncate(names);
        counters
    }

    fn options(method: Method) -> Options {
        Options {
            method,
            resource: "time".to_owned(),
            unit: "ns".to_owned(),
            relative: false,
            test: None,
            correlation: None,
            confidence: 0.95,
            nonlinear: false,
            exact: false,
        }
    }

    /// Three counters, the third always with the first, and a response with some noise.
    fn data() -> (Vec<Vec<f64>>, Vec<f64>) {
        let a: Vec<f64> = (0..12).map(|i| f64::from(i * 5 % 7 + 1)).collect();
        let b: Vec<f64> = (0..12).map(|i| f64::from(i * 3 % 11)).collect();
        let noise = |i: usize| [0.3, -0.2, 0.1, -0.4, 0.25][i % 5];
        let y = (0..12).map(|i| 10.0 * a[i] + 4.0 * b[i] + noise(i)).collect();
        (vec![a.clone(), b, a], y)
    }

    #[test]
    fn the_table_names_what_is_merged() {
        let (columns, y) = data();
        let costs = estimate(&counters(3), &columns, &y, &[], &options(Method::Auto)).unwrap();
        expect![[r#"
            time ~ executions of kinds of instructions - 1
            by least squares without intercept (12 runs determine 2 independent counters)

            Residuals (ns):
                     Min          1Q      Median          3Q         Max
                 -0.4165     -0.1853     0.08898      0.2834      0.3134

            Costs (ns per execution):
                         Estimate   Std. Error   t value   Pr(>|t|)                   95 % interval     executions    share
            ADD           9.99496      0.02208     452.7     <2e-16 ***              [9.946, 10.04]             48  68.54 %
            SUBTRACT      4.00295      0.01765     226.8     <2e-16 ***              [3.964, 4.042]             55  31.46 %
            ---
            Signif. codes: 0 '***' 0.001 '**' 0.01 '*' 0.05 '.' 0.1 ' ' 1
            Standard errors and intervals: Student's t with the residual degrees of freedom

            Residual standard error: 0.2916 on 10 degrees of freedom
            Multiple R-squared: 0.99998, Adjusted R-squared: 0.99998
            F-statistic: 258883 on 2 and 10 DF, p-value: <2e-16
            AIC: 8.29012
            Error on 12 fitted runs: 0.60 % on average

            Merged before the regression (0 proved, 1 as observed); their cost is in that of their sum:
              MULTIPLY = ADD: equal in all runs given
        "#]].assert_eq(&costs.to_text());
        let total: f64 = costs.counters.iter().map(|c| c.cost * c.executions).sum();
        let predicted: f64 = costs.runs.iter().map(|r| r.predicted).sum();
        assert!((total - predicted).abs() < 1e-9 * predicted);
    }

    #[test]
    fn every_method_finds_costs_that_are_there() {
        let (columns, y) = data();
        for method in [
            Method::Ols,
            Method::OlsIntercept,
            Method::Step,
            Method::Nnls,
            Method::Ridge,
            Method::ElasticNet,
            Method::Equations,
        ] {
            let costs = estimate(&counters(3), &columns, &y, &[], &options(method)).unwrap();
            let cost =
                |name: &str| costs.estimates.iter().find(|e| e.name == name).unwrap().estimate.unwrap();
            assert!((cost("ADD") - 10.0).abs() < 0.3, "{method:?}: {}", cost("ADD"));
            assert!((cost("SUBTRACT") - 4.0).abs() < 0.3, "{method:?}: {}", cost("SUBTRACT"));
            let with_interval = method != Method::Equations;
            assert!(costs.estimates.iter().all(|e| e.interval.is_some() == with_interval), "{method:?}");
        }
    }

    #[test]
    fn what_cannot_be_estimated_is_said() {
        let (columns, y) = data();
        let fail = |columns: &[Vec<f64>], y: &[f64], method| {
            estimate(&counters(columns.len()), columns, y, &[], &options(method)).unwrap_err().to_string()
        };
        let some = |n: usize| -> Vec<Vec<f64>> { columns.iter().map(|c| c[..n].to_vec()).collect() };
        expect!["there are no runs to estimate costs from; give at least one that ends well"]
            .assert_eq(&fail(&some(0), &[], Method::Ols));
        expect!["least squares with intercept needs at least 2 runs that differ for as many costs, and there are 1; choose counters with --only, use a coarser --level, or use --method ridge, which answers all the same"].assert_eq(&fail(&some(1), &y[..1], Method::OlsIntercept));
        expect!["every run has the same time, so no cost can be told from another; give inputs that make the program work more and less"]
            .assert_eq(&fail(&columns, &[5.0; 12], Method::Ridge));
        expect!["no kind of instruction was executed in any run, so there is nothing to estimate; check --only, or give other runs"].assert_eq(&fail(&[vec![0.0; 3]], &y[..3], Method::Ols));
        let mut options = options(Method::Ols);
        options.test = Some(0.99);
        let e = estimate(&counters(3), &columns, &y, &[], &options).unwrap_err();
        expect!["--test 0.99 of 12 runs leaves 0 to fit and 12 to test; give a share between, such as 0.2"]
            .assert_eq(&e.to_string());
    }

    #[test]
    fn held_out_runs_are_predicted_and_relative_errors_weigh() {
        let (columns, y) = data();
        let mut options = options(Method::Ols);
        options.test = Some(0.25);
        options.relative = true;
        let costs = estimate(&counters(3), &columns, &y, &[], &options).unwrap();
        assert_eq!((costs.summary.train_runs, costs.summary.test_runs), (9, 3));
        assert!(costs.summary.test_error.unwrap() < 0.05);
    }
}
