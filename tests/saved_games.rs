//! Saved games of JCloisterZone at the command line.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

/// Ann lays a straight road beside the start tile, with a farmer north of it; Bob closes the city there.
fn game() -> Value {
    let place = |player: u8, tile: &str, rotation: &str, position: [i8; 2]| {
        json!({ "type": "PLACE_TILE", "player": player,
            "payload": { "tileId": tile, "rotation": rotation, "position": position } })
    };
    let deploy = |player: u8, feature: &str, location: &str, position: [i8; 2]| {
        json!({ "type": "DEPLOY_MEEPLE", "player": player, "payload": { "meepleId": format!("{player}.small.1"),
            "pointer": { "position": position, "feature": feature, "location": location } } })
    };
    let commit = |player: u8| json!({ "type": "COMMIT", "player": player, "payload": { "random": 0.25 } });
    json!({
        "setup": {
            "sets": { "basic:1": 1 },
            "elements": { "small-follower": 7, "farmers": true },
            "rules": {},
            "start": [{ "tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0 }],
        },
        "players": [{ "name": "Ann" }, { "name": "Bob" }],
        "replay": [
            place(0, "BA/RFr", "R180", [1, 0]),
            deploy(0, "Field", "NL.NR.EL.WR", [1, 0]),
            commit(0),
            place(1, "BA/C", "R180", [0, -1]),
            deploy(1, "City", "S", [0, -1]),
            commit(1),
        ],
        "gameAnnotations": { "drawOrder": ["BA/RFr", "BA/C"], "endTurn": 2 },
        "test": { "assertions": [
            "Ann has 3 points", "Bob has 4 points", "Bob scored city for 4 points", "Phase is GameOverPhase",
            "Undo is not allowed",
        ] },
    })
}

/// A folder for the saved games of one test.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("saved-games").join(test);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn with(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    /// Runs the program here: its code, what it prints, and what it complains of.
    fn run(&self, arguments: &[&str]) -> (i32, String, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_meeplaw"));
        let done = command.args(arguments).current_dir(&self.0).env("NO_COLOR", "1").output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (done.status.code().unwrap(), text(done.stdout), text(done.stderr))
    }
}

#[test]
fn a_saved_game_becomes_a_scenario_that_plays_to_the_same_end() {
    let folder = Folder::new("a-saved-game-becomes-a-scenario-that-plays-to-the-same-end");
    folder.with("two-turns.jcz", &game().to_string());
    let (code, text, complaints) = folder.run(&["import", "two-turns.jcz"]);
    assert_eq!((code, &*complaints), (0, ""), "{text}");
    let expected = "title: The saved game two-turns
editions: [1st]
players: [Ann, Bob]
pile:
  only:
    [U, E]
turns:
    # Turn 1, Ann
  - - place: U at (1,0)
    - meeple: field N of (1,0)
    # Turn 2, Bob
  - - place: E2 at (0,-1)
    - meeple: city S of (0,-1)
";
    assert_eq!(text, expected);
    let (code, text, _) = folder.run(&["import", "two-turns.jcz", "-o", "two-turns.yaml"]);
    assert_eq!((code, &*text), (0, "two-turns.yaml is written. `meeplaw run two-turns.yaml` plays it.\n"));
    let (code, _, complaints) = folder.run(&["import", "two-turns.jcz", "-o", "two-turns.yaml"]);
    assert_eq!(code, 2);
    assert!(complaints.contains("two-turns.yaml is there already and stays as it is"), "{complaints}");
    let (_, written, _) = folder.run(&["run", "two-turns.yaml"]);
    let (code, direct, complaints) = folder.run(&["run", "two-turns.jcz"]);
    assert_eq!((code, &*complaints), (0, ""));
    assert_eq!(written, direct);
    assert!(direct.contains("Bob"), "{direct}");
}

#[test]
fn a_game_is_carried_over_up_to_a_turn() {
    let folder = Folder::new("a-game-is-carried-over-up-to-a-turn");
    folder.with("two-turns.jcz", &game().to_string());
    let (code, text, _) = folder.run(&["import", "two-turns.jcz", "--until", "1", "--edition", "hig2"]);
    assert_eq!(code, 0);
    assert!(text.contains("editions: [hig2]\n") && text.contains("- place: U at (1,0)\n"), "{text}");
    assert!(!text.contains("Turn 2"), "{text}");
    assert_eq!(folder.run(&["import", "two-turns.jcz", "--until", "0"]).0, 2);
}

#[test]
fn saved_games_are_played_compared_and_asked() {
    let folder = Folder::new("saved-games-are-played-compared-and-asked");
    folder.with("two-turns.jcz", &game().to_string());
    let (code, text, _) = folder.run(&["compare", "two-turns.jcz"]);
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("Ann"), "{text}");
    let (code, text, complaints) = folder.run(&["legal", "two-turns.jcz", "--step", "2"]);
    assert_eq!(code, 0, "{text}{complaints}");
    assert!(text.contains("# Ann chooses (figure)"), "{text}");
    let (code, text, _) = folder.run(&["run", "two-turns.jcz", "--edition", "zmg"]);
    assert!(code == 0 && text.starts_with("Z-Man edition: "), "{text}");
}

