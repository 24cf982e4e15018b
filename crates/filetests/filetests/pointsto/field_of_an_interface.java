// test: pointsto
// A constant that an interface computes is there when it is read; implementing the interface does not
// compute it.
interface Read {
    Object VALUE = new int[1]; //@ reached
}

interface Implemented {
    Object VALUE = new int[2]; //@ reached
}

class P implements Implemented {
    public static void main(String[] args) {
        Object value = Read.VALUE; //@ pointsto value
        System.out.println(new P());
    }
}

/* expected
5 reached
  yes
9 reached
  no
14 pointsto value
  int[] at 5
*/
