package mantis.watch;

/** An action of {@code watch.toml}, by its name there, or by its method ({@code com.x.Service.handle(int)}). */
public final class Action {
    private final String name;
    /** Its number; an action gets one when its class is loaded. */
    private volatile int number = -1;

    private Action(String name) {
        this.name = name;
    }

    /** The action of this name. It need not be loaded yet, nor be there at all: then nothing is known of it. */
    public static Action named(String name) {
        return new Action(java.util.Objects.requireNonNull(name));
    }

    /** Its name. */
    public String name() {
        return name;
    }

    /** Its number, or -1 while it is not known. */
    int number() {
        int known = number;
        if (known < 0 && Slots.present()) {
            number = known = Native.action(name);
        }
        return known;
    }

    @Override
    public String toString() {
        return name;
    }
}
