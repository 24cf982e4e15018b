package mantis.rt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * Bundles of resources that are found by name, recorded as {@link Reflected} does: before each call the
 * program calls the method of the same name here.
 */
public final class ReflectedBundles {
    private ReflectedBundles() {}

    /** Before {@code ResourceBundle.getBundle(name)}. */
    public static void getBundle(String name, Class<?> caller, String position) {
        bundle(name, Locale.getDefault(), caller.getClassLoader(), caller, position);
    }

    /** Before {@code ResourceBundle.getBundle(name, locale)}. */
    public static void getBundle(String name, Locale locale, Class<?> caller, String position) {
        bundle(name, locale, caller.getClassLoader(), caller, position);
    }

    /** Before {@code ResourceBundle.getBundle(name, locale, loader)}. */
    public static void getBundle(String name, Locale locale, ClassLoader loader, Class<?> caller, String position) {
        bundle(name, locale, loader, caller, position);
    }

    /** Before {@code ResourceBundle.getBundle(name, control)}. */
    public static void getBundle(String name, ResourceBundle.Control control, Class<?> caller, String position) {
        controlled(control, name, Locale.getDefault(), caller.getClassLoader(), caller, position);
    }

    /** Before {@code ResourceBundle.getBundle(name, locale, control)}. */
    public static void getBundle(String name, Locale locale, ResourceBundle.Control control, Class<?> caller,
            String position) {
        controlled(control, name, locale, caller.getClassLoader(), caller, position);
    }

    /** Before {@code ResourceBundle.getBundle(name, locale, loader, control)}. */
    public static void getBundle(String name, Locale locale, ClassLoader loader, ResourceBundle.Control control,
            Class<?> caller, String position) {
        controlled(control, name, locale, loader, caller, position);
    }

    private static void controlled(ResourceBundle.Control control, String name, Locale locale, ClassLoader loader,
            Class<?> caller, String position) {
        if (control == null || control.getClass().getClassLoader() != null) {
            Reflected.site(caller, position).odd("bundles that the program finds");
        } else {
            bundle(name, locale, loader, control, caller, position);
        }
    }

    private static void bundle(String name, Locale locale, ClassLoader loader, Class<?> caller, String position) {
        ResourceBundle.Control usual = ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT);
        bundle(name, locale, loader, usual, caller, position);
    }

    private static void bundle(String name, Locale locale, ClassLoader loader, ResourceBundle.Control control,
            Class<?> caller, String position) {
        Reflected.Site site = Reflected.site(caller, position);
        if (name == null || locale == null || loader == null || !Reflected.isUsual(loader)) {
            site.odd("a bundle of null or of another class loader");
            return;
        }
        if (!site.isNew(name + ' ' + locale)) {
            return;
        }
        try {
            if (hasClasses(name, locale, loader)) {
                List<String> fields = new ArrayList<String>(Arrays.asList("bundles", name, locale.toString()));
                fields.addAll(found(name, locale, loader, control));
                site.add(fields.toArray(new String[0]));
            } else {
                site.add("bundle", name);
            }
        } catch (Throwable e) {
            site.odd(e);
        }
    }

    /** Whether a bundle is a class in any language. */
    private static boolean hasClasses(String name, Locale locale, ClassLoader loader) {
        boolean found = type(name, loader) != null || type(name + '_' + locale, loader) != null;
        for (String language : Locale.getISOLanguages()) {
            found = found || type(name + '_' + language, loader) != null;
        }
        return found;
    }

    /** Types and language tags of a bundle and its parents, as {@code ResourceBundle} looks for them. */
    private static List<String> found(String name, Locale locale, ClassLoader loader,
            ResourceBundle.Control control) {
        List<String> shared = new ArrayList<String>();
        for (Locale next = locale; next != null; next = control.getFallbackLocale(name, next)) {
            List<Locale> candidates = control.getCandidateLocales(name, next);
            List<String> chain = new ArrayList<String>();
            boolean isSpecific = candidates.size() == 1;
            for (Locale candidate : candidates) {
                String full = control.toBundleName(name, candidate);
                Class<?> type = control.getFormats(name).contains("java.class") ? type(full, loader) : null;
                String properties = control.toResourceName(full, "properties");
                if (type == null && control.getFormats(name).contains("java.properties")
                        && loader.getResource(properties) != null) {
                    throw new IllegalArgumentException("a bundle of classes and of properties");
                }
                if (type != null) {
                    chain.add(Reflected.type(type));
                    chain.add(candidate.toLanguageTag());
                    isSpecific |= !candidate.equals(Locale.ROOT);
                }
            }
            if (!chain.isEmpty() && isSpecific) {
                return chain;
            }
            shared = shared.isEmpty() ? chain : shared;
        }
        if (shared.isEmpty()) {
            throw new IllegalArgumentException("a bundle of resources that is missing");
        }
        return shared;
    }

    /** The class of a bundle, if it is one. */
    private static Class<?> type(String name, ClassLoader loader) {
        try {
            Class<?> type = Class.forName(name, false, loader);
            return ResourceBundle.class.isAssignableFrom(type) ? type : null;
        } catch (ClassNotFoundException e) {
            return null;
        } catch (LinkageError e) {
            // A directory whose file system ignores case, or a class that is broken.
            return null;
        }
    }
}
