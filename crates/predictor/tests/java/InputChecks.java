package mantis.predictor;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;

/** Measures of inputs against plainer ways to compute them: the libraries of the JDK, texts split by regular expressions. */
public final class InputChecks {
    private static final StringBuilder WRONG = new StringBuilder();
    private static File folder;

    public static void main(String[] args) throws Exception {
        System.setProperty("java.awt.headless", "true");
        folder = File.createTempFile("inputs", "");
        folder.delete();
        folder.mkdirs();
        texts();
        samples();
        heads();
        formats();
        places();
        folders();
        standardInput();
        System.out.println(WRONG.length() == 0 ? "equal" : WRONG);
    }

    private static void same(String what, double got, double want) {
        if (Double.compare(got, want) != 0) {
            WRONG.append(what).append(": ").append(got).append(" instead of ").append(want).append('\n');
        }
    }

    private static void near(String what, double got, double want, double share) {
        if (!(Math.abs(got - want) <= share * want)) {
            WRONG.append(what).append(": ").append(got).append(" is not near ").append(want).append('\n');
        }
    }

    private static File file(String name, byte[] bytes) throws IOException {
        File file = new File(folder, name);
        file.getParentFile().mkdirs();
        OutputStream out = new FileOutputStream(file);
        out.write(bytes);
        out.close();
        return file;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** All measures of a source by name; what does not apply is absent. */
    private static Map<String, Double> say(String source, byte[] stdin, String... args) {
        Map<String, Double> said = new HashMap<String, Double>();
        InputSource found = InputSource.find(source, args, stdin);
        for (int group = 0; group < InputMeasures.GROUPS.length; group++) {
            double[] values = found.measure(group);
            for (int i = 0; i < values.length; i++) {
                if (values[i] == values[i]) {
                    said.put(InputMeasures.MEASURES[group][i], values[i]);
                }
            }
        }
        return said;
    }

    private static Map<String, Double> say(File file) {
        return say("argument 1", null, file.getPath());
    }

    private static void texts() throws IOException {
        Random random = new Random(7);
        String alphabet = "ab Z09_.,\n\n\t-{}=\r\u00e9\u0000";
        for (int n = 0; n < 60; n++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(n < 5 ? 3 : 4000); i > 0; i--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            text(text.toString());
        }
    }

    private static void text(String text) throws IOException {
        Map<String, Double> said = say(file("text", ascii(text)));
        String[] lines = text.isEmpty() ? new String[0] : (text.endsWith("\n") ? text.substring(0, text.length() - 1) : text).split("\n", -1);
        Map<String, Integer> distinct = new HashMap<String, Integer>();
        int longest = 0;
        for (String line : lines) {
            distinct.merge(line, 1, Integer::sum);
            longest = Math.max(longest, line.length());
        }
        same("lines", said.get("lines"), lines.length);
        same("longest line", said.get("longest line"), longest);
        same("distinct lines", said.get("distinct lines"), distinct.size());
        same("repeated lines", said.get("repeated lines"), lines.length - distinct.size());
        same("squares of lines", said.get("squares of lines"), squares(distinct));
        Map<String, Integer> words = new HashMap<String, Integer>();
        int count = 0;
        for (String word : text.split("[^a-zA-Z0-9_\\x80-\\xff]+")) {
            if (!word.isEmpty()) {
                words.merge(word, 1, Integer::sum);
                count++;
            }
        }
        same("words", said.get("words"), count);
        same("distinct words", said.get("distinct words"), words.size());
        same("squares of words", said.get("squares of words"), squares(words));
        same("letters", said.get("letters"), text.replaceAll("[^a-zA-Z]", "").length());
        same("digits", said.get("digits"), text.replaceAll("[^0-9]", "").length());
        same("white space", said.get("white space"), text.replaceAll("[^ \\t-\\r]", "").length());
        same("other bytes", said.get("other bytes"), text.replaceAll("[\\t-\\r -~]", "").length());
        same("bytes '{'", said.get("bytes '{'"), text.replaceAll("[^{]", "").length());
        List<Long> numbers = new ArrayList<Long>();
        java.util.regex.Matcher number = java.util.regex.Pattern
                .compile("(?<![a-zA-Z0-9_\\x80-\\xff.])([0-9]{1,15})(?![a-zA-Z0-9_\\x80-\\xff]|\\.[0-9])").matcher(text);
        long sum = 0;
        long largest = 0;
        while (number.find()) {
            long value = Long.parseLong(number.group(1));
            numbers.add(value);
            sum += value;
            largest = Math.max(largest, value);
        }
        same("numbers", said.get("numbers"), numbers.size());
        same("sum of numbers", said.get("sum of numbers"), sum);
        same("largest number", said.get("largest number"), largest);
    }

    private static double squares(Map<String, Integer> counts) {
        double sum = 0;
        for (int count : counts.values()) {
            sum += (double) count * count;
        }
        return sum;
    }

    /** Of large files a sample tells nearly the truth, reads little, and the same whenever it is asked. */
    private static void samples() throws IOException {
        Random random = new Random(3);
        StringBuilder text = new StringBuilder();
        Map<String, Integer> words = new HashMap<String, Integer>();
        int lines = 0;
        long sum = 0;
        while (text.length() < 3 << 20) {
            String word = "w" + (int) Math.exp(12 * random.nextDouble());
            int value = random.nextInt(1000);
            words.merge(word, 1, Integer::sum);
            words.merge(String.valueOf(value), 1, Integer::sum);
            text.append(word).append(' ').append(value).append('\n');
            lines++;
            sum += value;
        }
        File file = file("large", ascii(text.toString()));
        Map<String, Double> said = say(file);
        near("lines of a sample", said.get("lines"), lines, 0.02);
        near("words of a sample", said.get("words"), 2 * lines, 0.02);
        near("sum of a sample", said.get("sum of numbers"), sum, 0.03);
        near("distinct words of a sample", said.get("distinct words"), words.size(), 0.25);
        near("squares of a sample", said.get("squares of words"), squares(words), 0.25);
        same("distinct lines of a sample", said.equals(say(file)) ? 1 : 0, 1);
        // What has no ends of lines is cut anywhere.
        byte[] noise = new byte[1 << 20];
        random.nextBytes(noise);
        for (int i = 0; i < noise.length; i++) {
            noise[i] = noise[i] == '\n' ? 0 : noise[i];
        }
        said = say(file("noise", noise));
        near("size of noise", said.get("deflated size"), noise.length, 0.01);
        same("lines of noise", said.get("lines"), 1);
        near("zeros", say(file("zeros", new byte[1 << 20])).get("deflated share"), 0.005, 0.2);
        // As one file and as many.
        for (int i = 0; i < 3; i++) {
            file("parts/" + i, ascii(text.substring(i << 20, Math.min(text.length(), i + 1 << 20))));
        }
        Map<String, Double> parts = say(new File(folder, "parts"));
        near("lines of parts", parts.get("lines"), lines, 0.02);
        same("size of parts", parts.get("size"), 3 << 20);
        same("one-byte files", say(bytes("tiny")).get("distinct words"), 191);
    }

    /** A file for each byte that is a word. */
    private static File bytes(String name) throws IOException {
        for (int c = 0; c < 256; c++) {
            if (c >= 0x80 || Character.isLetterOrDigit(c) || c == '_') {
                file(name + "/" + c, new byte[] {(byte) c});
            }
        }
        return new File(folder, name);
    }

    private static void heads() throws IOException {
        head("c a comment\nc\np cnf 20 91\n1 2 0\n", 20, 91);
        head("%%MatrixMarket matrix\n% 7\n5 6 7.5\n1 1 1\n", 5, 6, 7.5);
        head("P2\n# by hand\n640 480\n255\n", 640, 480, 255);
        head("P6 3 4\n255\n", 3, 4, 255);
        head("\n\n-7\n8\n", -7);
        head("n=4, m=5; 6 x7\n", 4, 5, 6);
        head("name,city\n1,2\n");
        head("");
    }

    private static void head(String text, double... wanted) throws IOException {
        Map<String, Double> said = say(file("head", ascii(text)));
        for (int i = 0; i < 4; i++) {
            Double got = said.get("header number " + (i + 1));
            same("head of " + text, got == null ? Double.NaN : got, i < wanted.length ? wanted[i] : Double.NaN);
        }
    }

    private static void formats() throws Exception {
        Random random = new Random(1);
        for (String kind : new String[] {"png", "jpg", "gif", "bmp"}) {
            for (int i = 0; i < 5; i++) {
                int width = 1 + random.nextInt(700);
                int height = 1 + random.nextInt(300);
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), kind, out);
                File file = file("image." + kind, out.toByteArray());
                BufferedImage read = ImageIO.read(file);
                same(kind + " width", say(file).get("width"), read.getWidth());
                same(kind + " height", say(file).get("height"), read.getHeight());
                // Cut off anywhere it says the same or nothing.
                byte[] cut = Arrays.copyOf(out.toByteArray(), random.nextInt(40));
                Double of = say(file("image.cut", cut)).get("width");
                same(kind + " cut", of == null ? width : of, width);
            }
        }
        for (int channels = 1; channels <= 2; channels++) {
            AudioFormat format = new AudioFormat(22050 * channels, 16, channels, true, false);
            byte[] sound = new byte[2 * channels * (100 + random.nextInt(9999))];
            AudioInputStream in = new AudioInputStream(new ByteArrayInputStream(sound), format, sound.length / (2 * channels));
            File file = new File(folder, "sound.wav");
            AudioSystem.write(in, AudioFileFormat.Type.WAVE, file);
            AudioFileFormat read = AudioSystem.getAudioFileFormat(file);
            same("frames", say(file).get("frames"), read.getFrameLength());
            same("channels", say(file).get("channels"), channels);
            same("sample rate", say(file).get("sample rate"), read.getFormat().getSampleRate());
        }
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        ZipOutputStream zip = new ZipOutputStream(zipped);
        for (int i = 1; i <= 12; i++) {
            zip.putNextEntry(new ZipEntry("entry" + i));
            zip.write(new byte[1000 * i]);
            zip.closeEntry();
        }
        zip.close();
        same("entries", say(file("x.zip", zipped.toByteArray())).get("entries"), 12);
        same("uncompressed size", say(file("x.zip", zipped.toByteArray())).get("uncompressed size"), 78000);
        same("no zip", say(file("x.zip", Arrays.copyOf(zipped.toByteArray(), 50))).containsKey("entries") ? 1 : 0, 0);
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        GZIPOutputStream gzip = new GZIPOutputStream(packed);
        gzip.write(new byte[54321]);
        gzip.close();
        same("gzip", say(file("x.gz", packed.toByteArray())).get("uncompressed size"), 54321);
        classes();
    }

    private static void classes() throws Exception {
        for (Class<?> type : new Class<?>[] {InputChecks.class, HashMap.class, InputSource.class, Runnable.class}) {
            InputStream in = ClassLoader.getSystemResourceAsStream(type.getName().replace('.', '/') + ".class");
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] buffer = new byte[4096];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                bytes.write(buffer, 0, n);
            }
            Map<String, Double> said = say(file("X.class", bytes.toByteArray()));
            int methods = type.getDeclaredMethods().length + type.getDeclaredConstructors().length;
            boolean initialised = new String(bytes.toByteArray(), StandardCharsets.ISO_8859_1).contains("<clinit>");
            same("methods of " + type, said.get("methods"), methods + (initialised ? 1 : 0));
            byte[] all = bytes.toByteArray();
            same("constants of " + type, said.get("constants"), ((all[8] & 0xff) << 8 | all[9] & 0xff) - 1);
            byte[] cut = Arrays.copyOf(all, all.length / 2);
            same("cut " + type, say(file("X.class", cut)).containsKey("width") ? 1 : 0, 0);
        }
    }

    /** How arguments, options and lists lead to numbers and files. */
    private static void places() throws IOException {
        String a = file("a.txt", ascii("1\n2\n")).getPath();
        String b = file("b.txt", ascii("1\n2\n3\n")).getPath();
        Map<String, Double> options = new HashMap<String, Double>();
        options.put("-s:" + a, 2.0);
        options.put("--in=" + b, 3.0);
        options.put("@" + a, 2.0);
        options.put("-i" + b, 3.0);
        options.put(a + "," + b, 5.0);
        options.put("-cp=" + a + File.pathSeparator + b, 5.0);
        options.put(a + ",nothing", 2.0);
        for (Map.Entry<String, Double> option : options.entrySet()) {
            same(option.getKey(), say("argument 1", null, option.getKey()).get("lines"), option.getValue());
        }
        same("missing", say("argument 1", null, a + ".none").get("size"), 0);
        same("no argument", say("argument 3", null, a).get("given"), 0);
        same("option", say("option --in", null, "x", "--in=" + b).get("lines"), 3);
        same("option and value", say("option -i", null, "-x", "-i", a).get("lines"), 2);
        same("other option", say("option --in", null, "--inner=" + b).get("given"), 0);
        same("flag", say("option -v", null, "-v", "-x").get("given"), 1);
        same("attached", say("option -j", null, "-j4").get("number"), 4);
        for (String number : new String[] {"12", "-3", "2.5", "--n=12", "-n:7", "n=9"}) {
            int at = Math.max(number.indexOf('='), number.indexOf(':')) + 1;
            same(number, say("argument 1", null, number).get("number"), Double.parseDouble(number.substring(at)));
        }
        for (String none : new String[] {"", "-", "1-2", "1.2.3", "1.", ".5", "1e5", "1234567890123456", "x12", "a=b=3"}) {
            same("no number: " + none, say("argument 1", null, none).containsKey("number") ? 1 : 0, 0);
        }
        String settings = file("run.properties", ascii("# inputs\ngraph = a.txt\nother=b.txt\nsteps: 50\n")).getPath();
        same("entry", say("entry graph in argument 1", null, settings).get("lines"), 2);
        same("number of entry", say("entry steps in argument 1", null, settings).get("number"), 50);
        same("no entry", say("entry none in argument 1", null, settings).get("given"), 0);
        same("files of settings", say("files in argument 1", null, settings).get("files"), 2);
        String list = file("inputs.lst", ascii("a.txt\n" + b + "\n")).getPath();
        same("line", say("entry #2 in argument 1", null, "@" + list).get("lines"), 3);
        same("prose", say("files in argument 1", null, file("prose", ascii("one day\nlong ago\n")).getPath()).get("files"), 0);
        same("all", say("all files", null, "-v", list, settings).get("files"), 4);
        same("all but", say("all files but option -o", null, "-o", a, b).get("files"), 1);
        same("all but two", say("all files but option -o but argument 2", null, "-o" + a, b).get("files"), 0);
        same("template", say("file " + folder + "/{2}.txt", null, "x", "b").get("lines"), 3);
        same("template without", say("file " + folder + "/{2}.txt", null, "x").get("lines"), 0);
    }

    private static void folders() throws IOException {
        for (int i = 1; i <= 5; i++) {
            file("tree/" + i % 2 + "/" + i, new byte[100 * i]);
        }
        Map<String, Double> said = say(new File(folder, "tree"));
        same("files of a folder", said.get("files"), 5);
        same("size of a folder", said.get("size"), 1500);
        same("largest of a folder", said.get("largest"), 500);
    }

    /** What was measured can be read again, however long it is. */
    private static void standardInput() throws IOException {
        Inputs inputs = new Inputs();
        int lines = inputs.add("standard input", "lines");
        byte[] text = ascii("a\nb\nc");
        Replay some = Replay.of(new ByteArrayInputStream(text));
        same("lines of standard input", inputs.values(new String[0], some)[lines], 3);
        same("first", length(some.next(true)), text.length);
        same("second", length(some.next(false)), text.length);
        same("lines again", inputs.values(new String[0], some)[lines], 3);
        InputStream in = new InputStream() {
            private int left = 40 << 20;

            @Override
            public int read() {
                return left-- > 0 ? '\n' : -1;
            }
        };
        Replay much = Replay.of(in);
        same("lines of long standard input", inputs.values(new String[0], much)[lines], 32 << 20);
        same("length of long standard input", length(much.next(false)), 40 << 20);
        same("none", inputs.values(new String[0], null)[lines], 0);
    }

    private static long length(InputStream in) throws IOException {
        long sum = 0;
        byte[] buffer = new byte[1 << 16];
        for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
            sum += n;
        }
        return sum;
    }
}
