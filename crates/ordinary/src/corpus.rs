//! The list of programs: a TOML file that says of each what it is, where it is from, and how its inputs are
//! made.

use std::path::Path;

use serde::Deserialize;

/// All programs.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corpus {
    /// The day on which each program's [`Use`] was decided.
    pub decided: String,
    /// The programs, in the order of the report.
    #[serde(rename = "program")]
    pub programs: Vec<Program>,
}

/// What may be learned from a program.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Use {
    /// It may be looked at while Mantis is improved.
    Development,
    /// It is only measured.
    Measured,
}

/// A program.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Program {
    /// Its name, also that of its folder among the results.
    pub name: String,
    /// What sort of program it is, for the reader.
    pub kind: String,
    /// Whether it may be learned from.
    #[serde(rename = "use")]
    pub role: Use,
    /// Whether it is a solver of satisfiability problems, from which no more is expected than what size
    /// tells.
    #[serde(default)]
    pub solver: bool,
    /// A folder of Java sources to compile, if it is one of ours.
    pub sources: Option<String>,
    /// Its main class.
    pub main: String,
    /// What it is made of, or what its sources need.
    #[serde(default)]
    pub libraries: Vec<Artifact>,
    /// What its inputs are taken from.
    pub data: Option<Artifact>,
    /// Flags of its JVM.
    #[serde(default)]
    pub jvm_flags: Vec<String>,
    /// Exit codes besides 0 that mean success.
    pub success_codes: Option<String>,
    /// The command that makes inputs; see [`Program::generate`].
    pub generator: Vec<String>,
}

/// A file of Maven Central.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Artifact {
    /// `group:artifact:version[:type[:classifier]]`.
    pub maven: String,
    /// What the file must be.
    pub sha256: String,
}

impl Artifact {
    /// Its file name, as Maven copies it.
    pub fn file(&self) -> String {
        let parts: Vec<&str> = self.maven.split(':').collect();
        let classifier = parts.get(4).map_or(String::new(), |c| format!("-{c}"));
        let kind = parts.get(3).copied().unwrap_or("jar");
        format!("{}-{}{classifier}.{kind}", parts[1], parts[2])
    }
}

/// A set of inputs.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Set {
    /// To learn from: the middle 60 % of each range.
    Train,
    /// To be tested on: all of it.
    Test,
}

impl Set {
    /// Its folder.
    pub fn name(self) -> &'static str {
        match self {
            Set::Train => "train",
            Set::Test => "test",
        }
    }

    /// What inputs are drawn with; different, so that no test input was trained on.
    fn seed(self) -> u64 {
        match self {
            Set::Train => 1,
            Set::Test => 2,
        }
    }
}

impl Program {
    /// The command that writes so many inputs of a set to a folder. `inputs` is the start of a command of the
    /// generator that comes with the evaluation programs, `data` the file that [`Program::data`] names.
    pub fn generate(
        &self,
        set: Set,
        count: usize,
        out: &Path,
        inputs: &[String],
        data: Option<&Path>,
    ) -> Vec<String> {
        let middle = set == Set::Train;
        let mut command = Vec::new();
        for word in &self.generator {
            match word.as_str() {
                "@inputs" => command.extend_from_slice(inputs),
                "{middle}" if !middle => {}
                word => command.push(
                    word.replace("{out}", &out.to_string_lossy())
                        .replace("{count}", &count.to_string())
                        .replace("{seed}", &set.seed().to_string())
                        .replace("{middle}", "middle")
                        .replace("{range}", if middle { "middle" } else { "full" })
                        .replace(
                            "{data}",
                            &data.map_or_else(String::new, |d| d.to_string_lossy().into_owned()),
                        ),
                ),
            }
        }
        command
    }

    /// What is wrong with its entry.
    fn mistake(&self) -> Option<String> {
        if self.sources.is_none() && self.libraries.is_empty() {
            return Some("has neither sources nor libraries".to_owned());
        }
        if self.generator.is_empty() {
            return Some("has no generator".to_owned());
        }
        let mut artifacts = self.libraries.iter().chain(&self.data);
        let wrong = artifacts.find(|a| {
            let parts = a.maven.split(':').count();
            !(3..=5).contains(&parts)
                || a.sha256.len() != 64
                || !a.sha256.bytes().all(|b| b.is_ascii_hexdigit())
        })?;
        Some(format!("names {} wrongly: group:artifact:version and a SHA-256 are needed", wrong.maven))
    }
}

