//! The `meeplaw` program.

use std::process::ExitCode;

use include_dir::{Dir, include_dir};

/// The scenarios of this repository, so that an installed program can show what pins a ruling.
static SCENARIOS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/scenarios");

fn main() -> ExitCode {
    meeplaw::cli::main(|| {
        let mut files = Vec::new();
        collect(&SCENARIOS, &mut files);
        files
    })
}

fn collect(folder: &'static Dir<'static>, files: &mut Vec<(String, &'static str)>) {
    for file in folder.files() {
        let name = format!("scenarios/{}", file.path().display());
        files.extend(file.contents_utf8().map(|text| (name, text)));
    }
    folder.dirs().for_each(|inner| collect(inner, files));
}
