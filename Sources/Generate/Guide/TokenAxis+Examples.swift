extension TokenAxis {
    var isInExamples: Bool { kind == .tone || kind == .size }
}
