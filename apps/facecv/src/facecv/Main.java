package facecv;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Comparator;
import nu.pattern.OpenCV;
import org.opencv.core.CvException;
import org.opencv.core.Mat;
import org.opencv.core.MatOfRect;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.CascadeClassifier;
import pnm.PnmHeader;

/** Finds the faces in an image and outlines them, by OpenCV. */
public final class Main {
    /** OpenCV's colors are blue, green, red. */
    private static final Scalar RED = new Scalar(0, 0, 255);
    private static final int OUTLINE = 3;
    /** From one size of the window to the next. */
    private static final double STEP = 1.03;
    private static final int FEWEST_HITS = 3;
    /** OpenCV's threads find them in any order. */
    private static final Comparator<Rect> TOP_TO_BOTTOM =
            Comparator.<Rect>comparingInt(face -> face.y).thenComparingInt(face -> face.x);

    private Main() {
    }

    /** Arguments: the image, and the image to write. */
    public static void main(String[] args) {
        if (args.length != 2) {
            System.err.println("usage: facecv IMAGE OUT.ppm");
            System.exit(2);
        }
        try {
            PnmHeader header = header(Paths.get(args[0]));
            System.out.printf("%d x %d pixels%n", header.width(), header.height());
            OpenCV.loadLocally();
            Mat image = Imgcodecs.imread(args[0]);
            if (image.empty()) {
                throw new IOException(args[0] + " cannot be read");
            }
            Rect[] faces = detect(image);
            System.out.println(faces.length + " faces");
            for (Rect face : faces) {
                System.out.println(face.width + " x " + face.height + " at " + face.x + "," + face.y);
                Imgproc.rectangle(image, face, RED, OUTLINE);
            }
            if (!Imgcodecs.imwrite(args[1], image)) {
                throw new IOException(args[1] + " cannot be written");
            }
        } catch (IOException | CvException e) {
            System.err.println("cannot find faces in " + args[0] + " for " + args[1] + ": " + e.getMessage());
            System.exit(1);
        }
    }

    /** Tells images that are too large before they are read. */
    private static PnmHeader header(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return PnmHeader.read(in);
        }
    }

    private static Rect[] detect(Mat image) throws IOException {
        CascadeClassifier cascade = FrontalFace.load();
        Mat gray = new Mat();
        Imgproc.cvtColor(image, gray, Imgproc.COLOR_BGR2GRAY);
        MatOfRect faces = new MatOfRect();
        cascade.detectMultiScale(gray, faces, STEP, FEWEST_HITS);
        Rect[] found = faces.toArray();
        Arrays.sort(found, TOP_TO_BOTTOM);
        return found;
    }
}
