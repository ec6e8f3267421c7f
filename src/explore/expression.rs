//! What is looked for, as an expression over the facts of a position.

use std::collections::HashMap;
use std::fmt;
use std::hash::BuildHasherDefault;
use std::sync::Arc;

use cel::{Context, Env, Program, Value};

use super::facts::{Facts, Vocabulary};
use crate::position::Hasher128;
use crate::scenario::problems::nearest;

/// An expression may have so many bytes.
pub const LONGEST: usize = 500;

/// What an expression that is always there can name, with what it stands for. Besides, there is what boxes have
/// counted, such as `messages`.
pub const NAMES: &[(&str, &str)] = &[
    ("points", "points that each player got since the scenario began: `points.red`"),
    ("total", "where both scoring figures of each player stand together: `total.red`"),
    ("meeple", "where the scoring meeple of each player stands: `meeple.red`"),
    ("messenger", "where the second scoring figure of each player stands: `messenger.red`"),
    ("supply", "meeples left in each supply: `supply.red`"),
    ("active", "whose turn or part of a turn it is, by name"),
    ("drawn", "the tile that was drawn and is not placed yet, such as `\"E\"`; `\"\"` where there is none"),
    ("left", "tiles not drawn yet"),
    ("turn", "the number of the turn"),
    ("part", "`\"turn\"`, `\"builder\"` or `\"message\"`"),
    ("round", "the round of scoring under way, such as `\"3\"`; `\"\"` outside of rounds"),
    ("over", "is the game over?"),
];

/// What an expression can name, with what it stands for.
pub fn names(words: &Vocabulary) -> Vec<(String, String)> {
    let own = NAMES.iter().map(|&(name, what)| (name.to_owned(), what.to_owned()));
    let counted = words.counted.iter().map(|(name, _)| {
        ((*name).to_owned(), format!("how many {name} each player drew: `{name}.{}`", words.players[0]))
    });
    own.chain(counted).collect()
}

/// Why an expression cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExpressionError {
    /// It is longer than [`LONGEST`].
    TooLong(usize),
    /// It cannot be read.
    Syntax(String),
    /// It names something that is not known.
    UnknownName {
        /// The name.
        name: String,
        /// What was probably meant.
        near: Option<String>,
        /// Everything that is known.
        known: Vec<String>,
    },
    /// It cannot be worked out.
    Failed(String),
    /// It does not give what is needed.
    WrongKind {
        /// What is needed.
        wanted: &'static str,
        /// What it gives.
        got: String,
    },
}

impl fmt::Display for ExpressionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong(bytes) => write!(f, "an expression of {bytes} bytes; {LONGEST} are the most"),
            Self::Syntax(what) => write!(f, "the expression cannot be read: {what}"),
            Self::UnknownName { name, near: Some(near), .. } => {
                write!(f, "the expression names `{name}`, which is not known; did you mean `{near}`?")
            }
            Self::UnknownName { name, near: None, known } => {
                write!(f, "the expression names `{name}`, which is not known; there are {}", known.join(", "))
            }
            Self::Failed(what) => write!(f, "the expression cannot be worked out: {what}"),
            Self::WrongKind { wanted, got } => {
                write!(f, "the expression must give {wanted}, and gives {got}")
            }
        }
    }
}

impl std::error::Error for ExpressionError {}

/// An expression that was read, with what it gave for the facts met so far.
pub(super) struct Expression {
    program: Program,
    /// The functions that expressions may use: made once, since there are many.
    functions: Arc<Env>,
    known: HashMap<Facts, Value, BuildHasherDefault<Hasher128>>,
}

impl Expression {
    /// Reads an expression, and works it out once, so that unknown names are told of early.
    pub fn new(text: &str, words: &Vocabulary, first: &Facts) -> Result<Self, ExpressionError> {
        if text.len() > LONGEST {
            return Err(ExpressionError::TooLong(text.len()));
        }
        let program = Program::compile(text).map_err(|errors| {
            ExpressionError::Syntax(said_plainly(errors.to_string().lines().next().unwrap_or_default()))
        })?;
        let mut expression = Self { program, functions: Arc::new(Env::stdlib()), known: HashMap::default() };
        expression.names_are_known(text, words)?;
        expression.value(words, first)?;
        Ok(expression)
    }

    /// Names in a part that is not worked out the first time are looked at as well.
    fn names_are_known(&self, text: &str, words: &Vocabulary) -> Result<(), ExpressionError> {
        let known: Vec<String> = names(words).into_iter().map(|(name, _)| name).collect();
        let bare: String = text.split_whitespace().collect();
        // Names that an expression makes for itself, as in `[1, 2].exists(n, n == points.red)`.
        let own = |name: &str| name.starts_with('@') || bare.contains(&format!("({name},"));
        let references = self.program.references();
        let mut unknown = references.variables();
        unknown.retain(|name| known.iter().all(|known| known != name) && !own(name));
        unknown.sort_unstable();
        match unknown.first() {
            Some(name) => Err(unknown_name(name, known)),
            None => Ok(()),
        }
    }

