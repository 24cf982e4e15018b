//! The constant pool: append-only, with interning.
//!
//! The entries a class came with are never moved or changed, so its original bytes are written back verbatim
//! and the indices in untouched attributes stay valid. New constants are appended; asking twice for the same
//! one gives the same index. Text is kept as the bytes of the file (modified UTF-8, which a lone surrogate
//! survives) and decoded on demand.

use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use rustc_hash::{FxHashMap, FxHasher};

use crate::bytes::{Bytes, Put, Reader};
use crate::error::ParseError;
use crate::mutf8;
use crate::names::{FieldRef, MethodRef, Name};

/// Index of a constant. [`Cp::NONE`] (zero) stands for "no constant" where the format allows that.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cp(pub u16);

impl Cp {
    /// No constant.
    pub const NONE: Cp = Cp(0);

    /// Whether this names no constant.
    pub fn is_none(self) -> bool {
        self.0 == 0
    }
}

/// An entry of the pool (JVMS 4.4), by index as in the file. Floating-point numbers are their bits.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Constant {
    /// Index zero and the second half of a long or double.
    Unusable,
    /// Text; its bytes are [`ConstantPool::utf8_bytes`].
    Utf8 {
        start: u32,
        len: u16,
    },
    Integer(i32),
    Float(u32),
    Long(i64),
    Double(u64),
    Class(Cp),
    String(Cp),
    Field {
        class: Cp,
        name_and_type: Cp,
    },
    Method {
        class: Cp,
        name_and_type: Cp,
    },
    InterfaceMethod {
        class: Cp,
        name_and_type: Cp,
    },
    NameAndType {
        name: Cp,
        desc: Cp,
    },
    /// `kind` is the reference kind, 1 to 9 (JVMS table 5.4.3.5-A).
    MethodHandle {
        kind: u8,
        reference: Cp,
    },
    MethodType(Cp),
    /// `bootstrap` is an index into the `BootstrapMethods` attribute.
    Dynamic {
        bootstrap: u16,
        name_and_type: Cp,
    },
    InvokeDynamic {
        bootstrap: u16,
        name_and_type: Cp,
    },
    Module(Cp),
    Package(Cp),
}

/// Why a constant cannot be added.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PoolError {
    /// No index is left.
    #[error("the constant pool is full: a class can have at most 65534 constants")]
    Full,
    /// The text is too long.
    #[error("a text of {0} bytes is too long for a class file, which allows 65535")]
    TextTooLong(usize),
    /// A constant to be copied does not exist or is malformed.
    #[error("constant {0} of the class that is copied from does not exist or is malformed")]
    Missing(u16),
}

/// The kinds of constants that name a member.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MemberKind {
    /// A field.
    Field,
    /// A method of a class.
    Method,
    /// A method of an interface.
    InterfaceMethod,
}

/// The constants of a class.
#[derive(Clone, Debug)]
pub struct ConstantPool {
    /// The bytes of the class; text constants of the original pool are ranges of it.
    source: Arc<[u8]>,
    /// Text of appended constants; their ranges start at `source.len()`.
    appended_text: Vec<u8>,
    entries: Vec<Constant>,
    /// Decoded text by index: of the entries that came with the class (shared by copies of the pool), and of
    /// the others.
    text: (Arc<[OnceLock<Name>]>, Vec<OnceLock<Name>>),
    /// How many entries came with the class, and their bytes (without the count).
    original: (usize, Bytes),
    /// Built when the first constant is interned. Keys of text are hashes, with linear probing.
    interned: Option<Interned>,
}

#[derive(Clone, Debug, Default)]
struct Interned {
    utf8: FxHashMap<u64, Cp>,
    other: FxHashMap<Constant, Cp>,
}

impl Default for ConstantPool {
    fn default() -> ConstantPool {
        ConstantPool::new()
    }
}

fn hash_of(bytes: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    bytes.hash(&mut hasher);
    hasher.finish()
}

impl ConstantPool {
    /// An empty pool.
    pub fn new() -> ConstantPool {
        ConstantPool {
            source: Arc::from([]),
            appended_text: Vec::new(),
            entries: vec![Constant::Unusable],
            text: (Arc::from([OnceLock::new()]), Vec::new()),
            original: (1, Bytes::from(Vec::new())),
            interned: None,
        }
    }

