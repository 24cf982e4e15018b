// test: emit
// A lambda becomes an ordinary class.
import java.util.function.IntSupplier;

class P {
    public static void main(String[] args) {
        int n = args.length;
        IntSupplier limit = () -> n + 1;
        if (limit.getAsInt() > 3) { //@ emit condition true
            System.out.println(n);
        }
    }
}

/* expected
9 emit condition true
  class P
    mantis$lambda0(I)I
      iload 0
      invokestatic P.lambda$main$0(I)I
      ireturn
    main([Ljava/lang/String;)V
      aload 0
      arraylength
      istore 1
      iload 1
      invokestatic P$$Mantis0.make(I)Ljava/util/function/IntSupplier;
      astore 2
      aload 2
      invokeinterface IntSupplier.getAsInt()I
      iconst_3
      if_icmple L0
      lconst_1
      getstatic Mantis.Entry.s0
      ladd
      putstatic Mantis.Entry.s0
      return
    L0:
      return
    lambda$main$0(I)I
      iload 0
      iconst_1
      iadd
      ireturn
  class P$$Mantis0
    captured0 I
    <init>(I)V
      aload 0
      invokespecial Object.<init>()V
      aload 0
      iload 1
      putfield P$$Mantis0.captured0
      return
    make(I)Ljava/util/function/IntSupplier;
      new P$$Mantis0
      dup
      iload 0
      invokespecial P$$Mantis0.<init>(I)V
      areturn
    getAsInt()I
      aload 0
      getfield P$$Mantis0.captured0
      invokestatic P.mantis$lambda0(I)I
      ireturn
*/
