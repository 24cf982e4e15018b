// test: counted
class P {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n; i++) { //@ counted loop iterations
            for (int k = i; k >= 0; k -= 2) { //@ counted loop iterations
                System.out.println(k);
            }
            for (String a : args) { //@ counted loop iterations
                if (a.length() == k(i)) { //@ counted condition true
                    System.out.println(a);
                }
            }
        }
    }

    static int k(int i) {
        return i;
    }
}

/* expected
5 counted loop iterations
  5: adds 1, ends at local
6 counted loop iterations
  6: adds -2, ends behind 0
9 counted loop iterations
  9: adds 1, ends at local
10 counted condition true
  none
*/