    /// Reads the pool of the class `source`, starting at its count.
    pub(crate) fn parse(source: &Arc<[u8]>, reader: &mut Reader<'_>) -> Result<ConstantPool, ParseError> {
        let count = usize::from(reader.u2()?);
        let start = reader.at();
        let mut entries = Vec::with_capacity(count.min(source.len() / 3 + 1));
        entries.push(Constant::Unusable);
        while entries.len() < count {
            let constant = read_constant(reader, entries.len() as u16)?;
            entries.push(constant);
            if matches!(constant, Constant::Long(_) | Constant::Double(_)) {
                entries.push(Constant::Unusable);
            }
        }
        if entries.len() != count.max(1) {
            return Err(ParseError::WrongConstant {
                index: count as u16 - 1,
                wanted: "first half of a number",
            });
        }
        let text = entries.iter().map(|_| OnceLock::new()).collect();
        Ok(ConstantPool {
            source: Arc::clone(source),
            appended_text: Vec::new(),
            original: (entries.len(), Bytes::slice_of(source, start..reader.at())),
            entries,
            text: (text, Vec::new()),
            interned: None,
        })
    }

    /// Appends the count and all entries.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        let (count, bytes) = &self.original;
        out.u2(self.entries.len() as u16);
        out.extend_from_slice(bytes);
        for &constant in self.entries.iter().skip(*count) {
            self.write_constant(constant, out);
        }
    }

    /// At least as many bytes as [`ConstantPool::write`] appends.
    pub(crate) fn room(&self) -> usize {
        const LONGEST: usize = 9;
        let (count, bytes) = &self.original;
        2 + bytes.len() + LONGEST * (self.entries.len() - count) + self.appended_text.len()
    }

    fn write_constant(&self, constant: Constant, out: &mut Vec<u8>) {
        let mut indexed = |tag: u8, a: u16, b: u16| {
            out.u1(tag);
            out.u2(a);
            out.u2(b);
        };
        match constant {
            Constant::Unusable => {}
            Constant::Field { class, name_and_type } => indexed(9, class.0, name_and_type.0),
            Constant::Method { class, name_and_type } => indexed(10, class.0, name_and_type.0),
            Constant::InterfaceMethod { class, name_and_type } => indexed(11, class.0, name_and_type.0),
            Constant::NameAndType { name, desc } => indexed(12, name.0, desc.0),
            Constant::Dynamic { bootstrap, name_and_type } => indexed(17, bootstrap, name_and_type.0),
            Constant::InvokeDynamic { bootstrap, name_and_type } => indexed(18, bootstrap, name_and_type.0),
            Constant::Utf8 { start, len } => {
                out.u1(1);
                out.u2(len);
                out.extend_from_slice(self.text_range(start, len));
            }
            Constant::Integer(v) => put_number(out, 3, &v.to_be_bytes()),
            Constant::Float(v) => put_number(out, 4, &v.to_be_bytes()),
            Constant::Long(v) => put_number(out, 5, &v.to_be_bytes()),
            Constant::Double(v) => put_number(out, 6, &v.to_be_bytes()),
            Constant::Class(i) => put_number(out, 7, &i.0.to_be_bytes()),
            Constant::String(i) => put_number(out, 8, &i.0.to_be_bytes()),
            Constant::MethodHandle { kind, reference } => {
                out.u1(15);
                out.u1(kind);
                out.u2(reference.0);
            }
            Constant::MethodType(i) => put_number(out, 16, &i.0.to_be_bytes()),
            Constant::Module(i) => put_number(out, 19, &i.0.to_be_bytes()),
            Constant::Package(i) => put_number(out, 20, &i.0.to_be_bytes()),
        }
    }

    fn text_range(&self, start: u32, len: u16) -> &[u8] {
        let (start, len) = (start as usize, usize::from(len));
        match start.checked_sub(self.source.len()) {
            None => self.source.get(start..start + len),
            Some(start) => self.appended_text.get(start..start + len),
        }
        .unwrap_or_default()
    }

    /// The number of entries, the unusable one at index zero included.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no usable entry.
    pub fn is_empty(&self) -> bool {
        self.entries.len() <= 1
    }

    /// The entry at `index`.
    pub fn get(&self, index: Cp) -> Option<Constant> {
        self.entries.get(usize::from(index.0)).copied()
    }

    /// All usable entries with their indices, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Cp, Constant)> + '_ {
        let indexed = self.entries.iter().enumerate().map(|(i, c)| (Cp(i as u16), *c));
        indexed.filter(|(_, c)| *c != Constant::Unusable)
    }
}

