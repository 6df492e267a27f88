import Core
import WebModel

/// Events that an element's `addEventListener` takes, declared as a map from their names to the types that they carry.
///
/// ```
/// addEventListener<K extends keyof ButtonEvents>(type: K, listener: (ev: CustomEvent<ButtonEvents[K]>) => any): void;
/// ```
struct DeclaredEvents {
    private(set) var all: [Event] = []

    init(_ components: DeclaredComponents, _ lineage: DeclaredLineage) {
        var names: Set<String> = []
        for ancestor in lineage.ancestors {
            let entry = components.scopes.entries[ancestor.id]
            let file = components.scopes.files[entry.file]
            for member in entry.declaration.members where member.name == "addEventListener" {
                guard let (map, event) = DeclaredEvents.listener(member, file) else { continue }
                for event in DeclaredEvents.events(of: map, event, ancestor, components)
                where names.insert(event.name).inserted {
                    all.append(event)
                }
            }
        }
    }

    /// The name of the map, and the type of an event with `carried` in place of `map[K]`.
    private static func listener(_ member: DeclaredMember, _ file: DeclarationFile) -> (map: String, event: WebType)? {
        guard case .function(let function)? = DeclaredMemberType.members(of: member, in: file)?.first?.type.shape,
            let parameter = function.typeParameters.first, let key = parameter.split(separator: " ").first,
            let keyword = parameter.firstRange(of: " extends keyof "), function.parameters.count > 1,
            case .function(let listener)? = function.parameters[1].type?.shape,
            let event = listener.parameters.last(where: { $0.name != "this" })?.type
        else { return nil }
        let map = String(parameter[keyword.upperBound...].prefix { $0 != " " })
        return (map, event.replacingText("\(map)[\(key)]", with: WebType(.reference(name: carried, arguments: []))))
    }

    /// A name that no file can spell, for the type that an event carries.
    private static let carried = "\u{0}"

    private static func events(
        of map: String,
        _ event: WebType,
        _ ancestor: DeclaredLineage.Ancestor,
        _ components: DeclaredComponents
    ) -> [Event] {
        let scopes = components.scopes
        let entry = scopes.entries[ancestor.id]
        // A map that no file declares is the platform's: `HTMLElementEventMap`.
        let found = scopes.meaning(of: map, at: entry)
        guard let id = found.first(where: { scopes.entries[$0].declaration.kind == .interface }) else { return [] }
        let lineage = DeclaredLineage(of: id, in: scopes)
        let outer = DeclaredEvents.plain(components.resolved(event, ancestor))
        return lineage.ancestors.flatMap { part in
            let owner = scopes.entries[part.id]
            let file = scopes.files[owner.file]
            return owner.declaration.members.compactMap { member -> Event? in
                guard !member.name.isEmpty, !member.name.hasPrefix("["), let written = member.type,
                    let shape = DeclaredMemberType.members(of: member, in: file)?.first
                else { return nil }
                let type = outer.substituting([carried: components.resolved(shape.type, part)])
                let facts = ItemFacts(file.documentation(of: member), at: file.location(of: member.offset))
                let text = DeclaredEvents.text(event, DeclaredComponents.line(file.text(written)))
                return Event(name: member.name, type: type, typeText: text, facts: facts)
            }
        }
    }

    /// The type as it is written, with the type that it carries: `CustomEvent<string>`.
    private static func text(_ event: WebType, _ carried: String) -> String {
        let event = plain(event)
        guard case .reference(_, let arguments) = event.shape, !arguments.isEmpty else { return carried }
        return "CustomEvent<\(carried)>"
    }

    /// An event that a library declares under a name of its own is the event that it extends.
    static func plain(_ type: WebType) -> WebType {
        guard case .intersection(let parts) = type.shape else { return type }
        let event = parts.first { part in
            guard case .reference(let name, _) = part.shape else { return false }
            return name.hasSuffix("Event")
        }
        return event ?? type
    }
}

extension WebType {
    fileprivate func replacingText(_ text: String, with other: WebType) -> WebType {
        if case .named(.indexedAccess, let own) = shape, own == text { return other }
        return replacingChildren { $0.replacingText(text, with: other) }
    }
}
