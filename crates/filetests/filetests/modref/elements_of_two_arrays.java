// test: modref
class P {
    public static void main(String[] args) {
        int[] one = new int[2];
        int[] other = new int[3];
        one[0] = args.length; //@ modref
        other[one[1]] = 5; //@ modref
        System.out.println(other[0]);
    }
}

/* expected
6 modref
  writes int[] at 4.elem
7 modref
  reads int[] at 4.elem
  writes int[] at 5.elem
*/
