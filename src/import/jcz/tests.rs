use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

use super::*;
use crate::editions::Edition;
use crate::figures::Player;
use crate::game::SetupProblem;
use crate::position::Stage;

fn place(player: u8, tile: &str, rotation: &str, position: [i16; 2]) -> Value {
    json!({ "type": "PLACE_TILE", "player": player, "clock": 7,
        "payload": { "tileId": tile, "rotation": rotation, "position": position } })
}

fn deploy(player: u8, feature: &str, location: &str, position: [i16; 2]) -> Value {
    let pointer = json!({ "position": position, "feature": feature, "location": location });
    let meeple = format!("{player}.small.1");
    json!({ "type": "DEPLOY_MEEPLE", "player": player,
        "payload": { "pointer": pointer, "meepleId": meeple } })
}

fn bare(player: u8, kind: &str) -> Value {
    json!({ "type": kind, "player": player, "payload": {} })
}

/// Ann lays a straight road beside the start tile, with a farmer north of it; Bob closes the city there.
fn two_turns() -> Vec<Value> {
    vec![
        place(0, "BA/RFr", "R180", [1, 0]),
        deploy(0, "Field", "NL.NR.EL.WR", [1, 0]),
        bare(0, "COMMIT"),
        place(1, "BA/C", "R180", [0, -1]),
        deploy(1, "City", "S", [0, -1]),
        bare(1, "COMMIT"),
    ]
}

