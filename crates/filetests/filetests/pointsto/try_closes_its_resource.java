// test: pointsto
class P implements AutoCloseable {
    public void close() {
        System.out.println(); //@ reached
    }

    public static void main(String[] args) {
        try (P p = new P()) { //@ calls close
            System.out.println(p);
        }
    }
}

/* expected
4 reached
  yes
8 calls close
  close:
    P.close
*/
