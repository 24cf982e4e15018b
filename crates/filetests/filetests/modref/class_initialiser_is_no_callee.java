// test: modref
// What a class initialiser writes is not that of the statement that makes it run.
class P {
    static class Table {
        static int size = 3;
    }

    public static void main(String[] args) {
        int n = Table.size; //@ modref
        System.out.println(n);
    }
}

/* expected
9 modref
  reads P.Table.size
*/
