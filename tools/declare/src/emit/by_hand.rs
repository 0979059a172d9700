//! `Wire` by two functions.

use std::fmt::Write;

use super::member;
use crate::model::{Coding, Decl, Ty};

pub(super) fn implementation(_decls: &[Decl], decl: &Decl, out: &mut String) {
    let record = &decl.records()[0];
    let mut writes = String::new();
    let mut before = String::new();
    let mut reads = String::new();
    for (at, field) in record.fields.iter().enumerate() {
        let name = member(record, at);
        let most = field.max_len.unwrap_or(0);
        let (write, read) = match (&field.ty, &field.coding) {
            (Ty::Bool, _) => (
                format!("put(tightwire::scalar::Bool, self.{name})"),
                "take(tightwire::scalar::Bool)".into(),
            ),
            (Ty::F32, _) => (
                format!("put(tightwire::scalar::F32, self.{name})"),
                "take(tightwire::scalar::F32)".into(),
            ),
            (Ty::Text, _) => {
                (format!("write_string(&self.{name}, {most})"), format!("read_string({most})"))
            }
            (Ty::Int(_), Coding::Range(low, high)) => {
                let scalar =
                    format!("tightwire::scalar::Int::new({}, {})", low.source(), high.source());
                (format!("put({scalar}, self.{name})"), format!("take({scalar})"))
            }
            (Ty::Array(_, count, _), Coding::Subset(strategy, _)) => {
                let strategy =
                    strategy.map(|one| format!("tightwire::subset::Strategy::{one:?}, "));
                let name_of = if strategy.is_some() { "subset_as" } else { "subset" };
                let strategy = strategy.unwrap_or_default();
                let _ = writeln!(
                    writes,
                    "        let is_there: Vec<bool> = self.{name}.iter().map(Option::is_some).collect();"
                );
                let _ =
                    writeln!(before, "        let mut found_{at} = [const {{ None }}; {count}];");
                let _ = writeln!(
                    before,
                    "        stream.read_{name_of}({strategy}{count}, |at, stream| {{ found_{at}[at] = Some(stream.read_object()?); Ok(()) }})?;"
                );
                let write = format!(
                    "write_{name_of}({strategy}&is_there[..], |at, stream| self.{name}[at].as_ref().map_or(Ok(()), |one| stream.write_object(one)))"
                );
                let _ = writeln!(writes, "        stream.{write}?;");
                let _ = writeln!(reads, "            {name}: found_{at},");
                continue;
            }
            _ => (format!("write_object(&self.{name})"), "read_object()".into()),
        };
        let _ = writeln!(writes, "        stream.{write}?;");
        let _ = writeln!(before, "        let found_{at} = stream.{read}?;");
        let _ = writeln!(reads, "            {name}: found_{at},");
    }
    let name = &decl.name;
    let _ = write!(
        out,
        "impl Wire for {name} {{
    const SCHEMA: Schema = Schema::opaque({name:?}).version(2);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {{
{writes}        let _ = stream;
        Ok(())
    }}

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {{
{before}        let _ = stream;
        Ok(Self {{
{reads}        }})
    }}
}}
"
    );
}
