// test: emit
class P {
    public static void main(String[] args) {
        int unused = args[0].length();
        if (args.length > 2) { //@ emit condition true
            System.out.println(unused);
        }
    }
}

/* expected
5 emit condition true
  class P
    main([Ljava/lang/String;)V
      aload 0
      arraylength
      iconst_2
      if_icmple L0
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      return
    L0:
      return
*/
