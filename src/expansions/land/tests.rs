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
