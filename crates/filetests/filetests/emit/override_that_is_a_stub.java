// test: emit
// A method to which a kept call may dispatch must be there; a stub returns the default of its type.
class P {
    static int seen;

    static class Shape {
        void draw(int n) {
            seen += n;
        }
    }

    static class Silent extends Shape {
        void draw(int n) {
            System.out.println(n);
        }
    }

    public static void main(String[] args) {
        Shape shape = args.length > 1 ? new Shape() : new Silent();
        shape.draw(args.length);
        if (seen > 1) { //@ emit condition true
            System.out.println(seen);
        }
    }
}

/* expected
21 emit condition true
  class P
    seen I
    main([Ljava/lang/String;)V
      aload 0
      arraylength
      iconst_1
      if_icmple L0
      new P.Shape
      dup
      invokespecial P.Shape.<init>()V
      goto L1
    L0:
      new P.Silent
      dup
      invokespecial P.Silent.<init>()V
    L1:
      astore 1
      aload 1
      aload 0
      arraylength
      invokevirtual P.Shape.draw(I)V
      getstatic P.seen
      iconst_1
      if_icmple L2
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      return
    L2:
      return
  class P.Shape
    <init>()V
      aload 0
      invokespecial Object.<init>()V
      return
    draw(I)V
      getstatic P.seen
      iload 1
      iadd
      putstatic P.seen
      return
  class P.Silent extends P.Shape
    <init>()V
      aload 0
      invokespecial P.Shape.<init>()V
      return
    draw(I)V
      return
*/
