//! `mantis gate`: two versions of a program compared by exact counts, or one with a recorded baseline.

mod count;
mod scenarios;

use std::path::{Path, PathBuf};
use std::time::Instant;

use mantis_gate::compare::{self, Base};
use mantis_gate::report::{Report, ScenarioReport, Times, Verdict};
use mantis_gate::{Baseline, Figures, Format, Resource, Versions, render};
use serde::Serialize;

use crate::Context;
use crate::args::{GateArgs, GateCheckArgs, GateCommand, GateRecordArgs, ProgramArgs};
use crate::error::{Failure, check_output};
use crate::output::count as counted;
use count::{Counting, Repeated, Version};
use scenarios::Plan;

/// Records or checks.
pub fn run(args: &GateArgs, context: &mut Context) -> Result<(), Failure> {
    let result = match &args.command {
        GateCommand::Record(args) => record(args, context),
        GateCommand::Check(args) => check(args, context),
    };
    // Nothing is kept that the same command could go on from.
    match result {
        Err(failure) if failure.code() == 130 => {
            Err(Failure::Child { code: 130, message: "interrupted".to_owned() })
        }
        other => other,
    }
}

/// The `--json` document of `mantis gate record`.
#[derive(Serialize)]
struct Recorded {
    output: PathBuf,
    scenarios: usize,
    methods: usize,
    unstable: Vec<String>,
}

fn record(args: &GateRecordArgs, context: &mut Context) -> Result<(), Failure> {
    let plan = Plan::new(&args.measure)?;
    let output = plan.baseline(&args.measure);
    check_output(&output, args.force)?;
    let version = Version::open(&args.program, &args.measure.work, "the program")?;
    let counting = Counting::new(&plan, &args.measure, context)?;
    let mut counts = Repeated::default();
    counting.count(&[&version], counting.all(), &mut counts)?;
    let figures = counts.figures().remove(0);
    let mut baseline = Baseline::new(plan.config.digits, version.session.jvm.release());
    for (scenario, figures) in plan.config.scenarios.iter().zip(&figures) {
        baseline.add(&scenario.name, &version.program, figures);
    }
    std::fs::write(&output, baseline.text()).map_err(Failure::io("write", &output))?;
    let of_each = baseline.scenarios.values().filter_map(|s| s.get(&Resource::Bytecodes));
    let unstable = plan.config.scenarios.iter().zip(&figures).filter(|(_, f)| !f.spread.is_zero());
    let document = Recorded {
        scenarios: figures.len(),
        methods: of_each.map(|e| e.methods.len()).sum(),
        unstable: unstable.map(|(s, _)| s.name.clone()).collect(),
        output,
    };
    context.out.json(&document)?;
    let (scenarios, methods) = (counted(document.scenarios, "scenario"), counted(document.methods, "method"));
    context.out.line(format!("wrote {}: {scenarios}, {methods}", document.output.display()))?;
    for name in &document.unstable {
        context.out.line(format!("  {name}: repetitions differ; changes count beyond that only"))?;
    }
    Ok(())
}

