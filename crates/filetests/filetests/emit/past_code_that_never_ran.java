// test: emit
// What no run reached is left out: a branch goes on where runs went, also one of a switch, a method that only
// such code would run returns at once, and a handler does nothing.
class P {
    static class Shape {
        int corners() {
            return 4;
        }
    }

    static class Point extends Shape {
        @Override
        int corners() { //@ never
            return 0; //@ never
        }
    }

    public static void main(String[] args) {
        int n = args.length;
        if (n > 99) {
            n = args[0].length(); //@ never
        }
        switch (n) {
            case 1:
                n += 5;
                break;
            case 2:
                n += 7; //@ never
                break;
            default:
                n += 9;
        }
        Shape shape = n > 4 ? new Point() : new Shape();
        try {
            n += Integer.parseInt(args[0]);
        } catch (NumberFormatException e) { //@ never
            n = -1; //@ never
        }
        if (n + shape.corners() > 3) { //@ emit-past-cold condition true
            System.out.println(n);
        }
    }
}

/* expected
39 emit-past-cold condition true
  class P
    main([Ljava/lang/String;)V
      aload 0
      arraylength
      istore 1
      iload 1
      bipush 99
      if_icmple L0
      ldc "line 21"
      invokestatic Cold.left(Ljava/lang/String;)V
    L0:
      iload 1
      lookupswitch 1: L1, 2: L10, else: L2
    L1:
      iinc 1 by 5
      goto L3
    L2:
      iinc 1 by 9
    L3:
      iload 1
      iconst_4
      if_icmple L4
      new P.Point
      dup
      invokespecial P.Point.<init>()V
      goto L5
    L4:
      new P.Shape
      dup
      invokespecial P.Shape.<init>()V
    L5:
      astore 2
    L6:
      iload 1
      aload 0
      iconst_0
      aaload
      invokestatic Integer.parseInt(Ljava/lang/String;)I
      iadd
      istore 1
    L7:
      iload 1
      aload 2
      invokevirtual P.Shape.corners()I
      iadd
      iconst_3
      if_icmple L9
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      return
    L8:
      ldc "line 36"
      invokestatic Cold.caught(Ljava/lang/String;)V
      pop
      goto L7
    L9:
      return
    L10:
      ldc "line 28"
      invokestatic Cold.left(Ljava/lang/String;)V
      goto L2
      catch NumberFormatException from L6 to L7 at L8
  class P.Point extends P.Shape
    <init>()V
      aload 0
      invokespecial P.Shape.<init>()V
      return
    corners()I
      ldc "line 14"
      invokestatic Cold.left(Ljava/lang/String;)V
      iconst_0
      ireturn
  class P.Shape
    <init>()V
      aload 0
      invokespecial Object.<init>()V
      return
    corners()I
      iconst_4
      ireturn
*/
