//! The texts that rulings and readings are taken from.

use super::Source;

/// The wiki's page on the 2nd edition of The Messages.
pub static WIKI_2ND: Source = Source {
    id: "wiki-2nd",
    title: "The Messages (2nd edition), WikiCarpedia",
    date: "on the edition of 2017, with notes up to 2/2020",
};

/// The wiki's page on the 1st edition of The Messages.
pub static WIKI_1ST: Source = Source {
    id: "wiki-1st",
    title: "The Messages (1st edition), WikiCarpedia",
    date: "on the edition of 2012, with notes up to 2/2020",
};

/// The wiki's page on the 3rd edition of The Messages.
pub static WIKI_3RD: Source = Source {
    id: "wiki-3rd",
    title: "The Messages (3rd edition), WikiCarpedia",
    date: "on the revision of 2025",
};

/// A fan's translation of the first rules of The Messages.
pub static FAN_2012: Source = Source {
    id: "fan-2012",
    title: "Mini-Carcassonne Rules: 2. The Messages, a fan's translation from the German",
    date: "on the rules of 2012",
};

/// The Z-Man rules of The Messengers in Vietnamese.
pub static ZMAN_VI: Source = Source {
    id: "zman-vi",
    title: "The Messengers (Người đưa tin), a Vietnamese text of the Z-Man rules",
    date: "on the Z-Man 2nd edition; undated",
};

/// The wiki's page on the first base game.
pub static WIKI_BASE_1ST: Source = Source {
    id: "wiki-base-1st",
    title: "Base game (1st edition), WikiCarpedia",
    date: "on the edition of 2000",
};

/// The wiki's page on farmers.
pub static WIKI_FARMERS: Source = Source {
    id: "wiki-farmers",
    title: "The Farmers, WikiCarpedia",
    date: "on the 2nd edition of 2014, with notes up to 12/2014",
};

/// The wiki's order of play.
pub static WIKI_ORDER: Source =
    Source { id: "wiki-order", title: "Carcassonne Order of Play, WikiCarpedia", date: "revision of 3/2024" };

/// The wiki's page on the abbot.
pub static WIKI_ABBOT: Source =
    Source { id: "wiki-abbot", title: "The Abbot, WikiCarpedia", date: "revision of 6/2024" };

/// The wiki's page on The Princess and The Dragon.
pub static WIKI_PD: Source = Source {
    id: "wiki-princess",
    title: "The Princess and The Dragon, WikiCarpedia",
    date: "on the 2nd edition of 2016",
};

/// The wiki's page on the first edition of The Tower.
pub static WIKI_TOWER_1ST: Source = Source {
    id: "wiki-tower-1st",
    title: "The Tower (1st edition), WikiCarpedia",
    date: "on the edition of 2006, with notes up to 10/2014",
};

/// The wiki's reference of games assembled from boxes.
pub static WIKI_REFERENCE: Source =
    Source { id: "wiki-reference", title: "Assembled Game Reference, WikiCarpedia", date: "undated" };

/// The wiki's page on scoring during the game.
pub static WIKI_SCORING: Source = Source {
    id: "wiki-scoring",
    title: "Carcassonne Scoring During the Game, WikiCarpedia",
    date: "undated",
};

/// The wiki's history of scoring in the first base game.
pub static WIKI_HISTORY: Source = Source {
    id: "wiki-history",
    title: "Scoring: A Historical Perspective (1st edition), WikiCarpedia",
    date: "5/2015, updated 2/2024",
};

/// The wiki's page on the first edition of The Princess and the Dragon.
pub static WIKI_PD_1ST: Source = Source {
    id: "wiki-princess-1st",
    title: "The Princess and the Dragon (1st edition), WikiCarpedia",
    date: "on the edition of 2005",
};

/// The wiki's page on Inns and Cathedrals.
pub static WIKI_INNS: Source =
    Source { id: "wiki-inns", title: "Inns and Cathedrals, WikiCarpedia", date: "undated" };

/// The community's annotated rules.
pub static CAR: Source = Source {
    id: "car",
    title: "Carcassonne: Complete Annotated Rules, version 7.3",
    date: "18 December 2014",
};

/// The English rules in the first Big Box.
pub static BIG_BOX_2006: Source =
    Source { id: "big-box-2006", title: "Carcassonne Big Box, English rules", date: "9/2006" };

/// The three printings' rules for fields, collected.
pub static FARMER_SCORING: Source = Source {
    id: "farmer-scoring",
    title: "Carcassonne farmer scoring, gracefulboot.com",
    date: "12 September 2003",
};

/// How the program JCloisterZone plays it: no authority, but a witness.
pub static JCLOISTERZONE: Source =
    Source { id: "jcloisterzone", title: "JCloisterZone, the open-source game", date: "undated" };

/// A page of frequently asked questions.
pub static FAQ_MODERNJIVE: Source =
    Source { id: "faq-modernjive", title: "Carcassonne FAQ, modernjive", date: "undated" };

/// A summary of the rules on the web.
pub static HOW_DO_YOU_PLAY: Source =
    Source { id: "how-do-you-play-it", title: "Carcassonne Game Rules, howdoyouplayit.com", date: "undated" };

/// Every source.
pub static ALL: &[&Source] = &[
    &WIKI_2ND,
    &WIKI_1ST,
    &WIKI_3RD,
    &FAN_2012,
    &ZMAN_VI,
    &WIKI_BASE_1ST,
    &WIKI_FARMERS,
    &WIKI_ORDER,
    &WIKI_ABBOT,
    &WIKI_PD,
    &WIKI_TOWER_1ST,
    &WIKI_REFERENCE,
    &WIKI_SCORING,
    &WIKI_HISTORY,
    &WIKI_PD_1ST,
    &WIKI_INNS,
    &CAR,
    &BIG_BOX_2006,
    &FARMER_SCORING,
    &JCLOISTERZONE,
    &FAQ_MODERNJIVE,
    &HOW_DO_YOU_PLAY,
];
