//! Every case of `filetests` as a test of its own: `cargo test -p mantis-filetests -- slice/` runs those of a
//! kind.

use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use mantis_filetests::case::files;
use mantis_filetests::check::check;
use mantis_filetests::{COMPILE, companion, shown};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let trials = match files() {
        Ok(files) => files.into_iter().map(|(kind, path)| {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            let name = format!("{}/{stem}", kind.name());
            Trial::test(name, move || check(kind, &path).map_err(Failed::from))
        }),
        Err(problem) => {
            let failing = Trial::test("files", move || Err(Failed::from(problem)));
            return libtest_mimic::run(&arguments, vec![failing]).exit_code();
        }
    };
    let trials = trials.chain([Trial::test("companions", || match companion::orphans()?.first() {
        Some(path) => Err(Failed::from(format!("{} belongs to no case; run `{COMPILE}`", shown(path)))),
        None => Ok(()),
    })]);
    libtest_mimic::run(&arguments, trials.collect()).exit_code()
}
