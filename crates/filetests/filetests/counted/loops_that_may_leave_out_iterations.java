// test: counted
// A sample may leave out iterations where a counter or an iterator leads to the end of the loop.
class P {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < args.length; i++) { //@ perforable loop iterations
            for (int k = 0; k < args[i].length(); k += 2) {
                sum += args[i].charAt(k);
            }
            if (sum > 1000) { //@ perforable condition true
                System.out.println(i);
            }
        }
        for (String text : java.util.List.of(args)) {
            if (text.length() > 3) { //@ perforable condition true
                System.out.println(text);
            }
        }
    }
}

/* expected
6 perforable loop iterations
  none
10 perforable condition true
  6: counter by 1
  7: counter by 2
15 perforable condition true
  14: iterator
*/
