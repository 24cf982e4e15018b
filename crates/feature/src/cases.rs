//! What the cases of a switch are in the source. Compilers switch on integers that stand for something else:
//!
//! - characters: the key is the character;
//! - enums: `$SwitchMap$...[e.ordinal()]`, an array that a synthetic class fills, or `e.ordinal()` itself;
//! - strings: a switch on `hashCode()`, whose cases store an index, and then a switch on the index;
//! - patterns, and enums in them: the index that a call site of `SwitchBootstraps` finds.

use mantis_classfile::bootstrap::Loadable;
use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::code::Code;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{FieldOp, LocalOp, SimpleOp};
use rustc_hash::FxHashMap;

use crate::names::Naming;

/// How many instructions before a switch are looked at for the enum's map.
const WINDOW: usize = 8;

/// The program's classes by name.
pub type Classes<'a> = FxHashMap<&'a str, &'a ClassFile>;

/// Names the cases of the switches of one method.
pub struct CaseNames<'a> {
    class: &'a ClassFile,
    classes: &'a Classes<'a>,
    naming: &'a Naming,
    insns: Vec<(usize, &'a Insn)>,
    /// Locals that hold indices of strings, and what the indices stand for.
    strings: FxHashMap<(u16, i32), String>,
    /// Locals declared as `char`, wherever they live.
    chars: Vec<u16>,
}

/// What the keys of a switch are.
pub enum Keys {
    /// Themselves.
    Plain,
    /// Characters.
    Chars,
    /// These things.
    Named(FxHashMap<i32, String>),
}

impl Keys {
    /// A key in source terms.
    pub fn name(&self, key: i32) -> String {
        let named = match self {
            Keys::Plain => None,
            Keys::Chars => u32::try_from(key).ok().and_then(char::from_u32).map(|c| format!("{c:?}")),
            Keys::Named(names) => names.get(&key).cloned(),
        };
        named.unwrap_or_else(|| key.to_string())
    }
}

impl<'a> CaseNames<'a> {
    pub fn new(class: &'a ClassFile, code: &'a Code, classes: &'a Classes<'a>, naming: &'a Naming) -> Self {
        let insns: Vec<_> = code.insns().collect();
        let strings = string_indices(class, &insns);
        let is_char = |v: &&_| {
            let v: &mantis_classfile::code::LocalVariable = v;
            class.pool.text(v.desc).is_some_and(|desc| &*desc == "C")
        };
        let chars = code.local_variables().filter(is_char).map(|v| v.index).collect();
        CaseNames { class, classes, naming, insns, strings, chars }
    }

    /// What the keys of the switch at `node` are.
    pub fn keys(&self, node: u32) -> Keys {
        let end = self.insns.partition_point(|(n, _)| *n < node as usize);
        let before = &self.insns[end.saturating_sub(WINDOW)..end];
        match before.last().map(|(_, insn)| *insn) {
            Some(Insn::InvokeDynamic { index }) => {
                let site = self.class.call_site(*index);
                let site = site
                    .filter(|s| &*s.bootstrap.handle.member.class == "java/lang/runtime/SwitchBootstraps");
                site.map_or(Keys::Plain, |s| Keys::Named(self.labels(&s.bootstrap.args)))
            }
            Some(Insn::Simple(SimpleOp::Iaload)) => self.enum_map(before).map_or(Keys::Plain, Keys::Named),
            Some(Insn::Local { op: LocalOp::Iload, index, .. }) => {
                let named: FxHashMap<i32, String> = self
                    .strings
                    .iter()
                    .filter(|((local, _), _)| local == index)
                    .map(|((_, key), text)| (*key, format!("{text:?}")))
                    .collect();
                match named.is_empty() {
                    false => Keys::Named(named),
                    true if self.chars.contains(index) => Keys::Chars,
                    true => Keys::Plain,
                }
            }
            Some(Insn::Invoke { index, .. }) => match self.class.pool.method(*index) {
                Some((m, _)) if &*m.class == "java/lang/String" && &*m.name == "hashCode" => {
                    Keys::Named(self.hashes())
                }
                Some((m, _)) if &*m.name == "ordinal" => {
                    self.ordinals(&m.class).map_or(Keys::Plain, Keys::Named)
                }
                Some((m, _)) if m.desc.ends_with(")C") => Keys::Chars,
                _ => Keys::Plain,
            },
            Some(Insn::Simple(SimpleOp::Caload)) => Keys::Chars,
            _ => Keys::Plain,
        }
    }

