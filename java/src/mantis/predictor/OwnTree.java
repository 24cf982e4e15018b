package mantis.predictor;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;

/** Walks folders of which {@link OwnFiles} has something, as {@link Files} walks others. */
final class OwnTree {
    private OwnTree() {}

    /** What {@link Files#walk} gives, in its order. */
    static List<Path> walk(Path start, int depth) throws IOException {
        if (!OwnFiles.exists(start.toFile())) {
            throw new NoSuchFileException(start.toString());
        }
        List<Path> all = new ArrayList<Path>();
        walk(start, depth, all);
        return all;
    }

    private static void walk(Path path, int depth, List<Path> all) {
        all.add(path);
        if (depth > 0 && OwnFiles.isDirectory(path.toFile())) {
            for (Path child : list(path)) {
                walk(child, depth - 1, all);
            }
        }
    }

    /** What is in a folder, as paths that begin like its own. */
    static List<Path> list(Path folder) {
        List<Path> children = new ArrayList<Path>();
        for (File child : OwnFiles.children(folder.toFile())) {
            children.add(folder.resolve(child.getName()));
        }
        return children;
    }

    /** As {@link Files#walkFileTree}; false when the visitor ended the walk. */
    static FileVisitResult visit(Path path, int depth, FileVisitor<? super Path> visitor) throws IOException {
        File file = path.toFile();
        if (!OwnFiles.exists(file)) {
            return visitor.visitFileFailed(path, new NoSuchFileException(path.toString()));
        }
        if (depth <= 0 || !OwnFiles.isDirectory(file)) {
            return visitor.visitFile(path, attributes(path));
        }
        FileVisitResult before = visitor.preVisitDirectory(path, attributes(path));
        if (before != FileVisitResult.CONTINUE) {
            return before == FileVisitResult.SKIP_SUBTREE ? FileVisitResult.CONTINUE : before;
        }
        for (Path child : list(path)) {
            FileVisitResult result = visit(child, depth - 1, visitor);
            if (result == FileVisitResult.TERMINATE) {
                return result;
            }
            if (result == FileVisitResult.SKIP_SIBLINGS) {
                break;
            }
        }
        return visitor.postVisitDirectory(path, null);
    }

    static BasicFileAttributes attributes(Path path) throws IOException {
        OwnFiles.Entry entry = OwnFiles.entry(OwnFiles.file(path));
        if (entry == null) {
            return Files.readAttributes(path, BasicFileAttributes.class, new LinkOption[0]);
        }
        if (!entry.exists()) {
            throw new NoSuchFileException(path.toString());
        }
        return new Attributes(entry);
    }

    /** What is known of a file in memory. */
    private static final class Attributes implements BasicFileAttributes {
        private final boolean folder;
        private final long size;
        private final long time;

        Attributes(OwnFiles.Entry entry) {
            folder = entry.folder;
            size = entry.length();
            time = entry.time;
        }

        @Override
        public FileTime lastModifiedTime() {
            return FileTime.fromMillis(time);
        }

        @Override
        public FileTime lastAccessTime() {
            return lastModifiedTime();
        }

        @Override
        public FileTime creationTime() {
            return lastModifiedTime();
        }

        @Override
        public boolean isRegularFile() {
            return !folder;
        }

        @Override
        public boolean isDirectory() {
            return folder;
        }

        @Override
        public boolean isSymbolicLink() {
            return false;
        }

        @Override
        public boolean isOther() {
            return false;
        }

        @Override
        public long size() {
            return size;
        }

        @Override
        public Object fileKey() {
            return null;
        }
    }
}
