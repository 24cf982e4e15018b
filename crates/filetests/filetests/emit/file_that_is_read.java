// test: emit
// What opens a file is told to the guard.
import java.io.FileInputStream;
import java.io.IOException;

class P {
    public static void main(String[] args) throws IOException {
        FileInputStream in = new FileInputStream(args[0]);
        if (in.read() > 3) { //@ emit condition true
            System.out.println();
        }
    }
}

/* expected
9 emit condition true
  class P
    main([Ljava/lang/String;)V
      new FileInputStream
      dup
      aload 0
      iconst_0
      aaload
      invokespecial FileInputStream.<init>(Ljava/lang/String;)V
      dup
      invokestatic Guard.opened(Ljava/lang/Object;)V
      astore 1
      aload 1
      invokevirtual FileInputStream.read()I
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
