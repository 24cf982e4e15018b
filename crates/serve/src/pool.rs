//! The queue before the JVMs. A thread owns each JVM: it takes a request, asks, and starts another JVM when
//! that one was lost.

use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::Error;
use crate::jvm::{Jvm, Launch, Loaded, Lost, Reply};
use crate::metrics::{Metrics, Outcome};
use crate::request::Request;

/// A request that has been answered, or has not.
#[derive(Debug)]
pub struct Answered {
    /// The reply, or why there is none.
    pub reply: Result<Reply, Lost>,
    /// How long it waited for a JVM.
    pub queued: Duration,
}

/// Why a request was not taken.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// As many wait as may.
    Full,
    /// The server ends.
    Ending,
}

struct Job {
    predictor: usize,
    request: Request,
    since: Instant,
    answer: Sender<Answered>,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    ending: bool,
}

struct Shared {
    queue: Mutex<Queue>,
    arrived: Condvar,
    capacity: usize,
    limit: Duration,
    launch: Launch,
    metrics: Arc<Metrics>,
}

/// JVMs and the queue before them.
pub struct Pool {
    shared: Arc<Shared>,
    workers: Mutex<Vec<JoinHandle<()>>>,
}

impl Pool {
    /// Starts so many JVMs, one after the other, and gives what each predictor predicts.
    ///
    /// # Errors
    /// When a JVM does not come up or a predictor cannot be loaded.
    pub fn start(
        launch: Launch,
        jvms: usize,
        capacity: usize,
        limit: Duration,
        metrics: Arc<Metrics>,
    ) -> Result<(Pool, Vec<Vec<String>>), Error> {
        let mut started = Vec::new();
        let mut targets = Vec::new();
        for _ in 0..jvms.max(1) {
            let (jvm, loaded) = Jvm::start(&launch)?;
            metrics.started(jvm.id());
            targets = usable(&loaded)?;
            started.push(jvm);
        }
        let (queue, arrived) = (Mutex::default(), Condvar::new());
        let shared = Arc::new(Shared { queue, arrived, capacity, limit, launch, metrics });
        let work = |jvm: Jvm| {
            let shared = shared.clone();
            thread::spawn(move || shared.work(jvm))
        };
        let workers = Mutex::new(started.into_iter().map(work).collect());
        Ok((Pool { shared, workers }, targets))
    }

    /// Puts a request into the queue; its answer comes through the channel.
    ///
    /// # Errors
    /// When there is no place.
    pub fn ask(&self, predictor: usize, request: Request) -> Result<Receiver<Answered>, Refused> {
        let (answer, answered) = mpsc::channel();
        let mut queue = self.shared.queue();
        if queue.ending {
            return Err(Refused::Ending);
        }
        if queue.jobs.len() >= self.shared.capacity {
            self.shared.metrics.predicted(predictor, Outcome::Full, Duration::ZERO, Duration::ZERO);
            return Err(Refused::Full);
        }
        queue.jobs.push_back(Job { predictor, request, since: Instant::now(), answer });
        drop(queue);
        self.shared.arrived.notify_one();
        Ok(answered)
    }

    /// How many wait.
    pub fn waiting(&self) -> usize {
        self.shared.queue().jobs.len()
    }

    /// Takes no more, lets what runs come to its end and ends the JVMs. Whoever waits finds the channel
    /// closed.
    pub fn end(&self) {
        let mut queue = self.shared.queue();
        queue.ending = true;
        queue.jobs.clear();
        drop(queue);
        self.shared.arrived.notify_all();
        let workers = std::mem::take(&mut *self.workers.lock().unwrap_or_else(PoisonError::into_inner));
        for worker in workers {
            // A worker that panicked has ended as well.
            let _ = worker.join();
        }
    }
}

/// The targets of predictors that can all be used.
fn usable(loaded: &[Loaded]) -> Result<Vec<Vec<String>>, Error> {
    loaded.iter().cloned().map(|one| one.map_err(Error)).collect()
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.ending {
                return None;
            }
            if let Some(job) = queue.jobs.pop_front() {
                return Some(job);
            }
            queue = self.arrived.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self, jvm: Jvm) {
        let mut jvm = Some(jvm);
        while let Some(job) = self.next() {
            let queued = job.since.elapsed();
            // One that died while nobody asked is no fault of this request.
            if jvm.as_mut().is_some_and(Jvm::has_ended) {
                self.lost(&mut jvm);
            }
            let start = Instant::now();
            self.metrics.begins();
            let reply = match self.running(&mut jvm) {
                Ok(running) => {
                    let predictor = u32::try_from(job.predictor).unwrap_or(u32::MAX);
                    running.ask(predictor, &job.request, self.limit)
                }
                Err(Error(why)) => Err(Lost::Died(why)),
            };
            self.metrics.predicted(job.predictor, Outcome::of(&reply), queued, start.elapsed());
            let lost = reply.is_err();
            if lost {
                self.lost(&mut jvm);
            }
            // The client may have gone.
            let _ = job.answer.send(Answered { reply, queued });
            if lost {
                // So that the next one need not wait; if it fails, the next one hears why.
                let _ = self.running(&mut jvm);
            }
        }
        self.lost(&mut jvm);
    }

    /// The JVM, started again if there is none.
    fn running<'a>(&self, jvm: &'a mut Option<Jvm>) -> Result<&'a mut Jvm, Error> {
        if jvm.is_none() {
            let (started, _) = Jvm::start(&self.launch)?;
            self.metrics.started(started.id());
            *jvm = Some(started);
        }
        jvm.as_mut().ok_or_else(|| Error("there is no JVM".to_owned()))
    }

    fn lost(&self, jvm: &mut Option<Jvm>) {
        if let Some(jvm) = jvm.take() {
            self.metrics.ended(jvm.id());
        }
    }
}
