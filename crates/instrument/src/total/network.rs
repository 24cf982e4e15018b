//! Bytes sent and received, counted where all sockets, channels and datagrams of the JDK pass: the Java
//! methods around the natives of `sun.nio.ch`. What they return is added to the current thread's tally.
//!
//! On JDK 17 writing to a socket and to a file share a native, so the natives cannot be intercepted. A file
//! sent with `transferTo` does not pass the dispatchers, but only its direct way does not: the others write
//! to the channel.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::descriptor;
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{InvokeOp, LocalOp, SimpleOp, TypeOp};

use super::tally::{ADD_DESC, RECEIVED, SENT, TALLY};
use crate::weave::{Edits, Shape, weave};
use crate::{construct::Construction, method::MethodError};

/// A method whose result is a number of bytes moved.
struct Mover {
    class: &'static str,
    method: &'static str,
    desc: &'static str,
    field: &'static str,
    /// The local that must hold a socket channel for the bytes to count.
    socket_in: Option<u16>,
}

const fn mover(
    class: &'static str,
    method: &'static str,
    desc: &'static str,
    field: &'static str,
    socket_in: Option<u16>,
) -> Mover {
    Mover { class, method, desc, field, socket_in }
}

const SOCKET: &str = "sun/nio/ch/SocketDispatcher";
const DATAGRAM: &str = "sun/nio/ch/DatagramDispatcher";
const CHANNEL: &str = "sun/nio/ch/DatagramChannelImpl";
const FILE: &str = "sun/nio/ch/FileChannelImpl";
const ONE: &str = "(Ljava/io/FileDescriptor;JI)I";
const MANY: &str = "(Ljava/io/FileDescriptor;JI)J";

/// JDK 17 to 25. Of the last two each JDK has one.
const MOVERS: &[Mover] = &[
    mover(SOCKET, "read", ONE, RECEIVED, None),
    mover(SOCKET, "readv", MANY, RECEIVED, None),
    mover(SOCKET, "write", ONE, SENT, None),
    mover(SOCKET, "writev", MANY, SENT, None),
    mover(DATAGRAM, "read", ONE, RECEIVED, None),
    mover(DATAGRAM, "readv", MANY, RECEIVED, None),
    mover(DATAGRAM, "write", ONE, SENT, None),
    mover(DATAGRAM, "writev", MANY, SENT, None),
    mover(CHANNEL, "receiveIntoNativeBuffer", "(Ljava/nio/ByteBuffer;IIZ)I", RECEIVED, None),
    mover(
        CHANNEL,
        "sendFromNativeBuffer",
        "(Ljava/io/FileDescriptor;Ljava/nio/ByteBuffer;Ljava/net/InetSocketAddress;)I",
        SENT,
        None,
    ),
    mover(
        FILE,
        "transferToDirectlyInternal",
        "(JILjava/nio/channels/WritableByteChannel;Ljava/io/FileDescriptor;)J",
        SENT,
        Some(4),
    ),
    mover(FILE, "transferToSocketChannel", "(JILsun/nio/ch/SocketChannelImpl;)J", SENT, None),
];

/// Classes to hand to [`count`].
pub const CLASSES: &[&str] = &[SOCKET, DATAGRAM, CHANNEL, FILE];

/// Instruments one of [`CLASSES`]. Gives the class file and the methods that were expected and are not there:
/// bytes that pass them in this JDK are not seen.
///
/// # Errors
/// When a method cannot be decoded or encoded.
pub fn count(class: &ClassFile) -> Result<(Vec<u8>, Vec<String>), MethodError> {
    let mut out = class.clone();
    let mut missing = Vec::new();
    let mut transfers = 0;
    for mover in MOVERS.iter().filter(|m| *m.class == **class.name()) {
        match class.method(mover.method, mover.desc) {
            Some((index, _)) => {
                add_result(class, &mut out, index, mover)?;
                transfers += usize::from(mover.class == FILE);
            }
            None if mover.class == FILE => {}
            None => missing.push(format!("{}.{}{}", mover.class, mover.method, mover.desc)),
        }
    }
    if &**class.name() == FILE && transfers == 0 {
        missing.push(format!("{FILE}.transferTo"));
    }
    Ok((out.to_bytes(), missing))
}

/// Adds what the method returns, where it is positive, before each return. Without branches, so no frame
/// changes.
fn add_result(
    class: &ClassFile,
    out: &mut ClassFile,
    index: usize,
    mover: &Mover,
) -> Result<(), MethodError> {
    let method = &class.methods[index];
    let Some(code) = Code::decode(class, method)? else { return Ok(()) };
    let pool = &mut out.pool;
    let adds = pool.method_ref(TALLY, mover.field, ADD_DESC)?;
    let max = pool.method_ref("java/lang/Math", "max", "(JJ)J")?;
    let result = code.max_locals;
    let long = mover.desc.ends_with('J');
    let mut probe = Vec::new();
    if long {
        probe.push(Insn::Simple(SimpleOp::Dup2));
    } else {
        probe.extend([SimpleOp::Dup, SimpleOp::I2l].map(Insn::Simple));
    }
    probe.push(Insn::local(LocalOp::Lstore, result));
    probe.push(Insn::local(LocalOp::Lload, result));
    probe.push(Insn::Simple(SimpleOp::Lconst0));
    probe.push(Insn::Invoke { op: InvokeOp::Static, index: max });
    if let Some(local) = mover.socket_in {
        let channel = pool.class("sun/nio/ch/SocketChannelImpl")?;
        probe.push(Insn::local(LocalOp::Aload, local));
        probe.push(Insn::Type { op: TypeOp::Instanceof, index: channel });
        probe.extend([SimpleOp::I2l, SimpleOp::Lmul].map(Insn::Simple));
    }
    probe.push(Insn::Invoke { op: InvokeOp::Static, index: adds });
    let mut edits = Edits::default();
    let returns = |insn: &Insn| matches!(insn, Insn::Simple(op) if op.is_return());
    for (node, _) in code.insns().filter(|(_, insn)| returns(insn)) {
        edits.before.at(node as u32).extend_from_slice(&probe);
    }
    let construction = Construction::default();
    let shape = Shape {
        locals: code.max_locals,
        added: Vec::new(),
        frames: true,
        construction: &construction,
        throwers: &[],
    };
    let locals = code.max_locals;
    let mut woven = weave(code, &shape, edits).code;
    let params = descriptor::param_slots(method.access, method.desc())
        .ok_or_else(|| CodeError::BadDescriptor(method.desc().to_string()))?;
    woven.compute_max(&out.pool, params)?;
    woven.max_locals = woven.max_locals.max(locals + 2);
    out.set_code(index, &woven)?;
    Ok(())
}
