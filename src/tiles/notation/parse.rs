use std::ops::Range;

use super::words::{Word, items};
use super::{NotationError, Problem};
use crate::geometry::{HalfSet, HalfSide, Side, SideSet};
use crate::tiles::derive::{self, Corners};
use crate::tiles::{MAX_PARTS, MarkDef, MarkId, MarkPlace, Marks, Part, PartKind, PartSet, Parts};

/// What a text says of a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The parts, fields last.
    pub parts: Parts,
    /// The marks of the tile as a whole.
    pub marks: Marks,
    /// Does a mark point somewhere, so that no two rotations look alike?
    pub directed: bool,
    /// Does the tile close whatever it touches?
    pub closes: bool,
}

/// Reads a tile's text, or says everything that is wrong with it. `marks` are the known ones.
pub fn parse(text: &str, marks: &[MarkDef]) -> Result<Drawing, Vec<NotationError>> {
    let mut reader = Reader { defs: marks, ..Reader::default() };
    for (at, words) in items(text) {
        match words.split_first() {
            Some((head, rest)) => reader.item(*head, Rest { words: rest, last: *head }),
            None => reader.lose(at, Problem::Empty),
        }
    }
    if !reader.lost {
        reader.meet();
        if reader.closes {
            reader.show_nothing(text);
        } else {
            reader.fields(text);
        }
    }
    if !reader.errors.is_empty() {
        reader.errors.sort_by_key(|error| error.at.start);
        return Err(reader.errors);
    }
    let parts = reader.parts.into_iter().chain(reader.fields).collect();
    Ok(Drawing { parts, marks: reader.marks, directed: reader.directed, closes: reader.closes })
}

/// What a word of a list of targets names.
#[derive(Clone, Copy)]
enum Target {
    Nothing,
    Crossing,
    Only(PartKind),
    At(Option<PartKind>, Side),
    /// What stands on the tile and has this mark.
    Own(MarkId, &'static str),
}

struct Targets<'t>(Vec<(Target, Word<'t>)>);

/// What was written as one item: a part, or the roads of a crossing.
struct Written<'t> {
    parts: Vec<usize>,
    crossing: bool,
    to: Option<Targets<'t>>,
}

/// A field with something said of it.
struct WrittenField<'t> {
    field: Part,
    inner: bool,
    touches: Targets<'t>,
    at: Range<usize>,
}

/// The words of an item that are still to be read.
struct Rest<'t, 'w> {
    words: &'w [Word<'t>],
    last: Word<'t>,
}

impl<'t> Rest<'t, '_> {
    fn next_if<T>(&mut self, wanted: impl Fn(&Word<'t>) -> Option<T>) -> Option<T> {
        let (word, rest) = self.words.split_first()?;
        let found = wanted(word)?;
        (self.words, self.last) = (rest, *word);
        Some(found)
    }

    fn next(&mut self) -> Option<Word<'t>> {
        self.next_if(|&word| Some(word))
    }

    fn next_is(&mut self, word: &str) -> bool {
        self.next_if(|next| next.is(word).then_some(())).is_some()
    }

    fn targets(&mut self, defs: &[MarkDef]) -> Targets<'t> {
        let mut targets = Vec::new();
        loop {
            self.next_is("and");
            let Some((head, word)) = self.next_if(|word| Some((target(word, defs)?, *word))) else { break };
            match (head, self.next_if(Word::sides)) {
                (Target::Only(kind), Some(sides)) => {
                    let word = self.last;
                    targets.extend(sides.into_iter().map(|side| (Target::At(Some(kind), side), word)));
                }
                (Target::At(..), more) => {
                    let sides = [word.sides(), more].into_iter().flatten().flatten();
                    targets.extend(sides.map(|side| (Target::At(None, side), word)));
                }
                (head, _) => targets.push((head, word)),
            }
        }
        Targets(targets)
    }
}

fn target(word: &Word<'_>, defs: &[MarkDef]) -> Option<Target> {
    let kinds = [PartKind::City, PartKind::Road, PartKind::River, PartKind::Monastery];
    match () {
        () if word.is("nothing") => Some(Target::Nothing),
        () if word.is("crossing") => Some(Target::Crossing),
        () => kinds
            .into_iter()
            .find(|kind| word.is(kind.id()))
            .map(Target::Only)
            .or_else(|| own(word, defs).map(|def| Target::Own(def.id, def.word)))
            .or_else(|| Some(Target::At(None, *word.sides()?.first()?))),
    }
}

