use super::{MOST, Problem, Problems, Source, Span};

fn problems(text: &str, list: Vec<Problem>) -> Problems {
    let mut problems = Problems::new(&Source::new("a.yaml", text));
    list.into_iter().for_each(|problem| problems.push(problem));
    problems
}

#[test]
fn a_picture_shows_place_line_caret_and_help() {
    let text = "board: |\n  D    RCx\n  é    RCy\n";
    // Line 1 has 9 bytes; RCx begins 7 bytes into line 2: 16. Line 3 begins at 20, RCy at 20 + 8.
    let found = problems(
        text,
        vec![
            Problem::new(Span::new(28, 31), "unknown tile `RCy`").note("tiles are named A to X"),
            Problem::new(Span::new(16, 19), "unknown tile `RCx`").help("did you mean `RCr`?"),
        ],
    );
    assert_eq!(
        found.to_string(),
        "\
error: unknown tile `RCx`
 --> a.yaml:2:8
  |
2 |   D    RCx
  |        ^^^
  |
  = help: did you mean `RCr`?

error: unknown tile `RCy`
 --> a.yaml:3:8
  |
3 |   é    RCy
  |        ^^^
  |
  = note: tiles are named A to X"
    );
}

#[test]
fn a_second_place_is_shown_with_its_own_line() {
    let text = "a: 1\nb: 2\na: 3\n";
    let problem =
        Problem::new(Span::new(10, 11), "the key `a` is there twice").see(Span::new(0, 1), "first here");
    assert_eq!(
        problems(text, vec![problem]).to_string(),
        "\
error: the key `a` is there twice
 --> a.yaml:3:1
  |
3 | a: 3
  | ^
  |
 ::: a.yaml:1:1
  |
1 | a: 1
  | - first here"
    );
}

#[test]
fn of_several_lines_the_first_is_shown() {
    let found = problems("ab:\n  c: d\n", vec![Problem::new(Span::new(0, 11), "`e` is missing")]);
    assert_eq!(found.to_string(), "error: `e` is missing\n --> a.yaml:1:1\n  |\n1 | ab:\n  | ^^^");
}

#[test]
fn styled_differs_only_by_style() {
    let problem = Problem::new(Span::new(3, 4), "no such number").help("try 2");
    let found = problems("a: 1\n", vec![problem]);
    let styled = found.render(true);
    assert!(styled.contains('\u{1b}'));
    let mut plain = String::new();
    let mut inside = false;
    for c in styled.chars() {
        match c {
            '\u{1b}' => inside = true,
            'm' if inside => inside = false,
            c if !inside => plain.push(c),
            _ => {}
        }
    }
    assert_eq!(plain, found.render(false));
}

#[test]
fn problems_are_ordered_kept_once_and_capped() {
    let mut found = problems("abc", vec![]);
    assert!(found.is_empty());
    for at in [2, 0, 2, 1] {
        found.push(Problem::new(Span::new(at, at + 1), "bad"));
    }
    let starts: Vec<_> = found.sorted().iter().map(|p| p.span.start).collect();
    assert_eq!(starts, [0, 1, 2]);
    for i in 0..MOST {
        found.push(Problem::new(Span::at(0), format!("bad {i}")));
    }
    assert_eq!(found.len(), MOST + 3);
    assert_eq!(found.sorted().len(), MOST);
    assert!(found.to_string().ends_with("and 3 more in a.yaml"));
    assert!(found.clone().or(()).is_err());
}

#[test]
fn findings_carry_the_same_for_machines() {
    let problem = Problem::new(Span::new(6, 7), "bad").help("good").see(Span::new(0, 1), "here").note("so");
    let found = problems("é:\n  x\n", vec![problem]);
    // "é:" is 3 bytes and a break: line 2 begins at byte 4, x stands in its third column.
    assert_eq!(
        serde_json::to_string(&found.findings()).unwrap(),
        r#"[{"file":"a.yaml","line":2,"column":3,"message":"bad","help":["good"],"notes":[{"line":1,"column":1,"text":"here"},{"text":"so"}]}]"#
    );
}

#[test]
fn suggestions_name_the_nearest_or_the_few() {
    let p = Problem::new(Span::at(0), "x");
    assert_eq!(p.clone().suggest("blve", ["red", "blue"]).help, ["did you mean `blue`?"]);
    assert_eq!(p.clone().suggest("zzz", ["red", "blue"]).help, ["known here: `red`, `blue`"]);
    assert!(p.suggest("zzz", Vec::<String>::new()).help.is_empty());
}

#[test]
fn a_long_line_is_cut_and_keeps_its_column() {
    let text = format!("k: {}X{}", "é".repeat(5000), "b".repeat(5000));
    let at = 3 + 2 * 5000;
    let shown = problems(&text, vec![Problem::new(Span::new(at, at + 1), "bad")]).to_string();
    assert!(shown.contains(" --> a.yaml:1:5004\n"), "{shown}");
    assert!(shown.lines().all(|line| line.chars().count() < 200), "{shown}");
    let all = problems(&text, vec![Problem::new(Span::new(0, text.len()), "bad")]).to_string();
    assert!(all.contains(" --> a.yaml:1:1\n") && all.len() < 1000, "{all}");
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    let text = "a: \u{1b}[31m\u{202e}x\u{2028}y\n";
    let problem = Problem::new(Span::new(3, 4), "got \u{1b}[2J\u{7}").help("say \u{1b}c\u{202e}");
    let mut found = Problems::new(&Source::new("a\u{1b}.yaml", text));
    found.push(problem);
    let shown = found.to_string();
    assert!(shown.chars().all(|c| c == '\n' || !c.is_control()), "{shown:?}");
    assert!(!shown.contains('\u{202e}'), "{shown:?}");
}

#[test]
fn no_span_and_no_text_can_make_it_panic() {
    let texts = [
        "",
        "\n",
        "\r\n\r\n",
        "a",
        "\u{feff}",
        "\u{feff}a\u{feff}: b\r\n",
        "\ta:\t\tb\t\n\t",
        "日本語: 漢字\n\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}: e\u{301}\u{301}\n",
        "\0\u{1}\u{7f}\u{85}\u{9b}\u{2028}x\rz",
    ];
    let long = format!("{}\n{}", "\t漢".repeat(400), "x".repeat(100_000));
    for text in texts.into_iter().chain([long.as_str()]) {
        let ends: Vec<usize> = if text.len() < 100 {
            (0..text.len() + 3).chain([usize::MAX]).collect()
        } else {
            vec![0, 1, 799, 800, 1600, 1601, 2000, 50_000, text.len() - 1, text.len(), usize::MAX]
        };
        for &start in &ends {
            for &end in &ends {
                let span = Span { start, end };
                let problem =
                    Problem::new(span, "").note("").help("\n").see(Span { start: end, end: start }, "");
                let found = problems(text, vec![problem]);
                assert!(found.render(false).contains("a.yaml:"));
                found.render(true);
                found.findings();
            }
        }
    }
}
