// test: modref
// A method that nobody described reads and writes all that it can reach from what it is given.
class P {
    int n;

    static int other;

    public static void main(String[] args) {
        P p = new P();
        p.n = args.length;
        other = p.n;
        new javax.swing.tree.DefaultMutableTreeNode().setUserObject(p); //@ modref setUserObject
        System.out.println(p.n + other);
    }
}

/* expected
12 modref setUserObject
  reads P at 9.n
  reads P at 9.state
  reads the JDK's ?.state
  reads the JDK's DefaultMutableTreeNode.EMPTY_ENUMERATION.state
  reads the JDK's DefaultMutableTreeNode.serialVersionUID.state
  writes P at 9.n
  writes P at 9.state
  writes the JDK's ?.state
  writes the JDK's DefaultMutableTreeNode.EMPTY_ENUMERATION.state
  writes the JDK's DefaultMutableTreeNode.serialVersionUID.state
*/
