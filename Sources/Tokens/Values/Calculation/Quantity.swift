struct Quantity: Sendable, Equatable {
    /// Quantities of different kinds can't be added: `10% + 8px` depends on the place of use, unknown to a token.
    enum Kind: String, Sendable {
        case number = "a number"
        /// Points.
        case length = "a length"
        case ems = "a multiple of the font size"
        /// `40%` is 40.
        case percentage = "a percentage"
        /// Seconds.
        case duration = "a duration"
        /// Degrees.
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
