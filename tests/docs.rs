//! The documents for readers: every scenario in them is played, every fragment read, every command run.
//!
//! A block of a document says behind its three ticks what it is:
//!
//! - `yaml`: a whole scenario, played in every edition that it speaks of; behind it there may be the name of
//!   the file under which the document's commands find it
//! - `yaml fragment`: some keys of a scenario, or some steps; read, but not played
//! - `yaml broken`: a scenario that shows an error
//! - `json`, with a name that ends in `.jcz`: a saved game, which the document's commands find under it
//! - `console`: lines behind `$` are commands, the others what they print; `...` stands for any lines

use std::path::{Path, PathBuf};
use std::process::Command;

use meeplaw::rulings::Overrides;
use meeplaw::scenario::{self, Scenario, problems::Problems, yaml};
use meeplaw::{expansions, game};

const DOCUMENTS: [&str; 7] = [
    "README.md",
    "docs/scenario-format.md",
    "docs/asking.md",
    "docs/editors.md",
    "docs/import.md",
    "docs/book.md",
    "docs/explore.md",
];

/// A fenced block.
#[derive(Debug)]
struct Block {
    place: String,
    language: String,
    tags: Vec<String>,
    text: String,
}

impl Block {
    fn is(&self, tag: &str) -> bool {
        self.tags.iter().any(|own| own == tag)
    }

    fn file(&self) -> Option<&str> {
        self.tags.iter().map(String::as_str).find(|tag| tag.ends_with(".yaml") || tag.ends_with(".jcz"))
    }

    fn is_scenario(&self) -> bool {
        self.language == "yaml" && !self.is("fragment")
    }
}

fn text_of(document: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(document);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{document}: {error}"))
}

fn blocks(document: &str) -> Vec<Block> {
    let text = text_of(document);
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (number, line) in text.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (Some(block), None) => {
                block.text += line;
                block.text.push('\n');
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(info)) => {
                let mut words = info.split_whitespace().map(str::to_owned);
                open = Some(Block {
                    place: format!("{document}:{}", number + 1),
                    language: words.next().unwrap_or_default(),
                    tags: words.collect(),
                    text: String::new(),
                });
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "{document}: a block does not end");
    assert!(!blocks.is_empty());
    blocks
}

fn read(block: &Block, text: &str) -> Result<Scenario, Problems> {
    yaml::read_bytes(&block.place, text.as_bytes()).and_then(|source| scenario::read(&source))
}

#[test]
fn whole_scenarios_play_as_expected_in_every_edition() {
    for document in DOCUMENTS {
        for block in blocks(document).iter().filter(|block| block.is_scenario() && !block.is("broken")) {
            assert!(
                block.text.starts_with("title:"),
                "{}: a whole scenario begins with its title",
                block.place
            );
            let scenario = read(block, &block.text).unwrap_or_else(|problems| panic!("{problems}"));
            let runs = scenario::play_all(&scenario, &Overrides::default())
                .unwrap_or_else(|problems| panic!("{}\n{problems}", block.place));
            for run in runs {
                match run.result {
                    Ok((_, failures)) => {
                        assert!(failures.is_empty(), "{} in {}: {failures:#?}", block.place, run.edition);
                    }
                    Err(problems) => panic!("{}\n{problems}", block.place),
                }
            }
        }
    }
}

#[test]
fn fragments_can_be_read() {
    for document in DOCUMENTS {
        for block in blocks(document).iter().filter(|block| block.language == "yaml" && block.is("fragment"))
        {
            let mut text = String::new();
            for (key, line) in
                [("title:", "title: A fragment\n"), ("expansions:", "expansions: [messages]\n")]
            {
                if !block.text.lines().any(|own| own.starts_with(key)) {
                    text += line;
                }
            }
            if block.text.starts_with("- ") {
                text += "turn:\n";
            }
            text += &block.text;
            if let Err(problems) = read(block, &text) {
                panic!("{}\n{problems}", block.place);
            }
        }
    }
}

#[test]
fn broken_scenarios_are_broken() {
    for document in DOCUMENTS {
        for block in blocks(document).iter().filter(|block| block.is("broken")) {
            let fine = read(block, &block.text).is_ok_and(|scenario| {
                scenario::play_all(&scenario, &Overrides::default()).is_ok_and(|runs| {
                    runs.iter().all(|run| matches!(&run.result, Ok((_, failures)) if failures.is_empty()))
                })
            });
            assert!(!fine, "{} is not broken at all", block.place);
        }
    }
}

