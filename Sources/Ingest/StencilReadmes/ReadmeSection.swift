import Core
import Documents

/// Subjects of the sections that the compiler writes, in the order in which it writes them.
enum ReadmeSection: Int {
    case overview, usage, properties, attributes, events, methods, slots, cssParts, cssStates, cssProperties,
        dependencies

    init?(heading: String) {
        switch heading.lowercased() {
        case "overview": self = .overview
        case "usage": self = .usage
        case "properties": self = .properties
        case "attributes": self = .attributes
        case "events": self = .events
        case "methods": self = .methods
        case "slots": self = .slots
        case "shadow parts", "css shadow parts": self = .cssParts
        case "custom states", "css custom states": self = .cssStates
        case "css custom properties": self = .cssProperties
        case "dependencies": self = .dependencies
        default: return nil
        }
    }

    /// Sections with the words of people, with any headings and tables.
    var isProse: Bool { self == .overview || self == .usage }

    /// Headers of its table; the first is the header of the names.
    var columns: [String] {
        switch self {
        case .overview, .usage, .dependencies, .attributes: []
        case .properties: ["property", "attribute", "description", "type", "default"]
        case .events: ["event", "description", "type", "detail"]
        case .methods: ["method", "description"]
        case .slots: ["slot", "description"]
        case .cssParts: ["part", "description"]
        case .cssStates: ["state", "description"]
        case .cssProperties: ["name", "description"]
        }
    }

    var itemName: String {
        switch self {
        case .overview, .usage: "paragraph"
        case .properties: "property"
        case .attributes: "attribute"
        case .events: "event"
        case .methods: "method"
        case .slots: "slot"
        case .cssParts: "CSS part"
        case .cssStates: "CSS state"
        case .cssProperties: "CSS custom property"
        case .dependencies: "component"
        }
    }

    func isTable(_ table: MarkdownTable) -> Bool {
        let headers = table.header.cells.map { DocsText($0).plain.lowercased() }
        guard let first = columns.first, headers.first == first else { return false }
        return headers.contains("description") || headers.contains("type")
    }
}
