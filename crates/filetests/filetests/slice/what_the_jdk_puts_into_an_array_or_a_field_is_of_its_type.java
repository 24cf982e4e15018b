// test: slice
class P {
    static int asked;

    public int hashCode() {
        return asked++;
    }

    public static void main(String[] args) {
        Object[] mixed = {new P(), "text", args};
        String[] texts = new String[1];
        System.arraycopy(mixed, 1, texts, 0, 1);
        int n = 0;
        for (Object text : texts) {
            n += text.hashCode() % 3;
        }
        for (int i = 0; i < asked; i++) { //@ slice loop iterations
            n++;
        }
        asked = n;
    }
}

/* expected
17 slice loop iterations
 17         for (int i = 0; i < asked; i++) {
*/
