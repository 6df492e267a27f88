import Core
import Documents
import SwiftModel

/// `Item: Identifiable` in tables of types, known before any result is read: a table may stand before the one that
/// makes its types.
struct TypeParameters {
    private var byComponent: [NamePattern: Set<String>] = [:]

    static let constraints: Set<String> = [
        "Identifiable", "Hashable", "Equatable", "Comparable", "Sendable", "Codable", "CustomStringConvertible",
        "RawRepresentable", "CaseIterable", "View",
    ]

    /// nil for a cell that is a type.
    static func split(_ text: String) -> (name: String, constraint: String, offset: Int)? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = String(text[..<colon]).withoutBlanks
        guard !name.isEmpty, name.utf8.allSatisfy(isNameByte) else { return nil }
        let rest = text.utf8.index(after: colon)
        return (name, String(text[rest...]), text.utf8.distance(from: text.startIndex, to: rest))
    }

    /// Dictionaries and tuples have a bracket before their colon.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    mutating func insert(_ name: String, for components: [NamePattern]) {
        for component in components { byComponent[component, default: []].formUnion([name, "\(name).ID"]) }
    }

    /// Parameters that each of the tags has, and parameters of all components.
    func known(for components: [NamePattern]) -> Set<String> {
        guard !byComponent.isEmpty, let first = components.first else { return [] }
        var common = byComponent[first] ?? []
        for component in components.dropFirst() { common.formIntersection(byComponent[component] ?? []) }
        return common.union(byComponent[MatrixPlace.everywhere] ?? [])
    }
}

extension TypeParameters {
    /// Problems are told when the tables are read.
    init(of document: MarkdownDocument) {
        self.init()
        var place = MatrixPlace()
        for block in document.blocks {
            switch block.kind {
            case .heading(let level, let content): place.enter(level: level, content, at: block.start)
            case .table(let table) where place.section == .types && place.problem == nil:
                let column = table.header.cells.firstIndex {
                    $0.content.plainText.withoutBlanks.lowercased() == MatrixColumn.swift.rawValue.lowercased()
                }
                guard let column else { continue }
                for row in table.rows where column < row.cells.count {
                    guard case .code(let text)? = row.cells[column].content.first?.kind,
                        let parameter = Self.split(text)
                    else { continue }
                    insert(parameter.name, for: place.components)
                }
            default: continue
            }
        }
    }
}
