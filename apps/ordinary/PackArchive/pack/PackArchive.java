package pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A deduplicating archiver: splits files into content defined chunks, stores every distinct chunk once, compressed.
 * Settings come from a properties file; single settings may be overridden with -Dkey=value style arguments.
 *
 * usage: PackArchive CONFIG DIR [key=value...]
 */
public final class PackArchive {

    private record Member(String name, int size, List<String> chunks) {}

    private final Codec codec;
    private final Chunker chunker;
    private final ChunkStore store;
    private final List<Member> members = new ArrayList<>();

    private PackArchive(Properties cfg) {
        int level = Integer.parseInt(cfg.getProperty("level", "5"));
        this.codec = switch (cfg.getProperty("codec", "lz")) {
            case "lz" -> new LzCodec(level);
            case "deflate" -> new DeflateCodec(level);
            case "store" -> Codec.STORE;
            default -> throw new IllegalArgumentException("unknown codec " + cfg.getProperty("codec"));
        };
        int avg = Integer.parseInt(cfg.getProperty("chunk", "8192"));
        this.chunker = new Chunker(avg / 4, avg, avg * 4);
        this.store = new ChunkStore(codec, cfg.getProperty("digest", "SHA-256"));
    }

    public static void main(String[] args) throws IOException {
        if (args.length < 2) {
            System.err.println("usage: PackArchive CONFIG DIR [key=value...]");
            System.exit(2);
        }
        Properties cfg = new Properties();
        try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
            cfg.load(in);
        }
        for (int i = 2; i < args.length; i++) {
            String[] kv = args[i].split("=", 2);
            cfg.setProperty(kv[0], kv[1]);
        }
        PackArchive archive = new PackArchive(cfg);
        Path dir = Path.of(args[1]);
        try (Stream<Path> files = Files.walk(dir)) {
            for (Path p : files.filter(Files::isRegularFile).sorted().toList()) {
                archive.add(dir.relativize(p).toString(), Files.readAllBytes(p));
            }
        }
        byte[] image = archive.image();
        archive.report(image.length);
        int rounds = Integer.parseInt(cfg.getProperty("verify", "0"));
        for (int i = 0; i < rounds; i++) {
            System.out.printf("verify %d: %d bytes ok%n", i + 1, archive.verify());
        }
        if (cfg.containsKey("out")) Files.write(Path.of(cfg.getProperty("out")), image);
    }

    private void add(String name, byte[] data) {
        List<String> ids = chunker.split(data).stream().map(store::put).collect(Collectors.toList());
        members.add(new Member(name, data.length, ids));
    }

    private byte[] image() {
        int size = 12 + store.packedSize() + store.count() * 40;
        for (Member m : members) size += 10 + m.name().length() * 3 + m.chunks().size() * 4;
        ByteBuffer buf = ByteBuffer.allocate(size);
        buf.put("PAK1".getBytes(StandardCharsets.US_ASCII)).putInt(members.size()).putInt(store.count());
        Map<String, Integer> numbers = new HashMap<>();
        store.forEach((id, packed) -> {
            numbers.put(id, numbers.size());
            buf.putInt(packed.length).put(packed);
        });
        for (Member m : members) {
            byte[] name = m.name().getBytes(StandardCharsets.UTF_8);
            buf.putShort((short) name.length).put(name).putInt(m.size()).putInt(m.chunks().size());
            m.chunks().forEach(c -> buf.putInt(numbers.get(c)));
        }
        return Arrays.copyOf(buf.array(), buf.position());
    }

    private long verify() {
        long total = 0;
        for (Member m : members) {
            int size = 0;
            for (String id : m.chunks()) {
                byte[] data = store.get(id);
                if (!store.identify(data).equals(id)) throw new IllegalStateException("corrupt chunk in " + m.name());
                size += data.length;
            }
            if (size != m.size()) throw new IllegalStateException("wrong size of " + m.name());
            total += size;
        }
        return total;
    }

    private void report(int imageSize) {
        long raw = members.stream().mapToLong(Member::size).sum();
        System.out.printf("codec %s: %d files, %d bytes -> %d bytes (%.1f%%)%n", codec.name(), members.size(), raw, imageSize,
                raw == 0 ? 100.0 : 100.0 * imageSize / raw);
        System.out.printf("%d chunks, %d distinct, %d duplicate bytes%n",
                members.stream().mapToInt(m -> m.chunks().size()).sum(), store.count(), store.duplicateBytes());
        members.stream().sorted(Comparator.comparingInt(Member::size).reversed().thenComparing(Member::name)).limit(5)
                .forEach(m -> System.out.printf("  %-20s %9d bytes in %d chunks%n", m.name(), m.size(), m.chunks().size()));
    }
}
