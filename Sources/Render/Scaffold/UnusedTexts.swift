import SwiftModel

/// The texts of a component that its body does not ask for.
struct UnusedTexts {
    let members: [InertMember]

    init(_ component: ComponentScaffold, in source: String) {
        guard let strings = component.strings else {
            members = []
            return
        }
        members = component.swift.texts
            .filter { !Self.asks(source, for: "\(strings.name.name).\($0.name.name)") }
            .map { InertMember($0.name, of: $0.origin) }
    }

    /// Whether the path stands in the source, and not only as a part of a longer one.
    private static func asks(_ source: String, for path: String) -> Bool {
        let bytes = Array(source.utf8)
        let wanted = Array(path.utf8)
        guard bytes.count >= wanted.count else { return false }
        for start in 0...(bytes.count - wanted.count) where bytes[start] == wanted[0] {
            let end = start + wanted.count
            guard bytes[start..<end].elementsEqual(wanted) else { continue }
            let beginsHere = start == 0 || !bytes[start - 1].isInSwiftName
            if beginsHere, end == bytes.count || !bytes[end].isInSwiftName { return true }
        }
        return false
    }
}
