//! An input taken apart into what may be changed, and put together again with other content.
//!
//! Arguments that name files, `files` of the run list and standard input become documents; files of folders
//! that arguments name, too. New files have the names of the old ones: files of one folder stay in one
//! folder, so that a program finds a file beside another one. What a run wrote is no input: a file that is
//! younger than the beginning of the run, one that the run list's `files` lack, or a path with a folder in
//! which nothing is there yet. Each candidate gets a path of its own for it. What a text names relative to
//! its own folder is linked beside its copies.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use mantis_inputs::{Document, Input, Word};
use mantis_measure::RunSpec;

use crate::error::Error;

/// Files of an input that are changed; further ones are copied.
const MOST_DOCUMENTS: usize = 64;
/// Files of a folder that are looked for.
const MOST_FILES: usize = 2000;
/// Larger files are not changed, in bytes.
const LARGEST: u64 = 64 << 20;
/// In larger texts no names of files are looked for, in bytes.
const LARGEST_LIST: usize = 256 << 10;
/// The folder of what a candidate writes.
const WRITTEN: &str = "written";

/// The parts of an input that stay.
#[derive(Debug)]
pub struct Template {
    run: RunSpec,
    arguments: Vec<Argument>,
    /// Files of a candidate, by their paths in its folder.
    files: Vec<(PathBuf, Content)>,
    /// Folders of the input; the files below the k-th are below folder `k` of a candidate.
    folders: Vec<PathBuf>,
    /// Entries of these folders that texts in them name, by the folder's index.
    named: BTreeSet<(usize, PathBuf)>,
    /// Whether the working directory is one of these.
    cwd: Option<usize>,
    /// The document that is standard input.
    stdin: Option<usize>,
}

#[derive(Debug)]
enum Argument {
    Word(usize),
    /// What stands before the path, and the path in the candidate's folder.
    Path(String, PathBuf),
    Written(String, PathBuf),
}

#[derive(Debug)]
enum Content {
    Document(usize),
    Copy(PathBuf),
}

/// What a text names.
enum Named {
    File(PathBuf),
    Folder(PathBuf),
    Written(PathBuf),
}

impl Template {
    /// Takes an input apart whose run began at `began`.
    ///
    /// # Errors
    /// When a file of it cannot be read.
    pub fn of(run: &RunSpec, began: Option<SystemTime>) -> Result<(Template, Input), Error> {
        let mut template = Template {
            run: run.clone(),
            arguments: Vec::new(),
            files: Vec::new(),
            folders: Vec::new(),
            named: BTreeSet::new(),
            cwd: None,
            stdin: None,
        };
        let mut input = Input::default();
        for (i, text) in run.args.iter().enumerate() {
            let place = place(&run.args, i);
            let argument = match named(run, text, began) {
                Some((prefix, Named::File(path))) => {
                    let at = template.add(&path, &place, &mut input)?;
                    Argument::Path(prefix.to_owned(), at)
                }
                Some((prefix, Named::Folder(path))) => {
                    let at = template.add_folder(&path, &place, &mut input)?;
                    Argument::Path(prefix.to_owned(), at)
                }
                Some((prefix, Named::Written(path))) => {
                    let name = path.file_name().map_or_else(|| "output".into(), PathBuf::from);
                    Argument::Written(prefix.to_owned(), Path::new(WRITTEN).join(name))
                }
                None => {
                    input.words.push(Word { place, text: text.clone() });
                    Argument::Word(input.words.len() - 1)
                }
            };
            template.arguments.push(argument);
        }
        for file in &run.files {
            template.add_listed(file, &mut input)?;
        }
        if let Some(stdin) = &run.stdin {
            let bytes = std::fs::read(stdin).map_err(Error::io("read", stdin))?;
            template.stdin = Some(input.documents.len());
            let document = Document { place: "standard input".to_owned(), bytes: Arc::from(bytes) };
            input.documents.push(document);
        }
        Ok((template, input))
    }

