package mantis.predictor;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** A visitor of files that watches what it is shown, in training, and sees the files of a sample only. */
final class WatchedVisitor implements FileVisitor<Path> {
    private final FileVisitor<? super Path> visitor;
    private final Path start;

    private WatchedVisitor(FileVisitor<? super Path> visitor, Path start) {
        this.visitor = visitor;
        this.start = start;
    }

    /** The same visitor where nothing is watched or left out. */
    static FileVisitor<? super Path> of(FileVisitor<? super Path> visitor, Path start) {
        boolean looks = Sampling.watches() || Sampling.isUnderWay();
        return looks && visitor != null ? new WatchedVisitor(visitor, start) : visitor;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
        return visitor.preVisitDirectory(folder, attributes);
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        if (!file.equals(start) && !Sampled.isShown(file)) {
            return FileVisitResult.CONTINUE;
        }
        Sampled.watch(file);
        return visitor.visitFile(file, attributes);
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException why) throws IOException {
        return visitor.visitFileFailed(file, why);
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException why) throws IOException {
        return visitor.postVisitDirectory(folder, why);
    }
}
