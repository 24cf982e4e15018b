// args: 3 x | 17 abc | 64 longer
/** Methods and frames that need wide instructions, many parameters, large tables and long jumps. */
public class WideMethods {
    static int calls;
    static long seen;

    static long many(int p0, long p1, double p2, String p3, int p4, float p5, byte p6, short p7, char p8, boolean p9, int p10, long p11, double p12,
            String p13, int p14, float p15, byte p16, short p17, char p18, boolean p19, int p20, long p21, double p22, String p23, int p24, float p25,
            byte p26, short p27, char p28, boolean p29, int p30, long p31, double p32, String p33, int p34, float p35, byte p36, short p37, char p38,
            boolean p39, int p40, long p41, double p42, String p43, int p44, float p45, byte p46, short p47, char p48, boolean p49, int p50, long p51,
            double p52, String p53, int p54, float p55, byte p56, short p57, char p58, boolean p59, int p60, long p61, double p62, String p63,
            int p64, float p65, byte p66, short p67, char p68, boolean p69, int p70, long p71, double p72, String p73, int p74, float p75, byte p76,
            short p77, char p78, boolean p79, int p80, long p81, double p82, String p83, int p84, float p85, byte p86, short p87, char p88,
            boolean p89) {
        calls++;
        long sum = p60 + p61;
        if (p69) {
            sum += p70;
        }
        if (p88 > 'm') {
            sum -= p81;
        }
        for (int i = 0; i < p80 % 9; i++) {
            sum += p67;
        }
        int len = p83.length() + p3.length();
        p64 += 1000;
        p84 = p64 + p14;
        sum += p89 ? len : p84;
        double d = p62 + p82;
        if (d > 20) {
            sum++;
        }
        return sum;
    }

    static int wideLocals(int n, int from) {
        int l0 = n % 1;
        long l1 = n + 1;
        long l2 = n + 2;
        int l3 = n % 4;
        long l4 = n + 4;
        long l5 = n + 5;
        int l6 = n % 7;
        long l7 = n + 7;
        long l8 = n + 8;
        int l9 = n % 10;
        long l10 = n + 10;
        long l11 = n + 11;
        int l12 = n % 13;
        long l13 = n + 13;
        long l14 = n + 14;
        int l15 = n % 16;
        long l16 = n + 16;
        long l17 = n + 17;
        int l18 = n % 19;
        long l19 = n + 19;
        long l20 = n + 20;
        int l21 = n % 22;
        long l22 = n + 22;
        long l23 = n + 23;
        int l24 = n % 25;
        long l25 = n + 25;
        long l26 = n + 26;
        int l27 = n % 28;
        long l28 = n + 28;
        long l29 = n + 29;
        int l30 = n % 31;
        long l31 = n + 31;
        long l32 = n + 32;
        int l33 = n % 34;
        long l34 = n + 34;
        long l35 = n + 35;
        int l36 = n % 37;
        long l37 = n + 37;
        long l38 = n + 38;
        int l39 = n % 40;
        long l40 = n + 40;
        long l41 = n + 41;
        int l42 = n % 43;
        long l43 = n + 43;
        long l44 = n + 44;
        int l45 = n % 46;
        long l46 = n + 46;
        long l47 = n + 47;
        int l48 = n % 49;
        long l49 = n + 49;
        long l50 = n + 50;
        int l51 = n % 52;
        long l52 = n + 52;
        long l53 = n + 53;
        int l54 = n % 55;
        long l55 = n + 55;
        long l56 = n + 56;
        int l57 = n % 58;
        long l58 = n + 58;
        long l59 = n + 59;
        int l60 = n % 61;
        long l61 = n + 61;
        long l62 = n + 62;
        int l63 = n % 64;
        long l64 = n + 64;
        long l65 = n + 65;
        int l66 = n % 67;
        long l67 = n + 67;
        long l68 = n + 68;
        int l69 = n % 70;
        long l70 = n + 70;
        long l71 = n + 71;
        int l72 = n % 73;
        long l73 = n + 73;
        long l74 = n + 74;
        int l75 = n % 76;
        long l76 = n + 76;
        long l77 = n + 77;
        int l78 = n % 79;
        long l79 = n + 79;
        long l80 = n + 80;
        int l81 = n % 82;
        long l82 = n + 82;
        long l83 = n + 83;
        int l84 = n % 85;
        long l85 = n + 85;
        long l86 = n + 86;
        int l87 = n % 88;
        long l88 = n + 88;
        long l89 = n + 89;
        int l90 = n % 91;
        long l91 = n + 91;
        long l92 = n + 92;
        int l93 = n % 94;
        long l94 = n + 94;
        long l95 = n + 95;
        int l96 = n % 97;
        long l97 = n + 97;
        long l98 = n + 98;
        int l99 = n % 100;
        long l100 = n + 100;
        long l101 = n + 101;
        int l102 = n % 103;
        long l103 = n + 103;
        long l104 = n + 104;
        int l105 = n % 106;
        long l106 = n + 106;
        long l107 = n + 107;
        int l108 = n % 109;
        long l109 = n + 109;
        long l110 = n + 110;
        int l111 = n % 112;
        long l112 = n + 112;
        long l113 = n + 113;
        int l114 = n % 115;
        long l115 = n + 115;
        long l116 = n + 116;
        int l117 = n % 118;
        long l118 = n + 118;
        long l119 = n + 119;
        int l120 = n % 121;
        long l121 = n + 121;
        long l122 = n + 122;
        int l123 = n % 124;
        long l124 = n + 124;
        long l125 = n + 125;
        int l126 = n % 127;
        long l127 = n + 127;
        long l128 = n + 128;
        int l129 = n % 130;
        long l130 = n + 130;
        long l131 = n + 131;
        int l132 = n % 133;
        long l133 = n + 133;
        long l134 = n + 134;
        int l135 = n % 136;
        long l136 = n + 136;
        long l137 = n + 137;
        int l138 = n % 139;
        long l139 = n + 139;
        int far = from;
        int k = 0;
        long farSum = 0;
        double ratio = n / 7.0;
        while (far < n) {
            far += 3;
            k += 300;
            farSum += far * (long) k;
            far--;
        }
        for (int wide = 0; wide < 3000; wide += 1000) {
            k -= 129;
            ratio *= 1.5;
        }
        if (ratio > 10) {
            k += 40000;
        }
        int all = (int) l0 + (int) l7 + (int) l14 + (int) l21 + (int) l28 + (int) l35 + (int) l42 + (int) l49 + (int) l56 + (int) l63 + (int) l70
                + (int) l77 + (int) l84 + (int) l91 + (int) l98 + (int) l105 + (int) l112 + (int) l119 + (int) l126 + (int) l133;
        return k + (int) farSum + all;
    }

