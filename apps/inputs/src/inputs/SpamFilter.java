package inputs;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** Databases of 2,500 to 20,000 numbers in four to eight lists, and a white list of 200 of them. */
final class SpamFilter implements Generator {
    private static final int WHITE = 200;

    @Override
    public RunLine generate(Path folder, int index, Draw draw) throws IOException {
        Path own = Files.createDirectories(folder.resolve(String.format("db%04d", index)));
        long[] numbers = new long[draw.inRange(2500, 20000)];
        for (int i = 0; i < numbers.length; i++) {
            boolean again = i > 0 && draw.between(0, 49) == 0;
            numbers[i] = again ? numbers[draw.between(0, i - 1)] : number(draw);
        }
        RunLine run = new RunLine();
        long[] white = new long[WHITE];
        for (int i = 0; i < WHITE; i++) {
            white[i] = i % 2 == 0 ? numbers[draw.between(0, numbers.length - 1)] : number(draw);
        }
        Path whiteList = own.resolve("white.txt");
        write(whiteList, white, 0, WHITE);
        run.file(whiteList);
        int lists = draw.between(4, 8);
        for (int l = 0; l < lists; l++) {
            Path list = own.resolve("list" + l + ".txt");
            write(list, numbers, numbers.length * l / lists, numbers.length * (l + 1) / lists);
            run.file(list);
        }
        return run;
    }

    private static long number(Draw draw) {
        return (long) draw.between(20, 98) * 1_000_000_000L + draw.between(0, 999_999_999);
    }

    private static void write(Path file, long[] numbers, int from, int to) throws IOException {
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
            out.println("entries " + (to - from));
            out.println("# country and number");
            for (int i = from; i < to; i++) {
                String digits = Long.toString(numbers[i]);
                out.println("+" + digits.substring(0, 2) + " " + digits.substring(2));
            }
        }
    }
}
