// args: caf~e9_au_lait 4 | plain_ascii_only 3 | ~e4~f6~20ac_~d83d~dc9b_mix 8 | ~d83d_broken~dc00~e9 5
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Sends text in small packets, escaping what the charset cannot express. */
public class EncodeFallback {
    final CharsetEncoder encoder;
    final ByteBuffer packet;
    final CRC32 crc = new CRC32();
    int packets;
    int escapes;
    int broken;

    EncodeFallback(Charset cs, int size) {
        encoder = cs.newEncoder()
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .onMalformedInput(CodingErrorAction.REPORT);
        packet = ByteBuffer.allocate(size);
    }

    static CharBuffer unescape(String arg) {
        StringBuilder sb = new StringBuilder();
        int i = 0;
        while (i < arg.length()) {
            char c = arg.charAt(i++);
            if (c == '~') {
                int code = 0;
                int digit;
                while (i < arg.length() && code < 0x1000
                        && (digit = Character.digit(arg.charAt(i), 16)) >= 0) {
                    code = code * 16 + digit;
                    i++;
                }
                sb.append((char) code);
            } else {
                sb.append(c == '_' ? ' ' : c);
            }
        }
        return CharBuffer.wrap(sb);
    }

    void ship() {
        packet.flip();
        packets++;
        StringBuilder sb = new StringBuilder();
        ByteBuffer view = packet.slice().asReadOnlyBuffer();
        while (view.hasRemaining()) {
            sb.append(String.format("%02x", view.get()));
        }
        crc.update(packet);
        System.out.println("packet " + packets + " " + sb);
        packet.clear();
    }

    void raw(String s) {
        for (byte b : s.getBytes(StandardCharsets.US_ASCII)) {
            if (!packet.hasRemaining()) {
                ship();
            }
            packet.put(b);
        }
    }

    void send(CharBuffer in) {
        encoder.reset();
        boolean more = true;
        while (more) {
            CoderResult r = encoder.encode(in, packet, true);
            if (r.isOverflow()) {
                ship();
            } else if (r.isUnmappable()) {
                int code = 0;
                for (int k = r.length(); k > 0; k--) {
                    code = code * 0x400 + in.get();
                }
                escapes++;
                raw("&" + Integer.toHexString(code) + ";");
            } else if (r.isMalformed()) {
                in.position(in.position() + r.length());
                broken += r.length();
                raw("!");
            } else {
                more = false;
            }
        }
        if (packet.position() > 0) {
            ship();
        }
    }

    public static void main(String[] args) {
        int size = Integer.parseInt(args[1]);
        Charset cs = size % 2 == 0 ? StandardCharsets.US_ASCII : StandardCharsets.ISO_8859_1;
        EncodeFallback link = new EncodeFallback(cs, size);
        CharBuffer text = unescape(args[0]);
        int chars = text.remaining();
        link.send(text);
        int coins = 0;
        for (long c = link.crc.getValue(); c > 0; c /= 10) {
            coins += c % 10 > 4 ? 1 : 0;
        }
        System.out.println("chars=" + chars + " packets=" + link.packets + " escapes=" + link.escapes
                + " broken=" + link.broken + " coins=" + coins);
    }
}
