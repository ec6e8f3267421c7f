use std::fmt::Write;

use crate::geometry::{HalfSide, Side};
use crate::tiles::{MarkDef, MarkPlace, Marks, Part, PartKind, PartSet, TileKind, derive};

/// Writes a kind in the notation. Reading it back with the same marks gives the same kind.
///
/// Marks that are not among `defs` are left out.
pub fn print(kind: &TileKind, defs: &[MarkDef]) -> String {
    let page = Page { parts: &kind.parts, defs };
    let items = page.items();
    let mut texts: Vec<String> = (0..items.len()).filter_map(|item| page.item(&items, item)).collect();
    if !kind.closes {
        if items.is_empty() && page.fields_are_derived() {
            texts.push("field".into());
        }
        texts.extend(page.fields());
        texts.extend(page.shows_nothing().then(|| "nothing".into()));
    }
    texts.extend(page.words(kind.marks, MarkPlace::Tile));
    texts.extend(page.words(kind.marks, MarkPlace::Closing));
    texts.join(", ")
}

struct Page<'k> {
    parts: &'k [Part],
    defs: &'k [MarkDef],
}

impl Page<'_> {
    fn written(&self) -> &[Part] {
        let fields = self.parts.iter().position(|part| part.kind == PartKind::Field);
        &self.parts[..fields.unwrap_or(self.parts.len())]
    }

    fn written_fields(&self) -> &[Part] {
        &self.parts[self.written().len()..]
    }

    /// The parts as they are written: one by one, except for the roads of a crossing.
    fn items(&self) -> Vec<Vec<usize>> {
        let mut items = Vec::new();
        let mut first = 0;
        while first < self.written().len() {
            let mut item = vec![first];
            while self.crosses(&item, first + item.len()) {
                item.push(first + item.len());
            }
            let outside = |&road: &usize| {
                let inside: PartSet = item.iter().copied().collect();
                self.parts[road].meets.bits() & !inside.bits()
            };
            if item.iter().any(|road| outside(road) != outside(&first)) {
                item.truncate(1);
            }
            first += item.len();
            items.push(item);
        }
        items
    }

    /// Could the next part be a further road of a crossing?
    fn crosses(&self, roads: &[usize], next: usize) -> bool {
        let plain = |part: &Part| part.kind == PartKind::Road && part.sides.len() == 1;
        self.written().get(next).is_some_and(|part| {
            plain(part)
                && roads.iter().all(|&road| {
                    let other = &self.parts[road];
                    plain(other)
                        && other.meets.contains(next)
                        && other.marks == part.marks
                        && other.sides.bits() < part.sides.bits()
                })
        })
    }

    /// `None` for a place that has no word.
    fn item(&self, items: &[Vec<usize>], item: usize) -> Option<String> {
        let part = &self.parts[items[item][0]];
        let crossing = items[item].len() > 1;
        let mut text = if crossing { "crossing".into() } else { self.head(part)? };
        for (number, side) in items[item].iter().flat_map(|&road| self.parts[road].sides.iter()).enumerate() {
            text.extend((number == 0).then_some(' '));
            text.push(side.letter());
        }
        text.extend(std::iter::repeat_n('+', part.coats.into()));
        if !part.also.is_empty() {
            text.push_str(" also ");
            text.extend(part.also.iter().map(Side::letter));
        }
        if part.kind == PartKind::Road && part.sides.len() > 2 {
            text.push_str(" as one");
        }
        let targets: Vec<String> = part
            .meets
            .iter()
            .filter(|target| !items[item].contains(target))
            .filter(|&target| {
                let other = &self.parts[target];
                let roads = (part.kind == PartKind::Road, other.kind == PartKind::Road);
                roads == (true, false) || roads.0 == roads.1 && target < items[item][0]
            })
            .filter_map(|target| self.name(target))
            .collect();
        let ends_inside = part.kind == PartKind::Road && part.sides.len() == 1 && !crossing;
        if !targets.is_empty() {
            write!(text, " to {}", targets.join(" and ")).expect("a string takes everything");
        } else if ends_inside && self.count(PartKind::Monastery) == 1 {
            text.push_str(" to nothing");
        }
        self.append(&mut text, part);
        Some(text)
    }

    /// The word for a part; `None` for a place whose mark is not known.
    fn head(&self, part: &Part) -> Option<String> {
        match part.kind {
            PartKind::Place => self.words(part.marks, MarkPlace::Own).into_iter().next(),
            kind => Some(kind.id().into()),
        }
    }

    /// A part as the target of `to`.
    fn name(&self, part: usize) -> Option<String> {
        let part = &self.parts[part];
        match part.sides.iter().next() {
            Some(side) if self.count(part.kind) > 1 => Some(format!("{} {}", part.kind.id(), side.letter())),
            _ => self.head(part),
        }
    }

    /// Does the rim show something that is neither a city nor a field?
    fn shows_nothing(&self) -> bool {
        let in_city = |half: HalfSide| {
            self.parts.iter().any(|part| part.kind == PartKind::City && part.sides.contains(half.side()))
        };
        let in_field = |half: HalfSide| self.parts.iter().any(|part| part.halves.contains(half));
        HalfSide::ALL.into_iter().any(|half| !in_city(half) && !in_field(half))
    }

    fn count(&self, kind: PartKind) -> usize {
        self.parts.iter().filter(|part| part.kind == kind).count()
    }

    /// Are the fields that reach the rim those that the other parts leave, and without marks?
    fn fields_are_derived(&self) -> bool {
        self.written_fields().starts_with(&derive::fields(self.written(), &[]))
    }

    fn fields(&self) -> Vec<String> {
        let derived = derive::fields(self.written(), &[]);
        if let ([derived], [field, inner @ ..]) = (&*derived, self.written_fields())
            && !field.marks.is_empty()
            && (Part { marks: Marks::EMPTY, ..*field }) == *derived
        {
            let mut text = String::from("field");
            self.append(&mut text, field);
            return std::iter::once(text).chain(inner.iter().map(|inner| self.field(inner))).collect();
        }
        let skipped = if self.fields_are_derived() { derived.len() } else { 0 };
        self.written_fields()[skipped..].iter().map(|field| self.field(field)).collect()
    }

    fn field(&self, field: &Part) -> String {
        let mut text = String::from("field");
        if field.halves.is_empty() {
            text.push_str(" inner");
        }
        for half in field.halves.iter() {
            text.push(' ');
            text.push_str(half.name());
        }
        if !field.cities.is_empty() {
            text.push_str(" touches");
        }
        for side in field.cities.iter().filter_map(|city| self.parts[city].sides.iter().next()) {
            text.push(' ');
            text.push(side.letter());
        }
        self.append(&mut text, field);
        text
    }

    fn append(&self, text: &mut String, part: &Part) {
        for word in self.words(part.marks, MarkPlace::Part(part.kind)) {
            text.push(' ');
            text.push_str(&word);
        }
    }

    fn words(&self, marks: Marks, on: MarkPlace) -> Vec<String> {
        let word = |mark| self.defs.iter().find(|def| def.id == mark && def.on == on);
        marks.iter().filter_map(word).map(|def| def.word.into()).collect()
    }
}
