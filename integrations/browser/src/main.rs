//! `cargo run -p with-browser`, and then the page in a browser.

use std::io::Result;

use tightwire_schema::SchemaFile;
use with_browser::messages::PROTOCOL;

fn main() -> Result<()> {
    if std::env::args().nth(1).as_deref() == Some("schema") {
        let file = SchemaFile::of(&PROTOCOL).map_err(std::io::Error::other)?;
        print!("{}", file.to_json());
        return Ok(());
    }
    let server = with_browser::start("127.0.0.1:8080")?;
    println!("http://{}", server.address);
    loop {
        std::thread::park();
    }
}
