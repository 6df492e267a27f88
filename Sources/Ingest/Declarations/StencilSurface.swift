import Core
import WebModel

/// Declarations of a component by Stencil's compiler: `Components.MyButton` has properties and methods,
/// `LocalJSX.MyButton` properties and handlers of events, `LocalJSX.MyButtonAttributes` properties that an attribute
/// sets.
struct StencilSurface {
    private static let components = "Components."
    private static let jsx = "LocalJSX."

    let name: String
    private let scopes: DeclaredScopes
    private let own: Int
    private var props: [String: DeclaredMember]?
    private var file: DeclarationFile
    private var jsx: Int?
    /// The properties that an attribute sets; nil where that is not told.
    private var attributes: Set<String>?

    init?(_ lineage: DeclaredLineage, in scopes: DeclaredScopes) {
        let found = lineage.ancestors.first { scopes.entries[$0.id].declaration.scope == StencilSurface.components }
        guard let own = found?.id else { return nil }
        let entry = scopes.entries[own]
        name = entry.declaration.name
        self.scopes = scopes
        self.own = own
        file = scopes.files[entry.file]
        jsx = scopes.exact(StencilSurface.jsx + name, in: entry.file)
        if let jsx {
            props = Dictionary(scopes.entries[jsx].declaration.members.map { ($0.name, $0) }) { first, _ in first }
        }
        if let id = scopes.exact(StencilSurface.jsx + name + "Attributes", in: entry.file) {
            attributes = Set(scopes.entries[id].declaration.members.map(\.name))
        }
    }

    /// JSX takes no methods.
    func isMethod(_ member: WebType.ObjectMember) -> Bool {
        guard let props, case .function = member.type.shape else { return false }
        return props[member.name] == nil
    }

    func isRequired(_ name: String) -> Bool {
        guard let member = props?[name] else { return false }
        return DeclaredMemberType.members(of: member, in: file)?.first?.isOptional == false
    }

    /// The attribute as Stencil names it where a library does not; nil for a property that can't be written in HTML.
    func attribute(of name: String, _ type: WebType) -> String? {
        let hasOne = attributes.map { $0.contains(name) } ?? type.fitsAttribute
        return hasOne ? StencilSurface.dashed(name) : nil
    }

    static func dashed(_ name: String) -> String {
        var result = ""
        for character in name {
            let begins = character.isUppercase || character.isNumber
            if begins, !result.isEmpty, result.last != "-" { result += "-" }
            result += character.lowercased()
        }
        return result
    }

    // MARK: Events

    func events(_ components: DeclaredComponents) -> [(handler: String, event: Event)] {
        guard let jsx else { return [] }
        let properties = Set(scopes.entries[own].declaration.members.map(\.name))
        return scopes.entries[jsx].declaration.members.compactMap { member in
            guard !properties.contains(member.name), let name = StencilSurface.event(ofHandler: member.name),
                let shape = DeclaredMemberType.members(of: member, in: file)?.first,
                case .function(let handler) = shape.type.shape, handler.parameters.count == 1
            else { return nil }
            let facts = ItemFacts(file.documentation(of: member), at: file.location(of: member.offset))
            let ancestor = DeclaredLineage.Ancestor(id: jsx, arguments: [:], isInherited: false)
            let type = handler.parameters[0].type.map { DeclaredEvents.plain(components.resolved($0, ancestor)) }
            let event = Event(name: name, type: type, typeText: type?.description, facts: facts)
            return (member.name, event)
        }
    }

    /// `onChange` for `change`.
    static func handler(of event: String) -> String { "on" + event.prefix(1).uppercased() + event.dropFirst() }

    private static func event(ofHandler name: String) -> String? {
        let rest = name.dropFirst(2)
        guard name.hasPrefix("on"), let first = rest.first, first.isUppercase else { return nil }
        return first.lowercased() + rest.dropFirst()
    }
}

extension DeclaredScopes {
    fileprivate func exact(_ name: String, in file: Int) -> Int? {
        meaning(of: name, in: file, scope: "").first { entries[$0].declaration.kind == .interface }
    }
}

extension WebType {
    fileprivate var fitsAttribute: Bool {
        switch shape {
        case .keyword(let keyword): keyword == .string || keyword == .number || keyword == .boolean || keyword == .any
        case .literal, .enumeration: true
        case .union(let members): members.contains { $0.fitsAttribute }
        default: false
        }
    }
}
