//! Text to functions: line by line, each a list of words.

use std::str::FromStr;

use cranelift_entity::{EntityList, EntityRef, ListPool, PrimaryMap};
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_classfile::opcode::SimpleOp;
use smallvec::{SmallVec, smallvec};

use crate::entities::{Block, Value};
use crate::function::{
    BinOp, BlockData, CallKind, Cond, Const, Dynamic, Edge, EdgeKind, ElemKind, Function, InstData, Op, Slot,
    Type, ValueData, ValueDef,
};

/// Why a text is no function.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

type Result<T> = std::result::Result<T, String>;

/// The functions of a text. They are well-formed enough to print; [`verify`](crate::verify()) tells whether
/// they are sound.
pub fn parse(text: &str) -> std::result::Result<Vec<Function>, ParseError> {
    let mut functions = Vec::new();
    let mut open: Option<Parser> = None;
    let mut last = 0;
    for (i, line) in text.lines().enumerate() {
        last = i + 1;
        let fail = |message| ParseError { line: i + 1, message };
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let mut words = Words::split(line).map_err(fail)?;
        let Some(parser) = &mut open else {
            open = Some(Parser::start(&mut words).map_err(fail)?);
            words.end().map_err(fail)?;
            continue;
        };
        if parser.line(&mut words).map_err(fail)? {
            functions.extend(open.take().map(Parser::finish).transpose().map_err(fail)?);
        }
        words.end().map_err(fail)?;
    }
    match open {
        Some(_) => Err(ParseError { line: last, message: "the last function has no `end`".into() }),
        None => Ok(functions),
    }
}

/// The words of a line that are still to be read; the next one last. Quoted words do not take part in syntax.
struct Words(Vec<(String, bool)>);

impl Words {
    fn split(line: &str) -> Result<Words> {
        let mut words = Vec::new();
        let mut rest = line.trim_start();
        while let Some(first) = rest.chars().next() {
            if first == '"' {
                let (word, tail) = unquote(rest)?;
                words.push((word, true));
                rest = tail;
            } else {
                let end = rest.find(|c: char| c.is_whitespace() || c == ',').unwrap_or(rest.len());
                if end > 0 {
                    words.push((rest[..end].to_owned(), false));
                }
                rest = &rest[end..];
            }
            rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
        }
        words.reverse();
        Ok(Words(words))
    }

    fn peek(&self) -> Option<&str> {
        self.0.last().filter(|(_, quoted)| !quoted).map(|(word, _)| word.as_str())
    }

    fn next(&mut self) -> Result<String> {
        self.0.pop().map(|(word, _)| word).ok_or_else(|| "the line ends too early".into())
    }

    fn name(&mut self) -> Result<Name> {
        self.next().map(Name::from)
    }

    fn number<T: FromStr>(&mut self) -> Result<T> {
        let word = self.next()?;
        word.parse().map_err(|_| format!("`{word}` is not a number that fits here"))
    }

    fn hex(&mut self) -> Result<u64> {
        let word = self.next()?;
        let digits = word.strip_prefix("0x").and_then(|d| u64::from_str_radix(d, 16).ok());
        digits.ok_or_else(|| format!("`{word}` is not a hexadecimal number"))
    }

