import java.io.BufferedReader;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Writes files, opens a socket and starts a process while it counts: {@code Writes NUMBERS OUTPUT}. */
public class Writes {
    static int lines;
    static long work;

    static void emit(PrintWriter out, int n) {
        for (int i = 0; i < n; i++) {
            out.println(n + " " + i);
            lines++;
            for (int k = 0; k < 500; k++) {
                work += k ^ i;
            }
        }
        out.flush();
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        int numbers = 0;
        try (BufferedReader in = new BufferedReader(new FileReader(args[0]));
                PrintWriter out = new PrintWriter(new FileWriter(args[1]));
                ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String line;
            while ((line = in.readLine()) != null) {
                emit(out, Integer.parseInt(line.trim()));
                numbers++;
                out.println(socket.getLocalPort());
            }
            new ProcessBuilder("true").start().waitFor();
        }
        System.out.println(numbers + " " + lines + " " + work);
    }
}
