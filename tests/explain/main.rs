//! What is told of games, held by snapshots in `snapshots/explain/`.

mod many;
mod shape;
mod table;
mod turns;

/// Holds a text against its snapshot.
fn hold(name: &str, text: &str) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/snapshots/explain");
    insta::with_settings!({
        snapshot_path => path,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, text);
    });
}