    /// A file as a document; gives its path in a candidate's folder.
    fn add(&mut self, file: &Path, place: &str, input: &mut Input) -> Result<PathBuf, Error> {
        let folder = file.parent().unwrap_or(Path::new("/"));
        let known = self.folders.iter().position(|f| folder.starts_with(f));
        let k = known.unwrap_or_else(|| {
            self.folders.push(folder.to_owned());
            self.folders.len() - 1
        });
        let below = file.strip_prefix(&self.folders[k]).unwrap_or(file);
        let at = Path::new(&k.to_string()).join(below);
        if self.files.iter().any(|(path, _)| *path == at) {
            return Ok(at);
        }
        let size = std::fs::metadata(file).map_err(Error::io("read", file))?.len();
        let content = if input.documents.len() < MOST_DOCUMENTS && size <= LARGEST {
            let bytes = std::fs::read(file).map_err(Error::io("read", file))?;
            if folder == self.folders[k] {
                let entries = entries_named(&bytes, folder).into_iter();
                self.named.extend(entries.map(|e| (k, e)));
            }
            input.documents.push(Document { place: place.to_owned(), bytes: Arc::from(bytes) });
            Content::Document(input.documents.len() - 1)
        } else {
            Content::Copy(file.to_owned())
        };
        self.files.push((at.clone(), content));
        Ok(at)
    }

    /// All files below a folder.
    fn add_folder(&mut self, folder: &Path, place: &str, input: &mut Input) -> Result<PathBuf, Error> {
        self.folders.push(folder.to_owned());
        let at = PathBuf::from((self.folders.len() - 1).to_string());
        for file in files_below(folder) {
            let kind = file.extension().map_or(String::new(), |e| format!(" *.{}", e.display()));
            self.add(&file, &format!("{place}{kind}"), input)?;
        }
        Ok(at)
    }

    /// A file that the run list names. One that no argument leads to the program finds from its working
    /// directory, so candidates have their own.
    fn add_listed(&mut self, file: &Path, input: &mut Input) -> Result<(), Error> {
        let is_below = |f: &PathBuf| file.starts_with(f);
        if !self.folders.iter().any(is_below) {
            if !file.starts_with(&self.run.cwd) {
                return Ok(());
            }
            self.cwd = Some(self.folders.len());
            self.folders.push(self.run.cwd.clone());
        }
        let name = file.extension().map_or(String::new(), |e| format!(" *.{}", e.display()));
        self.add(file, &format!("files{name}"), input).map(|_| ())
    }

    /// Writes the files of a candidate, and gives its run.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn write(&self, input: &Input, folder: &Path) -> Result<RunSpec, Error> {
        let mut run = self.run.clone();
        let path = |below: &Path| folder.join(below);
        let is_written = |a: &Argument| matches!(a, Argument::Written(..));
        if self.arguments.iter().any(is_written) {
            create(&folder.join(WRITTEN))?;
        }
        for k in 0..self.folders.len() {
            create(&path(Path::new(&k.to_string())))?;
        }
        for (k, entry) in &self.named {
            // A link of an earlier command: nothing may be written behind it.
            let link = path(&Path::new(&k.to_string()).join(entry));
            if link.is_symlink() {
                std::fs::remove_file(&link).map_err(Error::io("remove", &link))?;
            }
        }
        for (below, content) in &self.files {
            match content {
                Content::Document(i) => write(&path(below), &input.documents[*i].bytes)?,
                Content::Copy(file) => {
                    let bytes = std::fs::read(file).map_err(Error::io("read", file))?;
                    write(&path(below), &bytes)?;
                }
            }
        }
        for (k, entry) in &self.named {
            let link = path(&Path::new(&k.to_string()).join(entry));
            if !link.exists() {
                std::os::unix::fs::symlink(self.folders[*k].join(entry), &link)
                    .map_err(Error::io("create", &link))?;
            }
        }
        if let Some(i) = self.stdin {
            let file = folder.join("stdin");
            write(&file, &input.documents[i].bytes)?;
            run.stdin = Some(file);
        }
        let argument = |a: &Argument| match a {
            Argument::Word(i) => input.words[*i].text.clone(),
            Argument::Path(prefix, below) | Argument::Written(prefix, below) => {
                format!("{prefix}{}", path(below).display())
            }
        };
        run.args = self.arguments.iter().map(argument).collect();
        let listed = self.run.files.iter().filter(|f| !self.folders.iter().any(|d| f.starts_with(d)));
        run.files = self.files.iter().map(|(below, _)| path(below)).chain(listed.cloned()).collect();
        if let Some(k) = self.cwd {
            run.cwd = folder.join(k.to_string());
        }
        Ok(run)
    }
}

