/// A custom-elements manifest as plain structs: what a program that reads manifests with `JSONDecoder` would write.
///
/// What the schema names is decoded; what generators add to it is skipped. Generators also get things wrong (`required`
/// as an object, `deprecated` as a text or as a truth value), so such a member is `Flag`.
struct ManifestShape: Decodable {
    struct Module: Decodable {
        var kind: String?
        var path: String
        var summary: String?
        var description: String?
        var declarations: [Declaration]?
        var exports: [Export]?
        var deprecated: Flag?
    }

    struct Export: Decodable {
        var kind: String
        var name: String
        var declaration: Reference?
        var deprecated: Flag?
    }

    struct Reference: Decodable {
        var name: String?
        var package: String?
        var module: String?
    }

    struct TypeText: Decodable {
        var text: String
        var references: [Reference]?
    }

    /// A class, mixin, function or variable.
    struct Declaration: Decodable {
        var kind: String
        var name: String
        var summary: String?
        var description: String?
        var deprecated: Flag?
        var tagName: String?
        var customElement: Bool?
        var superclass: Reference?
        var mixins: [Reference]?
        var members: [Member]?
        var attributes: [Attribute]?
        var events: [Event]?
        var slots: [Slot]?
        var cssParts: [StyleHook]?
        var cssProperties: [StyleHook]?
        var cssStates: [StyleHook]?
        var type: TypeText?
        var `default`: String?
        var parameters: [Parameter]?
        var `return`: Return?
    }

    /// A field or method.
    struct Member: Decodable {
        var kind: String
        var name: String
        var summary: String?
        var description: String?
        var deprecated: Flag?
        var type: TypeText?
        var `default`: String?
        var privacy: String?
        var `static`: Bool?
        var readonly: Bool?
        var reflects: Bool?
        var attribute: String?
        var parameters: [Parameter]?
        var `return`: Return?
        var inheritedFrom: Reference?
    }

    struct Parameter: Decodable {
        var name: String
        var summary: String?
        var description: String?
        var type: TypeText?
        var `default`: String?
        var optional: Bool?
        var rest: Bool?
    }

    struct Return: Decodable {
        var summary: String?
        var description: String?
        var type: TypeText?
    }

    struct Attribute: Decodable {
        var name: String?
        var summary: String?
        var description: String?
        var deprecated: Flag?
        var type: TypeText?
        var `default`: String?
        var fieldName: String?
        var required: Flag?
        var inheritedFrom: Reference?
    }

    struct Event: Decodable {
        var name: String?
        var summary: String?
        var description: String?
        var deprecated: Flag?
        var type: TypeText?
        var inheritedFrom: Reference?
    }

    struct Slot: Decodable {
        var name: String?
        var summary: String?
        var description: String?
        var deprecated: Flag?
        var type: TypeText?
        var required: Flag?
        var inheritedFrom: Reference?
    }

    /// A CSS part, property or state.
    struct StyleHook: Decodable {
        var name: String
        var summary: String?
        var description: String?
        var deprecated: Flag?
        var syntax: String?
        var `default`: String?
        var inheritedFrom: Reference?
    }

    /// A member that should be a truth value, and often is a text or an object.
    enum Flag: Decodable {
        case bool(Bool)
        case text(String)
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let bool = try? container.decode(Bool.self) {
                self = .bool(bool)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .other
            }
        }
    }

    var schemaVersion: String?
    var readme: String?
    var deprecated: Flag?
    var modules: [Module]
}
