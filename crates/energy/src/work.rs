//! What a run did, as far as a model of its energy asks: amounts that have a coefficient each.
//!
//! Executed bytecodes are told apart in four classes. More would be finer than any meter of whole machines
//! can tell: classes that programs execute in about the same proportions have no coefficients of their own.

use serde::{Deserialize, Serialize};

/// Classes of bytecodes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Class {
    /// Constants, locals, the stack, sums, conversions, branches.
    Simple,
    /// Products, quotients, fractions.
    Arithmetic,
    /// Elements of arrays and fields.
    Memory,
    /// Calls, returns, allocation, type checks, locks, exceptions.
    Call,
}

impl Class {
    /// The class of an opcode (JVMS chapter 7: opcodes in the order of their numbers).
    fn of(opcode: u8) -> Class {
        match opcode {
            46..=53 | 79..=86 | 178..=181 | 190 => Class::Memory,
            // mul to rem of all types, sums and comparisons of fractions, and their negation.
            98 | 99 | 102 | 103 | 104..=115 | 118 | 119 | 149..=152 => Class::Arithmetic,
            172..=177 | 182..=189 | 191..=195 | 197 => Class::Call,
            _ => Class::Simple,
        }
    }
}

/// An amount that has a coefficient: joules for each of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    /// A second of CPU time of the whole process, from its start.
    CpuSecond,
    /// A byte that the program's own code allocates.
    AllocatedByte,
    /// A simple bytecode.
    SimpleBytecode,
    /// A bytecode of multiplication, division or fractions.
    ArithmeticBytecode,
    /// A bytecode that reads or writes an array or a field.
    MemoryBytecode,
    /// A bytecode that calls, returns, allocates, checks or locks.
    CallBytecode,
    /// A byte that the process reads from files, pipes and sockets.
    ReadByte,
    /// A byte that it writes.
    WrittenByte,
}

impl Term {
    /// All of them, in the order of [`Work::amounts`].
    pub const ALL: [Term; 8] = [
        Term::CpuSecond,
        Term::AllocatedByte,
        Term::SimpleBytecode,
        Term::ArithmeticBytecode,
        Term::MemoryBytecode,
        Term::CallBytecode,
        Term::ReadByte,
        Term::WrittenByte,
    ];

    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Term::CpuSecond => "CPU second",
            Term::AllocatedByte => "allocated byte",
            Term::SimpleBytecode => "simple bytecode",
            Term::ArithmeticBytecode => "arithmetic bytecode",
            Term::MemoryBytecode => "memory bytecode",
            Term::CallBytecode => "call bytecode",
            Term::ReadByte => "byte read",
            Term::WrittenByte => "byte written",
        }
    }
}

/// What a run did.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Work {
    /// CPU seconds of the process from its start to the exit.
    pub cpu_seconds: f64,
    /// Bytes that the program's own code allocates.
    pub allocated_bytes: f64,
    /// Executed bytecodes: simple, arithmetic, memory, call.
    pub bytecodes: [f64; 4],
    /// Bytes read by the process; 0 where the system does not say.
    pub read_bytes: f64,
    /// Bytes written by it; 0 where the system does not say.
    pub written_bytes: f64,
}

impl Work {
    /// With the executed bytecodes, by their opcodes.
    pub fn with_opcodes(mut self, executed: &[u64; 256]) -> Work {
        for (opcode, &count) in (0..=u8::MAX).zip(executed) {
            self.bytecodes[Class::of(opcode) as usize] += count as f64;
        }
        self
    }

    /// How much of each term, in the order of [`Term::ALL`].
    pub fn amounts(&self) -> [f64; Term::ALL.len()] {
        let [simple, arithmetic, memory, call] = self.bytecodes;
        [
            self.cpu_seconds,
            self.allocated_bytes,
            simple,
            arithmetic,
            memory,
            call,
            self.read_bytes,
            self.written_bytes,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bytecode_is_in_one_class() {
        let mut executed = [0; 256];
        // iload_0, iadd; imul, dadd; iaload, getfield; invokestatic, return.
        for (opcode, times) in
            [(26, 1), (96, 2), (104, 4), (99, 8), (46, 16), (180, 32), (184, 64), (177, 128)]
        {
            executed[opcode] = times;
        }
        let work = Work { cpu_seconds: 2.0, ..Work::default() }.with_opcodes(&executed);
        assert_eq!(work.bytecodes, [3.0, 12.0, 48.0, 192.0]);
        assert_eq!(work.amounts(), [2.0, 0.0, 3.0, 12.0, 48.0, 192.0, 0.0, 0.0]);
    }

    #[test]
    fn sums_of_whole_numbers_are_simple_and_those_of_fractions_are_not() {
        // iadd, ladd, fadd, dadd; ineg, lneg, fneg, dneg.
        let classes = [96, 97, 98, 99, 116, 117, 118, 119].map(Class::of);
        use Class::{Arithmetic, Simple};
        assert_eq!(classes, [Simple, Simple, Arithmetic, Arithmetic, Simple, Simple, Arithmetic, Arithmetic]);
    }
}
