//! What the messages count, and which feature is the smallest.

use super::eight::Message;
use super::switches::{
    Coats, CoatsMonk, CompletedUnscored, FarmerPoints, Farmers, LargeWording, ReturnOffFeature, Switches,
};
use super::{Messages, Ours, readings, rulings};
use crate::board::{PartId, Spot};
use crate::editions::terms;
use crate::events::{Line, Tally, When};
use crate::figures::{Player, Standing};
use crate::hooks::Bonuses;
use crate::position::{Position, Task};
use crate::rulings::{Cite, Ruling};
use crate::scoring;
use crate::tiles::PartKind;

/// Points for each thing that a message counts.
const EACH: i16 = 2;

/// The ruling of a message's action.
pub(super) fn ruling(message: Message) -> &'static Ruling {
    match message {
        Message::Road => &rulings::ROAD_SMALLEST,
        Message::City => &rulings::CITY_SMALLEST,
        Message::Monastery => &rulings::MONASTERY_SMALLEST,
        Message::ExtraTile => &rulings::EXTRA_TILE,
        Message::CoatsOfArms => &rulings::COATS_OF_ARMS,
        Message::Knights => &rulings::KNIGHTS,
        Message::Farmers => &rulings::FARMERS,
        Message::ScoreAndReturn => &rulings::SCORE_AND_RETURN,
    }
}

/// Has the action anything to act on? Messages that only count may count none.
pub(super) fn possible<R: Ours>(p: &Position<R>, player: Player, message: Message) -> bool {
    match message {
        Message::Road | Message::City | Message::Monastery => !smallest(p, player, message).parts.is_empty(),
        Message::ScoreAndReturn => own_followers(p, player).any(|part| may_return(p, part, player)),
        Message::ExtraTile => !p.pile.is_empty() || !p.board.stated().is_empty() || R::own_tile(p, player),
        Message::CoatsOfArms | Message::Knights | Message::Farmers => true,
    }
}

/// The parts that a player's followers stand on, one for each.
pub(super) fn own_followers<R: Ours>(p: &Position<R>, player: Player) -> impl Iterator<Item = PartId> + '_ {
    let own = p.figures.standing().iter().filter(move |figure| figure.owner == player);
    let followers = own.filter(|figure| p.rules.figures[figure.kind.index()].follower);
    followers.map(|figure| figure.part)
}

/// The parts of one kind of feature that a player's followers stand on, one for each.
fn own_followers_on<R: Ours>(
    p: &Position<R>,
    player: Player,
    kind: PartKind,
) -> impl Iterator<Item = PartId> + '_ {
    own_followers(p, player).filter(move |&part| p.board.is(part, kind))
}

/// Was a feature scored just now, so that its figures are about to go home?
fn was_scored<R: Ours>(p: &Position<R>, part: PartId) -> bool {
    let root = p.board.root(part);
    p.agenda.iter().any(|task| matches!(task, Task::Home(scored) if p.board.root(*scored) == root))
}

/// What a feature would be worth at the end of the game; `None` where messages do not see it, since it is
/// complete, and was scored or waits to be scored.
pub(super) fn worth<R: Ours>(p: &Position<R>, part: PartId, player: Player) -> Option<Tally> {
    let when = match Messages::of(p).switches.completed_unscored {
        _ if !p.board.feature(part).complete() => When::Final,
        _ if was_scored(p, part) => return None,
        CompletedUnscored::Excluded => return None,
        CompletedUnscored::IncompleteValue => When::Final,
        CompletedUnscored::FullValue => When::Completed,
    };
    Some(scoring::value(p, part, when, player))
}

/// May a follower be chosen for score-and-return?
pub(super) fn may_return<R: Ours>(p: &Position<R>, part: PartId, player: Player) -> bool {
    let off_feature = p.board.is(part, PartKind::Place)
        && Messages::of(p).switches.return_off_feature == ReturnOffFeature::No;
    !off_feature && worth(p, part, player).is_some()
}

/// Does a message look at the single features of this kind?
fn looks_at(message: Message, kind: PartKind) -> bool {
    match message {
        Message::Road => kind == PartKind::Road,
        Message::City => kind == PartKind::City,
        Message::Monastery => kind == PartKind::Monastery,
        Message::ScoreAndReturn => true,
        Message::ExtraTile | Message::CoatsOfArms | Message::Knights | Message::Farmers => false,
    }
}

/// The features with own followers that a message would look at if they did not wait to be scored, each once.
pub(super) fn waiting_with_own<R: Ours>(p: &Position<R>, player: Player, message: Message) -> Vec<PartId> {
    let mut waiting = Vec::new();
    for root in own_followers(p, player).map(|part| p.board.root(part)) {
        let feature = p.board.feature(root);
        let waits = feature.complete() && !was_scored(p, root);
        if waits && looks_at(message, feature.kind) && !waiting.contains(&root) {
            waiting.push(root);
        }
    }
    waiting
}

/// The smallest features of a kind.
#[derive(Default)]
pub(super) struct Smallest {
    /// One part of each.
    pub parts: Vec<PartId>,
    points: u16,
}

