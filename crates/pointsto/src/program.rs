//! What the analyses know of classes: hierarchy, member resolution and virtual dispatch (JVMS 5.4.3, 5.4.6).

use std::cell::RefCell;
use std::sync::Arc;

use cranelift_entity::PrimaryMap;
use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::lang;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::Function;
use mantis_library::{Hierarchy, Supers};
use rustc_hash::FxHashMap;

use crate::heap::FieldId;

/// The shape of a class.
#[derive(Clone, Debug)]
pub struct ClassInfo {
    /// Internal name.
    pub name: Name,
    /// Superclass.
    pub super_class: Option<Name>,
    /// Direct superinterfaces.
    pub interfaces: Vec<Name>,
    /// Access flags of the class.
    pub access: u16,
    /// Declared methods: name and descriptor to access flags.
    pub methods: FxHashMap<(Name, Name), u16>,
    /// Declared methods in the order of the class file.
    pub method_order: Vec<(Name, Name)>,
    /// Declared fields: name and descriptor, in order.
    pub fields: Vec<(Name, Name, u16)>,
}

impl ClassInfo {
    /// That of a class file.
    pub fn of(class: &ClassFile) -> ClassInfo {
        let key = |m: &Member| (m.name().clone(), m.desc().clone());
        ClassInfo {
            name: class.name().clone(),
            super_class: class.super_name().cloned(),
            interfaces: class.interfaces().cloned().collect(),
            access: class.access,
            methods: class.methods.iter().map(|m| (key(m), m.access)).collect(),
            method_order: class.methods.iter().map(key).collect(),
            fields: class.fields.iter().map(|f| (f.name().clone(), f.desc().clone(), f.access)).collect(),
        }
    }
}

/// Where classes and bodies come from.
pub trait ClassSource {
    /// The shape of a class of the program or of the JDK.
    fn info(&self, name: &str) -> Option<ClassInfo>;

    /// Whether the class belongs to the program (its own classes and bundled libraries), not to the JDK.
    fn is_app(&self, name: &str) -> bool;

    /// All classes of a package of the JDK.
    fn package_of_jdk(&self, package: &str) -> Vec<Name>;

    /// The body of a method of the program: `None` when it is abstract or native.
    ///
    /// # Errors
    /// One sentence when the bytecode cannot be turned into SSA form.
    fn body(&self, method: &MethodRef) -> Result<Option<Arc<Function>>, String>;

    /// For a generated method that stands for reflection: the members that it finds by their names, and
    /// nothing else.
    fn finds(&self, _method: &MethodRef) -> Option<Vec<MethodRef>> {
        None
    }

    /// Whether a class was generated in the place of one that the JVM makes, such as a proxy's.
    fn is_generated(&self, _class: &str) -> bool {
        false
    }
}

/// What a virtual call runs on an object of a given class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Callee {
    /// A method of the program, by its declaration.
    App(MethodRef),
    /// A JDK method; the class is the run-time class or the JDK class where the search left the program.
    Library(MethodRef),
    /// Abstract or absent: the call fails.
    None,
}

/// A method's body: none when it is abstract or native, a sentence when it cannot be analysed.
type Body = Result<Option<Arc<Function>>, String>;

/// Access flag bits used here.
pub const ACC_STATIC: u16 = 0x0008;
const ACC_INTERFACE: u16 = 0x0200;
pub(crate) const ACC_FINAL: u16 = 0x0010;
const ACC_ABSTRACT: u16 = 0x0400;
const ACC_PUBLIC: u16 = 0x0001;
const ACC_PRIVATE: u16 = 0x0002;
const ACC_PROTECTED: u16 = 0x0004;

/// A whole program: classes on demand, cached.
pub struct Program {
    source: Box<dyn ClassSource>,
    infos: RefCell<FxHashMap<Name, Option<Arc<ClassInfo>>>>,
    bodies: RefCell<FxHashMap<MethodRef, Body>>,
    fields: RefCell<Fields>,
    found: RefCell<Found>,
}

