// test: slice
// A generator without a seed draws one. What never asks for it may be made: here every number is the heir's.
import java.util.Random;

class P {
    public static void main(String[] args) {
        Random fixed = new Fixed();
        for (int i = 0; i < fixed.nextInt(10); i++) {} //@ slice loop iterations
        Random own = new Random();
        for (int i = 0; i < own.nextInt(10); i++) {} //@ slice loop iterations
        Random mixed = new Mixed();
        for (int i = 0; i < mixed.nextLong(); i++) {} //@ slice loop iterations
    }

    static class Fixed extends Random {
        int at;

        public int nextInt(int bound) {
            return at++ % bound;
        }
    }

    static class Mixed extends Random {
        public int nextInt(int bound) {
            return bound - 1;
        }
    }
}

/* expected
8 slice loop iterations
  7         Random fixed = new Fixed();
  8         for (int i = 0; i < fixed.nextInt(10); i++) {}
 15     static class Fixed extends Random {
 19             return at++ % bound;
10 slice loop iterations
  refused: depends on random through java.util.Random.<init> at line 9
12 slice loop iterations
  refused: depends on random through java.util.Random.<init> at line 23
*/