#[derive(Default)]
struct Reader<'t, 'd> {
    defs: &'d [MarkDef],
    parts: Vec<Part>,
    corners: Vec<Corners>,
    items: Vec<Written<'t>>,
    written_fields: Vec<WrittenField<'t>>,
    fields: Vec<Part>,
    marks: Marks,
    directed: bool,
    closes: bool,
    /// What no written field has of the rim is no field.
    nothing: bool,
    /// A whole item was not understood, so that what refers to others cannot be judged.
    lost: bool,
    errors: Vec<NotationError>,
}

impl<'t> Reader<'t, '_> {
    fn refuse(&mut self, at: Range<usize>, what: Problem) {
        self.errors.push(NotationError { at, what });
    }

    fn lose(&mut self, at: Range<usize>, what: Problem) {
        self.lost = true;
        self.refuse(at, what);
    }

    fn item(&mut self, head: Word<'t>, mut rest: Rest<'t, '_>) {
        let crossing = head.is("crossing");
        let kind = if crossing { Some(PartKind::Road) } else { kind(head) };
        let own = own(&head, self.defs);
        let Some(kind) = kind.or(own.map(|_| PartKind::Place)) else { return self.tile_item(head, rest) };
        if kind == PartKind::Field {
            return self.field(head, rest);
        }
        let mut part = Part::new(kind);
        if let Some(own) = own {
            part.marks = part.marks.with(own.id);
            self.directed |= own.directed;
        }
        let sides_due = kind.terrain().is_some();
        let sides = if sides_due { rest.next_if(Word::sides) } else { None };
        let sides_word = rest.last;
        if sides_due && sides.is_none() {
            self.lose(head.at(), Problem::NoSides(head.text.into()));
        }
        for side in sides.into_iter().flatten() {
            let earlier = self.parts.iter().chain([&part]).find(|other| other.sides.contains(side));
            match earlier.map(|other| other.kind) {
                Some(taken_by) => self.lose(sides_word.at(), Problem::SideTaken(side, taken_by)),
                None => part.sides = part.sides.with(side),
            }
        }
        let (mut corners, mut to, mut as_one) = (0, None, false);
        while let Some(word) = rest.next() {
            if word.is("+") {
                part.coats = part.coats.saturating_add(1);
                if kind != PartKind::City {
                    self.refuse(word.at(), Problem::NotWith("+".into(), kind));
                }
            } else if word.is("corner") && kind == PartKind::City {
                while let Some(corner) = rest.next_if(Word::corner) {
                    corners |= 1 << corner;
                }
                if corners == 0 {
                    self.refuse(word.at(), Problem::NoSides(word.text.into()));
                }
            } else if word.is("also") && kind == PartKind::City {
                match rest.next_if(Word::sides) {
                    Some(sides) => part.also = sides.into_iter().fold(part.also, SideSet::with),
                    None => self.refuse(word.at(), Problem::NoSides(word.text.into())),
                }
            } else if word.is("as") && kind == PartKind::Road && !crossing && rest.next_is("one") {
                as_one = true;
            } else if word.is("to") && kind != PartKind::Garden {
                let targets = self.targets(word, &mut rest);
                to.get_or_insert_with(|| Targets(Vec::new())).0.extend(targets.0);
            } else {
                self.part_mark(word, &mut part);
            }
        }
        let ends = part.sides.len();
        if kind == PartKind::Road && !crossing && ends > 2 && !as_one {
            self.refuse(sides_word.at(), Problem::ManyEndedRoad(sides_word.text.into()));
        }
        if crossing && ends == 1 {
            self.refuse(head.at(), Problem::LonelyCrossing);
        }
        let one_by_one = part.sides.iter().map(|side| Part { sides: SideSet::EMPTY.with(side), ..part });
        let new: Vec<Part> = if crossing { one_by_one.collect() } else { vec![part] };
        if self.parts.len() + new.len() > MAX_PARTS {
            return self.lose(head.at(), Problem::TooManyParts);
        }
        let first = self.parts.len();
        self.corners.extend(new.iter().map(|_| corners));
        self.parts.extend(new);
        self.items.push(Written { parts: (first..self.parts.len()).collect(), crossing, to });
    }

    fn targets(&mut self, word: Word<'t>, rest: &mut Rest<'t, '_>) -> Targets<'t> {
        let targets = rest.targets(self.defs);
        if targets.0.is_empty() {
            self.refuse(word.at(), Problem::NothingAfter(word.text.into()));
        }
        targets
    }

    fn field(&mut self, head: Word<'t>, mut rest: Rest<'t, '_>) {
        let mut field = Part::new(PartKind::Field);
        let inner = rest.next_is("inner");
        while let (false, Some(half)) = (inner, rest.next_if(Word::half)) {
            let taken = self.written_fields.iter().any(|other| other.field.halves.contains(half));
            if taken || field.halves.contains(half) {
                self.refuse(rest.last.at(), Problem::HalfTaken(half));
            }
            field.halves = field.halves.with(half);
        }
        let mut touches = Targets(Vec::new());
        while let Some(word) = rest.next() {
            if word.is("touches") {
                touches.0.extend(self.targets(word, &mut rest).0);
            } else {
                self.part_mark(word, &mut field);
            }
        }
        let at = head.start..rest.last.at().end;
        self.written_fields.push(WrittenField { field, inner, touches, at });
    }

    fn part_mark(&mut self, word: Word<'_>, part: &mut Part) {
        let belongs = self.mark(word, MarkPlace::Part(part.kind));
        part.marks = part.marks.union(belongs);
    }

    fn tile_item(&mut self, head: Word<'t>, mut rest: Rest<'t, '_>) {
        if head.is("nothing") {
            self.nothing = true;
            if let Some(word) = rest.next() {
                self.refuse(word.at(), Problem::UnknownWord(word.text.into()));
            }
            return;
        }
        if !self.defs.iter().any(|def| head.is(def.word)) {
            return self.lose(head.at(), Problem::UnknownItem(head.text.into()));
        }
        self.marks = self.marks.union(self.mark(head, MarkPlace::Tile));
        while let Some(word) = rest.next() {
            self.marks = self.marks.union(self.mark(word, MarkPlace::Tile));
        }
    }

    /// The mark of this word, if it belongs here.
    fn mark(&mut self, word: Word<'_>, on: MarkPlace) -> Marks {
        let of_word = |def: &&MarkDef| word.is(def.word);
        let belongs = |def: &&MarkDef| def.on == on || (def.on, on) == (MarkPlace::Closing, MarkPlace::Tile);
        if let Some(def) = self.defs.iter().filter(of_word).find(belongs) {
            self.directed |= def.directed;
            self.closes |= def.on == MarkPlace::Closing;
            return Marks::EMPTY.with(def.id);
        }
        let problem = match (self.defs.iter().find(of_word), on) {
            (Some(def), _) => Problem::MarkElsewhere(def.word.into(), def.on),
            (None, MarkPlace::Part(kind))
                if ["+", "to", "touches", "corner", "also", "as"].contains(&word.text) =>
            {
                Problem::NotWith(word.text.into(), kind)
            }
            _ => Problem::UnknownWord(word.text.into()),
        };
        self.refuse(word.at(), problem);
        Marks::EMPTY
    }

    /// Notes which parts meet, now that all are known.
    fn meet(&mut self) {
        let items = std::mem::take(&mut self.items);
        let crossings: Vec<&Written<'_>> = items.iter().filter(|item| item.crossing).collect();
        for crossing in &crossings {
            self.meet_all(&crossing.parts);
        }
        let mut hub: Vec<usize> = crossings.iter().flat_map(|crossing| crossing.parts.clone()).collect();
        for item in &items {
            for &(target, word) in item.to.iter().flat_map(|to| &to.0) {
                if let Target::Crossing = target {
                    if crossings.len() > 1 {
                        self.refuse(word.at(), Problem::SeveralSuchParts("crossing".into()));
                    } else if !item.crossing {
                        hub.extend(&item.parts);
                    }
                } else if let Some(other) = self.find(target, word) {
                    match item.parts.contains(&other) {
                        true => self.refuse(word.at(), Problem::MeetsItself),
                        false => item.parts.iter().for_each(|&part| self.meet_all(&[part, other])),
                    }
                }
            }
        }
        if crossings.len() <= 1 {
            self.meet_all(&hub);
        }
        let mut monasteries =
            (0..self.parts.len()).filter(|&part| self.parts[part].kind == PartKind::Monastery);
        if let (Some(monastery), None) = (monasteries.next(), monasteries.next()) {
            for item in items.iter().filter(|item| !item.crossing && item.to.is_none()) {
                let part = item.parts[0];
                if self.parts[part].kind == PartKind::Road && self.parts[part].sides.len() == 1 {
                    self.meet_all(&[part, monastery]);
                }
            }
        }
    }

    fn meet_all(&mut self, parts: &[usize]) {
        for &part in parts {
            let others = parts.iter().copied().filter(|&other| other != part);
            let meets = self.parts[part].meets;
            self.parts[part].meets = others.fold(meets, PartSet::with);
        }
    }

    /// The part that a target names; `None` also for `nothing`.
    fn find(&mut self, target: Target, word: Word<'_>) -> Option<usize> {
        let (kind, side, own) = match target {
            Target::Nothing | Target::Crossing => return None,
            Target::Only(kind) => (Some(kind), None, None),
            Target::At(kind, side) => (kind, Some(side), None),
            Target::Own(mark, word) => (Some(PartKind::Place), None, Some((mark, word))),
        };
        let fits = |part: &Part| {
            kind.is_none_or(|kind| part.kind == kind)
                && side.is_none_or(|side| part.sides.contains(side))
                && own.is_none_or(|(mark, _)| part.marks.contains(mark))
        };
        let mut found = (0..self.parts.len()).filter(|&part| fits(&self.parts[part]));
        let name = || {
            let letter = side.map(|side| side.letter().to_string());
            let kind = own.map(|(_, word)| word).or(kind.map(PartKind::id));
            let words: Vec<_> = kind.map(str::to_string).into_iter().chain(letter).collect();
            words.join(" ").into()
        };
        let problem = match (found.next(), found.next()) {
            (Some(part), None) => return Some(part),
            (None, _) => Problem::NoSuchPart(name()),
            _ => Problem::SeveralSuchParts(name()),
        };
        self.refuse(word.at(), problem);
        None
    }

    /// A tile that closes whatever it touches has no field and reaches no side.
    fn show_nothing(&mut self, text: &str) {
        let reaches = self.parts.iter().any(|part| !part.sides.is_empty());
        if reaches || !self.written_fields.is_empty() {
            self.refuse(0..text.len(), Problem::ShowsSides);
        }
    }

    /// Takes the fields as written, or derives them.
    fn fields(&mut self, text: &str) {
        let written = std::mem::take(&mut self.written_fields);
        let written_out = self.nothing || written.iter().any(|field| !field.field.halves.is_empty());
        let is_bare = |field: &&WrittenField<'_>| !field.inner && field.field.halves.is_empty();
        if !written_out {
            self.fields = derive::fields(&self.parts, &self.corners);
        }
        let count = if written_out {
            written.iter().filter(|field| !is_bare(field)).count()
        } else {
            self.fields.len()
        };
        for bare in written.iter().filter(is_bare) {
            let says = !bare.field.marks.is_empty() || !bare.touches.0.is_empty();
            match &mut *self.fields {
                [field] if bare.touches.0.is_empty() => field.marks = field.marks.union(bare.field.marks),
                _ if says => self.refuse(bare.at.clone(), Problem::WhichField(count)),
                _ => {}
            }
        }
        for WrittenField { field, touches, at, .. } in written.iter().filter(|field| !is_bare(field)) {
            let mut field = *field;
            for &(target, word) in &touches.0 {
                match self.find(target, word) {
                    Some(city) if self.parts[city].kind == PartKind::City => {
                        field.cities = field.cities.with(city);
                    }
                    Some(_) => self.refuse(word.at(), Problem::TouchesNoCity),
                    None => {}
                }
            }
            let in_city = |half: &HalfSide| self.parts_at(half.side()) == Some(PartKind::City);
            if let Some(half) = field.halves.iter().find(in_city) {
                self.refuse(at.clone(), Problem::HalfInCity(half));
            }
            self.fields.push(field);
        }
        if written_out && !self.nothing {
            let covered: HalfSet = self.fields.iter().flat_map(|field| field.halves.iter()).collect();
            let open = |half: &HalfSide| self.parts_at(half.side()) != Some(PartKind::City);
            let left: Vec<_> =
                HalfSide::ALL.into_iter().filter(|half| open(half) && !covered.contains(*half)).collect();
            if let (false, Some(last)) = (left.is_empty(), written.last()) {
                self.refuse(last.at.clone(), Problem::HalvesLeft(left));
            }
        }
        if self.parts.len() + self.fields.len() > MAX_PARTS {
            self.refuse(0..text.len(), Problem::TooManyParts);
        }
        for city in 0..self.parts.len() {
            let another = |side: &Side| {
                let shown = self.parts.iter().position(|part| part.sides.contains(*side));
                shown.is_some_and(|shown| shown != city && self.parts[shown].kind == PartKind::City)
            };
            if let Some(side) = self.parts[city].also.iter().find(|side| !another(side)) {
                self.refuse(0..text.len(), Problem::NoOtherCity(side));
            }
        }
    }

    fn parts_at(&self, side: Side) -> Option<PartKind> {
        self.parts.iter().find(|part| part.sides.contains(side)).map(|part| part.kind)
    }
}

fn kind(word: Word<'_>) -> Option<PartKind> {
    PartKind::ALL.into_iter().find(|&kind| kind != PartKind::Place && word.is(kind.id()))
}

/// The mark of this word that makes a part of its own.
fn own<'d>(word: &Word<'_>, defs: &'d [MarkDef]) -> Option<&'d MarkDef> {
    defs.iter().find(|def| def.on == MarkPlace::Own && word.is(def.word))
}
