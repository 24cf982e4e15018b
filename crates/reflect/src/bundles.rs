//! Bundles of resources that are classes of the program: objects that generated code makes, one of each
//! class, with their parents, names and languages, as `ResourceBundle.getBundle` does. Those of property
//! files are found by the JDK itself.

use mantis_classfile::class::access;
use mantis_classfile::descriptor::class_of;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::workshop::Workshop;
use crate::{METHOD, Unfollowed, generated_beside};

const BUNDLE: &str = "Ljava/util/ResourceBundle;";
const GET: &str = "()Ljava/util/ResourceBundle;";

impl Workshop<'_> {
    /// `ResourceBundle get()`: the bundle `name` of these types and language tags, from the most specific one
    /// to the one that all languages share.
    pub fn bundle(
        &mut self,
        name: &str,
        chain: &[(String, String)],
        from: &Name,
    ) -> Result<MethodRef, Unfollowed> {
        if self.clears_bundles {
            return Err("the program has bundles of resources forgotten".to_owned());
        }
        let mut parent: Option<MethodRef> = None;
        let mut lineage = String::new();
        for (class, tag) in chain.iter().rev() {
            lineage = format!("{lineage} {class}");
            // The JDK keeps each bundle it made, whoever asks for it.
            let key = format!("bundle {name}{lineage}");
            let made = match self.again(&key) {
                Some(made) => made,
                None => {
                    self.expect_first(class_of(class))?;
                    let before = self.made();
                    let made = self.one_bundle(name, class_of(class), tag, parent.as_ref(), from)?;
                    self.remember(key, before, &made);
                    made
                }
            };
            parent = Some(made);
        }
        parent.ok_or_else(|| format!("there is no bundle {name}"))
    }

    fn one_bundle(
        &mut self,
        name: &str,
        class: &str,
        tag: &str,
        parent: Option<&MethodRef>,
        from: &Name,
    ) -> Result<MethodRef, Unfollowed> {
        let class = Name::from(class);
        let constructor = MethodRef { class: class.clone(), name: "<init>".into(), desc: "()V".into() };
        let make = self.call(&constructor, from)?;
        let under = format!("(L{class};{BUNDLE})V");
        let set_parent = self.add_inside(&class, 0, "under", &under, |code| {
            code.local(LocalOp::Aload, 0).local(LocalOp::Aload, 1);
            code.invoke(InvokeOp::Virtual, &class, "setParent", &format!("({BUNDLE})V")).op(SimpleOp::Return);
        })?;
        self.tell(&class, "getBaseBundleName", "()Ljava/lang/String;", name)?;
        self.tell(&class, "getLocale", "()Ljava/util/Locale;", tag)?;
        let holder = Name::from(format!("{}$Bundle{}", generated_beside(&class), self.number()));
        let made = self.add_class(&holder, &[])?;
        made.add_field(access::STATIC, "made", BUNDLE).map_err(|e| e.to_string())?;
        self.add(&holder, access::PUBLIC | access::STATIC, "get", GET, |code| {
            let known = code.label();
            code.field(FieldOp::Getstatic, &holder, "made", BUNDLE).branch(BranchOp::Ifnonnull, known);
            match parent {
                Some(parent) => code.invoke(InvokeOp::Static, &parent.class, &parent.name, &parent.desc),
                None => code.op(SimpleOp::AconstNull),
            };
            code.local(LocalOp::Astore, 0).op(SimpleOp::AconstNull).op(SimpleOp::AconstNull);
            code.invoke(InvokeOp::Static, &make.class, &make.name, &make.desc);
            code.typed(TypeOp::Checkcast, &class).local(LocalOp::Astore, 1);
            if parent.is_some() {
                code.local(LocalOp::Aload, 1).local(LocalOp::Aload, 0);
                code.invoke(InvokeOp::Static, &set_parent.class, &set_parent.name, &set_parent.desc);
            }
            code.local(LocalOp::Aload, 1).field(FieldOp::Putstatic, &holder, "made", BUNDLE);
            code.place(known).field(FieldOp::Getstatic, &holder, "made", BUNDLE).op(SimpleOp::Areturn);
        })
    }

    /// Refuses a second object of a bundle's class: it would have other parents or another name.
    fn expect_first(&self, class: &str) -> Result<(), Unfollowed> {
        let under = format!("{METHOD}under$");
        let known = self.class(class).is_some_and(|c| c.methods.iter().any(|m| m.name().starts_with(&under)));
        if known { Err(format!("{class} is a bundle in several places")) } else { Ok(()) }
    }

    /// What the JDK notes of a bundle that it finds, as a method of its class, unless the program says it.
    fn tell(&mut self, class: &Name, method: &str, desc: &str, what: &str) -> Result<(), Unfollowed> {
        let mut next = Some(class.clone());
        while let Some(declaring) = next.filter(|n| self.is_app(n)).and_then(|n| self.class(&n)) {
            if declaring.method(method, desc).is_some_and(|(_, m)| m.access & access::SYNTHETIC == 0) {
                return Ok(());
            }
            next = declaring.super_name().cloned();
        }
        self.add(class, access::PUBLIC | access::SYNTHETIC, method, desc, |code| {
            code.string(what);
            if method == "getLocale" {
                let of = "(Ljava/lang/String;)Ljava/util/Locale;";
                code.invoke(InvokeOp::Static, "java/util/Locale", "forLanguageTag", of);
            }
            code.op(SimpleOp::Areturn);
        })
        .map(|_| ())
    }
}