/// Entries of a folder that lead to what words of a text name relative to it.
fn entries_named(bytes: &[u8], folder: &Path) -> BTreeSet<PathBuf> {
    let text = mantis_inputs::text(bytes).filter(|t| t.len() <= LARGEST_LIST).unwrap_or_default();
    let words = text.split(|c: char| c.is_whitespace() || ['=', '"', ',', ';'].contains(&c));
    let mut entries = BTreeSet::new();
    for word in words.filter(|w| w.contains(['/', '.'])) {
        let mut parts = Path::new(word).components().skip_while(|p| *p == Component::CurDir);
        if let Some(Component::Normal(first)) = parts.next()
            && !entries.contains(Path::new(first))
            && folder.join(word).exists()
        {
            entries.insert(PathBuf::from(first));
        }
    }
    entries
}

/// Empties the folder of what a candidate wrote, so that the next run finds what the first one did.
pub fn clear(folder: Option<&Path>) -> Result<(), Error> {
    let Some(written) = folder.map(|f| f.join(WRITTEN)).filter(|w| w.is_dir()) else { return Ok(()) };
    std::fs::remove_dir_all(&written).map_err(Error::io("remove", &written))?;
    create(&written)
}

/// Removes the files of a candidate.
pub fn remove(folder: Option<&Path>) -> Result<(), Error> {
    match folder.filter(|f| f.is_dir()) {
        Some(folder) => std::fs::remove_dir_all(folder).map_err(Error::io("remove", folder)),
        None => Ok(()),
    }
}

fn create(folder: &Path) -> Result<(), Error> {
    std::fs::create_dir_all(folder).map_err(Error::io("create", folder))
}

/// Writes a file, unless it is there as it should be.
fn write(file: &Path, bytes: &[u8]) -> Result<(), Error> {
    if std::fs::metadata(file).is_ok_and(|m| m.len() == bytes.len() as u64)
        && std::fs::read(file).is_ok_and(|old| old == bytes)
    {
        return Ok(());
    }
    if let Some(folder) = file.parent() {
        create(folder)?;
    }
    std::fs::write(file, bytes).map_err(Error::io("write", file))
}

/// What stands at the same place of different inputs: the value of an option, or the number of the argument.
fn place(args: &[String], i: usize) -> String {
    let option = i.checked_sub(1).map(|i| &args[i]).filter(|a| a.starts_with('-') && !a.contains('='));
    match option {
        Some(option) if !args[i].starts_with('-') => format!("option {option}"),
        _ => format!("argument {}", i + 1),
    }
}

/// What an argument names, and what stands before the name: nothing, `--option=` or `@`.
fn named<'t>(run: &RunSpec, text: &'t str, began: Option<SystemTime>) -> Option<(&'t str, Named)> {
    let behind = match text.find('=') {
        Some(at) if text.starts_with('-') => Some(at + 1),
        _ if text.starts_with('@') => Some(1),
        _ => None,
    };
    let whole = path_of(run, text, began).map(|named| ("", named));
    whole.or_else(|| {
        let (prefix, path) = text.split_at(behind?);
        Some((prefix, path_of(run, path, began)?))
    })
}

