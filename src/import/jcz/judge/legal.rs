use super::{Failure, Unjudged, Verdict, difference};
use crate::figures::Player;
use crate::import::jcz::beside::{Beside, LegalHere};
use crate::import::jcz::replay::Replay;

/// What may be done, message by message.
pub(super) struct LegalChoices<'e> {
    expected: std::iter::Peekable<std::slice::Iter<'e, LegalHere>>,
}

impl<'e> LegalChoices<'e> {
    pub fn new(beside: &'e Beside) -> Self {
        let expected = beside.legal.as_deref().unwrap_or_default();
        Self { expected: expected.iter().peekable() }
    }

    /// Judges what may be done before this message.
    pub fn judge(&mut self, replay: &Replay<'_>, message: usize, verdict: &mut Verdict) {
        while let Some(here) = self.expected.next_if(|here| here.message <= message) {
            if here.message < message {
                verdict.leave(Unjudged::TakenBack, 1);
            } else if replay.waits_for_chance() {
                verdict.leave(Unjudged::Chance, 1);
            } else {
                judge_here(replay, here, verdict);
            }
        }
    }

    pub fn finish(self, stopped: bool, verdict: &mut Verdict) {
        let reason = if stopped { Unjudged::Stopped } else { Unjudged::TakenBack };
        verdict.leave(reason, self.expected.count());
    }
}

fn judge_here(replay: &Replay<'_>, here: &LegalHere, verdict: &mut Verdict) {
    let message = here.message;
    let in_words = |phase: &str, player: Option<Player>, can_pass: bool| {
        let player = player.map_or("nobody".to_owned(), |player| format!("player {}", player.0));
        format!("{phase} of {player}, {}", if can_pass { "may pass" } else { "may not pass" })
    };
    let expected = in_words(&here.phase, here.player, here.can_pass);
    let found = in_words(replay.phase().unwrap_or("no phase"), replay.asked(), replay.can_pass());
    if expected != found {
        verdict.failures.push(Failure::Asked { message, expected, found });
        return;
    }
    let (missing, extra) = difference(&here.options, &replay.options());
    let met = missing.is_empty() && extra.is_empty();
    verdict.expect(met, || Failure::Legal { message, missing, extra });
}
