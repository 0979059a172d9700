//! Skirmish over UDP, or on a simulated network.
//!
//! ```text
//! cargo run --release -p skirmish -- server 127.0.0.1:4000
//! cargo run --release -p skirmish -- client 127.0.0.1:4000 1
//! cargo run --release -p skirmish -- simulated mobile
//! cargo run --release -p skirmish -- schema > schema.json
//! ```

#![allow(clippy::indexing_slicing, reason = "a datagram is not longer than its buffer")]

use std::error::Error;
use std::net::UdpSocket;
use std::sync::mpsc::{Receiver, channel};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};

use skirmish::simulated::Match;
use skirmish::{
    Host, Input, Player,
    game::bot,
    packets::{HZ, WEB},
    view,
};
use tightwire_schema::SchemaFile;
use tightwire_sim::{Conditions, Scenario};

const USAGE: &str =
    "usage: skirmish server ADDRESS | client ADDRESS PLAYER | simulated NETWORK | schema";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["server", address] => server(&UdpSocket::bind(address)?),
        ["client", address, player] => {
            let socket = UdpSocket::bind("0.0.0.0:0")?;
            socket.connect(address)?;
            client(&socket, player.parse()?)
        }
        ["simulated", network] => simulated(network.parse()?),
        ["schema"] => {
            println!("{}", SchemaFile::of(&WEB)?.to_json());
            Ok(())
        }
        _ => Err(USAGE.into()),
    }
}

/// 32 bytes from the operating system.
fn random() -> Result<[u8; 32], Box<dyn Error>> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| error.to_string())?;
    Ok(seed)
}

fn server(socket: &UdpSocket) -> Result<(), Box<dyn Error>> {
    socket.set_nonblocking(true)?;
    let start = Instant::now();
    let mut host = Host::new(random()?);
    let mut buffer = [0; 1500];
    for tick in 1.. {
        sleep(host.next_tick().saturating_sub(start.elapsed()));
        // An error here belongs to one datagram, for example a client whose port is closed.
        while let Ok((length, from)) = socket.recv_from(&mut buffer) {
            host.receive(start.elapsed(), from, &mut buffer[..length]);
        }
        host.tick()?;
        while let Some((to, packet)) = host.transmit(start.elapsed()) {
            let _ = socket.send_to(packet, to);
        }
        if tick % (5 * HZ) == 0 {
            println!("{}", host.report().join("\n"));
        }
    }
    Ok(())
}

fn client(socket: &UdpSocket, number: u8) -> Result<(), Box<dyn Error>> {
    socket.set_nonblocking(true)?;
    let start = Instant::now();
    let mut player = Player::connect(number.into(), Duration::ZERO, random()?);
    let mut buffer = [0; 1500];
    let (keyboard, mut held, mut auto) = (lines(), Input::default(), true);
    for frame in 0_u32.. {
        while let Ok(length) = socket.recv(&mut buffer) {
            player.receive(start.elapsed(), &mut buffer[..length]);
        }
        for line in keyboard.try_iter() {
            match line.as_str() {
                "w" => held.drive = 1,
                "s" => held.drive = -1,
                "a" => held.turn = 1,
                "d" => held.turn = -1,
                "f" => held.fire = true,
                "x" => held = Input::default(),
                "q" => player.leave(start.elapsed()),
                text if !player.say(text) => println!("not sent: {text}"),
                _ => {}
            }
            auto &= line.len() > 1;
        }
        player.frame(start.elapsed(), |tick| if auto { bot(number, tick) } else { held });
        while let Some(packet) = player.transmit(start.elapsed()) {
            let _ = socket.send(packet);
        }
        if let Some(reason) = &player.over {
            println!("the game is over: {reason}");
            return Ok(());
        }
        if frame % HZ == 0 {
            draw(&player);
        }
        sleep(Duration::from_secs(1) / HZ);
    }
    Ok(())
}

fn draw(player: &Player) {
    if let Some(world) = player.scene() {
        println!("{}\ntick {}", view::map(&world).join("\n"), player.predicted_tick());
    }
    for line in player.chat.iter().rev().take(3).rev() {
        println!("{line}");
    }
}

/// The lines that are typed, without waiting for them.
fn lines() -> Receiver<String> {
    let (sender, receiver) = channel();
    spawn(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

/// Ten seconds with four bots, and the field as the server and the first client see it.
fn simulated(conditions: Conditions) -> Result<(), Box<dyn Error>> {
    let length = Duration::from_secs(10);
    let scenario = Scenario {
        seed: 1,
        clients: 4,
        length,
        calm: Duration::ZERO,
        conditions,
        faults: Vec::new(),
        log: 0,
    };
    let mut game = Match::new(&scenario);
    game.play(length, bot)?;
    let seen = game.players.first().and_then(Player::world);
    let (tick, shown) = seen.ok_or("the first client has no state")?;
    println!("{:<52}  player 1, tick {tick}", "the server");
    for (left, right) in view::map(game.host.world()).iter().zip(view::map(shown)) {
        println!("{left}  {right}");
    }
    println!("{}", game.host.report().join("\n"));
    Ok(())
}
