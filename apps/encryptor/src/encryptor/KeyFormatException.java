package encryptor;

/** A key file that does not hold a usable matrix. */
class KeyFormatException extends Exception {
    private static final long serialVersionUID = 1L;

    KeyFormatException(String message) {
        super(message);
    }
}
