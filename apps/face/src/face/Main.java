package face;

import java.io.IOException;
import java.nio.file.Paths;
import java.util.List;

import pnm.ImageFormatException;

/** Finds the faces in an image and outlines them. */
public final class Main {
    private static final int RED = 0xff0000;
    private static final int OUTLINE = 3;

    private Main() {
    }

    /** Arguments: the image, and the image to write. */
    public static void main(String[] args) {
        if (args.length != 2) {
            System.err.println("usage: face IMAGE OUT.ppm");
            System.exit(2);
        }
        try {
            Picture picture = PnmFile.read(Paths.get(args[0]));
            Cascade cascade = FrontalFace.cascade();
            List<Box> faces = new Detector(cascade).detect(picture.toGray());
            System.out.printf("%d x %d pixels, %d windows, %d stages%n", picture.width(), picture.height(), cascade.windows(),
                    cascade.stagesRun());
            System.out.println(faces.size() + " faces");
            for (Box face : faces) {
                System.out.println(face);
                outline(picture, face);
            }
            PnmFile.write(picture, Paths.get(args[1]));
        } catch (ImageFormatException e) {
            System.err.println(args[0] + ": " + e.getMessage());
            System.exit(1);
        } catch (IOException e) {
            System.err.println("cannot read or write an image: " + e);
            System.exit(1);
        }
    }

    private static void outline(Picture picture, Box box) {
        for (int width = 0; width < OUTLINE; width++) {
            int left = box.x() - width;
            int top = box.y() - width;
            int right = box.x() + box.size() - 1 + width;
            int bottom = box.y() + box.size() - 1 + width;
            for (int x = left; x <= right; x++) {
                picture.set(x, top, RED);
                picture.set(x, bottom, RED);
            }
            for (int y = top; y <= bottom; y++) {
                picture.set(left, y, RED);
                picture.set(right, y, RED);
            }
        }
    }
}
