use crate::figures::Player;

/// The colours that players have where nobody names them otherwise.
pub const COLOURS: [&str; 6] = ["red", "blue", "green", "yellow", "black", "pink"];

/// What a scenario calls its players and the features that it states in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// The players, in the order of play.
    pub players: Vec<String>,
    /// The features stated in words.
    pub stated: Vec<String>,
}

impl Names {
    /// So many players by their colours, and no feature in words.
    pub fn colours(players: usize) -> Self {
        let players = COLOURS.iter().take(players).map(|&colour| colour.to_owned()).collect();
        Self { players, stated: Vec::new() }
    }

    /// What a player is called.
    pub fn player(&self, player: Player) -> &str {
        self.players.get(player.index()).map_or("nobody", String::as_str)
    }

    /// The player of a name, whatever its capitals.
    pub fn find_player(&self, name: &str) -> Option<Player> {
        let place = self.players.iter().position(|player| player.eq_ignore_ascii_case(name))?;
        Some(Player(place as u8))
    }

    /// The player whose name begins a text, and what stands behind it. Names may have spaces: the longest is meant.
    pub fn owner<'t>(&self, text: &'t str) -> Option<(Player, &'t str)> {
        let text = text.trim();
        let ends =
            text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at).chain([text.len()]);
        let named = |at: usize| Some((self.find_player(text[..at].trim_end())?, text[at..].trim_start()));
        ends.rev().find_map(named)
    }
}

impl Default for Names {
    fn default() -> Self {
        Self::colours(COLOURS.len())
    }
}
