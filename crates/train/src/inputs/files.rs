//! Which files are inputs, and files that follow from several arguments.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use mantis_feature::InputSource;
use mantis_measure::RunSpec;

use super::survey::Said;

/// So many files that only the run list names are looked at.
const TEMPLATES: usize = 8;

/// Whether a run reads what a source names, rather than writes it.
pub(super) fn is_input(input: &RunSpec, said: &Said, measured: Option<SystemTime>) -> bool {
    let changed = SystemTime::UNIX_EPOCH + Duration::from_millis(said.newest);
    let is_older = measured.is_some_and(|measured| changed < measured);
    if input.files.is_empty() {
        return is_older;
    }
    said.roots.iter().all(|root| {
        let inside = || said.folder && input.files.iter().any(|f| f.starts_with(root));
        input.files.contains(root) || (inside() && (is_older || measured.is_none()))
    })
}

/// Whether a run reads the text file that a source is an entry of; true of other sources.
pub(super) fn list_is_input(
    input: &RunSpec,
    run: &[Said],
    said: &Said,
    measured: Option<SystemTime>,
) -> bool {
    let InputSource::Listed { list, .. } = &said.source else { return true };
    run.iter().any(|s| s.source == **list && is_input(input, s, measured))
}

/// Files of the run list that arguments do not name but that have names which are the same in all runs or
/// contain an argument, as it is or without its extension: `maps/{1}.txt`, `{1.}.orders.csv`.
pub(super) fn templates(inputs: &[&RunSpec], named: &[Vec<Said>]) -> Vec<InputSource> {
    let (Some(input), Some(said)) = (inputs.first(), named.first()) else { return Vec::new() };
    let roots: BTreeSet<&PathBuf> = said.iter().flat_map(|s| &s.roots).collect();
    let unnamed = input.files.iter().filter(|f| !roots.contains(f));
    let mut found: Vec<String> = Vec::new();
    for file in unnamed {
        let (whole, relative) = (file.to_string_lossy(), file.strip_prefix(&input.cwd).unwrap_or(file));
        let relative = relative.to_string_lossy();
        // An argument may name its folder where the working directory is that, too.
        let names = candidates(&relative, &input.args).chain(candidates(&whole, &input.args));
        let template = names.into_iter().find(|t| {
            inputs.iter().all(|i| filled(t, &i.args).is_some_and(|f| i.files.contains(&i.cwd.join(f))))
        });
        found.extend(template.filter(|t| !found.contains(t)));
        if found.len() == TEMPLATES {
            break;
        }
    }
    found.into_iter().map(InputSource::File).collect()
}

/// The name of a file with each of the arguments in it left open, and as it is.
fn candidates<'a>(name: &'a str, args: &'a [String]) -> impl Iterator<Item = String> + 'a {
    let open = move |part: &str, hole: String| {
        let (before, after) = name.split_once(Some(part).filter(|p| !p.is_empty())?)?;
        Some(format!("{before}{{{hole}}}{after}"))
    };
    let numbered = move || args.iter().enumerate().map(|(i, arg)| (i + 1, arg));
    let whole = numbered().filter_map(move |(n, arg)| open(arg, n.to_string()));
    let stems = numbered().filter_map(move |(n, arg)| open(stem(arg), format!("{n}.")));
    let plain = !name.contains(['{', '}', '\n']);
    whole.chain(stems).chain(std::iter::once(name.to_owned())).filter(move |_| plain)
}

/// An argument without its extension.
fn stem(arg: &str) -> &str {
    let name = arg.rfind('/').map_or(0, |slash| slash + 1);
    arg[name..].rfind('.').map_or(arg, |dot| &arg[..name + dot])
}

/// The name of a file for these arguments.
fn filled(template: &str, args: &[String]) -> Option<String> {
    let Some((before, rest)) = template.split_once('{') else { return Some(template.to_owned()) };
    let (number, after) = rest.split_once('}')?;
    let index = number.trim_end_matches('.').parse::<usize>().ok()?.checked_sub(1)?;
    let arg = args.get(index)?;
    let part = if number.ends_with('.') { stem(arg) } else { arg };
    Some(format!("{before}{part}{after}"))
}

/// All input files together, unless one source is that already. What some run does not read is left out.
pub(super) fn all(
    inputs: &[&RunSpec],
    named: &[Vec<Said>],
    measured: Option<SystemTime>,
) -> Option<InputSource> {
    let mut except: BTreeSet<InputSource> = BTreeSet::new();
    for (input, said) in inputs.iter().zip(named) {
        let listed = |s: &&Said| matches!(s.source, InputSource::Listed { .. }) && !s.roots.is_empty();
        if said
            .iter()
            .filter(listed)
            .any(|s| list_is_input(input, said, s, measured) && !is_input(input, s, measured))
        {
            return None;
        }
        let written: Vec<&Said> =
            said.iter().filter(|s| !s.roots.is_empty() && !is_input(input, s, measured)).collect();
        let of_options: BTreeSet<&PathBuf> = written
            .iter()
            .filter(|s| matches!(s.source, InputSource::Option(_)))
            .flat_map(|s| &s.roots)
            .collect();
        for said in &written {
            match said.source {
                InputSource::Option(_) => {
                    except.insert(said.source.clone());
                }
                // The option stands for its value, wherever that is.
                InputSource::Argument(_) if !said.roots.iter().all(|r| of_options.contains(r)) => {
                    except.insert(said.source.clone());
                }
                _ => {}
            }
        }
    }
    let roots = |(input, run): (&&RunSpec, &Vec<Said>)| -> BTreeSet<PathBuf> {
        let read = run.iter().filter(|s| !s.roots.is_empty() && is_input(input, s, measured));
        read.flat_map(|s| s.roots.iter().cloned()).collect()
    };
    let together: Vec<BTreeSet<PathBuf>> = inputs.iter().zip(named).map(roots).collect();
    let is_all = |source: &InputSource| {
        named.iter().zip(&together).all(|(run, all)| {
            run.iter().any(|s| {
                s.source == *source && s.roots.iter().collect::<BTreeSet<_>>() == all.iter().collect()
            })
        })
    };
    let known = named.first().into_iter().flatten().any(|s| is_all(&s.source));
    let any = together.iter().any(|all| !all.is_empty());
    (any && !known).then(|| InputSource::All { except: except.into_iter().collect() })
}