/// Typed reading. Every getter gives `None` when the index does not lead to a constant of that kind.
impl ConstantPool {
    /// The bytes of a text constant, in modified UTF-8.
    pub fn utf8_bytes(&self, index: Cp) -> Option<&[u8]> {
        match self.get(index)? {
            Constant::Utf8 { start, len } => Some(self.text_range(start, len)),
            _ => None,
        }
    }

    /// A text constant. Lone surrogates show as U+FFFD; see [`ConstantPool::utf8_bytes`].
    pub fn text(&self, index: Cp) -> Option<Name> {
        self.text_ref(index).cloned()
    }

    fn text_ref(&self, index: Cp) -> Option<&Name> {
        let bytes = self.utf8_bytes(index)?;
        let (original, appended) = &self.text;
        let index = usize::from(index.0);
        let cell = original.get(index).or_else(|| appended.get(index.checked_sub(original.len())?))?;
        Some(cell.get_or_init(|| mutf8::to_str(bytes).into()))
    }

    /// The name of a class constant: internal name or array descriptor.
    pub fn class_name(&self, index: Cp) -> Option<Name> {
        self.class_name_ref(index).cloned()
    }

    fn class_name_ref(&self, index: Cp) -> Option<&Name> {
        match self.get(index)? {
            Constant::Class(name) => self.text_ref(name),
            _ => None,
        }
    }

    /// The value of a string constant; see [`ConstantPool::text`].
    pub fn string_value(&self, index: Cp) -> Option<Name> {
        match self.get(index)? {
            Constant::String(text) => self.text(text),
            _ => None,
        }
    }

    /// Name and descriptor of a name-and-type constant.
    pub fn name_and_type_of(&self, index: Cp) -> Option<(Name, Name)> {
        match self.get(index)? {
            Constant::NameAndType { name, desc } => Some((self.text(name)?, self.text(desc)?)),
            _ => None,
        }
    }

    /// The kind, class, name and descriptor of a field, method or interface-method constant.
    pub fn member(&self, index: Cp) -> Option<(MemberKind, MethodRef)> {
        let (kind, [class, name, desc]) = self.member_names(index)?;
        Some((kind, MethodRef { class: class.clone(), name: name.clone(), desc: desc.clone() }))
    }

    /// What [`ConstantPool::member`] gives, borrowed: kind, and class, name and descriptor.
    pub fn member_names(&self, index: Cp) -> Option<(MemberKind, [&Name; 3])> {
        let (kind, class, name_and_type) = match self.get(index)? {
            Constant::Field { class, name_and_type } => (MemberKind::Field, class, name_and_type),
            Constant::Method { class, name_and_type } => (MemberKind::Method, class, name_and_type),
            Constant::InterfaceMethod { class, name_and_type } => {
                (MemberKind::InterfaceMethod, class, name_and_type)
            }
            _ => return None,
        };
        let Constant::NameAndType { name, desc } = self.get(name_and_type)? else { return None };
        Some((kind, [self.class_name_ref(class)?, self.text_ref(name)?, self.text_ref(desc)?]))
    }

    /// The field a constant names.
    pub fn field(&self, index: Cp) -> Option<FieldRef> {
        match self.member(index)? {
            (MemberKind::Field, m) => Some(FieldRef { class: m.class, name: m.name, desc: m.desc }),
            _ => None,
        }
    }

    /// The method a constant names, and whether the constant says it is an interface's.
    pub fn method(&self, index: Cp) -> Option<(MethodRef, bool)> {
        match self.member(index)? {
            (MemberKind::Field, _) => None,
            (kind, method) => Some((method, kind == MemberKind::InterfaceMethod)),
        }
    }

    /// Name and descriptor of an `invokedynamic` call site or a dynamic constant, and its bootstrap method's
    /// index.
    pub fn dynamic(&self, index: Cp) -> Option<(u16, Name, Name)> {
        match self.get(index)? {
            Constant::InvokeDynamic { bootstrap, name_and_type }
            | Constant::Dynamic { bootstrap, name_and_type } => {
                let (name, desc) = self.name_and_type_of(name_and_type)?;
                Some((bootstrap, name, desc))
            }
            _ => None,
        }
    }