fn game(replay: Vec<Value>) -> Value {
    json!({
        "appVersion": "5.7.0",
        "something": { "unknown": [1, 2] },
        "setup": {
            "sets": { "basic:1": 1 },
            "elements": { "small-follower": 7, "farmers": true, "wishing-well": false },
            "rules": {},
            "start": [{ "tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0 }],
        },
        "players": [{ "name": "Ann", "slot": 3 }, { "name": "Bob" }],
        "replay": replay,
        "gameAnnotations": { "drawOrder": ["BA/RFr", "BA/C"], "endTurn": 2 },
        "test": { "assertions": [
            "Ann has 3 points", "Bob has 4 points.", "Ann scored field for 3 points",
            "Bob scored city for 4 points", "Phase is GameOverPhase", "Player can't pass",
            "Undo is not allowed",
        ] },
    })
}

fn read(game: &Value) -> SavedGame {
    SavedGame::read(game.to_string().as_bytes()).unwrap()
}

fn expected() -> Value {
    json!({
        "final_points": [3, 4],
        "points_by_turn": [
            { "turn": 2, "points": [{ "player": 1, "points": 4, "name": "city" }] },
            { "final": true, "points": [{ "player": 0, "points": 3, "name": "field" }] },
        ],
        "points_after_commit": [{ "message": 2, "points": [0, 0] }, { "message": 5, "points": [3, 4] }],
    })
}

fn legal(lines: &[Value]) -> Vec<LegalHere> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    lines.iter().for_each(|line| writeln!(packed, "{line}").unwrap());
    LegalHere::read_all(&packed.finish().unwrap()).unwrap()
}

fn beside(expected: &Value, lines: &[Value]) -> Beside {
    let expected = Expected::read(expected.to_string().as_bytes()).unwrap();
    Beside { expected: Some(expected), legal: Some(legal(lines)) }
}

fn stop_at(saved: &SavedGame) -> (usize, Stop) {
    let mut replay = Replay::new(saved, &saved.carry_over().unwrap()).unwrap();
    let stop = replay.play_on().unwrap_err();
    (replay.next().unwrap().0, stop)
}

#[test]
fn a_game_comes_out_as_expected() {
    let saved = read(&game(two_turns()));
    let action = json!({ "i": 1, "phase": "ActionPhase", "player": 0, "canPass": true, "options": [
        ["DEPLOY_MEEPLE", { "position": [1, 0], "location": "WE", "feature": "Road" }, "0.small.1"],
        ["DEPLOY_MEEPLE", { "position": [1, 0], "location": "NL.NR.EL.WR", "feature": "Field" }, "0.small.1"],
        ["DEPLOY_MEEPLE", { "position": [1, 0], "location": "ER.SL.SR.WL", "feature": "Field" }, "0.small.1"],
        ["PASS"],
    ] });
    let tile = json!({ "i": 0, "phase": "TilePhase", "player": 0, "canPass": false, "options": [
        ["PLACE_TILE", "BA/RFr", "R0", [1, 0]], ["PLACE_TILE", "BA/RFr", "R180", [1, 0]],
        ["PLACE_TILE", "BA/RFr", "R0", [-1, 0]], ["PLACE_TILE", "BA/RFr", "R180", [-1, 0]],
        ["PLACE_TILE", "BA/RFr", "R0", [0, 1]], ["PLACE_TILE", "BA/RFr", "R180", [0, 1]],
    ] });
    let commit = json!({ "i": 2, "phase": "CommitActionPhase", "player": 0, "canPass": false, "options": [["COMMIT"]] });
    let verdict = judge(&saved, &beside(&expected(), &[tile, action, commit])).unwrap();
    assert_eq!(verdict.failures, []);
    assert_eq!(verdict.passed, 3 + 2 + 2 + 1 + 6);
    let undo = Unjudged::Beyond("Undo is not".to_owned());
    assert_eq!(verdict.not_judged.into_iter().collect::<Vec<_>>(), [(undo, 1)]);
}

#[test]
fn what_comes_out_otherwise_is_said() {
    let mut wrong = expected();
    wrong["final_points"] = json!([3, 5]);
    wrong["points_by_turn"][0]["points"][0]["name"] = json!("road");
    wrong["points_after_commit"][0]["points"] = json!([1, 0]);
    let line = json!({ "i": 2, "phase": "ActionPhase", "player": 0, "canPass": true, "options": [["PASS"]] });
    let options = json!({ "i": 5, "phase": "CommitActionPhase", "player": 1, "options": [] });
    let mut game = game(two_turns());
    game["test"]["assertions"] =
        json!(["Bob has 5 points", "Bob scored road for 4 points", "Cid has 1 point", "Phase is TilePhase"]);
    let verdict = judge(&read(&game), &beside(&wrong, &[line, options])).unwrap();
    let kinds: Vec<_> = verdict.failures.iter().map(|failure| failure.to_string()).collect();
    assert_eq!(kinds.len(), 8, "{kinds:#?}");
    assert!(kinds[0].starts_with("before message 2: ActionPhase of player 0, may pass expected"));
    assert!(kinds[1].starts_with("points after message 2: [1, 0] expected, [0, 0] found"));
    assert!(kinds[2].contains("not expected COMMIT"));
    assert!(kinds[3].starts_with("points of turn 2: missing"));
    assert!(kinds[4].starts_with("points at the end: [3, 5] expected, [3, 4] found"));
    assert_eq!(kinds[5], "Bob has 5 points: 4 points");
    assert_eq!(kinds[7], "Phase is TilePhase: it is GameOverPhase");
    assert_eq!(verdict.not_judged.len(), 1, "nobody is called Cid");
}

#[test]
fn a_message_taken_back_does_not_count() {
    let mut replay = two_turns();
    replay.insert(1, bare(0, "PASS"));
    replay.insert(2, json!({ "type": "UNDO" }));
    replay.insert(3, json!({ "type": "TILE_CONFIRM", "payload": { "random": 0.5 } }));
    let saved = read(&game(replay));
    assert_eq!(saved.messages(), [0, 3, 4, 5, 6, 7, 8]);
    let mut shifted = expected();
    shifted["points_after_commit"] =
        json!([{ "message": 5, "points": [0, 0] }, { "message": 8, "points": [3, 4] }]);
    let line = json!({ "i": 1, "phase": "ActionPhase", "player": 0, "canPass": true, "options": [] });
    let verdict = judge(&saved, &beside(&shifted, &[line])).unwrap();
    assert_eq!(verdict.failures, []);
    assert_eq!(verdict.not_judged.get(&Unjudged::TakenBack), Some(&1));
    let nothing = game(vec![bare(0, "UNDO")]);
    let error = SavedGame::read(nothing.to_string().as_bytes()).unwrap_err();
    assert!(matches!(error, ReadError::NothingToUndo { message: 0 }));
}

#[test]
fn a_tile_turned_to_a_look_alike_keeps_its_places() {
    // A straight road looks alike at R90 and R270; the field east of it is the same field either way.
    for rotation in ["R90", "R270"] {
        let replay = vec![
            place(0, "BA/RFr", rotation, [0, 1]),
            deploy(0, "Field", "NR.EL.ER.SL", [0, 1]),
            bare(0, "COMMIT"),
        ];
        let mut game = game(replay);
        game["setup"]["start"][0]["rotation"] = json!(90);
        game["gameAnnotations"] = json!({ "drawOrder": ["BA/RFr", "#END"] });
        let saved = read(&game);
        let mut replay = Replay::new(&saved, &saved.carry_over().unwrap()).unwrap();
        replay.play_on().unwrap();
        assert_eq!(replay.game().stage(), Stage::Over);
        let board = &replay.game().position().board;
        let spot = replay.played()[1].choice.spot.unwrap();
        assert_eq!(location_of(board, spot).unwrap().location, "NR.EL.ER.SL");
    }
}

#[test]
fn chance_draws_what_is_placed() {
    let mut open = game(two_turns());
    open["gameAnnotations"] = Value::Null;
    open["test"]["assertions"] = json!([
        "Phase is TilePhase",
        "Player can't pass",
        "Bob has 4 points",
        "Available action TilePlacement for BA/L",
        "TilePlacement BA/L options: [0,1] - [0,90,180,270]; [0,-2] - [0,90,180,270]; [1,1] - [0,90,180,270]"
    ]);
    let saved = read(&open);
    let mut replay = Replay::new(&saved, &saved.carry_over().unwrap()).unwrap();
    assert!(!replay.waits_for_chance());
    replay.play_on().unwrap();
    assert!(replay.waits_for_chance());
    assert_eq!(replay.played().iter().filter(|played| played.message.is_none()).count(), 2);
    let verdict = judge(&saved, &Beside::default()).unwrap();
    // The monastery tile fits in more places than the assertion says.
    let [Failure::Assertion { found, .. }] = &verdict.failures[..] else { panic!("{verdict:?}") };
    assert!(found.starts_with("missing []"), "{found}");
    assert_eq!(verdict.passed, 3);
    assert_eq!(verdict.not_judged.get(&Unjudged::Chance), Some(&1));
    // That program knows that no tile is left; here the end cannot be judged.
    open["test"] = Value::Null;
    let verdict = judge(&read(&open), &beside(&expected(), &[])).unwrap();
    assert_eq!((verdict.failures, verdict.passed), (vec![], 2));
    assert_eq!(verdict.not_judged.into_iter().collect::<Vec<_>>(), [(Unjudged::Chance, 3)]);
}

#[test]
fn the_pack_is_empty_when_the_file_says_so() {
    for (annotations, over) in [
        (json!({ "drawOrder": ["BA/RFr", "BA/C", "BA/L"], "endTurn": 2 }), true),
        (json!({ "drawOrder": ["BA/RFr"], "endTurn": 2 }), true),
        (json!({ "endTurn": 2 }), true),
        (json!({ "endTurn": 3 }), false),
        (json!({ "drawOrder": ["BA/RFr", "BA/C"] }), false),
    ] {
        let mut game = game(two_turns());
        game["gameAnnotations"] = annotations;
        let saved = read(&game);
        let mut replay = Replay::new(&saved, &saved.carry_over().unwrap()).unwrap();
        replay.play_on().unwrap();
        assert_eq!(replay.game().stage() == Stage::Over, over, "{}", game["gameAnnotations"]);
    }
}

#[test]
fn a_rule_becomes_a_reading() {
    let mut tiny = game(two_turns());
    tiny["setup"]["rules"] = json!({ "tiny-city-scoring": "2" });
    tiny["test"]["assertions"] = json!(["Bob scored city for 2 points"]);
    let mut points = expected();
    points["final_points"] = json!([3, 2]);
    points["points_by_turn"][0]["points"] = json!([{ "player": 1, "points": 2, "name": "city.tiny" }]);
    points["points_after_commit"][1]["points"] = json!([3, 2]);
    let verdict = judge(&read(&tiny), &beside(&points, &[])).unwrap();
    assert_eq!((verdict.failures, verdict.not_judged.len()), (vec![], 0));
}

#[test]
fn what_cannot_be_carried_over_is_listed() {
    let mut large = game(two_turns());
    large["setup"]["sets"] = json!({ "basic:2": 1, "nowhere/1": 1 });
    large["setup"]["elements"] = json!({ "small-follower": 80, "wishing-well": true });
    large["setup"]["rules"] = json!({ "tiny-city-scoring": "3", "well-depth": 4 });
    large["gameAnnotations"]["drawOrder"] = json!(["BA/RFr", "NO/W", "BA/Cccc+", "BA/Cccc+"]);
    large["replay"].as_array_mut().unwrap().extend([
        json!({ "type": "THROW_COIN", "payload": { "deep": [] }, "player": 0 }),
        json!({ "type": "PLACE_TOKEN", "payload": { "token": "WELL", "pointer": [0, 0] }, "player": 0 }),
    ]);
    let saved = read(&large);
    let carried = saved.carry_over().unwrap();
    assert_eq!(carried.setup.edition, Edition::Hig2);
    let lines: Vec<_> = carried.left_out.iter().map(|out| out.to_string()).collect();
    assert_eq!(
        lines,
        [
            "set `nowhere/1`: not known",
            "element `farmers`: switched off, which cannot be played",
            "element `small-follower`: 80 for each player is more than any game has",
            "element `wishing-well`: not known",
            "rule `tiny-city-scoring`: no reading answers `3`",
            "rule `well-depth`: not known",
            "tile `NO/W`: not known",
            "tile `BA/Cccc+`: none is left when it is drawn",
            "message `THROW_COIN`: not known",
            "message `PLACE_TOKEN WELL`: not known",
        ]
    );
    let verdict = judge(&saved, &beside(&expected(), &[])).unwrap();
    assert_eq!((verdict.passed, verdict.failures.len()), (0, 0));
    assert_eq!(verdict.not_judged.values().sum::<usize>(), 7 + 5);
    large["setup"]["sets"] = json!({ "nowhere/1": 1 });
    assert_eq!(read(&large).carry_over().unwrap_err(), CarryError::NoTiles);
}

#[test]
fn a_message_that_cannot_be_played_stops_the_game() {
    let with = |place: usize, message: Value| {
        let mut replay = two_turns();
        replay[place] = message;
        stop_at(&read(&game(replay)))
    };
    let (message, stop) = with(3, place(1, "BA/C", "R90", [0, -1]));
    assert_eq!(message, 3);
    let Stop::NotLegal { choice, refusal: Some(refusal) } = stop else { panic!("{stop:?}") };
    assert_eq!((&*choice, refusal.cite.id()), ("PLACE_TILE BA/C R90 [0,-1]", "base/edges-match"));
    assert!(matches!(with(3, place(1, "BA/L", "R0", [0, 1])), (3, Stop::OtherTile { .. })));
    assert_eq!(with(3, place(0, "BA/C", "R180", [0, -1])), (3, Stop::OtherPlayer { asked: 1, found: 0 }));
    assert!(matches!(with(1, deploy(0, "City", "N", [1, 0])), (1, Stop::NoSuchPart(_))));
    assert!(matches!(with(1, deploy(0, "City", "N", [0, 0])), (1, Stop::NotLegal { .. })));
    assert!(matches!(with(1, bare(0, "COMMIT")), (1, Stop::OutOfTurn(due)) if due == "figure"));
    let mut of_another = deploy(1, "Road", "WE", [1, 0]);
    of_another["player"] = json!(0);
    assert_eq!(with(1, of_another), (1, Stop::OtherPlayer { asked: 0, found: 1 }));
    assert_eq!(with(2, bare(1, "COMMIT")), (2, Stop::OtherPlayer { asked: 0, found: 1 }));
    assert!(matches!(with(2, bare(0, "PASS")), (2, Stop::OutOfTurn(due)) if due == "COMMIT"));
    let mut long = two_turns();
    long.push(bare(0, "PASS"));
    assert_eq!(stop_at(&read(&game(long))), (6, Stop::Over));
}

#[test]
fn an_impossible_file_is_an_error() {
    let error = |change: &dyn Fn(&mut Value)| {
        let mut game = game(two_turns());
        change(&mut game);
        SavedGame::read(game.to_string().as_bytes()).unwrap_err()
    };
    assert!(matches!(error(&|game| game["players"] = json!([])), ReadError::Players(0)));
    let seven = json!([{}, {}, {}, {}, {}, {}, {}]);
    assert!(matches!(error(&|game| game["players"] = seven.clone()), ReadError::Players(7)));
    let many = vec![bare(0, "PASS"); 10_001];
    assert!(matches!(error(&|game| game["replay"] = json!(many)), ReadError::TooManyMessages { .. }));
    let stranger = bare(2, "PASS");
    assert!(matches!(
        error(&|game| game["replay"][1] = stranger.clone()),
        ReadError::NoSuchPlayer { message: 1, player: 2 }
    ));
    let far = place(0, "BA/RFr", "R0", [30_000, 0]);
    assert!(matches!(error(&|game| game["replay"][0] = far.clone()), ReadError::Message { message: 0, .. }));
    let odd = |game: &mut Value| game["setup"]["start"][0]["rotation"] = json!(45);
    assert!(matches!(error(&odd), ReadError::StartTile { .. }));
    assert!(matches!(error(&|game| game["replay"] = json!(3)), ReadError::Json(_)));
    assert!(matches!(SavedGame::read(&[b' '; (4 << 20) + 1]), Err(ReadError::TooLarge { .. })));
    let deep = format!("{{\"setup\": {}", "[".repeat(100_000));
    assert!(matches!(SavedGame::read(deep.as_bytes()), Err(ReadError::Json(_))));
    let list = SavedGame::read(b"[]").unwrap_err().to_string();
    assert_eq!(list, "not a saved game: it must be JSON that begins with `{`");
}

#[test]
fn a_mark_of_the_encoding_is_skipped() {
    let text = format!("\u{feff}{}", game(two_turns()));
    assert!(SavedGame::read(text.as_bytes()).is_ok());
}

#[test]
fn an_impossible_beginning_is_an_error() {
    let error = |change: &dyn Fn(&mut Value)| {
        let mut game = game(two_turns());
        change(&mut game);
        judge(&read(&game), &Beside::default()).unwrap_err()
    };
    let copies = |copies: u64| move |game: &mut Value| game["setup"]["sets"]["basic:1"] = json!(copies);
    assert!(matches!(error(&copies(4_000_000_000)), CarryError::TooManyTiles { .. }));
    assert!(matches!(error(&copies(14)), CarryError::TooManyTiles { .. }));
    let twice = |game: &mut Value| {
        game["setup"]["start"] =
            json!([{ "tile": "BA/L", "x": 0, "y": 0 }, { "tile": "BA/L", "x": 0, "y": 0 }]);
    };
    assert_eq!(error(&twice), CarryError::Beginning(vec![SetupProblem::SpaceTaken(1)]));
}

#[test]
fn players_without_names_are_numbered() {
    let mut nameless = game(two_turns());
    nameless["players"] = json!([{ "name": null }, { "slot": 1 }]);
    let saved = read(&nameless);
    assert_eq!(saved.players, ["Player 1", "Player 2"]);
    assert_eq!(saved.replay[0].player, Some(Player(0)));
    nameless["players"] = json!([{ "name": "Ann" }, { "name": "Ann" }]);
    let verdict = judge(&read(&nameless), &Beside::default()).unwrap();
    assert_eq!(verdict.not_judged.get(&Unjudged::SameName), Some(&2));
}

/// Reads and judges a text that may be anything: it ends, with an error or a verdict.
fn try_text(text: &[u8]) {
    if let Ok(saved) = SavedGame::read(text) {
        let _ = judge(&saved, &Beside::default());
        let _ = saved.written(&Wish::default());
    }
}

#[test]
fn a_truncated_file_is_an_error() {
    let text = game(two_turns()).to_string();
    for length in 0..text.len() {
        assert!(matches!(SavedGame::read(&text.as_bytes()[..length]), Err(ReadError::Json(_))));
    }
}

#[test]
fn no_damage_makes_it_panic() {
    let text = game(two_turns()).to_string();
    for place in 0..text.len() {
        for byte in *b"09\"[{-N" {
            let mut damaged = text.clone().into_bytes();
            damaged[place] = byte;
            try_text(&damaged);
        }
    }
}