    fn labels(&self, args: &[Loadable]) -> FxHashMap<i32, String> {
        let label = |arg: &Loadable| match arg {
            Loadable::Class(name) => self.naming.class(name),
            Loadable::String(text) => text.to_string(),
            Loadable::Int(value) => value.to_string(),
            Loadable::Dynamic(bootstrap, ..) => {
                match self.class.bootstrap(*bootstrap).and_then(|mut b| b.args.pop()) {
                    // The description of an enum constant ends with its name.
                    Some(Loadable::String(name)) => name.to_string(),
                    _ => "dynamic constant".into(),
                }
            }
            Loadable::Long(_)
            | Loadable::Float(_)
            | Loadable::Double(_)
            | Loadable::MethodHandle(_)
            | Loadable::MethodType(_) => "constant".into(),
        };
        let mut names: FxHashMap<i32, String> =
            args.iter().enumerate().map(|(i, arg)| (i as i32, label(arg))).collect();
        names.insert(-1, "null".into());
        names
    }

    /// The hash codes of the strings of the method's string switches.
    fn hashes(&self) -> FxHashMap<i32, String> {
        let mut keys: Vec<_> = self.strings.iter().collect();
        keys.sort();
        let mut names: FxHashMap<i32, String> = FxHashMap::default();
        for (_, text) in keys {
            let hash = text.encode_utf16().fold(0i32, |h, c| h.wrapping_mul(31).wrapping_add(i32::from(c)));
            let name = names.entry(hash).or_insert_with(|| "hash of".into());
            name.push_str(&format!(" {text:?}"));
        }
        names
    }

    /// The constants of an enum by their number.
    fn ordinals(&self, class: &str) -> Option<FxHashMap<i32, String>> {
        let constants = self.classes.get(class)?.fields.iter().filter(|f| f.access & access::ENUM != 0);
        Some(constants.enumerate().map(|(i, f)| (i as i32, f.name().to_string())).collect())
    }

    /// The constants behind the keys, from the initialiser of the synthetic class that has the map.
    fn enum_map(&self, before: &[(usize, &Insn)]) -> Option<FxHashMap<i32, String>> {
        let map = before.iter().rev().find_map(|(_, insn)| match insn {
            Insn::Field { op: FieldOp::Getstatic, index } => {
                self.class.pool.field(*index).filter(|f| f.name.starts_with("$SwitchMap$"))
            }
            _ => None,
        })?;
        let holder = self.classes.get(&*map.class)?;
        let (_, initializer) = holder.method("<clinit>", "()V")?;
        let code = Code::decode(holder, initializer).ok()??;
        let insns: Vec<&Insn> = code.insns().map(|(_, insn)| insn).collect();
        let mut names = FxHashMap::default();
        for window in insns.windows(5) {
            if let [
                Insn::Field { op: FieldOp::Getstatic, index: array },
                Insn::Field { op: FieldOp::Getstatic, index: constant },
                Insn::Invoke { .. },
                key,
                Insn::Simple(SimpleOp::Iastore),
            ] = window
                && holder.pool.field(*array).as_ref() == Some(&map)
                && let (Some(constant), Some(key)) = (holder.pool.field(*constant), int_constant(holder, key))
            {
                names.insert(key, constant.name.to_string());
            }
        }
        Some(names)
    }
}

/// `s.equals("text")`, and if so an index is stored: which local and index mean which text.
fn string_indices(class: &ClassFile, insns: &[(usize, &Insn)]) -> FxHashMap<(u16, i32), String> {
    let mut result = FxHashMap::default();
    for window in insns.windows(5) {
        if let [
            (_, Insn::Ldc { index: text, .. }),
            (_, Insn::Invoke { index: equals, .. }),
            (_, Insn::Branch { .. }),
            (_, key),
            (_, Insn::Local { op: LocalOp::Istore, index: local, .. }),
        ] = window
            && let (Some(text), Some((equals, _))) =
                (class.pool.string_value(*text), class.pool.method(*equals))
            && &*equals.class == "java/lang/String"
            && &*equals.name == "equals"
            && let Some(key) = int_constant(class, key)
        {
            result.insert((*local, key), text.to_string());
        }
    }
    result
}

/// The value of an instruction that pushes an int constant.
fn int_constant(class: &ClassFile, insn: &Insn) -> Option<i32> {
    match insn {
        Insn::Simple(op) => {
            let value = i32::from(op.opcode()) - i32::from(SimpleOp::Iconst0.opcode());
            (-1..=5).contains(&value).then_some(value)
        }
        Insn::Push { value, .. } => Some(i32::from(*value)),
        Insn::Ldc { index, .. } => match class.pool.loadable(*index)? {
            Loadable::Int(value) => Some(value),
            _ => None,
        },
        _ => None,
    }
}
