//! Keeps what was learned: read when the agent starts, saved now and then and when the JVM ends.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use mantis_history::state::StateFile;

use crate::log::Log;
use crate::watched::Watched;

/// How often the state is saved.
const PERIOD: Duration = Duration::from_secs(60);

/// Saves the state of the actions; only where there is a state file.
#[derive(Debug)]
pub struct Saver {
    file: Arc<StateFile>,
    stop: Mutex<Option<Sender<()>>>,
}

impl Saver {
    /// Reads the state file and begins to save to it. `None` if none is configured or it cannot be used,
    /// which the log tells: the service is then watched without.
    pub fn start(watched: &Arc<Watched>, log: &Arc<Log>) -> Option<Saver> {
        let path = watched.config().state.as_ref()?;
        let told = |error: mantis_history::Error| log.tell(&format!("nothing learned is kept: {error}"));
        let mut file = StateFile::open(path).map_err(told).ok()?;
        let loaded = file.load().map_err(told).ok()?;
        for refused in &loaded.refused {
            let target = file.target().display();
            log.tell(&format!("{refused}; it is kept, and what is learned goes to {target}"));
        }
        if let Some(state) = loaded.state {
            watched.service().restore(state);
        }
        let file = Arc::new(file);
        let (stop, stopped) = channel();
        let (of_thread, watched, of_log) = (Arc::clone(&file), Arc::clone(watched), Arc::clone(log));
        let work = move || {
            while stopped.recv_timeout(PERIOD) == Err(RecvTimeoutError::Timeout) {
                save(&of_thread, &watched, &of_log);
            }
        };
        if let Err(error) = thread::Builder::new().name("mantis state".into()).spawn(work) {
            log.line(&format!("what is learned is saved at the end only: {error}"));
        }
        Some(Saver { file, stop: Mutex::new(Some(stop)) })
    }

    /// Saves for the last time.
    pub fn finish(&self, watched: &Watched, log: &Log) {
        self.stop.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take();
        save(&self.file, watched, log);
    }
}

fn save(file: &StateFile, watched: &Watched, log: &Log) {
    if let Err(error) = file.save(&watched.service().snapshot()) {
        log.tell(&format!("what was learned could not be saved: {error}"));
    }
    for remark in watched.service().take_remarks() {
        log.line(&remark);
    }
}
