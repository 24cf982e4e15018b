//! Byte offsets of the instructions that can call: the JVM names the calls on a stack by them.

use mantis_classfile::code::Node;
use mantis_classfile::insn::Insn;

/// Whether running an instruction can run other methods: calls, and what may initialise a class or resolve a constant.
pub fn can_call(insn: &Insn) -> bool {
    matches!(
        insn,
        Insn::Ldc { .. }
            | Insn::Field { .. }
            | Insn::Invoke { .. }
            | Insn::InvokeDynamic { .. }
            | Insn::Type { .. }
            | Insn::MultiNewArray { .. }
    )
}

/// The same question about an opcode.
fn opcode_can_call(opcode: u8) -> bool {
    matches!(opcode, 18..=20 | 178..=187 | 189 | 192 | 193 | 197)
}

/// For the nodes of encoded code, in order, the byte offset of each instruction for which [`can_call`] holds. `attribute` is the body of the
/// `Code` attribute. The encoder may replace jumps, but keeps these instructions and their order. `None` when the two
/// do not agree.
pub fn of_calls(nodes: &[Node], attribute: &[u8]) -> Option<Vec<Option<u32>>> {
    let length = u32::from_be_bytes(attribute.get(4..8)?.try_into().ok()?) as usize;
    let code = attribute.get(8..8 + length)?;
    let mut found = Vec::new();
    let mut at = 0;
    while at < code.len() {
        let opcode = *code.get(at)?;
        if opcode_can_call(opcode) {
            found.push(at as u32);
        }
        at += size(code, at)?;
    }
    let mut found = found.into_iter();
    let offsets: Option<Vec<_>> = nodes
        .iter()
        .map(|node| match node {
            Node::Insn(insn) if can_call(insn) => found.next().map(Some),
            _ => Some(None),
        })
        .collect();
    if found.next().is_some() { None } else { offsets }
}

/// Bytes the instruction at `at` takes (JVMS 6.5).
fn size(code: &[u8], at: usize) -> Option<usize> {
    let word = |i: usize| Some(i32::from_be_bytes(code.get(i..i + 4)?.try_into().ok()?));
    let operands = at + 1 + (3 - at % 4);
    Some(match code.get(at)? {
        16 | 18 | 21..=25 | 54..=58 | 169 | 188 => 2,
        17 | 19 | 20 | 132 | 153..=168 | 178..=184 | 187 | 189 | 192 | 193 | 198 | 199 => 3,
        197 => 4,
        185 | 186 | 200 | 201 => 5,
        // tableswitch, lookupswitch
        170 => {
            let (low, high) = (i64::from(word(operands + 4)?), i64::from(word(operands + 8)?));
            operands + 12 + 4 * usize::try_from(high - low + 1).ok()? - at
        }
        171 => operands + 8 + 8 * usize::try_from(word(operands + 4)?).ok()? - at,
        // wide
        196 => {
            if code.get(at + 1) == Some(&132) {
                6
            } else {
                4
            }
        }
        _ => 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches_and_wide_instructions_are_skipped() {
        let code = [
            0, 170, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
            0, // nop, tableswitch 0..1
            196, 132, 0, 1, 0, 1, // wide iinc
            184, 0, 1, // invokestatic
            171, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, // lookupswitch of one
            177,
        ];
        let mut at = 0;
        let mut sizes = Vec::new();
        while at < code.len() {
            sizes.push(size(&code, at).unwrap());
            at += sizes[sizes.len() - 1];
        }
        assert_eq!(sizes, [1, 23, 6, 3, 19, 1]);
    }
}