/// What was asked about methods so far.
#[derive(Default)]
struct Found {
    resolved: FxHashMap<MethodRef, Callee>,
    /// By class of the object.
    dispatched: FxHashMap<Name, FxHashMap<MethodRef, Callee>>,
    /// By class.
    has: FxHashMap<Name, FxHashMap<(Name, Name), bool>>,
    overridden: FxHashMap<Name, Arc<[(Name, Name)]>>,
}

/// The fields that were named so far.
#[derive(Default)]
struct Fields {
    ids: FxHashMap<FieldRef, FieldId>,
    names: PrimaryMap<FieldId, FieldRef>,
    /// The declaration that a field reference resolves to.
    resolved: FxHashMap<FieldRef, FieldRef>,
    /// Of the objects of each class.
    of_class: FxHashMap<Name, Arc<[FieldId]>>,
}

impl Program {
    /// A program over a source of classes.
    pub fn new(source: Box<dyn ClassSource>) -> Program {
        Program {
            source,
            infos: RefCell::default(),
            bodies: RefCell::default(),
            fields: RefCell::default(),
            found: RefCell::default(),
        }
    }

    /// The shape of a class, if it is on the class path or in the JDK.
    pub fn info(&self, name: &Name) -> Option<Arc<ClassInfo>> {
        if let Some(known) = self.infos.borrow().get(name) {
            return known.clone();
        }
        let info = self.source.info(name).map(Arc::new);
        self.infos.borrow_mut().insert(name.clone(), info.clone());
        info
    }

    /// Whether the class belongs to the program.
    pub fn is_app(&self, name: &str) -> bool {
        !name.starts_with('[') && self.source.is_app(name)
    }

    /// Whether there is no such class: what uses it fails.
    pub fn is_missing(&self, name: &Name) -> bool {
        !name.starts_with('[') && self.info(name).is_none()
    }

    /// The body of a method of the program.
    ///
    /// # Errors
    /// See [`ClassSource::body`].
    pub fn body(&self, method: &MethodRef) -> Result<Option<Arc<Function>>, String> {
        if let Some(known) = self.bodies.borrow().get(method) {
            return known.clone();
        }
        let body = self.source.body(method);
        self.bodies.borrow_mut().insert(method.clone(), body.clone());
        body
    }

    /// See [`ClassSource::finds`].
    pub fn finds(&self, method: &MethodRef) -> Option<Vec<MethodRef>> {
        self.source.finds(method)
    }

    /// See [`ClassSource::is_generated`].
    pub fn is_generated(&self, class: &str) -> bool {
        self.source.is_generated(class)
    }

    /// Whether a value of class or array type `sub` is assignable to `sup`. Unknown classes are subtypes of
    /// `java/lang/Object` and themselves only.
    pub fn is_subtype(&self, sub: &Name, sup: &Name) -> bool {
        if sub == sup || &**sup == lang::OBJECT {
            return true;
        }
        if let Some(elem) = sub.strip_prefix('[') {
            if matches!(&**sup, lang::CLONEABLE | lang::SERIALIZABLE) {
                return true;
            }
            let Some(of) = sup.strip_prefix('[') else { return false };
            return match (component(elem), component(of)) {
                (Some(a), Some(b)) => self.is_subtype(&a, &b),
                _ => elem == of,
            };
        }
        let Some(info) = self.info(sub) else { return false };
        info.super_class.iter().chain(&info.interfaces).any(|s| self.is_subtype(s, sup))
    }

    /// Whether the class is an interface.
    pub fn is_interface(&self, name: &Name) -> bool {
        self.info(name).is_some_and(|i| i.access & ACC_INTERFACE != 0)
    }

    /// Whether no object is of exactly this class: an interface, or `abstract`.
    pub fn is_abstract(&self, name: &Name) -> bool {
        self.info(name).is_none_or(|i| i.access & (ACC_INTERFACE | ACC_ABSTRACT) != 0)
    }

    /// The classes below a class of the JDK that is not public, itself included: all are in its package.
    ///
    /// `None` for others, which classes of any package may extend.
    pub fn below_in_package(&self, class: &Name) -> Option<Vec<Name>> {
        let info = self.info(class)?;
        if info.access & ACC_FINAL != 0 {
            return Some(vec![class.clone()]);
        }
        if info.access & ACC_PUBLIC != 0 || self.is_app(class) {
            return None;
        }
        let mut below = self.source.package_of_jdk(package_of(class));
        below.retain(|other| self.is_subtype(other, class));
        Some(below)
    }

