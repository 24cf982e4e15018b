// test: emit
// Where no run went, execution stops with a remark.
class P {
    public static void main(String[] args) {
        int n = args.length;
        if (n > 99) {
            n = args[0].length(); //@ never
        }
        if (n > 3) { //@ emit condition true
            System.out.println(n);
        }
    }
}

/* expected
9 emit condition true
  class P
    main([Ljava/lang/String;)V
      aload 0
      arraylength
      istore 1
      iload 1
      bipush 99
      if_icmple L0
      ldc "line 7"
      invokestatic Cold.reached(Ljava/lang/String;)V
      aconst_null
      athrow
    L0:
      iload 1
      iconst_3
      if_icmple L1
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      return
    L1:
      return
*/