    static int table(int key) {
        switch (key) {
            case 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19: return 0;
            case 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39: return 33;
            case 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59: return 66;
            case 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79: return 99;
            case 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99: return 31;
            case 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119: return 64;
            case 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139: return 97;
            case 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159: return 29;
            case 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179: return 62;
            case 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199: return 95;
            case 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219: return 27;
            case 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239: return 60;
            case 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259: return 93;
            case 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279: return 25;
            case 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299: return 58;
            case 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319: return 91;
            case 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339: return 23;
            case 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359: return 56;
            case 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, 379: return 89;
            case 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, 397, 398, 399: return 21;
            case 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 419: return 54;
            case 420, 421, 422, 423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 439: return 87;
            case 440, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, 454, 455, 456, 457, 458, 459: return 19;
            case 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479: return 52;
            case 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492, 493, 494, 495, 496, 497, 498, 499: return 85;
            case 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519: return 17;
            case 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 535, 536, 537, 538, 539: return 50;
            case 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559: return 83;
            case 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579: return 15;
            case 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599: return 48;
            default: return -1;
        }
    }

    static int sparse(int key) {
        int r = 0;
        switch (key) {
            case -5000:
            case -4999:
            case -4992:
            case -4973:
            case -4936: r += 4; break;
            case -4875:
            case -4784:
            case -4657:
            case -4488:
            case -4271: r += 9; break;
            case -4000:
            case -3669:
            case -3272:
            case -2803:
            case -2256: r += 14; break;
            case -1625:
            case -904:
            case -87:
            case 832:
            case 1859: r += 19; break;
            case 3000:
            case 4261:
            case 5648:
            case 7167:
            case 8824: r += 24; break;
            case 10625:
            case 12576:
            case 14683:
            case 16952:
            case 19389: r += 29; break;
            case 22000:
            case 24791:
            case 27768:
            case 30937:
            case 34304: r += 34; break;
            case 37875:
            case 41656:
            case 45653:
            case 49872:
            case 54319: r += 39; break;
            case 59000:
            case 63921:
            case 69088:
            case 74507:
            case 80184: r += 44; break;
            case 86125:
            case 92336:
            case 98823:
            case 105592:
            case 112649: r += 49; break;
            case 120000:
            case 127651:
            case 135608:
            case 143877:
            case 152464: r += 54; break;
            case 161375:
            case 170616:
            case 180193:
            case 190112:
            case 200379: r += 59; break;
            case 211000:
            case 221981:
            case 233328:
            case 245047:
            case 257144: r += 64; break;
            case 269625:
            case 282496:
            case 295763:
            case 309432:
            case 323509: r += 69; break;
            case 338000:
            case 352911:
            case 368248:
            case 384017:
            case 400224: r += 74; break;
            case 416875:
            case 433976:
            case 451533:
            case 469552:
            case 488039: r += 79; break;
            case 507000:
            case 526441:
            case 546368:
            case 566787:
            case 587704: r += 84; break;
            case 609125:
            case 631056:
            case 653503:
            case 676472:
            case 699969: r += 89; break;
            case 724000:
            case 748571:
            case 773688:
            case 799357:
            case 825584: r += 94; break;
            case 852375:
            case 879736:
            case 907673:
            case 936192:
            case 965299: r += 99; break;
            default: r -= 2;
        }
        return r;
    }

