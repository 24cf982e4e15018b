/** Five methods that do 1, 10, 500, 100 and 0 rounds of work, called as often as the five arguments say. */
public class Five {
    static int done;

    static void work(int rounds) {
        for (int i = 0; i < rounds; i++) {
            done += i % 3;
        }
    }

    static void function1() {
        work(1);
    }

    static void function2() {
        work(10);
    }

    static void function3() {
        work(500);
    }

    static void function4() {
        work(100);
    }

    static void function5() {
    }

    public static void main(String[] args) {
        for (int i = Integer.parseInt(args[0]); i > 0; i--) {
            function1();
        }
        for (int i = Integer.parseInt(args[1]); i > 0; i--) {
            function2();
        }
        for (int i = Integer.parseInt(args[2]); i > 0; i--) {
            function3();
        }
        for (int i = Integer.parseInt(args[3]); i > 0; i--) {
            function4();
        }
        for (int i = Integer.parseInt(args[4]); i > 0; i--) {
            function5();
        }
        if (done < 0) {
            System.out.println(done);
        }
    }
}