    /// The class of the JDK that a class is or inherits from, the nearest one.
    pub fn base_in_jdk(&self, class: &Name) -> Option<Name> {
        self.superclasses(class).into_iter().find(|c| !self.is_app(c))
    }

    /// Superclasses from the class itself upwards.
    pub fn superclasses(&self, name: &Name) -> Vec<Name> {
        let mut chain = vec![name.clone()];
        while let Some(up) = chain.last().and_then(|n| self.info(n)).and_then(|i| i.super_class.clone()) {
            if chain.contains(&up) {
                break;
            }
            chain.push(up);
        }
        chain
    }

    /// All supertypes, the class itself first, classes before interfaces.
    pub fn supertypes(&self, name: &Name) -> Vec<Name> {
        let mut all = self.superclasses(name);
        let mut i = 0;
        while i < all.len() {
            if let Some(info) = self.info(&all[i]) {
                for interface in &info.interfaces {
                    if !all.contains(interface) {
                        all.push(interface.clone());
                    }
                }
            }
            i += 1;
        }
        all
    }

    /// The number of a field, by its declaration.
    pub(crate) fn field_id(&self, field: &FieldRef) -> FieldId {
        let fields = &mut *self.fields.borrow_mut();
        if let Some(&id) = fields.ids.get(field) {
            return id;
        }
        let id = fields.names.push(field.clone());
        fields.ids.insert(field.clone(), id);
        id
    }

    /// The declaration of the field of a number.
    pub(crate) fn field(&self, id: FieldId) -> FieldRef {
        self.fields.borrow().names[id].clone()
    }

    /// All fields that were numbered.
    pub(crate) fn fields(&self) -> PrimaryMap<FieldId, FieldRef> {
        self.fields.borrow().names.clone()
    }

    /// Fields that the program's classes declare for objects of a class.
    pub(crate) fn fields_of(&self, class: &Name) -> Arc<[FieldId]> {
        if let Some(known) = self.fields.borrow().of_class.get(class) {
            return known.clone();
        }
        let mut found = Vec::new();
        for up in self.superclasses(class).into_iter().take_while(|up| self.is_app(up)) {
            let Some(info) = self.info(&up) else { continue };
            for (name, desc, _) in info.fields.iter().filter(|(_, _, access)| access & ACC_STATIC == 0) {
                let field = FieldRef { class: up.clone(), name: name.clone(), desc: desc.clone() };
                found.push(self.field_id(&field));
            }
        }
        let found: Arc<[FieldId]> = found.into();
        self.fields.borrow_mut().of_class.insert(class.clone(), found.clone());
        found
    }

    /// The declaration a field reference resolves to.
    pub fn resolve_field(&self, field: &FieldRef) -> FieldRef {
        if let Some(known) = self.fields.borrow().resolved.get(field) {
            return known.clone();
        }
        let found = self.look_field_up(field);
        self.fields.borrow_mut().resolved.insert(field.clone(), found.clone());
        found
    }

    fn look_field_up(&self, field: &FieldRef) -> FieldRef {
        for class in self.supertypes(&field.class) {
            let found = self.info(&class).is_some_and(|i| {
                i.fields.iter().any(|(name, desc, _)| *name == field.name && *desc == field.desc)
            });
            if found {
                return FieldRef { class, name: field.name.clone(), desc: field.desc.clone() };
            }
        }
        field.clone()
    }

    /// Which method a static or special call of `method` runs.
    pub fn resolve(&self, method: &MethodRef) -> Callee {
        if let Some(known) = self.found.borrow().resolved.get(method) {
            return known.clone();
        }
        let found = self.find(&method.class, method, false, None);
        self.found.borrow_mut().resolved.insert(method.clone(), found.clone());
        found
    }

