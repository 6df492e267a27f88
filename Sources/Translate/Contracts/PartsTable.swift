package import SwiftModel

/// The section `Parts`: the parts that each native primitive draws.
package struct PartsTable: Sendable, Hashable {
    package var rows: [PartRow] = []

    package init() {}
}

/// A row of `Parts`.
package struct PartRow: Sendable, Hashable {
    /// None where the row is for all of them.
    package let primitives: [NativePrimitive]
    package let part: DrawnPart
}

/// Finds the parts of a primitive.
struct PartsIndex: Sendable {
    private let parts: [NativePrimitive: [DrawnPart]]
    private let common: [DrawnPart]

    /// Keeps the later of two rows for one part, so that a project's rows go before ours.
    init(_ table: PartsTable) {
        let general = table.rows.filter(\.primitives.isEmpty)
        common = Self.parts(of: general)
        var parts: [NativePrimitive: [DrawnPart]] = [:]
        for primitive in Set(table.rows.flatMap(\.primitives)) {
            parts[primitive] = Self.parts(of: general + table.rows.filter { $0.primitives.contains(primitive) })
        }
        self.parts = parts
    }

    /// A component without a primitive shows its slots, as a container does.
    func parts(of primitive: NativePrimitive?) -> [DrawnPart] {
        parts[primitive ?? .container] ?? common
    }

    private static func parts(of rows: [PartRow]) -> [DrawnPart] {
        var parts: [DrawnPart] = []
        for row in rows {
            if let place = parts.firstIndex(where: { $0.name == row.part.name }) {
                parts[place] = row.part
            } else {
                parts.append(row.part)
            }
        }
        return parts
    }
}
