//! Functions to text.

use std::fmt::{self, Display, Formatter, Write};

use mantis_classfile::names::{FieldRef, MethodRef};

use crate::entities::{Block, Inst, Value};
use crate::function::{
    BinOp, CallKind, Cond, Const, Dynamic, Edge, EdgeKind, ElemKind, Function, Op, Slot, Type, ValueDef,
};

/// A name, quoted where it must be.
struct Quoted<'a>(&'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let plain = |c: char| !c.is_whitespace() && !c.is_control() && !matches!(c, ',' | '"');
        if !self.0.is_empty() && self.0.chars().all(plain) {
            f.write_str(self.0)
        } else {
            write!(f, "{:?}", self.0)
        }
    }
}

struct Typed<'a>(&'a Type);

impl Display for Typed<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Type::Ref(Some(name)) => write!(f, "ref {}", Quoted(name)),
            Type::Uninit(name, at) => write!(f, "uninit {} {at}", Quoted(name)),
            Type::UninitThis => f.write_str("uninit-this"),
            plain => write!(f, "{plain}"),
        }
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let MethodRef { class, name, desc } = &self.method;
        writeln!(f, "function {:#x} {} {} {}", self.access, Quoted(class), Quoted(name), Quoted(desc))?;
        if let Some(source) = &self.source {
            writeln!(f, "source {}", Quoted(source))?;
        }
        f.write_str("params")?;
        self.write_defs(f, &self.params)?;
        writeln!(f)?;
        for block in self.blocks.keys() {
            self.write_block(f, block)?;
        }
        writeln!(f, "end")
    }
}

impl Function {
    fn write_defs(&self, f: &mut Formatter<'_>, values: &[Value]) -> fmt::Result {
        for (i, &value) in values.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            write!(f, "{comma} {value}: {}", Typed(&self.values[value].ty))?;
        }
        Ok(())
    }

    fn write_block(&self, f: &mut Formatter<'_>, block: Block) -> fmt::Result {
        writeln!(f, "{block}:")?;
        for &param in self.block_params(block) {
            let slot = match self.values[param].def {
                ValueDef::Phi(_, Slot::Local(n)) => format!("local {n}"),
                ValueDef::Phi(_, Slot::Stack(n)) => format!("stack {n}"),
                _ => "?".into(),
            };
            writeln!(f, "    {param}: {} = phi {slot}", Typed(&self.values[param].ty))?;
        }
        for &inst in &self.blocks[block].insts {
            self.write_inst(f, inst)?;
        }
        self.blocks[block].succs.iter().try_for_each(|edge| self.write_edge(f, edge))
    }

    fn write_inst(&self, f: &mut Formatter<'_>, inst: Inst) -> fmt::Result {
        f.write_str("   ")?;
        let data = &self.insts[inst];
        if !self.results(inst).is_empty() {
            self.write_defs(f, self.results(inst))?;
            f.write_str(" =")?;
        }
        write!(f, " {}", OpText(&data.op))?;
        write_values(f, self.args(inst))?;
        writeln!(f, " @{}:{}", data.origin, data.line)
    }

    fn write_edge(&self, f: &mut Formatter<'_>, edge: &Edge) -> fmt::Result {
        f.write_str("    ")?;
        if let EdgeKind::Exceptional(entry) = edge.kind {
            write!(f, "catch {entry} ")?;
            match &edge.catch {
                Some(class) => write!(f, "class {}", Quoted(class))?,
                None => f.write_str("any")?,
            }
            self.write_defs(f, edge.thrown.as_slice())?;
            f.write_char(' ')?;
        }
        write!(f, "-> {}", edge.target)?;
        write_values(f, self.edge_args(edge))?;
        writeln!(f)
    }
}

fn write_values(f: &mut Formatter<'_>, values: &[Value]) -> fmt::Result {
    for (i, value) in values.iter().enumerate() {
        write!(f, "{} {value}", if i > 0 { "," } else { "" })?;
    }
    Ok(())
}

/// An operation and what it names, without operands.
struct OpText<'a>(&'a Op);

impl Display for OpText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Op::Const(c) => write!(f, "const {}", ConstText(c)),
            Op::Copy { map, load, store } => {
                f.write_str("copy")?;
                match (load, store) {
                    (Some(n), _) => write!(f, " load {n}"),
                    (None, Some(n)) => write!(f, " store {n}"),
                    (None, None) => map.iter().try_for_each(|i| write!(f, " {i}")),
                }
            }
            Op::Pop => f.write_str("pop"),
            Op::Iinc(local, by) => write!(f, "iinc {local} {by}"),
            Op::Neg => f.write_str("neg"),
            Op::Bin(op) => f.write_str(op.name()),
            Op::Convert(name) => write!(f, "convert {name}"),
            Op::GetField(field) => write!(f, "getfield {}", FieldText(field)),
            Op::PutField(field) => write!(f, "putfield {}", FieldText(field)),
            Op::GetStatic(field) => write!(f, "getstatic {}", FieldText(field)),
            Op::PutStatic(field) => write!(f, "putstatic {}", FieldText(field)),
            Op::ArrayLoad(kind) => write!(f, "array.load {}", kind.name()),
            Op::ArrayStore(kind) => write!(f, "array.store {}", kind.name()),
            Op::ArrayLength => f.write_str("array.length"),
            Op::New(name) => write!(f, "new {}", Quoted(name)),
            Op::NewArray(name) => write!(f, "newarray {}", Quoted(name)),
            Op::MultiNewArray(name, dims) => write!(f, "multinewarray {} {dims}", Quoted(name)),
            Op::Invoke(kind, method, on_interface) => {
                let of = if *on_interface { "interface" } else { "class" };
                write!(f, "invoke {} {of} {}", kind.name(), MethodText(method))
            }
            Op::InvokeDynamic(name, desc, meaning) => {
                write!(f, "invokedynamic {} {} {}", Quoted(name), Quoted(desc), DynamicText(meaning))
            }
            Op::CheckCast(name) => write!(f, "checkcast {}", Quoted(name)),
            Op::InstanceOf(name) => write!(f, "instanceof {}", Quoted(name)),
            Op::MonitorEnter => f.write_str("monitorenter"),
            Op::MonitorExit => f.write_str("monitorexit"),
            Op::Nop => f.write_str("nop"),
            Op::Goto => f.write_str("goto"),
            Op::Fallthrough => f.write_str("fallthrough"),
            Op::If(cond) => write!(f, "if {}", cond.name()),
            Op::Switch(keys) => {
                f.write_str("switch")?;
                keys.iter().try_for_each(|key| write!(f, " {key}"))
            }
            Op::Return => f.write_str("return"),
            Op::Throw => f.write_str("throw"),
        }
    }
}

