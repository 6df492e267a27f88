struct Quantity: Sendable, Equatable {
    /// Only the like can be added; `10% + 8px` depends on the place of use, which a token doesn't know.
    enum Kind: String, Sendable {
        case number = "a number"
        /// In points.
        case length = "a length"
        case ems = "a multiple of the font size"
        /// `40%` is 40.
        case percentage = "a percentage"
        /// In seconds.
        case duration = "a duration"
        /// In degrees.
        case angle = "an angle"
    }

    let value: Double
    let kind: Kind

    init(_ value: Double, _ kind: Kind = .number) {
        self.value = value
        self.kind = kind
    }

    func with(_ value: Double) -> Quantity { Quantity(value, kind) }
}
