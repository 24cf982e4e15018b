// test: emit
// Cases that do not matter lead to where control goes on.
class P {
    public static void main(String[] args) {
        int n = 0;
        switch (args.length) {
            case 1:
                n = 5;
                break;
            case 2:
                System.out.println("two");
                break;
            default:
                n = 9;
        }
        if (n > 3) { //@ emit condition true
            System.out.println(n);
        }
    }
}

/* expected
16 emit condition true
  class P
    main([Ljava/lang/String;)V
      iconst_0
      istore 1
      aload 0
      arraylength
      lookupswitch 1: L0, 2: L2, else: L1
    L0:
      iconst_5
      istore 1
      goto L2
    L1:
      bipush 9
      istore 1
    L2:
      iload 1
      iconst_3
      if_icmple L3
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      return
    L3:
      return
*/
