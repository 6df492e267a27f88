import SwiftModel

/// Declarations of a package by name: an error about one of its own names is a mistake, even where other names are
/// unknown.
struct PackageDeclarations {
    /// Types, functions, properties and cases, wherever they stand.
    private(set) var all: Set<String> = []
    /// Declarations that stand in no type.
    private(set) var global: Set<String> = []
    /// Names of members, by the type that they belong to.
    private var members: [String: Set<String>] = [:]
    /// Types of the package itself, then types among them that inherit from a type of Apple's and may have members that
    /// nobody knows here.
    private var declared: Set<String> = []
    private var open: Set<String> = []

    /// Types and protocols of the standard library; all their members are known.
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

    /// Whether a type is one of the package, and all of its members are known.
    func isClosed(_ type: String) -> Bool {
        Self.plain(type).map { declared.contains($0) && !open.contains($0) } ?? false
    }

    /// Whether a type is one of the package.
    func declares(_ type: String) -> Bool { Self.plain(type).map(declared.contains) ?? false }

    private static func plain(_ type: String) -> String? {
        type.prefix { $0 != "<" && $0 != "?" }.split(separator: ".").last.map(String.init)
    }

    /// Finds the members of a type, named as the compiler does: `Chart.Axis<Double>`.
    func members(of type: String) -> Set<String> {
        Self.plain(type).flatMap { members[$0] } ?? []
    }
}
