//! Code that touches classes and members, in places that have access to them.

use mantis_classfile::boxing::{unwrap, wrap, wrapper};
use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::access;
use mantis_classfile::descriptor::{MethodDesc, class_of, desc_of};
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::emit::load;
use crate::record::Member;
use crate::workshop::{Workshop, stop};
use crate::{Unfollowed, package};

/// How code gets a class object.
#[derive(Clone, Debug)]
pub(crate) enum ClassObject {
    /// `TYPE` of a wrapper class.
    Primitive(&'static str),
    /// A constant: the class's name or array descriptor.
    Constant(String),
    /// What this method returns.
    From(MethodRef),
}

impl ClassObject {
    pub fn push(&self, code: &mut CodeBuilder<'_>) {
        match self {
            ClassObject::Primitive(wrapper) => {
                code.field(FieldOp::Getstatic, wrapper, "TYPE", "Ljava/lang/Class;");
            }
            ClassObject::Constant(name) => {
                code.class_constant(name);
            }
            ClassObject::From(method) => {
                code.invoke(InvokeOp::Static, &method.class, &method.name, &method.desc);
            }
        }
    }
}

/// Pushes an array of class objects.
pub(crate) fn push_classes(code: &mut CodeBuilder<'_>, classes: &[ClassObject]) {
    push_array(code, "java/lang/Class", classes, |code, class| class.push(code));
}

/// Pushes an array of objects, each of which `push` pushes.
pub(crate) fn push_array<T>(
    code: &mut CodeBuilder<'_>,
    element: &str,
    values: &[T],
    push: impl Fn(&mut CodeBuilder<'_>, &T),
) {
    code.int(values.len() as i32).typed(TypeOp::Anewarray, element);
    for (i, value) in values.iter().enumerate() {
        code.op(SimpleOp::Dup).int(i as i32);
        push(code, value);
        code.op(SimpleOp::Aastore);
    }
}

/// Packages of the JDK that every program can use.
const OPEN: [&str; 6] =
    ["com/sun/management/", "java/", "javax/", "org/ietf/jgss/", "org/w3c/dom/", "org/xml/sax/"];

impl Workshop<'_> {
    /// How code beside `from` gets the class of a type, initialised if `init`.
    pub fn class_object(&mut self, desc: &str, from: &str, init: bool) -> Result<ClassObject, Unfollowed> {
        if let Some((wrapper, _)) = wrapper(desc) {
            return Ok(ClassObject::Primitive(wrapper));
        }
        let constant = class_of(desc).to_owned();
        let element = desc.trim_start_matches('[');
        if wrapper(element).is_some() {
            return Ok(ClassObject::Constant(constant));
        }
        let name = Name::from(class_of(element));
        let class = self.class(&name).ok_or_else(|| format!("there is no {name}"))?;
        let is_public = class.access & access::PUBLIC != 0;
        if !self.is_app(&name) {
            return match self.expect_open(&name) {
                Ok(()) => Ok(ClassObject::Constant(constant)),
                Err(_) => self.class_by_name(&constant, from).map(ClassObject::From),
            };
        }
        let initialiser = if init && element == desc && self.has_initialiser(&name) {
            Some(self.initialiser(&name)?)
        } else {
            None
        };
        if initialiser.is_none() && (is_public || package(&name) == package(from)) {
            return Ok(ClassObject::Constant(constant));
        }
        let method = self.add_beside(&name, "class", "()Ljava/lang/Class;", |code| {
            if let Some(m) = initialiser {
                code.invoke(InvokeOp::Static, &m.class, &m.name, &m.desc);
            }
            code.class_constant(&constant).op(SimpleOp::Areturn);
        })?;
        Ok(ClassObject::From(method))
    }

    /// `Class find()`: a class of the JDK that no code of a program can name otherwise.
    fn class_by_name(&mut self, constant: &str, from: &str) -> Result<MethodRef, Unfollowed> {
        let name = constant.replace('/', ".");
        let found = self.add_beside(from, "class", "()Ljava/lang/Class;", |code| {
            code.string(&name);
            let desc = "(Ljava/lang/String;)Ljava/lang/Class;";
            code.invoke(InvokeOp::Static, "java/lang/Class", "forName", desc).op(SimpleOp::Areturn);
        })?;
        self.find_nothing(&found);
        Ok(found)
    }

    /// Refuses classes of the JDK that programs have no access to.
    pub(crate) fn expect_open(&self, name: &str) -> Result<(), Unfollowed> {
        let open = self.is_public(name) && OPEN.iter().any(|package| name.starts_with(package));
        if self.is_app(name) || open { Ok(()) } else { Err(format!("{name} is not public")) }
    }

    /// Whether initialising a class runs code.
    fn has_initialiser(&self, name: &Name) -> bool {
        if let Some(class) = self.class(name).filter(|c| c.is_interface()) {
            return class.method("<clinit>", "()V").is_some();
        }
        let mut next = Some(name.clone());
        while let Some(class) = next.filter(|n| self.is_app(n)).and_then(|n| self.class(&n)) {
            // Interfaces with defaults may be initialised too.
            if class.method("<clinit>", "()V").is_some() || class.interfaces().any(|i| self.is_app(i)) {
                return true;
            }
            next = class.super_name().cloned();
        }
        false
    }

    /// A method that does nothing, whose call initialises its class.
    fn initialiser(&mut self, name: &Name) -> Result<MethodRef, Unfollowed> {
        self.add_inside(name, 0, "init", "()V", |code| {
            code.op(SimpleOp::Return);
        })
    }

    /// Adds a method that touches a member: beside its class, or inside for a private member. Members of the
    /// JDK are public and touched from beside `from`.
    pub(crate) fn add_near(
        &mut self,
        member: &Member,
        flags: u16,
        from: &str,
        desc: &str,
        build: impl FnOnce(&mut CodeBuilder<'_>),
    ) -> Result<MethodRef, Unfollowed> {
        if !self.is_app(&member.class) {
            self.expect_open(&member.class)?;
            if flags & access::PUBLIC == 0 {
                return Err(format!("{member} is not public"));
            }
            return self.add_beside(from, "use", desc, build);
        }
        if flags & access::PRIVATE == 0 {
            return self.add_beside(&member.class, "use", desc, build);
        }
        let inside = self.add_inside(&member.class, 0, "use", desc, build)?;
        let parsed = MethodDesc::parse(desc).ok_or_else(|| desc.to_owned())?;
        let count = parsed.params.len() as u16;
        let is_void = parsed.ret == "V";
        // Others see it through the class beside.
        self.add_beside(&member.class, "use", desc, |code| {
            (0..count).for_each(|i| {
                code.local(LocalOp::Aload, i);
            });
            code.invoke(InvokeOp::Static, &inside.class, &inside.name, &inside.desc);
            code.op(if is_void { SimpleOp::Return } else { SimpleOp::Areturn });
        })
    }

    /// `Object call(Object receiver, Object[] arguments)`: calls a method, or makes an object by a
    /// constructor. Exceptions stay as they are.
    pub fn call(&mut self, member: &Member, from: &str) -> Result<MethodRef, Unfollowed> {
        let missing = || format!("there is no {member}");
        let class = self.class(&member.class).ok_or_else(missing)?;
        let (_, found) = class.method(&member.name, &member.desc).ok_or_else(missing)?;
        let flags = found.access;
        let parsed = MethodDesc::parse(&member.desc).ok_or_else(missing)?;
        let makes = &*member.name == "<init>";
        let (is_static, in_interface) = (flags & access::STATIC != 0, class.is_interface());
        let op = match (makes, is_static, in_interface) {
            (true, ..) => InvokeOp::Special,
            (_, true, _) => InvokeOp::Static,
            (.., true) => InvokeOp::Interface,
            _ if flags & access::PRIVATE != 0 => InvokeOp::Special,
            _ => InvokeOp::Virtual,
        };
        let (target, place) = (member.clone(), self.place());
        let desc = "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
        self.add_near(member, flags, from, desc, |code| {
            let unseen = code.label();
            if !makes && !is_static {
                code.local(LocalOp::Aload, 0).typed(TypeOp::Instanceof, &target.class);
                code.branch(BranchOp::Ifeq, unseen);
            }
            check_arguments(code, &parsed.params, unseen);
            if makes {
                code.typed(TypeOp::New, &target.class).op(SimpleOp::Dup);
            } else if !is_static {
                code.local(LocalOp::Aload, 0).typed(TypeOp::Checkcast, &target.class);
            }
            for (i, param) in parsed.params.iter().enumerate() {
                code.local(LocalOp::Aload, 1).int(i as i32).op(SimpleOp::Aaload);
                unwrap(code, param);
            }
            if in_interface {
                code.invoke_of_interface(op, &target.class, &target.name, &target.desc);
            } else {
                code.invoke(op, &target.class, &target.name, &target.desc);
            }
            if !makes {
                wrap(code, parsed.ret);
            }
            code.op(SimpleOp::Areturn).place(unseen);
            stop(code, &place);
        })
    }

    /// `Object call(Object receiver, Object[] arguments)`: calls the default method of an interface itself,
    /// not what overrides it. The call stands in the interface, where that is allowed; for one of the JDK in
    /// an interface that extends it and that all proxies with it have ([`Workshop::heirs`]).
    pub fn default(&mut self, member: &Member) -> Result<MethodRef, Unfollowed> {
        let missing = || format!("there is no {member}");
        let host = match self.heirs.get(&member.class) {
            Some(heir) => heir.clone(),
            None if self.is_app(&member.class) => member.class.clone(),
            None => return Err(format!("{member} is a default method of the JDK")),
        };
        let parsed = MethodDesc::parse(&member.desc).ok_or_else(missing)?;
        let (target, place) = (member.clone(), self.place());
        let desc = "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
        let flags = access::PUBLIC | access::STATIC | access::SYNTHETIC;
        let name = format!("mantis$default${}", self.number());
        self.changed(&host).ok_or_else(missing)?;
        let inside = self.add(&host, flags, &name, desc, |code| {
            let unseen = code.label();
            code.local(LocalOp::Aload, 0).typed(TypeOp::Instanceof, &host);
            code.branch(BranchOp::Ifeq, unseen);
            check_arguments(code, &parsed.params, unseen);
            code.local(LocalOp::Aload, 0).typed(TypeOp::Checkcast, &host);
            for (i, param) in parsed.params.iter().enumerate() {
                code.local(LocalOp::Aload, 1).int(i as i32).op(SimpleOp::Aaload);
                unwrap(code, param);
            }
            code.invoke_of_interface(InvokeOp::Special, &target.class, &target.name, &target.desc);
            wrap(code, parsed.ret);
            code.op(SimpleOp::Areturn).place(unseen);
            stop(code, &place);
        })?;
        self.add_beside(&host, "use", desc, |code| {
            code.local(LocalOp::Aload, 0).local(LocalOp::Aload, 1);
            code.invoke_of_interface(InvokeOp::Static, &inside.class, &inside.name, &inside.desc);
            code.op(SimpleOp::Areturn);
        })
    }

    /// `Object get(Object)` or `void set(Object, Object)`: reads or writes a field.
    pub fn field(&mut self, member: &Member, from: &str, write: bool) -> Result<MethodRef, Unfollowed> {
        let missing = || format!("there is no {member}");
        let class = self.class(&member.class).ok_or_else(missing)?;
        let flags = class.field(&member.name, &member.desc).ok_or_else(missing)?.access;
        let is_static = flags & access::STATIC != 0;
        if write && flags & access::FINAL != 0 {
            self.make_writable(member)?;
        }
        let (target, place) = (member.clone(), self.place());
        let (get, set) = if is_static {
            (FieldOp::Getstatic, FieldOp::Putstatic)
        } else {
            (FieldOp::Getfield, FieldOp::Putfield)
        };
        let desc = if write {
            "(Ljava/lang/Object;Ljava/lang/Object;)V"
        } else {
            "(Ljava/lang/Object;)Ljava/lang/Object;"
        };
        self.add_near(member, flags, from, desc, |code| {
            let unseen = code.label();
            if !is_static {
                code.local(LocalOp::Aload, 0)
                    .typed(TypeOp::Instanceof, &target.class)
                    .branch(BranchOp::Ifeq, unseen);
            }
            if write {
                check(code, &target.desc, unseen, |code| {
                    code.local(LocalOp::Aload, 1);
                });
            }
            if !is_static {
                code.local(LocalOp::Aload, 0).typed(TypeOp::Checkcast, &target.class);
            }
            if write {
                code.local(LocalOp::Aload, 1);
                unwrap(code, &target.desc);
                code.field(set, &target.class, &target.name, &target.desc).op(SimpleOp::Return);
            } else {
                code.field(get, &target.class, &target.name, &target.desc);
                wrap(code, &target.desc);
                code.op(SimpleOp::Areturn);
            }
            code.place(unseen);
            stop(code, &place);
        })
    }

    /// Reflection writes final fields, too, which ordinary code must not.
    fn make_writable(&mut self, member: &Member) -> Result<(), Unfollowed> {
        let class = self.changed(&member.class).ok_or_else(|| format!("{member} is final"))?;
        let is_it =
            |f: &&mut mantis_classfile::class::Member| *f.name() == member.name && *f.desc() == member.desc;
        class.fields.iter_mut().filter(is_it).for_each(|f| f.access &= !access::FINAL);
        Ok(())
    }

    /// `Method lookup()` and the like: finds a member by its declaration.
    pub fn lookup(&mut self, member: &Member, from: &str) -> Result<MethodRef, Unfollowed> {
        let of = self.class_object(&desc_of(&member.class), from, false)?;
        let class = self.class(&member.class).filter(|_| self.is_app(&member.class));
        if class.is_some_and(|c| c.method(&member.name, &member.desc).is_some_and(|(_, m)| m.is_native())) {
            return Err(format!("{member} is native, which in a predictor it is not"));
        }
        let (what, get, params) = match MethodDesc::parse(&member.desc) {
            None => ("Field", "getDeclaredField", Vec::new()),
            Some(d) if &*member.name == "<init>" => ("Constructor", "getDeclaredConstructor", d.params),
            Some(d) => ("Method", "getDeclaredMethod", d.params),
        };
        let types =
            params.iter().map(|p| self.class_object(p, from, false)).collect::<Result<Vec<_>, _>>()?;
        let result = format!("Ljava/lang/reflect/{what};");
        let by_name = if what == "Constructor" { "" } else { "Ljava/lang/String;" };
        let by_types = if what == "Field" { "" } else { "[Ljava/lang/Class;" };
        let name = member.name.clone();
        if self.is_bridged(member) {
            let returned = MethodDesc::parse(&member.desc).map_or("V", |d| d.ret);
            let returned = self.class_object(returned, from, false)?;
            let found = self.add_beside(from, "find", &format!("(){result}"), |code| {
                find_by_result(code, &of, &name, &types, &returned);
            })?;
            self.need(&found, member.clone());
            return Ok(found);
        }
        let found = self.add_beside(from, "find", &format!("(){result}"), |code| {
            of.push(code);
            if what != "Constructor" {
                code.string(&name);
            }
            if what != "Field" {
                push_classes(code, &types);
            }
            let desc = format!("({by_name}{by_types}){result}");
            code.invoke(InvokeOp::Virtual, "java/lang/Class", get, &desc).op(SimpleOp::Areturn);
        })?;
        self.need(&found, member.clone());
        Ok(found)
    }
}

impl Workshop<'_> {
    /// A static method of the JDK, called where these members exist as the program has them.
    pub fn itself(
        &mut self,
        members: &[Member],
        called: &MethodRef,
        from: &str,
    ) -> Result<MethodRef, Unfollowed> {
        let params = MethodDesc::parse(&called.desc).ok_or_else(|| called.to_string())?.params;
        let found = self.add_beside(from, "itself", &called.desc, |code| {
            for (i, param) in params.iter().enumerate() {
                code.local(load(param), i as u16);
            }
            code.invoke(InvokeOp::Static, &called.class, &called.name, &called.desc).op(SimpleOp::Areturn);
        })?;
        self.find_nothing(&found);
        for member in members.iter().filter(|m| self.is_app(&m.class)).cloned().collect::<Vec<_>>() {
            self.need(&found, member);
        }
        Ok(found)
    }

    /// `Object[] find()`: the constants of an enum, in an array of its own. Like `Class.getEnumConstants`,
    /// the JDK asks an enum of the program for them once, for all who want to know.
    pub fn constants(&mut self, of: &str, from: &str) -> Result<MethodRef, Unfollowed> {
        let class = Name::from(class_of(of));
        let values = values_of(&class);
        let is_app = self.is_app(&class);
        self.add_near(&values, access::PUBLIC, from, "()[Ljava/lang/Object;", |code| {
            if !is_app {
                code.invoke(InvokeOp::Static, &class, &values.name, &values.desc).op(SimpleOp::Areturn);
                return;
            }
            code.class_constant(&class);
            let all = "(Ljava/lang/Class;)Ljava/util/EnumSet;";
            code.invoke(InvokeOp::Static, "java/util/EnumSet", "allOf", all);
            code.int(0).typed(TypeOp::Anewarray, &class);
            let into = "([Ljava/lang/Object;)[Ljava/lang/Object;";
            code.invoke(InvokeOp::Virtual, "java/util/EnumSet", "toArray", into).op(SimpleOp::Areturn);
        })
    }

    /// `Enum find(String name)`: the constant of an enum that has this name.
    pub fn constant(&mut self, of: &str, from: &str) -> Result<MethodRef, Unfollowed> {
        let class = Name::from(class_of(of));
        let is_app = self.is_app(&class);
        let desc = "(Ljava/lang/String;)Ljava/lang/Enum;";
        self.add_near(&values_of(&class), access::PUBLIC, from, desc, |code| {
            if !is_app {
                let named = format!("(Ljava/lang/String;)L{class};");
                code.local(LocalOp::Aload, 0).invoke(InvokeOp::Static, &class, "valueOf", &named);
                code.op(SimpleOp::Areturn);
                return;
            }
            code.class_constant(&class).local(LocalOp::Aload, 0);
            let named = "(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Enum;";
            code.invoke(InvokeOp::Static, "java/lang/Enum", "valueOf", named).op(SimpleOp::Areturn);
        })
    }

    /// Whether the class of a method has another one with its name and parameters.
    pub fn is_bridged(&self, member: &Member) -> bool {
        let params = &member.desc[..=member.desc.find(')').unwrap_or(0)];
        let same = |m: &&mantis_classfile::class::Member| {
            *m.name() == member.name && params.len() > 1 && m.desc().starts_with(params)
        };
        self.class(&member.class).is_some_and(|class| class.methods.iter().filter(same).count() > 1)
    }
}

fn values_of(class: &Name) -> Member {
    let desc = Name::from(format!("()[L{class};"));
    MethodRef { class: class.clone(), name: "values".into(), desc }
}

/// The declared method of this name and these parameters that returns this: lookups by name give the one
/// with the narrowest result.
fn find_by_result(
    code: &mut CodeBuilder<'_>,
    of: &ClassObject,
    name: &str,
    types: &[ClassObject],
    returned: &ClassObject,
) {
    const METHOD: &str = "java/lang/reflect/Method";
    let (head, next, end) = (code.label(), code.label(), code.label());
    of.push(code);
    code.invoke(InvokeOp::Virtual, "java/lang/Class", "getDeclaredMethods", "()[Ljava/lang/reflect/Method;");
    code.local(LocalOp::Astore, 0).int(0).local(LocalOp::Istore, 1).place(head);
    code.local(LocalOp::Iload, 1).local(LocalOp::Aload, 0).op(SimpleOp::Arraylength);
    code.branch(BranchOp::IfIcmpge, end);
    code.local(LocalOp::Aload, 0).local(LocalOp::Iload, 1).op(SimpleOp::Aaload).local(LocalOp::Astore, 2);
    code.string(name).local(LocalOp::Aload, 2);
    code.invoke(InvokeOp::Virtual, METHOD, "getName", "()Ljava/lang/String;");
    code.invoke(InvokeOp::Virtual, "java/lang/String", "equals", "(Ljava/lang/Object;)Z");
    code.branch(BranchOp::Ifeq, next).local(LocalOp::Aload, 2);
    code.invoke(InvokeOp::Virtual, METHOD, "getReturnType", "()Ljava/lang/Class;");
    returned.push(code);
    code.branch(BranchOp::IfAcmpne, next).local(LocalOp::Aload, 2);
    code.invoke(InvokeOp::Virtual, METHOD, "getParameterTypes", "()[Ljava/lang/Class;");
    push_classes(code, types);
    let arrays = "([Ljava/lang/Object;[Ljava/lang/Object;)Z";
    code.invoke(InvokeOp::Static, "java/util/Arrays", "equals", arrays).branch(BranchOp::Ifeq, next);
    code.local(LocalOp::Aload, 2).op(SimpleOp::Areturn).place(next);
    code.insn(Insn::Iinc { index: 1, by: 1, wide: false }).goto(head).place(end);
    code.op(SimpleOp::AconstNull).op(SimpleOp::Areturn);
}

impl Workshop<'_> {
    /// `RecordComponent[] find()`: the components of a record, whose fields these are. The class then has all
    /// of them, and their accessors.
    pub fn components(&mut self, of: &str, fields: &[Member], from: &str) -> Result<MethodRef, Unfollowed> {
        let record = self.class_object(of, from, false)?;
        let desc = "()[Ljava/lang/reflect/RecordComponent;";
        let found = self.add_beside(from, "find", desc, |code| {
            record.push(code);
            code.invoke(InvokeOp::Virtual, "java/lang/Class", "getRecordComponents", desc);
            code.op(SimpleOp::Areturn);
        })?;
        for field in fields {
            self.need(&found, field.clone());
            self.need(&found, MethodRef { desc: format!("(){}", field.desc).into(), ..field.clone() });
        }
        Ok(found)
    }
}

