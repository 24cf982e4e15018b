//! scratch
#![allow(clippy::all, clippy::print_stdout, missing_docs)]
use mantis_train::*;
struct L;
impl mantis_measure::Progress for L { fn event(&self, _e: mantis_measure::Event) {} }
impl Listener for L { fn step(&self, s: Step, r: u32) { eprintln!("{} {r}", s.name()); } }
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let program = mantis_measure::Program::jar(std::path::Path::new(&a[2]), None).unwrap();
    let jvm = mantis_measure::Jvm::find(None).unwrap();
    let work = std::path::Path::new("/tmp/mwork");
    std::fs::create_dir_all(work).unwrap();
    let s = Session::open(program, jvm, work).unwrap();
    eprintln!("{} features", s.catalog.len());
    let mut runs = mantis_measure::runlist::read(std::path::Path::new(&a[3])).unwrap();
    runs.truncate(a[4].parse().unwrap());
    let cancel = std::sync::atomic::AtomicBool::new(false);
    if a[1] == "slice" {
        let an = candidates::Analysed::new(&s.app, &s.main, &mantis_pointsto::Everything, false).unwrap();
        for d in an.diagnostics() { println!("note {d}"); }
        let f: Vec<_> = a[5..].iter().map(|n| s.catalog.get(s.catalog.find(n).unwrap()).unwrap()).collect();
        let (sl, e) = an.emit(&f).unwrap();
        println!("{:?}", training::kept_lines(&sl));
        for d in &e.diagnostics { println!("{:?} {}", d.method, d.message); }
        training::feature_bundle(&s, &f, &sl, &e).write(std::path::Path::new("/tmp/slice.jar")).unwrap();
        for (n, b) in &e.classes { let p = format!("/tmp/slice/{n}.class"); let p = std::path::Path::new(&p); std::fs::create_dir_all(p.parent().unwrap()).unwrap(); std::fs::write(p, b).unwrap(); }
    } else if a[1] == "check" {
        let sel = if a[5] == "all" { checking::Selection::All } else { checking::Selection::Varying(a[5].parse().unwrap()) };
        let r = checking::check(&s, &runs, sel, a[6] == "covered", &L, &cancel).unwrap();
        let mut n = [0; 4];
        for f in r.features {
            let k = match &f.outcome { checking::Outcome::Equal => 0, checking::Outcome::Refused{..} => 1, checking::Outcome::Different{..} => 2, _ => 3 };
            n[k] += 1;
            if k > 0 { println!("{}: {:?}", f.feature, f.outcome); }
        }
        println!("equal {} refused {} different {} failed {}", n[0], n[1], n[2], n[3]);
    } else {
        let mut m = mantis_measure::Options::new(&training::runs_folder(&s), &s.program);
        m.repeats = a[5].parse().unwrap();
        let targets = if m.repeats == 0 { vec![Resource::Bytecodes, Resource::Bytes] } else { vec![Resource::Time, Resource::Bytecodes, Resource::Bytes] };
        let o = Options { measure: m, targets, method: mantis_model::Method::Best, threshold: 0.05, level: 0.9, date: String::new(), tool: String::new() };
        let t = train(&s, &runs, &o, &L, &cancel).unwrap();
        println!("{:#?}", t.report);
        t.bundle.write(std::path::Path::new("/tmp/out.predictor.jar")).unwrap();
    }
}
