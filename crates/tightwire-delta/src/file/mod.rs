//! Models and recorded sessions as files.

pub(crate) mod capture;
pub(crate) mod model_file;
pub(crate) mod tapes;
