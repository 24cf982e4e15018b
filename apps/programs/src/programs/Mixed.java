package programs;

/**
 * Random statements that leave several values on the operand stack: assignments and steps inside of expressions, compound assignments of array elements and
 * fields, {@code long} and {@code double} values, texts, calls with many arguments, choices of a {@code switch} expression's kind.
 */
final class Mixed {
    private final Source source;
    private final Expressions expressions;

    Mixed(Source source, Expressions expressions) {
        this.source = source;
        this.expressions = expressions;
    }

    /** One statement without others in it. */
    void simple() {
        String local = source.local();
        switch (source.pick(15)) {
            case 0:
                source.line("ARRAY[" + local + "++ & 7] " + source.oneOf("+= ", "^= ", "-= ") + expressions.number(1) + ";");
                break;
            case 1:
                source.line("total += " + local + " = " + source.local() + " " + source.oneOf("+= ", "^= ") + expressions.number(1) + ";");
                break;
            case 2:
                source.line("ARRAY[++" + local + " & 7] = ARRAY[" + source.local() + "-- & 7]++ + " + expressions.number(1) + ";");
                break;
            case 3:
                source.line("shape.count = (" + source.node() + ".value += " + expressions.number(1) + ") & 31;");
                break;
            case 4:
                source.line("total += mix(" + local + "++, " + wide() + ", " + expressions.number(1) + ", " + real() + ", --" + local + ");");
                break;
            case 5:
            case 6:
                source.line(source.oneOf("wide", "wide", source.node() + ".far") + source.oneOf(" = ", " += ", " ^= ", " -= ") + wide() + ";");
                break;
            case 7:
                source.line("level" + source.oneOf(" = ", " += ", " -= ") + real() + ";");
                break;
            case 8:
                source.line("name = " + text() + ";");
                break;
            case 9:
                source.line("total ^= name." + source.oneOf("length()", "indexOf('3')", "hashCode()", "lastIndexOf(\"1\", 5)", "compareTo(\"5\")") + ";");
                break;
            case 10:
                source.line("if (name" + source.oneOf(".startsWith(\"1\")", ".isEmpty()", ".equals(TEXT.toString())", ".contains(\"" + source.pick(10) + "\")") + " || "
                        + wide() + " > " + expressions.number(1) + ") {");
                source.line(local + "--;");
                source.line("}");
                break;
            case 11:
                source.line("LONGS[" + source.pick(3) + "] " + source.oneOf("+= ", "= ", "|= ") + "LONGS[(int) (" + wide() + ") & 3]--;");
                break;
            case 12:
                source.line("total += any(" + source.oneOf("", expressions.number(1), local + "++, " + local, expressions.number(0) + ", " + local + ", 9, ++" + local) + ");");
                break;
            case 13:
                source.line("total += Kind.of(" + expressions.number(1) + ")" + source.oneOf(".ordinal();", ".by(" + local + ");", ".next().by(" + local + "++);"));
                break;
            default:
                source.line("switch (Kind.of(" + expressions.number(1) + ")) {");
                source.line("case LOW:");
                source.line(local + "++;");
                if (source.chance(50)) {
                    source.line("break;");
                }
                source.line("case HIGH:");
                source.line("total -= " + local + "++;");
                source.line("break;");
                source.line("default:");
                source.line("wide++;");
                source.line("}");
                break;
        }
    }

    private String wide() {
        return source.oneOf("wide", "(wide * 31 + " + expressions.number(1) + ")", "(" + expressions.number(1) + " * 5L)", "LONGS[steps & 3]",
                "(LONGS[1] = " + expressions.number(1) + ")", source.node() + ".far", "(wide >>> " + source.pick(40) + ")", "Math.max(wide, total)", "wide--",
                "(long) level");
    }

    private String real() {
        return source.oneOf("level", "(level / 2 + " + expressions.number(1) + ")", "Math.sqrt(" + expressions.number(1) + " & 255)", "(wide & 15) * 0.5", "level++");
    }

    private String text() {
        return source.oneOf("String.valueOf(" + expressions.number(1) + ")", "(name + " + expressions.number(0) + ").substring(0, Math.min(6, name.length()))",
                "name.replace('1', '2')", "name.length() > 7 ? name.trim() : name + " + source.local() + "++", "\"\" + " + wide(), "Integer.toString(total, 7)");
    }
}
