// test: emit
// What is stored is added to the sum and counted.
class P {
    public static void main(String[] args) {
        int total = args.length * 2; //@ emit sum of values of total
        System.out.println(total);
    }
}

/* expected
5 emit sum of values of total
  class P
    main([Ljava/lang/String;)V
      aload 0
      arraylength
      iconst_2
      imul
      dup
      i2l
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      pop
      return
*/
