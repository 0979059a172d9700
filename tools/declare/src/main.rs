fn main() {
    let args: Vec<String> = std::env::args().collect();
    let number = |at: usize| args.get(at).and_then(|text| text.parse().ok()).unwrap_or(0);
    print!("{}", declare::emit::file(number(1), number(2), number(3)));
}
