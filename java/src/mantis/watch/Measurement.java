package mantis.watch;

/** What was consumed (a resource profile measurement). That of a profile is overwritten by its next count. */
public final class Measurement {
    final double[] amounts = new double[Resource.count()];

    /** Nothing was measured yet. */
    public Measurement() {
        java.util.Arrays.fill(amounts, Double.NaN);
    }

    /** The amount in the resource's unit; not a number where it was not measured or there is no agent. */
    public double get(Resource resource) {
        return amounts[resource.ordinal()];
    }

    /** Sets an amount that was measured otherwise; not a number for none. */
    public void set(Resource resource, double amount) {
        amounts[resource.ordinal()] = amount;
    }
}