impl Corpus {
    /// Reads a list.
    ///
    /// # Errors
    /// A sentence that names the file.
    pub fn read(path: &Path) -> Result<Corpus, String> {
        let text =
            std::fs::read_to_string(path).map_err(|e| format!("cannot read {}: {e}", path.display()))?;
        Corpus::parse(&text).map_err(|e| format!("{}: {e}", path.display()))
    }

    fn parse(text: &str) -> Result<Corpus, String> {
        let corpus: Corpus = toml::from_str(text).map_err(|e| e.to_string())?;
        for (i, program) in corpus.programs.iter().enumerate() {
            if let Some(mistake) = program.mistake() {
                return Err(format!("program {} {mistake}", program.name));
            }
            if corpus.programs[..i].iter().any(|p| p.name == program.name) {
                return Err(format!("there are two programs {}", program.name));
            }
        }
        Ok(corpus)
    }

    /// The programs of these names, or all if there are none.
    ///
    /// # Errors
    /// When there is no program of a name.
    pub fn named(&self, names: &[String]) -> Result<Vec<&Program>, String> {
        if let Some(unknown) = names.iter().find(|n| !self.programs.iter().any(|p| p.name == **n)) {
            let known: Vec<&str> = self.programs.iter().map(|p| p.name.as_str()).collect();
            return Err(format!("no program is called {unknown}; there are {}", known.join(", ")));
        }
        Ok(self.programs.iter().filter(|p| names.is_empty() || names.contains(&p.name)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed() -> Corpus {
        Corpus::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../apps/ordinary/programs.toml"))
            .unwrap()
    }

    #[test]
    fn the_list_has_what_was_asked_for() {
        let corpus = listed();
        let of = |role| corpus.programs.iter().filter(move |p| p.role == role).map(|p| p.name.as_str());
        assert!(corpus.programs.len() >= 16);
        // Programs are added for development only: what is measured was decided once.
        assert!(of(Use::Development).count() >= 8);
        assert_eq!(of(Use::Measured).count(), 10);
        for own in ["BookingConflicts", "Squeeze", "SalesReport"] {
            assert!(of(Use::Development).any(|n| n == own), "{own}");
        }
    }

    #[test]
    fn names_of_files_and_commands() {
        let corpus = listed();
        let [ours, formatter] =
            ["Squeeze", "googlejavaformat"].map(|n| corpus.named(&[n.to_owned()]).unwrap()[0]);
        assert_eq!(formatter.libraries[0].file(), "google-java-format-1.22.0-all-deps.jar");
        assert_eq!(formatter.data.as_ref().unwrap().file(), "guava-33.2.1-jre-sources.jar");
        let command = |set| ours.generate(set, 5, Path::new("/o"), &[], None)[2..].join(" ");
        assert_eq!(command(Set::Train), "/o 5 1 middle");
        assert_eq!(command(Set::Test), "/o 5 2");
        let xalan = corpus.named(&["xalan".to_owned()]).unwrap()[0];
        let command = xalan.generate(Set::Test, 5, Path::new("/o"), &["java".to_owned()], None);
        assert_eq!(command.join(" "), "java xalan --out /o --count 5 --seed 2 --range full");
        assert!(corpus.named(&["none".to_owned()]).unwrap_err().starts_with("no program is called none"));
    }

    #[test]
    fn mistakes_are_told() {
        let entry = |more: &str| {
            let text = format!(
                "decided = 'd'\n[[program]]\nname = 'a'\nkind = 'k'\nuse = 'measured'\nmain = 'M'\n{more}"
            );
            Corpus::parse(&text).unwrap_err()
        };
        assert_eq!(entry("generator = ['g']"), "program a has neither sources nor libraries");
        assert_eq!(entry("generator = []\nsources = 's'"), "program a has no generator");
        let library = "generator = ['g']\nlibraries = [{ maven = 'a:b', sha256 = 'x' }]";
        assert!(entry(library).starts_with("program a names a:b wrongly"));
        assert!(entry("colour = 'red'").contains("unknown field"));
    }
}
