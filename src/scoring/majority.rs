use crate::board::PartId;
use crate::events::Majority;
use crate::hooks::Rooms;
use crate::position::Position;

/// Who has how much on the feature of a part: the strength of all figures of a player counts together.
pub fn majority<R: Rooms>(p: &Position<R>, part: PartId) -> Majority {
    let mut majority = Majority::default();
    let root = p.board.root(part);
    for figure in p.figures.standing() {
        if p.board.root(figure.part) != root {
            continue;
        }
        let record = p.rules.figures[figure.kind.index()];
        let mut strength = i16::from(record.strength);
        R::strength(p, figure, &mut strength);
        let owner = figure.owner.index();
        majority.strength[owner] = majority.strength[owner].saturating_add(strength.clamp(0, 99) as u8);
        majority.figures[owner] = majority.figures[owner].saturating_add(u8::from(record.follower));
    }
    if majority.tied() {
        R::tie(p, root, &mut majority);
    }
    majority
}
