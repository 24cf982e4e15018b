// test: ir
class P {
    public static void main(String[] args) {
        int n = 0;
        while (n < args.length) { //@ ir
            n += 2;
        }
    }
}

/* expected
5 ir
function 0x9 P main ([Ljava/lang/String;)V
source phi_of_a_loop.java
params v0: ref [Ljava/lang/String;
block0:
    v1: int = const int 0 @1:4
    v2: int = copy store 1 v1 @2:4
    fallthrough @2:4
    -> block1 v2
block1:
    v3: int = phi local 1
    v4: int = copy load 1 v3 @4:5
    v5: ref [Ljava/lang/String; = copy load 0 v0 @5:5
    v6: int = array.length v5 @6:5
    if icmpge v4, v6 @7:5
    -> block3
    -> block2
block2:
    v7: int = iinc 1 2 v3 @9:6
    goto @10:6
    -> block1 v7
block3:
    return @12:8
end
P.main: sound, and reads back as it is printed

*/
