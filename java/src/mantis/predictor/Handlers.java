package mantis.predictor;

import java.lang.Thread.UncaughtExceptionHandler;

/**
 * What a program does about exceptions that nothing catches, in the place of the methods of
 * {@link Thread}: handlers of single threads and of all, for the threads of the slice alone. What stops a
 * prediction is for no handler.
 */
public final class Handlers {
    private static volatile UncaughtExceptionHandler ofAll;
    /** The thread of {@code main} may be one of whoever asks for the prediction. */
    private static volatile UncaughtExceptionHandler ofMain;

    private Handlers() {}

    /** As {@link Thread#setDefaultUncaughtExceptionHandler}. */
    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        Guard.handlersSet = true;
        ofAll = handler;
    }

    /** As {@link Thread#getDefaultUncaughtExceptionHandler}. */
    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return ofAll;
    }

    /** As {@link Thread#setUncaughtExceptionHandler}. */
    public static void setUncaughtExceptionHandler(Thread thread, UncaughtExceptionHandler handler) {
        if (thread == Guard.main) {
            Guard.handlersSet = true;
            ofMain = handler;
        } else {
            thread.setUncaughtExceptionHandler(handler == null ? null : new OfThread(handler));
        }
    }

    /** As {@link Thread#getUncaughtExceptionHandler}. */
    public static UncaughtExceptionHandler getUncaughtExceptionHandler(Thread thread) {
        if (thread == Guard.main) {
            return ofMain != null ? ofMain : thread.getThreadGroup();
        }
        UncaughtExceptionHandler handler = thread.getUncaughtExceptionHandler();
        return handler instanceof OfThread ? ((OfThread) handler).handler : handler;
    }

    static void end() {
        ofAll = null;
        ofMain = null;
    }

    /** Calls the program's handler for a thread that has none of its own; false where there is none, or it is not for it. */
    static boolean handle(Thread thread, Throwable thrown) {
        UncaughtExceptionHandler handler = thread == Guard.main && ofMain != null ? ofMain : ofAll;
        if (handler == null || isOfPrediction(thrown)) {
            return false;
        }
        try {
            handler.uncaughtException(thread, thrown);
        } catch (Throwable ignored) {
            // The JVM does not mind either.
            return !isOfPrediction(ignored);
        }
        return true;
    }

    private static boolean isOfPrediction(Throwable thrown) {
        boolean misfit = thrown instanceof LinkageError && !(thrown instanceof ExceptionInInitializerError);
        return misfit || Guard.isStopped();
    }

    private static final class OfThread implements UncaughtExceptionHandler {
        final UncaughtExceptionHandler handler;

        OfThread(UncaughtExceptionHandler handler) {
            this.handler = handler;
        }

        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {
            if (!isOfPrediction(thrown)) {
                handler.uncaughtException(thread, thrown);
            } else if (thread.getThreadGroup() != null) {
                thread.getThreadGroup().uncaughtException(thread, thrown);
            }
        }
    }
}
