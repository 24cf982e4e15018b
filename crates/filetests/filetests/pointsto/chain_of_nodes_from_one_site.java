// test: pointsto
// All nodes that one site makes are one object, whose field leads to itself.
class P {
    P next;

    public static void main(String[] args) {
        P list = null;
        for (String arg : args) {
            P node = new P();
            node.next = list;
            list = node;
        }
        P third = list.next.next; //@ pointsto third
    }
}

/* expected
13 pointsto third
  P at 9
*/
