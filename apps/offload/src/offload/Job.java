package offload;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A program to run with its input: what a device sends. The program goes with it, as the state does that the
 * paper's devices send, so a server knows nothing of it before.
 */
final class Job {
    final byte[] jar;
    final String[] args;
    /** The contents of those arguments that name files; null for the others. */
    final byte[][] files;

    private Job(byte[] jar, String[] args, byte[][] files) {
        this.jar = jar;
        this.args = args;
        this.files = files;
    }

    static Job of(Path jar, String[] args) throws IOException {
        byte[][] files = new byte[args.length][];
        for (int i = 0; i < args.length; i++) {
            Path path = Path.of(args[i]);
            files[i] = Files.isRegularFile(path) ? Files.readAllBytes(path) : null;
        }
        return new Job(Files.readAllBytes(jar), args, files);
    }

    byte[] toBytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(jar.length);
        out.write(jar);
        out.writeInt(args.length);
        for (int i = 0; i < args.length; i++) {
            out.writeBoolean(files[i] != null);
            if (files[i] == null) {
                out.writeUTF(args[i]);
            } else {
                out.writeInt(files[i].length);
                out.write(files[i]);
            }
        }
        return bytes.toByteArray();
    }

    /** Puts program and files into a folder; the arguments are those of a run in there. */
    static String[] unpack(byte[] bytes, Path folder) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        Files.write(folder.resolve("program.jar"), part(in));
        String[] args = new String[in.readInt()];
        for (int i = 0; i < args.length; i++) {
            if (in.readBoolean()) {
                Path file = folder.resolve("file" + i);
                Files.write(file, part(in));
                args[i] = file.toString();
            } else {
                args[i] = in.readUTF();
            }
        }
        return args;
    }

    private static byte[] part(DataInputStream in) throws IOException {
        byte[] part = new byte[in.readInt()];
        in.readFully(part);
        return part;
    }
}
