package ringtone;

import java.io.IOException;
import java.nio.file.Paths;

/** Makes a ringtone of a part of a sound. */
public final class Main {
    private static final String USAGE = "usage: ringtone IN.wav START LENGTH OUT.mp3 [FADE_IN FADE_OUT]";
    private static final double FADE = 0.5;

    private Main() {
    }

    /** Arguments: the sound, where to cut it, the ringtone to write, how long to fade; times in seconds. */
    public static void main(String[] args) {
        if (args.length != 4 && args.length != 6) {
            System.err.println(USAGE);
            System.exit(2);
        }
        try {
            double start = Double.parseDouble(args[1]);
            double length = Double.parseDouble(args[2]);
            double fadeIn = args.length > 4 ? Double.parseDouble(args[4]) : FADE;
            double fadeOut = args.length > 4 ? Double.parseDouble(args[5]) : FADE;
            new RingtoneMaker(start, length, fadeIn, fadeOut).make(Paths.get(args[0]), Paths.get(args[3]));
        } catch (NumberFormatException e) {
            System.err.println("not a number of seconds: " + e.getMessage());
            System.exit(2);
        } catch (IllegalArgumentException e) {
            System.err.println("cannot cut " + args[0] + ": " + e.getMessage());
            System.exit(1);
        } catch (IOException e) {
            System.err.println("cannot make the ringtone: " + e);
            System.exit(1);
        }
    }
}
