// test: ir
// A block that a handler covers ends behind each store to a local, so that the handler gets the locals as
// they were.
class P {
    static int f(String text) {
        int n = 0;
        try {
            n = 1; //@ ir
            n = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            n += 2;
        }
        return n;
    }

    public static void main(String[] args) {
        f(args[0]);
    }
}

/* expected
8 ir
function 0x8 P f (Ljava/lang/String;)I
source handler_and_its_edges.java
params v0: ref java/lang/String
block0:
    v1: int = const int 0 @1:6
    v2: int = copy store 1 v1 @2:6
    fallthrough @2:6
    -> block1
block1:
    v3: int = const int 1 @4:8
    v4: int = copy store 1 v3 @5:8
    fallthrough @5:8
    -> block2
block2:
    v5: ref java/lang/String = copy load 0 v0 @7:9
    v6: int = invoke static class java/lang/Integer parseInt (Ljava/lang/String;)I v5 @8:9
    v7: int = copy store 1 v6 @9:9
    fallthrough @9:9
    -> block3
    catch 0 class java/lang/NumberFormatException v8: ref java/lang/NumberFormatException -> block4 v8
block3:
    goto @11:12
    -> block5 v7
block4:
    v9: ref java/lang/NumberFormatException = phi stack 0
    v10: ref java/lang/NumberFormatException = copy store 2 v9 @13:10
    v11: int = iinc 1 2 v4 @15:11
    fallthrough @15:11
    -> block5 v11
block5:
    v12: int = phi local 1
    v13: int = copy load 1 v12 @17:13
    return v13 @18:13
end
P.f: sound, and reads back as it is printed

*/
