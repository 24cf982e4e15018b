// test: slice
interface Sized {
    int size();

    default int twice() {
        return 2 * size();
    }
}

class P implements Sized {
    int size;

    public int size() {
        return size;
    }

    public static void main(String[] args) {
        P p = new P();
        p.size = args.length;
        for (int i = 0; i < p.twice(); i++) { //@ slice loop iterations
            System.out.println(i);
        }
    }
}

/* expected
20 slice loop iterations
  6         return 2 * size();
 10 class P implements Sized {
 14         return size;
 18         P p = new P();
 19         p.size = args.length;
 20         for (int i = 0; i < p.twice(); i++) {
*/
