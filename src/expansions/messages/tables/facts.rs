//! What each message counts, ignores and returns, under the answers of an edition.

use crate::editions::Edition;
use crate::expansions::messages::actions::{self, points_each};
use crate::expansions::messages::eight::Message;
use crate::expansions::messages::switches::{
    Coats, CompletedUnscored, Farmers, ReturnMajority, ReturnTie, ReturnWhich, Switches,
};
use crate::expansions::messages::{readings, rulings};

/// What is known of a message, with words of the rules as `{term:ID}`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// What it looks at.
    pub counts: String,
    /// What that brings.
    pub brings: String,
    /// What makes no difference.
    pub ignores: String,
    /// What goes home.
    pub returns: String,
}

impl Facts {
    fn new(counts: &str, brings: &str, ignores: &str, returns: &str) -> Self {
        let [counts, brings, ignores, returns] = [counts, brings, ignores, returns].map(str::to_owned);
        Self { counts, brings, ignores, returns }
    }
}

/// What a message does under these answers.
pub fn facts(message: Message, switches: &Switches) -> Facts {
    match message {
        Message::Road => smallest("road", "highwayman", switches),
        Message::City => smallest("city", "knight", switches),
        Message::Monastery => smallest("monastery", "monk", switches),
        Message::ExtraTile => Facts::new(
            "Nothing: one more {term:tile} is drawn and placed, as a full turn of its own",
            "What is scored in that turn",
            "",
            "What that turn's scoring sends home",
        ),
        Message::CoatsOfArms => Facts::new(
            match switches.coats {
                Coats::Once => "Every {term:coat-of-arms} in {terms:city} with an own {term:knight}",
                Coats::PerKnight => {
                    "Every {term:coat-of-arms} in {terms:city}, once for each own {term:knight}"
                }
            },
            &each(message, switches),
            match switches.coats {
                Coats::Once => "The majority; further own {terms:knight} in the same {term:city}",
                Coats::PerKnight => "The majority",
            },
            "Nothing: the {terms:knight} stay",
        ),
        Message::Knights => Facts::new(
            "Every own {term:knight}",
            &each(message, switches),
            "The majority; the strength of a figure: each counts once",
            "Nothing: the {terms:knight} stay",
        ),
        Message::Farmers => Facts::new(
            match switches.farmers {
                Farmers::PerFarmer => "Every own {term:farmer}",
                Farmers::PerFarm => "Every {term:field} with an own {term:farmer}",
            },
            &each(message, switches),
            "The majority; the strength of a figure: each counts once; the {terms:city} around",
            "Nothing: the {terms:farmer} stay",
        ),
        Message::ScoreAndReturn => score_and_return(switches),
    }
}

fn each(message: Message, switches: &Switches) -> String {
    format!("{} points for each", points_each(message, switches))
}

fn smallest(feature: &str, role: &str, switches: &Switches) -> Facts {
    let complete = match switches.completed_unscored {
        CompletedUnscored::Excluded => "; what is complete and not scored yet does not count",
        CompletedUnscored::IncompleteValue | CompletedUnscored::FullValue => "",
    };
    Facts {
        counts: format!(
            "The {{term:{feature}}} worth least of those with an own {{term:{role}}}; of several worth the same, \
             one of the player's choice{complete}"
        ),
        brings: format!("What that {{term:{feature}}} would bring in final scoring"),
        ignores: "The majority; bonuses that figures bring".to_owned(),
        returns: format!("Nothing: the {{term:{role}}} stays"),
    }
}

fn score_and_return(switches: &Switches) -> Facts {
    let brings = match (switches.return_majority, switches.return_tie) {
        (ReturnMajority::NotNeeded, _) => {
            "What the feature would bring in final scoring, with or without the majority; the player may do \
             without it"
        }
        (ReturnMajority::Needed, ReturnTie::Counts) => {
            "What the feature would bring in final scoring to whoever has the majority, alone or tied; else 0"
        }
        (ReturnMajority::Needed, ReturnTie::DoesNotCount) => {
            "What the feature would bring in final scoring to whoever has the majority alone; else 0"
        }
    };
    let ignores = match switches.return_majority {
        ReturnMajority::Needed => "Other players with the majority: they get nothing",
        ReturnMajority::NotNeeded => "The majority; other players: they get nothing",
    };
    let returns = match switches.return_which {
        ReturnWhich::OneOwn => "The {term:meeple}, even for 0 points; all other figures stay",
        ReturnWhich::AllOwn => "All own {terms:meeple} there, even for 0 points; other players' figures stay",
    };
    Facts::new("The feature of one own {term:meeple} in play", brings, ignores, returns)
}

/// The rulings and readings on a message that hold in any of these editions: its own, those below it, and those
/// that it names.
pub fn cites(message: Message, editions: &[Edition]) -> Vec<&'static str> {
    let own = actions::ruling(message);
    // `messages/road/smallest` stands with all of `messages/road/`, `messages/farmers` alone at the head of its own.
    let folder = match own.id.match_indices('/').nth(1) {
        Some((at, _)) => &own.id[..=at],
        None => own.id,
    };
    let below =
        |id: &str| id.strip_prefix(folder).is_some_and(|rest| folder.ends_with('/') || rest.starts_with('/'));
    let rulings =
        rulings::ALL.iter().filter(|ruling| ruling.editions.iter().any(|edition| editions.contains(edition)));
    let readings = readings::ALL.iter().filter(|reading| {
        reading.waits_for.is_empty() && editions.iter().any(|&edition| reading.concerns(edition))
    });
    let holding: Vec<&'static str> =
        rulings.map(|ruling| ruling.id).chain(readings.map(|reading| reading.id)).collect();
    let further = |id: &&'static str| *id != own.id && (below(id) || own.related.contains(id));
    std::iter::once(own.id).chain(holding.iter().copied().filter(further)).collect()
}
