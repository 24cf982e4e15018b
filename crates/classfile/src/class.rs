//! A class as a whole: header, members and attributes. What is not changed is written back byte for byte.

use std::ops::Range;
use std::sync::Arc;

use crate::bytes::{Bytes, Put, Reader};
use crate::code::Code;
use crate::constant::{ConstantPool, Cp, PoolError};
use crate::error::{CodeError, ParseError};
use crate::names::{FieldRef, MethodRef, Name};

/// The first version of class files whose code may load constants that are classes (JVMS 4.9.1).
pub const CLASS_CONSTANTS: u16 = 49;

/// Access flags (JVMS tables 4.1-B, 4.5-A and 4.6-A).
#[allow(missing_docs)]
pub mod access {
    pub const PUBLIC: u16 = 0x0001;
    pub const PRIVATE: u16 = 0x0002;
    pub const PROTECTED: u16 = 0x0004;
    pub const STATIC: u16 = 0x0008;
    pub const FINAL: u16 = 0x0010;
    pub const SYNCHRONIZED: u16 = 0x0020;
    pub const SUPER: u16 = 0x0020;
    pub const VOLATILE: u16 = 0x0040;
    pub const BRIDGE: u16 = 0x0040;
    pub const TRANSIENT: u16 = 0x0080;
    pub const VARARGS: u16 = 0x0080;
    pub const NATIVE: u16 = 0x0100;
    pub const INTERFACE: u16 = 0x0200;
    pub const ABSTRACT: u16 = 0x0400;
    /// `strictfp`.
    pub const STRICT: u16 = 0x0800;
    pub const SYNTHETIC: u16 = 0x1000;
    pub const ANNOTATION: u16 = 0x2000;
    pub const ENUM: u16 = 0x4000;
    pub const MODULE: u16 = 0x8000;
}

/// An attribute that is not looked into: its name and its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    /// Constant with its name.
    pub name: Cp,
    /// Its body, without name and length.
    pub data: Bytes,
}

/// A field or a method.
#[derive(Clone, Debug)]
pub struct Member {
    /// Access flags.
    pub access: u16,
    name: (Cp, Name),
    desc: (Cp, Name),
    /// Attributes, in order.
    pub attributes: Vec<Attribute>,
}

impl Member {
    /// A new member without attributes.
    pub fn new(pool: &mut ConstantPool, access: u16, name: &str, desc: &str) -> Result<Member, PoolError> {
        let (name_index, desc_index) = (pool.utf8(name)?, pool.utf8(desc)?);
        Ok(Member {
            access,
            name: (name_index, name.into()),
            desc: (desc_index, desc.into()),
            attributes: Vec::new(),
        })
    }

    /// Its name.
    pub fn name(&self) -> &Name {
        &self.name.1
    }

    /// Its descriptor.
    pub fn desc(&self) -> &Name {
        &self.desc.1
    }

    /// Gives it another name.
    pub fn rename(&mut self, pool: &mut ConstantPool, name: &str) -> Result<(), PoolError> {
        self.name = (pool.utf8(name)?, name.into());
        Ok(())
    }

    /// Gives it another descriptor.
    pub fn set_desc(&mut self, pool: &mut ConstantPool, desc: &str) -> Result<(), PoolError> {
        self.desc = (pool.utf8(desc)?, desc.into());
        Ok(())
    }

    /// Whether it is static.
    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }

    /// Whether it is abstract.
    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }

    /// Whether it is native.
    pub fn is_native(&self) -> bool {
        self.access & access::NATIVE != 0
    }

    /// The attribute of this name.
    pub fn attribute(&self, pool: &ConstantPool, name: &str) -> Option<&Attribute> {
        find_attribute(&self.attributes, pool, name)
    }

    /// Drops the attributes of this name.
    pub fn remove_attribute(&mut self, pool: &ConstantPool, name: &str) {
        self.attributes.retain(|a| pool.utf8_bytes(a.name) != Some(name.as_bytes()));
    }

    /// Whether it has code, without decoding it.
    pub fn has_code(&self, pool: &ConstantPool) -> bool {
        self.attribute(pool, "Code").is_some()
    }
}

