use super::{
    super::super::problems::{Problem, Span, nearest, quoted},
    super::{Node, Value},
    Reader, Spanned, tight,
};

/// A map that is being read key by key.
#[derive(Debug)]
pub struct Fields<'r> {
    reader: &'r Reader,
    span: Span,
    entries: &'r [(Node, Node)],
    /// The keys that were asked for.
    known: Vec<&'r str>,
    /// Those of them that must be there and are not.
    missing: Vec<&'r str>,
    /// Whether every key is welcome.
    open: bool,
}

impl<'r> Fields<'r> {
    pub(super) const fn new(reader: &'r Reader, span: Span, entries: &'r [(Node, Node)]) -> Self {
        Self { reader, span, entries, known: Vec::new(), missing: Vec::new(), open: false }
    }

    /// The value under a key that may be missing. `None` when it is missing or wrong.
    pub fn get<T>(&mut self, key: &'r str, shape: impl FnOnce(&Reader, &Node) -> Option<T>) -> Option<T> {
        let reader = self.reader;
        self.node(key).and_then(|node| shape(reader, node))
    }

    /// The value under a key that may be missing, or else a default. What is wrong is reported and
    /// gives the default as well.
    pub fn or<T>(&mut self, key: &'r str, default: T, shape: impl FnOnce(&Reader, &Node) -> Option<T>) -> T {
        self.get(key, shape).unwrap_or(default)
    }

    /// The value under a key that must be there. `None` when it is missing or wrong.
    pub fn need<T>(&mut self, key: &'r str, shape: impl FnOnce(&Reader, &Node) -> Option<T>) -> Option<T> {
        let reader = self.reader;
        match self.node(key) {
            Some(node) => shape(reader, node),
            None => {
                self.missing.push(key);
                None
            }
        }
    }

    /// The node under a key, if it is there.
    pub fn node(&mut self, key: &'r str) -> Option<&'r Node> {
        self.known.push(key);
        self.entries.iter().find(|(k, _)| k.as_str() == Some(key)).map(|(_, node)| node)
    }

    /// The place of a key, if it is there.
    pub fn key_span(&self, key: &str) -> Option<Span> {
        self.entries.iter().find(|(k, _)| k.as_str() == Some(key)).map(|(k, _)| k.span)
    }

    /// The place of the whole map.
    pub const fn span(&self) -> Span {
        self.span
    }

    /// All entries that were not asked for yet, whatever their keys: for maps whose keys are names.
    pub fn rest(&mut self) -> Vec<(Spanned<String>, &'r Node)> {
        self.open = true;
        let known = &self.known;
        let named = |(key, node): &'r (Node, Node)| {
            let name = key.as_str().filter(|name| !known.contains(name))?;
            Some((Spanned { span: key.span, value: name.to_owned() }, node))
        };
        self.entries.iter().filter_map(named).collect()
    }

    /// Reports unknown and missing keys.
    pub(super) fn finish(self) {
        if let Some(asked) = self.reader.asked.borrow_mut().as_mut() {
            asked.push(self.known.iter().map(|&key| key.to_owned()).collect());
        }
        let mut meant = Vec::new();
        let mut broken = false;
        for (key, value) in self.entries {
            let Some(name) = key.as_str() else {
                broken = true;
                continue;
            };
            if self.open || self.known.contains(&name) {
                continue;
            }
            let mut problem = Problem::new(key.span, format!("unknown key {}", quoted(name)));
            match tight(name).filter(|_| value.value == Value::Null) {
                Some(apart) => {
                    meant.extend(name.split(':').next().map(str::to_owned));
                    problem = problem.help(format!("a space is missing behind the colon: {apart}"));
                }
                None => {
                    let free = self.known.iter().filter(|known| self.key_span(known).is_none());
                    meant.extend(nearest(name, free));
                    problem = problem.suggest(name, &self.known);
                }
            }
            self.reader.report::<()>(problem);
        }
        // A key that is only misspelt, or stands in a part that could not be read, is not missing.
        for key in self.missing.iter().filter(|key| !broken && !meant.iter().any(|m| m == *key)) {
            self.reader.report::<()>(Problem::new(self.span, format!("the key `{key}` is missing here")));
        }
    }
}
