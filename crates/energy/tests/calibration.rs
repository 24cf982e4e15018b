//! Calibration against a simulated meter: a made-up powercap tree whose counters are advanced by known
//! coefficients times what each run did, and noise.

#![allow(clippy::print_stdout, reason = "the figures of docs/energy.md")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use mantis_energy::calibration::Knowledge;
use mantis_energy::work::Term;
use mantis_energy::{Metering, Sample, Work, calibrate};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Two packages that share what is taken, and start again from 0 every 40 J.
struct Machine {
    tree: tempfile::TempDir,
    truth: BTreeMap<Term, f64>,
    random: ChaCha8Rng,
    noise: f64,
}

const RANGE: u64 = 40_000_000;

impl Machine {
    fn new(truth: &[(Term, f64)], noise: f64, seed: u64) -> Machine {
        let tree = tempfile::tempdir().unwrap();
        for (package, start) in [RANGE - 1000, 17].iter().enumerate() {
            let folder = tree.path().join(format!("intel-rapl:{package}"));
            fs::create_dir(&folder).unwrap();
            fs::write(folder.join("name"), format!("package-{package}\n")).unwrap();
            fs::write(folder.join("max_energy_range_uj"), format!("{RANGE}\n")).unwrap();
            fs::write(folder.join("energy_uj"), format!("{start}\n")).unwrap();
        }
        let truth = truth.iter().copied().collect();
        Machine { tree, truth, random: ChaCha8Rng::seed_from_u64(seed), noise }
    }

    fn meter(&self) -> Metering {
        Metering::named(&format!("powercap:{}", self.tree.path().display())).unwrap()
    }

    /// A standard normal deviate (Box and Muller).
    fn normal(&mut self) -> f64 {
        let (u, v): (f64, f64) = (1.0 - self.random.random::<f64>(), self.random.random());
        (-2.0 * u.ln()).sqrt() * (std::f64::consts::TAU * v).cos()
    }

    fn joules(&self, work: &Work) -> f64 {
        let amounts = Term::ALL.iter().zip(work.amounts());
        amounts.map(|(term, amount)| self.truth.get(term).unwrap_or(&0.0) * amount).sum()
    }

    /// Takes what a run takes.
    fn run(&mut self, work: &Work) {
        let joules = self.joules(work) * (1.0 + self.noise * self.normal());
        for (package, share) in [0.7, 0.3].iter().enumerate() {
            let file = self.tree.path().join(format!("intel-rapl:{package}/energy_uj"));
            let before: u64 = read(&file);
            let after = (before + (share * joules * 1e6) as u64) % RANGE;
            fs::write(&file, format!("{after}\n")).unwrap();
        }
    }

    /// Meters a run as the measuring layer does.
    fn metered(&mut self, work: Work) -> Sample {
        let metering = self.meter();
        let before = metering.meter.read().unwrap();
        self.run(&work);
        let after = metering.meter.read().unwrap();
        let metered = metering.microjoules([&before, &after], Duration::from_secs(1), Some(&work));
        Sample { work, joules: metered.unwrap() as f64 * 1e-6 }
    }
}

fn read(file: &Path) -> u64 {
    fs::read_to_string(file).unwrap().trim().parse().unwrap()
}

/// Work of a program that is busy in different ways.
fn work(random: &mut ChaCha8Rng) -> Work {
    let mut amount = |from: f64, to: f64| from * (to / from).powf(random.random::<f64>());
    Work {
        cpu_seconds: amount(0.2, 2.0),
        allocated_bytes: amount(1e7, 3e9),
        bytecodes: [amount(1e8, 5e9), amount(1e7, 2e9), amount(1e8, 3e9), amount(1e7, 1e9)],
        read_bytes: amount(1e6, 1e9),
        written_bytes: 0.0,
    }
}

const TRUTH: [(Term, f64); 7] = [
    (Term::CpuSecond, 4.0),
    (Term::AllocatedByte, 2e-9),
    (Term::SimpleBytecode, 1e-9),
    (Term::ArithmeticBytecode, 3e-9),
    (Term::MemoryBytecode, 2e-9),
    (Term::CallBytecode, 5e-9),
    (Term::ReadByte, 6e-9),
];

