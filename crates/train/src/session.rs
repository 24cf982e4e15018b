//! A program prepared for measuring: read, instrumented, its features listed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use fixedbitset::FixedBitSet;
use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::hierarchy::{ClassPath, Place};
use mantis_classfile::jar::{Jar, JarBuilder, rewrite};
use mantis_classfile::jdk::Jdk;
use mantis_classfile::names::{MethodRef, Name};
use mantis_feature::Catalog;
use mantis_instrument::layout::{Exceptions, MethodLayout};
use mantis_instrument::{Callback, Layout, Profile};
use mantis_measure::{Decode, Decoded, Jvm, Program};
use mantis_pointsto::SeenCallback;
use mantis_reflect::Generated;
use mantis_reflect::record::{self, Records};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::app::App;
use crate::coverage::{Coverage, Sites};
use crate::error::Error;
use crate::warm::Nodes;

/// A program, its JDK, its features, and its instrumented form on disk.
pub struct Session {
    /// What is run.
    pub program: Program,
    /// The instrumented program.
    pub counted: Program,
    /// With what.
    pub jvm: Jvm,
    /// Its classes.
    pub app: App,
    /// The static method it starts with: its `main`, or one that does what the launcher does for an instance
    /// `main`.
    pub main: MethodRef,
    /// Its `main` as it is declared.
    pub declared_main: MethodRef,
    /// The generated method it starts with.
    started: Option<Generated>,
    /// Its features.
    pub catalog: Catalog,
    /// What the counters mean.
    pub layout: Layout,
    /// Folder for everything that belongs to this program.
    pub folder: PathBuf,
    /// Remarks about what could not be instrumented.
    pub remarks: Vec<String>,
    /// The most points-to facts the analysis may hold.
    pub facts: usize,
    /// Steps of a slice up to which checks tell apart which writes reach a read.
    pub fine: u64,
}

/// Whether what different phases of a program call is told apart ([`mantis_context`]).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Phases {
    /// It is: features may belong to a phase.
    #[default]
    Apart,
    /// Methods are counted as they stand in the program.
    Together,
}

/// Instrumented jars of a class path.
pub struct Counted {
    /// A jar for each entry of the class path, and the content of a jar with the classes to add.
    pub jars: Vec<JarBuilder>,
    /// What the counters mean.
    pub layout: Layout,
    /// Remarks.
    pub remarks: Vec<String>,
}

impl Session {
    /// Reads and instruments a program; the instrumented jars go to a folder below `work` that is the
    /// program's own.
    ///
    /// # Errors
    /// When a jar is missing or a class corrupt, when there is no main class, or when the folder cannot be
    /// written.
    pub fn open(program: Program, jvm: Jvm, work: &Path, phases: Phases) -> Result<Session, Error> {
        let home = java_home(&jvm)?;
        let jdk = Arc::new(Jdk::open(&home)?);
        let app = App::load(&program.class_path, jdk)?;
        let class = Name::from(program.main_class.replace('.', "/"));
        let declared_main = find_main(&app, &class)?;
        let separated = match phases {
            Phases::Apart => {
                mantis_context::separate(&app, &declared_main, mantis_context::Budget::default())
            }
            Phases::Together => mantis_context::Separated::default(),
        };
        let app = app.with_classes(separated.classes, FxHashMap::default());
        let classes = app.classes();
        let (catalog, unnamed) = mantis_feature::enumerate(classes.iter().map(|c| &**c));
        let counted = instrument(&app)?;
        let start = mantis_reflect::start::start(&app, &class, &declared_main).map_err(|why| {
            let name = &program.main_class;
            Error::Failed(format!(
                "main class {name}: {why}; name a class that java can start with --main-class"
            ))
        })?;
        let (app, main, started) = match start {
            Some(start) => {
                let main = start.method.method.clone();
                (app.with_classes(vec![start.class], FxHashMap::default()), main, Some(start.method))
            }
            None => (app, declared_main.clone(), None),
        };
        let hash = program.hash()?;
        let folder = work.join(&hash[..hash.len().min(16)]);
        std::fs::create_dir_all(&folder).map_err(Error::io("create", &folder))?;
        let folder = folder.canonicalize().map_err(Error::io("read", &folder))?;
        let mut paths = Vec::new();
        for (i, jar) in counted.jars.iter().enumerate() {
            let path = folder.join(format!("counted-{i}.jar"));
            jar.write_to(&path)?;
            paths.push(path);
        }
        Ok(Session {
            counted: counted_program(&program, paths),
            program,
            jvm,
            app,
            main,
            declared_main,
            started,
            facts: mantis_pointsto::FACTS,
            fine: mantis_slice::FINE,
            catalog,
            layout: counted.layout,
            folder,
            remarks: unnamed
                .iter()
                .map(|d| format!("{}: {}", d.method, d.message))
                .chain(counted.remarks)
                .chain(separated.remark)
                .collect(),
        })
    }