/// Of the features with an own follower, those that would bring the least at the end of the game.
pub(super) fn smallest<R: Ours>(p: &Position<R>, player: Player, message: Message) -> Smallest {
    let kind = match message {
        Message::City => PartKind::City,
        Message::Monastery => PartKind::Monastery,
        _ => PartKind::Road,
    };
    let mut smallest = Smallest::default();
    for part in own_followers_on(p, player, kind) {
        let root = p.board.root(part);
        let Some(points) = worth(p, root, player).map(|tally| tally.points()) else { continue };
        if smallest.parts.is_empty() || points < smallest.points {
            smallest.parts.clear();
            smallest.points = points;
        }
        if points == smallest.points && !smallest.parts.contains(&root) {
            smallest.parts.push(root);
        }
    }
    smallest
}

/// Points for each thing that a counting message counts.
pub(super) fn points_each(message: Message, switches: &Switches) -> i16 {
    match (message, switches.farmer_points) {
        (Message::Farmers, FarmerPoints::Three) => 3,
        _ => EACH,
    }
}

/// What a counting message brings.
pub(super) fn counted<R: Ours>(p: &Position<R>, player: Player, message: Message) -> Tally {
    let switches = Messages::of(p).switches;
    let each = points_each(message, &switches);
    let line = match message {
        Message::CoatsOfArms => {
            let once = switches.coats == Coats::Once;
            let mut cities = features_with_own(p, player, PartKind::City, once);
            let mut by_monk = false;
            if switches.coats_monk == CoatsMonk::AnyFollowerThere {
                for city in cities_with_own_monk(p, player) {
                    if !cities.contains(&city) {
                        cities.push(city);
                        by_monk = true;
                    }
                }
            }
            let coats = cities.iter().map(|&city| p.board.feature(city).coats).sum();
            let cite: Cite = match () {
                () if by_monk => (&readings::COATS_MONK_IN_CITY).into(),
                () if once => (&rulings::COATS_OF_ARMS).into(),
                () => (&readings::COATS_ONCE_PER_CITY).into(),
            };
            Line::new(&terms::COAT_OF_ARMS, coats, each, cite)
        }
        Message::Knights => {
            let knights = own_followers_on(p, player, PartKind::City).count();
            Line::new(&terms::KNIGHT, knights as u16, each, &rulings::KNIGHTS)
        }
        _ => {
            let cite: Cite = match switches.farmer_points {
                FarmerPoints::Two => (&rulings::FARMERS).into(),
                FarmerPoints::Three => (&readings::FARMER_POINTS).into(),
            };
            match switches.farmers {
                Farmers::PerFarmer => {
                    let farmers = own_followers_on(p, player, PartKind::Field).count();
                    Line::new(&terms::FARMER, farmers as u16, each, cite)
                }
                Farmers::PerFarm => {
                    let fields = features_with_own(p, player, PartKind::Field, true).len();
                    Line::new(&terms::FIELD, fields as u16, each, &readings::FARMERS_HEADING)
                }
            }
        }
    };
    [line].into_iter().collect()
}

/// Does a follower that such a message counts weigh more than one in a majority? Then the ruling that says that
/// it counts once all the same.
pub(super) fn heavy<R: Ours>(p: &Position<R>, player: Player, message: Message) -> Option<&'static Ruling> {
    let kind = match message {
        Message::Knights => PartKind::City,
        Message::Farmers => PartKind::Field,
        _ => return None,
    };
    let mut own = p.figures.standing().iter().filter(|figure| figure.owner == player);
    let heavy = own.any(|figure| {
        let record = p.rules.figures[figure.kind.index()];
        record.follower && record.strength > 1 && p.board.is(figure.part, kind)
    });
    heavy.then(|| match (Messages::of(p).switches.large_wording, message) {
        (LargeWording::PrintedRules, _) => &rulings::LARGE_COUNTS_ONE,
        (LargeWording::NoteOnKnights, Message::Knights) => &rulings::KNIGHTS_WHO_COUNTS,
        (LargeWording::NoteOnKnights, _) => ruling(message),
    })
}

/// The features of a kind with own followers: each once, or once for each follower.
fn features_with_own<R: Ours>(p: &Position<R>, player: Player, kind: PartKind, once: bool) -> Vec<PartId> {
    let mut features = Vec::new();
    for root in own_followers_on(p, player, kind).map(|part| p.board.root(part)) {
        if !once || !features.contains(&root) {
            features.push(root);
        }
    }
    features
}

/// The cities inside which a monastery with an own follower stands.
fn cities_with_own_monk<R: Ours>(p: &Position<R>, player: Player) -> Vec<PartId> {
    let mut cities = Vec::new();
    for part in own_followers_on(p, player, PartKind::Monastery) {
        let (Some(tile), Spot::Part { cell, part }) = (p.board.tile_of(part), p.board.spot(part)) else {
            continue;
        };
        let kind = p.board.kind(tile);
        let Some(monastery) = kind.parts.get(usize::from(part)) else { continue };
        let inside = monastery.meets.iter().filter(|&index| kind.parts[index].kind == PartKind::City);
        for index in inside {
            let city = p.board.part(Spot::Part { cell, part: index as u8 }).map(|city| p.board.root(city));
            if let Some(city) = city.filter(|city| !cities.contains(city)) {
                cities.push(city);
            }
        }
    }
    cities
}

/// What figures of a player on a feature would bring besides its points: one thing for each figure.
pub(super) fn bonuses<R: Ours>(p: &Position<R>, player: Player, of: impl Fn(&Standing) -> bool) -> Bonuses {
    let mut bonuses = Bonuses::new();
    for figure in p.figures.standing().iter().filter(|figure| figure.owner == player && of(figure)) {
        R::bonus(p, figure, When::Final, &mut bonuses);
    }
    bonuses.retain(|bonus| bonus.player == player);
    bonuses
}
