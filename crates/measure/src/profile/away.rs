//! Runs that are made elsewhere ([`crate::place`]): what is missing is ordered as a lot, records are copied
//! into the journal as they come, and what is still missing when nobody works on the lot any more is ordered
//! again.

use super::{Session, Task, check_cancelled};
use crate::journal::Record;
use crate::place::lot::{Input, Lot, Order, Reader};
use crate::place::{Away, Look, Starter, State};
use crate::store::Status;
use crate::{Error, Event, Stage};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

/// Lots without a new record after which it is of no use to order another.
const FRUITLESS: u32 = 3;
/// The first and the longest pause between two looks at the folder.
const PAUSES: [Duration; 2] = [Duration::from_millis(50), Duration::from_secs(2)];
/// The first pause between two questions to who starts runs.
const FIRST_QUESTION: Duration = Duration::from_millis(500);
/// How long files that another machine wrote may take to be seen here.
const SETTLE: Duration = Duration::from_secs(60);

impl Session<'_> {
    /// Copies records that an earlier command did not see any more, whoever made them.
    pub(super) fn collect(&self) -> Result<(), Error> {
        let nothing = HashMap::new();
        for lot in Lot::all(&self.folder) {
            self.merge(&lot, &mut Reader::default(), &nothing)?;
        }
        Ok(())
    }

    /// Has runs made that the journal does not have.
    pub(super) fn make_away(&self, away: &Away, stage: Stage, tasks: &[Task]) -> Result<(), Error> {
        if tasks.is_empty() {
            return Ok(());
        }
        let mut starter = away.starter(stage != Stage::Counting)?;
        self.adopt(away, &mut *starter, tasks)?;
        let mut fruitless = 0;
        loop {
            let missing = self.missing(tasks);
            if missing.is_empty() {
                return Ok(());
            }
            check_cancelled(self.cancel)?;
            let lot = self.lot(away, &missing)?;
            match starter.start(&lot) {
                Ok(what) => self.progress.event(Event::Elsewhere { what }),
                Err(e) => {
                    lot.remove();
                    return Err(e);
                }
            }
            let Followed { made, stopped } = self.follow(&lot, &mut *starter, tasks)?;
            if stopped > 0 {
                lot.remove();
                return Err(Error::Place(format!(
                    "{stopped} jobs of {} were cancelled; finished runs are kept and the same command makes the others",
                    lot.name()
                )));
            }
            fruitless = if made > 0 { 0 } else { fruitless + 1 };
            if fruitless == FRUITLESS {
                let said = lot.last_words().unwrap_or_else(|| "the jobs said nothing".to_owned());
                return Err(Error::Place(format!(
                    "{FRUITLESS} times in a row none of {} runs could be made elsewhere; the last words: {said}",
                    missing.len()
                )));
            }
            lot.remove();
        }
    }

    /// Goes on with lots of an earlier command that is gone: waits for those that make what is missing, and
    /// ends the others.
    fn adopt(&self, away: &Away, starter: &mut dyn Starter, tasks: &[Task]) -> Result<(), Error> {
        for lot in Lot::all(&self.folder).into_iter().filter(|lot| lot.order.by == away.name()) {
            let missing: HashSet<&str> = self.missing(tasks).iter().map(|t| t.key.as_str()).collect();
            if lot.order.tasks.iter().any(|t| missing.contains(t.key.as_str())) {
                let what = format!("going on with {} of an earlier command", lot.name());
                self.progress.event(Event::Elsewhere { what });
                self.follow(&lot, starter, tasks)?;
            } else {
                starter.cancel(&lot);
            }
            lot.remove();
        }
        Ok(())
    }

    /// The tasks that are still to be made.
    fn missing<'t>(&self, tasks: &'t [Task]) -> Vec<&'t Task> {
        tasks.iter().filter(|t| !self.finished(t) && !self.failed_before(t)).collect()
    }

    /// Writes a lot of tasks.
    fn lot(&self, away: &Away, tasks: &[&Task]) -> Result<Lot, Error> {
        let mut places: BTreeMap<usize, usize> = BTreeMap::new();
        let (mut inputs, mut ordered, mut known) = (Vec::new(), Vec::new(), Vec::new());
        for task in tasks {
            let input = *places.entry(task.input).or_insert_with(|| {
                inputs.push(Input {
                    run: self.inputs[task.input].to_json(),
                    counting: self.counting[task.input].clone().unwrap_or_default(),
                    timing: self.timing[task.input].clone(),
                });
                inputs.len() - 1
            });
            ordered.push(Task { input, ..(*task).clone() });
            match task.stage {
                Stage::Counting => {}
                Stage::Timing => known.extend(self.journal.get(&task.key)),
                // The search begins at what timing runs were and goes on with the tries there are.
                Stage::Heap => {
                    known.extend(self.timed(task.input));
                    known.extend(self.journal.beginning(&format!("{}-", task.key)));
                }
            }
        }
        let order = self.order(away.name())?;
        let order = Order { inputs, chunk: away.chunk(ordered.len()), tasks: ordered, ..order };
        Lot::create(&self.folder, order, &known, &away.worker)
    }

    /// Copies records until nobody works on the lot any more. Gives how many runs were made.
    fn follow(&self, lot: &Lot, starter: &mut dyn Starter, tasks: &[Task]) -> Result<Followed, Error> {
        let by_key: HashMap<&str, &Task> = tasks.iter().map(|t| (t.key.as_str(), t)).collect();
        let mut reader = Reader::default();
        let mut made = 0;
        let mut watch = Watch::new(starter.pause());
        loop {
            // Before the records are read: those of a chunk that is complete are all there.
            let complete = lot.done().len() == lot.chunks();
            made += self.merge(lot, &mut reader, &by_key)?;
            if complete {
                return Ok(Followed { made, stopped: 0 });
            }
            if self.cancel.load(Ordering::Relaxed) {
                starter.cancel(lot);
                self.merge(lot, &mut reader, &by_key)?;
                return Err(Error::Cancelled);
            }
            if watch.is_time()
                && let Some(stopped) = self.ask(lot, starter, &mut watch)?
            {
                made += self.merge(lot, &mut reader, &by_key)?;
                return Ok(Followed { made, stopped });
            }
            watch.sleep();
        }
    }

    /// Asks who starts runs whether anyone still works on the lot; if not, says how many chunks somebody
    /// stopped.
    fn ask(&self, lot: &Lot, starter: &mut dyn Starter, watch: &mut Watch) -> Result<Option<usize>, Error> {
        let states = match starter.look(lot)? {
            Look::Known(states) => states,
            Look::Unknown(why) => {
                if !std::mem::replace(&mut watch.silent, true) {
                    let what = format!("waiting for who knows about the runs: {why}");
                    self.progress.event(Event::Elsewhere { what });
                }
                return Ok(None);
            }
        };
        watch.silent = false;
        let alive = states.values().filter(|s| **s == State::Alive).count();
        // Where one ended, others may soon.
        if std::mem::replace(&mut watch.alive, alive) != alive {
            watch.pause = PAUSES[0];
        }
        if alive > 0 {
            watch.ended = None;
            return Ok(None);
        }
        let since = *watch.ended.get_or_insert_with(Instant::now);
        let done = lot.done();
        let undone = |state: State| states.iter().filter(|(c, s)| **s == state && !done.contains(c)).count();
        // Chunks that ended well and do not say so: another machine's files are seen late.
        if undone(State::Complete) > 0 && since.elapsed() < SETTLE {
            return Ok(None);
        }
        let left = lot.chunks().saturating_sub(done.len() + undone(State::Cancelled));
        if left > 0 {
            let said = lot.last_words().map(|words| format!("; the last words: {words}")).unwrap_or_default();
            let what = format!("{left} of {} jobs ended before their runs were made{said}", lot.chunks());
            self.progress.event(Event::Elsewhere { what });
        }
        Ok(Some(undone(State::Cancelled)))
    }

    /// Copies new records of a lot that the journal lacks. Gives how many of the tasks these are.
    fn merge(&self, lot: &Lot, reader: &mut Reader, by_key: &HashMap<&str, &Task>) -> Result<usize, Error> {
        let mut made = 0;
        for record in reader.read(lot) {
            match by_key.get(record.key.as_str()) {
                Some(task) if self.finished(task) => {}
                Some(task) => {
                    let (failure, took) = (record.reason.clone(), Duration::from_nanos(record.elapsed_ns));
                    self.journal.append(Record { input: task.input, ..record })?;
                    made += 1;
                    self.report(task, failure, took);
                }
                // A try of a search, or a run of an earlier command.
                None if self.journal.get(&record.key).is_none_or(|r| is_worse(&r, &record)) => {
                    self.journal.append(record)?;
                }
                None => {}
            }
        }
        Ok(made)
    }
}