    /// A decoder of this program's counts.
    pub fn decoder(&self) -> Decoder<'_> {
        Decoder {
            catalog: &self.catalog,
            layout: &self.layout,
            names: self.catalog.features.iter().map(|f| f.name.clone()).collect(),
            started: self.started.as_ref(),
            sites: Sites::new(&self.layout),
            reached: Mutex::default(),
            executed: Mutex::default(),
        }
    }
}

/// The instrumented form of a program. Counts are the same when compiled, so a program that is to be timed in
/// the interpreter is not counted there, where that takes a hundred times as long.
fn counted_program(program: &Program, paths: Vec<PathBuf>) -> Program {
    let mut counted = program.with_class_path(paths);
    counted.jvm_flags.retain(|f| f != "-Xint");
    counted
}

/// The home of the JDK a JVM belongs to.
///
/// # Errors
/// When the JVM does not say.
pub fn java_home(jvm: &Jvm) -> Result<PathBuf, Error> {
    jvm.properties
        .get("java.home")
        .map(PathBuf::from)
        .ok_or_else(|| Error::Failed(format!("{} does not say where its home is", jvm.java.display())))
}

/// Instruments every class of a class path. Resources stay as they are, and manifests but for the jars that
/// they name: each of these is counted by itself.
///
/// # Errors
/// When a jar cannot be read.
pub fn instrument(app: &App) -> Result<Counted, Error> {
    let classes = app.classes();
    let other = |name: &str| app.class_path().load(&Name::from(name));
    let options = mantis_instrument::Options { other_classes: Some(&other), ..Default::default() };
    let (program, diagnostics) = mantis_instrument::instrument(&classes, &options)
        .map_err(|e| Error::Failed(format!("the program cannot be instrumented: {e}")))?;
    let changed: FxHashMap<&str, &Vec<u8>> = program.classes.iter().map(|(n, b)| (&**n, b)).collect();
    let mut jars = Vec::new();
    for place in app.class_path().places() {
        jars.push(match place {
            Place::Jar(jar) => {
                let mut counted = counted_jar(jar, app.class_path(), &changed)?;
                // All places are named. The JVM would look into the original jars of a manifest first, by
                // absolute paths.
                counted.without_class_path();
                counted
            }
            Place::Directory(path, _) => counted_directory(path, &changed)?,
        });
    }
    if let Some(first) = jars.first_mut() {
        for (name, bytes) in &program.added {
            first.add_class(name, bytes.clone());
        }
        let json = program.layout.to_json().map_err(|e| Error::Failed(format!("the layout: {e}")))?;
        first.add(Layout::PATH, json);
    }
    let remarks = diagnostics.iter().map(ToString::to_string).collect();
    Ok(Counted { jars, layout: program.layout, remarks })
}

fn counted_jar(
    jar: &Jar,
    program: &ClassPath,
    changed: &FxHashMap<&str, &Vec<u8>>,
) -> Result<JarBuilder, Error> {
    rewrite(jar, |entry, _| {
        // Classes for other releases of the JDK stay as they are.
        Ok::<_, Error>(
            changed.get(entry.class.as_str()).filter(|_| program.uses(entry)).map(|b| (*b).clone()),
        )
    })
}

fn counted_directory(root: &Path, changed: &FxHashMap<&str, &Vec<u8>>) -> Result<JarBuilder, Error> {
    let mut jar = JarBuilder::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let mut paths = Vec::new();
        for entry in std::fs::read_dir(&folder).map_err(Error::io("read", &folder))? {
            paths.push(entry.map_err(Error::io("read", &folder))?.path());
        }
        paths.sort();
        for path in paths {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let Some(entry) = path.strip_prefix(root).ok().and_then(Path::to_str) else { continue };
            match entry.strip_suffix(".class").and_then(|class| changed.get(class)) {
                Some(bytes) => jar.add(entry, (*bytes).clone()),
                None => jar.add(entry, std::fs::read(&path).map_err(Error::io("read", &path))?),
            };
        }
    }
    Ok(jar)
}