    fn skip(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.0.pop();
        }
        found
    }

    fn expect(&mut self, word: &str) -> Result<()> {
        if self.skip(word) { Ok(()) } else { Err(format!("`{word}` is missing")) }
    }

    fn end(&mut self) -> Result<()> {
        self.0.pop().map_or(Ok(()), |(word, _)| Err(format!("`{word}` is one word too many")))
    }

    fn entity<T: EntityRef>(&mut self, prefix: &str) -> Result<T> {
        let word = self.next()?;
        index_of(word.trim_end_matches(':'), prefix).ok_or_else(|| format!("`{word}` is not a {prefix}..."))
    }

    /// The values up to the end of the line or what is no value.
    fn values(&mut self) -> Vec<Value> {
        let mut values = Vec::new();
        while let Some(value) = self.peek().and_then(|word| index_of(word, "v")) {
            values.push(value);
            self.0.pop();
        }
        values
    }

    /// The numbers up to what is none.
    fn numbers<T: FromStr>(&mut self) -> Vec<T> {
        let mut numbers = Vec::new();
        while let Some(number) = self.peek().and_then(|word| word.parse().ok()) {
            numbers.push(number);
            self.0.pop();
        }
        numbers
    }

    fn field(&mut self) -> Result<FieldRef> {
        Ok(FieldRef { class: self.name()?, name: self.name()?, desc: self.name()? })
    }

    fn method(&mut self) -> Result<MethodRef> {
        Ok(MethodRef { class: self.name()?, name: self.name()?, desc: self.name()? })
    }

    fn is_interface(&mut self) -> Result<bool> {
        if self.skip("interface") { Ok(true) } else { self.expect("class").map(|()| false) }
    }

    fn ty(&mut self) -> Result<Type> {
        Ok(match &*self.next()? {
            "int" => Type::Int,
            "long" => Type::Long,
            "float" => Type::Float,
            "double" => Type::Double,
            "null" => Type::Ref(None),
            "ref" => Type::Ref(Some(self.name()?)),
            "uninit" => Type::Uninit(self.name()?, self.number()?),
            "uninit-this" => Type::UninitThis,
            "top" => Type::Top,
            other => return Err(format!("`{other}` is not a type")),
        })
    }

    fn list<T>(&mut self, one: impl Fn(&mut Words) -> Result<T>) -> Result<Vec<T>> {
        let count: usize = self.number()?;
        (0..count).map(|_| one(self)).collect()
    }

    fn constant(&mut self) -> Result<Const> {
        Ok(match &*self.next()? {
            "null" => Const::Null,
            "int" => Const::Int(self.number()?),
            "long" => Const::Long(self.number()?),
            "float" => Const::Float(self.number()?),
            "double" => Const::Double(self.number()?),
            "floatbits" => Const::Float(f32::from_bits(self.hex()? as u32)),
            "doublebits" => Const::Double(f64::from_bits(self.hex()?)),
            "string" => Const::String(self.name()?),
            "class" => Const::Class(self.name()?),
            "methodtype" => Const::MethodType(self.name()?),
            "methodhandle" => Const::MethodHandle(self.number()?, self.method()?),
            "dynamic" => Const::Dynamic(self.name()?, self.name()?),
            other => return Err(format!("`{other}` is not a kind of constant")),
        })
    }

    fn dynamic(&mut self) -> Result<Dynamic> {
        Ok(match &*self.next()? {
            "lambda" => Dynamic::Lambda {
                interface: self.name()?,
                name: self.name()?,
                desc: self.name()?,
                instantiated: self.name()?,
                kind: self.number()?,
                target_is_interface: self.is_interface()?,
                target: self.method()?,
                markers: self.list(Words::name)?,
            },
            "concat" => Dynamic::Concat { recipe: self.name()?, constants: self.list(Words::constant)? },
            "record" => Dynamic::Record { class: self.name()?, fields: self.list(Words::field)? },
            "typeswitch" => Dynamic::Switch { on_enum: false, labels: self.list(Words::constant)? },
            "enumswitch" => Dynamic::Switch { on_enum: true, labels: self.list(Words::constant)? },
            "unknown" => Dynamic::Unknown { bootstrap: self.method()? },
            other => return Err(format!("`{other}` is not a kind of call site")),
        })
    }

    fn named<T>(&mut self, find: impl Fn(&str) -> Option<T>) -> Result<T> {
        let word = self.next()?;
        find(&word).ok_or_else(|| format!("`{word}` is unknown here"))
    }

    fn op(&mut self) -> Result<Op> {
        let word = self.next()?;
        Ok(match &*word {
            "const" => Op::Const(self.constant()?),
            "copy" => self.copy()?,
            "pop" => Op::Pop,
            "iinc" => Op::Iinc(self.number()?, self.number()?),
            "neg" => Op::Neg,
            "convert" => Op::Convert(self.named(conversion)?),
            "getfield" => Op::GetField(self.field()?),
            "putfield" => Op::PutField(self.field()?),
            "getstatic" => Op::GetStatic(self.field()?),
            "putstatic" => Op::PutStatic(self.field()?),
            "array.load" => Op::ArrayLoad(self.named(ElemKind::of_name)?),
            "array.store" => Op::ArrayStore(self.named(ElemKind::of_name)?),
            "array.length" => Op::ArrayLength,
            "new" => Op::New(self.name()?),
            "newarray" => Op::NewArray(self.name()?),
            "multinewarray" => Op::MultiNewArray(self.name()?, self.number()?),
            "invoke" => {
                let kind = self.named(CallKind::of_name)?;
                let on_interface = self.is_interface()?;
                Op::Invoke(kind, self.method()?, on_interface)
            }
            "invokedynamic" => Op::InvokeDynamic(self.name()?, self.name()?, Box::new(self.dynamic()?)),
            "checkcast" => Op::CheckCast(self.name()?),
            "instanceof" => Op::InstanceOf(self.name()?),
            "monitorenter" => Op::MonitorEnter,
            "monitorexit" => Op::MonitorExit,
            "nop" => Op::Nop,
            "goto" => Op::Goto,
            "fallthrough" => Op::Fallthrough,
            "if" => Op::If(self.named(Cond::of_name)?),
            "switch" => Op::Switch(self.numbers()),
            "return" => Op::Return,
            "throw" => Op::Throw,
            other => Op::Bin(BinOp::of_name(other).ok_or_else(|| format!("`{other}` is not an operation"))?),
        })
    }

    fn copy(&mut self) -> Result<Op> {
        let one: SmallVec<[u8; 6]> = smallvec![0];
        if self.skip("load") {
            return Ok(Op::Copy { map: one, load: Some(self.number()?), store: None });
        }
        if self.skip("store") {
            return Ok(Op::Copy { map: one, load: None, store: Some(self.number()?) });
        }
        Ok(Op::Copy { map: self.numbers().into(), load: None, store: None })
    }
}

