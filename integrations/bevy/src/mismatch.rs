//! Tells a client of another build what differs.
//!
//! Schemas are part of replicon's protocol hash, so a server refuses a client that describes a component
//! differently. The hash contains no more than that. So the server sends such a client the text of its
//! schemas, and the client logs the first [`Difference`].
//!
//! With `AuthMethod::Custom`, compare `ProtocolHash` yourself, and trigger [`ServerSchemas`] of
//! [`Schemas`] for clients that have another one. With `AuthMethod::None`, which lightyear uses, let the
//! transport compare [`Schemas::protocol_id`].

use std::fmt;

use bevy::app::App;
use bevy::ecs::prelude::*;
use bevy_replicon::prelude::*;
use log::error;
use serde::{Deserialize, Serialize};
use tightwire::Codec;

/// The descriptions of this build's replicated components, in the order of registration.
#[derive(Resource, Clone, Debug, Default)]
pub struct Schemas(Vec<Described>);

/// The server's [`Schemas`], for a client that it refuses. Clients that are accepted never get it.
#[derive(Event, Serialize, Deserialize, Clone, Debug)]
pub struct ServerSchemas(Vec<Described>);

#[derive(Serialize, Deserialize, Clone, Debug)]
struct Described {
    component: String,
    hash: u64,
    /// The schema, one line per value.
    text: String,
}

impl From<&Schemas> for ServerSchemas {
    fn from(schemas: &Schemas) -> Self {
        Self(schemas.0.clone())
    }
}

/// The first thing that two builds describe differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The component, and the field in it: `Turret.health`.
    pub path: String,
    /// The description of this build, if it has the component.
    pub ours: String,
    /// The description of the server, if it has the component.
    pub theirs: String,
}

/// The most characters that are shown of a text.
const MOST_SHOWN: usize = 200;

/// A text as it can be logged. Part of it comes from the server, and a client may be connected to
/// anybody's: what could steer a terminal or start a line of its own is spelled out, and what is very
/// long is cut.
struct Shown<'a>(&'a str);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars().take(MOST_SHOWN) {
            match character {
                // Quotation marks and the like are harmless, and letters of all languages are.
                '"' | '\'' | '\\' => write!(f, "{character}")?,
                _ => write!(f, "{}", character.escape_debug())?,
            }
        }
        if self.0.chars().nth(MOST_SHOWN).is_some() { f.write_str("...") } else { Ok(()) }
    }
}

/// Shows at most 200 characters of each part, without control characters.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { path, ours, theirs } = self;
        let [path, ours_shown, theirs_shown] = [path, ours, theirs].map(|text| Shown(text));
        match (ours.is_empty(), theirs.is_empty()) {
            (true, _) => {
                write!(f, "`{path}` is `{theirs_shown}` on the server, and not in this build")
            }
            (_, true) => {
                write!(f, "`{path}` is `{ours_shown}` in this build, and not on the server")
            }
            _ => write!(
                f,
                "`{path}` is `{ours_shown}` in this build, `{theirs_shown}` on the server"
            ),
        }
    }
}

impl Schemas {
    fn add<C: Component, K: Codec<C>>(&mut self) {
        let name = core::any::type_name::<C>();
        let (path, generics) = name.split_at(name.find('<').unwrap_or(name.len()));
        let component = format!("{}{generics}", path.rsplit("::").next().unwrap_or(path));
        self.0.push(Described { component, hash: K::SCHEMA.hash(), text: K::SCHEMA.to_string() });
    }