    /// The descriptor of the member or dynamic call site a constant names, without making the other names.
    pub fn member_desc(&self, index: Cp) -> Option<&Name> {
        match self.get(index)? {
            Constant::Field { name_and_type, .. }
            | Constant::Method { name_and_type, .. }
            | Constant::InterfaceMethod { name_and_type, .. }
            | Constant::Dynamic { name_and_type, .. }
            | Constant::InvokeDynamic { name_and_type, .. } => match self.get(name_and_type)? {
                Constant::NameAndType { desc, .. } => self.text_ref(desc),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Interning. Each gives the index of an equal constant, appended if there was none.
impl ConstantPool {
    /// Any constant whose parts are already in the pool; text goes through [`ConstantPool::utf8`].
    pub fn intern(&mut self, constant: Constant) -> Result<Cp, PoolError> {
        if let Some(&index) = self.interned().other.get(&constant) {
            return Ok(index);
        }
        let index = self.push(constant)?;
        self.interned().other.insert(constant, index);
        Ok(index)
    }

    fn push(&mut self, constant: Constant) -> Result<Cp, PoolError> {
        let two = matches!(constant, Constant::Long(_) | Constant::Double(_));
        let index = self.entries.len();
        if index + usize::from(two) >= usize::from(u16::MAX) {
            return Err(PoolError::Full);
        }
        self.entries.push(constant);
        self.text.1.push(OnceLock::new());
        if two {
            self.entries.push(Constant::Unusable);
            self.text.1.push(OnceLock::new());
        }
        Ok(Cp(index as u16))
    }

    fn interned(&mut self) -> &mut Interned {
        if self.interned.is_none() {
            let mut interned = Interned::default();
            interned.utf8.reserve(self.len() / 2);
            interned.other.reserve(self.len() / 2);
            for (index, constant) in self.iter() {
                if let Constant::Utf8 { start, len } = constant {
                    let bytes = self.text_range(start, len);
                    let mut key = hash_of(bytes);
                    while interned.utf8.get(&key).is_some_and(|i| self.utf8_bytes(*i) != Some(bytes)) {
                        key = key.wrapping_add(1);
                    }
                    interned.utf8.entry(key).or_insert(index);
                } else {
                    interned.other.entry(constant).or_insert(index);
                }
            }
            self.interned = Some(interned);
        }
        self.interned.get_or_insert_default()
    }

    /// A text constant of these bytes, in modified UTF-8.
    pub fn utf8_raw(&mut self, bytes: &[u8]) -> Result<Cp, PoolError> {
        let len = u16::try_from(bytes.len()).map_err(|_| PoolError::TextTooLong(bytes.len()))?;
        let mut key = hash_of(bytes);
        while let Some(&index) = self.interned().utf8.get(&key) {
            if self.utf8_bytes(index) == Some(bytes) {
                return Ok(index);
            }
            key = key.wrapping_add(1);
        }
        let start = (self.source.len() + self.appended_text.len()) as u32;
        let index = self.push(Constant::Utf8 { start, len })?;
        self.appended_text.extend_from_slice(bytes);
        self.interned().utf8.insert(key, index);
        Ok(index)
    }

    /// A text constant.
    pub fn utf8(&mut self, text: &str) -> Result<Cp, PoolError> {
        self.utf8_raw(&mutf8::from_str(text))
    }

    /// A class, by internal name or array descriptor.
    pub fn class(&mut self, name: &str) -> Result<Cp, PoolError> {
        let name = self.utf8(name)?;
        self.intern(Constant::Class(name))
    }

    /// A string constant.
    pub fn string(&mut self, text: &str) -> Result<Cp, PoolError> {
        let text = self.utf8(text)?;
        self.intern(Constant::String(text))
    }

    /// A name and a descriptor.
    pub fn name_and_type(&mut self, name: &str, desc: &str) -> Result<Cp, PoolError> {
        let (name, desc) = (self.utf8(name)?, self.utf8(desc)?);
        self.intern(Constant::NameAndType { name, desc })
    }

    /// A field.
    pub fn field_ref(&mut self, class: &str, name: &str, desc: &str) -> Result<Cp, PoolError> {
        let (class, name_and_type) = (self.class(class)?, self.name_and_type(name, desc)?);
        self.intern(Constant::Field { class, name_and_type })
    }

    /// A method of a class.
    pub fn method_ref(&mut self, class: &str, name: &str, desc: &str) -> Result<Cp, PoolError> {
        let (class, name_and_type) = (self.class(class)?, self.name_and_type(name, desc)?);
        self.intern(Constant::Method { class, name_and_type })
    }

    /// A method of an interface.
    pub fn interface_method_ref(&mut self, class: &str, name: &str, desc: &str) -> Result<Cp, PoolError> {
        let (class, name_and_type) = (self.class(class)?, self.name_and_type(name, desc)?);
        self.intern(Constant::InterfaceMethod { class, name_and_type })
    }

    /// An `int`.
    pub fn integer(&mut self, value: i32) -> Result<Cp, PoolError> {
        self.intern(Constant::Integer(value))
    }

    /// A `long`.
    pub fn long(&mut self, value: i64) -> Result<Cp, PoolError> {
        self.intern(Constant::Long(value))
    }

    /// A `float`, distinguished by its bits.
    pub fn float(&mut self, value: f32) -> Result<Cp, PoolError> {
        self.intern(Constant::Float(value.to_bits()))
    }

    /// A `double`, distinguished by its bits.
    pub fn double(&mut self, value: f64) -> Result<Cp, PoolError> {
        self.intern(Constant::Double(value.to_bits()))
    }

    /// A method handle: reference kind 1 to 9 and the constant of its member.
    pub fn method_handle(&mut self, kind: u8, reference: Cp) -> Result<Cp, PoolError> {
        self.intern(Constant::MethodHandle { kind, reference })
    }

    /// A method type.
    pub fn method_type(&mut self, desc: &str) -> Result<Cp, PoolError> {
        let desc = self.utf8(desc)?;
        self.intern(Constant::MethodType(desc))
    }

    /// An `invokedynamic` call site; `bootstrap` is from [`crate::class::ClassFile::add_bootstrap`].
    pub fn invoke_dynamic(&mut self, bootstrap: u16, name: &str, desc: &str) -> Result<Cp, PoolError> {
        let name_and_type = self.name_and_type(name, desc)?;
        self.intern(Constant::InvokeDynamic { bootstrap, name_and_type })
    }
}

fn put_number(out: &mut Vec<u8>, tag: u8, bytes: &[u8]) {
    out.u1(tag);
    out.extend_from_slice(bytes);
}

fn read_constant(reader: &mut Reader<'_>, index: u16) -> Result<Constant, ParseError> {
    let tag = reader.u1()?;
    Ok(match tag {
        1 => {
            let len = reader.u2()?;
            let start = reader.at() as u32;
            reader.take(usize::from(len))?;
            Constant::Utf8 { start, len }
        }
        3 => Constant::Integer(reader.i4()?),
        4 => Constant::Float(reader.u4()?),
        5 => Constant::Long(reader.i8()?),
        6 => Constant::Double(reader.i8()? as u64),
        7 => Constant::Class(Cp(reader.u2()?)),
        8 => Constant::String(Cp(reader.u2()?)),
        9 => Constant::Field { class: Cp(reader.u2()?), name_and_type: Cp(reader.u2()?) },
        10 => Constant::Method { class: Cp(reader.u2()?), name_and_type: Cp(reader.u2()?) },
        11 => Constant::InterfaceMethod { class: Cp(reader.u2()?), name_and_type: Cp(reader.u2()?) },
        12 => Constant::NameAndType { name: Cp(reader.u2()?), desc: Cp(reader.u2()?) },
        15 => Constant::MethodHandle { kind: reader.u1()?, reference: Cp(reader.u2()?) },
        16 => Constant::MethodType(Cp(reader.u2()?)),
        17 => Constant::Dynamic { bootstrap: reader.u2()?, name_and_type: Cp(reader.u2()?) },
        18 => Constant::InvokeDynamic { bootstrap: reader.u2()?, name_and_type: Cp(reader.u2()?) },
        19 => Constant::Module(Cp(reader.u2()?)),
        20 => Constant::Package(Cp(reader.u2()?)),
        _ => return Err(ParseError::UnknownConstant { index, tag }),
    })
}
