// args: 3 1.5 | 10 -2.25 | 25 100
/** Functions of Math that decide branches and bounds: rounding modes, powers, roots, floorMod, trigonometry. */
public class MathFunctions {
    static double newton(double x) {
        double r = x;
        int guard = 0;
        while (Math.abs(r * r - x) > 1e-9 && guard++ < 60) {
            r = (r + x / r) / 2;
        }
        return r;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        double x = Double.parseDouble(args[1]);
        int total = 0;
        for (int i = -n; i <= n; i++) {
            total += Math.floorMod(i, 7) - i % 7 + Math.floorDiv(i, 4);
            if (Math.round(i / 2.0) != (long) Math.rint(i / 2.0)) {
                total += 2;
            }
            if (Math.signum(i * x) > 0) {
                total++;
            }
        }
        for (int i = 0; i < Math.ceil(Math.sqrt(n)); i++) {
            total++;
        }
        int inside = 0;
        for (int i = 0; i < n; i++) {
            if (Math.hypot(Math.cos(i) * x, Math.sin(i)) < 1.2) {
                inside++;
            }
        }
        double r = newton(Math.abs(x) + n);
        for (int i = 0; i < (int) r; i++) {
            total++;
        }
        for (double y = Math.pow(1.1, n); y > 1; y = Math.log(y)) {
            total += 4;
        }
        int clamped = (int) Math.max(-5, Math.min(x * n, 30));
        while (clamped > 0) {
            clamped -= Math.max(1, (int) Math.cbrt(clamped));
            total++;
        }
        if (Math.fma(x, 2.0, 1.0) > Math.exp(1) && Math.toDegrees(Math.atan2(x, 1)) > 60) {
            total += 90;
        }
        System.out.println(total + " " + inside);
    }
}