    /// A number for all of them, which is another one if a component is described differently. For
    /// transports that compare numbers, such as the protocol id of netcode, where nothing compares
    /// replicon's hash.
    #[must_use]
    pub fn protocol_id(&self) -> u64 {
        // FNV-1a is the same on all platforms.
        let mut id = 0xcbf2_9ce4_8422_2325_u64;
        for described in &self.0 {
            let hash = described.hash.to_le_bytes();
            for &byte in described.component.as_bytes().iter().chain(&hash) {
                id = (id ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        }
        id
    }

    /// The first thing in which the server differs, or nothing.
    ///
    /// Components with equal hashes are passed over: a field that has another name and the same bits
    /// is not a difference.
    #[must_use]
    pub fn compare(&self, server: &ServerSchemas) -> Option<Difference> {
        let same = |(ours, theirs): (&Described, &Described)| {
            ours.component == theirs.component && ours.hash == theirs.hash
        };
        let equal = self.0.iter().zip(&server.0).take_while(|&pair| same(pair)).count();
        match (self.0.get(equal), server.0.get(equal)) {
            (None, None) => None,
            (Some(ours), Some(theirs)) if ours.component == theirs.component => {
                Some(within(&ours.component, &ours.text, &theirs.text))
            }
            (ours, theirs) => {
                let name = |of: Option<&Described>| {
                    of.map_or(String::new(), |described| described.component.clone())
                };
                let path = format!("component {}", equal + 1);
                Some(Difference { path, ours: name(ours), theirs: name(theirs) })
            }
        }
    }
}

/// The first line in which two schemas of a component differ.
fn within(component: &str, ours: &str, theirs: &str) -> Difference {
    let (mut ours, mut theirs) = (ours.lines(), theirs.lines());
    // The names of the lines in which the current one stands.
    let mut around = vec![component];
    loop {
        let (one, other) = (ours.next(), theirs.next());
        // If one of them ends a group that the other goes on with, the inner one says where.
        let Some(line) = [one, other].into_iter().flatten().max_by_key(|line| depth(line)) else {
            let versions = "custom code of another version".to_owned();
            return Difference {
                path: component.to_owned(),
                ours: versions.clone(),
                theirs: versions,
            };
        };
        around.truncate(depth(line).max(1));
        let name = split(line).0;
        if one == other {
            if depth(line) > 0 {
                around.push(name);
            }
            continue;
        }
        let named = |of: Option<&str>| of.is_none_or(|line| split(line).0 == name);
        if named(one) && named(other) && depth(line) > 0 {
            around.push(name);
            let value = |of: Option<&str>| of.map_or("", |line| split(line).1).to_owned();
            return Difference { path: around.join("."), ours: value(one), theirs: value(other) };
        }
        let whole = |of: Option<&str>| of.unwrap_or_default().trim().to_owned();
        return Difference { path: around.join("."), ours: whole(one), theirs: whole(other) };
    }
}

/// Returns the indentation of a line.
fn depth(line: &str) -> usize {
    (line.len() - line.trim_start().len()) / 2
}

/// The name before the colon, and what is said of it.
fn split(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(": ").unwrap_or((line, ""))
}

/// Adds a component to the protocol, and with the first one the talk about differences.
pub(crate) fn register<C: Component, K: Codec<C>>(app: &mut App) {
    let world = app.world();
    let is_first = !world.contains_resource::<Schemas>();
    // Without replicon's check nobody is refused, so there is nothing to tell.
    if is_first && world.get_resource::<AuthMethod>() != Some(&AuthMethod::None) {
        app.add_server_event::<ServerSchemas>(Channel::Ordered)
            .make_event_independent::<ServerSchemas>()
            .add_observer(tell)
            .add_observer(compare);
    }
    app.init_resource::<Schemas>();
    app.world_mut().resource_mut::<Schemas>().add::<C, K>();
    let hash = (K::SCHEMA.hash(), tightwire::CHECKS_ENABLED);
    app.world_mut().resource_mut::<ProtocolHasher>().add_custom(hash);
}

/// Tells a client of another build what this one expects; replicon disconnects it after that.
fn tell(
    client: On<FromClient<ProtocolHash>>,
    ours: Res<ProtocolHash>,
    schemas: Res<Schemas>,
    mut commands: Commands,
) {
    if **client != *ours {
        let targets = SendTargets::Single(client.client_id);
        commands.server_trigger(ToClients { targets, message: ServerSchemas::from(&*schemas) });
    }
}

/// Logs what the server describes differently.
fn compare(server: On<ServerSchemas>, schemas: Res<Schemas>) {
    match schemas.compare(&server) {
        Some(difference) => error!("refused by the server: {difference}"),
        None => error!(
            "refused by the server, which describes its components like this build: \
             look for messages and other rules, and for their order"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described(component: &str, hash: u64, text: &str) -> Described {
        Described { component: component.to_owned(), hash, text: text.to_owned() }
    }

    fn difference(ours: &str, theirs: &str) -> Option<String> {
        let ours = Schemas(vec![described("Ship", 1, ours)]);
        let theirs = ServerSchemas(vec![described("Ship", 2, theirs)]);
        ours.compare(&theirs).map(|found| found.to_string())
    }

    const SHIP: &str = "struct Ship\n  at: array of 3\n    each: int 0..=9\n  hull: bits 8\n";

    #[test]
    fn a_field_is_named_with_all_that_is_around_it() {
        let found = difference(SHIP, &SHIP.replace("0..=9", "0..=7")).unwrap();
        assert_eq!(found, "`Ship.at.each` is `int 0..=9` in this build, `int 0..=7` on the server");
        let found = difference(SHIP, &SHIP.replace("bits 8", "bits 9")).unwrap();
        assert_eq!(found, "`Ship.hull` is `bits 8` in this build, `bits 9` on the server");
    }

    #[test]
    fn what_only_one_side_has_is_named() {
        let more = format!("{SHIP}  shield: bits 4\n");
        let only = "`Ship.shield` is `bits 4` on the server, and not in this build";
        assert_eq!(difference(SHIP, &more).unwrap(), only);
        let only = "`Ship.shield` is `bits 4` in this build, and not on the server";
        assert_eq!(difference(&more, SHIP).unwrap(), only);
        let found = difference(SHIP, &SHIP.replace("hull", "armor")).unwrap();
        assert_eq!(found, "`Ship` is `hull: bits 8` in this build, `armor: bits 8` on the server");
        let found = difference("int 0..=9", "int 0..=7").unwrap();
        assert_eq!(found, "`Ship` is `int 0..=9` in this build, `int 0..=7` on the server");
    }

    #[test]
    fn text_of_the_server_does_not_steer_a_terminal_and_has_an_end() {
        let evil = SHIP.replace("bits 8", "bits 9\u{1b}[2J\r\u{202e}\u{9b}1m \u{e4}\"x\"");
        assert_eq!(
            difference(SHIP, &evil).unwrap(),
            "`Ship.hull` is `bits 8` in this build, \
             `bits 9\\u{1b}[2J\\r\\u{202e}\\u{9b}1m \u{e4}\"x\"` on the server"
        );
        let names = SHIP.replace("hull", "\u{1b}]0;own\u{7}");
        let found = difference(SHIP, &names).unwrap();
        assert!(!found.contains(char::is_control), "{found:?}");
        let long = SHIP.replace("bits 8", &"x".repeat(1_000_000));
        assert!(difference(SHIP, &long).unwrap().len() < 400);
        let other = Schemas(vec![described("Ship", 1, SHIP)]);
        let found = other.compare(&ServerSchemas(vec![described("\u{1b}[31m", 1, SHIP)]));
        assert!(!found.unwrap().to_string().contains(char::is_control));
    }

    #[test]
    fn components_are_compared_by_their_hashes() {
        let ship = described("Ship", 1, SHIP);
        let ours = Schemas(vec![ship.clone(), described("Door", 2, "bits 3")]);
        let renamed = described("Ship", 1, &SHIP.replace("hull", "armor"));
        let door = described("Door", 2, "bits 3");
        assert_eq!(ours.compare(&ServerSchemas(vec![renamed, door])), None);
        let other = Schemas(vec![ship.clone(), described("Door", 3, "bits 4")]);
        assert_ne!(ours.protocol_id(), other.protocol_id());
        let found = ours.compare(&ServerSchemas(vec![ship])).unwrap().to_string();
        assert_eq!(found, "`component 2` is `Door` in this build, and not on the server");
    }
}
