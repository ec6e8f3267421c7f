use meeplaw::editions::Edition;
use meeplaw::scenario::{self, Until, problems::Source};
fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap();
        let source = Source::new(&*path, &*text);
        match scenario::read(&source) {
            Err(p) => println!("{}", p.render(false)),
            Ok(s) => {
                for e in Edition::ALL {
                    match scenario::play(&s, e, &Default::default(), Until::End) {
                        Err(p) => println!("{}", p.render(false)),
                        Ok(played) => {
                            println!("== {e} {:?}", played.game.stage());
                            for ev in played.game.events() {
                                println!("  {}", brief(ev));
                            }
                            println!("{}", played.problems.render(false));
                            println!("{:?}", scenario::judge(&s, &played.game));
                        }
                    }
                }
            }
        }
    }
}
fn brief(ev: &meeplaw::events::Entry) -> String {
    use meeplaw::events::Event::*;
    match &ev.event {
        Scored(s) => format!("{:?} scored {:?} {}", ev.round, s.spot, s.tally.points()),
        Credited(c) => format!("{:?} credit {:?} {:?} {:?}", ev.round, c.player, c.scorer, c.moved),
        Room(r) => format!(
            "{:?} {} {:?} {} [{}]",
            ev.round,
            r.kind.id,
            r.item.map(|i| i.id),
            r.number,
            r.cite.map_or("", |c| c.id())
        ),
        FigureHome { owner, .. } => format!("home {owner:?}"),
        other => format!("{:?} {:?}", ev.round, other),
    }
}