/// Whether one of two records of a run that nobody asked for now is to be replaced by the other.
fn is_worse(known: &Record, new: &Record) -> bool {
    known.status != Status::Ok && new.began_ms > known.began_ms
}

/// What became of a lot.
struct Followed {
    /// Runs that were made.
    made: usize,
    /// Chunks that somebody stopped for good.
    stopped: usize,
}

/// When to look at a lot and when to ask who starts it.
struct Watch {
    pause: Duration,
    /// The longest pause between two questions, and the next one.
    longest: Duration,
    question: Duration,
    asked: Instant,
    /// Since when nobody works on it.
    ended: Option<Instant>,
    /// Whether nobody answered the last question.
    silent: bool,
    /// How many chunks waited or ran then.
    alive: usize,
}

impl Watch {
    fn new(longest: Duration) -> Watch {
        let question = FIRST_QUESTION.min(longest);
        Watch {
            pause: PAUSES[0],
            longest,
            question,
            asked: Instant::now(),
            ended: None,
            silent: false,
            alive: 0,
        }
    }

    /// Whether it is time for a question, which is then noted.
    fn is_time(&mut self) -> bool {
        if self.asked.elapsed() < self.question {
            return false;
        }
        self.asked = Instant::now();
        self.question = (self.question * 2).min(self.longest);
        true
    }

    fn sleep(&mut self) {
        thread::sleep(self.pause);
        self.pause = (self.pause * 3 / 2).min(PAUSES[1]);
    }
}
