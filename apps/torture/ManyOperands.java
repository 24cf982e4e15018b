// args: 1 | 5 | 14 | 31

/** Calls of more than 64 operands: which of them matter differs from callee to callee. */
public class ManyOperands {
    interface Shape {
        int area(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10,
            int p11, int p12, int p13, int p14, int p15, int p16, int p17, int p18, int p19, int p20,
            int p21, int p22, int p23, int p24, int p25, int p26, int p27, int p28, int p29, int p30,
            int p31, int p32, int p33, int p34, int p35, int p36, int p37, int p38, int p39, int p40,
            int p41, int p42, int p43, int p44, int p45, int p46, int p47, int p48, int p49, int p50,
            int p51, int p52, int p53, int p54, int p55, int p56, int p57, int p58, int p59, int p60,
            int p61, int p62, int p63, int p64, int p65, int p66, int p67, int p68, int p69);
    }

    static class Last implements Shape {
        public int area(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10,
            int p11, int p12, int p13, int p14, int p15, int p16, int p17, int p18, int p19, int p20,
            int p21, int p22, int p23, int p24, int p25, int p26, int p27, int p28, int p29, int p30,
            int p31, int p32, int p33, int p34, int p35, int p36, int p37, int p38, int p39, int p40,
            int p41, int p42, int p43, int p44, int p45, int p46, int p47, int p48, int p49, int p50,
            int p51, int p52, int p53, int p54, int p55, int p56, int p57, int p58, int p59, int p60,
            int p61, int p62, int p63, int p64, int p65, int p66, int p67, int p68, int p69) {
            int n = 0;
            for (int i = 0; i < p69; i++) {
                n += p64 % 5;
            }
            return n;
        }
    }

    static class Middle implements Shape {
        public int area(
            int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10,
            int p11, int p12, int p13, int p14, int p15, int p16, int p17, int p18, int p19, int p20,
            int p21, int p22, int p23, int p24, int p25, int p26, int p27, int p28, int p29, int p30,
            int p31, int p32, int p33, int p34, int p35, int p36, int p37, int p38, int p39, int p40,
            int p41, int p42, int p43, int p44, int p45, int p46, int p47, int p48, int p49, int p50,
            int p51, int p52, int p53, int p54, int p55, int p56, int p57, int p58, int p59, int p60,
            int p61, int p62, int p63, int p64, int p65, int p66, int p67, int p68, int p69) {
            int n = 0;
            for (int i = 0; i < p63; i++) {
                n += p65 > p2 ? 1 : 2;
            }
            return n;
        }
    }

    record Row(
        int c0, int c1, int c2, int c3, int c4, int c5, int c6, int c7, int c8, int c9, int c10, int c11,
        int c12, int c13, int c14, int c15, int c16, int c17, int c18, int c19, int c20, int c21, int c22,
        int c23, int c24, int c25, int c26, int c27, int c28, int c29, int c30, int c31, int c32, int c33,
        int c34, int c35, int c36, int c37, int c38, int c39, int c40, int c41, int c42, int c43, int c44,
        int c45, int c46, int c47, int c48, int c49, int c50, int c51, int c52, int c53, int c54, int c55,
        int c56, int c57, int c58, int c59, int c60, int c61, int c62, int c63, int c64, int c65) {
        int tail() {
            return c64 * 3 + c65;
        }
    }

