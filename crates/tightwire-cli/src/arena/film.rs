//! A film of a game: the server's world and one client's, seen from above, as an animated SVG.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use crate::arena::messages::Cube;
use crate::recording::STEPS_PER_METRE;

/// The time between two frames. Browsers move the cubes smoothly from one to the next.
pub(crate) const FRAME: Duration = Duration::from_millis(300);

/// The width and height of a world in the picture.
const SIDE: f32 = 400.0;
/// The distance from the middle of a world to its borders, in metres.
const REACH: f32 = 20.0;
/// The space above the worlds, for their names.
const TOP: f32 = 34.0;
/// The space between the two worlds.
const GAP: f32 = 20.0;

/// The frames of a game so far.
#[derive(Debug, Default)]
pub(crate) struct Film {
    server: Vec<Vec<Option<Cube>>>,
    client: Vec<Vec<Option<Cube>>>,
}

impl Film {
    /// Adds a frame: the server's world, and the cubes that the client has.
    pub(crate) fn add(&mut self, server: &[Cube], client: Vec<Option<Cube>>) {
        self.server.push(server.iter().copied().map(Some).collect());
        self.client.push(client);
    }

    /// Draws the film, with a sentence about the network under the client's name.
    pub(crate) fn draw(&self, players: usize, network: &str) -> String {
        let (width, height) = (2.0 * SIDE + GAP, SIDE + TOP);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"sans-serif\" font-size=\"13\" role=\"img\" \
             aria-label=\"The cubes of the arena on the server and on a client\">\n\
             <defs><path id=\"c\" d=\"M-3-3h6v6h-6z\"/><path id=\"p\" d=\"M-8-8h16v16h-16z\"/>\
             <clipPath id=\"w\"><path d=\"M0 0h{SIDE}v{SIDE}h-{SIDE}z\"/></clipPath></defs>\n\
             <path fill=\"#fff\" d=\"M0 0h{width}v{height}h-{width}z\"/>\n"
        );
        let client = format!("Client 1 of {players}: {network}");
        for (left, name, frames) in
            [(0.0, "Server", &self.server), (SIDE + GAP, client.as_str(), &self.client)]
        {
            let _ = write!(
                svg,
                "<text x=\"{}\" y=\"22\">{name}</text>\n\
                 <g transform=\"translate({left} {TOP})\" clip-path=\"url(#w)\">\
                 <path fill=\"#eef1f5\" d=\"M0 0h{SIDE}v{SIDE}h-{SIDE}z\"/>\n",
                left + 4.0
            );
            world(&mut svg, frames);
            svg += "</g>\n";
        }
        svg + "</svg>\n"
    }
}

/// Draws the cubes of one world. Those that appear in the same frame share a group.
fn world(svg: &mut String, frames: &[Vec<Option<Cube>>]) {
    let cubes = frames.first().map_or(0, Vec::len);
    let mut groups: BTreeMap<usize, String> = BTreeMap::new();
    // The player is the first cube, and is drawn last, on top.
    for index in (0..cubes).rev() {
        let path: Vec<Option<Cube>> =
            frames.iter().map(|frame| frame.get(index).copied().flatten()).collect();
        let Some(appears) = path.iter().position(Option::is_some) else { continue };
        cube(groups.entry(appears).or_default(), index == 0, &path);
    }
    let last = frames.len().max(2) - 1;
    for (appears, group) in groups.into_iter().rev() {
        svg.push_str("<g>");
        if appears > 0 {
            let time = appears as f32 / last as f32;
            let _ = write!(
                svg,
                "<animate attributeName=\"opacity\" values=\"0;1\" keyTimes=\"0;{time:.3}\" \
                 calcMode=\"discrete\" {}/>",
                repeated(frames.len())
            );
        }
        svg.push_str(&group);
        svg.push_str("</g>\n");
    }
}

/// Draws one cube where it is in each frame. Before it appears, it waits at its first position.
fn cube(svg: &mut String, is_player: bool, path: &[Option<Cube>]) {
    let Some(first) = path.iter().find_map(|cube| *cube) else { return };
    let mut known = first;
    let places: Vec<(i32, i32)> = path
        .iter()
        .map(|cube| {
            known = cube.unwrap_or(known);
            place(&known)
        })
        .collect();
    let (x, y) = place(&first);
    let fill = match (is_player, path.iter().flatten().any(|cube| cube.touched)) {
        (true, _) => "#1f5fa8",
        (_, true) => "#d9622b",
        (_, false) => "#9aa5b1",
    };
    let shape = if is_player { "p" } else { "c" };
    let _ = write!(svg, "<use href=\"#{shape}\" fill=\"{fill}\"");
    if places.iter().all(|place| *place == (x, y)) {
        let _ = write!(svg, " x=\"{x}\" y=\"{y}\"/>");
        return;
    }
    svg.push_str("><animateTransform attributeName=\"transform\" type=\"translate\" values=\"");
    for (x, y) in &places {
        let _ = write!(svg, "{x} {y};");
    }
    svg.pop();
    let _ = write!(svg, "\" {}/></use>", repeated(path.len()));
}

/// Returns the attributes of an animation that starts again at its end.
fn repeated(frames: usize) -> String {
    let seconds = FRAME.as_secs_f32() * (frames.max(2) - 1) as f32;
    format!("dur=\"{seconds:.1}s\" repeatCount=\"indefinite\"")
}

/// Returns the position of a cube in the picture.
fn place(cube: &Cube) -> (i32, i32) {
    let scaled = |steps: i32| {
        let metres = steps as f32 / STEPS_PER_METRE;
        ((metres / REACH + 1.0) * SIDE / 2.0).round() as i32
    };
    (scaled(cube.x), SIDE as i32 - scaled(cube.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cubes_that_move_are_animated_and_others_are_not() {
        let mut film = Film::default();
        let at = |x| Cube { x, ..Cube::default() };
        film.add(&[at(0), at(512)], vec![None, None]);
        film.add(&[at(512), at(512)], vec![None, Some(at(512))]);
        let svg = film.draw(1, "no loss");
        assert_eq!(svg.matches("animateTransform").count(), 1);
        assert!(svg.contains("values=\"200 200;210 200\" dur=\"0.3s\""), "{svg}");
        assert_eq!(svg.matches("x=\"210\" y=\"200\"").count(), 2);
        assert_eq!(svg.matches("keyTimes=\"0;1.000\"").count(), 1, "it appears in the last frame");
    }
}
