/** Methods whose values depend on their own statements only. */
public class Pure {
    static int counter;
    static long total;
    static double real;

    static int first(int a, long b, Object c, double d) {
        return a * 3 + 1;
    }

    static int second(int a, int b) {
        int sum = 0;
        for (int i = 0; i < b; i++) {
            sum += i ^ 5;
        }
        return sum;
    }

    static int fLoops(int n) {
        int even = 0;
        int odd = 0;
        long product = 1;
        for (int i = 0; i < n; i++) {
            if (i % 2 == 0) {
                even += i;
            } else {
                odd -= i;
            }
            int j = i;
            while (j > 0) {
                product = product * 31 + j;
                j /= 2;
            }
        }
        return even + odd + (int) product;
    }

    static double fKinds(int n) {
        float f = n;
        double d = n * 0.5;
        long l = n;
        int i = n;
        byte b = (byte) n;
        short s = (short) (n * 7);
        char c = (char) (n + 'a');
        for (int k = 0; k < n; k++) {
            f += k / 3f;
            d = d * 1.01 + f;
            l ^= (long) d << 3;
            i += l > 100 ? k : -k;
            b += i;
            s -= b;
            c++;
        }
        return f + d + l + i + b + s + c;
    }

    static int fSwitches(int n) {
        int a = 0;
        int b = 0;
        for (int i = 0; i < n; i++) {
            switch (i % 7) {
                case 0:
                    a++;
                case 1:
                    b += 2;
                    break;
                case 5:
                    a -= b;
                    continue;
                default:
                    b ^= a;
            }
            switch (b & 0xff00ff) {
                case 100000:
                    a += 9;
                    break;
                case -4:
                    return a;
                case 3:
                    a++;
            }
        }
        return a * b;
    }

    static int fTernaries(int n) {
        int x = 0;
        int y = 1;
        for (int i = 0; i < n; i++) {
            x += (i & 1) == 0 ? y : i > 3 ? x - i : -y;
            y = (x > y ? 2 : 3) * (i % 3 == 0 ? x : y + (x < 0 ? 1 : i));
            boolean both = x > 2 && (y < 10 || i == 4) && !(x == y);
            y += both ? 1 : 0;
        }
        return x + y;
    }

    static int fArrays(int n) {
        int[] a = new int[n + 1];
        long[] w = new long[n + 1];
        int i = 0;
        int last = 0;
        while (i < n) {
            a[i] = a[i++] + i;
            a[i] += last = i * 2;
            w[i] += a[i - 1]++ + (w[i - 1] <<= 1);
            last = a[i] = i ^ last;
        }
        long sum = 0;
        for (long v : w) {
            sum += v;
        }
        return (int) sum + a[n];
    }

    static long fStatics(int n) {
        counter = 0;
        total = 1;
        real = 0;
        for (int i = 0; i < n; i++) {
            counter += i;
            long before = total++;
            double r = real += before / 2.0;
            total *= counter++ > 4 ? 3 : 2;
            if (r > 100) {
                total -= 7;
            }
        }
        return total + counter + (long) real;
    }

    static int fCalls(int n) {
        int x = 0;
        int noise = 1;
        for (int i = 0; i < n; i++) {
            noise = noise * 7 + second(i, 3);
            x += first(i + x, noise * 5L, i > 3 ? "text" : null, noise / 3.0);
            x -= second(noise > 3 ? 1 : 2, i) + first(second(1, i), i > 2 ? 1L : noise, "x", 1.0);
        }
        return x;
    }

    static int fExceptions(int n) {
        int caught = 0;
        int done = 0;
        int last = 0;
        for (int i = 0; i < n; i++) {
            try {
                last = 100 / (i % 4);
                done++;
                if (i % 5 == 0) {
                    throw new IllegalStateException();
                }
                done += last;
            } catch (ArithmeticException e) {
                caught++;
            } catch (IllegalStateException e) {
                caught += 10;
                last = -1;
            } finally {
                done += 2;
            }
            caught ^= last;
        }
        return caught + done;
    }

    static int fLabels(int n) {
        int count = 0;
        int skipped = 0;
        outer:
        for (int i = 0; i < n; i++) {
            for (int j = 0;; j++) {
                count += i;
                if (j > i) {
                    continue outer;
                }
                if (count > 500) {
                    break outer;
                }
                if ((i ^ j) % 3 == 1) {
                    skipped++;
                    break;
                }
                do {
                    skipped += j + 1;
                } while (skipped % 5 == 2);
            }
            count--;
        }
        return count - skipped;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        fLoops(n);
        fKinds(n);
        fSwitches(n);
        fTernaries(n);
        fArrays(n);
        fStatics(n);
        fCalls(n);
        fExceptions(n);
        fLabels(n);
    }
}