    /** Longs take two slots each: 254 of the 255 that a method may have. */
    static long wide(
        long w0, long w1, long w2, long w3, long w4, long w5, long w6, long w7, long w8, long w9, long w10,
        long w11, long w12, long w13, long w14, long w15, long w16, long w17, long w18, long w19, long w20,
        long w21, long w22, long w23, long w24, long w25, long w26, long w27, long w28, long w29, long w30,
        long w31, long w32, long w33, long w34, long w35, long w36, long w37, long w38, long w39, long w40,
        long w41, long w42, long w43, long w44, long w45, long w46, long w47, long w48, long w49, long w50,
        long w51, long w52, long w53, long w54, long w55, long w56, long w57, long w58, long w59, long w60,
        long w61, long w62, long w63, long w64, long w65, long w66, long w67, long w68, long w69, long w70,
        long w71, long w72, long w73, long w74, long w75, long w76, long w77, long w78, long w79, long w80,
        long w81, long w82, long w83, long w84, long w85, long w86, long w87, long w88, long w89, long w90,
        long w91, long w92, long w93, long w94, long w95, long w96, long w97, long w98, long w99,
        long w100, long w101, long w102, long w103, long w104, long w105, long w106, long w107, long w108,
        long w109, long w110, long w111, long w112, long w113, long w114, long w115, long w116, long w117,
        long w118, long w119, long w120, long w121, long w122, long w123, long w124, long w125, long w126) {
        long sum = 0;
        for (long i = w126 % 7; i > 0; i--) {
            sum += w100 - w63;
        }
        return sum;
    }

    /** Passes what it does not need itself. */
    static int handedOn(int depth,
        int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10, int p11,
        int p12, int p13, int p14, int p15, int p16, int p17, int p18, int p19, int p20, int p21, int p22,
        int p23, int p24, int p25, int p26, int p27, int p28, int p29, int p30, int p31, int p32, int p33,
        int p34, int p35, int p36, int p37, int p38, int p39, int p40, int p41, int p42, int p43, int p44,
        int p45, int p46, int p47, int p48, int p49, int p50, int p51, int p52, int p53, int p54, int p55,
        int p56, int p57, int p58, int p59, int p60, int p61, int p62, int p63, int p64, int p65, int p66,
        int p67) {
        if (depth == 0) {
            int turns = 0;
            while (turns < p67 % 9) {
                turns++;
            }
            return turns + p0;
        }
        return handedOn(depth - 1,
            p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19, p20,
            p21, p22, p23, p24, p25, p26, p27, p28, p29, p30, p31, p32, p33, p34, p35, p36, p37, p38, p39,
            p40, p41, p42, p43, p44, p45, p46, p47, p48, p49, p50, p51, p52, p53, p54, p55, p56, p57, p58,
            p59, p60, p61, p62, p63, p64, p65, p67, p66);
    }

    static int counted;

    static int next(int k) {
        counted++;
        return k;
    }

