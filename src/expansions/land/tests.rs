use std::collections::HashSet;

use super::*;

#[test]
fn marks_have_numbers_and_words_of_their_own() {
    let (mut ids, mut words) = (HashSet::new(), HashSet::new());
    for def in marks() {
        assert!(def.id.0 < 64, "{}", def.word);
        // One mark may be printed on several kinds of parts, under the same word.
        assert!(words.insert((def.word, format!("{:?}", def.on))), "{}", def.word);
        ids.insert((def.id, def.word));
    }
    let numbers: HashSet<MarkId> = ids.iter().map(|&(id, _)| id).collect();
    assert_eq!(numbers.len(), ids.len(), "a number for two words");
    let distinct: HashSet<&str> = ids.iter().map(|&(_, word)| word).collect();
    assert_eq!(distinct.len(), ids.len(), "a word for two numbers");
}

fn catalogue() -> Catalogue {
    let mut catalogue = Catalogue::new();
    crate::tiles::base::add_to(&mut catalogue).unwrap();
    add_to(&mut catalogue).unwrap();
    catalogue
}

/// A set: its tiles, and on them coats of arms, monasteries, gardens, and tiles with a mark.
type Counted = (&'static str, usize, [usize; 3], &'static [(&'static str, usize)]);

#[rustfmt::skip]
const COUNTS: [Counted; 23] = [
    ("inns-and-cathedrals:1", 18, [3, 1, 0], &[("cathedral", 2), ("inn", 6)]),
    ("inns-and-cathedrals:2", 18, [3, 1, 2], &[("cathedral", 2), ("inn", 6)]),
    ("traders-and-builders:1", 24, [0, 1, 0], &[("cloth", 5), ("grain", 6), ("wine", 9)]),
    ("traders-and-builders:2", 24, [0, 1, 2], &[("cloth", 5), ("grain", 6), ("wine", 9)]),
    ("princess-and-dragon:1", 30, [3, 2, 0], &[("dragon", 12), ("portal", 6), ("princess", 6), ("volcano", 6)]),
    ("princess-and-dragon:2", 30, [3, 2, 2], &[("dragon", 12), ("portal", 6), ("princess", 6), ("volcano", 6)]),
    ("tower:1", 18, [1, 1, 0], &[("tower", 18)]),
    ("tower:2", 18, [1, 1, 2], &[("tower", 18)]),
    ("abbey-and-mayor:1", 12, [6, 1, 0], &[("abbey", 0)]),
    ("abbey-and-mayor:2", 12, [6, 1, 1], &[("abbey", 0)]),
    ("count", 12, [0, 0, 0], &[("castle-quarter", 1), ("market-quarter", 1), ("blacksmith-quarter", 1), ("cathedral-quarter", 1)]),
    ("king-and-robber:1", 5, [0, 1, 0], &[]),
    ("king-and-robber:2", 5, [0, 1, 1], &[]),
    ("river/1:1", 12, [0, 1, 0], &[("spring", 1), ("lake", 1)]),
    ("river/1:2", 12, [0, 1, 1], &[("spring", 1), ("lake", 1)]),
    ("river/2:1", 12, [1, 1, 0], &[("spring", 1), ("fork", 1), ("lake", 1), ("inn", 1), ("volcano", 1), ("pig-herd", 1)]),
    ("river/2:2", 12, [1, 1, 1], &[("spring", 1), ("fork", 1), ("lake", 1), ("inn", 1), ("volcano", 1), ("pig-herd", 1)]),
    ("bridges-castles-and-bazaars:1", 12, [0, 2, 0], &[("bazaar", 8), ("inn", 2)]),
    ("bridges-castles-and-bazaars:2", 12, [0, 2, 1], &[("bazaar", 8), ("inn", 2)]),
    ("hills-and-sheep:1", 18, [0, 2, 0], &[("hill", 8), ("vineyard", 8)]),
    ("hills-and-sheep:2", 18, [0, 2, 1], &[("hill", 8), ("vineyard", 8)]),
    ("under-the-big-top:1", 20, [0, 0, 0], &[("circus", 12), ("acrobats", 8)]),
    ("under-the-big-top:2", 20, [0, 0, 2], &[("circus", 12), ("acrobats", 8)]),
];

#[test]
fn every_set_has_its_tiles() {
    let catalogue = catalogue();
    for (id, tiles, printed, marked) in COUNTS {
        let set = catalogue.set(id).unwrap_or_else(|| panic!("{id}"));
        let count = |of: &dyn Fn(&TileKind) -> usize| -> usize {
            set.tiles.iter().map(|&(kind, copies)| usize::from(copies) * of(&catalogue[kind])).sum()
        };
        let of_kind = |of: PartKind| count(&|kind| kind.parts_of(of).count());
        let coats = count(&|kind| kind.parts.iter().map(|part| usize::from(part.coats)).sum());
        assert_eq!(set.len(), tiles, "{id}");
        assert_eq!([coats, of_kind(PartKind::Monastery), of_kind(PartKind::Garden)], printed, "{id}");
        for &(word, due) in marked {
            let mark = catalogue.marks().iter().find(|def| def.word == word).unwrap().id;
            assert_eq!(count(&|kind| usize::from(kind.all_marks().contains(mark))), due, "{id}: {word}");
        }
    }
    for (id, tiles) in [("under-the-big-top-c1", 20), ("watchtowers", 12), ("wind-roses", 6)] {
        assert_eq!(catalogue.set(id).unwrap().len(), tiles, "{id}");
    }
    assert_eq!(catalogue.sets().len(), 2 + COUNTS.len() + 3);
}

#[test]
fn short_names_of_the_base_game_stay_its_own() {
    let catalogue = catalogue();
    let id = |name: &str| catalogue.find(name).map(|id| &*catalogue[id].id);
    assert_eq!(id("RCr"), Ok("BA/RCr"));
    assert_eq!(id("CC.2"), Ok("BA/CC.2"));
    assert_eq!(id("A"), Ok("BA/LR"));
    assert_eq!(id("AM/A"), Ok("AM/A"));
    assert_eq!(id("LRRR.d"), Ok("DG/LRRR.d"));
    assert_eq!(id("lrrr.D"), Ok("DG/LRRR.d"));
}

#[test]
fn every_tile_is_printed_as_it_can_be_read() {
    let catalogue = catalogue();
    for (_, kind) in catalogue.iter() {
        let printed = crate::tiles::notation::print(kind, catalogue.marks());
        let again = TileKind::parse(&kind.id, kind.letter.as_deref(), &printed, catalogue.marks());
        assert_eq!(again.as_ref(), Ok(kind), "{printed}");
    }
}

#[test]
fn few_tiles_are_unusual() {
    let catalogue = catalogue();
    let unusual = catalogue.iter().filter(|(_, kind)| kind.unusual).map(|(_, kind)| &*kind.id);
    let (block, others): (Vec<&str>, Vec<&str>) = unusual.partition(|id| id.starts_with("CO/"));
    assert_eq!((block.len(), &others[..]), (12, &["AM/A", "HS/CC!.v"][..]));
    let road = |kind: &TileKind| kind.parts_of(PartKind::Road).any(|(_, road)| road.sides.len() > 2);
    let many = catalogue.iter().filter(|(_, kind)| road(kind)).map(|(_, kind)| &*kind.id);
    assert_eq!(many.collect::<Vec<_>>(), ["AM/Rrr"], "one road with three ends");
}
