//! A person at a prompt: one more chooser.

use std::fs::File;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;

use super::arguments::RulesArguments;
use super::draw::speaks_unicode;
use super::{EXIT_OK, EXIT_UNUSABLE, files, output};
use crate::draw::{Scene, terminal};
use crate::editions::Edition;
use crate::explain::{self, Style};
use crate::game::{self, Game};
use crate::hooks::Choices;
use crate::position::{Choice, Stage};
use crate::rulings::{Cite, Overrides};
use crate::scenario::{self, OpenScript, Pause, Scenario};
use crate::script::phrases::{self, Phrase};
use crate::simulate::RandomPlayer;

/// What may be typed besides a choice.
const HELP: &str = "\
a number, or the choice in words such as `meeple: city N`
roll          let chance decide, where chance does
undo          take the last choice back
why           the ruling behind what happened last
show          the table and the choices once more
save FILE     write what was played as a scenario
quit          stop
";

/// The arguments of `meeplaw play`.
#[derive(Args)]
pub struct Arguments {
    /// A scenario file. What its script fixes is played, for all else you are asked.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    rules: RulesArguments,
    /// What `roll` draws from.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Do not draw the table.
    #[arg(long)]
    no_picture: bool,
}

/// Plays with whoever types.
pub fn run(arguments: &Arguments) -> anyhow::Result<u8> {
    if arguments.file == Path::new("-") {
        bail!("standard input is for the choices; name a file");
    }
    let readings = arguments.rules.readings()?;
    let scenario = match files::load(&arguments.file, &[])? {
        Ok(scenario) => scenario,
        Err(problems) => return Ok(output::unusable(&problems)),
    };
    let edition = match (&arguments.rules.editions()[..], &scenario.editions) {
        ([edition], _) => *edition,
        ([], Some(own)) => own[0],
        ([], None) => Edition::Hig2,
        _ => bail!("a game is played in one edition"),
    };
    let begin = OpenScript::begin(&scenario, edition, &readings, None, u16::MAX);
    let mut script = match begin {
        Ok(script) => script,
        Err(problems) => return Ok(output::unusable(&problems)),
    };
    if script.go_on() == Pause::Misfit {
        output::complain(&script.problems().render(true));
        return Ok(EXIT_UNUSABLE);
    }
    let mut table = Table {
        all_readings: scenario::overrides(&scenario, &readings),
        scenario: &scenario,
        script,
        before: Vec::new(),
        chance: RandomPlayer::new(arguments.seed, 0),
        pictures: !arguments.no_picture,
        told: Vec::new(),
    };
    table.tell()?;
    table.show()?;
    let echo = !io::stdin().is_terminal();
    for line in io::stdin().lock().lines() {
        let line = line.context("standard input")?;
        if echo {
            output::print(&format!("{}\n", line.trim()))?;
        }
        if !table.obey(line.trim())? {
            return Ok(EXIT_OK);
        }
    }
    output::print("\n")?;
    Ok(EXIT_OK)
}

/// What lies before the person.
struct Table<'s> {
    scenario: &'s Scenario,
    all_readings: Overrides,
    script: OpenScript<'s>,
    /// How it stood before each choice.
    before: Vec<OpenScript<'s>>,
    chance: RandomPlayer,
    pictures: bool,
    /// The lines of the trace that were told already.
    told: Vec<String>,
}

impl<'s> Table<'s> {
    fn game(&self) -> &Game {
        self.script.game()
    }

