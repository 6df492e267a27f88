import Core
import SwiftModel

/// Declarations by the ways in which callers get at them.
struct CallableSurface {
    struct Entry {
        let declaration: SwiftDeclaration
        /// Exists for callers of before only.
        let isShim: Bool
    }

    /// Keyed by path; has second names, too.
    private var types: [[String]: Entry] = [:]
    private var pathsByLastName: [String: [[String]]] = [:]
    private var inits: [[String]: [Entry]] = [:]
    /// Keyed by the path of their type, then by name.
    private var members: [[String]: [String: [Entry]]] = [:]
    private var functions: [String: [Entry]] = [:]
    private var cases: [[String]: Set<String>] = [:]
    private var enumsByCases: [Set<String>: [[String]]] = [:]
    private(set) var words: Set<ArraySlice<UInt8>> = []

    init(_ entries: [Entry]) {
        for entry in entries { add(entry) }
        enumsByCases = Dictionary(grouping: cases.keys) { cases[$0] ?? [] }
    }

    private mutating func add(_ entry: Entry) {
        let declaration = entry.declaration
        let path = declaration.path
        switch declaration.kind {
        case .extension: return
        case .type, .alias:
            // Types that are there count before shims that stand in for them.
            if let known = types[path] {
                if known.isShim, !entry.isShim { types[path] = entry }
            } else {
                types[path] = entry
                pathsByLastName[declaration.name, default: []].append(path)
            }
        case .initializer: inits[declaration.scope, default: []].append(entry)
        case .function:
            functions[declaration.name, default: []].append(entry)
            addMember(entry)
        case .property: addMember(entry)
        case .enumCase:
            cases[declaration.scope, default: []].insert(declaration.name)
            addMember(entry)
        }
        words.insert(Array(declaration.name.utf8)[...])
    }

    private mutating func addMember(_ entry: Entry) {
        let declaration = entry.declaration
        members[declaration.scope, default: [:]][declaration.name, default: []].append(entry)
    }

    // MARK: Types

    func paths(endingIn name: String) -> [[String]] { pathsByLastName[name] ?? [] }

    func type(_ path: [String]) -> Entry? { types[path] }

    func enums(of names: Set<String>) -> [[String]] {
        (enumsByCases[names] ?? []).sorted { $0.lexicographicallyPrecedes($1) }
    }

    func cases(of path: [String]) -> Set<String> { cases[plain(path)] ?? [] }

    func plain(_ path: [String]) -> [String] {
        var path = path
        for _ in 0..<Self.mostAliases {
            guard let entry = types[path], entry.declaration.kind == .alias,
                case .named(let target, _)? = entry.declaration.type, target != path
            else { return path }
            path = target
        }
        return path
    }

    private static let mostAliases = 8

    /// Follows second names as far as they are known here.
    func plain(_ type: WrittenType) -> WrittenType {
        type.replacing { part in
            guard case .named(let path, let arguments) = part else { return nil }
            let plain = path == ["TimeInterval"] ? ["Double"] : self.plain(path)
            guard plain != path else { return nil }
            return .named(plain, arguments: arguments.map(self.plain))
        }
    }

    // MARK: What types have

    func inits(of path: [String]) -> [Entry] { inits[plain(path)] ?? [] }

    func functions(named name: String) -> [Entry] { functions[name] ?? [] }

    func properties(of path: [String]) -> [Entry] {
        (members[plain(path)] ?? [:]).values.flatMap { $0.filter(\.isProperty) }
            .sorted { ($0.declaration.name, $0.declaration.offset) < ($1.declaration.name, $1.declaration.offset) }
    }

    /// Looks in the types that it inherits from as well.
    func members(_ name: String, of path: [String], depth: Int = 0) -> [Entry] {
        let path = plain(path)
        let own = members[path]?[name] ?? []
        guard own.isEmpty, depth < Self.deepestInheritance, let type = types[path] else { return own }
        for inherited in type.declaration.inherits {
            guard case .named(let parent, _) = inherited else { continue }
            let found = members(name, of: parent, depth: depth + 1)
            if !found.isEmpty { return found }
        }
        return []
    }

    private static let deepestInheritance = 8
}

extension Sequence<CallableSurface.Entry> {
    var live: [CallableSurface.Entry] { filter { !$0.isShim } }
}

extension CallableSurface.Entry {
    var isType: Bool {
        if case .type = declaration.kind { true } else { false }
    }

    var message: String? {
        for attribute in declaration.attributes where attribute.name == "available" {
            if let text = Self.literal(behind: "message", in: attribute.arguments) { return text }
            if let name = Self.literal(behind: "renamed", in: attribute.arguments) { return renaming(to: name) }
        }
        return nil
    }

    /// Tells only the label where two inits or functions differ in one label.
    private func renaming(to name: String) -> String {
        let former = declaration.parameters.compactMap(\.label)
        guard !former.isEmpty, let start = name.firstIndex(of: "("), name.hasSuffix(":)") else {
            return "it is \(name) now"
        }
        let labels = name[name.index(after: start)...].dropLast(2).split(separator: ":").map(String.init)
        let gone = former.filter { !labels.contains($0) }
        let new = labels.filter { $0 != "_" && !former.contains($0) }
        guard gone.count == 1, new.count == 1 else { return "it is \(name) now" }
        return "“\(gone[0])” is “\(new[0])” now"
    }

    private static func literal(behind label: String, in arguments: String) -> String? {
        guard let start = arguments.firstRange(of: "\(label) : \"") else { return nil }
        let rest = arguments[start.upperBound...]
        return rest.lastIndex(of: "\"").map { String(rest[..<$0]) }
    }
}
