package mdbook;

import java.util.List;

/** The block structure of a document. */
sealed interface Block {

    record Heading(int level, String text) implements Block {}

    record Paragraph(String text) implements Block {}

    record Code(String language, List<String> lines) implements Block {}

    record Quote(List<Block> children) implements Block {}

    record ListBlock(boolean ordered, List<List<Block>> items) implements Block {}

    record Table(List<String> header, List<Character> align, List<List<String>> rows) implements Block {}

    record Rule() implements Block {}
}
