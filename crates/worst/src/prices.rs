//! What an execution of each block costs: one for each bytecode, or as learned by cost mining.
//!
//! Learned costs are those of single counters, merged costs split by instructions: none is negative where the
//! table has no negative estimate, and they add up to the table's prediction wherever the merged counters
//! keep together. Blocks that no run of the learning executed have no cost of their own; they are taken to
//! cost the average per instruction.

use mantis_costs::counters::{Counters, Place};
use mantis_costs::{Buckets, Costs, Level, Program};
use rustc_hash::FxHashMap;

use crate::error::Error;
use crate::flow::Flow;

/// Costs of blocks.
#[derive(Clone, Debug)]
pub struct Prices {
    /// Of each method's blocks, for one execution.
    pub blocks: Vec<Vec<f64>>,
    /// Of a run besides.
    pub constant: f64,
    /// The resource.
    pub resource: String,
    /// Its unit.
    pub unit: String,
    /// Blocks whose cost is unknown and taken from the average.
    pub unknown: usize,
    /// The largest measured by predicted value of the runs that costs were learned from; 1 where costs are
    /// exact.
    pub margin: f64,
}

impl Prices {
    /// One for each bytecode.
    pub fn bytecodes(flow: &Flow) -> Prices {
        let of = |b: &Vec<u32>| b.len() as f64;
        Prices {
            blocks: flow.methods.iter().map(|m| m.blocks.iter().map(of).collect()).collect(),
            constant: 0.0,
            resource: "bytecodes".to_owned(),
            unit: "bytecodes".to_owned(),
            unknown: 0,
            margin: 1.0,
        }
    }

    /// As learned.
    ///
    /// # Errors
    /// When the costs are of methods, or of another program.
    pub fn learned(flow: &Flow, program: &Program, costs: &Costs) -> Result<Prices, Error> {
        if costs.level == Level::Method {
            return Err(Error::MethodLevel);
        }
        let of: FxHashMap<&Place, f64> = costs.counters.iter().map(|c| (&c.place, c.cost)).collect();
        let sum =
            |f: &dyn Fn(&mantis_costs::costs::Learned) -> f64| -> f64 { costs.counters.iter().map(f).sum() };
        let instructions = sum(&|c| c.executions * f64::from(c.instructions));
        let average = if instructions > 0.0 { sum(&|c| c.executions * c.cost) / instructions } else { 0.0 };
        let counters = Counters::new(program, costs.level, Buckets::default(), &[]);
        let mut known = 0;
        let mut unknown = 0;
        let mut price = |place: Option<&Place>, instructions: f64| match place.and_then(|p| of.get(p)) {
            Some(cost) => {
                known += 1;
                *cost
            }
            None => {
                unknown += 1;
                average * instructions
            }
        };
        let mut blocks: Vec<Vec<f64>> = Vec::new();
        if costs.level == Level::Opcode {
            let of_bucket: Vec<f64> = counters.list.iter().map(|c| price(Some(&c.place), 1.0)).collect();
            let names = &counters.buckets;
            for (m, method) in flow.methods.iter().enumerate() {
                let opcode = |n: &u32| program.methods.get(m)?.opcodes.get(*n as usize).copied().flatten();
                let cost =
                    |n: &u32| opcode(n).and_then(|o| of_bucket.get(names.of(o))).copied().unwrap_or(average);
                blocks.push(method.blocks.iter().map(|b| b.iter().map(cost).sum()).collect());
            }
        } else {
            // Counters of blocks stand in the order of methods and blocks.
            let mut places = counters.list.iter().map(|c| &c.place);
            for method in &flow.methods {
                let counted = method.blocks.iter().filter(|_| method.counted);
                blocks.push(counted.map(|b| price(places.next(), b.len() as f64)).collect());
            }
        }
        if known == 0 {
            return Err(Error::OtherProgram);
        }
        let ratios =
            costs.runs.iter().map(|r| r.measured / r.predicted).filter(|r| r.is_finite() && *r > 0.0);
        Ok(Prices {
            blocks,
            constant: costs.intercept.max(0.0),
            resource: costs.resource.clone(),
            unit: costs.unit.clone(),
            unknown,
            margin: ratios.fold(1.0, f64::max),
        })
    }
}
