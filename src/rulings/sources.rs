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

/// The wiki's page on Traders and Builders.
pub static WIKI_TB: Source = Source {
    id: "wiki-traders",
    title: "Traders and Builders (1st edition), WikiCarpedia",
    date: "on the edition of 2003",
};

/// The wiki's page on the Count, the King and the Robber Baron.
pub static WIKI_KING: Source =
    Source { id: "wiki-king", title: "Count, King and Robber, WikiCarpedia", date: "undated" };

/// The wiki's page on the first edition of the count.
pub static WIKI_COUNT_1ST: Source = Source {
    id: "wiki-count-1st",
    title: "The Count of Carcassonne (1st edition), WikiCarpedia",
    date: "on the edition of 2004, with notes up to 11/2013",
};

/// What the publisher of the English 2nd edition tells of the count.
pub static ZMAN_COUNT: Source = Source {
    id: "zman-count",
    title: "Maneuver Around Your Opponents: Count, King & Robber, zmangames.com",
    date: "4 June 2018",
};

/// A German summary of the count's rules.
pub static BRETTSPIELFREAK: Source = Source {
    id: "brettspielfreak",
    title: "Carcassonne: Der Graf von Carcassonne, brettspielfreak.de",
    date: "8/2013",
};

/// An English summary of the rules of several boxes.
pub static YUMPU_SUMMARY: Source = Source {
    id: "yumpu-summary",
    title: "Carcassonne, a summary of the rules, yumpu.com",
    date: "6 March 2015",
};

/// Answers of the publisher to questions about several boxes.
pub static PUBLISHER_ANSWERS: Source = Source {
    id: "publisher-answers",
    title: "Carcassonne Central, topic 230: answers of Hans im Glück",
    date: "about 2008",
};

/// Answers of the publisher, collected by the editor of the annotated rules.
pub static MJHARPER: Source = Source {
    id: "mjharper",
    title: "Carcassonne, answers of Hans im Glück to questions, collected by mjharper",
    date: "about 2008",
};

/// The wiki's collection of answers to questions.
pub static WIKI_CLARIFICATIONS: Source = Source {
    id: "wiki-clarifications",
    title: "Consolidated Clarifications, WikiCarpedia",
    date: "undated answers of the publisher and community notes",
};

/// The wiki's page on the first edition of Abbey & Mayor.
pub static WIKI_ABBEY_1ST: Source = Source {
    id: "wiki-abbey-1st",
    title: "Abbey and the Mayor (1st edition), WikiCarpedia",
    date: "on the edition of 2007",
};

/// The wiki's page on the second edition of Abbey & Mayor.
pub static WIKI_ABBEY_2ND: Source = Source {
    id: "wiki-abbey-2nd",
    title: "Abbey and the Mayor, WikiCarpedia",
    date: "on the edition of 2016, several revisions",
};

/// The wiki's page on the first edition of Bridges, Castles & Bazaars.
pub static WIKI_BRIDGES_1ST: Source = Source {
    id: "wiki-bridges-1st",
    title: "Bridges, Castles and Bazaars (1st edition), WikiCarpedia",
    date: "on the edition of 2010, with notes up to 10/2014",
};

/// The wiki's page on the second edition of Bridges, Castles & Bazaars.
pub static WIKI_BRIDGES_2ND: Source = Source {
    id: "wiki-bridges-2nd",
    title: "Bridges, Castles and Bazaars, WikiCarpedia",
    date: "on the edition of 2017",
};

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

/// The wiki's page on The Watchtowers.
pub static WIKI_WATCHTOWERS: Source = Source {
    id: "wiki-watchtowers",
    title: "The Watchtowers, WikiCarpedia",
    date: "on the 2nd edition of 2016; undated",
};

/// The wiki's page on the Wind Roses.
pub static WIKI_WIND_ROSES: Source = Source {
    id: "wiki-wind-roses",
    title: "Wind Roses (1st edition), WikiCarpedia",
    date: "on the edition of 2012; undated",
};

/// A thread about the two versions of the Wind Roses.
pub static WIND_ROSES_THREAD: Source = Source {
    id: "wind-roses-thread",
    title: "Carcassonne Central, topic 5625 on the Wind Roses",
    date: "undated",
};

/// The wiki's page on the second edition of Hills & Sheep.
pub static WIKI_HILLS: Source = Source {
    id: "wiki-hills",
    title: "Hills & Sheep, WikiCarpedia",
    date: "on the 2nd edition of 2018, with notes up to 1/2019",
};

/// The wiki's page on the first edition of Hills & Sheep.
pub static WIKI_HILLS_1ST: Source = Source {
    id: "wiki-hills-1st",
    title: "Hills & Sheep (1st edition), WikiCarpedia",
    date: "on the edition of 2014; undated",
};

/// The English rules of Hills & Sheep.
pub static HILLS_RULES: Source =
    Source { id: "hills-rules", title: "Hills & Sheep, English rules", date: "2014" };

/// The wiki's page on Under the Big Top.
pub static WIKI_BIG_TOP: Source = Source {
    id: "wiki-big-top",
    title: "Under the Big Top, WikiCarpedia",
    date: "on the edition of 2017; undated",
};

/// A page on the rules of many boxes.
pub static PAPAGEEK: Source =
    Source { id: "papageek", title: "Carcassonne, rules of the boxes, papageek.com", date: "undated" };

/// A shop's text on Under the Big Top.
pub static KARKKAINEN: Source =
    Source { id: "karkkainen", title: "Carcassonne: Manege frei, karkkainen.com", date: "undated" };

/// A thread about the phantom and acrobats.
pub static ACROBATS_THREAD: Source = Source {
    id: "acrobats-thread",
    title: "Carcassonne Central, topic 3537 on the phantom and acrobats",
    date: "9/2017",
};

/// The wiki's page on the river.
pub static WIKI_RIVER: Source = Source {
    id: "wiki-river",
    title: "River (1st edition), WikiCarpedia",
    date: "on the editions of 2001 and 2005; undated",
};

/// The community's annotated rules of the river.
pub static CAR_RIVER: Source = Source {
    id: "car-river",
    title: "Carcassonne: The River, annotated rules in the style of the Big Box, version 1.2",
    date: "undated",
};

/// A page on how the river's rules are read.
pub static MODERNJIVE_RIVER: Source = Source {
    id: "modernjive-river",
    title: "Carcassonne: The River and The River II, modernjive.com",
    date: "undated",
};

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
    &WIKI_TB,
    &WIKI_KING,
    &WIKI_COUNT_1ST,
    &ZMAN_COUNT,
    &BRETTSPIELFREAK,
    &YUMPU_SUMMARY,
    &PUBLISHER_ANSWERS,
    &MJHARPER,
    &WIKI_CLARIFICATIONS,
    &WIKI_ABBEY_1ST,
    &WIKI_ABBEY_2ND,
    &WIKI_BRIDGES_1ST,
    &WIKI_BRIDGES_2ND,
    &CAR,
    &BIG_BOX_2006,
    &FARMER_SCORING,
    &JCLOISTERZONE,
    &FAQ_MODERNJIVE,
    &HOW_DO_YOU_PLAY,
    &WIKI_WATCHTOWERS,
    &WIKI_WIND_ROSES,
    &WIND_ROSES_THREAD,
    &WIKI_HILLS,
    &WIKI_HILLS_1ST,
    &HILLS_RULES,
    &WIKI_BIG_TOP,
    &PAPAGEEK,
    &KARKKAINEN,
    &ACROBATS_THREAD,
    &WIKI_RIVER,
    &CAR_RIVER,
    &MODERNJIVE_RIVER,
];
