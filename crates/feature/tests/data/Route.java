package demo;

import java.util.List;

class Route {
    enum Color { RED, GREEN, BLUE }

    static int total;
    double length;
    int[] best = new int[4];
    int[][] grid = new int[2][2];

    static int load(String s) {
        return s.length();
    }

    static int load(int n) {
        return n;
    }

    int branches(int a, int b, boolean flag) {
        if (a < b) total++;
        if (a < b || flag) total += 2;
        if (a < b && flag) total += 3;
        if ((a < b || flag) && b > 3) total += 4;
        if ((a < b && flag) || b > 3) total += 5;
        if (!flag) total += 6;
        int m = a < b ? a : b;
        boolean r = a == b;
        return r ? m : -m;
    }

    void loops(int n, List<String> names) {
        for (int i = 0; i < n; i++) {
            if (i % 3 == 0) {
                total += i;
            }
        }
        int k = n;
        while (k > 0) {
            k--;
            if (k == 7) {
                total--;
            }
        }
        do {
            k++;
        } while (k < n || k < 5);
        while (k > 0) {
            k -= 2;
            if (k == 3) return;
        }
        for (String name : names) {
            length += name.length();
        }
        for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) grid[i][j] += i * j;
        while (true) {
            try {
                best[k] = Integer.parseInt(names.get(k++));
            } catch (NumberFormatException e) {
                continue;
            }
            break;
        }
    }

    int cases(int n, Color c, String s, char ch) {
        switch (n) {
            case 1: return 10;
            case 3: return 30;
            default: break;
        }
        switch (n) {
            case -100000: total = 1; break;
            case 100000: total = 2; break;
        }
        switch (c) {
            case RED: return 1;
            case BLUE: return 2;
        }
        switch (s) {
            case "left": return 3;
            case "right": return 4;
        }
        switch (ch) {
            case 'a': return 5;
            case 'z': return 6;
        }
        return 0;
    }

    int hidden(int[] xs, long[] ys) {
        int sum = 0;
        for (int x : xs) sum += x;
        ys[0] = sum;
        java.util.function.IntUnaryOperator f = y -> y > 0 ? y : -y;
        synchronized (this) {
            total = f.applyAsInt(sum);
        }
        byte[] bytes = new byte[1];
        bytes[0]++;
        ((int[]) (Object) xs).clone()[0] = 1;
        return sum;
    }

    static class Stop {
        float cost;

        void set(Route r) {
            cost = 1;
            r.length = 2;
        }
    }
}
