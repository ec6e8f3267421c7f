use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};

use super::arguments::RulesArguments;
use super::{EXIT_OK, files, output};
use crate::board::Spot;
use crate::draw::terminal::{self, Style};
use crate::draw::{self, Scene, Theme};
use crate::editions::Edition;
use crate::game::Game;
use crate::rulings::Overrides;
use crate::scenario::problems::Problems;
use crate::scenario::{self, Played, Scenario, Until};
use crate::script::spots::Spots;

/// The arguments of `meeplaw draw`.
#[derive(Args)]
pub struct Arguments {
    /// A scenario file or a saved game (`.jcz`); `-` reads a scenario from standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Write the picture to this file; its ending says in which format.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Draw the position after so many steps of the script, 0 for the position as it is stated, or `all`; else
    /// the end.
    #[arg(long, value_name = "N|all")]
    step: Option<StepNumber>,
    /// The format, where the name of the file does not say it; a picture for the terminal where no file is
    /// named.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Tint a whole feature and tell its value and who holds it, such as `city N of (0,0)`.
    #[arg(long, value_name = "FEATURE")]
    highlight: Option<String>,
    /// Leave out the scoreboard and what lies beside it.
    #[arg(long)]
    no_track: bool,
    /// The colours of the picture.
    #[arg(long, value_enum, default_value_t = ThemeName::Light)]
    theme: ThemeName,
    /// Draw for a terminal without other letters than those of ASCII.
    #[arg(long)]
    ascii: bool,
    #[command(flatten)]
    rules: RulesArguments,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Vector graphics, to show at any size.
    Svg,
    /// Pixels, with the text drawn in.
    Png,
    /// Letters and colours.
    Terminal,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ThemeName {
    /// For a light page.
    Light,
    /// For a dark page.
    Dark,
    /// Black, white and greys, for paper.
    Print,
    /// Light or dark, as the page's reader prefers.
    Auto,
}

impl From<ThemeName> for Theme {
    fn from(name: ThemeName) -> Self {
        match name {
            ThemeName::Light => Self::Light,
            ThemeName::Dark => Self::Dark,
            ThemeName::Print => Self::Print,
            ThemeName::Auto => Self::Auto,
        }
    }
}

/// Which moments are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum StepNumber {
    All,
    After(usize),
}

impl std::str::FromStr for StepNumber {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "all" => Ok(Self::All),
            _ => text.parse().map(Self::After).map_err(|_| "a step is a number, or `all`"),
        }
    }
}

/// A game at one moment of its script.
struct Moment {
    /// Steps before it.
    number: usize,
    /// When it is.
    note: String,
    game: Game,
    /// The first event since the moment before.
    since: usize,
}

/// Draws the position.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    let readings = arguments.rules.readings()?;
    let scenario = match files::load(&arguments.file, &arguments.rules.editions())? {
        Ok(scenario) => scenario,
        Err(problems) => return Ok(output::unusable(&problems)),
    };
    let edition = edition(arguments, &scenario)?;
    let format = format(arguments)?;
    let steps = scenario.top_steps().count();
    let numbers = match arguments.step {
        Some(StepNumber::After(number)) if number > steps => {
            bail!("the script has {steps} {}", if steps == 1 { "step" } else { "steps" })
        }
        Some(StepNumber::After(number)) => number..=number,
        Some(StepNumber::All) => 0..=steps,
        None => steps..=steps,
    };
    let whole = arguments.step.is_none();
    let mut moments = Vec::new();
    for number in numbers {
        match moment(&scenario, edition, &readings, number, steps, whole) {
            Ok(moment) => moments.push(moment),
            Err(problems) => return Ok(output::unusable(&problems)),
        }
    }
    let found: Vec<Option<Spot>> = highlights(arguments, &scenario, &moments)?;
    let all = moments.len() > 1;
    for (moment, highlight) in moments.iter().zip(found) {
        let scene = Scene {
            note: &moment.note,
            since: moment.since,
            highlight,
            track: !arguments.no_track,
            ..Scene::new(&moment.game, &scenario.names, &scenario.title)
        };
        let target = arguments.output.as_deref().map(|path| numbered(path, all.then_some(moment.number)));
        match format {
            Format::Terminal => {
                let style = Style { ascii: arguments.ascii || !speaks_unicode(), ..Style::default() };
                let mut picture = terminal::picture(&scene, style);
                if all && moment.number < steps {
                    picture.push('\n');
                }
                match target {
                    Some(path) => {
                        write(&path, anstream::adapter::strip_str(&picture).to_string().as_bytes())?
                    }
                    None => output::print(&picture)?,
                }
            }
            Format::Svg | Format::Png => {
                let svg = draw::svg(&scene, arguments.theme.into(), "");
                let bytes = if format == Format::Svg { svg.into_bytes() } else { png(&svg)? };
                match target {
                    Some(path) => write(&path, &bytes)?,
                    None if all => bail!("several pictures need a file name: add `-o`"),
                    None if format == Format::Png && std::io::stdout().is_terminal() => {
                        bail!("a PNG is no text for a terminal: add `-o`")
                    }
                    None => print_bytes(&bytes)?,
                }
            }
        }
    }
    Ok(EXIT_OK)
}

