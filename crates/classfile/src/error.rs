//! What can be wrong with a class file.

use crate::bytes::Truncated;

/// Why bytes are not a class file that can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// The magic number is missing.
    #[error("this is not a class file: it does not start with the bytes CAFEBABE")]
    NotAClass,
    /// The bytes end in the middle of something.
    #[error("the class file is cut short: it ends at byte {0}, where more was announced")]
    Truncated(usize),
    /// An unknown tag in the constant pool.
    #[error("constant {index} has the unknown tag {tag}")]
    UnknownConstant {
        /// Index in the pool.
        index: u16,
        /// The tag.
        tag: u8,
    },
    /// An index that does not lead to a constant of the kind needed.
    #[error("constant {index} is not the {wanted} that is needed here")]
    WrongConstant {
        /// Index in the pool.
        index: u16,
        /// What was expected.
        wanted: &'static str,
    },
    /// Bytes follow the end of the class.
    #[error("{0} bytes follow the end of the class file")]
    TrailingBytes(usize),
}

impl From<Truncated> for ParseError {
    fn from(truncated: Truncated) -> ParseError {
        ParseError::Truncated(truncated.at)
    }
}

/// Why a method's code cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// The attribute ends in the middle of something.
    #[error("the code attribute is cut short at byte {0}")]
    Truncated(usize),
    /// The layout of class files before version 45.3.
    #[error("class file version 45.{0} has an obsolete code layout that is not supported")]
    Obsolete(u16),
    /// A byte that is no instruction.
    #[error("byte {opcode:#04x} at position {at} is not an instruction")]
    UnknownOpcode {
        /// The byte.
        opcode: u8,
        /// Its position in the code.
        at: u32,
    },
    /// A jump, range or frame that does not lead to an instruction.
    #[error("position {to} (named at {at}) is not the start of an instruction")]
    BadTarget {
        /// Where it is named.
        at: u32,
        /// What is named.
        to: i64,
    },
    /// A `tableswitch` or `lookupswitch` with impossible bounds or keys.
    #[error("the switch at position {0} has impossible bounds")]
    BadSwitch(u32),
    /// A malformed stack map.
    #[error("the stack map is malformed at its entry {0}")]
    BadFrame(usize),
    /// A malformed attribute of the code.
    #[error("the attribute {0} of the code is malformed")]
    BadAttribute(String),
    /// A constant of the wrong kind.
    #[error("constant {index} is not the {wanted} that is needed here")]
    WrongConstant {
        /// Index in the pool.
        index: u16,
        /// What was expected.
        wanted: &'static str,
    },
    /// A label that is used but stands nowhere, or twice.
    #[error("label {0} is used but does not stand in the code exactly once")]
    BadLabel(u32),
    /// More code than a method can have.
    #[error("the code takes {0} bytes, but a method can have at most 65535")]
    TooLarge(usize),
    /// A constant cannot be added.
    #[error(transparent)]
    Pool(#[from] crate::constant::PoolError),
    /// Stack depths disagree or fall below zero.
    #[error("the operand stack does not fit at instruction {0} of the code")]
    BadStack(usize),
    /// Execution would run past the last instruction.
    #[error("execution would fall off the end of the code")]
    FallsOffEnd,
    /// A descriptor that cannot be read.
    #[error("`{0}` is not a descriptor")]
    BadDescriptor(String),
    /// Code that was made to be hard: real code is far from the limits.
    #[error("the code has too many jump targets and local variables at once to compute its frames")]
    TooComplex,
    /// Frames cannot be computed for subroutines.
    #[error("the code uses jsr or ret, for which no frames exist")]
    Subroutine,
}

impl From<Truncated> for CodeError {
    fn from(truncated: Truncated) -> CodeError {
        CodeError::Truncated(truncated.at)
    }
}
