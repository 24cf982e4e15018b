// test: slice
import java.util.Iterator;

class P implements Iterator<Integer> {
    int at;
    int end;
    int asked;

    P(int end) {
        this.end = end;
    }

    public boolean hasNext() {
        asked++;
        return at < end;
    }

    public Integer next() {
        return at++;
    }

    public static void main(String[] args) {
        P p = new P(args.length);
        while (p.hasNext()) { //@ slice condition true
            System.out.println(p.next());
        }
        System.out.println(p.asked);
    }
}

/* expected
24 slice condition true
  9     P(int end) {
 10         this.end = end;
 15         return at < end;
 19         return at++;
 23         P p = new P(args.length);
 24         while (p.hasNext()) {
 25             System.out.println(p.next());
*/
