import SwiftModel
import WebModel

/// Keyed by names without backticks.
struct ExpectedTypes {
    /// Member of the detail of an event, of the item of a list, or of texts.
    struct Member {
        let name: String
        let type: WrittenType
        var defaultText: String?
        let webName: String
    }

    private(set) var enums: [String: SwiftEnum] = [:]
    private(set) var structures: [String: [Member]] = [:]
    private var aliases: [String: String] = [:]
    private(set) var components: [String: String] = [:]

    init(_ library: SwiftLibrary) {
        for type in library.sharedEnums + library.components.flatMap(\.enums) { enums[Self.name(type.name)] = type }
        for alias in library.components.flatMap(\.typeAliases) {
            aliases[Self.name(alias.name)] = Self.name(alias.target)
        }
        for component in library.components {
            components[component.names.view.name] = component.tag
            guard !component.texts.isEmpty else { continue }
            structures[Self.name(component.stringsType)] = component.texts.map { text in
                Member(
                    name: text.name.name,
                    type: written(text.type),
                    defaultText: text.defaultValue?.text(as: text.type),
                    webName: text.origin.name
                )
            }
        }
        for type in library.sharedStructs + library.components.flatMap(\.structs) {
            structures[Self.name(type.name)] = type.members.map {
                Member(name: $0.name.name, type: written($0.type), webName: $0.webName)
            }
        }
    }

    /// Replaces second names.
    func written(_ type: SwiftType) -> WrittenType {
        switch type {
        case .named(let name, let arguments):
            .named(name.split(separator: ".").map(String.init), arguments: arguments.map(written))
        case .generated(let name, let arguments):
            .named(plain(Self.name(name)).split(separator: ".").map(String.init), arguments: arguments.map(written))
        case .optional(let inner): .optional(written(inner))
        case .array(let inner): .array(written(inner))
        case .dictionary(let key, let value): .dictionary(written(key), written(value))
        case .tuple(let elements): .tuple(elements.map { written($0.type) })
        case .function(let parameters, let result): .function(parameters.map(written), effects: "", written(result))
        case .placeholder(let hole): .other("{\(hole.rawValue)}")
        }
    }

    func enumeration(_ name: GeneratedTypeName) -> SwiftEnum? { enums[plain(Self.name(name))] }

    private func plain(_ name: String) -> String { aliases[name] ?? name }

    static func name(_ name: GeneratedTypeName) -> String { (name.scope.map { "\($0.name)." } ?? "") + name.name.name }
}
