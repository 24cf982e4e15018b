package facecv;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.opencv.objdetect.CascadeClassifier;

/** The cascade for faces seen from the front, which is a resource of the program. */
final class FrontalFace {
    private static final String RESOURCE = "frontalface.xml";

    private FrontalFace() {
    }

    /** OpenCV reads cascades from files only, so the resource becomes one for a moment. */
    static CascadeClassifier load() throws IOException {
        Path file = Files.createTempFile("cascade", ".xml");
        try (InputStream in = FrontalFace.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new FileNotFoundException(RESOURCE);
            }
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
            CascadeClassifier cascade = new CascadeClassifier(file.toString());
            if (cascade.empty()) {
                throw new IOException(RESOURCE + " is not a cascade");
            }
            return cascade;
        } finally {
            Files.delete(file);
        }
    }
}
