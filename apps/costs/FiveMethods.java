/** Section 2.3.1: five methods that sleep 1, 10, 500, 100 and 0 ms, called in six mixtures. Argument: the mixture, from 1 to 6. */
public class FiveMethods {
    static void function1() throws InterruptedException {
        Thread.sleep(1);
    }

    static void function2() throws InterruptedException {
        Thread.sleep(10);
    }

    static void function3() throws InterruptedException {
        Thread.sleep(500);
    }

    static void function4() throws InterruptedException {
        Thread.sleep(100);
    }

    static void function5() {
    }

    public static void main(String[] args) throws InterruptedException {
        switch (Integer.parseInt(args[0])) {
            case 1:
                function1(); function3(); function3(); function5(); function3();
                break;
            case 2:
                function5(); function2(); function2(); function4(); function4();
                break;
            case 3:
                function3(); function4(); function4(); function5(); function4();
                break;
            case 4:
                function1(); function1(); function5(); function4(); function2();
                break;
            case 5:
                function1(); function1(); function1(); function2(); function1();
                break;
            default:
                function5(); function4(); function3(); function2(); function1();
        }
    }
}
