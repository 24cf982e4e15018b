package encryptor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;

/** Encrypts a file with a matrix key. */
public final class Main {
    private Main() {
    }

    /** Arguments: the file to encrypt, the key file, the file to write. */
    public static void main(String[] args) {
        if (args.length != 3) {
            System.err.println("usage: encryptor FILE KEY OUT");
            System.exit(2);
        }
        Path input = Paths.get(args[0]);
        if (!Files.isRegularFile(input)) {
            System.err.println("no such file: " + input);
            System.exit(1);
        }
        try {
            MatrixKey key = MatrixKey.read(Paths.get(args[1]));
            FileEncryptor encryptor = new FileEncryptor(key);
            long bytes = encryptor.encrypt(input, Paths.get(args[2]));
            System.out.printf("%d bytes encrypted in %d blocks of %d%n", bytes, encryptor.blocks(), key.size());
        } catch (KeyFormatException e) {
            System.err.println(args[1] + ": " + e.getMessage());
            System.exit(1);
        } catch (IOException e) {
            System.err.println("cannot encrypt " + input + ": " + e);
            System.exit(1);
        }
    }
}
