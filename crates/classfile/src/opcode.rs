//! Instructions' names and numbers, grouped by the operands they take.
//!
//! The groups hold canonical opcodes only: `iload_1` is [`LocalOp::Iload`] with index 1, `goto_w` is a wide
//! [`BranchOp::Goto`]. How an instruction was encoded is kept beside it in [`crate::insn::Insn`].

macro_rules! opcodes {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $byte:literal $mnemonic:literal,)* }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        #[repr(u8)]
        pub enum $name { $($variant = $byte,)* }

        impl $name {
            /// The operation of this number.
            pub const fn from_opcode(opcode: u8) -> Option<$name> {
                match opcode {
                    $($byte => Some($name::$variant),)*
                    _ => None,
                }
            }

            /// Its number.
            pub const fn opcode(self) -> u8 {
                self as u8
            }

            /// Its name in the specification.
            pub const fn mnemonic(self) -> &'static str {
                match self { $($name::$variant => $mnemonic,)* }
            }
        }
    };
}

opcodes! {
    /// Instructions without operands in the code.
    SimpleOp {
        Nop = 0 "nop",
        AconstNull = 1 "aconst_null",
        IconstM1 = 2 "iconst_m1",
        Iconst0 = 3 "iconst_0",
        Iconst1 = 4 "iconst_1",
        Iconst2 = 5 "iconst_2",
        Iconst3 = 6 "iconst_3",
        Iconst4 = 7 "iconst_4",
        Iconst5 = 8 "iconst_5",
        Lconst0 = 9 "lconst_0",
        Lconst1 = 10 "lconst_1",
        Fconst0 = 11 "fconst_0",
        Fconst1 = 12 "fconst_1",
        Fconst2 = 13 "fconst_2",
        Dconst0 = 14 "dconst_0",
        Dconst1 = 15 "dconst_1",
        Iaload = 46 "iaload",
        Laload = 47 "laload",
        Faload = 48 "faload",
        Daload = 49 "daload",
        Aaload = 50 "aaload",
        Baload = 51 "baload",
        Caload = 52 "caload",
        Saload = 53 "saload",
        Iastore = 79 "iastore",
        Lastore = 80 "lastore",
        Fastore = 81 "fastore",
        Dastore = 82 "dastore",
        Aastore = 83 "aastore",
        Bastore = 84 "bastore",
        Castore = 85 "castore",
        Sastore = 86 "sastore",
        Pop = 87 "pop",
        Pop2 = 88 "pop2",
        Dup = 89 "dup",
        DupX1 = 90 "dup_x1",
        DupX2 = 91 "dup_x2",
        Dup2 = 92 "dup2",
        Dup2X1 = 93 "dup2_x1",
        Dup2X2 = 94 "dup2_x2",
        Swap = 95 "swap",
        Iadd = 96 "iadd",
        Ladd = 97 "ladd",
        Fadd = 98 "fadd",
        Dadd = 99 "dadd",
        Isub = 100 "isub",
        Lsub = 101 "lsub",
        Fsub = 102 "fsub",
        Dsub = 103 "dsub",
        Imul = 104 "imul",
        Lmul = 105 "lmul",
        Fmul = 106 "fmul",
        Dmul = 107 "dmul",
        Idiv = 108 "idiv",
        Ldiv = 109 "ldiv",
        Fdiv = 110 "fdiv",
        Ddiv = 111 "ddiv",
        Irem = 112 "irem",
        Lrem = 113 "lrem",
        Frem = 114 "frem",
        Drem = 115 "drem",
        Ineg = 116 "ineg",
        Lneg = 117 "lneg",
        Fneg = 118 "fneg",
        Dneg = 119 "dneg",
        Ishl = 120 "ishl",
        Lshl = 121 "lshl",
        Ishr = 122 "ishr",
        Lshr = 123 "lshr",
        Iushr = 124 "iushr",
        Lushr = 125 "lushr",
        Iand = 126 "iand",
        Land = 127 "land",
        Ior = 128 "ior",
        Lor = 129 "lor",
        Ixor = 130 "ixor",
        Lxor = 131 "lxor",
        I2l = 133 "i2l",
        I2f = 134 "i2f",
        I2d = 135 "i2d",
        L2i = 136 "l2i",
        L2f = 137 "l2f",
        L2d = 138 "l2d",
        F2i = 139 "f2i",
        F2l = 140 "f2l",
        F2d = 141 "f2d",
        D2i = 142 "d2i",
        D2l = 143 "d2l",
        D2f = 144 "d2f",
        I2b = 145 "i2b",
        I2c = 146 "i2c",
        I2s = 147 "i2s",
        Lcmp = 148 "lcmp",
        Fcmpl = 149 "fcmpl",
        Fcmpg = 150 "fcmpg",
        Dcmpl = 151 "dcmpl",
        Dcmpg = 152 "dcmpg",
        Ireturn = 172 "ireturn",
        Lreturn = 173 "lreturn",
        Freturn = 174 "freturn",
        Dreturn = 175 "dreturn",
        Areturn = 176 "areturn",
        Return = 177 "return",
        Arraylength = 190 "arraylength",
        Athrow = 191 "athrow",
        Monitorenter = 194 "monitorenter",
        Monitorexit = 195 "monitorexit",
    }
}

opcodes! {
    /// Loads and stores of local variables, and `ret`.
    LocalOp {
        Iload = 21 "iload",
        Lload = 22 "lload",
        Fload = 23 "fload",
        Dload = 24 "dload",
        Aload = 25 "aload",
        Istore = 54 "istore",
        Lstore = 55 "lstore",
        Fstore = 56 "fstore",
        Dstore = 57 "dstore",
        Astore = 58 "astore",
        Ret = 169 "ret",
    }
}

