//! `dup`, `swap` and their relatives of which only some operands or results are left.

use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::SimpleOp;

/// What brings the operands that are there into the order of the results that are needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Plan {
    /// These instructions.
    Direct(Vec<SimpleOp>),
    /// Move every operand into a local, the uppermost first, and load from there.
    Spill,
}

/// Plans a shuffle. `wide` tells of each operand, deepest first, whether it is a long or double; `wanted`
/// gives for each result, deepest first, the operand it is a copy of.
pub(crate) fn plan(wide: &[bool], wanted: &[usize]) -> Plan {
    let identity = |n: usize| wanted.iter().copied().eq(0..n);
    // Only drops from the top.
    if wanted.len() <= wide.len() && identity(wanted.len()) {
        return Plan::Direct(wide[wanted.len()..].iter().rev().map(|&w| pop(w)).collect());
    }
    let direct = match (wide, wanted) {
        ([w], [0, 0]) => vec![dup(*w)],
        ([false, false], [1, 0]) => vec![SimpleOp::Swap],
        ([_, _], [1]) if wide == [false, false] => vec![SimpleOp::Swap, SimpleOp::Pop],
        ([a, b], [1, 0, 1]) => vec![under_one(*a, *b)],
        ([false, false], [0, 1, 0, 1]) => vec![SimpleOp::Dup2],
        ([false, b], [1, 0]) if *b => vec![SimpleOp::Dup2X1, SimpleOp::Pop2],
        ([true, false], [1, 0]) => vec![SimpleOp::DupX2, SimpleOp::Pop],
        ([true, true], [1, 0]) => vec![SimpleOp::Dup2X2, SimpleOp::Pop2],
        ([false, false, b], [2, 0, 1, 2]) => vec![if *b { SimpleOp::Dup2X2 } else { SimpleOp::DupX2 }],
        (all, [rest @ .., last]) if rest.len() == all.len() && rest.iter().copied().eq(0..all.len()) => {
            match all.last() {
                Some(w) if *last + 1 == all.len() => vec![dup(*w)],
                _ => return Plan::Spill,
            }
        }
        _ => return Plan::Spill,
    };
    Plan::Direct(direct)
}

/// `pop` of a value.
pub(crate) const fn pop(wide: bool) -> SimpleOp {
    if wide { SimpleOp::Pop2 } else { SimpleOp::Pop }
}

/// `dup` of a value.
pub(crate) const fn dup(wide: bool) -> SimpleOp {
    if wide { SimpleOp::Dup2 } else { SimpleOp::Dup }
}

/// Inserts a copy of the upper of two values under the lower.
const fn under_one(lower_wide: bool, upper_wide: bool) -> SimpleOp {
    match (lower_wide, upper_wide) {
        (false, false) => SimpleOp::DupX1,
        (true, false) => SimpleOp::DupX2,
        (false, true) => SimpleOp::Dup2X1,
        (true, true) => SimpleOp::Dup2X2,
    }
}

/// Instructions of a direct plan.
pub(crate) fn insns(ops: &[SimpleOp]) -> impl Iterator<Item = Insn> + '_ {
    ops.iter().map(|&op| Insn::Simple(op))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Executes stack instructions on words: a wide value is two words with the same name.
    fn run(ops: &[SimpleOp], mut words: Vec<usize>) -> Vec<usize> {
        for op in ops {
            let n = words.len();
            match op {
                SimpleOp::Pop => words.truncate(n - 1),
                SimpleOp::Pop2 => words.truncate(n - 2),
                SimpleOp::Swap => words.swap(n - 1, n - 2),
                _ => {
                    let (copied, under) = match op {
                        SimpleOp::Dup => (1, 0),
                        SimpleOp::DupX1 => (1, 1),
                        SimpleOp::DupX2 => (1, 2),
                        SimpleOp::Dup2 => (2, 0),
                        SimpleOp::Dup2X1 => (2, 1),
                        SimpleOp::Dup2X2 => (2, 2),
                        _ => unreachable!("{op:?} is no stack instruction"),
                    };
                    let copy = words[n - copied..].to_vec();
                    let at = n - copied - under;
                    words.splice(at..at, copy);
                }
            }
        }
        words
    }

    #[test]
    fn every_direct_plan_does_what_was_wanted() {
        let mut direct = 0;
        for count in 1..=4usize {
            for mask in 0..1u32 << count {
                let wide: Vec<bool> = (0..count).map(|i| mask >> i & 1 == 1).collect();
                for length in 0..=6u32 {
                    for code in 0..(count as u32).pow(length) {
                        let wanted: Vec<usize> =
                            (0..length).map(|i| (code / (count as u32).pow(i)) as usize % count).collect();
                        let words = |values: &[usize]| -> Vec<usize> {
                            values.iter().flat_map(|&v| vec![v; 1 + usize::from(wide[v])]).collect()
                        };
                        if let Plan::Direct(ops) = plan(&wide, &wanted) {
                            direct += 1;
                            let all: Vec<usize> = (0..count).collect();
                            assert_eq!(run(&ops, words(&all)), words(&wanted), "{wide:?} {wanted:?}");
                        }
                    }
                }
            }
        }
        assert!(direct > 150, "{direct}");
    }
}