fn check(args: &GateCheckArgs, context: &mut Context) -> Result<(), Failure> {
    let written = args.write.iter().map(|text| target(text)).collect::<Result<Vec<_>, _>>()?;
    let plan = Plan::new(&args.measure)?;
    let recorded = match args.base() {
        Some(_) => None,
        None => Some(read_baseline(&plan.baseline(&args.measure), &plan)?),
    };
    let start = Instant::now();
    let base = args.base().map(|base| Version::open(&base, &args.measure.work, "the base")).transpose()?;
    let head = Version::open(&args.program, &args.measure.work, "the head")?;
    context.took("reading and instrumenting", start);
    let counting = Counting::new(&plan, &args.measure, context)?;
    let versions: Vec<&Version> = base.iter().chain([&head]).collect();
    let start = Instant::now();
    let paired = base.as_ref().map(|b| Versions::new(&b.program, &head.program));
    let known = Known { plan: &plan, versions: paired.as_ref(), baseline: recorded.as_ref() };
    // Where nothing has changed, no run more could tell anything.
    let (mut counts, first) = (Repeated::default(), counting.first(versions.len()));
    counting.count(&versions, first.clone(), &mut counts)?;
    if !known.is_same(&head, &counts.figures()) {
        counting.count(&versions, first.end..counting.all().end, &mut counts)?;
    }
    context.took("counting", start);
    let start = Instant::now();
    let times = counting.time(&versions, args.repeats)?;
    context.took("timing", start);
    let mut figures = counts.figures();
    let of_head = figures.pop().unwrap_or_default();
    let of_base = figures.pop();
    let bases = known.bases(of_base.as_deref().unwrap_or_default());
    let mut report = Report {
        base: match &recorded {
            Some(_) => plan.baseline(&args.measure).display().to_string(),
            None => named(args.base.as_deref(), args.base_class_path.as_deref()),
        },
        baseline: recorded.is_some(),
        head: program_name(&args.program),
        passed: true,
        scenarios: Vec::new(),
        growth: compare::growth(
            &plan.config.scenarios,
            &bases,
            &head.program,
            &of_head,
            &plan.config.thresholds,
        ),
        unseen: Vec::new(),
        notes: notes(&plan, recorded.as_ref(), &head, of_base.iter().flatten().chain(&of_head)),
    };
    for (i, scenario) in plan.config.scenarios.iter().enumerate() {
        let thresholds = &plan.config.thresholds;
        let mut found = compare::scenario(scenario, bases[i], &head.program, &of_head[i], thresholds);
        let of = |version: usize| times.get(version).and_then(|t| t.get(i)).copied().flatten();
        let head = of(versions.len() - 1);
        found.time = head.map(|head| Times { base: base.as_ref().and_then(|_| of(0)), head });
        report.scenarios.push(found);
    }
    report.conclude();
    finish(&report, args, &written, context)
}

/// What the head is compared with.
#[derive(Copy, Clone)]
struct Known<'a> {
    plan: &'a Plan,
    /// Of a base and the head.
    versions: Option<&'a Versions<'a>>,
    /// Without a base.
    baseline: Option<&'a Baseline>,
}

