//! The file: a protocol, and roots by name.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Mutex, PoisonError};

use serde_json::{Map, Value as Json, json};
use tightwire::packet::{Direction, Protocol, protocol_id};
use tightwire::{CHECKS_ENABLED, Schema, Wire};

use crate::export::{ExportError, Types};
use crate::import::{Import, ImportError, Keep, MAX_TEXT, Object};
use crate::number::{of_hash, to_hash};

/// The version of the format.
const VERSION: u64 = 1;

/// The name of the root for messages from clients.
const TO_SERVER: &str = "to server";

/// The name of the root for messages from the server.
const TO_CLIENT: &str = "to client";

/// The schemas of a protocol, or of any types.
///
/// Imported schemas stay in memory until the program ends. The same text is kept only once, and the
/// total is limited.
///
/// ```
/// use tightwire::packet::Protocol;
/// use tightwire_schema::SchemaFile;
///
/// const PROTOCOL: Protocol<(u16, bool), [f32; 3]> = Protocol::new("my game", 3);
///
/// let text = SchemaFile::of(&PROTOCOL)?.to_json();
/// let file = SchemaFile::from_json(&text)?;
/// assert_eq!(file.protocol().unwrap().id(), PROTOCOL.id());
/// assert_eq!(file.root("to client").unwrap().schema.fixed_bits(), Some(96));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct SchemaFile {
    protocol: Option<ProtocolInfo>,
    roots: Vec<Root>,
    /// The types that roots refer to, and the roots, as JSON.
    json: (Vec<Json>, Vec<Json>),
}

/// A schema by its name.
///
/// ```
/// use tightwire_schema::SchemaFile;
///
/// let file = SchemaFile::new().with::<u16>("port")?;
/// assert_eq!(file.roots()[0].name, "port");
/// # Ok::<(), tightwire_schema::ExportError>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Root {
    /// Its name in the file: `to server` and `to client` for the roots of a protocol.
    pub name: String,
    /// The schema.
    pub schema: &'static Schema,
}

/// The properties of a protocol, apart from its roots.
///
/// ```
/// use tightwire::packet::Protocol;
/// use tightwire_schema::SchemaFile;
///
/// let file = SchemaFile::of(&Protocol::<u16, bool>::new("my game", 3))?;
/// let protocol = file.protocol().unwrap();
/// assert_eq!((protocol.name.as_str(), protocol.version), ("my game", 3));
/// # Ok::<(), tightwire_schema::ExportError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ProtocolInfo {
    /// The game's name.
    pub name: String,
    /// Its version.
    pub version: u32,
    /// The combined data hash, if there are any data hashes.
    pub data: Option<u64>,
    /// Whether serialize checks are part of packets.
    pub checks: bool,
    id: u64,
}

impl ProtocolInfo {
    /// Returns the id, which checksums and seals start from.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    /// use tightwire_schema::SchemaFile;
    ///
    /// const PROTOCOL: Protocol<u16> = Protocol::new("my game", 3);
    /// let file = SchemaFile::of(&PROTOCOL)?;
    /// assert_eq!(file.protocol().unwrap().id(), PROTOCOL.id());
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub const fn id(&self) -> u64 {
        self.id
    }

    /// Returns the direction whose id starts the checksums of a root, or `None` if the root is not
    /// a direction.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    /// use tightwire_schema::SchemaFile;
    ///
    /// const PROTOCOL: Protocol<u16> = Protocol::new("my game", 3);
    /// let file = SchemaFile::of(&PROTOCOL)?;
    /// let direction = file.protocol().unwrap().direction("to client").unwrap();
    /// assert_eq!(direction.id(), PROTOCOL.to_client().id());
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn direction(&self, root: &str) -> Option<Direction<()>> {
        match root {
            TO_SERVER => Some(Direction::of(self.id, true)),
            TO_CLIENT => Some(Direction::of(self.id, false)),
            _ => None,
        }
    }
}

/// The files read so far, by their text.
static FILES: Mutex<BTreeMap<String, SchemaFile>> = Mutex::new(BTreeMap::new());