    /// What it gives.
    fn value(&mut self, words: &Vocabulary, facts: &Facts) -> Result<Value, ExpressionError> {
        if let Some(value) = self.known.get(facts) {
            return Ok(value.clone());
        }
        let value =
            self.program.execute(&context(&self.functions, words, facts)).map_err(|error| match error {
                cel::ExecutionError::NoSuchKey(key) => unknown_name(&key, words.players.clone()),
                cel::ExecutionError::UndeclaredReference(name) => {
                    unknown_name(&name, names(words).into_iter().map(|(name, _)| name).collect())
                }
                other => ExpressionError::Failed(why(&other).to_owned()),
            })?;
        self.known.insert(facts.clone(), value.clone());
        Ok(value)
    }

    /// What it gives as yes or no.
    pub fn holds(&mut self, words: &Vocabulary, facts: &Facts) -> Result<bool, ExpressionError> {
        match self.value(words, facts)? {
            Value::Bool(holds) => Ok(holds),
            other => Err(ExpressionError::WrongKind { wanted: "true or false", got: kind(&other) }),
        }
    }

    /// What it gives as a number.
    pub fn number(&mut self, words: &Vocabulary, facts: &Facts) -> Result<f64, ExpressionError> {
        match self.value(words, facts)? {
            Value::Int(number) => Ok(number as f64),
            Value::UInt(number) => Ok(number as f64),
            Value::Float(number) if !number.is_nan() => Ok(number),
            other => Err(ExpressionError::WrongKind { wanted: "a number", got: kind(&other) }),
        }
    }
}

fn unknown_name(name: &str, known: Vec<String>) -> ExpressionError {
    let near = nearest(name, &known).map(|near| near.to_string());
    ExpressionError::UnknownName { name: name.to_owned(), near, known }
}

fn kind(value: &Value) -> String {
    match value {
        Value::Float(_) => "no number at all".to_owned(),
        Value::Int(_) | Value::UInt(_) => "a number".to_owned(),
        Value::Bool(_) => "true or false".to_owned(),
        Value::String(_) => "a text".to_owned(),
        Value::List(_) => "a list".to_owned(),
        Value::Map(_) => "a number for each player; name one, as in `points.red`".to_owned(),
        _ => "something else".to_owned(),
    }
}

/// Why an expression cannot be worked out.
fn why(error: &cel::ExecutionError) -> &'static str {
    use cel::ExecutionError as Error;
    match error {
        Error::DivisionByZero(_) | Error::RemainderByZero(_) => "it divides by 0",
        Error::Overflow(..) => "a number becomes too large",
        Error::IndexOutOfBounds(_) => "a list is not so long",
        Error::InvalidArgumentCount { .. } | Error::MissingArgumentOrTarget => {
            "a function is given too much or too little"
        }
        _ => "what it puts together does not go together, such as a number and a text",
    }
}

/// What is wrong with the form of an expression, without the words of the grammar.
fn said_plainly(line: &str) -> String {
    let mut parts = line.splitn(5, ':');
    let at = parts.nth(3).and_then(|column| column.trim().parse::<usize>().ok());
    let what = parts.next().unwrap_or_default().trim();
    let quoted = || what.split('\'').nth(1).unwrap_or_default().trim();
    let said = match () {
        () if what.contains("input '<EOF>'") => "it ends too early".to_owned(),
        () if what.contains("token recognition") || what.contains("extraneous input") => {
            format!("`{}` cannot stand there", quoted())
        }
        () if what.contains("input '") => format!("something is wrong at `{}`", quoted()),
        () => "it is not complete".to_owned(),
    };
    match at {
        Some(at) => format!("{said} (at character {at})"),
        None => said,
    }
}

/// The facts under their names.
fn context<'a>(functions: &Arc<Env>, words: &Vocabulary, facts: &Facts) -> Context<'a, 'a> {
    let mut context = Context::with_env(Arc::clone(functions));
    let mut by_player = |name: &str, of: &dyn Fn(usize) -> i64| {
        let map: HashMap<String, i64> =
            words.players.iter().enumerate().map(|(player, name)| (name.clone(), of(player))).collect();
        context.add_variable_from_value(name, map);
    };
    by_player("points", &|player| i64::from(words.points(facts, player)));
    by_player("total", &|player| facts.scores[player].iter().copied().map(i64::from).sum());
    by_player("meeple", &|player| i64::from(facts.scores[player][0]));
    by_player("messenger", &|player| i64::from(facts.scores[player][1]));
    by_player("supply", &|player| i64::from(facts.supply[player]));
    for ((name, _), counts) in words.counted.iter().zip(&facts.counted) {
        by_player(name, &|player| i64::from(counts[player]));
    }
    let active = words.players.get(facts.active.index()).cloned().unwrap_or_default();
    context.add_variable_from_value("active", active);
    context.add_variable_from_value("drawn", facts.drawn.map_or("", |kind| words.tile(kind)).to_owned());
    context.add_variable_from_value("left", i64::from(facts.tiles_left));
    context.add_variable_from_value("turn", i64::from(facts.turn));
    context.add_variable_from_value("part", facts.part.id().to_owned());
    context.add_variable_from_value("round", facts.round.map_or("", |round| round.id()).to_owned());
    context.add_variable_from_value("over", facts.over);
    context
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_told_in_plain_words() {
        for (text, told) in [
            ("points.red +", "it ends too early (at character 13)"),
            ("a b", "`b` cannot stand there (at character 3)"),
            ("points.", "something is wrong at `.` (at character 8)"),
        ] {
            let errors = Program::compile(text).err().map(|errors| errors.to_string()).unwrap_or_default();
            assert_eq!(said_plainly(errors.lines().next().unwrap_or_default()), told);
        }
    }
}
