// test: modref
class P {
    public static void main(String[] args) {
        int[] from = {args.length, 2};
        int[] to = new int[2];
        System.arraycopy(from, 0, to, 0, 2); //@ modref
        int[] copy = to.clone(); //@ modref
        System.out.println(copy[0]); //@ modref
    }
}

/* expected
6 modref
  reads int[] at 4.elem
  writes int[] at 5.elem
7 modref
  reads int[] at 5.elem
  writes int[] of clone at 7.elem
8 modref
  reads int[] of clone at 7.elem
  reads the JDK's System.out.state
  writes the JDK's System.out.state
*/
