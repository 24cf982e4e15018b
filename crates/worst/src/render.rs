//! Estimates and rankings as text.

use std::fmt::Write;

use crate::report::{PathReport, Worst};

/// Rows that are printed of a table.
const ROWS: usize = 12;

/// How to write an amount of the resource.
pub type Amount<'a> = &'a dyn Fn(f64) -> String;

impl Worst {
    /// The result as text; `amount` writes an amount with its unit, `number` a number.
    pub fn to_text(&self, amount: Amount<'_>, number: Amount<'_>) -> String {
        let mut out = String::new();
        // Writing to a string does not fail.
        let _ = self.write(&mut out, amount, number);
        out
    }

    fn write(&self, out: &mut String, amount: Amount<'_>, number: Amount<'_>) -> std::fmt::Result {
        for path in &self.paths {
            self.write_path(out, path, amount, number)?;
        }
        writeln!(out, "one call of each method, with what it calls:")?;
        for m in self.methods.iter().filter(|m| m.estimate > 0.0).take(ROWS) {
            let calls = format!("{} calls in the worst run", number(m.calls));
            writeln!(out, "  {:>24}  {}, {calls}, {} seen", amount(m.estimate), m.method, m.observed_calls)?;
        }
        if self.margin > 1.0 {
            writeln!(
                out,
                "margin: all estimates are multiplied by {:.3}, the largest measured by predicted value of a run",
                self.margin
            )?;
        }
        for assumption in &self.assumptions {
            writeln!(out, "assumed: {assumption}")?;
        }
        Ok(())
    }

    fn write_path(
        &self,
        out: &mut String,
        path: &PathReport,
        amount: Amount<'_>,
        number: Amount<'_>,
    ) -> std::fmt::Result {
        match &path.method {
            None => {
                let times = path.estimate / self.observed.max(f64::MIN_POSITIVE);
                writeln!(out, "worst run: {}", amount(path.estimate))?;
                writeln!(
                    out,
                    "  {times:.2} times the largest of {} runs, {}",
                    self.runs,
                    amount(self.observed)
                )?;
            }
            Some(method) => writeln!(out, "worst call of {method}: {}", amount(path.estimate))?,
        }
        if path.never_executed > 0.0 {
            writeln!(out, "  {:.1} % of it is code that no run executed", 100.0 * path.never_executed)?;
        }
        for l in path.loops.iter().take(ROWS) {
            let irreducible = if l.irreducible { ", several entries" } else { "" };
            writeln!(
                out,
                "  {:>5.1} %  loop {}: at most {} iterations for one entry ({}{irreducible}), {} for {} in {}",
                100.0 * l.share,
                l.name,
                number(l.bound),
                l.source.name(),
                number(l.iterations),
                number(l.entries),
                l.method
            )?;
        }
        for r in &path.recursions {
            writeln!(
                out,
                "  recursion {}: at most {} calls inside for one from outside ({}), {} entries",
                r.methods,
                number(r.bound),
                r.source.name(),
                number(r.entries)
            )?;
        }
        for e in path.elsewhere.iter().take(ROWS) {
            writeln!(
                out,
                "  called from elsewhere: {}, at most {} ({})",
                e.method,
                number(e.bound),
                e.source.name()
            )?;
        }
        for l in path.lines.iter().take(ROWS).filter(|l| l.share >= 0.005) {
            writeln!(
                out,
                "  {:>5.1} %  {}:{}, {} executions",
                100.0 * l.share,
                l.path,
                l.line,
                number(l.executions)
            )?;
        }
        Ok(())
    }
}
