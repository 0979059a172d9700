fn health() -> tightwire::Result<u8> {
    Ok(())
}

fn main() {}
