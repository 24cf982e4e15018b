package inputs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Sets of text files of 4 to 96 KB, chosen from a pool that all sets share. */
final class Tar implements Generator {
    private static final int POOL = 600;
    private static final int OUTPUTS = 8;
    private static final String SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu an er il or un st th";

    private final List<String> pool = new ArrayList<>();

    @Override
    public void prepare(Path folder, long seed) throws IOException {
        Files.createDirectories(folder.resolve("pool"));
        Random random = new Random(seed);
        List<String> words = words(random);
        for (int i = 0; i < POOL; i++) {
            String name = String.format("pool/text%04d.txt", i);
            Files.writeString(folder.resolve(name), text(random, words, 4096 + random.nextInt(92 * 1024)));
            pool.add(name);
        }
    }

    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        Path list = folder.resolve(String.format("set%04d.lst", index));
        List<String> files = new ArrayList<>(pool);
        Collections.shuffle(files, draw.random());
        int count = draw.inRange(100, 500);
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(list))) {
            files.subList(0, count).forEach(out::println);
        }
        Path output = Files.createDirectories(folder.resolve("out")).resolve("archive" + index % OUTPUTS + ".tar.gz");
        return new RunLine().file(list).argument(output.toString());
    }

    private static List<String> words(Random random) {
        String[] syllables = SYLLABLES.split(" ");
        List<String> words = new ArrayList<>();
        for (int i = 0; i < 4000; i++) {
            StringBuilder word = new StringBuilder();
            for (int s = random.nextInt(4); s >= 0; s--) {
                word.append(syllables[random.nextInt(syllables.length)]);
            }
            words.add(word.toString());
        }
        return words;
    }

    /** Words, the first ones of the list more often than the last ones, in lines of about 80 characters. */
    private static String text(Random random, List<String> words, int length) {
        StringBuilder text = new StringBuilder(length + 16);
        int lineStart = 0;
        while (text.length() < length) {
            double r = random.nextDouble();
            text.append(words.get((int) (r * r * r * words.size())));
            if (text.length() - lineStart > 80) {
                lineStart = text.length();
                text.append('\n');
            } else {
                text.append(' ');
            }
        }
        text.setLength(length);
        return text.toString();
    }
}
