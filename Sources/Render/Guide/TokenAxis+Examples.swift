extension TokenAxis {
    /// Whether an example chooses a value of it: of what says how a component looks, its tone and its size.
    var isInExamples: Bool { kind == .tone || kind == .size }
}
