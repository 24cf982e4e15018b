// args: tr | de | es
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;

/** Bundles that are classes, found by the usual language, which the program sets from its input. */
public class DefaultBundle {
    static int asked;

    public static final class Words extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            asked++;
            return new Object[][] {{"hi", "hello"}};
        }
    }

    public static final class Words_de extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            asked += 10;
            return new Object[][] {{"hi", "hallo!"}};
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.forLanguageTag(args[0]));
        ResourceBundle rb = ResourceBundle.getBundle("DefaultBundle$Words");
        int sum = rb.getString("hi").length();
        for (int i = 0; i < sum; i++) {
            asked++;
        }
        System.out.println(asked);
    }
}
