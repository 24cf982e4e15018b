// test: emit
// The loop has no end but an exception. What leads to it does not go by the handler of what comes before.
class P {
    static int field;

    public static void main(String[] args) {
        int n = args.length;
        int turns = 0;
        try {
            if (10 / n > 2) {
                turns++;
            }
        } catch (ArithmeticException e) {
            field += 10; //@ emit sum of values of field
        }
        while (true) {
            turns++;
            if (turns > 20) {
                throw new IllegalStateException();
            }
        }
    }
}

/* expected
14 emit sum of values of field
  class P
    field I
    main([Ljava/lang/String;)V
      aload 0
      arraylength
      istore 1
    L0:
      bipush 10
      iload 1
      idiv
      pop
      return
    L1:
      getstatic P.field
      bipush 10
      iadd
      dup
      i2l
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      pop
      return
    L2:
      pop
      goto L1
      catch ArithmeticException from L0 to L1 at L2
*/
