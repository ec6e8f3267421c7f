use super::voice::Voice;
use crate::editions::{Edition, terms};
use crate::events::Tally;
use crate::rulings::Cite;
use crate::track::{self, Move, SPACES};

/// `1 point`, `2 points`.
pub(super) fn points(points: i32, edition: Edition) -> String {
    format!("{points} {}", terms::POINT.count(edition, points))
}

/// What a tally adds up: `4 tiles × 2 + 1 coat of arms × 2`.
pub fn sum(tally: &Tally, edition: Edition) -> String {
    let line = |line: &crate::events::Line| {
        let what = line.what.count(edition, i32::from(line.count));
        format!("{} {what} × {}", line.count, line.each)
    };
    tally.lines().iter().map(line).collect::<Vec<_>>().join(" + ")
}

/// The rulings behind a tally, each once.
pub(super) fn cites(tally: &Tally) -> Vec<Cite> {
    let mut cites = Vec::new();
    for line in tally.lines() {
        if !cites.contains(&line.cite) {
            cites.push(line.cite);
        }
    }
    cites
}

/// From where to where a scoring figure goes: `from 46 to 50, space 0 of the second lap`.
pub(super) fn way(moved: Move) -> String {
    let Move { from, to } = moved;
    match to.div_euclid(SPACES) {
        ..=0 => format!("from {from} to {to}"),
        laps => format!("from {from} to {to}, space {} of the {} lap", track::space(to), ordinal(laps + 1)),
    }
}

fn ordinal(number: i16) -> String {
    match number {
        2 => "second".into(),
        3 => "third".into(),
        4 => "fourth".into(),
        5 => "fifth".into(),
        _ => format!("{number}th"),
    }
}

impl Voice<'_> {
    /// The points that a player's figures stand on: `10 + 17 = 27`.
    pub(super) fn standing(&self, player: crate::figures::Player) -> String {
        let track = &self.game.position().track;
        let total = track.total(player);
        match track.scorers() {
            [_] => total.to_string(),
            scorers => {
                let each: Vec<String> =
                    scorers.iter().map(|&scorer| track.at(player, scorer).to_string()).collect();
                format!("{} = {total}", each.join(" + "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn laps_are_told() {
        assert_eq!(way(Move { from: 5, to: 15 }), "from 5 to 15");
        assert_eq!(way(Move { from: 46, to: 50 }), "from 46 to 50, space 0 of the second lap");
        assert_eq!(way(Move { from: 98, to: 103 }), "from 98 to 103, space 3 of the third lap");
        assert_eq!(way(Move { from: 298, to: 301 }), "from 298 to 301, space 1 of the 7th lap");
    }

    #[test]
    fn one_is_singular() {
        assert_eq!(points(1, Edition::Hig2), "1 point");
        assert_eq!(points(0, Edition::Hig2), "0 points");
    }
}
