// test: emit
class P {
    static void step(int n) {
        System.out.println(n); //@ emit calls
    }

    public static void main(String[] args) {
        if (args.length > 2) {
            step(args.length);
        }
    }
}

/* expected
4 emit calls
  class P
    step(I)V
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      return
    main([Ljava/lang/String;)V
      aload 0
      arraylength
      iconst_2
      if_icmple L0
      iconst_0
      invokestatic P.step(I)V
      return
    L0:
      return
*/
