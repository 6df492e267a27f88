/// Subject of a section of the docs, told by its heading. All that is not listed is prose.
enum DocsSectionKind: Equatable {
    case introduction
    case properties, readonlyProperties, computedProperties
    case slots, events, methods, staticMethods
    case cssParts, cssProperties, cssStates
    case types, internationalization, dependencies

    init?(heading: String) {
        var name = heading.trimmed
        if name.hasSuffix(":") { name = name.dropLast().trimmed }
        if name.hasSuffix(")"), let parenthesis = name.firstIndex(of: "(") { name = name[..<parenthesis].trimmed }
        name = name.lowercased()
        // Most headings are one word, for they are names of items.
        if name.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }) {
            name = name.split { $0 == " " || $0 == "-" }.joined(separator: " ")
        }
        switch name {
        case "description", "overview": self = .introduction
        case "properties", "public properties": self = .properties
        case "read only properties", "readonly properties": self = .readonlyProperties
        case "computed properties": self = .computedProperties
        case "slots": self = .slots
        case "events": self = .events
        case "methods", "public methods": self = .methods
        case "static methods": self = .staticMethods
        case "css parts", "css shadow parts": self = .cssParts
        case "css custom properties", "css properties": self = .cssProperties
        case "css states", "custom states", "css custom states": self = .cssStates
        case "types", "type definitions": self = .types
        case "internationalization", "internationalisation": self = .internationalization
        case "dependencies": self = .dependencies
        default: return nil
        }
    }

    var isProperties: Bool {
        self == .properties || self == .readonlyProperties || self == .computedProperties
    }

    var isMethods: Bool { self == .methods || self == .staticMethods }

    var nameHeaders: [String] {
        switch self {
        case .introduction: []
        case .properties, .readonlyProperties, .computedProperties: ["property", "name"]
        case .slots: ["slot", "name"]
        case .events: ["event", "event name", "name"]
        case .methods, .staticMethods: ["method", "name"]
        case .cssParts: ["part", "css part", "name"]
        case .cssProperties: ["property", "css property", "custom property", "css custom property", "variable", "name"]
        case .cssStates: ["state", "css state", "custom state", "name"]
        case .types: ["type", "name"]
        case .internationalization: ["key", "property", "method", "text", "member", "name"]
        case .dependencies: ["component", "dependency", "tag", "element", "name"]
        }
    }

    var itemName: String {
        switch self {
        case .introduction: "paragraph"
        case .properties, .readonlyProperties, .computedProperties: "property"
        case .slots: "slot"
        case .events: "event"
        case .methods, .staticMethods: "method"
        case .cssParts: "CSS part"
        case .cssProperties: "CSS custom property"
        case .cssStates: "CSS state"
        case .types: "type"
        case .internationalization: "text"
        case .dependencies: "component"
        }
    }
}
