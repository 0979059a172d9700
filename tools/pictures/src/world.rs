//! The field of the tutorial's game, as the server and a client see it at the same moment.

use std::time::Duration;

use skirmish::World;
use skirmish::game::bot;
use skirmish::simulated::Match;
use tightwire_sim::{Conditions, Scenario};

use crate::svg::{Anchor, Svg};

/// The server and player 1 after ten seconds of four bots on a mobile network.
///
/// # Panics
///
/// If the game stops.
pub fn skirmish() -> String {
    let length = Duration::from_secs(10);
    let scenario = Scenario {
        seed: 1,
        clients: 4,
        length,
        calm: Duration::ZERO,
        conditions: Conditions::mobile(),
        faults: Vec::new(),
        log: 0,
    };
    let mut game = Match::new(&scenario);
    game.play(length, bot).expect("the game goes on");
    let (tick, shown) = game.players[0].world().expect("a state has arrived");
    let mut svg = Svg::new(860.0, 450.0, "The field on the server and on a client");
    draw(&mut svg, 20.0, "server, tick 300", game.host.world(), None);
    let title = format!("player 1, tick {tick}; outlines are the server's tanks");
    draw(&mut svg, 440.0, &title, shown, Some(game.host.world()));
    svg.finish()
}

fn draw(svg: &mut Svg, left: f64, title: &str, world: &World, truth: Option<&World>) {
    svg.text([left, 26.0], Anchor::Start, "head", title);
    svg.rect([left, 40.0], [400.0, 400.0], "#f7f5ef");
    let place =
        |at: [f32; 2]| [left + 200.0 + f64::from(at[0]) * 2.0, 240.0 + f64::from(at[1]) * 2.0];
    for barrel in world.barrels.iter().filter(|barrel| barrel.health > 0) {
        let fill = ["", "#d98880", "#e5c07b", "#8d99a6"][usize::from(barrel.health)];
        svg.circle(place(barrel.position), 3.2, fill);
    }
    for tank in truth.into_iter().flat_map(|world| &world.tanks) {
        let [x, y] = place(tank.position);
        svg.round([x - 6.0, y - 6.0], [12.0, 12.0], "none", 2.0);
    }
    for tank in &world.tanks {
        let [x, y] = place(tank.position);
        let (sin, cos) = f64::from(tank.heading).sin_cos();
        svg.round([x - 5.0, y - 5.0], [10.0, 10.0], "#2471a3", 2.0);
        svg.line([x, y], [x + 14.0 * cos, y + 14.0 * sin], "axis");
        svg.text(
            [x, y - 9.0],
            Anchor::Middle,
            "small",
            &format!("{} ({})", tank.player, tank.health),
        );
    }
}