/// The declaration of `main`; it may be inherited, and one with arguments comes before one without.
fn find_main(app: &App, class: &Name) -> Result<MethodRef, Error> {
    let supers: Vec<_> = std::iter::successors(app.class_path().load(class), |c| {
        c.super_name().and_then(|s| app.class_path().load(s))
    })
    .collect();
    for desc in ["([Ljava/lang/String;)V", "()V"] {
        let declares = |c: &&Arc<ClassFile>| {
            c.method("main", desc).is_some_and(|(_, m)| m.access & access::PRIVATE == 0)
        };
        if let Some(declaring) = supers.iter().find(declares) {
            let class = declaring.name().clone();
            return Ok(MethodRef { class, name: Name::from("main"), desc: Name::from(desc) });
        }
    }
    let what = if supers.is_empty() { "is not on the class path" } else { "has no main method" };
    Err(Error::Failed(format!("main class {} {what}", class.replace('/', "."))))
}

/// Turns counters into figures and adds up what all runs executed.
pub struct Decoder<'a> {
    catalog: &'a Catalog,
    layout: &'a Layout,
    names: Vec<String>,
    started: Option<&'a Generated>,
    sites: Sites,
    /// What each decoded run reached, in the order in which they were decoded.
    reached: Mutex<Vec<FixedBitSet>>,
    executed: Mutex<Executed>,
}

/// What the decoded runs executed, together.
#[derive(Clone, Debug, Default)]
pub struct Executed {
    /// Executions of every node of every method.
    pub counts: FxHashMap<MethodRef, Vec<u64>>,
    /// Nodes of each method that threw, and how often; of generated methods that is not known and 0.
    pub thrown: FxHashMap<MethodRef, BTreeMap<u32, u64>>,
    /// Methods that null pointers or bad casts may have ended or entered a handler of.
    pub told: FxHashSet<MethodRef>,
    /// How many runs.
    pub runs: u64,
    /// Executed bytecodes.
    pub bytecodes: u64,
    /// What reflection found.
    pub reflected: Records,
    /// From which calls of the JDK it called methods of the program.
    pub callbacks: BTreeSet<Callback>,
    /// Methods that threads other than the first were in when a run ended.
    pub running: FxHashSet<MethodRef>,
    /// Code that did not run and counts as if it had.
    pub warm: Nodes,
    /// Code that counts as executed once: another schedule might have reached it
    /// ([`contention`](crate::contention)).
    pub assumed: Nodes,
    /// Methods of which any code may have run and thrown: they could not be counted, or what threw in them
    /// could not.
    pub unsure: FxHashSet<MethodRef>,
}

impl Executed {
    /// A generated method that runs where these runs were.
    pub(crate) fn add(&mut self, generated: Generated) {
        self.counts.insert(generated.method.clone(), generated.counts);
        if !generated.thrown.is_empty() {
            let thrown = generated.thrown.into_iter().map(|node| (node, 0)).collect();
            self.thrown.insert(generated.method, thrown);
        }
    }

    /// A method that does not run any more.
    pub(crate) fn forget(&mut self, method: &MethodRef) {
        self.counts.remove(method);
        self.warm.remove(method);
        self.thrown.remove(method);
    }

    /// Treats more code as if it had run.
    pub(crate) fn follow(&mut self, code: impl Iterator<Item = (MethodRef, FxHashSet<u32>)>) {
        code.for_each(|(method, nodes)| self.warm.entry(method).or_default().extend(nodes));
    }

    /// How often an instruction ran.
    pub fn count(&self, method: &MethodRef, origin: u32) -> u64 {
        self.counts.get(method).and_then(|c| c.get(origin as usize)).copied().unwrap_or(0)
    }
}

impl mantis_pointsto::Coverage for Executed {
    fn executed(&self, method: &MethodRef, origin: u32) -> bool {
        self.count(method, origin) > 0
            || self.warm.get(method).is_some_and(|nodes| nodes.contains(&origin))
            || self.unsure.contains(method)
    }

    fn count(&self, method: &MethodRef, origin: u32) -> Option<u64> {
        // Generated methods stand for calls of the JVM, whose number nobody knows.
        let known = !mantis_reflect::is_generated(method) && !self.unsure.contains(method);
        known.then(|| Executed::count(self, method, origin))
    }

