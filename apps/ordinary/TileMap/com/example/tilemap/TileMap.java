package com.example.tilemap;

import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.zip.*;

/**
 * Renders a vector map scene to PNG tiles at one or more zoom levels.
 *
 * usage: TileMap SCENE -z MIN-MAX [-t TILESIZE] [-a SAMPLES] [-s TOLERANCE] [-j THREADS] [-l LEVEL] [-o OUT.zip]
 */
public class TileMap {

    private static class Config {
        int minZoom = 0, maxZoom = 0, tile = 128, samples = 2, threads = 1, level = 6;
        double tolerance = 0.5;
        Path scene, out;
    }

    private record Job(int zoom, int x, int y) {
        String name() {
            return zoom + "/" + x + "/" + y + ".png";
        }
    }

    private record Result(Job job, byte[] png, int shapes, int colors) {}

    private static Config parse(String[] args) {
        Config c = new Config();
        for (int i = 0; i < args.length; i++) {
            String a = args[i];
            if (!a.startsWith("-")) {
                c.scene = Path.of(a);
                continue;
            }
            String v = args[++i];
            switch (a.charAt(1)) {
                case 'z' -> {
                    String[] z = v.split("-");
                    c.minZoom = Integer.parseInt(z[0]);
                    c.maxZoom = Integer.parseInt(z[z.length - 1]);
                }
                case 't' -> c.tile = Integer.parseInt(v);
                case 'a' -> c.samples = Integer.parseInt(v);
                case 's' -> c.tolerance = Double.parseDouble(v);
                case 'j' -> c.threads = Integer.parseInt(v);
                case 'l' -> c.level = Integer.parseInt(v);
                case 'o' -> c.out = Path.of(v);
                default -> throw new IllegalArgumentException("option " + a);
            }
        }
        if (c.scene == null) throw new IllegalArgumentException("no scene given");
        return c;
    }

    public static void main(String[] args) throws Exception {
        Config cfg;
        try {
            cfg = parse(args);
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            System.err.println("tilemap: bad arguments: " + e.getMessage());
            System.exit(2);
            return;
        }
        Scene scene = Scene.load(cfg.scene);
        ExecutorService pool = Executors.newFixedThreadPool(cfg.threads);
        List<Future<Result>> futures = new ArrayList<>();
        for (int z = cfg.minZoom; z <= cfg.maxZoom; z++) {
            Scene simplified = scene.simplify(cfg.tolerance / ((1 << z) * cfg.tile));
            for (int y = 0; y < 1 << z; y++) {
                for (int x = 0; x < 1 << z; x++) {
                    Job job = new Job(z, x, y);
                    futures.add(pool.submit(() -> render(simplified, job, cfg)));
                }
            }
        }
        pool.shutdown();

        CRC32 total = new CRC32();
        long bytes = 0;
        int empty = 0;
        Map<String, byte[]> archive = new LinkedHashMap<>();
        Map<Integer, IntSummaryStatistics> perZoom = new TreeMap<>();
        for (Future<Result> f : futures) {
            Result r = f.get();
            total.update(r.png());
            bytes += r.png().length;
            if (r.shapes() == 0) empty++;
            perZoom.computeIfAbsent(r.job().zoom(), k -> new IntSummaryStatistics()).accept(r.colors());
            if (cfg.out != null) archive.put(r.job().name(), r.png());
        }
        perZoom.forEach((z, s) -> System.out.printf("zoom %d: %d tiles, colours avg %.1f max %d%n",
                z, s.getCount(), s.getAverage(), s.getMax()));
        System.out.printf("%d tiles, %d empty, %d bytes, crc %08x%n", futures.size(), empty, bytes, total.getValue());
        if (cfg.out != null) {
            try (ZipOutputStream zip = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(cfg.out)))) {
                for (Map.Entry<String, byte[]> e : archive.entrySet()) {
                    ZipEntry entry = new ZipEntry(e.getKey());
                    entry.setTime(0);
                    zip.putNextEntry(entry);
                    zip.write(e.getValue());
                    zip.closeEntry();
                }
            }
        }
    }

    private static Result render(Scene scene, Job job, Config cfg) {
        double size = 1.0 / (1 << job.zoom());
        Viewport view = new Viewport(job.x() * size, job.y() * size, size, cfg.tile);
        Canvas canvas = new Canvas(cfg.tile, cfg.samples, scene.background());
        int drawn = 0;
        for (Shape s : scene.shapes()) {
            if (!s.visibleIn(view)) continue;
            s.paint(canvas, view);
            drawn++;
        }
        int[] pixels = canvas.pixels();
        return new Result(job, PngEncoder.encode(pixels, cfg.tile, cfg.level), drawn, countColors(pixels));
    }

    private static int countColors(int[] pixels) {
        Set<Integer> set = new HashSet<>();
        for (int p : pixels) set.add(p);
        return set.size();
    }
}
