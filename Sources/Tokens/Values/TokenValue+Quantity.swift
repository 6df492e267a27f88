import Core

extension TokenValue {
    init(_ quantity: Quantity, at location: SourceLocation) throws(ValueMistake) {
        switch quantity.kind {
        case .number: self = .number(quantity.value)
        case .length: self = .length(quantity.value)
        case .ems: self = .ems(quantity.value)
        case .percentage: self = .percentage(quantity.value / 100)
        case .duration: self = .duration(quantity.value)
        case .angle: throw .foreign("an angle is nothing that a token can be", at: location)
        }
    }

    /// Sorted by name.
    init(record fields: [String: TokenValue]) {
        self = .record(fields.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value) })
    }
}