/// The one edition to draw in.
fn edition(arguments: &Arguments, scenario: &Scenario) -> anyhow::Result<Edition> {
    match (&arguments.rules.editions()[..], &scenario.editions) {
        ([edition], _) => Ok(*edition),
        ([_, ..], _) => bail!("a picture shows one edition"),
        ([], Some(own)) => Ok(own.first().copied().unwrap_or(Edition::Hig2)),
        ([], None) => Ok(Edition::Hig2),
    }
}

/// The format: as it is named, else by the ending of the file, else for the terminal.
fn format(arguments: &Arguments) -> anyhow::Result<Format> {
    if let Some(format) = arguments.format {
        return Ok(format);
    }
    let Some(path) = &arguments.output else { return Ok(Format::Terminal) };
    match path.extension().and_then(|ending| ending.to_str()).map(str::to_ascii_lowercase).as_deref() {
        Some("svg") => Ok(Format::Svg),
        Some("png") => Ok(Format::Png),
        Some("txt") => Ok(Format::Terminal),
        _ => {
            bail!("{}: the ending says no format; end it in .svg or .png, or add `--format`", path.display())
        }
    }
}

/// The game after so many steps of its script; with `whole`, as seen from the position that is stated.
fn moment(
    scenario: &Scenario,
    edition: Edition,
    readings: &Overrides,
    number: usize,
    steps: usize,
    whole: bool,
) -> Result<Moment, Problems> {
    let play = |number: usize| -> Result<Game, Problems> {
        if number == 0 && (steps > 0 || !whole) {
            return scenario::game(scenario, edition, readings);
        }
        let until = if number == steps {
            Until::End
        } else {
            scenario.step_id(number + 1).map_or(Until::End, Until::Step)
        };
        let Played { game, problems, .. } = scenario::play(scenario, edition, readings, until)?;
        problems.or(game)
    };
    let game = play(number)?;
    let since = match number {
        0 => 0,
        _ if whole => play(0)?.events().len(),
        _ => play(number - 1)?.events().len(),
    };
    let when = match number {
        0 if steps == 0 => String::new(),
        0 => ", before the script".to_owned(),
        _ if number == steps => ", at the end of the script".to_owned(),
        _ => {
            let step = scenario.top_steps().nth(number - 1);
            let words = step.map_or("", |step| step.span.of(&scenario.source.text));
            let line = words.lines().next().unwrap_or("").trim();
            format!(", after step {number} of {steps}: {line}")
        }
    };
    Ok(Moment { number, note: format!("{}{when}", edition.title()), game, since })
}

/// The highlighted feature at each moment. Where several are drawn, it need not be there in all.
fn highlights(
    arguments: &Arguments,
    scenario: &Scenario,
    moments: &[Moment],
) -> anyhow::Result<Vec<Option<Spot>>> {
    let Some(words) = &arguments.highlight else { return Ok(vec![None; moments.len()]) };
    let find = |moment: &Moment| {
        let board = &moment.game.position().board;
        let last = board.tiles().last().map(|tile| tile.cell);
        Spots::new(board, &scenario.names.stated).parse(words, last)
    };
    let found: Vec<_> = moments.iter().map(find).collect();
    if let Some(Err(error)) = found.last()
        && found.iter().all(Result::is_err)
    {
        let near: Vec<String> = error.candidates.iter().take(8).map(|name| format!("`{name}`")).collect();
        if near.is_empty() {
            bail!("--highlight: {error}");
        }
        bail!("--highlight: {error}; there is {}", near.join(", "));
    }
    Ok(found.into_iter().map(Result::ok).collect())
}

/// The file of one of several pictures: `out.svg` becomes `out-2.svg`.
fn numbered(path: &Path, number: Option<usize>) -> PathBuf {
    let Some(number) = number else { return path.to_owned() };
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    path.with_file_name(format!("{stem}-{number}{ending}"))
}

#[cfg(feature = "png")]
fn png(svg: &str) -> anyhow::Result<Vec<u8>> {
    Ok(draw::png(svg, 2.0)?)
}

#[cfg(not(feature = "png"))]
fn png(_svg: &str) -> anyhow::Result<Vec<u8>> {
    bail!("this program was built without PNG; draw an SVG, or build it with `--features png`")
}

fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    std::fs::write(path, bytes).with_context(|| path.display().to_string())
}

/// Prints bytes as they are. A reader that has gone away is no error.
fn print_bytes(bytes: &[u8]) -> anyhow::Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

/// Does the terminal show letters beyond ASCII, as far as it says?
pub(super) fn speaks_unicode() -> bool {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    match set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")) {
        None => true,
        Some(locale) => locale != "C" && locale != "POSIX",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_several_pictures_are_numbered() {
        assert_eq!(numbered(Path::new("a/out.svg"), Some(2)), Path::new("a/out-2.svg"));
        assert_eq!(numbered(Path::new("out"), Some(0)), Path::new("out-0"));
        assert_eq!(numbered(Path::new("out.svg"), None), Path::new("out.svg"));
    }

    #[test]
    fn steps_are_numbers_or_all() {
        assert_eq!("all".parse(), Ok(StepNumber::All));
        assert_eq!("3".parse(), Ok(StepNumber::After(3)));
        assert!("-1".parse::<StepNumber>().is_err());
    }
}
