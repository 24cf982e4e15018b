// args: 3 2 | 10 0 | 25 1
/** Hidden fields and static methods, private methods of the same name, overloads chosen by static type, super fields. */
public class HiddenMembers {
    static class Base {
        int size = 1;
        static int made;

        Base() {
            made++;
        }

        static int cost() {
            return 2;
        }

        private int own() {
            return 10;
        }

        int run() {
            return own() + size;
        }

        int meet(Base b) {
            return 1;
        }

        int meet(Derived d) {
            return 5;
        }
    }

    static class Derived extends Base {
        int size = 100;
        static int made;

        Derived() {
            made += 3;
            super.size += 7;
        }

        static int cost() {
            return 20;
        }

        private int own() {
            return 1000;
        }

        int all() {
            return super.size + size + own() + super.run();
        }

        @Override
        int meet(Base b) {
            return 50;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int m = Integer.parseInt(args[1]);
        Base[] all = {new Base(), new Derived(), new Derived()};
        int total = Base.cost() + Derived.cost();
        for (int i = 0; i < n; i++) {
            Base b = all[i * m % 3];
            b.size += i;
            total += b.run() + b.meet(all[i % 3]);
            if (b instanceof Derived) {
                Derived d = (Derived) b;
                d.size -= 2;
                total += d.all() % 100 + b.meet(d) + d.meet(d);
            }
        }
        for (Base b : all) {
            for (int i = 0; i < b.size; i += 5) {
                total++;
            }
        }
        for (int i = 0; i < Base.made * 10 + Derived.made; i++) {
            total++;
        }
        System.out.println(total);
    }
}
