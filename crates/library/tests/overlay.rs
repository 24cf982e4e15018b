//! The built-in overlay and its grammar.

use mantis_library::overlay::Overlay;

#[test]
fn builtin_overlay_parses() {
    if let Err(error) = Overlay::builtin() {
        panic!("{error}");
    }
}
