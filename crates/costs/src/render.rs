//! [`Costs`] as text, in the form of R's `summary(lm)`, with what R does not say: what was merged and what
//! cannot be told apart.

use std::fmt::Write;

use mantis_linear::lm::significance_stars;
pub use mantis_linear::lm::significance_stars as stars;

use crate::costs::{Costs, Estimate};
use crate::estimate::INTERCEPT;

/// Rows of the table that are printed; of more, those with the largest share.
const ROWS: usize = 60;
/// Names of a group or sum that are printed.
const NAMES: usize = 6;
/// Merged counters and groups that are printed.
const LINES: usize = 20;

impl Costs {
    /// The result as text.
    pub fn to_text(&self) -> String {
        let mut out = String::new();
        // Writing to a string does not fail.
        let _ = self.write(&mut out);
        out
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        let s = &self.summary;
        let constant = if self.estimates.iter().any(|e| e.name == INTERCEPT) { "" } else { " - 1" };
        writeln!(out, "{} ~ executions of {}{constant}", self.resource, self.level.plural())?;
        write!(out, "by {}", self.method.name())?;
        if self.relative {
            write!(out, ", relative errors")?;
        }
        match &self.because {
            Some(because) => writeln!(out, " ({because})")?,
            None => writeln!(out)?,
        }
        writeln!(out, "\nResiduals ({}):", self.unit)?;
        let heads = ["Min", "1Q", "Median", "3Q", "Max"];
        writeln!(out, "{}", heads.map(|h| format!("{h:>12}")).join(""))?;
        writeln!(out, "{}", s.residuals.map(|r| format!("{:>12}", significant(r, 4))).join(""))?;
        self.write_rows(out)?;
        self.write_figures(out)?;
        self.write_merged(out)?;
        self.write_exact(out)?;
        if let Some(n) = &self.nonlinear {
            writeln!(out, "\nWith nonlinear terms (SPORE-FoBa): {} = {}", self.resource, n.formula)?;
            write!(out, "  error on the fitted runs {}", percent(n.train_error))?;
            writeln!(
                out,
                "{}",
                n.test_error.map_or(String::new(), |e| format!(", on held-out runs {}", percent(e)))
            )?;
        }
        for remark in &self.remarks {
            writeln!(out, "note: {remark}")?;
        }
        Ok(())
    }

    fn write_rows(&self, out: &mut String) -> std::fmt::Result {
        let aliased = self.estimates.iter().filter(|e| e.estimate.is_none()).count();
        match aliased {
            0 => writeln!(out, "\nCosts ({} per execution):", self.unit)?,
            n => writeln!(
                out,
                "\nCosts ({} per execution; {n} not defined because of singularities):",
                self.unit
            )?,
        }
        let mut shown: Vec<&Estimate> = self.estimates.iter().collect();
        if shown.len() > ROWS {
            shown.sort_by(|a, b| b.share.abs().total_cmp(&a.share.abs()));
            shown.truncate(ROWS);
        }
        let width = shown.iter().map(|e| e.name.chars().count()).max().unwrap_or(0);
        let level = format!("{:.0} % interval", 100.0 * self.confidence);
        writeln!(
            out,
            "{:width$} {:>12} {:>12} {:>9} {:>10}     {level:>27} {:>14} {:>8}",
            "", "Estimate", "Std. Error", "t value", "Pr(>|t|)", "executions", "share"
        )?;
        let number = |v: Option<f64>, digits: usize| v.map_or("NA".to_owned(), |v| significant(v, digits));
        for e in &shown {
            let interval = e
                .interval
                .map_or("NA".to_owned(), |[a, b]| format!("[{}, {}]", significant(a, 4), significant(b, 4)));
            let p = e.p.map_or("NA".to_owned(), probability);
            let line = format!(
                "{:width$} {:>12} {:>12} {:>9} {p:>10} {:3} {interval:>27} {:>14} {:>8}",
                e.name,
                number(e.estimate, 6),
                number(e.std_error, 4),
                number(e.t, 4),
                e.p.map_or("", significance_stars),
                significant(e.executions, 12),
                percent(e.share)
            );
            writeln!(out, "{}", line.trim_end())?;
        }
        if self.estimates.len() > shown.len() {
            writeln!(out, "and {} more (--csv and --json list all)", self.estimates.len() - shown.len())?;
        }
        writeln!(out, "---\nSignif. codes: 0 '***' 0.001 '**' 0.01 '*' 0.05 '.' 0.1 ' ' 1")?;
        writeln!(out, "Standard errors and intervals: {}", self.intervals)
    }

