// test: counted
// Several locals advance together, one of them to the limit; a step may be what a local holds.
class P {
    public static void main(String[] args) {
        int size = args.length + 2;
        int index = args[0].length();
        int at = index * size;
        while ((at -= size) >= 0) {
            index--; //@ counted sum of values of index
            System.out.println(args[index].charAt(at));
        }
        for (int i = 0; i < index; i += size) { //@ counted loop iterations
            System.out.println(i);
        }
        for (int i = 0; i < index; i += size) { //@ counted loop iterations
            size++;
            System.out.println(i);
        }
    }
}

/* expected
9 counted sum of values of index
  8: adds -local and -1, ends behind 0
12 counted loop iterations
  8: adds -local and -1, ends behind 0
  12: adds local, ends at local
15 counted loop iterations
  8: adds -local and -1, ends behind 0
*/
