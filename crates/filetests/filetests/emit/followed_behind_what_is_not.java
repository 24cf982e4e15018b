// test: emit
// Code that is followed, behind a branch that the slice does not evaluate, is not noted: that it also comes
// after code that is not followed does not make it entered.
class P {
    static int lines;

    public static void main(String[] args) {
        boolean log = args.length > 1000;
        for (String line : args) {
            if (log) {
                if (lines == 0) { //@ warm
                    System.exit(1); //@ never
                }
                lines++; //@ warm
            }
            for (int i = 0; i < line.length(); i++) { //@ emit-past-cold loop iterations
                System.out.println(i);
            }
        }
    }
}

/* expected
16 emit-past-cold loop iterations
  class P
    main([Ljava/lang/String;)V
      aload 0
      astore 2
      aload 2
      arraylength
      istore 3
      iconst_0
      istore 4
    L0:
      iload 4
      iload 3
      if_icmpge L3
      aload 2
      iload 4
      aaload
      astore 5
      iconst_0
      istore 6
    L1:
      iload 6
      aload 5
      invokevirtual String.length()I
      iconst_1
      iconst_1
      invokestatic Loops.trips(IIIZ)J
      lstore 7
      lload 7
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      iload 6
      lload 7
      l2i
      iconst_1
      imul
      iadd
      istore 6
      iload 6
      aload 5
      invokevirtual String.length()I
      if_icmpge L2
      iinc 6 by 1
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      goto L1
    L2:
      iinc 4 by 1
      goto L0
    L3:
      return
*/
