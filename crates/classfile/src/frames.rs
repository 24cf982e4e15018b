//! Stack map frames.

use crate::code::{Code, Frame};
use crate::constant::ConstantPool;
use crate::error::CodeError;
use crate::hierarchy::Hierarchy;

/// The frame before the instruction at node `index`, found by following straight-line code from the last frame before it.
pub fn straight_line(_code: &Code, index: usize, _pool: &ConstantPool) -> Result<Frame, CodeError> {
    Err(CodeError::BadStack(index))
}

/// Replaces all frames by ones computed from scratch, removes code that is never reached, and recomputes `max_stack`
/// and `max_locals`. `code.entry` tells the types of the parameters.
pub fn compute_frames(
    code: &mut Code,
    _pool: &ConstantPool,
    _hierarchy: &dyn Hierarchy,
) -> Result<(), CodeError> {
    let _ = code;
    Err(CodeError::Subroutine)
}
