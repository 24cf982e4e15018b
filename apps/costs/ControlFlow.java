/** Section 2.3.3: as the five methods, but one has a branch that calls another. Arguments: the mixture, from 1 to 6, and n. */
public class ControlFlow {
    static void function1() throws InterruptedException {
        Thread.sleep(20);
    }

    static void function2(int n) throws InterruptedException {
        Thread.sleep(5);
        if (n > 6) {
            function4();
        }
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
        int n = Integer.parseInt(args[1]);
        switch (Integer.parseInt(args[0])) {
            case 1:
                function1(); function3(); function3(); function5(); function3();
                break;
            case 2:
                function5(); function2(n); function2(n); function4(); function4();
                break;
            case 3:
                function3(); function4(); function4(); function5(); function4();
                break;
            case 4:
                function1(); function1(); function5(); function4(); function2(n);
                break;
            case 5:
                function1(); function1(); function1(); function2(n); function1();
                break;
            default:
                function5(); function4(); function3(); function2(n); function1();
        }
    }
}
