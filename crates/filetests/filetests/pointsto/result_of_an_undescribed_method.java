// test: pointsto
// What a method gives that nobody described is an object of the type that it declares, or anything of that
// type which it was given or which was given to what it works on.
import javax.swing.tree.DefaultMutableTreeNode;

class P {
    static class A {}

    public static void main(String[] args) {
        DefaultMutableTreeNode node = new DefaultMutableTreeNode(); //@ calls
        node.setUserObject(new A());
        Object got = node.getUserObject(); //@ pointsto got; calls
    }
}

/* expected
10 calls
  <init>:
    JDK DefaultMutableTreeNode.<init>, which nobody described
12 pointsto got
  DefaultMutableTreeNode at 10
  P.A at 11
  undescribed Object of getUserObject at 12
12 calls
  getUserObject:
    JDK DefaultMutableTreeNode.getUserObject, which nobody described
*/