    fn assumed(&self, method: &MethodRef, origin: u32) -> bool {
        self.assumed.get(method).is_some_and(|nodes| nodes.contains(&origin))
    }

    fn runs_at_end(&self, method: &MethodRef) -> bool {
        self.running.contains(method)
    }

    fn threw(&self, method: &MethodRef, origin: u32) -> bool {
        self.thrown.get(method).is_some_and(|nodes| nodes.contains_key(&origin))
            || self.unsure.contains(method)
    }

    fn thrown(&self, method: &MethodRef, origin: u32) -> Option<u64> {
        let known = !mantis_reflect::is_generated(method) && !self.unsure.contains(method);
        known.then(|| self.thrown.get(method).and_then(|nodes| nodes.get(&origin)).copied().unwrap_or(0))
    }

    fn knows_throws(&self) -> bool {
        true
    }

    fn told(&self, method: &MethodRef) -> bool {
        self.told.contains(method)
    }

    fn may_fail(&self, method: &MethodRef) -> bool {
        !mantis_reflect::is_generated(method)
    }

    fn callbacks(&self) -> Vec<SeenCallback<'_>> {
        let calls = self.callbacks.iter().map(|c| (&c.entered, c.call.as_ref().map(|(m, n)| (m, *n))));
        calls.map(|(entered, call)| SeenCallback { entered, call }).collect()
    }

    fn entered(&self) -> Vec<MethodRef> {
        let mut methods = self.may_have_run();
        // That a generated method can run does not tell that it did.
        methods.retain(|m| !mantis_reflect::is_generated(m));
        methods
    }

    fn may_have_run(&self) -> Vec<MethodRef> {
        let ran = self.counts.iter().filter(|(_, counts)| counts.iter().any(|c| *c > 0));
        let mut methods: Vec<MethodRef> = ran.map(|(m, _)| m.clone()).collect();
        methods.sort();
        methods
    }
}

impl Decoder<'_> {
    /// What all decoded runs executed.
    pub fn executed(&self) -> Executed {
        let mut executed = self.executed.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(started) = self.started {
            executed.add(started.clone());
        }
        executed.unsure = self.unsure(&executed);
        executed
    }

    /// What all decoded runs reached of the program.
    pub fn coverage(&self, app: &App) -> Coverage {
        let runs = self.reached.lock().unwrap_or_else(PoisonError::into_inner);
        let mut all = FixedBitSet::new();
        runs.iter().for_each(|r| all.union_with(r));
        self.sites.coverage(&all, runs.len() as u64, app)
    }

    /// What each run reached that was decoded since this was asked last, in order.
    pub(crate) fn take_reached(&self) -> Vec<FixedBitSet> {
        std::mem::take(&mut self.reached.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The places that runs may reach.
    pub(crate) fn sites(&self) -> &Sites {
        &self.sites
    }

    fn unsure(&self, executed: &Executed) -> FxHashSet<MethodRef> {
        let ran = |m: &MethodRef| executed.counts.get(m).is_some_and(|counts| counts.iter().any(|c| *c > 0));
        let is_unsure = |name: &MethodRef, method: &MethodLayout| match method.exceptions {
            _ if !method.counted => true,
            Exceptions::Each => false,
            Exceptions::Stretches => executed.thrown.contains_key(name),
            Exceptions::Uncounted => ran(name),
        };
        let methods = self.layout.methods().filter(|(name, method)| is_unsure(name, method));
        methods.map(|(name, _)| name).collect()
    }

    /// The exact profile of one run.
    ///
    /// # Errors
    /// When the counters are another program's.
    pub fn profile(&self, counts: &[u8]) -> Result<Profile, String> {
        let raw = mantis_instrument::decode(counts, self.layout).map_err(|e| e.to_string())?;
        Ok(Profile::new(&raw, self.layout))
    }

    /// The features of one run, or of a part of one.
    ///
    /// # Errors
    /// When the counters are another program's.
    pub fn features_of(&self, counts: &[u8]) -> Result<Vec<f64>, String> {
        Ok(mantis_instrument::features(&self.profile(counts)?, self.catalog))
    }
}

impl Decode for Decoder<'_> {
    fn features(&self) -> &[String] {
        &self.names
    }

    fn definitions(&self) -> Vec<String> {
        self.catalog.features.iter().map(|f| serde_json::to_string(f).unwrap_or_default()).collect()
    }

    fn decode(&self, counts: &[u8]) -> Result<Decoded, String> {
        let profile = self.profile(counts)?;
        let bytecodes = mantis_instrument::bytecodes(&profile);
        let parts = mantis_instrument::parts(&profile, self.layout);
        let decoded = Decoded {
            bytecodes,
            allocated_bytes: mantis_instrument::allocated_bytes(&profile),
            opcodes: Some(Box::new(mantis_instrument::histogram(&profile))),
            features: mantis_instrument::features(&profile, self.catalog),
            parts: [parts.bytecodes, parts.bytes],
        };
        let reached = self.sites.reached(&profile);
        self.reached.lock().unwrap_or_else(PoisonError::into_inner).push(reached);
        let mut all = self.executed.lock().unwrap_or_else(PoisonError::into_inner);
        all.runs += 1;
        all.bytecodes = all.bytecodes.saturating_add(bytecodes);
        profile.reflected.iter().for_each(|text| record::add(&mut all.reflected, text));
        all.callbacks.extend(profile.callbacks.iter().cloned());
        all.running.extend(profile.running.iter().cloned());
        for (method, counts) in profile.counts() {
            let total = all.counts.entry(method).or_default();
            total.resize(total.len().max(counts.len()), 0);
            total.iter_mut().zip(counts).for_each(|(sum, n)| *sum = sum.saturating_add(n));
        }
        let told = profile.methods().filter(|(_, m)| m.told != Some(0));
        all.told.extend(told.map(|(method, _)| method.clone()));
        for (method, found) in profile.methods().filter(|(_, m)| !m.thrown.is_empty()) {
            let all = all.thrown.entry(method.clone()).or_default();
            for &(node, count) in &found.thrown {
                let sum = all.entry(node).or_insert(0);
                *sum = sum.saturating_add(count);
            }
        }
        Ok(decoded)
    }
}

