// test: emit
// Some methods of the JDK are replaced by what a cold JVM does sooner.
class P {
    public static void main(String[] args) {
        if (args[0].split(",").length > 3) { //@ emit condition true
            System.out.println();
        }
    }
}

/* expected
5 emit condition true
  class P
    main([Ljava/lang/String;)V
      aload 0
      iconst_0
      aaload
      ldc ","
      invokestatic Splitter.split(Ljava/lang/String;Ljava/lang/String;)[Ljava/lang/String;
      arraylength
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
