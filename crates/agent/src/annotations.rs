//! The annotations of a method, by name (JVMS 4.7.16). Their values are skipped.

use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::constant::Cp;

/// Values nested deeper than this are not looked through.
const DEEP: u32 = 64;

/// Binary names of a method's annotations, with dots; those that are kept in class files.
pub fn of(class: &ClassFile, method: &Member) -> Vec<String> {
    let mut names = Vec::new();
    for attribute in ["RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations"] {
        if let Some(attribute) = method.attribute(&class.pool, attribute) {
            // What cannot be read has no names.
            let _ = Cursor(&attribute.data).annotations(class, &mut names);
        }
    }
    names
}

struct Cursor<'a>(&'a [u8]);

impl Cursor<'_> {
    fn u1(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn u2(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes([self.u1()?, self.u1()?]))
    }

    fn annotations(&mut self, class: &ClassFile, names: &mut Vec<String>) -> Option<()> {
        for _ in 0..self.u2()? {
            let descriptor = class.pool.text(Cp(self.u2()?))?;
            self.pairs(0)?;
            let name = descriptor.strip_prefix('L')?.strip_suffix(';')?;
            names.push(name.replace('/', "."));
        }
        Some(())
    }

    fn pairs(&mut self, depth: u32) -> Option<()> {
        for _ in 0..self.u2()? {
            self.u2()?;
            self.value(depth)?;
        }
        Some(())
    }

    fn value(&mut self, depth: u32) -> Option<()> {
        if depth > DEEP {
            return None;
        }
        match self.u1()? {
            b'e' => {
                self.u2()?;
                self.u2()?;
            }
            b'@' => {
                self.u2()?;
                self.pairs(depth + 1)?;
            }
            b'[' => {
                for _ in 0..self.u2()? {
                    self.value(depth + 1)?;
                }
            }
            _ => {
                self.u2()?;
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_behind_values() {
        let mut class = ClassFile::new(61, 0, "A", "java/lang/Object").unwrap();
        let [first, second, key] = ["Lcom/x/Watched;", "Lcom/x/Outer$Other;", "value"]
            .map(|t| class.pool.utf8(t).unwrap().0.to_be_bytes());
        let mut data = vec![0, 2];
        data.extend(first);
        // value = { 'I' constant, an annotation without values }
        data.extend([0, 1]);
        data.extend(key);
        data.extend([b'[', 0, 2, b'I', 0, 1, b'@']);
        data.extend(second);
        data.extend([0, 0]);
        data.extend(second);
        data.extend([0, 0]);
        let name = class.pool.utf8("RuntimeVisibleAnnotations").unwrap();
        class.add_method(0x0401, "m", "()V", None).unwrap();
        let attribute = mantis_classfile::class::Attribute { name, data: data.into() };
        class.methods[0].attributes.push(attribute);
        assert_eq!(of(&class, &class.methods[0]), ["com.x.Watched", "com.x.Outer$Other"]);
    }
}
