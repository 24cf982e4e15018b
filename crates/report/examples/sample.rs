//! Writes the pages of the tests' made-up reports into a folder, to look at them:
//! `cargo run --example sample DIR`.

use std::path::Path;

#[path = "../tests/sample/mod.rs"]
mod sample;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    std::fs::write(folder.join("training.html"), sample::training().to_html())?;
    std::fs::write(folder.join("evaluation.html"), sample::evaluation().to_html())
}
