/// Words longer than this are no misspelt names, and comparing them would take long.
const LONGEST: usize = 64;

/// The candidate that was probably meant by `word`, if one is near enough: at most a third of the
/// letters differ, case aside, or the word begins it.
pub fn nearest<S: AsRef<str>>(word: &str, candidates: impl IntoIterator<Item = S>) -> Option<String> {
    let word = word.trim();
    let length = word.chars().count();
    if length == 0 || length > LONGEST {
        return None;
    }
    let low = plain(word);
    let allowed = if length == 1 { 0 } else { (length / 3).max(1) };
    let mut best: Option<((usize, usize), String)> = None;
    for candidate in candidates {
        let candidate = candidate.as_ref();
        let other = plain(candidate);
        let apart = strsim::osa_distance(&low, &other);
        let begins = length >= 3 && other.starts_with(&low);
        // A word that shares no letter with the candidate is not a misspelling of it.
        let near = apart <= allowed && apart < other.chars().count();
        if !near && !begins {
            continue;
        }
        let rank = (apart.min(if begins { allowed } else { apart }), strsim::osa_distance(word, candidate));
        if best.as_ref().is_none_or(|(least, _)| rank < *least) {
            best = Some((rank, candidate.to_owned()));
        }
    }
    best.map(|(_, name)| name)
}

/// Lower case, with one kind of hyphen.
fn plain(word: &str) -> String {
    word.to_lowercase().replace(['_', ' '], "-")
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn finds_what_was_meant() {
        assert_eq!(nearest("RCx", ["D", "RCr", "V"]).as_deref(), Some("RCr"));
        assert_eq!(nearest("rcr", ["RC", "RCr"]).as_deref(), Some("RCr"));
        assert_eq!(nearest("mesages", ["players", "messages"]).as_deref(), Some("messages"));
        assert_eq!(nearest("coats_of arms", ["city", "coats-of-arms"]).as_deref(), Some("coats-of-arms"));
        assert_eq!(nearest("exp", ["turn", "expect"]).as_deref(), Some("expect"));
        assert_eq!(nearest("raod", ["road", "city"]).as_deref(), Some("road"));
    }

    #[test]
    fn takes_the_nearest_and_among_equals_the_first() {
        assert_eq!(nearest("blve", ["glue", "blue", "blues"]).as_deref(), Some("blue"));
        assert_eq!(nearest("V3", ["V1", "V2"]).as_deref(), Some("V1"));
    }

    #[test]
    fn is_silent_when_nothing_is_near() {
        assert_eq!(nearest("castle", ["road", "city"]), None);
        assert_eq!(nearest("x", ["y", "z"]), None);
        assert_eq!(nearest("", ["a"]), None);
        assert_eq!(nearest("a", Vec::<String>::new()), None);
        assert_eq!(nearest(&"x".repeat(1000), ["x"]), None);
    }

    #[test]
    fn one_letter_is_found_in_the_other_case() {
        assert_eq!(nearest("x", ["X"]).as_deref(), Some("X"));
    }
}
