package inputs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** JSON documents of 20 to 400 KB that differ in what they hold: texts, numbers, words, depth, escapes, white space. */
final class Json implements Generator {
    private static final String LETTERS = "etaoinshrdlcumwfgypbvk";

    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        Path file = folder.resolve(String.format("document%04d.json", index));
        Files.writeString(file, new Document(draw).text(1024 * draw.inRange(20, 400)));
        return new RunLine().file(file);
    }

    /** A document, its style drawn beforehand. */
    private static final class Document {
        private final Draw draw;
        private final StringBuilder out = new StringBuilder();
        private final int texts;
        private final int numbers;
        private final int escapes;
        private final int decimals;
        private final int length;
        private final int depth;
        private final boolean wide;

        Document(Draw draw) {
            this.draw = draw;
            texts = draw.between(5, 60);
            numbers = draw.between(5, 60);
            escapes = draw.between(0, 15);
            decimals = draw.between(0, 100);
            length = draw.between(4, 60);
            depth = draw.between(2, 8);
            wide = draw.between(0, 1) == 1;
        }

        String text(int size) {
            out.append('[');
            while (out.length() < size) {
                if (out.length() > 1) {
                    out.append(',');
                }
                value(1);
            }
            return out.append("]\n").toString();
        }

        private void value(int level) {
            space(level);
            int kind = draw.between(0, 150);
            if (kind < texts) {
                string(draw.between(0, length));
            } else if (kind < texts + numbers) {
                number();
            } else if (level < depth && draw.between(0, 2) > 0) {
                if (draw.between(0, 1) == 0) {
                    object(level);
                } else {
                    array(level);
                }
            } else {
                out.append(draw.between(0, 2) == 0 ? "null" : draw.between(0, 1) == 0 ? "true" : "false");
            }
        }

        private void object(int level) {
            out.append('{');
            int members = draw.between(0, 8);
            for (int i = 0; i < members; i++) {
                out.append(i > 0 ? "," : "");
                space(level + 1);
                string(draw.between(1, 10));
                out.append(':');
                value(level + 1);
            }
            out.append('}');
        }

        private void array(int level) {
            out.append('[');
            int items = draw.between(0, 12);
            for (int i = 0; i < items; i++) {
                out.append(i > 0 ? "," : "");
                value(level + 1);
            }
            out.append(']');
        }

        private void string(int letters) {
            out.append('"');
            for (int i = 0; i < letters; i++) {
                if (draw.between(0, 99) < escapes) {
                    out.append(draw.between(0, 1) == 0 ? "\\n" : String.format("\\u%04x", draw.between(0xa0, 0x17f)));
                } else {
                    out.append(LETTERS.charAt(draw.between(0, LETTERS.length() - 1)));
                }
            }
            out.append('"');
        }

        private void number() {
            out.append(draw.between(-9999, 99999));
            if (draw.between(0, 99) < decimals) {
                out.append('.').append(draw.between(0, 9999));
            }
            if (draw.between(0, 99) < decimals / 4) {
                out.append('e').append(draw.between(-9, 9));
            }
        }

        private void space(int level) {
            if (wide) {
                out.append('\n').append("  ".repeat(level));
            }
        }
    }
}
