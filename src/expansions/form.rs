//! What the words look like that an outcome gives, so that a misspelt expectation is told from one that is not met.

/// One of the parts, between spaces, of what an outcome gives.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// One of these words.
    Of(fn() -> Vec<&'static str>),
    /// A number.
    Number,
    /// A number for each player, the last of the parts.
    Numbers,
    /// A space of the table.
    Space,
    /// The name of a figure.
    Figure,
}

impl Form {
    /// Can the word be this part?
    pub fn fits(self, word: &str) -> bool {
        match self {
            Self::Of(words) => words().contains(&word),
            Self::Number | Self::Numbers => word.parse::<i32>().is_ok(),
            Self::Space => word.starts_with('(') && word.ends_with(')') && word.contains(','),
            Self::Figure => true,
        }
    }

    /// The words that it can be, where they are few.
    pub fn words(self) -> Vec<&'static str> {
        match self {
            Self::Of(words) => words(),
            _ => Vec::new(),
        }
    }

    /// The first part of a text that does not fit the form, with the part that is wanted there; none of either where
    /// parts are missing or too many.
    pub fn misfit<'t>(form: &[Self], text: &'t str) -> Option<Option<(&'t str, Self)>> {
        let mut wanted = form.iter().copied();
        let mut again = None;
        for word in text.split_whitespace() {
            let Some(part) = again.or_else(|| wanted.next()) else { return Some(None) };
            if !part.fits(word) {
                return Some(Some((word, part)));
            }
            again = Some(part).filter(|part| matches!(part, Self::Numbers));
        }
        let missing = wanted.next().is_some();
        missing.then_some(None)
    }
}

#[cfg(test)]
mod tests {
    use super::Form;

    #[test]
    fn words_are_held_against_their_form() {
        let form = [Form::Of(|| vec!["wine", "grain"]), Form::Numbers];
        assert!(Form::misfit(&form, "wine 2 0").is_none());
        assert!(matches!(Form::misfit(&form, "wyne 2"), Some(Some(("wyne", Form::Of(_))))));
        assert!(matches!(Form::misfit(&form, "wine two"), Some(Some(("two", Form::Numbers)))));
        assert!(matches!(Form::misfit(&form, "wine"), Some(None)));
        assert!(matches!(Form::misfit(&[Form::Space, Form::Number], "(0,1) 2 3"), Some(None)));
    }
}