/// The mnemonic of a conversion, as the instruction set has it.
fn conversion(name: &str) -> Option<&'static str> {
    let all = SimpleOp::I2l.opcode()..=SimpleOp::I2s.opcode();
    all.filter_map(SimpleOp::from_opcode).map(SimpleOp::mnemonic).find(|m| *m == name)
}

fn index_of<T: EntityRef>(word: &str, prefix: &str) -> Option<T> {
    let digits = word.strip_prefix(prefix)?;
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && digits.len() < 7;
    digits.parse().ok().filter(|_| plain).map(T::new)
}

/// The text of a literal at the start of `text`, and what follows it.
fn unquote(text: &str) -> Result<(String, &str)> {
    let mut word = String::new();
    let mut chars = text[1..].char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Ok((word, &text[1 + at + 1..])),
            '\\' => {
                let (_, escape) = chars.next().ok_or("a quoted name ends in the middle")?;
                word.push(match escape {
                    'n' => '\n',
                    'r' => '\r',
                    't' => '\t',
                    '0' => '\0',
                    'u' => {
                        let code: String = chars.by_ref().map(|(_, c)| c).take_while(|c| *c != '}').collect();
                        let code = u32::from_str_radix(code.trim_start_matches('{'), 16).ok();
                        code.and_then(char::from_u32).ok_or("an escape is not a character")?
                    }
                    other => other,
                });
            }
            c => word.push(c),
        }
    }
    Err("a quoted name does not end".into())
}

/// A function as far as it is read.
struct Parser {
    func: Function,
    /// Values by number; those not yet defined have no data.
    values: Vec<Option<ValueData>>,
    block: Option<Block>,
}

impl Parser {
    fn start(words: &mut Words) -> Result<Parser> {
        words.expect("function")?;
        let access = words.hex()? as u16;
        let func = Function {
            method: words.method()?,
            access,
            source: None,
            params: Vec::new(),
            entry: Block::new(0),
            blocks: PrimaryMap::new(),
            insts: PrimaryMap::new(),
            values: PrimaryMap::new(),
            pool: ListPool::new(),
        };
        Ok(Parser { func, values: Vec::new(), block: None })
    }

    /// Reads a line; whether it was the last.
    fn line(&mut self, words: &mut Words) -> Result<bool> {
        match words.peek() {
            Some("end") => {
                words.expect("end")?;
                return Ok(true);
            }
            Some("source") => {
                words.expect("source")?;
                self.func.source = Some(words.name()?);
            }
            Some("params") => {
                words.expect("params")?;
                while !words.0.is_empty() {
                    let def = ValueDef::Param(self.func.params.len() as u16);
                    let value = self.define(words, def)?;
                    self.func.params.push(value);
                }
            }
            Some("->") => {
                let index = self.open()?.succs.len() as u32;
                self.edge(words, EdgeKind::Normal(index), None, None)?;
            }
            Some("catch") => self.catch(words)?,
            Some(word) if word.starts_with("block") && word.ends_with(':') => {
                let block: Block = words.entity("block")?;
                if block != self.func.blocks.push(BlockData::default()) {
                    return Err(format!("{block} is out of order"));
                }
                self.block = Some(block);
            }
            _ => self.statement(words)?,
        }
        Ok(false)
    }

    fn open(&mut self) -> Result<&mut BlockData> {
        let block = self.block.ok_or("this must be inside a block")?;
        Ok(&mut self.func.blocks[block])
    }

