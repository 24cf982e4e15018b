//! The JVM's events, and what the agent does at each.
//!
//! At `VMInit`, before the first class of the application, threads get their tallies, classes are asked for
//! from then on, the measuring classes are put into the boot loader and the endpoint is opened; at `VMDeath`
//! results are written. Asking for classes earlier would have the JVM start without its archive of loaded
//! classes.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use jvmti_bindings::agent::AgentLoadContext;
use jvmti_bindings::callbacks::{CallbackContext, ClassFileLoadHookEvent, ThreadEvent};
use jvmti_bindings::env::Jvmti;
use jvmti_bindings::sys::jvmti;
use jvmti_bindings::{Agent, get_default_callbacks, jni};
use mantis_history::profile::{Import, Profile};
use mantis_history::{Config, Resource};
use mantis_instrument::total::network;
use mantis_instrument::total::tally::{SLOTS, THREAD, slots};
use mantis_report::WatchReport;

use crate::classes::Classes;
use crate::energy::{Counters, Table};
use crate::jvm::{self, Object, Reshaper, Tallies};
use crate::log::Log;
use crate::methods::{ByMethod, Numbers};
use crate::metrics::Server;
use crate::natives;
use crate::options::Options;
use crate::saver::Saver;
use crate::snapshot::{self, Costs, Provenance};
use crate::totals::Totals;
use crate::transform::{Counting, Origin, ROOM, Transformer};
use crate::watched::Watched;
use crate::workers::Workers;

/// Every so many executions, one is timed.
const SAMPLE: u64 = 64;

/// What the native methods need.
pub(crate) struct Shared {
    pub watched: Arc<Watched>,
    pub counters: Option<Counters>,
    /// What the numbers of methods mean, where counts are told apart by method.
    pub numbers: Option<Arc<Numbers>>,
    pub transformer: Arc<Transformer>,
    pub classes: Arc<Classes>,
    /// Where the JDK is.
    pub home: OnceLock<PathBuf>,
    costs: Costs,
}

impl Shared {
    /// Takes in an execution, and times it if it is its turn.
    pub fn timed(&self, work: impl FnOnce()) {
        if !self.costs.measured.fetch_add(1, Ordering::Relaxed).is_multiple_of(SAMPLE) {
            return work();
        }
        let start = Instant::now();
        work();
        let nanos = u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX);
        self.costs.sampled.0.fetch_add(1, Ordering::Relaxed);
        self.costs.sampled.1.fetch_add(nanos, Ordering::Relaxed);
    }
}

static SHARED: OnceLock<Shared> = OnceLock::new();

/// Absent before the agent was loaded and where it gave up.
pub(crate) fn shared() -> Option<&'static Shared> {
    SHARED.get()
}

/// The agent.
#[derive(Default)]
pub struct Watch {
    running: OnceLock<Running>,
}

/// What there is once the agent was loaded.
struct Running {
    options: Options,
    log: Arc<Log>,
    classes: Arc<Classes>,
    transformer: Arc<Transformer>,
    workers: Workers,
    shared: &'static Shared,
    saver: Option<Saver>,
    server: OnceLock<Server>,
    platform: OnceLock<Object>,
    reshaper: Reshaper,
    tallies: OnceLock<Tallies>,
    totals: Totals,
}