    public static void main(String[] args) {
        int k = Integer.parseInt(args[0]);
        int[] v = new int[130];
        for (int i = 0; i < v.length; i++) {
            v[i] = k * (i + 1) % 97;
        }
        int areas = 0;
        for (Shape shape : new Shape[] {new Last(), new Middle()}) {
            areas += shape.area(
                v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11], v[12], v[13],
                v[14], v[15], v[16], v[17], v[18], v[19], v[20], v[21], v[22], v[23], v[24], v[25], v[26],
                v[27], v[28], v[29], v[30], v[31], v[32], v[33], v[34], v[35], v[36], v[37], v[38], v[39],
                v[40], v[41], v[42], v[43], v[44], v[45], v[46], v[47], v[48], v[49], v[50], v[51], v[52],
                v[53], v[54], v[55], v[56], v[57], v[58], v[59], v[60], v[61], v[62], v[63], v[64], v[65],
                v[66], v[67], v[68], v[69]);
        }
        Row row = new Row(
            v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11], v[12], v[13], v[14],
            v[15], v[16], v[17], v[18], v[19], v[20], v[21], v[22], v[23], v[24], v[25], v[26], v[27],
            v[28], v[29], v[30], v[31], v[32], v[33], v[34], v[35], v[36], v[37], v[38], v[39], v[40],
            v[41], v[42], v[43], v[44], v[45], v[46], v[47], v[48], v[49], v[50], v[51], v[52], v[53],
            v[54], v[55], v[56], v[57], v[58], v[59], v[60], v[61], v[62], v[63], v[64], next(v[70]));
        int tails = 0;
        for (int i = 0; i < row.tail() % 11; i++) {
            tails += row.c65();
        }
        long w = wide(
            v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11], v[12], v[13], v[14],
            v[15], v[16], v[17], v[18], v[19], v[20], v[21], v[22], v[23], v[24], v[25], v[26], v[27],
            v[28], v[29], v[30], v[31], v[32], v[33], v[34], v[35], v[36], v[37], v[38], v[39], v[40],
            v[41], v[42], v[43], v[44], v[45], v[46], v[47], v[48], v[49], v[50], v[51], v[52], v[53],
            v[54], v[55], v[56], v[57], v[58], v[59], v[60], v[61], v[62], v[63], v[64], v[65], v[66],
            v[67], v[68], v[69], v[70], v[71], v[72], v[73], v[74], v[75], v[76], v[77], v[78], v[79],
            v[80], v[81], v[82], v[83], v[84], v[85], v[86], v[87], v[88], v[89], v[90], v[91], v[92],
            v[93], v[94], v[95], v[96], v[97], v[98], v[99], v[100], v[101], v[102], v[103], v[104],
            v[105], v[106], v[107], v[108], v[109], v[110], v[111], v[112], v[113], v[114], v[115], v[116],
            v[117], v[118], v[119], v[120], v[121], v[122], v[123], v[124], v[125], v[126]);
        int on = handedOn(k % 5,
            v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11], v[12], v[13], v[14],
            v[15], v[16], v[17], v[18], v[19], v[20], v[21], v[22], v[23], v[24], v[25], v[26], v[27],
            v[28], v[29], v[30], v[31], v[32], v[33], v[34], v[35], v[36], v[37], v[38], v[39], v[40],
            v[41], v[42], v[43], v[44], v[45], v[46], v[47], v[48], v[49], v[50], v[51], v[52], v[53],
            v[54], v[55], v[56], v[57], v[58], v[59], v[60], v[61], v[62], v[63], v[64], v[65], v[66], v[67]);
        String text = ""
            + v[0] % 10 + v[1] % 10 + v[2] % 10 + v[3] % 10 + v[4] % 10 + v[5] % 10 + v[6] % 10 + v[7] % 10
            + v[8] % 10 + v[9] % 10 + v[10] % 10 + v[11] % 10 + v[12] % 10 + v[13] % 10 + v[14] % 10 + v[15] % 10
            + v[16] % 10 + v[17] % 10 + v[18] % 10 + v[19] % 10 + v[20] % 10 + v[21] % 10 + v[22] % 10 + v[23] % 10
            + v[24] % 10 + v[25] % 10 + v[26] % 10 + v[27] % 10 + v[28] % 10 + v[29] % 10 + v[30] % 10 + v[31] % 10
            + v[32] % 10 + v[33] % 10 + v[34] % 10 + v[35] % 10 + v[36] % 10 + v[37] % 10 + v[38] % 10 + v[39] % 10
            + v[40] % 10 + v[41] % 10 + v[42] % 10 + v[43] % 10 + v[44] % 10 + v[45] % 10 + v[46] % 10 + v[47] % 10
            + v[48] % 10 + v[49] % 10 + v[50] % 10 + v[51] % 10 + v[52] % 10 + v[53] % 10 + v[54] % 10 + v[55] % 10
            + v[56] % 10 + v[57] % 10 + v[58] % 10 + v[59] % 10 + v[60] % 10 + v[61] % 10 + v[62] % 10 + v[63] % 10
            + v[64] % 10 + v[65] % 10 + v[66] % 10 + v[67] % 10 + v[68] % 10 + v[69] % 10 + v[70] % 10 + v[71] % 10;
        int nines = 0;
        for (int i = 64; i < text.length(); i++) {
            if (text.charAt(i) == '9') {
                nines++;
            }
        }
        System.out.println(areas + " " + tails + " " + w + " " + on + " " + nines + " " + counted);
        System.out.println(row.hashCode() % 100 + " " + row.toString().length() + " " + row.equals(null));
    }
}
