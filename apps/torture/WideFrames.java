// args: 9 4|30 7|55 3
public class WideFrames {
    static int calls;
    static final String TEXT = ""
        + "cegcibjei cbjj dfbibjajdh igfhjhfedcdbjeihfhejbbigcfchga bijfffjhjhbbeh bae j heg fahfcjbhadecdgghbchgiecgiegf gdcbccd dahjceeacgi"
        + "fjjfcij  ah iggggbh gadbdhcbfjabajcibfjabdjgc efjfhbbhhhhebcbfehciadifciaie beifcfdiiif djddgddihfaaehedjfhffbdbdhdfdhjjah f b bgd"
        + "hcg fbghgbcccacjh cjjh fciicaa bicgddaedeidjfeigcafh jigiciciiahcjaccchjbiaf iiihbiaddeabihiabhfjijidehiihidieidhcgbghfb dgbd ebc "
        + " fcechdbghc dcgigfgdffbfafihhagfijeibbdbbeeacecg egciijhfbeacgbea bebjdbebhafigejcaidbceacde eidehi cefaeaaaiidihdhb  g higieddfd "
        + "cgfacab egcab gi ejdeahccehaeffifdaedfcafgbhei ddiabebcgjagaee dbjic jgfhcej cai giciija j  dbaac fbghia a i dheahbiib ibhebeddd h"
        + "hgbh eaj  dbjcfe ejjcahahe bd heiehhhbidebhaehbihegddbjbciefcj iebfdhhgacah hgecgfgfbfaffgbdaeefbggjbfgeaeba e cdegifdfga giidbagh"
        + "jc ehaicchgfeee eg dehi gbc cbdihidhfhgciddbcfibfdfejdagggidgefahejfc ii dbedgg hgeacaghjhabgihhdbdcci b hbiaacdja ec ei";

