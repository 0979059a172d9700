//! The X-ray of a packet, as a page for the browser.

use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::{env, io};

/// The name of the page.
const NAME: &str = "tightwire-arena-xray.html";

/// Checks that a page can be written to `path`, without changing anything.
///
/// # Errors
///
/// The folder does not exist, or the file is not writable.
pub(crate) fn check(path: &Path) -> Result<(), String> {
    let checked = match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(_) => fs::remove_file(path),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            OpenOptions::new().append(true).open(path).map(drop)
        }
        Err(error) => Err(error),
    };
    checked.map_err(|error| cannot_write(path, &error))
}

/// Writes the page and returns its path. Without a given path, it goes next to the program, which
/// in a clone is a folder that git ignores, or else to the system's temporary folder.
///
/// # Errors
///
/// The folder does not exist, or is not writable.
pub(crate) fn write(page: &str, path: Option<&Path>) -> Result<PathBuf, Box<dyn Error>> {
    if let Some(path) = path {
        return save(path, page);
    }
    let next_to = env::current_exe().ok().map(|program| program.with_file_name(NAME));
    if let Some(path) = next_to.filter(|path| fs::write(path, page).is_ok()) {
        return Ok(path);
    }
    save(&env::temp_dir().join(NAME), page)
}

fn save(path: &Path, page: &str) -> Result<PathBuf, Box<dyn Error>> {
    fs::write(path, page).map_err(|error| cannot_write(path, &error))?;
    Ok(path.into())
}

fn cannot_write(path: &Path, error: &io::Error) -> String {
    format!("cannot write the X-ray page to {}: {error}; try another --xray", path.display())
}
