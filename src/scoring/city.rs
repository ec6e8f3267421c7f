use super::rulings;
use crate::board::Feature;
use crate::editions::base::{TinyCity, readings};
use crate::editions::terms;
use crate::events::{Line, When};
use crate::hooks::{Rate, Rooms};
use crate::position::Position;
use crate::rulings::Cite;

/// Tiles of a city on which old printings had another rule.
const TINY: u16 = 2;

/// 2 points a tile and coat of arms when completed, 1 at the end of the game.
pub(super) fn rate<R: Rooms>(p: &Position<R>, city: &Feature, when: When, rate: &mut Rate) {
    let ruling = Cite::Ruling;
    let (each, tiles, coats) = match when {
        When::Final => (1, ruling(&rulings::CITY_INCOMPLETE), ruling(&rulings::COAT_OF_ARMS_INCOMPLETE)),
        When::Completed if city.tiles == TINY && p.rules.base.tiny_city == TinyCity::Two => {
            let reading = Cite::Reading(&readings::TINY_CITY);
            (1, reading, reading)
        }
        When::Completed => {
            let tiles =
                if city.tiles == TINY { &rulings::CITY_OF_TWO_TILES } else { &rulings::CITY_COMPLETE };
            (2, ruling(tiles), ruling(&rulings::COAT_OF_ARMS_COMPLETE))
        }
    };
    rate.count(Line::new(&terms::TILE, city.tiles, each, tiles));
    if city.coats > 0 {
        rate.count(Line::new(&terms::COAT_OF_ARMS, city.coats, each, coats));
    }
}