    /// Which method a virtual or interface call of `declared` runs on an object of run-time class `class`. A
    /// private one is not overridden (JVMS 5.4.6); nest mates call it so since Java 11. One without an access
    /// flag is overridden in its package only (JVMS 5.4.5).
    pub fn dispatch(&self, class: &Name, declared: &MethodRef) -> Callee {
        if let Some(known) = self.found.borrow().dispatched.get(class).and_then(|of| of.get(declared)) {
            return known.clone();
        }
        let found = self.find_override(class, declared);
        let all = &mut self.found.borrow_mut().dispatched;
        all.entry(class.clone()).or_default().insert(declared.clone(), found.clone());
        found
    }

    /// Whether a class or one above it declares such a method; arrays and interfaces have those of `Object`.
    pub(crate) fn has(&self, class: &Name, method: &(Name, Name)) -> bool {
        if let Some(&known) = self.found.borrow().has.get(class).and_then(|of| of.get(method)) {
            return known;
        }
        let mut supers = self.supertypes(class);
        supers.push(Name::from(lang::OBJECT));
        let has = supers.iter().any(|s| self.info(s).is_some_and(|i| i.methods.contains_key(method)));
        self.found.borrow_mut().has.entry(class.clone()).or_default().insert(method.clone(), has);
        has
    }

    /// The methods of a class of the program that override one of the JDK's.
    pub(crate) fn overridden(&self, class: &Name) -> Arc<[(Name, Name)]> {
        if let Some(known) = self.found.borrow().overridden.get(class) {
            return known.clone();
        }
        let mut found: Vec<(Name, Name)> = Vec::new();
        for method in self.overriding(class, |above| !self.is_app(above)) {
            let key = (method.name, method.desc);
            if !found.contains(&key) {
                found.push(key);
            }
        }
        let found: Arc<[(Name, Name)]> = found.into();
        self.found.borrow_mut().overridden.insert(class.clone(), found.clone());
        found
    }

    /// The methods of the program that a class declares or inherits and that override one of another
    /// supertype, of those that `above` accepts.
    pub fn overriding(&self, class: &Name, above: impl Fn(&Name) -> bool) -> Vec<MethodRef> {
        let supertypes = self.supertypes(class);
        let mut found = Vec::new();
        for own in supertypes.iter().filter(|c| self.is_app(c)) {
            let Some(info) = self.info(own) else { continue };
            let others: Vec<_> =
                supertypes.iter().filter(|c| *c != own && above(c)).filter_map(|c| self.info(c)).collect();
            for key in &info.method_order {
                let is_static = info.methods.get(key).is_none_or(|a| a & ACC_STATIC != 0);
                let overrides = others.iter().any(|i| i.methods.contains_key(key));
                if !is_static && overrides && !key.0.starts_with('<') {
                    let (name, desc) = key.clone();
                    found.push(MethodRef { class: own.clone(), name, desc });
                }
            }
        }
        found
    }

    fn find_override(&self, class: &Name, declared: &MethodRef) -> Callee {
        let Callee::App(found) = self.resolve(declared) else {
            return self.find(class, declared, true, None);
        };
        match self.access(&found).unwrap_or(ACC_PUBLIC) {
            access if access & ACC_PRIVATE != 0 => Callee::App(found),
            access if access & (ACC_PUBLIC | ACC_PROTECTED) != 0 => self.find(class, declared, true, None),
            _ => self.find(class, declared, true, Some(&found.class)),
        }
    }

    /// Access flags of a declared method.
    pub fn access(&self, method: &MethodRef) -> Option<u16> {
        self.info(&method.class)?.methods.get(&(method.name.clone(), method.desc.clone())).copied()
    }

    /// Whether a declared field is final.
    pub fn is_final(&self, field: &FieldRef) -> bool {
        self.has_flag(field, mantis_classfile::class::access::FINAL)
    }

    /// Whether a declared field is volatile.
    pub fn is_volatile(&self, field: &FieldRef) -> bool {
        self.has_flag(field, mantis_classfile::class::access::VOLATILE)
    }

    fn has_flag(&self, field: &FieldRef, flag: u16) -> bool {
        self.info(&field.class).is_some_and(|info| {
            let same = |(name, desc, _): &&(Name, Name, u16)| *name == field.name && *desc == field.desc;
            info.fields.iter().find(same).is_some_and(|f| f.2 & flag != 0)
        })
    }

