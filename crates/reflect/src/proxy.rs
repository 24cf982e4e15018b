//! Classes of dynamic proxies, as `java.lang.reflect.Proxy` describes them, and what asks for them.
//!
//! All of them extend one generated class, as those of the JVM extend `Proxy`.

use mantis_classfile::boxing::{unwrap, wrap};
use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::constant::Cp;
use mantis_classfile::descriptor::{Kind, MethodDesc, class_of};
use mantis_classfile::insn::Insn;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::record::Member;
use crate::workshop::{Workshop, throw};
use crate::{Unfollowed, generated_beside};

const HANDLER: &str = "java/lang/reflect/InvocationHandler";
const WITH_HANDLER: &str = "(Ljava/lang/reflect/InvocationHandler;)V";
const FIELD: &str = "Ljava/lang/reflect/InvocationHandler;";
/// What all proxies share.
const PROXIED: &str = "superclass of proxies";
const OBJECTS: &str = "java/util/Objects";
const NOT_NULL: &str = "(Ljava/lang/Object;)Ljava/lang/Object;";
const UNDECLARED: &str = "java/lang/reflect/UndeclaredThrowableException";

impl Workshop<'_> {
    /// `Object make(InvocationHandler)`: a proxy with these interfaces.
    pub fn proxy(&mut self, interfaces: &[String], from: &Name) -> Result<MethodRef, Unfollowed> {
        let names: Vec<Name> = interfaces.iter().map(|i| Name::from(class_of(i))).collect();
        names.iter().try_for_each(|n| self.expect_open(n))?;
        let hidden = names.iter().find(|n| !self.is_public(n));
        let beside = hidden.unwrap_or(from).clone();
        let class = Name::from(format!("{}$Proxy{}", generated_beside(&beside), self.number()));
        let members = self.passed_on(&names)?;
        let inherited = |i: &&Name| members.iter().any(|(m, _)| m.class == **i);
        let heirs: Vec<Name> =
            self.heirs.iter().filter(|(i, _)| inherited(i)).map(|(_, heir)| heir.clone()).collect();
        let of: Vec<&str> = names.iter().chain(&heirs).map(|n| &**n).collect();
        let proxied = self.proxied(&beside)?;
        self.add_subclass(&class, &proxied, &of)?;
        self.add(&class, access::PUBLIC, "<init>", WITH_HANDLER, |code| {
            code.local(LocalOp::Aload, 0).local(LocalOp::Aload, 1);
            code.invoke(InvokeOp::Special, &proxied, "<init>", WITH_HANDLER).op(SimpleOp::Return);
        })?;
        for (member, throws) in members {
            self.pass_on(&class, &member, &throws)?;
        }
        self.add_beside(&beside, "proxy", &format!("({FIELD})Ljava/lang/Object;"), |code| {
            code.typed(TypeOp::New, &class).op(SimpleOp::Dup).local(LocalOp::Aload, 0);
            code.invoke(InvokeOp::Special, &class, "<init>", WITH_HANDLER).op(SimpleOp::Areturn);
        })
    }

    /// The class that all proxies extend; it has their handler.
    fn proxied(&mut self, beside: &Name) -> Result<Name, Unfollowed> {
        if let Some(constructor) = self.again(PROXIED) {
            return Ok(constructor.class);
        }
        let class = Name::from(format!("{}$Proxied{}", generated_beside(beside), self.number()));
        let before = self.made();
        let made = self.add_class(&class, &[])?;
        made.add_field(access::PUBLIC | access::FINAL, "handler", FIELD).map_err(|e| e.to_string())?;
        let constructor = self.add(&class, access::PUBLIC, "<init>", WITH_HANDLER, |code| {
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Special, "java/lang/Object", "<init>", "()V");
            code.local(LocalOp::Aload, 0).local(LocalOp::Aload, 1);
            code.field(FieldOp::Putfield, &class, "handler", FIELD).op(SimpleOp::Return);
        })?;
        self.remember(PROXIED.to_owned(), before, &constructor);
        Ok(class)
    }

    /// `boolean isProxyClass(Class)`: only the class that all proxies extend is taken for one of theirs.
    pub fn is_proxy(&mut self, from: &Name) -> Result<MethodRef, Unfollowed> {
        let proxied = self.proxied(from)?;
        self.add_beside(from, "proxied", "(Ljava/lang/Class;)Z", |code| {
            let no = code.label();
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Static, OBJECTS, "requireNonNull", NOT_NULL);
            code.class_constant(&proxied).branch(BranchOp::IfAcmpne, no);
            code.int(1).op(SimpleOp::Ireturn).place(no).int(0).op(SimpleOp::Ireturn);
        })
    }

    /// Where `isProxyClass` is asked of the class of an object, that class is the one that all proxies
    /// extend, or `Object`: which generated class it is nobody may know.
    pub fn ask_object(&mut self, code: &mut Code, node: usize, from: &Name) -> Result<(), Unfollowed> {
        let Some(class) = self.class(from) else { return Ok(()) };
        let insn = |n: &usize| matches!(code.nodes[*n], Node::Insn(_));
        let Some(before) = (0..node).rev().find(insn) else { return Ok(()) };
        let Node::Insn(Insn::Invoke { op: InvokeOp::Virtual, index }) = &code.nodes[before] else {
            return Ok(());
        };
        if class.pool.method(*index).is_none_or(|(m, _)| &*m.name != "getClass") {
            return Ok(());
        }
        let proxied = self.proxied(from)?;
        let instead = self.add_beside(from, "class", "(Ljava/lang/Object;)Ljava/lang/Class;", |code| {
            let other = code.label();
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Static, OBJECTS, "requireNonNull", NOT_NULL);
            code.typed(TypeOp::Instanceof, &proxied).branch(BranchOp::Ifeq, other);
            code.class_constant(&proxied).op(SimpleOp::Areturn);
            code.place(other).class_constant("java/lang/Object").op(SimpleOp::Areturn);
        })?;
        code.nodes[before] = Node::Insn(self.call_instead(from, &instead)?);
        Ok(())
    }

    /// `InvocationHandler getInvocationHandler(Object)`.
    pub fn handler_of(&mut self, from: &Name) -> Result<MethodRef, Unfollowed> {
        let proxied = self.proxied(from)?;
        self.add_beside(from, "handler", &format!("(Ljava/lang/Object;){FIELD}"), |code| {
            let no = code.label();
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Static, OBJECTS, "requireNonNull", NOT_NULL);
            code.typed(TypeOp::Instanceof, &proxied).branch(BranchOp::Ifeq, no);
            code.local(LocalOp::Aload, 0).typed(TypeOp::Checkcast, &proxied);
            code.field(FieldOp::Getfield, &proxied, "handler", FIELD).op(SimpleOp::Areturn);
            code.place(no);
            throw(code, "java/lang/IllegalArgumentException", Some("not a proxy instance"));
        })
    }

    /// The methods that a proxy passes on, with the exceptions they declare.
    fn passed_on(&self, interfaces: &[Name]) -> Result<Vec<(Member, Vec<Name>)>, Unfollowed> {
        let mut found: Vec<(Member, Vec<Name>)> = Vec::new();
        let object = |name: &str, desc: &str| MethodRef {
            class: "java/lang/Object".into(),
            name: name.into(),
            desc: desc.into(),
        };
        for (name, desc) in
            [("hashCode", "()I"), ("equals", "(Ljava/lang/Object;)Z"), ("toString", "()Ljava/lang/String;")]
        {
            found.push((object(name, desc), Vec::new()));
        }
        let mut work: Vec<Name> = interfaces.iter().rev().cloned().collect();
        while let Some(name) = work.pop() {
            let class = self.class(&name).ok_or_else(|| format!("there is no {name}"))?;
            for member in &class.methods {
                let own = access::STATIC | access::PRIVATE;
                let method = class.method_ref(member);
                let known = found.iter().any(|(m, _)| m.name == method.name && m.desc == method.desc);
                if member.access & own == 0 && !method.name.starts_with('<') && !known {
                    let throws = declared(&class, member);
                    found.push((method, throws));
                }
            }
            work.extend(class.interfaces().cloned().collect::<Vec<_>>().into_iter().rev());
        }
        Ok(found)
    }

    /// The proxy's method: calls the handler.
    fn pass_on(&mut self, class: &Name, member: &Member, throws: &[Name]) -> Result<(), Unfollowed> {
        let find = self.lookup(member, class)?;
        let parsed = MethodDesc::parse(&member.desc).ok_or_else(|| member.to_string())?;
        let locals = 1 + parsed.param_words();
        self.add_throwing(class, &member.name, &member.desc, |code| {
            let start = code.here();
            code.local(LocalOp::Aload, 0).field(FieldOp::Getfield, class, "handler", FIELD);
            code.local(LocalOp::Aload, 0);
            code.invoke(InvokeOp::Static, &find.class, &find.name, &find.desc);
            if parsed.params.is_empty() {
                code.op(SimpleOp::AconstNull);
            } else {
                code.int(parsed.params.len() as i32).typed(TypeOp::Anewarray, "java/lang/Object");
            }
            let mut local = 1;
            for (i, param) in parsed.params.iter().enumerate() {
                let kind = Kind::of(param).unwrap_or(Kind::Ref);
                code.op(SimpleOp::Dup).int(i as i32).local(kind.load(), local);
                wrap(code, param);
                code.op(SimpleOp::Aastore);
                local += kind.words();
            }
            let desc = "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;";
            code.invoke_of_interface(InvokeOp::Interface, HANDLER, "invoke", desc);
            let end = code.here();
            if parsed.ret == "V" {
                code.op(SimpleOp::Pop).op(SimpleOp::Return);
            } else {
                unwrap(code, parsed.ret);
                code.op(Kind::of(parsed.ret).unwrap_or(Kind::Ref).give());
            }
            let again = code.here();
            code.op(SimpleOp::Athrow);
            let wrapped = code.here();
            code.local(LocalOp::Astore, locals).typed(TypeOp::New, UNDECLARED).op(SimpleOp::Dup);
            code.local(LocalOp::Aload, locals);
            code.invoke(InvokeOp::Special, UNDECLARED, "<init>", "(Ljava/lang/Throwable;)V")
                .op(SimpleOp::Athrow);
            let unchecked = ["java/lang/RuntimeException", "java/lang/Error"];
            for caught in unchecked.into_iter().chain(throws.iter().map(|t| &**t)) {
                code.handler(start, end, again, Some(caught));
            }
            code.handler(start, end, wrapped, None);
        })
    }
}

/// Classes in the `Exceptions` attribute of a method.
fn declared(class: &ClassFile, member: &mantis_classfile::class::Member) -> Vec<Name> {
    let data =
        member.attribute(&class.pool, "Exceptions").map_or(&[][..], |a| a.data.get(2..).unwrap_or(&[]));
    let indices = data.as_chunks::<2>().0.iter().map(|b| Cp(u16::from_be_bytes(*b)));
    indices.filter_map(|index| class.pool.class_name(index)).collect()
}