fn find_attribute<'a>(attributes: &'a [Attribute], pool: &ConstantPool, name: &str) -> Option<&'a Attribute> {
    attributes.iter().find(|a| pool.utf8_bytes(a.name) == Some(name.as_bytes()))
}

/// A class file.
#[derive(Clone, Debug)]
pub struct ClassFile {
    /// Minor version; 65535 marks preview features.
    pub minor: u16,
    /// Major version: 52 for Java 8, 69 for Java 25.
    pub major: u16,
    /// Constants.
    pub pool: ConstantPool,
    /// Access flags.
    pub access: u16,
    this_class: (Cp, Name),
    super_class: (Cp, Option<Name>),
    interfaces: Vec<(Cp, Name)>,
    /// Fields, in order.
    pub fields: Vec<Member>,
    /// Methods, in order.
    pub methods: Vec<Member>,
    /// Attributes of the class, in order.
    pub attributes: Vec<Attribute>,
}

impl ClassFile {
    /// A new class with no members.
    pub fn new(major: u16, access: u16, name: &str, super_name: &str) -> Result<ClassFile, PoolError> {
        let mut pool = ConstantPool::new();
        let this_class = (pool.class(name)?, name.into());
        let super_class = (pool.class(super_name)?, Some(super_name.into()));
        Ok(ClassFile {
            minor: 0,
            major,
            pool,
            access,
            this_class,
            super_class,
            interfaces: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            attributes: Vec::new(),
        })
    }

    /// Reads a class; copies the bytes once.
    pub fn parse(bytes: &[u8]) -> Result<ClassFile, ParseError> {
        ClassFile::parse_shared(Arc::from(bytes))
    }

    /// Reads a class whose bytes are already shared.
    pub fn parse_shared(source: Arc<[u8]>) -> Result<ClassFile, ParseError> {
        let mut reader = Reader::new(&source);
        if reader.u4().ok() != Some(0xCAFE_BABE) {
            return Err(ParseError::NotAClass);
        }
        let (minor, major) = (reader.u2()?, reader.u2()?);
        let pool = ConstantPool::parse(&source, &mut reader)?;
        let access = reader.u2()?;
        let this_class = read_class(&pool, &mut reader)?;
        let super_index = Cp(reader.u2()?);
        let super_name = if super_index.is_none() { None } else { Some(class_at(&pool, super_index)?) };
        let count = usize::from(reader.u2()?);
        let mut interfaces = Vec::with_capacity(count.min(64));
        for _ in 0..count {
            interfaces.push(read_class(&pool, &mut reader)?);
        }
        let fields = read_members(&source, &pool, &mut reader)?;
        let methods = read_members(&source, &pool, &mut reader)?;
        let attributes = read_attributes(&source, &pool, &mut reader)?;
        if !reader.is_empty() {
            return Err(ParseError::TrailingBytes(source.len() - reader.at()));
        }
        Ok(ClassFile {
            minor,
            major,
            pool,
            access,
            this_class,
            super_class: (super_index, super_name),
            interfaces,
            fields,
            methods,
            attributes,
        })
    }

