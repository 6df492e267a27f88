package import SwiftModel

package struct PartRow: Sendable, Hashable {
    /// Empty for all primitives.
    package let primitives: [NativePrimitive]
    package let part: DrawnPart
}

struct PartsIndex: Sendable {
    private let parts: [NativePrimitive: [DrawnPart]]
    private let common: [DrawnPart]

    /// Keeps the later of two rows for one part: a project's.
    init(_ rows: [PartRow]) {
        let general = rows.filter(\.primitives.isEmpty)
        common = Self.parts(of: general)
        var parts: [NativePrimitive: [DrawnPart]] = [:]
        for primitive in Set(rows.flatMap(\.primitives)) {
            parts[primitive] = Self.parts(of: general + rows.filter { $0.primitives.contains(primitive) })
        }
        self.parts = parts
    }

    /// A component without a primitive shows its slots, as a container does.
    func parts(of primitive: NativePrimitive?) -> [DrawnPart] { parts[primitive ?? .container] ?? common }

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
