//! Kinds of instructions: a table that puts every opcode into exactly one bucket.
//!
//! The usual table is that of section 2.2.2 of the paper, with what the paper's program did not use added as
//! kinds of their own. Opcodes are those of the layout: encodings do not count, so that `iload_1` is `iload`.

use crate::Error;

/// A table of buckets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buckets {
    names: Vec<String>,
    of: [u8; 256],
}

/// The opcodes of each usual bucket as inclusive ranges. What is in none is the last, `OTHERS`.
const USUAL: &[(&str, &[(u8, u8)])] = &[
    ("ADD", &[(0x60, 0x63)]),
    ("SUBTRACT", &[(0x64, 0x67), (0x74, 0x77)]),
    ("MULTIPLY", &[(0x68, 0x6b)]),
    ("DIVIDE", &[(0x6c, 0x73)]),
    ("LOGIC", &[(0x78, 0x83)]),
    ("CALLS", &[(0xb6, 0xba)]),
    // Loads, stores, constants, stack, conversions, comparisons, jumps, increments, fields: LDSTCOND of the
    // paper.
    ("LDSTCOND", &[(0x00, 0x2d), (0x36, 0x4e), (0x57, 0x5f), (0x84, 0xab), (0xb2, 0xb5), (0xc4, 0xc8)]),
    ("ARRAY", &[(0x2e, 0x35), (0x4f, 0x56), (0xbe, 0xbe)]),
    ("NEW", &[(0xbb, 0xbd), (0xc5, 0xc5)]),
    ("RETURN", &[(0xac, 0xb1)]),
    ("TYPE", &[(0xc0, 0xc1)]),
];

const OTHERS: &str = "OTHERS";

impl Default for Buckets {
    fn default() -> Self {
        let names = USUAL.iter().map(|(name, _)| (*name).to_owned()).chain([OTHERS.to_owned()]).collect();
        let mut of = [USUAL.len() as u8; 256];
        for (bucket, (_, ranges)) in USUAL.iter().enumerate() {
            for &(first, last) in *ranges {
                of[usize::from(first)..=usize::from(last)].fill(bucket as u8);
            }
        }
        Buckets { names, of }
    }
}

impl Buckets {
    /// Reads a table: a line for each bucket, `NAME: iadd ladd ...`, with mnemonics of the Java virtual
    /// machine. Empty lines and lines that begin with `#` are skipped; opcodes that are not named are
    /// `OTHERS`.
    ///
    /// # Errors
    /// [`Error::Buckets`] for a line of another form, an unknown mnemonic, and one that is named twice.
    pub fn parse(text: &str) -> Result<Buckets, Error> {
        let mut names: Vec<String> = Vec::new();
        let mut of = [u8::MAX; 256];
        for (i, line) in text.lines().enumerate() {
            let fail = |reason: String| Error::Buckets { line: i + 1, reason };
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (name, opcodes) = line
                .split_once(':')
                .ok_or_else(|| fail("expected a name, a colon and mnemonics".to_owned()))?;
            if names.len() == 200 {
                return Err(fail("more than 200 buckets".to_owned()));
            }
            names.push(name.trim().to_owned());
            for mnemonic in opcodes.split_whitespace() {
                let opcode = opcode(mnemonic)
                    .ok_or_else(|| fail(format!("there is no instruction \"{mnemonic}\"")))?;
                if of[usize::from(opcode)] != u8::MAX {
                    return Err(fail(format!("\"{mnemonic}\" is in a bucket already")));
                }
                of[usize::from(opcode)] = (names.len() - 1) as u8;
            }
        }
        let others = names.iter().position(|n| n == OTHERS).unwrap_or(names.len());
        if others == names.len() {
            names.push(OTHERS.to_owned());
        }
        of.iter_mut().filter(|b| **b == u8::MAX).for_each(|b| *b = others as u8);
        Ok(Buckets { names, of })
    }

    /// Names of the buckets.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The bucket of an opcode.
    pub fn of(&self, opcode: u8) -> usize {
        usize::from(self.of[usize::from(opcode)])
    }

    /// Executions of each bucket from executions of each opcode.
    pub fn sum(&self, histogram: &[u64; 256]) -> Vec<u64> {
        let mut sums = vec![0u64; self.names.len()];
        for (opcode, &count) in histogram.iter().enumerate() {
            let bucket = self.of(opcode as u8);
            sums[bucket] = sums[bucket].saturating_add(count);
        }
        sums
    }
}

/// The opcode of a mnemonic.
fn opcode(mnemonic: &str) -> Option<u8> {
    use mantis_classfile::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};
    let known = |op: u8| {
        None.or_else(|| SimpleOp::from_opcode(op).map(SimpleOp::mnemonic))
            .or_else(|| LocalOp::from_opcode(op).map(LocalOp::mnemonic))
            .or_else(|| BranchOp::from_opcode(op).map(BranchOp::mnemonic))
            .or_else(|| FieldOp::from_opcode(op).map(FieldOp::mnemonic))
            .or_else(|| InvokeOp::from_opcode(op).map(InvokeOp::mnemonic))
            .or_else(|| TypeOp::from_opcode(op).map(TypeOp::mnemonic))
            .or(match op {
                16 => Some("bipush"),
                17 => Some("sipush"),
                18 => Some("ldc"),
                132 => Some("iinc"),
                170 => Some("tableswitch"),
                171 => Some("lookupswitch"),
                186 => Some("invokedynamic"),
                188 => Some("newarray"),
                197 => Some("multianewarray"),
                _ => None,
            })
    };
    (0..=255).find(|&op| known(op) == Some(mnemonic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_table_is_the_papers() {
        let buckets = Buckets::default();
        let name = |mnemonic: &str| buckets.names()[buckets.of(opcode(mnemonic).unwrap())].as_str();
        let cases = [
            ("iadd", "ADD"),
            ("dsub", "SUBTRACT"),
            ("lmul", "MULTIPLY"),
            ("irem", "DIVIDE"),
            ("invokestatic", "CALLS"),
            ("invokedynamic", "CALLS"),
            ("iload", "LDSTCOND"),
            ("goto", "LDSTCOND"),
            ("iinc", "LDSTCOND"),
            ("i2d", "LDSTCOND"),
            ("getstatic", "LDSTCOND"),
            ("iaload", "ARRAY"),
            ("arraylength", "ARRAY"),
            ("multianewarray", "NEW"),
            ("areturn", "RETURN"),
            ("checkcast", "TYPE"),
            ("athrow", "OTHERS"),
            ("monitorenter", "OTHERS"),
        ];
        for (mnemonic, bucket) in cases {
            assert_eq!(name(mnemonic), bucket, "{mnemonic}");
        }
    }

    #[test]
    fn tables_are_read_and_bad_lines_named() {
        let table = Buckets::parse("# ours\nSUM: iadd ladd\n\nREST: nop").unwrap();
        assert_eq!(table.names(), ["SUM", "REST", "OTHERS"]);
        assert_eq!([table.of(96), table.of(0), table.of(100)], [0, 1, 2]);
        let text = |t: &str| Buckets::parse(t).unwrap_err().to_string();
        assert_eq!(text("A iadd"), "line 1 of the buckets: expected a name, a colon and mnemonics");
        assert_eq!(text("A: iadd\nB: iadd"), "line 2 of the buckets: \"iadd\" is in a bucket already");
        assert_eq!(text("A: plus"), "line 1 of the buckets: there is no instruction \"plus\"");
    }
}
