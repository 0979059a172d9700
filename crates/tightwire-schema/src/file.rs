//! The file: a protocol, and roots by name.

use std::collections::HashSet;
use std::sync::Arc;

use serde_json::{Map, Value as Json, json};
use tightwire::packet::{Direction, Protocol, protocol_id};
use tightwire::{CHECKS_ENABLED, Schema, Wire};

use crate::export::ExportError;
use crate::import::{Import, ImportError, MAX_TEXT, Object};
use crate::model::{Model, Root};
use crate::number::{of_hash, to_hash};

/// The version of the format.
const VERSION: u64 = 1;

/// The name of the root for messages from clients.
const TO_SERVER: &str = "to server";

/// The name of the root for messages from the server.
const TO_CLIENT: &str = "to client";

/// The schemas of a protocol, or of any types.
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
/// assert_eq!(file.fixed_bits("to client"), Some(96));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct SchemaFile {
    protocol: Option<ProtocolInfo>,
    /// Interpreters share it.
    model: Arc<Model>,
}

/// The properties of a protocol, except its roots.
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
    /// True if packets contain serialize checks.
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
    /// assert_eq!(file.fixed_bits("to server"), Some(16));
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
        self.with_schema(name, &T::SCHEMA)
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
    /// assert_eq!(file.root("port").unwrap().hash, u16::SCHEMA.hash());
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn with_schema(mut self, name: &str, schema: &Schema) -> Result<Self, ExportError> {
        Arc::make_mut(&mut self.model).add(name, schema)?;
        Ok(self)
    }

    /// Returns the schemas.
    ///
    /// ```
    /// let file = tightwire_schema::SchemaFile::new().with::<u16>("port")?;
    /// assert_eq!(file.model().max_bits(file.roots()[0].at), Some(16));
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn model(&self) -> &Model {
        &self.model
    }

    pub(crate) fn shared_model(&self) -> Arc<Model> {
        Arc::clone(&self.model)
    }

    /// Returns the roots, in the order of the file.
    ///
    /// ```
    /// let file = tightwire_schema::SchemaFile::new().with::<u16>("port")?;
    /// assert_eq!(file.roots()[0].hash, <u16 as tightwire::Wire>::SCHEMA.hash());
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn roots(&self) -> &[Root] {
        &self.model.roots
    }

    /// Returns the root with this name.
    ///
    /// ```
    /// let file = tightwire_schema::SchemaFile::new().with::<u16>("port")?;
    /// assert!(file.root("port").is_some() && file.root("starboard").is_none());
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn root(&self, name: &str) -> Option<&Root> {
        self.model.root(name)
    }

    /// Returns the number of bits of every value of a root, if it is constant.
    ///
    /// ```
    /// let file = tightwire_schema::SchemaFile::new().with::<u16>("port")?.with::<Option<u8>>("name")?;
    /// assert_eq!((file.fixed_bits("port"), file.fixed_bits("name")), (Some(16), None));
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn fixed_bits(&self, root: &str) -> Option<u64> {
        let at = self.root(root)?.at;
        self.model.max_bits(at).filter(|bits| *bits == self.model.min_bits(at))
    }

    /// Returns the text of a root's schema, as [`Schema`] prints it.
    ///
    /// ```
    /// let file = tightwire_schema::SchemaFile::new().with::<u16>("port")?;
    /// assert_eq!(file.text("port").as_deref(), Some("bits 16\n"));
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn text(&self, root: &str) -> Option<String> {
        let at = self.root(root)?.at;
        self.model.with_trees([at].into_iter(), |schema| schema.to_string()).pop()
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
        let mut model = Model::clone(&self.model);
        let roots = names.iter().map(|name| self.root(name.as_ref()).cloned());
        model.roots = roots.collect::<Option<_>>()?;
        Some(Self { protocol: self.protocol.clone(), model: Arc::new(model) })
    }

    /// Returns the protocol, if the file describes one.
    ///
    /// ```
    /// assert!(tightwire_schema::SchemaFile::new().protocol().is_none());
    /// ```
    pub const fn protocol(&self) -> Option<&ProtocolInfo> {
        self.protocol.as_ref()
    }

    /// Returns the text of the file. Equal schemas have equal texts.
    ///
    /// ```
    /// let text = tightwire_schema::SchemaFile::new().with::<bool>("on")?.to_json();
    /// assert!(text.contains(r#""kind": "bool""#));
    /// # Ok::<(), tightwire_schema::ExportError>(())
    /// ```
    pub fn to_json(&self) -> String {
        let mut object = Map::new();
        object.insert("tightwire".into(), VERSION.into());
        object.insert("types".into(), self.model.export_types().into());
        let roots = self.roots().iter().map(|root| {
            let schema = self.model.export(root.at);
            json!({ "name": root.name, "hash": of_hash(root.hash), "schema": schema })
        });
        object.insert("roots".into(), roots.collect());
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
    /// assert_eq!(error.to_string(), "roots.x: \"biits\" is not a known kind, or its parameters are wrong");
    /// ```
    pub fn from_json(text: &str) -> Result<Self, ImportError> {
        if text.len() > MAX_TEXT {
            return Err(ImportError::new(format!("longer than {MAX_TEXT} bytes")));
        }
        let json: Json =
            serde_json::from_str(text).map_err(|error| ImportError::new(error.to_string()))?;
        Self::import(&json)
    }

    fn import(json: &Json) -> Result<Self, ImportError> {
        let object = Object::new(json)?;
        let version = object.number("tightwire", u64::MAX)?;
        if version != VERSION {
            let reason = format!(
                "the file has version {version} of the format, and this program reads version {VERSION}"
            );
            return Err(ImportError::new(reason));
        }
        object.only(&["tightwire", "types", "roots", "protocol"])?;
        let mut import = Import::default();
        for json in object.list("types")? {
            import.named(json).map_err(|error| error.within("types"))?;
        }
        let mut names = HashSet::new();
        let mut roots = Vec::new();
        for json in object.list("roots")? {
            let (root, hash) = root(json, &mut import).map_err(|error| error.within("roots"))?;
            if !names.insert(root.name.clone()) {
                return Err(ImportError::new("two roots have the same name").within(root.name));
            }
            roots.push((root, hash));
        }
        let mut model = import.model;
        model.measure();
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "the method is that of one lifetime"
        )]
        let hashes =
            model.with_trees(roots.iter().map(|(root, _)| root.at), |schema| schema.hash());
        for ((mut root, hash), found) in roots.into_iter().zip(hashes) {
            if hash != found {
                let reason =
                    format!("the hash does not match the schema, whose hash is {found:016x}");
                return Err(ImportError::new(reason).within(root.name).within("roots"));
            }
            root.hash = hash;
            model.roots.push(root);
        }
        let mut file = Self { protocol: None, model: Arc::new(model) };
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
            root.map(|root| root.hash)
        };
        let roots = (root(TO_SERVER)?, root(TO_CLIENT)?);
        let id = protocol_id(&name, version, checks, data, roots);
        if id != hash("id")? {
            return Err(ImportError::new(format!(
                "the id does not match the protocol, whose id is {id:016x}"
            )));
        }
        Ok(ProtocolInfo { name, version, data, checks, id })
    }
}

/// Reads one root, and the hash it should have.
fn root(json: &Json, import: &mut Import) -> Result<(Root, u64), ImportError> {
    let object = Object::new(json)?;
    let name = object.text("name")?.to_owned();
    let mut read = || {
        object.only(&["name", "hash", "schema"])?;
        let at = import.root(object.get("schema")?)?;
        let hash = to_hash(object.get("hash")?);
        Ok((at, hash.ok_or(ImportError::expected("16 digits").within("hash"))?))
    };
    let (at, hash) = read().map_err(|error: ImportError| error.within(&name))?;
    Ok((Root { name, hash, at }, hash))
}
