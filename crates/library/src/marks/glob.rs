//! Names with stars in them.

/// A pattern of names: each star stands for any characters, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Glob {
    /// As it is written.
    pub(super) text: String,
    start: String,
    /// What stands between stars, in order.
    between: Vec<String>,
    end: String,
}

impl Glob {
    /// The pattern that a text is; `None` if it has no star.
    pub(super) fn parse(text: &str) -> Option<Glob> {
        let (start, rest) = text.split_once('*')?;
        let mut between: Vec<String> = rest.split('*').map(str::to_owned).collect();
        let end = between.pop().unwrap_or_default();
        between.retain(|part| !part.is_empty());
        Some(Glob { text: text.to_owned(), start: start.to_owned(), between, end })
    }

    /// The package that all names begin with, up to its last slash.
    pub(super) fn package(&self) -> &str {
        self.start.rfind('/').map_or("", |at| &self.start[..=at])
    }

    pub(super) fn matches(&self, name: &str) -> bool {
        let inner = name.strip_prefix(&*self.start).and_then(|rest| rest.strip_suffix(&*self.end));
        let Some(mut rest) = inner else { return false };
        for part in &self.between {
            match rest.find(&**part) {
                Some(at) => rest = &rest[at + part.len()..],
                None => return false,
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::Glob;

    #[test]
    fn stars_stand_for_anything() {
        let matches = |pattern: &str, name: &str| Glob::parse(pattern).unwrap().matches(name);
        assert!(Glob::parse("write").is_none());
        assert!(matches("write*", "write") && matches("write*", "writeString"));
        assert!(!matches("write*", "rewrite"));
        assert!(matches("*Hook", "addShutdownHook") && !matches("*Hook", "Hooks"));
        assert!(matches("a/*Stream", "a/Stream") && !matches("a/b*b", "a/b"));
        assert!(matches("a/*Pool*", "a/ThePools") && !matches("a/*Pool*", "a/Po"));
        assert!(matches("*", "") && matches("*", "<init>"));
        assert_eq!(Glob::parse("java/io/File*").unwrap().package(), "java/io/");
        assert_eq!(Glob::parse("java/lang/*").unwrap().package(), "java/lang/");
        assert_eq!(Glob::parse("*").unwrap().package(), "");
    }
}
