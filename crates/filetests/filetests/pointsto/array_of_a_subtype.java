// test: pointsto
// An array of texts is an array of objects.
class P {
    public static void main(String[] args) {
        Object[] some = args.length > 1 ? new Object[1] : new Integer[1]; //@ pointsto some
        Integer[] numbers = (Integer[]) some; //@ pointsto numbers
        some[0] = 7;
        Object x = numbers[0]; //@ pointsto x
    }
}

/* expected
5 pointsto some
  Integer[] at 5
  Object[] at 5
6 pointsto numbers
  Integer[] at 5
8 pointsto x
  any Integer
*/
