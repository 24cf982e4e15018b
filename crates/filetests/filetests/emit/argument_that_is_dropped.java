// test: emit
// An argument that nobody needs is the default of its type; its computation is gone.
class P {
    static int pick(int n, String text, long other) {
        System.out.println(text + other);
        return n + 1;
    }

    public static void main(String[] args) {
        int n = pick(args.length, args[0] + args[1], System.nanoTime());
        if (n > 3) { //@ emit condition true
            System.out.println(n);
        }
    }
}

/* expected
11 emit condition true
  class P
    pick(ILjava/lang/String;J)I
      iload 0
      iconst_1
      iadd
      ireturn
    main([Ljava/lang/String;)V
      aload 0
      arraylength
      aconst_null
      lconst_0
      invokestatic P.pick(ILjava/lang/String;J)I
      istore 1
      iload 1
      iconst_3
      if_icmple L0
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      return
    L0:
      return
*/
