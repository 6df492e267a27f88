import SwiftModel

/// An error about one of the package's own names is a mistake, even where other names are unknown.
struct PackageDeclarations {
    /// Types, functions, properties and cases.
    private(set) var all: Set<String> = []
    private(set) var global: Set<String> = []
    /// Keyed by type.
    private var members: [String: Set<String>] = [:]
    /// Types of the package; some inherit from a type of Apple's and may have members that nobody knows here.
    private var declared: Set<String> = []
    private var open: Set<String> = []

    /// Members of these types are all known.
    private static let standard: Set<String> = [
        "String", "Int", "Double", "Float", "Bool", "Character", "Sendable", "Hashable", "Equatable", "Comparable",
        "Codable",
        "Encodable", "Decodable", "CaseIterable", "RawRepresentable", "Error", "CustomStringConvertible",
        "ExpressibleByStringLiteral", "OptionSet",
    ]

    init(_ modules: [CheckedModule]) {
        var inherited: [(type: String, others: [String])] = []
        for file in modules.flatMap(\.files) {
            guard let declarations = try? SwiftDeclarations(file.bytes) else { continue }
            for declaration in declarations.all where !declaration.inherits.isEmpty {
                inherited.append((declaration.path.last ?? "", declaration.inherits.map { $0.lastName ?? "" }))
            }
            for declaration in declarations.all where declaration.kind != .extension {
                all.insert(declaration.name)
                if case .type = declaration.kind { declared.insert(declaration.name) }
                if declaration.scope.isEmpty { global.insert(declaration.name) }
                if let type = declaration.scope.last { members[type, default: []].insert(declaration.name) }
            }
        }
        for (type, others) in inherited where !others.allSatisfy({ Self.standard.contains($0) }) { open.insert(type) }
    }

    func isClosed(_ type: String) -> Bool {
        Self.plain(type).map { declared.contains($0) && !open.contains($0) } ?? false
    }

    func declares(_ type: String) -> Bool { Self.plain(type).map(declared.contains) ?? false }

    private static func plain(_ type: String) -> String? {
        type.prefix { $0 != "<" && $0 != "?" }.split(separator: ".").last.map(String.init)
    }

    /// `Chart.Axis<Double>`, as the compiler names types.
    func members(of type: String) -> Set<String> {
        Self.plain(type).flatMap { members[$0] } ?? []
    }
}
