// args: 3 | 10 | 25
class InheritedBase {
    int calls;

    InheritedBase() {
        calls = 2;
    }

    int cost(int n) {
        return n;
    }

    void main() {
        int n = Integer.getInteger("n", 12);
        int total = 0;
        for (int i = 0; i < n; i++) {
            total += cost(i);
            calls++;
        }
        for (int i = 0; i < total + calls; i++) {
            total += i & 1;
        }
        System.out.println(total);
    }
}

/** A main without arguments that the main class inherits, run on an object of the main class. */
class InheritedMain extends InheritedBase {
    @Override
    int cost(int n) {
        return n % 3 + calls % 2;
    }
}
