//! The generated files of the page are those of the messages as they are now.

#![allow(missing_docs)]

use std::fs;

use tightwire_schema::SchemaFile;
use with_browser::messages::PROTOCOL;

/// `TIGHTWIRE_BLESS=1 cargo test -p with-browser --test page` writes them again.
#[test]
fn the_page_has_the_messages_of_now() {
    let folder = with_browser::page().join("messages");
    let file = SchemaFile::of(&PROTOCOL).expect("all kinds have words");
    for one in tightwire_gen::typescript(&file).expect("no custom code") {
        let path = folder.join(one.name);
        if std::env::var_os("TIGHTWIRE_BLESS").is_some() {
            fs::create_dir_all(&folder).expect("a folder");
            fs::write(&path, &one.text).expect("a file");
        }
        let found = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
        assert!(found == one.text, "{} is out of date", path.display());
    }
}
