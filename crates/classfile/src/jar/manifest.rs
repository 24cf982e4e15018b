//! `META-INF/MANIFEST.MF`.

/// Name of the manifest's entry.
pub(super) const ENTRY: &str = "META-INF/MANIFEST.MF";

/// A manifest: sections of attributes, the main section first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manifest {
    sections: Vec<Vec<(String, String)>>,
}

impl Manifest {
    /// Reads a manifest; lines that make no sense are left out.
    pub fn parse(bytes: &[u8]) -> Manifest {
        let text = String::from_utf8_lossy(bytes);
        let mut sections = vec![Vec::new()];
        for line in text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line)) {
            let Some(section): Option<&mut Vec<(String, String)>> = sections.last_mut() else { break };
            if line.is_empty() {
                if !section.is_empty() {
                    sections.push(Vec::new());
                }
            } else if let Some(more) = line.strip_prefix(' ') {
                if let Some((_, value)) = section.last_mut() {
                    value.push_str(more);
                }
            } else if let Some((name, value)) = line.split_once(':') {
                section.push((name.to_owned(), value.strip_prefix(' ').unwrap_or(value).to_owned()));
            }
        }
        sections.retain(|section| !section.is_empty());
        Manifest { sections }
    }

    /// An attribute of the main section; names are compared without regard to case.
    pub fn get(&self, name: &str) -> Option<&str> {
        let main = self.sections.first()?;
        main.iter().find(|(n, _)| n.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// Sets an attribute of the main section.
    pub fn set(&mut self, name: &str, value: &str) {
        if self.sections.is_empty() {
            self.sections.push(vec![("Manifest-Version".to_owned(), "1.0".to_owned())]);
        }
        let Some(main) = self.sections.first_mut() else { return };
        match main.iter_mut().find(|(n, _)| n.eq_ignore_ascii_case(name)) {
            Some((_, old)) => *old = value.to_owned(),
            None => main.push((name.to_owned(), value.to_owned())),
        }
    }

    /// Takes an attribute out of the main section; false if there is none.
    pub fn remove(&mut self, name: &str) -> bool {
        let Some(main) = self.sections.first_mut() else { return false };
        let before = main.len();
        main.retain(|(n, _)| !n.eq_ignore_ascii_case(name));
        main.len() < before
    }

    /// The main class, as an internal name.
    pub fn main_class(&self) -> Option<String> {
        Some(self.get("Main-Class")?.trim().replace('.', "/"))
    }

    /// The jars and directories it adds to the class path, relative to the jar.
    pub fn class_path(&self) -> impl Iterator<Item = &str> {
        self.get("Class-Path").unwrap_or_default().split_ascii_whitespace()
    }

    /// Whether `META-INF/versions` counts.
    pub fn is_multi_release(&self) -> bool {
        self.get("Multi-Release").is_some_and(|value| value.trim().eq_ignore_ascii_case("true"))
    }

    /// Drops the digests that a signature left, and the sections that held nothing else.
    pub fn drop_digests(&mut self) {
        let is_digest = |name: &str| {
            let name = name.to_ascii_lowercase();
            name.ends_with("-digest") || name.contains("-digest-")
        };
        for section in self.sections.iter_mut().skip(1) {
            section.retain(|(name, _)| !is_digest(name));
        }
        let mut index = 0;
        self.sections.retain(|section| {
            index += 1;
            index == 1 || section.iter().any(|(name, _)| !name.eq_ignore_ascii_case("Name"))
        });
    }

    /// The manifest as text, in lines of at most 72 bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        for section in &self.sections {
            for (name, value) in section {
                let line = format!("{name}: {value}");
                let mut width = 72;
                let mut rest = line.as_str();
                while rest.len() > width {
                    let mut cut = width;
                    while !rest.is_char_boundary(cut) {
                        cut -= 1;
                    }
                    let (head, tail) = rest.split_at(cut);
                    out.extend_from_slice(head.as_bytes());
                    out.extend_from_slice(b"\r\n ");
                    rest = tail;
                    width = 71;
                }
                out.extend_from_slice(rest.as_bytes());
                out.extend_from_slice(b"\r\n");
            }
            out.extend_from_slice(b"\r\n");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_continuation_lines_and_sections() {
        let manifest = Manifest::parse(
            b"Manifest-Version: 1.0\r\nMain-Class: a.b.\r\n C\r\nClass-Path: x.jar lib/\n\nName: a/b/C.class\nSHA-256-Digest: abc\n\n",
        );
        assert_eq!(manifest.main_class().as_deref(), Some("a/b/C"));
        assert_eq!(manifest.class_path().collect::<Vec<_>>(), ["x.jar", "lib/"]);
        assert!(!manifest.is_multi_release());
        assert_eq!(Manifest::parse(&manifest.to_bytes()), manifest);
    }

    #[test]
    fn digests_go_and_other_sections_stay() {
        let mut manifest = Manifest::parse(
            b"Manifest-Version: 1.0\n\nName: a\nSHA1-Digest: x\n\nName: b/\nSealed: true\nSHA-256-Digest-Manifest: y\n",
        );
        manifest.drop_digests();
        assert_eq!(
            String::from_utf8(manifest.to_bytes()).unwrap(),
            "Manifest-Version: 1.0\r\n\r\nName: b/\r\nSealed: true\r\n\r\n"
        );
    }

    #[test]
    fn long_lines_are_folded_between_characters() {
        let mut manifest = Manifest::default();
        manifest.set("Class-Path", &"ä".repeat(200));
        let bytes = manifest.to_bytes();
        assert!(bytes.split(|b| *b == b'\n').all(|line| line.len() <= 73));
        assert_eq!(Manifest::parse(&bytes), manifest);
    }
}
