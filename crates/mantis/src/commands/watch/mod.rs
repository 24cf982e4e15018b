//! `mantis watch`: runs a service with the agent, looks at one that runs with it, or fits models to what it
//! recorded.

mod fit;
mod live;
mod service;

use std::path::Path;

use mantis_classfile::jar::{JarBuilder, Manifest};
use mantis_report::WatchReport;

use crate::Context;
use crate::args::WatchArgs;
use crate::error::{Failure, check_output};

/// Runs the command.
pub fn run(args: &WatchArgs, context: &mut Context) -> Result<(), Failure> {
    if let Some(report) = &args.report {
        check_output(report, args.force)?;
    }
    if let (Some(samples), Some(output)) = (&args.fit, &args.output) {
        return fit::run(samples, output, args, context);
    }
    match (&args.attach, &args.api) {
        (Some(pid), _) => live::run(*pid, args, context),
        (None, Some(jar)) => write_api(jar, args, context),
        (None, None) => service::run(args, context),
    }
}

/// Writes the classes of `mantis.watch`, without which a service that uses them does not compile.
fn write_api(path: &Path, args: &WatchArgs, context: &mut Context) -> Result<(), Failure> {
    check_output(path, args.force)?;
    let mut jar = JarBuilder::new();
    let mut manifest = Manifest::default();
    manifest.set("Automatic-Module-Name", "mantis.watch");
    jar.manifest(&manifest);
    for (name, bytes) in mantis_runtime::package("mantis/watch") {
        jar.add_class(name, bytes.to_vec());
    }
    jar.write_to(path)?;
    context.out.line(format!("wrote {}", path.display()))
}

/// Writes the page.
fn write_page(path: &Path, report: &WatchReport, context: &Context) -> Result<(), Failure> {
    std::fs::write(path, report.to_html()).map_err(Failure::io("write", path))?;
    context.remark(format!("wrote {}", path.display()));
    Ok(())
}
