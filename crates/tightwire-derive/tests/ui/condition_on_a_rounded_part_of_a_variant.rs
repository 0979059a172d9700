use tightwire::Wire;

#[derive(Wire)]
enum Effect {
    Heat(#[wire(compressed(0.0..=1.0, 0.1))] f32),
    None,
}

#[derive(Wire)]
struct Hit {
    effect: Effect,
    #[wire(if = matches!(effect, Effect::Heat(heat) if heat > 0.54), version = 1)]
    burns: bool,
}

fn main() {}