impl Running {
    fn new(options: Options, log: Arc<Log>, reshaper: Reshaper) -> Result<Running, String> {
        let config = match &options.config {
            Some(path) => Config::load(path).map_err(|e| e.to_string())?,
            None if options.totals.is_some() || options.methods.is_some() => only_totals(),
            None => {
                return Err("no configuration is given: write config=watch.toml behind the library".into());
            }
        };
        let mut watched = Watched::new(config, options.samples.is_some());
        for problem in watched.load_models() {
            log.tell(&format!("actions are predicted without their trained models: {problem}"));
        }
        let watched = Arc::new(watched);
        let energy = watched.measures(Resource::Energy);
        let own_table = options.energy.is_some();
        let counters =
            (energy && !own_table).then(|| Counters::find(Path::new("/sys/class/powercap"))).flatten();
        let prices = match energy && counters.is_none() {
            true => Some(Table::load(options.energy.as_deref())?.prices()),
            false => None,
        };
        let saver = Saver::start(&watched, &log);
        if let Some(path) = &options.import {
            match Profile::load(path) {
                Ok(profile) => watched.service().import(profile, Import::Initial),
                Err(error) => log.tell(&format!("actions start without initial data: {error}")),
            }
        }
        let classes = Arc::new(Classes::default());
        let numbers = options.methods.as_ref().map(|_| Arc::new(Numbers::default()));
        let methods = options.methods.clone().zip(numbers.clone());
        let methods = methods.map(|(scope, numbers)| ByMethod { scope, numbers });
        let counting = Counting { prices, methods };
        let transformer = Arc::new(Transformer::new(
            Arc::clone(&log),
            Arc::clone(&classes),
            Arc::clone(&watched),
            counting,
        ));
        let shared = Shared {
            watched,
            counters,
            numbers,
            transformer: Arc::clone(&transformer),
            classes: Arc::clone(&classes),
            home: OnceLock::new(),
            costs: Costs::default(),
        };
        Ok(Running {
            options,
            log,
            classes,
            transformer,
            workers: Workers::start(2).map_err(|e| format!("the system gives no thread: {e}"))?,
            shared: SHARED.get_or_init(|| shared),
            saver,
            server: OnceLock::new(),
            platform: OnceLock::new(),
            reshaper,
            tallies: OnceLock::new(),
            totals: Totals::default(),
        })
    }

    fn watched(&self) -> &Arc<Watched> {
        &self.shared.watched
    }

