// args: 3 en | 7 de | 5 de-AT | 9 fr
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;

/** Bundles that are classes of the program and extend each other; one tells its language itself. */
public class BundleFamilies {
    static int asked;

    public static class Rates extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            asked++;
            return new Object[][] {{"base", 4}, {"label", "rate"}};
        }
    }

    public static class Rates_de extends Rates {
        @Override
        protected Object[][] getContents() {
            asked += 10;
            return new Object[][] {{"label", "Satz"}};
        }
    }

    public static class Rates_de_AT extends Rates_de {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"base", 9}};
        }
    }

    abstract static class Told extends ListResourceBundle {
        @Override
        public Locale getLocale() {
            asked += 100;
            return new Locale("xx", "YY");
        }
    }

    public static class Names extends Told {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"one", "first"}, {"two", "second"}};
        }
    }

    static void count(int times) {
        int odd = 0;
        for (int i = 0; i < times; i++) {
            odd += i & 1;
        }
        asked += odd;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        ResourceBundle.Control control =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS);
        ResourceBundle rates =
                ResourceBundle.getBundle("BundleFamilies$Rates", Locale.forLanguageTag(args[1]), control);
        count((Integer) rates.getObject("base") * n);
        count(rates.getString("label").length() * n);
        count(rates.getLocale().toString().length() + n);
        ResourceBundle names = ResourceBundle.getBundle("BundleFamilies$Names", Locale.ROOT, control);
        count(names.getLocale().toString().length() * n);
        count(names.getBaseBundleName().length());
        count(ResourceBundle.getBundle("BundleFamilies$Rates", Locale.ROOT, control).getString("label").length());
        System.out.println(asked);
    }
}
