enum Team {
    Red,
    Green,
    Blue,
}