/// Runs the instrumented program on inputs; runs that an earlier call finished are not made again.
///
/// # Errors
/// When runs cannot be made at all, or are interrupted.
pub fn count(
    session: &Session,
    inputs: &[mantis_measure::RunSpec],
    decoder: &Decoder<'_>,
    progress: &dyn mantis_measure::Progress,
    cancel: &std::sync::atomic::AtomicBool,
) -> Result<mantis_measure::RunStore, Error> {
    count_in(session, &crate::training::runs_folder(session), inputs, decoder, progress, cancel)
}

/// As [`count`], with finished runs looked for and kept in a folder of the caller's choice.
///
/// # Errors
/// See [`count`].
pub fn count_in(
    session: &Session,
    folder: &Path,
    inputs: &[mantis_measure::RunSpec],
    decoder: &Decoder<'_>,
    progress: &dyn mantis_measure::Progress,
    cancel: &std::sync::atomic::AtomicBool,
) -> Result<mantis_measure::RunStore, Error> {
    count_under(session, &[], folder, inputs, decoder, progress, cancel)
}

/// As [`count_in`], by a JVM with more flags.
///
/// # Errors
/// See [`count`].
pub fn count_under(
    session: &Session,
    flags: &[&str],
    folder: &Path,
    inputs: &[mantis_measure::RunSpec],
    decoder: &Decoder<'_>,
    progress: &dyn mantis_measure::Progress,
    cancel: &std::sync::atomic::AtomicBool,
) -> Result<mantis_measure::RunStore, Error> {
    let flagged = |program: &Program| {
        let mut program = program.clone();
        program.jvm_flags.extend(flags.iter().map(|&f| f.to_owned()));
        program
    };
    let (original, counted) = (flagged(&session.program), flagged(&session.counted));
    let mut options = mantis_measure::Options::new(folder, &original);
    options.repeats = 0;
    Ok(mantis_measure::profile(
        &original,
        &counted,
        &session.jvm,
        inputs,
        decoder,
        &options,
        progress,
        cancel,
    )?)
}

/// Opens a jar again to read its layout.
///
/// # Errors
/// When it is no instrumented jar.
pub fn layout_of(jar: &Path) -> Result<Layout, Error> {
    let opened = Jar::open(jar)?;
    let not = || Error::Failed(format!("{} was not written by mantis instrument", jar.display()));
    let json = opened.read(Layout::PATH)?.ok_or_else(not)?;
    Layout::from_json(&json).map_err(|_| not())
}
