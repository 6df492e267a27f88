import Core

/// Makes sure that parts are no deeper and no more than a value can be, and that no reference is left, before any of
/// them is read. Readers may then go down into them without counting.
struct PartInspection {
    /// No value that a person writes comes near.
    private static let deepest = 32
    private static let most = 10_000

    private var count = 0

    static func inspect(_ parts: [ValuePart]) throws(ValueMistake) {
        var inspection = PartInspection()
        try inspection.inspect(parts, depth: 1)
    }

    private mutating func inspect(_ parts: [ValuePart], depth: Int) throws(ValueMistake) {
        for part in parts {
            count += 1
            guard depth <= Self.deepest else {
                throw ValueMistake("this value is nested more than \(Self.deepest) deep", at: part.location)
            }
            guard count <= Self.most else {
                throw ValueMistake("this value has more than \(Self.most) parts", at: part.location)
            }
            switch part.kind {
            case .function(_, let arguments), .parentheses(let arguments): try inspect(arguments, depth: depth + 1)
            case .reference(let name, _):
                throw ValueMistake("the reference to `\(name)` leads nowhere here", at: part.location)
            case .number(let value), .percentage(let value), .dimension(let value, _):
                guard value.isFinite else {
                    throw ValueMistake("this number is too large", at: part.location)
                }
            default: break
            }
        }
    }
}
