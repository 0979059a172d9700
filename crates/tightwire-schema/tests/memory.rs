//! Files from a stranger must not fill up memory. This is a separate test because it counts the
//! allocations of the whole process.

#![allow(missing_docs, clippy::unwrap_used)]

use tightwire_schema::{Interpreter, SchemaFile};

type Scores = [(u16, Option<[f32; 3]>); 9];

#[test]
fn a_file_that_is_dropped_leaves_no_memory() {
    let text = SchemaFile::new().with::<Scores>("scores").unwrap().to_json();
    let damaged = text.replace("\"hash\": \"", "\"hash\": \"0");
    let read = || {
        let file = SchemaFile::from_json(&text).unwrap();
        let interpreter = Interpreter::of(&file, "scores").unwrap();
        drop(file);
        assert!(interpreter.decode(&[0; 4]).is_err());
        assert!(SchemaFile::from_json(&damaged).is_err());
    };
    // The first use may set up something that stays.
    read();
    let used = allocation_counter::measure(read);
    assert!(used.count_total > 0);
    assert_eq!((used.count_current, used.bytes_current), (0, 0));
}