impl<'a> Known<'a> {
    /// The base of each scenario, given the figures of one that was counted.
    fn bases(&self, counted: &'a [Figures]) -> Vec<Base<'a>> {
        match (self.versions, self.baseline) {
            (Some(versions), _) => counted.iter().map(|f| Base::Version(versions, f)).collect(),
            (None, Some(baseline)) => {
                let names = self.plan.config.scenarios.iter().map(|s| &s.name);
                names.map(|n| Base::Baseline(&baseline.scenarios[n], baseline.digits)).collect()
            }
            (None, None) => Vec::new(),
        }
    }

    /// Whether no scenario has changed, by the figures of each version, the head's last.
    fn is_same(&self, head: &Version, figures: &[Vec<Figures>]) -> bool {
        let [others @ .., of_head] = figures else { return false };
        let of_base = others.first().map_or(&[][..], Vec::as_slice);
        let config = &self.plan.config;
        let shorter: Known<'_> = *self;
        let bases = shorter.bases(of_base);
        let same = |((scenario, base), of_head)| {
            let found = compare::scenario(scenario, base, &head.program, of_head, &config.thresholds);
            found.resources.iter().all(|r| r.verdict == Verdict::Same)
        };
        config.scenarios.iter().zip(bases).zip(of_head).all(same)
    }
}

/// Prints and writes the report, and fails if a threshold is exceeded.
fn finish(
    report: &Report,
    args: &GateCheckArgs,
    written: &[(Format, PathBuf)],
    context: &mut Context,
) -> Result<(), Failure> {
    context.out.json(report)?;
    let format = Format::named(&args.format).unwrap_or(Format::Terminal);
    context.out.line(render::render(report, format).trim_end())?;
    for (format, path) in written {
        std::fs::write(path, render::render(report, *format)).map_err(Failure::io("write", path))?;
    }
    if report.passed {
        return Ok(());
    }
    let failed = report.scenarios.iter().filter(|s| ScenarioReport::fails(s)).count();
    let what = match failed {
        0 => "counts grow faster with the input than a threshold allows".to_owned(),
        n => format!(
            "{n} of {} took more than a threshold allows",
            counted(report.scenarios.len(), "scenario")
        ),
    };
    let remedy = if report.baseline {
        "if that is meant, write the baseline again with `mantis gate record --force`".to_owned()
    } else {
        format!("if that is meant, raise the threshold in {}", args.measure.config.display())
    };
    Err(Failure::Exceeded(format!("{what}; {remedy}")))
}

/// A file to write and its format.
fn target(text: &str) -> Result<(Format, PathBuf), Failure> {
    let known = || Format::ALL.map(Format::name).join(", ");
    let wrong = || {
        let wanted = "a format, = and a file, such as sarif=gate.sarif";
        Failure::Other(format!("--write \"{text}\" wants {wanted}; formats are {}", known()))
    };
    let (format, path) = text.split_once('=').ok_or_else(wrong)?;
    let format = Format::named(format).filter(|_| !path.is_empty()).ok_or_else(wrong)?;
    let path = PathBuf::from(path);
    check_output(&path, true)?;
    Ok((format, path))
}

fn read_baseline(path: &Path, plan: &Plan) -> Result<Baseline, Failure> {
    let name = path.display().to_string();
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
            let text = "write it with `mantis gate record`, or name another version with --base";
            return Err(Failure::Other(format!("there is no baseline {name}; {text}")));
        }
        Err(e) => return Err(Failure::io("read", path)(e)),
    };
    let baseline = Baseline::parse(&text, &name)?;
    let lacking = plan.config.scenarios.iter().find(|s| !baseline.scenarios.contains_key(&s.name));
    if let Some(scenario) = lacking {
        return Err(Failure::Other(format!(
            "{name} has no scenario \"{}\"; write it again with `mantis gate record --force`",
            scenario.name
        )));
    }
    Ok(baseline)
}

/// What is to be known beside the figures.
fn notes<'a>(
    plan: &Plan,
    baseline: Option<&Baseline>,
    head: &Version,
    figures: impl Iterator<Item = &'a Figures>,
) -> Vec<String> {
    let mut notes = Vec::new();
    let release = head.session.jvm.release();
    if let Some(baseline) = baseline.filter(|b| b.jdk != release) {
        let text = "what the JDK calls back may differ";
        notes.push(format!("the baseline was counted on JDK {} and this on {release}: {text}", baseline.jdk));
    }
    let known = |name: &&String| plan.config.scenarios.iter().any(|s| s.name == **name);
    if let Some(baseline) = baseline {
        let unknown: Vec<&String> = baseline.scenarios.keys().filter(|n| !known(n)).collect();
        let names: Vec<&str> = unknown.iter().map(|n| n.as_str()).collect();
        if !names.is_empty() {
            notes.push(format!("the baseline has scenarios that are not run: {}", names.join(", ")));
        }
    }
    let all: Vec<&Figures> = figures.collect();
    if all.iter().any(|f| !f.spread.is_zero()) {
        let text = "threads, clocks or identity hashes decide what runs, and only changes beyond that count";
        notes.push(format!("repetitions of a scenario differ: {text}"));
    }
    if all.iter().any(|f| f.inexact) {
        notes.push("several threads ran the same code at the end: their counts may be inexact".to_owned());
    }
    let uncounted = head.program.methods.iter().filter(|m| !m.counted).count();
    if uncounted > 0 {
        notes.push(format!("{} too large to be counted", counted(uncounted, "method")));
    }
    notes
}

fn program_name(args: &ProgramArgs) -> String {
    named(args.jar.as_deref(), args.class_path.as_deref())
}

/// A program as the user named it.
fn named(jar: Option<&Path>, class_path: Option<&str>) -> String {
    jar.map(|j| j.display().to_string()).or(class_path.map(str::to_owned)).unwrap_or_default()
}