    /// Does what was typed. Says whether to go on.
    fn obey(&mut self, line: &str) -> anyhow::Result<bool> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => self.prompt()?,
            "quit" | "exit" => return Ok(false),
            "help" | "?" => self.say(HELP)?,
            "undo" => match self.before.pop() {
                Some(before) => {
                    self.script = before;
                    self.told = self.trace();
                    self.show()?;
                }
                None => self.say("There is nothing to take back.\n")?,
            },
            "why" => {
                let why = self.why();
                self.say(&why)?;
            }
            "show" => self.show()?,
            "save" => {
                let said = self.save(rest.trim());
                self.say(&said)?;
            }
            "roll" => match self.roll() {
                Some(choice) => self.choose(choice)?,
                None => self.say("Nothing is left to chance here.\n")?,
            },
            _ => match self.read(line) {
                Ok(choice) => self.choose(choice)?,
                Err(complaint) => self.say(&complaint)?,
            },
        }
        Ok(true)
    }

    fn say(&self, text: &str) -> anyhow::Result<()> {
        output::print(text)?;
        self.prompt()
    }

    fn prompt(&self) -> anyhow::Result<()> {
        output::print("> ")
    }

    fn choose(&mut self, choice: Choice) -> anyhow::Result<()> {
        let before = self.script.clone();
        self.script.choose(choice);
        if self.script.go_on() == Pause::Misfit {
            let problems = self.script.problems().render(true);
            self.script = before;
            return self.say(&format!("The script does not go on from there:\n{problems}\n"));
        }
        self.before.push(before);
        self.tell()?;
        self.show()
    }

    fn trace(&self) -> Vec<String> {
        let trace = explain::trace(self.game(), &self.scenario.names, &Style::coloured());
        trace.lines().map(str::to_owned).collect()
    }

    /// Tells what happened since the last time.
    fn tell(&mut self) -> anyhow::Result<()> {
        let trace = self.trace();
        let known = trace.iter().zip(&self.told).take_while(|(now, before)| now == before).count();
        let mut text = trace[known..].join("\n");
        text.push('\n');
        self.told = trace;
        output::print(&text)
    }

    /// Shows the table and what may be chosen.
    fn show(&self) -> anyhow::Result<()> {
        let mut text = String::new();
        if self.pictures {
            let scene = Scene::new(self.game(), &self.scenario.names, "");
            text += &terminal::picture(
                &scene,
                terminal::Style { ascii: !speaks_unicode(), ..Default::default() },
            );
            text.push('\n');
        }
        let mut choices = Choices::new();
        match self.game().decision(&mut choices) {
            None => {
                text += match self.game().stage() {
                    Stage::Over => "The game is over.\n",
                    Stage::Stuck(_) => "The turn brings more messages than any table would bear.\n",
                    Stage::Halted | Stage::Running => "Nothing is left to choose.\n",
                };
            }
            Some(decision) => {
                let who = decision.player.map_or("chance", |player| self.scenario.names.player(player));
                text += &format!("\n{who} chooses ({}):\n", decision.about);
                for (place, line) in self.lines(&choices).iter().enumerate() {
                    text += &format!("{:4}  {line}\n", place + 1);
                }
            }
        }
        self.say(&text)
    }

    fn lines(&self, choices: &[Choice]) -> Vec<String> {
        choices.iter().map(|&choice| phrases::print(self.game(), &self.scenario.names, choice)).collect()
    }

    /// A choice by its number, or in words.
    fn read(&self, line: &str) -> Result<Choice, String> {
        let mut choices = Choices::new();
        let Some(decision) = self.game().decision(&mut choices) else {
            return Err("Nothing is left to choose; `undo`, `save` or `quit`.\n".to_owned());
        };
        if let Ok(number) = line.parse::<usize>() {
            let chosen = number.checked_sub(1).and_then(|place| choices.get(place));
            return chosen.copied().ok_or_else(|| format!("The choices are 1 to {}.\n", choices.len()));
        }
        if let Some(place) = self.lines(&choices).iter().position(|own| own.eq_ignore_ascii_case(line)) {
            return Ok(choices[place]);
        }
        let Some((key, text)) = line.split_once(':') else {
            return Err(format!("`{line}` is neither a choice nor a command; `help` lists them.\n"));
        };
        let verbs = game::verbs().filter(|verb| verb.about == decision.about);
        let phrase = Phrase { key: key.trim(), text: text.trim() };
        let choice = match phrases::read(self.game(), &self.scenario.names, verbs, phrase) {
            None => return Err(format!("What is to be chosen here is: {}.\n", decision.about)),
            Some(Err(error)) => return Err(format!("{}.\n", error.what)),
            Some(Ok(choice)) => choice,
        };
        match self.game().why_not(choice) {
            None => Ok(choice),
            Some(refusal) => {
                Err(format!("That is not legal [{}].\n{}", refusal.cite.id(), told(refusal.cite)))
            }
        }
    }

    /// What chance draws: each case is as likely.
    fn roll(&mut self) -> Option<Choice> {
        let mut choices = Choices::new();
        let decision = self.game().decision(&mut choices)?;
        if decision.player.is_some() {
            return None;
        }
        let cases: Vec<usize> = choices.iter().map(|&choice| self.game().cases(choice) as usize).collect();
        let mut drawn = self.chance.below(cases.iter().sum::<usize>().max(1));
        for (&choice, &own) in choices.iter().zip(&cases) {
            match drawn.checked_sub(own) {
                None => return Some(choice),
                Some(left) => drawn = left,
            }
        }
        choices.first().copied()
    }

    /// The ruling behind the last event that has one.
    fn why(&self) -> String {
        match scenario::cited(self.game()).last() {
            Some(&cite) => format!("[{}] {}", cite.id(), told(cite)),
            None => "Nothing has happened yet that a ruling decided.\n".to_owned(),
        }
    }

    /// Writes what was played as a scenario, and says so.
    fn save(&self, name: &str) -> String {
        if name.is_empty() {
            return "Say where to: `save FILE`.\n".to_owned();
        }
        let path = match Path::new(name).extension() {
            Some(_) => PathBuf::from(name),
            None => PathBuf::from(format!("{name}.yaml")),
        };
        let Self { scenario, .. } = self;
        let begin = OpenScript::begin(scenario, self.game().edition(), &self.all_readings, None, u16::MAX);
        let Ok(begin) = begin else { return "The position cannot be set up.\n".to_owned() };
        let mut game = begin.game().clone();
        let steps = scenario::lines(&mut game, &scenario.names, self.script.made());
        let turns = steps.last().map_or(1, |step| step.turn);
        let fixed = Some((game.edition(), &self.all_readings));
        let text = match scenario::rewritten(&scenario.source, &steps, turns, fixed) {
            Ok(text) => text,
            Err(error) => return format!("It cannot be saved: {error}.\n"),
        };
        // What is there already is nobody's to overwrite.
        let written = File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes()));
        let path = path.display();
        match written {
            Ok(()) => {
                let mut choices = Choices::new();
                let open = match game.decision(&mut choices) {
                    Some(_) => " up to the choice that is open here",
                    None => "",
                };
                format!("{path} is written; `meeplaw run {path}` plays it{open}.\n")
            }
            Err(error) => format!("{path} cannot be written: {error}.\n"),
        }
    }
}

/// What a ruling or reading says.
fn told(cite: Cite) -> String {
    match cite {
        Cite::Ruling(ruling) => format!("{}\n{}\n", ruling.title, ruling.statement),
        Cite::Reading(reading) => format!("{}\n", reading.question),
    }
}