struct FieldText<'a>(&'a FieldRef);

impl Display for FieldText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", Quoted(&self.0.class), Quoted(&self.0.name), Quoted(&self.0.desc))
    }
}

struct MethodText<'a>(&'a MethodRef);

impl Display for MethodText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", Quoted(&self.0.class), Quoted(&self.0.name), Quoted(&self.0.desc))
    }
}

struct ConstText<'a>(&'a Const);

impl Display for ConstText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Const::Null => f.write_str("null"),
            Const::Int(v) => write!(f, "int {v}"),
            Const::Long(v) => write!(f, "long {v}"),
            // Not-a-numbers differ in bits that a decimal number does not show.
            Const::Float(v) if v.is_nan() => write!(f, "floatbits {:#x}", v.to_bits()),
            Const::Float(v) => write!(f, "float {v:?}"),
            Const::Double(v) if v.is_nan() => write!(f, "doublebits {:#x}", v.to_bits()),
            Const::Double(v) => write!(f, "double {v:?}"),
            Const::String(v) => write!(f, "string {v:?}"),
            Const::Class(name) => write!(f, "class {}", Quoted(name)),
            Const::MethodType(desc) => write!(f, "methodtype {}", Quoted(desc)),
            Const::MethodHandle(kind, method) => write!(f, "methodhandle {kind} {}", MethodText(method)),
            Const::Dynamic(name, desc) => write!(f, "dynamic {} {}", Quoted(name), Quoted(desc)),
        }
    }
}

struct DynamicText<'a>(&'a Dynamic);

impl Display for DynamicText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let constants = |f: &mut Formatter<'_>, list: &[Const]| {
            write!(f, " {}", list.len())?;
            list.iter().try_for_each(|c| write!(f, " {}", ConstText(c)))
        };
        match self.0 {
            Dynamic::Lambda {
                interface,
                name,
                desc,
                instantiated,
                kind,
                target,
                target_is_interface,
                markers,
            } => {
                write!(f, "lambda {} {} {}", Quoted(interface), Quoted(name), Quoted(desc))?;
                let of = if *target_is_interface { "interface" } else { "class" };
                write!(f, " {} {kind} {of} {} {}", Quoted(instantiated), MethodText(target), markers.len())?;
                markers.iter().try_for_each(|m| write!(f, " {}", Quoted(m)))
            }
            Dynamic::Concat { recipe, constants: list } => {
                write!(f, "concat {recipe:?}")?;
                constants(f, list)
            }
            Dynamic::Record { class, fields } => {
                write!(f, "record {} {}", Quoted(class), fields.len())?;
                fields.iter().try_for_each(|field| write!(f, " {}", FieldText(field)))
            }
            Dynamic::Switch { on_enum, labels } => {
                f.write_str(if *on_enum { "enumswitch" } else { "typeswitch" })?;
                constants(f, labels)
            }
            Dynamic::Unknown { bootstrap } => write!(f, "unknown {}", MethodText(bootstrap)),
        }
    }
}

/// Gives an enum a name for each variant, and the variant of a name.
macro_rules! names {
    ($ty:ident { $($variant:ident $name:literal)* }) => {
        impl $ty {
            /// Its name in the text form.
            pub fn name(self) -> &'static str {
                match self { $($ty::$variant => $name,)* }
            }

            pub(super) fn of_name(name: &str) -> Option<$ty> {
                match name { $($name => Some($ty::$variant),)* _ => None }
            }
        }
    };
}

names!(BinOp {
    Add "add" Sub "sub" Mul "mul" Div "div" Rem "rem" Shl "shl" Shr "shr" Ushr "ushr" And "and" Or "or" Xor "xor"
    Cmp "cmp" CmpL "cmpl" CmpG "cmpg"
});
names!(ElemKind {
    Int "int" Long "long" Float "float" Double "double" Ref "ref" Byte "byte" Char "char" Short "short"
});
names!(Cond {
    Eq "eq" Ne "ne" Lt "lt" Ge "ge" Gt "gt" Le "le" ICmpEq "icmpeq" ICmpNe "icmpne" ICmpLt "icmplt" ICmpGe "icmpge"
    ICmpGt "icmpgt" ICmpLe "icmple" ACmpEq "acmpeq" ACmpNe "acmpne" Null "null" NonNull "nonnull"
});
names!(CallKind { Virtual "virtual" Interface "interface" Special "special" Static "static" });
