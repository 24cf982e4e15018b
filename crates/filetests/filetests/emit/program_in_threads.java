// test: emit
// Where the slice has threads, counters are adders.
class P {
    static int counted;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> counted = args.length);
        worker.start();
        worker.join();
        if (counted > 3) { //@ emit condition true
            System.out.println(counted);
        }
    }
}

/* expected
10 emit condition true
  class P
    counted I
    mantis$lambda0([Ljava/lang/String;)V
      aload 0
      invokestatic P.lambda$main$0([Ljava/lang/String;)V
      return
    main([Ljava/lang/String;)V
      new Thread
      dup
      aload 0
      invokestatic P$$Mantis0.make([Ljava/lang/String;)Ljava/lang/Runnable;
      invokespecial Thread.<init>(Ljava/lang/Runnable;)V
      astore 1
      aload 1
      invokevirtual Thread.start()V
      aload 1
      invokevirtual Thread.join()V
      getstatic P.counted
      iconst_3
      if_icmple L0
      lconst_1
      invokestatic Mantis.Entry.s0(J)V
      return
    L0:
      return
    lambda$main$0([Ljava/lang/String;)V
      aload 0
      arraylength
      putstatic P.counted
      return
  class P$$Mantis0
    captured0 [Ljava/lang/String;
    <init>([Ljava/lang/String;)V
      aload 0
      invokespecial Object.<init>()V
      aload 0
      aload 1
      putfield P$$Mantis0.captured0
      return
    make([Ljava/lang/String;)Ljava/lang/Runnable;
      new P$$Mantis0
      dup
      aload 0
      invokespecial P$$Mantis0.<init>([Ljava/lang/String;)V
      areturn
    run()V
      aload 0
      getfield P$$Mantis0.captured0
      invokestatic P.mantis$lambda0([Ljava/lang/String;)V
      return
*/