impl SchemaFile {
    /// Creates a file without roots.
    ///
    /// ```
    /// assert!(tightwire_schema::SchemaFile::new().roots().is_empty());
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates the file of a protocol, with the roots `to server` and `to client`.
    ///
    /// # Errors
    ///
    /// A schema uses a kind that files cannot express yet.
    ///
    /// ```
    /// use tightwire::packet::Protocol;
    /// use tightwire_schema::SchemaFile;
    ///
    /// let file = SchemaFile::of(&Protocol::<u16, bool>::new("my game", 3))?;
    /// assert_eq!(file.root("to server").unwrap().schema.fixed_bits(), Some(16));
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn of<C: Wire, S: Wire>(protocol: &Protocol<C, S>) -> Result<Self, ExportError> {
        let (to_server, to_client) = protocol.schemas();
        let mut file =
            Self::new().with_schema(TO_SERVER, to_server)?.with_schema(TO_CLIENT, to_client)?;
        file.protocol = Some(ProtocolInfo {
            name: protocol.name().to_owned(),
            version: protocol.version(),
            data: protocol.data_hash(),
            checks: CHECKS_ENABLED,
            id: protocol.id(),
        });
        Ok(file)
    }

    /// Adds a type as another root.
    ///
    /// # Errors
    ///
    /// The type uses a kind that files cannot express yet.
    ///
    /// ```
    /// use tightwire_schema::SchemaFile;
    ///
    /// let file = SchemaFile::new().with::<u16>("port")?.with::<[u8; 4]>("address")?;
    /// assert_eq!(file.roots().len(), 2);
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn with<T: Wire>(self, name: &str) -> Result<Self, ExportError> {
        self.with_schema(name, const { &T::SCHEMA })
    }

    /// Adds a schema as another root.
    ///
    /// # Errors
    ///
    /// The schema uses a kind that files cannot express yet.
    ///
    /// ```
    /// use tightwire::Wire;
    /// use tightwire_schema::SchemaFile;
    ///
    /// let file = SchemaFile::new().with_schema("port", &u16::SCHEMA)?;
    /// assert_eq!(file.root("port").unwrap().schema, &u16::SCHEMA);
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn with_schema(mut self, name: &str, schema: &'static Schema) -> Result<Self, ExportError> {
        let mut types = Types { list: std::mem::take(&mut self.json.0) };
        let json = types.schema(schema)?;
        self.json.0 = types.list;
        self.json.1.push(json!({ "name": name, "hash": of_hash(schema.hash()), "schema": json }));
        self.roots.push(Root { name: name.to_owned(), schema });
        Ok(self)
    }

    /// Returns the roots, in the order of the file.
    ///
    /// ```
    /// let file = tightwire_schema::SchemaFile::new().with::<u16>("port")?;
    /// assert_eq!(file.roots()[0].schema.hash(), <u16 as tightwire::Wire>::SCHEMA.hash());
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn roots(&self) -> &[Root] {
        &self.roots
    }

    /// Returns the root with this name.
    ///
    /// ```
    /// let file = tightwire_schema::SchemaFile::new().with::<u16>("port")?;
    /// assert!(file.root("port").is_some() && file.root("starboard").is_none());
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn root(&self, name: &str) -> Option<&Root> {
        self.roots.iter().find(|root| root.name == name)
    }

    /// Returns a file with only these roots, or `None` if one of them does not exist.
    ///
    /// ```
    /// let file = tightwire_schema::SchemaFile::new().with::<u16>("port")?.with::<u8>("byte")?;
    /// assert_eq!(file.only(&["byte"]).unwrap().roots().len(), 1);
    /// assert!(file.only(&["bit"]).is_none());
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn only(&self, names: &[impl AsRef<str>]) -> Option<Self> {
        let mut file = Self { json: (self.json.0.clone(), Vec::new()), ..Self::new() };
        file.protocol.clone_from(&self.protocol);
        for name in names {
            let at = self.roots.iter().position(|root| root.name == name.as_ref())?;
            file.roots.push(self.roots.get(at)?.clone());
            file.json.1.push(self.json.1.get(at)?.clone());
        }
        Some(file)
    }

    /// Returns the protocol, if the file describes one.
    ///
    /// ```
    /// assert!(tightwire_schema::SchemaFile::new().protocol().is_none());
    /// ```
    pub const fn protocol(&self) -> Option<&ProtocolInfo> {
        self.protocol.as_ref()
    }

    /// Returns the text of the file, which is the same for the same schemas.
    ///
    /// ```
    /// let text = tightwire_schema::SchemaFile::new().with::<bool>("on")?.to_json();
    /// assert!(text.contains(r#""kind": "bool""#));
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn to_json(&self) -> String {
        let mut object = Map::new();
        object.insert("tightwire".into(), VERSION.into());
        object.insert("types".into(), self.json.0.clone().into());
        object.insert("roots".into(), self.json.1.clone().into());
        if let Some(protocol) = &self.protocol {
            object.insert(
                "protocol".into(),
                json!({
                    "name": protocol.name,
                    "version": protocol.version,
                    "data": protocol.data.map(of_hash),
                    "checks": protocol.checks,
                    "id": of_hash(protocol.id),
                }),
            );
        }
        format!("{:#}\n", Json::from(object))
    }

