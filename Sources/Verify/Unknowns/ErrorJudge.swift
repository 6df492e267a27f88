import Core
import SwiftModel

/// An error is a mistake unless it is about a name that neither the package nor the surface has, or stands in a
/// declaration with such an error.
struct ErrorJudge {
    private let files: [String: [UInt8]]
    private let names: PackageDeclarations
    /// Serves the nearest name; nil where all of Apple's is there, so that a missing name is wrong.
    private let known: Set<String>?

    /// Files that import something missing, which may declare any name.
    private let open: Set<String>

    /// Some of `missing` tell which modules are not there.
    init(_ modules: [CheckedModule], known: Set<String>?, missing: [CompilerMessage]) {
        let absent = Set(
            missing.compactMap { message in
                if case .module(let name) = ErrorSubject(message.message) { name } else { nil }
            }
        )
        let importing = modules.flatMap(\.files).filter { !ImportedModules.of($0.bytes).isDisjoint(with: absent) }
        open = absent.isEmpty ? [] : Set(importing.map(\.path))
        files = Dictionary(modules.flatMap(\.files).map { ($0.path, $0.bytes) }) { first, _ in first }
        names = PackageDeclarations(modules)
        self.known = known
    }

    func verdicts(of messages: [CompilerMessage]) -> [ErrorVerdict] {
        var verdicts = messages.map { unknown($0) ?? .wrong }
        guard verdicts.contains(where: { $0 != .wrong }) else { return verdicts }
        var doubts = Doubts(messages, in: files)
        for (index, verdict) in verdicts.enumerated() where verdict != .wrong { doubts.add(index) }
        // Errors that follow from another can have followers, too: for each that is found all are looked at again.
        var count = -1
        while count != verdicts.count(where: { $0 == .follows }) {
            count = verdicts.count { $0 == .follows }
            for index in messages.indices where verdicts[index] == .wrong && doubts.reach(index) {
                verdicts[index] = .follows
                doubts.add(index)
            }
        }
        return verdicts
    }

    /// nil for a mistake, or for an error that may follow from another.
    private func unknown(_ message: CompilerMessage) -> ErrorVerdict? {
        guard message.severity == .error else { return nil }
        let subject = ErrorSubject(message.message)
        if subject == .tooComplex { return .unknown("an expression that takes the compiler too long", nearest: nil) }
        guard let known else { return nil }
        let isOpen = open.contains(message.location?.file.typed ?? "")
        switch subject {
        case .module(let name): return .unknown("the module \(name)", nearest: nil)
        case .name(let name):
            let own = mistyped(name, names.all)
            guard isOpen || !names.global.contains(name) && own == nil else { return nil }
            return .unknown(name, nearest: own ?? mistyped(name, known))
        // The package manager declares it where there are resources, and on a Mac as well nowhere else.
        case .member("module", of: "Bundle"), .member("module", of: "Bundle?"): return nil
        case .member(let name, let type):
            // A type of the package that inherits gets members from Apple's protocols and classes too.
            let own = mistyped(name, names.members(of: type))
            guard !names.isClosed(type), isOpen || own == nil else { return nil }
            return .unknown("\(type).\(name)", nearest: own ?? mistyped(name, known))
        case .attribute(let name): return .unknown("@\(name)", nearest: nil)
        case .macro(let name): return .unknown("the macro \(name)", nearest: nil)
        case .objectiveC: return .unknown("the runtime of Objective-C", nearest: nil)
        case .undetermined: return .unknown("what the compiler could not tell", nearest: nil)
        case .tooComplex, .syntax, .other: return nil
        }
    }

    private func mistyped(_ name: String, _ candidates: Set<String>) -> String? {
        // A variable is often called as its type is.
        candidates.filter { $0.lowercased() != name.lowercased() && NearestName.isMistyped(name, $0) }.min()
    }
}

/// Meaning on a machine that has only a part of Apple's declarations.
package enum ErrorVerdict: Sendable, Hashable {
    /// The compiler says it on a Mac, too.
    case wrong
    /// Subject that is not declared here and may be right, and a name much like it.
    case unknown(String, nearest: String?)
    /// Error that may follow from something unknown.
    case follows
}

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

    private static func plain(_ type: String) -> String? {
        type.prefix { $0 != "<" && $0 != "?" }.split(separator: ".").last.map(String.init)
    }

    /// Finds the members of a type, named as the compiler does: `Chart.Axis<Double>`.
    func members(of type: String) -> Set<String> { Self.plain(type).flatMap { members[$0] } ?? [] }
}