    static String text(String key) {
        return switch (key) {
            case "Aa0", "BB0" -> "k0";
            case "Aa1", "BB1" -> "k1";
            case "Aa2", "BB2" -> "k2";
            case "Aa3", "BB3" -> "k3";
            case "Aa4", "BB4" -> "k4";
            case "Aa5", "BB5" -> "k5";
            case "Aa6", "BB6" -> "k6";
            case "Aa7", "BB7" -> "k7";
            case "Aa8", "BB8" -> "k8";
            case "Aa9", "BB9" -> "k9";
            case "Aa10", "BB10" -> "k0";
            case "Aa11", "BB11" -> "k1";
            case "Aa12", "BB12" -> "k2";
            case "Aa13", "BB13" -> "k3";
            case "Aa14", "BB14" -> "k4";
            case "Aa15", "BB15" -> "k5";
            case "Aa16", "BB16" -> "k6";
            case "Aa17", "BB17" -> "k7";
            case "Aa18", "BB18" -> "k8";
            case "Aa19", "BB19" -> "k9";
            case "Aa20", "BB20" -> "k0";
            case "Aa21", "BB21" -> "k1";
            case "Aa22", "BB22" -> "k2";
            case "Aa23", "BB23" -> "k3";
            case "Aa24", "BB24" -> "k4";
            case "Aa25", "BB25" -> "k5";
            case "Aa26", "BB26" -> "k6";
            case "Aa27", "BB27" -> "k7";
            case "Aa28", "BB28" -> "k8";
            case "Aa29", "BB29" -> "k9";
            default -> "none";
        };
    }