    /// The bytes of the class file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.room());
        out.u4(0xCAFE_BABE);
        out.u2(self.minor);
        out.u2(self.major);
        self.pool.write(&mut out);
        out.u2(self.access);
        out.u2(self.this_class.0.0);
        out.u2(self.super_class.0.0);
        out.u2(self.interfaces.len() as u16);
        for (index, _) in &self.interfaces {
            out.u2(index.0);
        }
        for members in [&self.fields, &self.methods] {
            out.u2(members.len() as u16);
            for member in members {
                out.u2(member.access);
                out.u2(member.name.0.0);
                out.u2(member.desc.0.0);
                write_attributes(&member.attributes, &mut out);
            }
        }
        write_attributes(&self.attributes, &mut out);
        out
    }

    /// At least as many bytes as the class file has, and hardly more.
    fn room(&self) -> usize {
        let attributes =
            |all: &[Attribute]| all.iter().map(|attribute| 6 + attribute.data.len()).sum::<usize>();
        let members = self.fields.iter().chain(&self.methods);
        let members: usize = members.map(|member| 8 + attributes(&member.attributes)).sum();
        24 + self.pool.room() + 2 * self.interfaces.len() + members + attributes(&self.attributes)
    }

    /// Its internal name.
    pub fn name(&self) -> &Name {
        &self.this_class.1
    }

    /// The internal name of its superclass; `None` for `java/lang/Object` and modules.
    pub fn super_name(&self) -> Option<&Name> {
        self.super_class.1.as_ref()
    }

    /// Internal names of its direct interfaces.
    pub fn interfaces(&self) -> impl ExactSizeIterator<Item = &Name> {
        self.interfaces.iter().map(|(_, name)| name)
    }

    /// Whether it is an interface.
    pub fn is_interface(&self) -> bool {
        self.access & access::INTERFACE != 0
    }

    /// Changes the superclass.
    pub fn set_super(&mut self, name: &str) -> Result<(), PoolError> {
        self.super_class = (self.pool.class(name)?, Some(name.into()));
        Ok(())
    }

    /// Replaces the direct interfaces.
    pub fn set_interfaces(&mut self, names: &[&str]) -> Result<(), PoolError> {
        let mut interfaces = Vec::with_capacity(names.len());
        for name in names {
            interfaces.push((self.pool.class(name)?, Name::from(*name)));
        }
        self.interfaces = interfaces;
        Ok(())
    }

    /// The attribute of this name.
    pub fn attribute(&self, name: &str) -> Option<&Attribute> {
        find_attribute(&self.attributes, &self.pool, name)
    }

    /// Drops the attributes of this name.
    pub fn remove_attribute(&mut self, name: &str) {
        let pool = &self.pool;
        self.attributes.retain(|a| pool.utf8_bytes(a.name) != Some(name.as_bytes()));
    }

    /// Adds an attribute.
    pub fn add_attribute(&mut self, name: &str, data: Vec<u8>) -> Result<(), PoolError> {
        let name = self.pool.utf8(name)?;
        self.attributes.push(Attribute { name, data: data.into() });
        Ok(())
    }

    /// The text of its `SourceFile` attribute.
    pub fn source_file(&self) -> Option<Name> {
        let data = &self.attribute("SourceFile")?.data;
        self.pool.text(Cp(Reader::new(data).u2().ok()?))
    }

    /// The method of this name and descriptor, and its index in [`ClassFile::methods`].
    pub fn method(&self, name: &str, desc: &str) -> Option<(usize, &Member)> {
        self.methods.iter().enumerate().find(|(_, m)| &**m.name() == name && &**m.desc() == desc)
    }

    /// The field of this name and descriptor.
    pub fn field(&self, name: &str, desc: &str) -> Option<&Member> {
        self.fields.iter().find(|f| &**f.name() == name && &**f.desc() == desc)
    }

    /// A method's identity.
    pub fn method_ref(&self, method: &Member) -> MethodRef {
        MethodRef { class: self.name().clone(), name: method.name().clone(), desc: method.desc().clone() }
    }

    /// A field's identity.
    pub fn field_ref(&self, field: &Member) -> FieldRef {
        FieldRef { class: self.name().clone(), name: field.name().clone(), desc: field.desc().clone() }
    }

    /// Adds a field without attributes.
    pub fn add_field(&mut self, access: u16, name: &str, desc: &str) -> Result<(), PoolError> {
        let member = Member::new(&mut self.pool, access, name, desc)?;
        self.fields.push(member);
        Ok(())
    }

    /// Adds a method, with code unless it is abstract or native. Gives its index in [`ClassFile::methods`].
    pub fn add_method(
        &mut self,
        access: u16,
        name: &str,
        desc: &str,
        code: Option<&Code>,
    ) -> Result<usize, CodeError> {
        let member = Member::new(&mut self.pool, access, name, desc)?;
        self.methods.push(member);
        let index = self.methods.len() - 1;
        if let Some(code) = code {
            self.set_code(index, code)?;
        }
        Ok(index)
    }

    /// Encodes `code` into the method at `index`, in the place of its old code if it has some.
    pub fn set_code(&mut self, index: usize, code: &Code) -> Result<(), CodeError> {
        self.set_code_placed(index, code).map(|_| ())
    }

    /// Does what [`ClassFile::set_code`] does and gives the position in the bytecode of each node.
    pub fn set_code_placed(&mut self, index: usize, code: &Code) -> Result<Vec<u32>, CodeError> {
        let (data, positions) = code.encode_placed(&mut self.pool)?;
        let data = data.into();
        let Some(method) = self.methods.get_mut(index) else { return Ok(positions) };
        let old = method.attributes.iter_mut().find(|a| self.pool.utf8_bytes(a.name) == Some(b"Code"));
        match old {
            Some(attribute) => attribute.data = data,
            None => {
                let name = self.pool.utf8("Code")?;
                method.attributes.push(Attribute { name, data });
            }
        }
        Ok(positions)
    }
}