    /// Reads `v1: int` and defines it.
    fn define(&mut self, words: &mut Words, def: ValueDef) -> Result<Value> {
        let value: Value = words.entity("v")?;
        let ty = words.ty()?;
        if self.values.len() <= value.index() {
            self.values.resize(value.index() + 1, None);
        }
        match self.values[value.index()].replace(ValueData { ty, def }) {
            Some(_) => Err(format!("{value} is defined twice")),
            None => Ok(value),
        }
    }

    fn catch(&mut self, words: &mut Words) -> Result<()> {
        words.expect("catch")?;
        let entry = words.number()?;
        let class = if words.skip("any") {
            None
        } else {
            words.expect("class")?;
            Some(words.name()?)
        };
        let block = self.block.ok_or("this must be inside a block")?;
        let thrown = self.define(words, ValueDef::Thrown(block))?;
        self.edge(words, EdgeKind::Exceptional(entry), Some(thrown), class)
    }

    fn edge(
        &mut self,
        words: &mut Words,
        kind: EdgeKind,
        thrown: Option<Value>,
        catch: Option<Name>,
    ) -> Result<()> {
        words.expect("->")?;
        let target = words.entity("block")?;
        let args = EntityList::from_slice(&words.values(), &mut self.func.pool);
        self.open()?.succs.push(Edge { target, kind, args, thrown, catch });
        Ok(())
    }

    fn statement(&mut self, words: &mut Words) -> Result<()> {
        let block = self.block.ok_or("this must be inside a block")?;
        let inst = self.func.insts.next_key();
        let mut results = Vec::new();
        while words.peek().is_some_and(|w| w.starts_with('v') && w.ends_with(':')) {
            results.push(self.define(words, ValueDef::Result(inst, results.len() as u16))?);
        }
        if !results.is_empty() {
            words.expect("=")?;
        }
        if let ([param], Some("phi")) = (&results[..], words.peek()) {
            return self.phi(words, block, *param);
        }
        let op = words.op()?;
        let args = EntityList::from_slice(&words.values(), &mut self.func.pool);
        let results = EntityList::from_slice(&results, &mut self.func.pool);
        let place = words.next()?;
        let parts = place.strip_prefix('@').and_then(|p| p.split_once(':'));
        let (origin, line) = parts
            .and_then(|(origin, line)| origin.parse().ok().zip(line.parse().ok()))
            .ok_or_else(|| format!("`{place}` is not an origin and a line"))?;
        self.func.insts.push(InstData { op, args, results, origin, line, block });
        self.open()?.insts.push(inst);
        Ok(())
    }

    fn phi(&mut self, words: &mut Words, block: Block, param: Value) -> Result<()> {
        words.expect("phi")?;
        let slot = match &*words.next()? {
            "local" => Slot::Local(words.number()?),
            "stack" => Slot::Stack(words.number()?),
            other => return Err(format!("`{other}` is not `local` or `stack`")),
        };
        if let Some(data) = &mut self.values[param.index()] {
            data.def = ValueDef::Phi(block, slot);
        }
        self.func.blocks[block].params.push(param, &mut self.func.pool);
        Ok(())
    }

    /// Checks what needs the whole function, and mirrors the edges.
    fn finish(mut self) -> Result<Function> {
        for (i, data) in self.values.into_iter().enumerate() {
            self.func.values.push(data.ok_or_else(|| format!("v{i} is used but not defined"))?);
        }
        let func = &mut self.func;
        let known = |value: &Value| func.values.is_valid(*value);
        let args = func.insts.keys().flat_map(|i| func.args(i));
        let passed = func.blocks.values().flat_map(|b| &b.succs).flat_map(|e| func.edge_args(e));
        if let Some(value) = args.chain(passed).find(|v| !known(v)) {
            return Err(format!("{value} is used but not defined"));
        }
        let mut preds = Vec::new();
        for (block, data) in func.blocks.iter() {
            for (i, edge) in data.succs.iter().enumerate() {
                if !func.blocks.is_valid(edge.target) {
                    return Err(format!("{} does not exist", edge.target));
                }
                preds.push((edge.target, (block, i as u32)));
            }
            if data.insts.is_empty() {
                return Err(format!("{block} is empty"));
            }
        }
        preds.into_iter().for_each(|(target, pred)| func.blocks[target].preds.push(pred));
        if func.blocks.is_empty() {
            return Err("there are no blocks".into());
        }
        Ok(self.func)
    }
}
