//! Threads that do the agent's work, so that it does not depend on how much stack the service's threads have
//! left.
//!
//! The JVM asks for a class's new bytes on the thread that loads it, which may be near the end of its stack;
//! overrunning it in native code kills the process. The asking thread only waits. A panic loses one answer,
//! not the worker.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;

type Job = Box<dyn FnOnce() + Send>;

/// A few threads that take jobs in turn.
#[derive(Debug)]
pub struct Workers {
    jobs: Mutex<Sender<Job>>,
}

/// Enough for code nested as deeply as a class file allows.
const STACK: usize = 16 << 20;

impl Workers {
    /// That many threads.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(count: usize) -> std::io::Result<Workers> {
        let (jobs, queue) = channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..count.max(1) {
            let queue = Arc::clone(&queue);
            thread::Builder::new().name("mantis".into()).stack_size(STACK).spawn(move || work(&queue))?;
        }
        Ok(Workers { jobs: Mutex::new(jobs) })
    }

    /// Runs a job on one of the threads and waits for it; `None` if it panicked.
    pub fn run<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (answer, result) = channel();
        let job: Job = Box::new(move || {
            let _ = answer.send(job());
        });
        self.jobs.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).send(job).ok()?;
        result.recv().ok()
    }
}

fn work(queue: &Mutex<Receiver<Job>>) {
    loop {
        let job = queue.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).recv();
        let Ok(job) = job else { return };
        // The asking thread learns of a panic because its answer is dropped.
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jobs_are_done_and_panics_survived() {
        let workers = Workers::start(1).unwrap();
        assert_eq!(workers.run(|| 6 * 7), Some(42));
        assert_eq!(workers.run(|| -> i32 { std::panic::resume_unwind(Box::new("no message")) }), None);
        assert_eq!(workers.run(|| 1), Some(1));
    }
}
