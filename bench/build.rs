//! Records the compiler that builds the benchmarks, for the head of a results file.

use std::process::Command;

fn main() {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    let version = Command::new(rustc)
        .arg("--version")
        .output()
        .ok()
        .and_then(|output| String::from_utf8(output.stdout).ok())
        .unwrap_or_else(|| "unknown".into());
    println!("cargo::rustc-env=BENCH_RUSTC={}", version.trim());
    println!(
        "cargo::rustc-env=BENCH_TARGET={}",
        std::env::var("TARGET").unwrap_or_else(|_| "unknown".into())
    );
    println!("cargo::rerun-if-changed=build.rs");
}
