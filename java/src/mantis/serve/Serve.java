package mantis.serve;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import mantis.predictor.Choice;
import mantis.predictor.Prediction;
import mantis.predictor.PredictionException;
import mantis.predictor.Predictor;

/**
 * Keeps predictors loaded and answers one request after the other; {@code mantis serve} owns sockets, queue
 * and time limits and talks to this class over pipes.
 *
 * <p>The arguments are predictor jars. All numbers are big-endian, a text is its length in bytes (4) and
 * UTF-8. For each jar, then for each request there is one reply: a byte that says what it is ({@link
 * #ANSWER}, ...) and a text. A request is: the index of the predictor (4), where standard input comes from
 * (1: none, file, text), the file's name or the text if there is one, the budget and the limit that choose a
 * model (texts, empty for the usual one), the number of arguments (4), the arguments.
 *
 * <p>When standard input ends, the front is gone: this process ends, too, even in the middle of a prediction.
 */
public final class Serve {
    /** A prediction as JSON; of a jar, its targets, one a line. */
    static final int ANSWER = 0;
    /** There is no prediction for this input; of a jar, it cannot be used. The text says why. */
    static final int NONE = 1;
    /** The request cannot be met by this predictor. */
    static final int WRONG = 2;

    private static final int FILE = 1;
    private static final int TEXT = 2;

    private final BlockingQueue<Request> requests = new LinkedBlockingQueue<Request>();
    private final DataOutputStream out;
    private Predictor[] predictors;

    private Serve(DataOutputStream out) {
        this.out = out;
    }

    /** Serves the predictors that the arguments name. */
    public static void main(String[] args) throws Exception {
        InputStream in = new FileInputStream(FileDescriptor.in);
        Serve serve = new Serve(new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))));
        // Whatever else reads or prints in this process must not meet the protocol.
        System.setIn(new ByteArrayInputStream(new byte[0]));
        System.setOut(System.err);
        serve.load(args);
        serve.readFrom(in);
        serve.answerAll();
    }

    private void load(String[] jars) throws IOException {
        predictors = new Predictor[jars.length];
        for (int i = 0; i < jars.length; i++) {
            try {
                predictors[i] = Predictor.load(jars[i]);
                StringBuilder targets = new StringBuilder();
                for (String target : predictors[i].targets()) {
                    targets.append(target).append('\n');
                }
                reply(ANSWER, targets.toString());
            } catch (IOException e) {
                reply(NONE, message(e));
            }
        }
    }

    private void readFrom(final InputStream in) {
        Thread reader = new Thread("requests") {
            @Override
            public void run() {
                try {
                    DataInputStream data = new DataInputStream(new BufferedInputStream(in));
                    while (true) {
                        requests.add(new Request(data));
                    }
                } catch (IOException e) {
                    // The end of the input, however it comes.
                    Runtime.getRuntime().halt(0);
                }
            }
        };
        reader.setDaemon(true);
        reader.start();
    }

    private void answerAll() throws IOException, InterruptedException {
        while (true) {
            Request request = requests.take();
            Predictor predictor = predictors[request.predictor];
            if (predictor == null) {
                reply(WRONG, "this predictor could not be loaded");
                continue;
            }
            Choice choice = new Choice();
            String wrong = request.budget.isEmpty() ? null : choice.read("--budget", request.budget);
            if (wrong == null && !request.within.isEmpty()) {
                wrong = choice.read("--within", request.within);
            }
            if (wrong != null) {
                reply(WRONG, wrong);
                continue;
            }
            try {
                reply(ANSWER, predict(choice.of(predictor), request).toJson());
            } catch (PredictionException e) {
                reply(NONE, message(e));
            } catch (IOException e) {
                reply(NONE, message(e));
            }
        }
    }

    private static Prediction predict(Predictor predictor, Request request) throws IOException {
        if (request.stdinFrom == FILE) {
            try (InputStream in = new BufferedInputStream(new FileInputStream(request.stdin))) {
                return predictor.predict(request.args, in);
            }
        }
        InputStream in = request.stdinFrom == TEXT ? new ByteArrayInputStream(request.stdin.getBytes("UTF-8")) : null;
        return predictor.predict(request.args, in);
    }

    private void reply(int kind, String text) throws IOException {
        byte[] bytes = text.getBytes("UTF-8");
        out.writeByte(kind);
        out.writeInt(bytes.length);
        out.write(bytes);
        out.flush();
    }

    private static String message(Exception e) {
        return e.getMessage() == null ? e.toString() : e.getMessage();
    }

    /** What is asked. */
    private static final class Request {
        final int predictor;
        final int stdinFrom;
        final String stdin;
        final String budget;
        final String within;
        final String[] args;

        Request(DataInputStream in) throws IOException {
            predictor = in.readInt();
            stdinFrom = in.readByte();
            stdin = stdinFrom == FILE || stdinFrom == TEXT ? text(in) : null;
            budget = text(in);
            within = text(in);
            args = new String[in.readInt()];
            for (int i = 0; i < args.length; i++) {
                args[i] = text(in);
            }
        }

        private static String text(DataInputStream in) throws IOException {
            byte[] bytes = new byte[in.readInt()];
            in.readFully(bytes);
            return new String(bytes, "UTF-8");
        }
    }
}