#[test]
fn check_walks_and_judges_saved_games() {
    let folder = Folder::new("check-walks-and-judges-saved-games");
    folder.with("good.jcz", &game().to_string());
    let (code, text, _) = folder.run(&["check", "."]);
    let expected = "not judged: 1 (nothing is known of: Undo is not)
1 scenario, 1 run: 1 passed, 0 failed, 0 errors, 0 skipped, 1 not judged
";
    assert_eq!((code, &*text), (0, expected));
    let mut wrong = game();
    wrong["test"]["assertions"][1] = json!("Bob has 5 points");
    folder.with("wrong.jcz", &wrong.to_string());
    let expected = json!({ "final_points": [3, 4], "points_by_turn": [], "points_after_commit": [] });
    folder.with("good.expected.json", &expected.to_string());
    let (code, text, _) = folder.run(&["check", "."]);
    assert_eq!(code, 1);
    assert!(text.contains("FAILED ./wrong.jcz (1st)\n  Bob has 5 points: 4 points\n"), "{text}");
    assert!(text.contains("FAILED ./good.jcz (1st)\n  points of the final scoring: missing none, not expected player 0: field 3\n"), "{text}");
    let (_, report, _) = folder.run(&["check", "wrong.jcz", "--format", "json"]);
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["failed"], 1);
    assert_eq!(report["results"][0]["edition"], "1st");
    assert_eq!(report["results"][0]["failures"][0], json!({ "message": "Bob has 5 points: 4 points" }));
    assert_eq!(report["not_judged_by_reason"], json!({ "nothing is known of: Undo is not": 1 }));
    let (_, report, _) = folder.run(&["check", "wrong.jcz", "--format", "junit"]);
    assert!(report.contains("not judged: 1 (nothing is known of: Undo is not)"), "{report}");
}

#[test]
fn what_is_not_known_is_listed_and_not_judged() {
    let folder = Folder::new("what-is-not-known-is-listed-and-not-judged");
    let mut odd = game();
    odd["setup"]["elements"]["wishing-well"] = json!(true);
    folder.with("odd.jcz", &odd.to_string());
    let (code, text, complaints) = folder.run(&["import", "odd.jcz"]);
    assert_eq!(code, 0);
    assert!(text.ends_with("# Not carried over:\n# - element `wishing-well`: not known\n"), "{text}");
    assert_eq!(complaints, "odd.jcz: not carried over: element `wishing-well`: not known\n");
    let (code, text, _) = folder.run(&["check", "odd.jcz"]);
    assert_eq!(code, 4, "{text}");
    assert!(text.contains("not judged: 5 (not carried over: element `wishing-well`: not known)"), "{text}");
    assert!(text.contains("0 passed, 0 failed, 0 errors, 1 skipped, 5 not judged"), "{text}");
}

#[test]
fn a_message_that_cannot_be_played_ends_the_script() {
    let folder = Folder::new("a-message-that-cannot-be-played-ends-the-script");
    let mut odd = game();
    odd["replay"][3]["payload"]["position"] = json!([5, 5]);
    folder.with("odd.jcz", &odd.to_string());
    let (code, text, complaints) = folder.run(&["import", "odd.jcz"]);
    assert_eq!(code, 0);
    assert!(complaints.contains("message 3 and all that follow: not legal"), "{complaints}");
    assert!(text.contains("# Turn 1, Ann") && !text.contains("# Turn 2"), "{text}");
    folder.with("odd.yaml", &text);
    assert_eq!(folder.run(&["run", "odd.yaml"]).0, 0, "{text}");
}

#[test]
fn names_that_scenarios_cannot_have_become_colours() {
    let folder = Folder::new("names-that-scenarios-cannot-have-become-colours");
    let odd_names = [
        ["Ann: #1", "Bob"],
        ["Ann", "ann"],
        ["none", "Bob"],
        ["", "Bob"],
        ["a\nb", "Bob"],
        ["\u{1b}[31m", "Bob"],
    ];
    for (number, names) in odd_names.iter().enumerate() {
        let file = format!("odd-{number}.yaml");
        let mut odd = game();
        odd["players"] = json!([{ "name": names[0] }, { "name": names[1] }]);
        folder.with("odd.jcz", &odd.to_string());
        let (code, text, _) = folder.run(&["import", "odd.jcz", "-o", &file]);
        assert_eq!(code, 0, "{text}");
        let (code, text, complaints) = folder.run(&["run", &file]);
        assert_eq!(code, 0, "{complaints}");
        assert!(text.contains("red"), "{text}");
    }
}

#[test]
fn a_damaged_or_hostile_file_is_an_error() {
    let folder = Folder::new("a-damaged-or-hostile-file-is-an-error");
    let text = game().to_string();
    folder.with("truncated.jcz", &text[..text.len() / 2]);
    folder.with("empty.jcz", "");
    folder.with("deep.jcz", &"[".repeat(200_000));
    folder.with("large.jcz", &" ".repeat((4 << 20) + 1));
    folder.with("other.jcz", r#"{"setup": {}, "players": [{}], "replay": []}"#);
    let mut many = game();
    many["setup"]["sets"]["basic:1"] = json!(1_000_000_000_u64);
    folder.with("many.jcz", &many.to_string());
    for name in ["truncated", "empty", "deep", "large", "other", "many", "not-there"] {
        let file = format!("{name}.jcz");
        for command in ["import", "run", "compare", "legal", "check"] {
            let (code, text, complaints) = folder.run(&[command, &file]);
            assert_eq!(code, 2, "{command} {file}: {text}{complaints}");
            assert!((text + &complaints).contains(&file), "{command} {file}: {complaints}");
        }
    }
    let (code, text, _) = folder.run(&["check", "."]);
    assert!(code == 2 && text.contains("6 errors"), "{text}");
}