    fn write_figures(&self, out: &mut String) -> std::fmt::Result {
        let s = &self.summary;
        writeln!(out)?;
        if let Some(sigma) = s.sigma {
            writeln!(
                out,
                "Residual standard error: {} on {} degrees of freedom",
                significant(sigma, 4),
                s.df
            )?;
        }
        if let Some(r) = s.r_squared {
            write!(out, "Multiple R-squared: {}", significant(r, 5))?;
            let adjusted = s.adj_r_squared.map(|r| format!(", Adjusted R-squared: {}", significant(r, 5)));
            writeln!(out, "{}", adjusted.unwrap_or_default())?;
        }
        if let Some(f) = s.f {
            let [a, b] = f.df;
            writeln!(
                out,
                "F-statistic: {} on {a} and {b} DF, p-value: {}",
                significant(f.value, 4),
                probability(f.p)
            )?;
        }
        if let Some(aic) = s.aic {
            writeln!(out, "AIC: {}", significant(aic, 6))?;
        }
        if let Some(p) = s.penalty {
            writeln!(
                out,
                "Penalty: {} (mixture {}), by cross-validation with {} folds",
                significant(p.lambda, 3),
                p.alpha,
                p.folds
            )?;
        }
        if let Some(c) = s.reciprocal_condition {
            writeln!(out, "Reciprocal condition of the equations: {}", significant(c, 3))?;
        }
        if !s.dropped.is_empty() {
            writeln!(out, "Dropped by AIC, in this order: {}", abridged(&s.dropped))?;
        }
        write!(out, "Error on {} fitted runs: {} on average", s.train_runs, percent(s.train_error))?;
        match s.test_error {
            Some(e) => writeln!(out, "; on {} held-out runs: {}", s.test_runs, percent(e)),
            None => writeln!(out),
        }
    }

    fn write_merged(&self, out: &mut String) -> std::fmt::Result {
        if !self.merged.is_empty() {
            let proved = self.merged.iter().filter(|m| m.proved).count();
            let rest = self.merged.len() - proved;
            writeln!(
                out,
                "\nMerged before the regression ({proved} proved, {rest} as observed); their cost is in that of their sum:"
            )?;
            for m in self.merged.iter().take(LINES) {
                let sum: Vec<String> =
                    m.sum
                        .iter()
                        .map(|(name, f)| {
                            if *f == 1.0 { name.clone() } else { format!("{} x {name}", significant(*f, 4)) }
                        })
                        .collect();
                let sum = if sum.len() > NAMES { abridged(&sum) } else { sum.join(" + ") };
                writeln!(out, "  {} = {sum}: {}", m.name, m.reason.name())?;
            }
            if self.merged.len() > LINES {
                writeln!(out, "  and {} more (--json lists all)", self.merged.len() - LINES)?;
            }
        }
        if self.never > 0 {
            writeln!(out, "Never executed: {} counters", self.never)?;
        }
        if !self.inseparable.is_empty() {
            let rows: usize = self.inseparable.iter().map(|g| g.names.len()).sum();
            let all = self.estimates.len();
            let groups = self.inseparable.len();
            let plural = if groups == 1 { "" } else { "s" };
            writeln!(
                out,
                "\nCannot be told apart by these runs: {rows} of {all} rows, in {groups} group{plural}"
            )?;
            for group in self.inseparable.iter().take(LINES) {
                writeln!(out, "  {}: {}", abridged(&group.names), group.why)?;
            }
            if self.inseparable.len() > LINES {
                writeln!(out, "  and {} more groups", self.inseparable.len() - LINES)?;
            }
        }
        Ok(())
    }

    fn write_exact(&self, out: &mut String) -> std::fmt::Result {
        let Some(exact) = &self.exact else { return Ok(()) };
        match exact.agrees {
            true => writeln!(
                out,
                "\nExact check: every estimate is the number of instructions it stands for (largest difference {})",
                significant(exact.largest_difference, 2)
            ),
            false => writeln!(
                out,
                "\nExact check: estimates differ from the instructions they stand for by up to {}",
                significant(exact.largest_difference, 4)
            ),
        }
    }
}

fn abridged(names: &[String]) -> String {
    let mut text = names.iter().take(NAMES).cloned().collect::<Vec<_>>().join(", ");
    if names.len() > NAMES {
        let _ = write!(text, " and {} more", names.len() - NAMES);
    }
    text
}

fn percent(share: f64) -> String {
    if share.is_finite() { format!("{:.2} %", 100.0 * share) } else { "NA".to_owned() }
}

/// A probability as R writes it.
fn probability(p: f64) -> String {
    if p < 2.2e-16 { "<2e-16".to_owned() } else { significant(p, 3) }
}

/// So many significant digits, without an exponent where that reads well.
pub fn significant(x: f64, digits: usize) -> String {
    if !x.is_finite() {
        return "NA".to_owned();
    }
    if x == 0.0 {
        return "0".to_owned();
    }
    let exponent = x.abs().log10().floor() as i32;
    if !(-4..15).contains(&exponent) {
        return format!("{x:.*e}", digits.saturating_sub(1));
    }
    let decimals = (digits as i32 - 1 - exponent).max(0) as usize;
    let text = format!("{x:.decimals$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}