    static int longJump(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            if (i % 3 == 1) {
                continue;
            }
            if ((sum & 1) != 0) {
                sum += i;
            }
            sum = sum * 31 + (i ^ 7300) + (i ^ 7313) + (i ^ 7326) + (i ^ 7339) + (i ^ 7352) + (i ^ 7365);
            sum = sum * 31 + (i ^ 14400) + (i ^ 14413) + (i ^ 14426) + (i ^ 14439) + (i ^ 14452) + (i ^ 14465);
            sum = sum * 31 + (i ^ 21500) + (i ^ 21513) + (i ^ 21526) + (i ^ 21539) + (i ^ 21552) + (i ^ 21565);
            sum = sum * 31 + (i ^ 28600) + (i ^ 28613) + (i ^ 28626) + (i ^ 28639) + (i ^ 28652) + (i ^ 28665);
            sum = sum * 31 + (i ^ 35700) + (i ^ 35713) + (i ^ 35726) + (i ^ 35739) + (i ^ 35752) + (i ^ 35765);
            sum = sum * 31 + (i ^ 42800) + (i ^ 42813) + (i ^ 42826) + (i ^ 42839) + (i ^ 42852) + (i ^ 42865);
            if ((sum & 2) != 0) {
                sum += i;
            }
            sum = sum * 31 + (i ^ 57000) + (i ^ 57013) + (i ^ 57026) + (i ^ 57039) + (i ^ 57052) + (i ^ 57065);
            sum = sum * 31 + (i ^ 64100) + (i ^ 64113) + (i ^ 64126) + (i ^ 64139) + (i ^ 64152) + (i ^ 64165);
            sum = sum * 31 + (i ^ 71200) + (i ^ 71213) + (i ^ 71226) + (i ^ 71239) + (i ^ 71252) + (i ^ 71265);
            sum = sum * 31 + (i ^ 78300) + (i ^ 78313) + (i ^ 78326) + (i ^ 78339) + (i ^ 78352) + (i ^ 78365);
            sum = sum * 31 + (i ^ 85400) + (i ^ 85413) + (i ^ 85426) + (i ^ 85439) + (i ^ 85452) + (i ^ 85465);
            sum = sum * 31 + (i ^ 92500) + (i ^ 92513) + (i ^ 92526) + (i ^ 92539) + (i ^ 92552) + (i ^ 92565);
        }
        return sum;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n % 10 + 2; i++) {
            long one = many(n + 0,
                (long) n * 1,
                n / 3.0,
                "s" + n % 5,
                n + 4,
                n * 5.5f,
                (byte) (n + 6),
                (short) (n * 7),
                (char) ('a' + (n + 8) % 26),
                n % 6 == 0,
                n + 10,
                (long) n * 11,
                n / 13.0,
                "s" + n % 8,
                n + 14,
                n * 15.5f,
                (byte) (n + 16),
                (short) (n * 17),
                (char) ('a' + (n + 18) % 26),
                n % 6 == 0,
                n + 20,
                (long) n * 21,
                n / 23.0,
                "s" + n % 4,
                n + 24,
                n * 25.5f,
                (byte) (n + 26),
                (short) (n * 27),
                (char) ('a' + (n + 28) % 26),
                n % 6 == 0,
                n + 30,
                (long) n * 31,
                n / 33.0,
                "s" + n % 7,
                n + 34,
                n * 35.5f,
                (byte) (n + 36),
                (short) (n * 37),
                (char) ('a' + (n + 38) % 26),
                n % 6 == 0,
                n + 40,
                (long) n * 41,
                n / 43.0,
                "s" + n % 3,
                n + 44,
                n * 45.5f,
                (byte) (n + 46),
                (short) (n * 47),
                (char) ('a' + (n + 48) % 26),
                n % 6 == 0,
                n + 50,
                (long) n * 51,
                n / 53.0,
                "s" + n % 6,
                n + 54,
                n * 55.5f,
                (byte) (n + 56),
                (short) (n * 57),
                (char) ('a' + (n + 58) % 26),
                n % 6 == 0,
                n + 60,
                (long) n * 61,
                n / 63.0,
                "s" + n % 2,
                n + 64,
                n * 65.5f,
                (byte) (n + 66),
                (short) (n * 67),
                (char) ('a' + (n + 68) % 26),
                n % 6 == 0,
                n + 70,
                (long) n * 71,
                n / 73.0,
                "s" + n % 5,
                n + 74,
                n * 75.5f,
                (byte) (n + 76),
                (short) (n * 77),
                (char) ('a' + (n + 78) % 26),
                n % 6 == 0,
                n + 80,
                (long) n * 81,
                n / 83.0,
                "s" + n % 8,
                n + 84,
                n * 85.5f,
                (byte) (n + 86),
                (short) (n * 87),
                (char) ('a' + (n + 88) % 26),
                n % 6 == 0);
            seen += one;
            n++;
        }
        int far = wideLocals(n, args[1].length());
        int found = 0;
        for (int i = 0; i < n * 3; i++) {
            int t = table(i * 7 % 720);
            if (t > 50) {
                found++;
            }
            int s = sparse(i * i * i - 5000);
            if (s > 60) {
                found += 2;
            }
            String x = text((i % 2 == 0 ? "Aa" : "BB") + i % 130);
            if (x.endsWith("3")) {
                found += 5;
            }
        }
        int jumped = longJump(n);
        int odd = 0;
        for (int bits = jumped; bits != 0; bits >>>= 1) {
            odd += bits & 1;
        }
        System.out.println(far + " " + found + " " + odd + " " + seen + " " + calls);
    }
}
