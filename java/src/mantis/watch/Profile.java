package mantis.watch;

/** The resources that are of interest (a resource profile), with the counts at the last {@link Profiler#reset}. For one thread. */
public final class Profile {
    final int resources;
    final long[] marks = new long[Meter.SIZE];
    final Measurement measurement = new Measurement();

    /** A profile of these resources. */
    public Profile(Resource... resources) {
        int bits = 0;
        for (Resource resource : resources) {
            bits |= resource.bit();
        }
        this.resources = bits;
    }
}
