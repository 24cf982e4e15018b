//! A program as the analyses see it: reflection that runs have seen is ordinary code ([`mantis_reflect`]).

use std::collections::BTreeSet;

use mantis_ir::Op;
use mantis_reflect::Ran;
use mantis_reflect::calls::Kind;

use crate::app::App;
use crate::candidates::Analysed;
use crate::session::Executed;
use crate::{contention, waiting};

/// A program and what ran of it, generated methods included.
pub struct Followed {
    /// Its classes.
    pub app: App,
    /// What ran.
    pub executed: Executed,
    /// Whether any classes differ from the program's own.
    pub changed: bool,
    /// Reflective calls that are not followed.
    pub remarks: Vec<String>,
}

impl Followed {
    /// Follows the reflection that runs have seen. Waits that happened not to be needed count as executed
    /// ([`waiting`]), and what another schedule would have ([`contention`]).
    pub fn new(app: &App, mut executed: Executed) -> Followed {
        waiting::assume(app, &mut executed);
        contention::assume(app, &mut executed);
        if executed.reflected.is_empty() {
            return Followed { app: app.clone(), executed, changed: false, remarks: Vec::new() };
        }
        let records = std::mem::take(&mut executed.reflected);
        let ran = |method: &_, node| Ran {
            count: executed.count(method, node),
            threw: mantis_pointsto::Coverage::threw(&executed, method, node),
        };
        let followed = mantis_reflect::follow(app, &records, &ran);
        for generated in followed.generated {
            executed.add(generated);
        }
        followed.uncalled.iter().for_each(|method| executed.forget(method));
        let changed = !followed.classes.is_empty();
        let app = app.with_classes(followed.classes, followed.needs);
        Followed { app, executed, changed, remarks: followed.remarks }
    }
}

/// Where a program runs methods of its own, or sets fields, by reflection that is not followed: a call and
/// its place. Without runs nobody knows which, and so what they do is in no slice.
pub fn unfollowed(analysed: &Analysed<'_>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for body in analysed.analysis().methods.values().filter_map(|m| m.body.as_ref()) {
        for data in body.insts.values() {
            let Op::Invoke(_, called, _) = &data.op else { continue };
            if Kind::of(called).is_some_and(runs) {
                let class = called.class.replace('/', ".");
                let source = body.source.as_ref().unwrap_or(&body.method.class);
                found.insert(format!("{class}.{} at {source}:{}", called.name, data.line));
            }
        }
    }
    found
}

/// Whether a call may run a method, or write a field, that the program names elsewhere.
fn runs(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Invoke
            | Kind::Construct
            | Kind::NewInstance
            | Kind::Set
            | Kind::FindHandle
            | Kind::FindVariable
            | Kind::Unreflect
            | Kind::Proxy
    )
}
