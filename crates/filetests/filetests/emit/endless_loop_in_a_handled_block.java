// test: emit
// Only its exception ends the loop, so the handler comes next, whatever is sliced away.
class P {
    public static void main(String[] args) {
        int[] cells = new int[args.length];
        int caught = 0;
        try {
            for (int k = 0; ; k++) {
                cells[k] = k;
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            caught = args.length; //@ emit sum of values of caught
        }
        System.out.println(caught);
    }
}

/* expected
12 emit sum of values of caught
  class P
    main([Ljava/lang/String;)V
      aload 0
      arraylength
      dup
      i2l
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      pop
      return
*/