    /// Whether a declared method is native.
    pub fn is_native(&self, method: &MethodRef) -> bool {
        self.access(method).is_some_and(|access| access & mantis_classfile::class::access::NATIVE != 0)
    }

    /// Looks a method up from `class` upwards: one with code if it must be `concrete`, and then one that
    /// overrides the method of the class `within` whose package alone may override it.
    fn find(&self, class: &Name, method: &MethodRef, concrete: bool, within: Option<&Name>) -> Callee {
        if !self.is_app(class) {
            return Callee::Library(MethodRef { class: class.clone(), ..method.clone() });
        }
        let key = (method.name.clone(), method.desc.clone());
        let chain = self.superclasses(class);
        for (depth, up) in chain.iter().enumerate() {
            if !self.is_app(up) {
                // The JDK part of the hierarchy, unless an interface of the program has a default for it.
                let default = self.default_method(&chain[..depth], &key);
                let jdk_has = self.supertypes(up).iter().any(|s| {
                    self.info(s).is_some_and(|i| i.methods.get(&key).is_some_and(|a| a & ACC_ABSTRACT == 0))
                });
                return match default {
                    Some(found) if !jdk_has => Callee::App(found),
                    _ => Callee::Library(MethodRef { class: class.clone(), ..method.clone() }),
                };
            }
            let access = |class: &Name| self.info(class).and_then(|i| i.methods.get(&key).copied());
            let is_opened = |by: &Name, package: &str| {
                package_of(by) == package && access(by).is_some_and(|a| a & (ACC_PUBLIC | ACC_PROTECTED) != 0)
            };
            let is_elsewhere = || {
                within.is_some_and(|own| {
                    let between = chain[depth + 1..].iter().take_while(|c| *c != own);
                    package_of(up) != package_of(own)
                        && !between.clone().any(|c| is_opened(c, package_of(own)))
                })
            };
            match access(up) {
                Some(_) if concrete && is_elsewhere() => {}
                Some(a) if a & ACC_ABSTRACT != 0 && concrete => return Callee::None,
                Some(a) if concrete && a & ACC_PRIVATE != 0 => {}
                Some(_) => return Callee::App(MethodRef { class: up.clone(), ..method.clone() }),
                None => {}
            }
        }
        match self.default_method(&chain, &key) {
            Some(found) => Callee::App(found),
            None => Callee::None,
        }
    }

    /// The most specific default (or, for resolution, any) method among the interfaces of the program.
    fn default_method(&self, classes: &[Name], key: &(Name, Name)) -> Option<MethodRef> {
        let mut best: Option<Name> = None;
        for class in classes {
            for up in self.supertypes(class) {
                let concrete = self.is_app(&up)
                    && self.info(&up).is_some_and(|i| {
                        i.access & ACC_INTERFACE != 0
                            && i.methods.get(key).is_some_and(|a| a & (ACC_ABSTRACT | ACC_STATIC) == 0)
                    });
                if concrete && best.as_ref().is_none_or(|b| self.is_subtype(&up, b)) {
                    best = Some(up);
                }
            }
        }
        best.map(|class| MethodRef { class, name: key.0.clone(), desc: key.1.clone() })
    }
}

impl Hierarchy for Program {
    fn supers(&self, class: &str) -> Option<Supers> {
        let info = self.info(&Name::from(class))?;
        Some(Supers { super_class: info.super_class.clone(), interfaces: info.interfaces.clone() })
    }
}

/// The element type of an array descriptor without its first bracket: a class name or array descriptor,
/// `None` for primitives.
pub(crate) fn component(desc: &str) -> Option<Name> {
    if desc.starts_with('[') {
        return Some(Name::from(desc));
    }
    desc.strip_prefix('L').and_then(|d| d.strip_suffix(';')).map(Name::from)
}

/// The class name or array descriptor of a field descriptor or of the return type of a method descriptor;
/// `None` for primitives and `void`.
pub fn reference_type(desc: &str) -> Option<Name> {
    let ty = desc.rsplit_once(')').map_or(desc, |(_, r)| r);
    component(ty)
}

fn package_of(class: &str) -> &str {
    class.rsplit_once('/').map_or("", |(package, _)| package)
}