opcodes! {
    /// Jumps, conditional and not.
    BranchOp {
        Ifeq = 153 "ifeq",
        Ifne = 154 "ifne",
        Iflt = 155 "iflt",
        Ifge = 156 "ifge",
        Ifgt = 157 "ifgt",
        Ifle = 158 "ifle",
        IfIcmpeq = 159 "if_icmpeq",
        IfIcmpne = 160 "if_icmpne",
        IfIcmplt = 161 "if_icmplt",
        IfIcmpge = 162 "if_icmpge",
        IfIcmpgt = 163 "if_icmpgt",
        IfIcmple = 164 "if_icmple",
        IfAcmpeq = 165 "if_acmpeq",
        IfAcmpne = 166 "if_acmpne",
        Goto = 167 "goto",
        Jsr = 168 "jsr",
        Ifnull = 198 "ifnull",
        Ifnonnull = 199 "ifnonnull",
    }
}

opcodes! {
    /// Field accesses.
    FieldOp {
        Getstatic = 178 "getstatic",
        Putstatic = 179 "putstatic",
        Getfield = 180 "getfield",
        Putfield = 181 "putfield",
    }
}

opcodes! {
    /// Calls of named methods.
    InvokeOp {
        Virtual = 182 "invokevirtual",
        Special = 183 "invokespecial",
        Static = 184 "invokestatic",
        Interface = 185 "invokeinterface",
    }
}

opcodes! {
    /// Instructions whose operand is a class.
    TypeOp {
        New = 187 "new",
        Anewarray = 189 "anewarray",
        Checkcast = 192 "checkcast",
        Instanceof = 193 "instanceof",
    }
}

/// Element types of `newarray` (JVMS table 6.5.newarray-A).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
#[repr(u8)]
pub enum ArrayType {
    Boolean = 4,
    Char = 5,
    Float = 6,
    Double = 7,
    Byte = 8,
    Short = 9,
    Int = 10,
    Long = 11,
}

impl ArrayType {
    /// The type of this code.
    pub const fn from_code(code: u8) -> Option<ArrayType> {
        Some(match code {
            4 => ArrayType::Boolean,
            5 => ArrayType::Char,
            6 => ArrayType::Float,
            7 => ArrayType::Double,
            8 => ArrayType::Byte,
            9 => ArrayType::Short,
            10 => ArrayType::Int,
            11 => ArrayType::Long,
            _ => return None,
        })
    }

    /// Descriptor of an array of this type: `[I`.
    pub const fn array_desc(self) -> &'static str {
        match self {
            ArrayType::Boolean => "[Z",
            ArrayType::Char => "[C",
            ArrayType::Float => "[F",
            ArrayType::Double => "[D",
            ArrayType::Byte => "[B",
            ArrayType::Short => "[S",
            ArrayType::Int => "[I",
            ArrayType::Long => "[J",
        }
    }
}

impl LocalOp {
    /// Whether it writes the local.
    pub const fn is_store(self) -> bool {
        matches!(
            self,
            LocalOp::Istore | LocalOp::Lstore | LocalOp::Fstore | LocalOp::Dstore | LocalOp::Astore
        )
    }

    /// Whether it reads the local onto the stack.
    pub const fn is_load(self) -> bool {
        !self.is_store() && !matches!(self, LocalOp::Ret)
    }

    /// How many slots the local takes.
    pub const fn width(self) -> u16 {
        match self {
            LocalOp::Lload | LocalOp::Dload | LocalOp::Lstore | LocalOp::Dstore => 2,
            _ => 1,
        }
    }
}

impl BranchOp {
    /// Whether the next instruction may follow.
    pub const fn is_conditional(self) -> bool {
        !matches!(self, BranchOp::Goto | BranchOp::Jsr)
    }

    /// The branch that is taken when this one is not.
    pub const fn inverted(self) -> Option<BranchOp> {
        match self {
            BranchOp::Goto | BranchOp::Jsr => None,
            BranchOp::Ifnull => Some(BranchOp::Ifnonnull),
            BranchOp::Ifnonnull => Some(BranchOp::Ifnull),
            // The others come in pairs that start at an odd number.
            _ => BranchOp::from_opcode(((self as u8 + 1) ^ 1) - 1),
        }
    }
}

impl SimpleOp {
    /// Whether it leaves the method or throws.
    pub const fn ends_block(self) -> bool {
        matches!(
            self,
            SimpleOp::Ireturn
                | SimpleOp::Lreturn
                | SimpleOp::Freturn
                | SimpleOp::Dreturn
                | SimpleOp::Areturn
                | SimpleOp::Return
                | SimpleOp::Athrow
        )
    }

    /// Whether it returns from the method.
    pub const fn is_return(self) -> bool {
        self.ends_block() && !matches!(self, SimpleOp::Athrow)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverting_twice_gives_the_same_branch() {
        assert_eq!(BranchOp::IfIcmplt.inverted(), Some(BranchOp::IfIcmpge));
        assert_eq!(BranchOp::Ifeq.inverted(), Some(BranchOp::Ifne));
        for op in (0..=255).filter_map(BranchOp::from_opcode) {
            if let Some(inverse) = op.inverted() {
                assert_ne!(inverse, op);
                assert_eq!(inverse.inverted(), Some(op));
            }
        }
    }
}