/// Goes to `unseen` unless the arguments are as many as the parameters and of their types.
fn check_arguments(code: &mut CodeBuilder<'_>, params: &[&str], unseen: Label) {
    if params.is_empty() {
        let none = code.label();
        code.local(LocalOp::Aload, 1).branch(BranchOp::Ifnull, none);
        code.local(LocalOp::Aload, 1).op(SimpleOp::Arraylength).branch(BranchOp::Ifne, unseen).place(none);
        return;
    }
    code.local(LocalOp::Aload, 1).branch(BranchOp::Ifnull, unseen);
    code.local(LocalOp::Aload, 1).op(SimpleOp::Arraylength).int(params.len() as i32);
    code.branch(BranchOp::IfIcmpne, unseen);
    for (i, param) in params.iter().enumerate() {
        check(code, param, unseen, |code| {
            code.local(LocalOp::Aload, 1).int(i as i32).op(SimpleOp::Aaload);
        });
    }
}

/// Goes to `unseen` unless what `push` leaves is a value of this type.
fn check(code: &mut CodeBuilder<'_>, desc: &str, unseen: Label, push: impl Fn(&mut CodeBuilder<'_>)) {
    match wrapper(desc) {
        Some((class, _)) => {
            push(code);
            code.typed(TypeOp::Instanceof, class).branch(BranchOp::Ifeq, unseen);
        }
        None if desc == "Ljava/lang/Object;" => {}
        None => {
            let fits = code.label();
            push(code);
            code.branch(BranchOp::Ifnull, fits);
            push(code);
            code.typed(TypeOp::Instanceof, class_of(desc)).branch(BranchOp::Ifeq, unseen).place(fits);
        }
    }
}