    /// Gives tallies to threads, those there are and those to come, and asks for classes.
    fn begin(&self, context: &CallbackContext<'_>) -> Result<(), &'static str> {
        let (Some(env), jvmti) = (context.jni(), context.jvmti()) else { return Err("the JVM has no JNI") };
        let tallies = Tallies::define(env).ok_or("threads of this JDK are not known")?;
        let tallies = self.tallies.get_or_init(|| tallies);
        let classes: Vec<_> = ROOM.iter().filter_map(|name| jvm::find_class(env, name)).collect();
        if !self.reshaper.enable() || !self.reshaper.change(&classes) || !self.transformer.begin() {
            return Err("java.lang.Thread or ThreadLocalRandom cannot be changed");
        }
        tallies.give(env, jvmti).ok_or("the threads that are running cannot be counted")?;
        let asked = jvmti.enable_events_global(&[jvmti::JVMTI_EVENT_CLASS_FILE_LOAD_HOOK]);
        asked.map_err(|_| "the JVM does not show its classes")?;
        let dispatchers = jvm::loaded(env, jvmti, network::CLASSES);
        if !dispatchers.is_empty() && !self.reshaper.change(&dispatchers) {
            self.log
                .line("network bytes are not seen: the classes they pass were loaded and cannot be changed");
        }
        Ok(())
    }

    /// Puts the measuring classes where every class loader finds them.
    fn install(&self, context: &CallbackContext<'_>) -> Option<()> {
        let env = context.jni()?;
        let slots = slots().ok()?.to_bytes();
        let mut actions = None;
        for (name, bytes) in mantis_runtime::package("mantis/watch") {
            let bytes = if name == SLOTS { &slots[..] } else { bytes };
            let class = jvm::define_boot_class(env, name, bytes)?;
            match name {
                "mantis/watch/Actions" => actions = Some(class),
                "mantis/watch/Native" if !natives::register(env, &class) => return None,
                _ => {}
            }
        }
        let thread = jvm::find_class(env, THREAD)?;
        jvm::add_reads(env, context.jvmti(), thread, actions?).then_some(())
    }

    fn serve(&self) {
        let Some(port) = self.watched().config().metrics else { return };
        let transformer = Arc::clone(&self.transformer);
        match Server::start(port, move || report(&transformer)) {
            Ok(server) => {
                self.log.line(&format!("metrics on http://127.0.0.1:{}/metrics", server.port()));
                let _ = self.server.set(server);
            }
            Err(message) => self.log.tell(&message),
        }
    }

    /// Sums up and writes the bytecodes of all threads.
    fn write_totals(&self, context: &CallbackContext<'_>, path: &Path) {
        let (Some(env), Some(tallies)) = (context.jni(), self.tallies.get()) else { return };
        let sum = self.totals.sum() + tallies.read_all(env, context.jvmti());
        self.write(path, format!("{sum}\n").as_bytes());
    }

    fn write(&self, path: &Path, bytes: &[u8]) {
        if let Err(error) = std::fs::write(path, bytes) {
            self.log.tell(&format!("{} cannot be written: {error}", path.display()));
        }
    }

    fn finish(&self) {
        for pattern in self.watched().unmatched() {
            self.log.tell(&format!(
                "the pattern {pattern} matched no method of a class that was loaded; names are as in com.x.Service.handle"
            ));
        }
        if let Some(saver) = &self.saver {
            saver.finish(self.watched(), &self.log);
        }
        if let Some(path) = &self.options.export
            && let Err(error) = self.watched().service().export().save(path)
        {
            self.log.tell(&error.to_string());
        }
        if let Some(path) = &self.options.samples
            && let Err(error) = self.watched().samples().save(path)
        {
            self.log.tell(&error.to_string());
        }
        for remark in self.watched().service().take_remarks() {
            self.log.line(&remark);
        }
        for remark in self.watched().take_remarks() {
            self.log.tell(&format!("an action was predicted without its trained model: {remark}"));
        }
        if let Some(path) = &self.options.summary {
            match serde_json::to_vec(&report(&self.transformer)) {
                Ok(json) => self.write(path, &json),
                Err(error) => self.log.tell(&format!("{} cannot be written: {error}", path.display())),
            }
        }
        if let Some(server) = self.server.get() {
            server.retire();
        }
    }
}

/// A configuration without actions: bytecodes are counted, no more.
fn only_totals() -> Config {
    Config { state: None, metrics: None, budget: None, training: 0, level: 0.9, actions: Vec::new() }
}

/// What there is to show.
fn report(transformer: &Transformer) -> WatchReport {
    let Some(shared) = shared() else { return WatchReport::default() };
    let provenance = Provenance {
        cpu: transformer.exact(),
        network: transformer.network(),
        energy: shared.counters.is_some(),
    };
    snapshot::take(&shared.watched, &shared.costs, provenance)
}

/// Asks for the events. All capabilities are ones that every JVM since 9 has before it is initialised.
fn subscribe(jvmti: &Jvmti, threads: bool) -> Result<(), jvmti::jvmtiError> {
    let mut capabilities = jvmti::jvmtiCapabilities::default();
    capabilities.set_can_generate_all_class_hook_events(true);
    let potential = jvmti.get_potential_capabilities()?;
    let virtual_threads = threads && potential.can_support_virtual_threads();
    if virtual_threads {
        capabilities.set_can_support_virtual_threads(true);
    }
    jvmti.add_capabilities(&capabilities)?;
    jvmti.set_event_callbacks(get_default_callbacks())?;
    let mut events = vec![jvmti::JVMTI_EVENT_VM_INIT, jvmti::JVMTI_EVENT_VM_DEATH];
    if threads {
        events.push(jvmti::JVMTI_EVENT_THREAD_END);
    }
    if virtual_threads {
        events.push(jvmti::JVMTI_EVENT_VIRTUAL_THREAD_END);
    }
    jvmti.enable_events_global(&events)
}

impl Agent for Watch {
    /// Never refuses: that would end the JVM.
    fn on_load(&self, context: AgentLoadContext<'_>) -> jni::jint {
        let log = Arc::new(Log::new());
        if self.running.get().is_some() {
            // Every class would be instrumented twice.
            log.tell("the agent is given twice; the second time is ignored");
            return jni::JNI_OK;
        }
        let of_panics = Arc::clone(&log);
        // Panics are contained where they end; standard error is the service's.
        std::panic::set_hook(Box::new(move |panic| {
            of_panics.line(&format!("error inside the agent: {panic}"))
        }));
        let text = context.options_lossy().unwrap_or_default();
        let started = Options::parse(&text).map_err(|e| e.to_string()).and_then(|options| {
            if let Some(path) = &options.log {
                log.open(path)?;
            }
            let threads = options.totals.is_some();
            let jvmti = || context.vm().jvmti().map_err(|e| format!("the JVM has no tool interface ({e})"));
            let refused = |e| format!("the JVM refuses what the agent needs ({e:?})");
            let reshaper = Reshaper::new(&jvmti()?).map_err(refused)?;
            let _ = self.running.set(Running::new(options, Arc::clone(&log), reshaper)?);
            subscribe(&jvmti()?, threads).map_err(refused)
        });
        if let Err(message) = started {
            log.tell(&format!("nothing is measured: {message}"));
        }
        jni::JNI_OK
    }

