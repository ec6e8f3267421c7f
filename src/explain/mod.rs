//! In the making.
use crate::{game::Game, script::Names};
/// In the making.
pub struct Style;
impl Style {
    /// In the making.
    pub fn coloured() -> Self {
        Self
    }
}
/// In the making.
pub fn answer(g: &Game, _n: &Names) -> String {
    format!("{g}")
}
/// In the making.
pub fn trace(g: &Game, _n: &Names, _s: &Style) -> String {
    g.events().iter().map(|e| format!("{:?} {:?}\n", e.round, e.event)).collect()
}
/// In the making.
pub fn run_json(_t: &str, _g: &Game, _n: &Names) -> serde_json::Value {
    serde_json::Value::Null
}
