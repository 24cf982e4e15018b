// test: emit
// All iterations of a loop that only counts but the last are had by arithmetic (`Loops`).
class P {
    public static void main(String[] args) {
        int n = args.length;
        for (int i = 0; i < n; i++) { //@ emit loop iterations
            System.out.println(i);
        }
    }
}

/* expected
6 emit loop iterations
  class P
    main([Ljava/lang/String;)V
      aload 0
      arraylength
      istore 1
      iconst_0
      istore 2
    L0:
      iload 2
      iload 1
      iconst_1
      iconst_1
      invokestatic Loops.trips(IIIZ)J
      lstore 3
      lload 3
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      iload 2
      lload 3
      l2i
      iconst_1
      imul
      iadd
      istore 2
      iload 2
      iload 1
      if_icmpge L1
      iinc 2 by 1
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      goto L0
    L1:
      return
*/
