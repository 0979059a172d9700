//! `Wire` by two functions.

use std::fmt::Write;

use super::member;
use crate::model::{Coding, Decl, Ty};

pub(super) fn implementation(_decls: &[Decl], decl: &Decl, out: &mut String) {
    let record = &decl.records()[0];
    let mut writes = String::new();
    let mut reads = String::new();
    for (at, field) in record.fields.iter().enumerate() {
        let name = member(record, at);
        let most = field.max_len.unwrap_or(0);
        let (write, read) = match (&field.ty, &field.coding) {
            (Ty::Bool, _) => (format!("write_bool(self.{name})"), "read_bool()".into()),
            (Ty::F32, _) => (format!("write_f32(self.{name})"), "read_f32()".into()),
            (Ty::Text, _) => {
                (format!("write_string(&self.{name}, {most})"), format!("read_string({most})"))
            }
            (Ty::Int(_), Coding::Range(low, high)) => {
                let range = format!("{}..={}", low.source(), high.source());
                (format!("write_int(self.{name}, {range})"), format!("read_int({range})"))
            }
            _ => (format!("write_object(&self.{name})"), "read_object()".into()),
        };
        let _ = writeln!(writes, "        stream.{write}?;");
        let _ = writeln!(reads, "            {name}: stream.{read}?,");
    }
    let name = &decl.name;
    let _ = write!(
        out,
        "impl Wire for {name} {{
    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {{
{writes}        let _ = stream;
        Ok(())
    }}

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {{
        let _ = &stream;
        Ok(Self {{
{reads}        }})
    }}
}}
"
    );
}
