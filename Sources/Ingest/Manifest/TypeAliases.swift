import JSON
import SourceText
import WebModel

/// What stands behind type names: enumerations, interfaces, aliases and variables that a manifest declares.
struct TypeAliases {
    private struct Key: Hashable {
        let name: String
        let module: ModulePath
    }

    private let index: DeclarationIndex
    private var expansions: [Key: WebType?] = [:]
    /// Names being expanded right now; meeting one again means that a type is defined by itself.
    private var underway: Set<String> = []

    init(index: DeclarationIndex) {
        self.index = index
    }

    /// nil where no declaration of the name says what it stands for.
    mutating func expansion(
        of name: String,
        from module: ModulePath,
        into diagnostics: inout DiagnosticBag
    ) -> WebType? {
        let key = Key(name: name, module: module)
        if let known = expansions[key] { return known }
        guard underway.insert(name).inserted else { return nil }
        defer { underway.remove(name) }
        let expansion = find(name, from: module, into: &diagnostics)
        expansions[key] = .some(expansion)
        return expansion
    }

    private mutating func find(
        _ name: String,
        from module: ModulePath,
        into diagnostics: inout DiagnosticBag
    ) -> WebType? {
        let candidates = index.declarations(named: name).filter { $0.kind != .classLike }
        var found: [(declaration: ManifestDeclaration, type: WebType)] = []
        for candidate in candidates {
            guard let type = expand(candidate, into: &diagnostics) else { continue }
            if candidate.module == module { return type }
            found.append((candidate, type))
        }
        guard let first = found.first else { return nil }
        if let other = found.first(where: { $0.type.meaning != first.type.meaning }) {
            diagnostics.warning(
                .manifestConflict,
                "\(name) is declared twice with different values; neither is used outside its own module",
                at: first.declaration.value.location,
                notes: [.init("the other declaration is here", at: other.declaration.value.location)]
            )
            return nil
        }
        return first.type
    }

    private mutating func expand(
        _ declaration: ManifestDeclaration,
        into diagnostics: inout DiagnosticBag
    ) -> WebType? {
        switch declaration.kind {
        case .classLike: nil
        case .enumeration: TypeAliases.enumeration(declaration.value, into: &diagnostics)
        case .interface: interface(declaration, into: &diagnostics)
        case .alias: text(of: declaration, into: &diagnostics)
        case .variable:
            // A variable is no type. But a constant whose type is a closed set of values names that set.
            text(of: declaration, into: &diagnostics).flatMap { $0.isClosedSet ? $0 : nil }
        }
    }

    /// The values of an `enum` declaration: what its members are initialised with, or else their names.
    private static func enumeration(_ value: JSONValue, into diagnostics: inout DiagnosticBag) -> WebType? {
        let members = ManifestItems.list("members", of: value, into: &diagnostics)
        let types = members.compactMap { member -> WebType? in
            guard let text = member["default"]?.string ?? member["value"]?.string ?? member["name"]?.string
            else { return nil }
            switch DefaultValue(text) {
            case .number(let spelling): return WebType(.literal(.number(spelling)))
            case .string(let content): return WebType(.literal(.string(content)))
            default: return WebType(.literal(.string(text)))
            }
        }
        return types.isEmpty ? nil : closedSet(of: types)
    }

    /// An enumeration stays one if it has a single value, where a union would be the value alone.
    private static func closedSet(of literals: [WebType]) -> WebType {
        let union = WebType.union(of: literals)
        if case .literal(.string(let only)) = union.shape { return WebType(.enumeration([only])) }
        return union
    }

    /// An interface with members is an object type. One without is a mark that classes carry, and stays a name.
    private mutating func interface(
        _ declaration: ManifestDeclaration,
        into diagnostics: inout DiagnosticBag
    ) -> WebType? {
        var members: [WebType.ObjectMember] = []
        for member in ManifestItems.list("members", of: declaration.value, into: &diagnostics) {
            guard let name = member["name"]?.string, let source = TypeSource(member["type"]) else { continue }
            members.append(
                WebType.ObjectMember(
                    kind: .property,
                    name: name,
                    type: resolve(source.text, from: declaration.module, into: &diagnostics),
                    isOptional: member["optional"]?.bool == true,
                    isReadonly: member["readonly"]?.bool == true
                )
            )
        }
        return members.isEmpty ? nil : WebType(.object(members))
    }

    private mutating func text(
        of declaration: ManifestDeclaration,
        into diagnostics: inout DiagnosticBag
    ) -> WebType? {
        let value = declaration.value
        guard
            let source = TypeSource(value["expandedType"]) ?? TypeSource(value["parsedType"])
                ?? TypeSource(value["type"])
        else { return nil }
        let type = resolve(source.text, from: declaration.module, into: &diagnostics)
        if case .raw = type.shape { return nil }
        return type
    }

    private mutating func resolve(
        _ text: String,
        from module: ModulePath,
        into diagnostics: inout DiagnosticBag
    ) -> WebType {
        WebTypeParser.parse(text).type.resolvingReferences { name in
            expansion(of: name, from: module, into: &diagnostics)
        }
    }
}

extension WebType {
    /// Whether the type is made of literal values only.
    fileprivate var isClosedSet: Bool {
        switch shape {
        case .enumeration, .literal:
            true
        case .union(let members):
            members.allSatisfy(\.isClosedSet)
        default:
            false
        }
    }
}