fn class_at(pool: &ConstantPool, index: Cp) -> Result<Name, ParseError> {
    pool.class_name(index).ok_or(ParseError::WrongConstant { index: index.0, wanted: "class" })
}

fn read_class(pool: &ConstantPool, reader: &mut Reader<'_>) -> Result<(Cp, Name), ParseError> {
    let index = Cp(reader.u2()?);
    Ok((index, class_at(pool, index)?))
}

fn read_text(pool: &ConstantPool, reader: &mut Reader<'_>) -> Result<(Cp, Name), ParseError> {
    let index = Cp(reader.u2()?);
    let text = pool.text(index).ok_or(ParseError::WrongConstant { index: index.0, wanted: "text" })?;
    Ok((index, text))
}

fn read_members(
    source: &Arc<[u8]>,
    pool: &ConstantPool,
    reader: &mut Reader<'_>,
) -> Result<Vec<Member>, ParseError> {
    let count = usize::from(reader.u2()?);
    let mut members = Vec::with_capacity(count.min(256));
    for _ in 0..count {
        members.push(Member {
            access: reader.u2()?,
            name: read_text(pool, reader)?,
            desc: read_text(pool, reader)?,
            attributes: read_attributes(source, pool, reader)?,
        });
    }
    Ok(members)
}

/// Reads a table of attributes; `reader` must run over all of `source`.
fn read_attributes(
    source: &Arc<[u8]>,
    pool: &ConstantPool,
    reader: &mut Reader<'_>,
) -> Result<Vec<Attribute>, ParseError> {
    let count = usize::from(reader.u2()?);
    let mut attributes = Vec::with_capacity(count.min(16));
    for _ in 0..count {
        let name = Cp(reader.u2()?);
        if pool.utf8_bytes(name).is_none() {
            return Err(ParseError::WrongConstant { index: name.0, wanted: "text" });
        }
        let len = reader.u4()? as usize;
        let Range { start, end } = reader.at()..reader.at().saturating_add(len);
        reader.take(len)?;
        attributes.push(Attribute { name, data: Bytes::slice_of(source, start..end) });
    }
    Ok(attributes)
}

fn write_attributes(attributes: &[Attribute], out: &mut Vec<u8>) {
    out.u2(attributes.len() as u16);
    for attribute in attributes {
        out.u2(attribute.name.0);
        out.u4(attribute.data.len() as u32);
        out.extend_from_slice(&attribute.data);
    }
}