    /// The maximum size of a file in bytes.
    pub const MAX_BYTES: usize = MAX_TEXT;

    /// Reads a file, which may come from anyone. The resources it can demand are limited.
    ///
    /// # Errors
    ///
    /// The mistake and its place. It is also an error if a hash in the file does not match its
    /// schema.
    ///
    /// ```
    /// use tightwire_schema::SchemaFile;
    ///
    /// let error = SchemaFile::from_json(r#"{"tightwire": 1, "types": [], "roots": [
    ///     {"name": "x", "hash": "0000000000000000", "schema": {"kind": "biits", "bits": 3}}
    /// ]}"#).unwrap_err();
    /// assert_eq!(error.to_string(), "roots.x: \"biits\" is no kind, or not as it should be");
    /// ```
    pub fn from_json(text: &str) -> Result<Self, ImportError> {
        if text.len() > MAX_TEXT {
            return Err(ImportError::new(format!("longer than {MAX_TEXT} bytes")));
        }
        let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(file) = files.get(text) {
            return Ok(file.clone());
        }
        let json: Json =
            serde_json::from_str(text).map_err(|error| ImportError::new(error.to_string()))?;
        let file = Self::import(&json, text.len())?;
        files.insert(text.to_owned(), file.clone());
        Ok(file)
    }

    fn import(json: &Json, bytes: usize) -> Result<Self, ImportError> {
        let object = Object::new(json)?;
        let version = object.number("tightwire", u64::MAX)?;
        if version != VERSION {
            let reason = format!("version {version} of the format, where {VERSION} is known");
            return Err(ImportError::new(reason));
        }
        object.only(&["tightwire", "types", "roots", "protocol"])?;
        let mut import = Import::new(Keep::new(bytes)?);
        for json in object.list("types")? {
            import.named(json).map_err(|error| error.within("types"))?;
        }
        let mut roots: Vec<Root> = Vec::new();
        let mut names = HashSet::new();
        for json in object.list("roots")? {
            let root = root(json, &mut import).map_err(|error| error.within("roots"))?;
            if !names.insert(root.name.clone()) {
                return Err(ImportError::new("two roots with one name").within(root.name));
            }
            roots.push(root);
        }
        let json = (object.list("types")?.clone(), object.list("roots")?.clone());
        let mut file = Self { protocol: None, roots, json };
        if let Some(json) = object.0.get("protocol") {
            let protocol = file.import_protocol(json).map_err(|error| error.within("protocol"))?;
            file.protocol = Some(protocol);
        }
        Ok(file)
    }

    fn import_protocol(&self, json: &Json) -> Result<ProtocolInfo, ImportError> {
        let object = Object::new(json)?;
        object.only(&["name", "version", "data", "checks", "id"])?;
        let hash = |name: &str| {
            to_hash(object.get(name)?).ok_or(ImportError::expected("16 digits").within(name))
        };
        let name = object.text("name")?.to_owned();
        let version = object.number("version", u32::MAX.into())? as u32;
        let data = if object.get("data")?.is_null() { None } else { Some(hash("data")?) };
        let checks = object.get("checks")?.as_bool();
        let checks = checks.ok_or(ImportError::expected("true or false").within("checks"))?;
        let root = |name: &str| {
            let root = self.root(name).ok_or_else(|| ImportError::new(format!("no root {name:?}")));
            root.map(|root| root.schema.hash())
        };
        let roots = (root(TO_SERVER)?, root(TO_CLIENT)?);
        let id = protocol_id(&name, version, checks, data, roots);
        if id != hash("id")? {
            return Err(ImportError::new(format!(
                "the id is not that of this protocol, {id:016x}"
            )));
        }
        Ok(ProtocolInfo { name, version, data, checks, id })
    }
}

/// Reads one root and checks its hash.
fn root(json: &Json, import: &mut Import) -> Result<Root, ImportError> {
    let object = Object::new(json)?;
    let name = object.text("name")?.to_owned();
    let read = || {
        object.only(&["name", "hash", "schema"])?;
        let schema = import.root(object.get("schema")?)?;
        let hash = to_hash(object.get("hash")?);
        let found = schema.hash();
        if hash.ok_or(ImportError::expected("16 digits").within("hash"))? != found {
            let reason = format!("the hash is not that of this schema, {found:016x}");
            return Err(ImportError::new(reason));
        }
        Ok(schema)
    };
    let mut read = read;
    let schema = read().map_err(|error: ImportError| error.within(&name))?;
    Ok(Root { name, schema })
}