    fn on_attach(&self, _context: AgentLoadContext<'_>) -> jni::jint {
        Log::new().tell(
            "nothing is measured: the agent must be there when the JVM starts (-agentpath:...), \
             because code that is running already would not be counted",
        );
        jni::JNI_OK
    }

    fn callback_panicked(&self, event: &'static str) {
        if let Some(running) = self.running.get() {
            running.log.line(&format!("an error inside the agent was contained ({event})"));
        }
    }

    fn vm_init(&self, context: CallbackContext<'_>, _event: ThreadEvent) {
        let (Some(running), Some(env)) = (self.running.get(), context.jni()) else { return };
        let property = |name: &str| context.jvmti().get_system_property(name).unwrap_or_default();
        let home = PathBuf::from(property("java.home"));
        let _ = running.shared.home.set(home.clone());
        running.classes.locate(home, property("java.class.path"));
        // Classes of other loaders than this and the boot loader are the application's.
        if let Some(loader) = jvm::platform_loader(env) {
            let _ = running.platform.set(loader);
        }
        match running.begin(&context) {
            Ok(()) if running.install(&context).is_none() => {
                running.log.tell("actions are not measured: the measuring classes cannot be loaded");
            }
            Ok(()) => {}
            Err(message) => running.log.tell(&format!("nothing is measured: {message}")),
        }
        running.serve();
    }

    fn class_file_load_hook<'callback>(
        &self,
        context: CallbackContext<'callback>,
        mut event: ClassFileLoadHookEvent<'callback>,
    ) {
        let Some(running) = self.running.get() else { return };
        let loaded = running.reshaper.is(&context);
        if loaded && event.class_being_redefined().is_null() {
            return;
        }
        let Ok(Some(name)) = event.name_str() else { return };
        let jdk = event.loader().is_null()
            || match (context.jni(), running.platform.get()) {
                (Some(env), Some(&platform)) => jvm::is_loader(env, &event, platform),
                _ => true,
            };
        let origin = if jdk { Origin::Jdk } else { Origin::Application };
        let transformer = &running.transformer;
        if !(if loaded { transformer.wants_loaded(&name, origin) } else { transformer.wants(&name, origin) })
        {
            return;
        }
        let start = Instant::now();
        let (transformer, bytes) = (Arc::clone(&running.transformer), event.class_data().to_vec());
        match running.workers.run(move || transformer.transform(origin, &bytes)) {
            Some(Some(bytes)) => {
                let _ = event.set_transformed_class(&context, &bytes);
            }
            Some(None) => {}
            None => running.log.line(&format!("{name} was left as it is: an error inside the agent")),
        }
        let nanos = u64::try_from(start.elapsed().as_nanos()).unwrap_or(u64::MAX);
        running.shared.costs.classes.fetch_add(1, Ordering::Relaxed);
        running.shared.costs.instrumenting.fetch_add(nanos, Ordering::Relaxed);
    }

    fn thread_end(&self, context: CallbackContext<'_>, event: ThreadEvent) {
        let Some(running) = self.running.get() else { return };
        if let (Some(env), Some(tallies)) = (context.jni(), running.tallies.get()) {
            running.totals.add(tallies.read(env, &event));
        }
    }

    fn virtual_thread_end(&self, context: CallbackContext<'_>, event: ThreadEvent) {
        self.thread_end(context, event);
    }

    fn vm_death(&self, context: CallbackContext<'_>) {
        let Some(running) = self.running.get() else { return };
        if let Some(path) = &running.options.totals {
            running.write_totals(&context, path);
        }
        running.finish();
    }
}
