extension TokenAxis {
    /// Whether an example chooses a value of it: of the axes for the look of a component, the tone and the size.
    var isInExamples: Bool { kind == .tone || kind == .size }
}
