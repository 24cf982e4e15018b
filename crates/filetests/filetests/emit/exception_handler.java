// test: emit
class P {
    public static void main(String[] args) {
        int bad = 0;
        try {
            System.out.println(Integer.parseInt(args[0]));
        } catch (NumberFormatException e) {
            bad++;
        }
        if (bad > 0) { //@ emit condition true
            System.out.println(bad);
        }
    }
}

/* expected
10 emit condition true
  class P
    main([Ljava/lang/String;)V
      iconst_0
      istore 1
    L0:
      invokestatic Guard.out()Ljava/io/PrintStream;
      aload 0
      iconst_0
      aaload
      invokestatic Integer.parseInt(Ljava/lang/String;)I
      invokevirtual PrintStream.println(I)V
      goto L2
    L1:
      iinc 1 by 1
    L2:
      iload 1
      ifle L4
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      return
    L3:
      pop
      goto L1
    L4:
      return
      catch NumberFormatException from L0 to L1 at L3
*/
