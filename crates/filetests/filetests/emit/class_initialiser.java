// test: emit
// Of an initialiser the fields that are needed are set.
class P {
    static int[] needed = {3, 1, 4};
    static int[] other = {2, 7};

    public static void main(String[] args) {
        if (needed[args.length] > 3) { //@ emit condition true
            System.out.println(other[0]);
        }
    }
}

/* expected
8 emit condition true
  class P
    needed [I
    main([Ljava/lang/String;)V
      getstatic P.needed
      aload 0
      arraylength
      iaload
      iconst_3
      if_icmple L0
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      return
    L0:
      return
    <clinit>()V
      iconst_3
      newarray int
      dup
      iconst_0
      iconst_3
      iastore
      dup
      iconst_1
      iconst_1
      iastore
      dup
      iconst_2
      iconst_4
      iastore
      putstatic P.needed
      return
*/
