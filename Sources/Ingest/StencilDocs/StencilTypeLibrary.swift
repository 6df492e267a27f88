import Core
import WebModel

/// The types that Stencil's docs list beside the components: declarations in TypeScript, by the module and name of each.
struct StencilTypeLibrary {
    /// Longer chains of names are cut: a type so far away remains a name.
    private static let chainLimit = 32

    private struct Entry {
        let name: String
        let type: WebType?
        let isExtending: Bool
        let place: SourceLocation
        let text: String
    }

    private enum State {
        case atWork
        case resolved(WebType)
    }

    private var entries: [String: Entry] = [:]
    /// Identifier of the declaration that stands for all declarations of a name, if they agree.
    private var agreed: [String: String] = [:]
    private var states: [String: State] = [:]

    init(_ library: JSONValue?) {
        var disagreed: Set<String> = []
        guard let library else { return }
        for member in library.members {
            let id = member.key.text
            let name = id.split(separator: "::").last.map(String.init) ?? id
            guard let text = member.value["declaration"]?.string, !name.isEmpty else { continue }
            let (type, isExtending) = Self.declaredType(text)
            entries[id] = Entry(
                name: name,
                type: type,
                isExtending: isExtending,
                place: member.value.location,
                text: text
            )
            guard let type else { continue }
            if let known = agreed[name].flatMap({ entries[$0]?.type }), known.meaning != type.meaning {
                disagreed.insert(name)
            } else if agreed[name] == nil {
                agreed[name] = id
            }
        }
        for name in disagreed { agreed[name] = nil }
        for id in entries.keys.sorted() { _ = type(of: id, depth: 0) }
    }

    /// Types that a name alone means, sorted by name.
    var definitions: [TypeDefinition] {
        agreed.sorted { $0.key < $1.key }.compactMap { name, id in
            guard let entry = entries[id], case .resolved(let type)? = states[id] else { return nil }
            return TypeDefinition(name: name, type: type, typeText: entry.text, facts: ItemFacts(source: entry.place))
        }
    }

    /// A type with the names in it replaced that the library declares; `references` say which declaration a name means.
    func resolved(_ type: WebType, references: JSONValue?) -> WebType {
        let names = Set(type.referencedNames)
        guard !names.isEmpty else { return type }
        return type.resolvingReferences { names.contains($0) ? declared($0, references) : nil }
    }

    func expansion(of name: WebType, references: JSONValue?) -> WebType? {
        guard !name.referencedNames.isEmpty else { return nil }
        let type = resolved(name, references: references)
        return type.isDefinite ? type : nil
    }

    private func declared(_ name: String, _ references: JSONValue?) -> WebType? {
        let told = references?[name]?["id"]?.string
        guard let id = told.flatMap({ entries[$0] == nil ? nil : $0 }) ?? agreed[name],
            case .resolved(let type)? = states[id]
        else { return nil }
        return type
    }

    /// Each declaration is resolved once. One that leads back to itself keeps the name where it does.
    private mutating func type(of id: String, depth: Int) -> WebType? {
        switch states[id] {
        case .atWork: return nil
        case .resolved(let type): return type
        case nil: break
        }
        guard depth < Self.chainLimit, let definition = entries[id]?.type else { return nil }
        states[id] = .atWork
        var types: [String: WebType] = [:]
        for name in definition.referencedNames {
            guard let used = agreed[name] else { continue }
            types[name] = type(of: used, depth: depth + 1)
        }
        let type = definition.resolvingReferences { types[$0] }.joiningObjects
        // An interface is not known without its bases.
        if entries[id]?.isExtending == true, case .intersection = type.shape { return nil }
        states[id] = .resolved(type)
        return type
    }

    /// An alias, an interface, an enum, or the type alone, as Stencil quotes it. A declaration with type parameters
    /// says too little on its own, and stays a name.
    private static func declaredType(_ text: String) -> (type: WebType?, isExtending: Bool) {
        // A declaration that can't be read is no mistake of the library; messages about the type name it.
        var unsaid = DiagnosticBag()
        let file = DeclarationParser.read(SourceFile(path: SourcePath(""), text: text), into: &unsaid)
        let type: WebType?
        if let declaration = file.declarations.first {
            guard declaration.typeParameters.isEmpty else { return (nil, false) }
            type = TypeDefinitions(DeclaredScopes([file]), elements: []).types[0]
        } else {
            let result = WebTypeParser.parse(text)
            type = result.problem == nil ? result.type : nil
        }
        let isTelling = type.map { $0.isDefinite || !$0.referencedNames.isEmpty } ?? false
        return (isTelling ? type : nil, file.declarations.first?.bases.isEmpty == false)
    }
}
