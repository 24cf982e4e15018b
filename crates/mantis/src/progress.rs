//! Live progress on standard error: stage, run k of N, time left. Plain lines where standard error is no
//! terminal.

use std::io::IsTerminal;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use mantis_measure::{Event, Progress};
use mantis_train::{Listener, Step};

use crate::output::say;

/// Draws progress.
pub struct Display {
    bar: Mutex<Option<ProgressBar>>,
    live: bool,
    quiet: bool,
    failures: bool,
}

impl Display {
    /// A display on standard error, silent if `quiet`.
    pub fn new(quiet: bool) -> Display {
        Display { bar: Mutex::new(None), live: std::io::stderr().is_terminal(), quiet, failures: true }
    }

    /// The same for runs of which it is usual that some fail: it does not say which.
    pub fn unfailing(quiet: bool) -> Display {
        Display { failures: false, ..Display::new(quiet) }
    }

    fn say(&self, text: &str) {
        if self.quiet {
            return;
        }
        match &*self.bar.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(bar) if self.live => bar.println(text),
            _ => say(text),
        }
    }

    fn set(&self, bar: Option<ProgressBar>) {
        let mut slot = self.bar.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(old) = slot.take() {
            old.finish_and_clear();
        }
        *slot = bar;
    }

    fn begin(&self, name: &str, total: usize, resumed: usize) {
        let found = if resumed > 0 { format!(", {resumed} already finished") } else { String::new() };
        self.say(&format!("{name}: {total} runs{found}"));
        if self.live && !self.quiet {
            let bar = ProgressBar::new(total as u64);
            let style = ProgressStyle::with_template("{prefix:9} [{bar:30}] run {pos} of {len}, {msg}");
            if let Ok(style) = style {
                bar.set_style(style.progress_chars("=> "));
            }
            bar.set_prefix(name.to_owned());
            bar.set_position(resumed as u64);
            self.set(Some(bar));
        }
    }
}

impl Progress for Display {
    fn event(&self, event: Event) {
        match event {
            Event::Begin { stage, total, resumed } => self.begin(stage.name(), total, resumed),
            Event::Run { stage, done, total, input, failure, left } => {
                if let Some(why) = failure.filter(|_| self.failures) {
                    self.say(&format!("  run {} failed: {why}", input + 1));
                }
                if let Some(bar) = &*self.bar.lock().unwrap_or_else(PoisonError::into_inner) {
                    bar.set_position(done as u64);
                    bar.set_message(format!("{} left", duration(left)));
                    return;
                }
                // Without a terminal, a line every tenth of the stage.
                if !self.quiet && total >= 20 && done % (total / 10) == 0 && done < total {
                    say(&format!("  {}: {done} of {total}, {} left", stage.name(), duration(left)));
                }
            }
            Event::End { .. } => self.set(None),
            Event::Elsewhere { what } => self.say(&what),
        }
    }
}

impl Listener for Display {
    fn step(&self, step: Step, round: u32) {
        self.set(None);
        match round {
            0 => self.say(step.name()),
            n => self.say(&format!("{} (iteration {n})", step.name())),
        }
    }
}

fn duration(left: Duration) -> String {
    let seconds = left.as_secs();
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} min {} s", seconds / 60, seconds % 60),
        _ => format!("{} h {} min", seconds / 3600, seconds % 3600 / 60),
    }
}
