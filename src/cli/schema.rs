use super::{EXIT_OK, output};
use crate::scenario;

/// Prints the JSON Schema of scenarios.
pub fn run() -> anyhow::Result<u8> {
    let text = serde_json::to_string_pretty(&scenario::schema())?;
    output::print(&(text + "\n"))?;
    Ok(EXIT_OK)
}