    static long wide(
            int p0, long p1, double p2, byte p3, float p4, char p5, short p6, boolean p7, int p8, long p9, double p10, byte p11, float p12, char p13,
            short p14, boolean p15, int p16, long p17, double p18, byte p19, float p20, char p21, short p22, boolean p23, int p24, long p25,
            double p26, byte p27, float p28, char p29, short p30, boolean p31, int p32, long p33, double p34, byte p35, float p36, char p37,
            short p38, boolean p39, int p40, long p41, double p42, byte p43, float p44, char p45, short p46, boolean p47, int p48, long p49,
            double p50, byte p51, float p52, char p53, short p54, boolean p55, int p56, long p57, double p58, byte p59, float p60, char p61,
            short p62, boolean p63, int p64, long p65, double p66, byte p67, float p68, char p69) {
        calls++;
        long r = p0 + p1 + (long) p2 + p3 + (long) p4 + p5 + p6 + (p7 ? 1 : 0);
        if (p63) r += p68;
        if (p69 < 0.5f + p60 || p55) r -= p57 & 15;
        for (int i = p61; i < 'z'; i++) r ^= p65 + i;
        double d = p66 + p58 * p50;
        while (d > 1) {
            d /= 3;
            r += p64 % 7 + p62 % 3;
        }
        return r;
    }
    static int dense(int s, int x) {
        switch (s) {
            case 0: x = x * 1 + 0; break; case 1: x = x * 2 + 1; break; case 2: x = x * 3 + 2; break; case 3: x = x * 4 + 3; break; case 4:
            case 5: x += 5; case 6: x = x * 7 + 6; break; case 7: x = x * 1 + 7; break; case 8: x = x * 2 + 8; break; case 9: x = x * 3 + 9; break;
            case 10: x = x * 4 + 10; break; case 11: x = x * 5 + 11; break; case 12: x = x * 6 + 12; break; case 13: case 14: x = x * 1 + 14; break;
            case 15: x = x * 2 + 15; break; case 16: x = x * 3 + 16; break; case 17: x = x * 4 + 17; break; case 18: x += 18;
            case 19: x = x * 6 + 19; break; case 20: x = x * 7 + 20; break; case 21: x = x * 1 + 21; break; case 22: case 23: x = x * 3 + 23; break;
            case 24: x = x * 4 + 24; break; case 25: x = x * 5 + 25; break; case 26: x = x * 6 + 26; break; case 27: x = x * 7 + 27; break;
            case 28: x = x * 1 + 28; break; case 29: x = x * 2 + 29; break; case 30: x = x * 3 + 30; break; case 31: case 32: x = x * 5 + 32; break;
            case 33: x = x * 6 + 33; break; case 34: x = x * 7 + 34; break; case 35: x = x * 1 + 35; break; case 36: x = x * 2 + 36; break;
            case 37: x = x * 3 + 37; break; case 38: x = x * 4 + 38; break; case 39: x = x * 5 + 39; break; case 40: case 41: x = x * 7 + 41; break;
            case 42: x = x * 1 + 42; break; case 43: x = x * 2 + 43; break; case 44: x += 44; case 45: x = x * 4 + 45; break;
            case 46: x = x * 5 + 46; break; case 47: x = x * 6 + 47; break; case 48: x = x * 7 + 48; break; case 49: case 50: x = x * 2 + 50; break;
            case 51: x = x * 3 + 51; break; case 52: x = x * 4 + 52; break; case 53: x = x * 5 + 53; break; case 54: x = x * 6 + 54; break;
            case 55: x = x * 7 + 55; break; case 56: x = x * 1 + 56; break; case 57: x += 57; case 58: case 59: x = x * 4 + 59; break;
            case 60: x = x * 5 + 60; break; case 61: x = x * 6 + 61; break; case 62: x = x * 7 + 62; break; case 63: x = x * 1 + 63; break;
            case 64: x = x * 2 + 64; break; case 65: x = x * 3 + 65; break; case 66: x = x * 4 + 66; break; case 67: case 68: x = x * 6 + 68; break;
            case 69: x = x * 7 + 69; break; case 70: x += 70; case 71: x = x * 2 + 71; break; case 72: x = x * 3 + 72; break;
            case 73: x = x * 4 + 73; break; case 74: x = x * 5 + 74; break; case 75: x = x * 6 + 75; break;
            default: x = -x; break;
        }
        return x % 1000;
    }
    static int sparse(int s) {
        return switch (s) {
            case -2000000 -> 0; case -31 -> 31; case -27 -> 62; case -26 -> 93; case -25 -> 27; case -21 -> 58; case -20 -> 89; case -19 -> 23;
            case -15 -> 54; case -13 -> 85; case -6 -> 19; case -4 -> 50; case -2 -> 81; case 13 -> 15; case 27 -> 46; case 59 -> 77; case 63 -> 11;
            case 64 -> 42; case 73 -> 73; case 115 -> 7; case 137 -> 38; case 152 -> 69; case 153 -> 3; case 164 -> 34; case 167 -> 65;
            case 172 -> 96; case 209 -> 30; case 224 -> 61; case 232 -> 92; case 235 -> 26; case 239 -> 57; case 245 -> 88; case 248 -> 22;
            case 249 -> 53; case 271 -> 84; case 272 -> 18; case 283 -> 49; case 370 -> 80; case 373 -> 14; case 100000 -> 45;
            default -> s / 2 - 1;
        };
    }
    static long sum(Object... xs) { long t = 0; for (Object x : xs) t += x instanceof Number m ? m.longValue() : 100; return t; }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), k = Integer.parseInt(args[1]);
        long v0 = n * 3L; double w0 = k / 1.0; long v1 = n * 4L; double w1 = k / 2.0; long v2 = n * 5L; double w2 = k / 3.0;
        long v3 = n * 6L; double w3 = k / 4.0; long v4 = n * 7L; double w4 = k / 5.0; long v5 = n * 8L; double w5 = k / 6.0;
        long v6 = n * 9L; double w6 = k / 7.0; long v7 = n * 10L; double w7 = k / 8.0; long v8 = n * 11L; double w8 = k / 9.0;
        long v9 = n * 12L; double w9 = k / 10.0; long v10 = n * 13L; double w10 = k / 11.0; long v11 = n * 14L; double w11 = k / 12.0;
        long v12 = n * 15L; double w12 = k / 13.0; long v13 = n * 16L; double w13 = k / 14.0;
        int odd = 0, small = 0;
        for (int i = 0; i < n; i++) {
            v0 = v1 ^ (long) w0; w0 += v0 % 2; v1 = v2 ^ (long) w1; w1 += v5 % 3; v2 = v3 ^ (long) w2; w2 += v10 % 4;
            v3 = v4 ^ (long) w3; w3 += v1 % 5; v4 = v5 ^ (long) w4; w4 += v6 % 6; v5 = v6 ^ (long) w5; w5 += v11 % 7;
            v6 = v7 ^ (long) w6; w6 += v2 % 8; v7 = v8 ^ (long) w7; w7 += v7 % 9; v8 = v9 ^ (long) w8; w8 += v12 % 10;
            v9 = v10 ^ (long) w9; w9 += v3 % 11; v10 = v11 ^ (long) w10; w10 += v8 % 12; v11 = v12 ^ (long) w11; w11 += v13 % 13;
            v12 = v13 ^ (long) w12; w12 += v4 % 14; v13 = v0 ^ (long) w13; w13 += v9 % 15;
            if ((v7 & 1) == 1) odd++;
            if (w11 < v3 % 50) small++;
        }
        long total = 0;
        int negative = 0, x = k, vowels = 0, words = 0;
        for (int j = 0; j < n; j++) {
            int a = j * k;
            long l = v5 - j * 50;
            total += wide(
                a+2, l*3, a/4.0, (byte)(a*5), a-6f, (char)('a'+(a+7)%26), (short)(l+8), a%9>1, a+10, l*11, a/12.0, (byte)(a*13), a-14f,
                (char)('a'+(a+15)%26), (short)(l+16), a%17>1, a+18, l*19, a/20.0, (byte)(a*21), a-22f, (char)('a'+(a+23)%26), (short)(l+24), a%25>1,
                a+26, l*27, a/28.0, (byte)(a*29), a-30f, (char)('a'+(a+31)%26), (short)(l+32), a%33>1, a+34, l*35, a/36.0, (byte)(a*37), a-38f,
                (char)('a'+(a+39)%26), (short)(l+40), a%41>1, a+42, l*43, a/44.0, (byte)(a*45), a-46f, (char)('a'+(a+47)%26), (short)(l+48), a%49>1,
                a+50, l*51, a/52.0, (byte)(a*53), a-54f, (char)('a'+(a+55)%26), (short)(l+56), a%57>1, a+58, l*59, a/60.0, (byte)(a*61), a-62f,
                (char)('a'+(a+63)%26), (short)(l+64), a%65>1, a+66, l*67, a/68.0, (byte)(a*69), a-70f, (char)('a'+(a+71)%26));
            if (total < 0) { negative++; total = -total / 3; }
            x = dense(Math.floorMod(x + j, 80), x);
            for (int s = sparse(x); s > 40; s -= 9) words++;
        }
        for (int j = n; j < TEXT.length(); j += k) {
            char c = TEXT.charAt(j);
            if (c == 'a' || c == 'e' || c == 'i') vowels++;
            else if (c == ' ') words += 100;
        }
        long packed = sum(n, k, v0, w0, 'c', "s", (short) 3, null, 4L, 2.9f, odd);
        for (long p = packed; p > 0; p >>= 2) small += 1000;
        System.out.println(odd + " " + small + " " + total + " " + negative + " " + x + " " + vowels + " " + words + " " + packed + " " + calls);
    }
}
