//! The memory that files leave in a program is limited. This is a separate test because it uses up
//! the limit.

#![allow(missing_docs, clippy::unwrap_used)]

use tightwire_schema::SchemaFile;

#[test]
fn a_program_that_holds_too_many_files_refuses_the_next_one() {
    // A name nearly as long as a file may be.
    let text = |number: u8| {
        let name = char::from(b'a' + number).to_string().repeat(4_000_000);
        SchemaFile::new().with::<u8>(&name).unwrap().to_json()
    };
    for number in 0..8 {
        assert!(SchemaFile::from_json(&text(number)).is_ok(), "{number}");
    }
    let error = SchemaFile::from_json(&text(8)).unwrap_err().to_string();
    assert_eq!(error, "this program holds too many schema files already");
    // Files that are already kept are not counted again.
    assert!(SchemaFile::from_json(&text(3)).is_ok());
}