#[test]
fn commands_print_what_the_document_shows() {
    for document in DOCUMENTS {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(document.replace(['/', '.'], "-"));
        std::fs::create_dir_all(&folder).unwrap();
        let blocks = blocks(document);
        for block in &blocks {
            if let Some(name) = block.file() {
                std::fs::write(folder.join(name), &block.text).unwrap();
            }
        }
        for block in blocks.iter().filter(|block| block.language == "console") {
            let mut code = None;
            for (command, shown) in commands(block) {
                let printed = if command == "echo $?" {
                    format!("{}\n", code.expect("there is no code before the first command"))
                } else {
                    let (printed, left) = run(&command, &folder, block);
                    code = Some(left);
                    printed
                };
                let fits = shown.is_empty() || is_like(&lines(&printed), &lines(&shown));
                assert!(fits, "{}: `{command}` prints\n{printed}\nand not\n{shown}", block.place);
            }
        }
    }
}

/// The commands of a block, each with what is shown below it.
fn commands(block: &Block) -> Vec<(String, String)> {
    let mut commands: Vec<(String, String)> = Vec::new();
    for line in block.text.lines() {
        match (line.strip_prefix("$ "), commands.last_mut()) {
            (Some(command), _) => commands.push((command.to_owned(), String::new())),
            (None, Some((_, shown))) => *shown += &format!("{line}\n"),
            (None, None) => panic!("{}: a console block begins with a command", block.place),
        }
    }
    commands
}

/// What a command prints, errors last, and its exit code.
fn run(command: &str, folder: &Path, block: &Block) -> (String, i32) {
    let mut words = words(command).into_iter();
    assert_eq!(words.next().as_deref(), Some("meeplaw"), "{}: `{command}`", block.place);
    let output = Command::new(env!("CARGO_BIN_EXE_meeplaw"))
        .args(words)
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .output()
        .unwrap_or_else(|error| panic!("{}: `{command}`: {error}", block.place));
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    (printed + &String::from_utf8_lossy(&output.stderr), output.status.code().unwrap_or(-1))
}

/// The words of a command, as a shell parts them: what stands in quotes is one.
fn words(command: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), _) if open == letter => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, ' ') => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    assert!(quote.is_none(), "`{command}` has a quote without its end");
    words.extend(word);
    words
}

fn lines(text: &str) -> Vec<&str> {
    text.trim_end().lines().map(str::trim_end).collect()
}

/// Are the lines those that are shown, where `...` is shown for any number of them?
fn is_like(lines: &[&str], shown: &[&str]) -> bool {
    match (lines, shown) {
        (_, ["...", rest @ ..]) => (0..=lines.len()).any(|skipped| is_like(&lines[skipped..], rest)),
        ([line, lines @ ..], [shown, rest @ ..]) => line == shown && is_like(lines, rest),
        (lines, shown) => lines.is_empty() && shown.is_empty(),
    }
}

/// The README lists all boxes, with their ids.
#[test]
fn the_boxes_are_listed() {
    let text = text_of("README.md");
    for boxed in expansions::ALL {
        let row = format!("| {} | `{}` |", boxed.title, boxed.id);
        assert!(text.contains(&row), "the README lacks {row}");
    }
}

/// The table of the 24 tiles gives every letter, with the copies of both prints.
#[test]
fn the_table_of_tiles_counts_right() {
    let catalogue = game::catalogue();
    let copies = |set: &str, letter: &str| {
        let tiles = &catalogue.set(set).unwrap().tiles;
        let named = |kind| catalogue[kind].letter.as_deref() == Some(letter);
        tiles.iter().find(|&&(kind, _)| named(kind)).map_or(0, |&(_, copies)| copies)
    };
    let text = text_of("docs/scenario-format.md");
    let rows: Vec<Vec<&str>> = text
        .lines()
        .map(|line| line.trim_matches(['|', ' ']).split('|').map(str::trim).collect::<Vec<_>>())
        .filter(|row| matches!(row[..], [letter, _, _, _] if letter.len() == 1))
        .collect();
    let letters: String = rows.iter().map(|row| row[0]).collect();
    assert_eq!(letters, "ABCDEFGHIJKLMNOPQRSTUVWX");
    for row in rows {
        let letter = row[0];
        assert_eq!(row[2], copies("basic:1", letter).to_string(), "{letter}");
        let garden = copies("basic:2", &format!("{letter}-garden"));
        let plain = copies("basic:2", letter).to_string();
        let second = if garden > 0 { format!("{plain} + {garden}") } else { plain };
        assert_eq!(row[3], second, "{letter}");
    }
}