#[test]
fn calibration_recovers_the_coefficients() {
    let mut machine = Machine::new(&TRUTH, 0.02, 30);
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let samples: Vec<Sample> = (0..60).map(|_| machine.metered(work(&mut random))).collect();
    let meter = machine.meter().meter.name();
    let model = calibrate(&samples, &meter, "made up").unwrap();
    let found = model.calibration.clone().unwrap();
    println!("error {:.4}, largest {:.4}", found.error, found.largest_error);
    for known in &found.terms {
        let truth = machine.truth.get(&known.term).copied().unwrap_or(0.0);
        println!("{:20} {truth:.3e} {:.3e} {:?}", known.term.name(), known.joules, known.knowledge);
        if known.term == Term::WrittenByte {
            assert_eq!((known.knowledge, known.joules), (Knowledge::Absent, 0.0));
            continue;
        }
        assert_eq!(known.knowledge, Knowledge::Determined, "{known:?}");
        assert!((known.joules / truth - 1.0).abs() < 0.1, "{known:?}");
    }
    // The noise has a mean absolute value of 0.8 of its standard deviation.
    assert!(found.error < 1.25 * 0.02 * 0.8, "{}", found.error);
    // Of other runs it is as good as the meter.
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let new: Vec<Work> = (0..40).map(|_| work(&mut random)).collect();
    let error: f64 = new.iter().map(|w| (model.of(w) / machine.joules(w) - 1.0).abs()).sum::<f64>() / 40.0;
    println!("of new runs, against the truth: {error:.4}");
    assert!(error < 0.01, "{error}");
}

#[test]
fn intervals_hold_the_truth_as_often_as_they_say() {
    let (mut held, mut all) = (0, 0);
    for seed in 0..20 {
        let mut machine = Machine::new(&TRUTH, 0.02, 1000 + seed);
        let mut random = ChaCha8Rng::seed_from_u64(2000 + seed);
        let samples: Vec<Sample> = (0..60).map(|_| machine.metered(work(&mut random))).collect();
        let found = calibrate(&samples, "m", "").unwrap().calibration.unwrap();
        for known in &found.terms {
            let Some(truth) = machine.truth.get(&known.term) else { continue };
            let holds = known.interval.0 < *truth && known.interval.1.is_some_and(|high| *truth < high);
            held += u32::from(holds);
            all += 1;
        }
    }
    println!("{held} of {all} intervals hold the truth");
    assert!(f64::from(held) / f64::from(all) > 0.9, "{held} of {all}");
}

#[test]
fn what_runs_do_not_tell_apart_is_said() {
    let truth = [(Term::CpuSecond, 4.0), (Term::SimpleBytecode, 1e-9)];
    let mut machine = Machine::new(&truth, 0.01, 30);
    // One loop: memory bytecodes are half the simple ones in every run, and take nothing by themselves.
    let looping = |k: u32| {
        let n = 1e9 * f64::from(k);
        let cpu_seconds = 0.1 + 0.3 * f64::from(k * 7 % 5);
        Work { cpu_seconds, bytecodes: [n, 0.0, n / 2.0, 0.0], ..Work::default() }
    };
    let samples: Vec<Sample> = (1..16).map(|k| machine.metered(looping(k))).collect();
    let found = calibrate(&samples, "m", "").unwrap().calibration.unwrap();
    let of = |term: Term| found.terms.iter().find(|k| k.term == term).unwrap();
    assert_eq!(of(Term::SimpleBytecode).knowledge, Knowledge::Inseparable);
    assert_eq!(of(Term::MemoryBytecode).knowledge, Knowledge::Inseparable);
    assert_eq!(of(Term::CpuSecond).knowledge, Knowledge::Determined);
    assert_eq!(of(Term::ReadByte).knowledge, Knowledge::Absent);
    let total = of(Term::SimpleBytecode).joules + of(Term::MemoryBytecode).joules / 2.0;
    assert!((total / 1e-9 - 1.0).abs() < 0.05, "{total}");
}

#[test]
fn too_little_is_refused_in_a_sentence() {
    let sample = |joules| Sample { work: Work { cpu_seconds: 1.0, ..Work::default() }, joules };
    let refused = |samples: &[Sample]| calibrate(samples, "m", "").unwrap_err().to_string();
    assert_eq!(
        refused(&[sample(1.0), sample(0.0)]),
        "1 coefficients cannot be told from 1 metered runs (of 1 more the meter said that they took nothing: \
         longer runs are needed); give at least 3 that differ"
    );
    assert!(refused(&[]).starts_with("0 coefficients cannot be told from 0 metered runs"));
    assert!(calibrate(&[sample(1.0), sample(2.0), sample(1.5)], "m", "").is_ok());
}