fn path_of(run: &RunSpec, text: &str, began: Option<SystemTime>) -> Option<Named> {
    if text.is_empty() {
        return None;
    }
    let joined = run.cwd.join(text);
    let path = std::path::absolute(&joined).unwrap_or(joined);
    let Ok(known) = std::fs::metadata(&path) else {
        let is_path = text.contains('/') && !text.contains(char::is_whitespace);
        let has_folder = path.parent().is_some_and(|p| p.is_dir() && p != Path::new("/"));
        return (is_path && has_folder).then_some(Named::Written(path));
    };
    let is_own = |file: &Path| {
        let modified = std::fs::metadata(file).and_then(|m| m.modified()).ok();
        modified.zip(began).is_some_and(|(modified, began)| modified > began)
    };
    let is_listed = |file: &Path| run.files.is_empty() || run.files.iter().any(|f| f == file);
    if known.is_file() {
        return Some(if is_own(&path) || !is_listed(&path) {
            Named::Written(path)
        } else {
            Named::File(path)
        });
    }
    // The working directory or one above it is too much.
    if !known.is_dir() || run.cwd.starts_with(&path) {
        return None;
    }
    let files = files_below(&path);
    let any = files.iter().any(|f| !is_own(f));
    (files.len() <= MOST_FILES).then_some(if any { Named::Folder(path) } else { Named::Written(path) })
}

/// Files below a folder, sorted, at most one more than are looked for.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(next) = folders.pop() {
        let mut entries: Vec<PathBuf> =
            std::fs::read_dir(next).into_iter().flatten().flatten().map(|e| e.path()).collect();
        entries.sort();
        for path in entries {
            if path.is_dir() && !path.is_symlink() {
                folders.push(path);
            } else if path.is_file() {
                found.push(path);
            }
            if found.len() > MOST_FILES {
                return found;
            }
        }
    }
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn candidates_have_the_parts_of_their_input_in_a_folder_of_their_own() {
        let place = tempfile::tempdir().unwrap();
        let dir = place.path();
        for (name, text) in [
            ("in/a.txt", "1 ./sub/b.txt"),
            ("in/sub/b.txt", "b"),
            ("in/a.idx", "7"),
            ("out.txt", "3"),
            ("docs/x.md", "# x"),
        ] {
            std::fs::create_dir_all(dir.join(name).parent().unwrap()).unwrap();
            std::fs::write(dir.join(name), text).unwrap();
        }
        let later = SystemTime::now() + Duration::from_secs(60);
        std::fs::File::options().append(true).open(dir.join("out.txt")).unwrap().set_modified(later).unwrap();
        let mut run = RunSpec::new(["in/a.txt", "--depth", "5", "--to=out.txt", "docs", "new/b"], dir);
        let began = Some(later - Duration::from_secs(30));
        let (template, mut input) = Template::of(&run, began).unwrap();
        let places = |input: &Input| -> Vec<String> {
            let words = input.words.iter().map(|w| format!("{} {}", w.place, w.text));
            words.chain(input.documents.iter().map(|d| d.place.clone())).collect()
        };
        let words = ["argument 2 --depth", "option --depth 5", "argument 6 new/b"];
        assert_eq!(places(&input), [&words[..], &["argument 1", "argument 5 *.md"]].concat());
        input.words[1].text = "9".to_owned();
        input.documents[0].bytes = Arc::from(&b"4 5 6"[..]);
        let folder = dir.join("c");
        let made = template.write(&input, &folder).unwrap();
        let to = format!("--to={}", folder.join("written/out.txt").display());
        let [a, docs] = ["0/a.txt", "1"].map(|n| folder.join(n).display().to_string());
        assert_eq!(made.args, [a.as_str(), "--depth", "9", &to, &docs, "new/b"]);
        assert_eq!(std::fs::read(folder.join("0/a.txt")).unwrap(), b"4 5 6");
        assert_eq!(std::fs::read(folder.join("0/sub/b.txt")).unwrap(), b"b");
        assert_eq!(made.files, [folder.join("0/a.txt"), folder.join("1/x.md")]);
        // With `files`, what they lack is written, and what lies beside an argument's file is there too.
        run.files = vec![dir.join("in/a.txt"), dir.join("in/a.idx")];
        let (template, input) = Template::of(&run, None).unwrap();
        let made = template.write(&input, &folder).unwrap();
        assert_eq!(made.args[3], to);
        assert!(made.files.contains(&folder.join("0/a.idx")), "{made:?}");
        clear(Some(&folder)).unwrap();
        remove(Some(&folder)).unwrap();
        assert!(!folder.exists());
    }
}
