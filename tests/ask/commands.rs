//! `completions` and `man`.

use std::fs;

use super::{empty_folder, meeplaw, meeplaw_in};

#[test]
fn every_shell_has_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let told = meeplaw(&["completions", shell]);
        assert_eq!(told.code, Some(0), "{shell}: {}", told.errors);
        assert!(told.out.contains("explain"), "{shell}");
    }
    assert_eq!(meeplaw(&["completions", "csh"]).code, Some(2));
}

#[test]
fn the_man_page_is_printed() {
    let told = meeplaw(&["man"]);
    assert_eq!(told.code, Some(0));
    assert!(told.out.contains(".TH meeplaw 1"), "{}", told.out);
}

#[test]
fn every_command_has_its_man_page() {
    let folder = empty_folder("man");
    let told = meeplaw_in(&folder, &["man", "--out", "pages"]);
    assert_eq!((told.code, told.out.as_str()), (Some(0), ""), "{}", told.errors);
    for page in ["meeplaw.1", "meeplaw-run.1", "meeplaw-explain.1"] {
        let text = fs::read_to_string(folder.join("pages").join(page)).unwrap();
        assert!(text.contains(".SH SYNOPSIS"), "{page}");
    }
}
