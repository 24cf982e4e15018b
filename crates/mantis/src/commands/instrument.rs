//! `mantis instrument`: a jar that runs as before and writes its counts.
//!
//! Jars and directories that the manifest's `Class-Path` names are part of the program, so they are counted
//! too: their instrumented copies go to a folder beside the output, which the output's manifest names in
//! place of the originals.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use mantis_classfile::hierarchy::Place;
use mantis_classfile::jar::{Jar, Manifest};
use mantis_classfile::jdk::Jdk;
use mantis_measure::Jvm;
use mantis_train::app::App;
use mantis_train::session::{Counted, instrument};
use serde::Serialize;

use crate::Context;
use crate::args::InstrumentArgs;
use crate::error::{Failure, check_output};
use crate::output::count;

/// Where an instrumented jar keeps its features, for `mantis counts`.
pub const CATALOG: &str = "META-INF/mantis/catalog.json";

/// The `--json` document of `mantis instrument`.
#[derive(Serialize)]
struct Document {
    output: PathBuf,
    libraries: Vec<PathBuf>,
    classes: usize,
    methods: usize,
    uncounted_methods: usize,
    features: usize,
    main_class: Option<String>,
    counts_file: &'static str,
    counts_property: &'static str,
    remarks: Vec<String>,
}

/// Instruments a jar or a directory.
pub fn run(args: &InstrumentArgs, context: &mut Context) -> Result<(), Failure> {
    check_output(&args.output, args.force)?;
    if let (Ok(from), Ok(to)) = (args.jar.canonicalize(), args.output.canonicalize())
        && from == to
    {
        return Err(Failure::Other(format!("{} would replace itself; name another file", from.display())));
    }
    let start = Instant::now();
    let home = java_home(args.java_home.as_deref())?;
    let app = App::load(std::slice::from_ref(&args.jar), Arc::new(Jdk::open(&home)?))?;
    context.took("reading", start);
    let start = Instant::now();
    let mut counted = instrument(&app)?;
    context.took("instrumenting", start);
    let start = Instant::now();
    let mut remarks = std::mem::take(&mut counted.remarks);
    remarks.extend(versioned(&app));
    let features = add_catalog(&app, &mut counted)?;
    let (libraries, main_class) = write(&app, counted.jars, args)?;
    context.took("features and writing", start);

    let methods = || counted.layout.classes.iter().flat_map(|c| &c.methods);
    let document = Document {
        output: args.output.clone(),
        libraries,
        classes: counted.layout.classes.len(),
        methods: methods().count(),
        uncounted_methods: methods().filter(|m| !m.counted).count(),
        features,
        main_class,
        counts_file: "mantis.counts",
        counts_property: "mantis.counts",
        remarks,
    };
    document.remarks.iter().for_each(|r| context.remark(format!("note: {r}")));
    context.out.json(&document)?;
    print(&document, context)
}

fn print(d: &Document, context: &mut Context) -> Result<(), Failure> {
    let out = &mut context.out;
    let output = d.output.display();
    let methods = count(d.methods - d.uncounted_methods, "method");
    let not = if d.uncounted_methods > 0 {
        format!(" ({} could not be)", d.uncounted_methods)
    } else {
        String::new()
    };
    out.line(format!(
        "wrote {output}: {methods} counted{not}, in {}; {}",
        count_classes(d.classes),
        count(d.features, "feature")
    ))?;
    for library in &d.libraries {
        out.line(format!("wrote {}, which belongs to it", library.display()))?;
    }
    match &d.main_class {
        Some(_) => out.line(format!("run it as before: java -jar {output} ARGS"))?,
        None => out.line(format!("run it as before: java -cp {output} MAIN-CLASS ARGS"))?,
    }
    out.line(format!(
        "when it ends it writes its counts to {} in its directory; -D{}=FILE names another file",
        d.counts_file, d.counts_property
    ))?;
    out.line(format!("read them with: mantis counts {output} {}", d.counts_file))
}

fn count_classes(n: usize) -> String {
    if n == 1 { "1 class".to_owned() } else { format!("{n} classes") }
}

/// The home of the JDK to analyse against, found without starting a JVM.
pub fn java_home(home: Option<&Path>) -> Result<PathBuf, Failure> {
    let java = Jvm::locate(home)?;
    let real = java.canonicalize().map_err(Failure::io("read", &java))?;
    match real.parent().and_then(Path::parent) {
        Some(home) => Ok(home.to_owned()),
        None => Err(Failure::Other(format!("{} is in no JDK", real.display()))),
    }
}

/// Lists the features and stores them with the counters' layout.
fn add_catalog(app: &App, counted: &mut Counted) -> Result<usize, Failure> {
    let classes = app.classes();
    let (catalog, _) = mantis_feature::enumerate(classes.iter().map(|c| &**c));
    let json = serde_json::to_vec(&catalog).map_err(|e| Failure::Other(format!("the features: {e}")))?;
    if let Some(first) = counted.jars.first_mut() {
        first.add(CATALOG, json);
    }
    Ok(catalog.len())
}

/// Remarks about classes that other releases of Java use: they are not counted.
fn versioned(app: &App) -> Vec<String> {
    let places = app.class_path().places();
    let versioned = |place: &Place| place.classes().iter().any(|c| c.release.is_some());
    let other = |place: &&Place| place.is_multi_release() && versioned(place);
    let of = |place: &Place| place.classes().iter().filter(|c| !app.class_path().uses(c)).count();
    let found = places.iter().filter(other).map(|p| (p, of(p))).filter(|(_, n)| *n > 0);
    found
        .map(|(p, n)| {
            let classes = count_classes(n);
            format!(
                "{}: {classes} for other releases of Java stay as they are and are not counted",
                p.path().display()
            )
        })
        .collect()
}

/// Writes the jars; the libraries' paths, and the main class the manifest names.
fn write(
    app: &App,
    jars: Vec<mantis_classfile::jar::JarBuilder>,
    args: &InstrumentArgs,
) -> Result<(Vec<PathBuf>, Option<String>), Failure> {
    let mut main = None;
    let mut libraries = Vec::new();
    let folder = library_folder(&args.output);
    let mut jars = jars.into_iter().zip(app.class_path().places());
    let Some((mut first, place)) = jars.next() else {
        return Err(Failure::Other(format!("{} holds no classes", args.jar.display())));
    };
    let mut named = Vec::new();
    for (i, (jar, place)) in jars.enumerate() {
        std::fs::create_dir_all(&folder).map_err(Failure::io("create", &folder))?;
        let name =
            place.path().file_stem().unwrap_or_default().to_string_lossy().replace([' ', '%', '#', '?'], "_");
        let path = folder.join(format!("{}-{name}.jar", i + 1));
        check_output(&path, args.force)?;
        jar.write_to(&path)?;
        let relative = path.strip_prefix(args.output.parent().unwrap_or(Path::new(""))).unwrap_or(&path);
        named.push(relative.to_string_lossy().replace(' ', "%20"));
        libraries.push(path);
    }
    if let Place::Jar(jar) = place {
        let mut manifest: Manifest = Jar::manifest(jar)?;
        main = manifest.main_class().map(|m| m.replace('/', "."));
        if !named.is_empty() {
            manifest.drop_digests();
            manifest.set("Class-Path", &named.join(" "));
            first.manifest(&manifest);
        }
    }
    first.write_to(&args.output)?;
    Ok((libraries, main))
}

/// `app.counted.lib` for `app.counted.jar`.
fn library_folder(output: &Path) -> PathBuf {
    let mut name = output.file_stem().unwrap_or_default().to_owned();
    name.push(".lib");
    output.with_file_name(name)
}
