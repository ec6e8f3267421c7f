//! What is asked of the register, with the program itself.

mod commands;
mod explain;
mod new;
mod schema;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A run of the program: its exit code, what it printed, and what it complained of.
struct Told {
    code: Option<i32>,
    out: String,
    errors: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Scenarios of these tests alone.
const SCENARIOS: &str = "tests/ask/scenarios";

fn meeplaw(arguments: &[&str]) -> Told {
    meeplaw_in(root(), arguments)
}

fn meeplaw_in(folder: &Path, arguments: &[&str]) -> Told {
    let mut command = Command::new(env!("CARGO_BIN_EXE_meeplaw"));
    let Output { status, stdout, stderr } =
        command.current_dir(folder).args(arguments).env("NO_COLOR", "1").output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Told { code: status.code(), out: text(stdout), errors: text(stderr) }
}

/// An empty folder of a test's own.
fn empty_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Holds a text against its snapshot.
fn hold(name: &str, text: &str) {
    let path = root().join("snapshots/ask");
    insta::with_settings!({
        snapshot_path => path,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, text);
    });
}
