/// Words by which the Markdown docs of one library or tool are read: the headings of their sections, and the headers of
/// their tables.
struct DocsDialect: Sendable {
    struct Section: Sendable {
        let headings: [String]
        /// Headers of the column with the names, the surest first.
        var names: [String] = []
        /// Headers of all other columns that a program writes; in docs of people each word for a field may be one.
        var columns = ["description"]
    }

    let sections: [DocsSectionKind: Section]
    /// Whether a program writes the sections, which says everything with the same words and leaves no name out.
    let isGenerated: Bool

    func kind(ofHeading heading: String) -> DocsSectionKind? {
        let name = isGenerated ? heading.lowercased() : Self.bare(heading)
        return sections.first { $0.value.headings.contains(name) }?.key
    }

    /// `Read-Only Properties:` and `Readonly properties (2)` without marks, remarks and case.
    private static func bare(_ heading: String) -> String {
        var name = heading.trimmed
        if name.hasSuffix(":") { name = name.dropLast().trimmed }
        if name.hasSuffix(")"), let parenthesis = name.firstIndex(of: "(") { name = name[..<parenthesis].trimmed }
        return name.lowercased().split { $0 == " " || $0 == "-" }.joined(separator: " ")
    }

    func names(of kind: DocsSectionKind) -> [String] { sections[kind]?.names ?? [] }

    func field(_ header: String, of kind: DocsSectionKind) -> DocsField? {
        guard isGenerated else { return DocsField(label: header) }
        return sections[kind]?.columns.contains(header.lowercased()) == true ? DocsField(label: header) : nil
    }
}

extension DocsDialect {
    static let elevate = DocsDialect(
        sections: [
            .introduction: Section(headings: ["description", "overview"]),
            .properties: Section(headings: ["properties", "public properties"], names: ["property", "name"]),
            .readonlyProperties: Section(
                headings: ["read only properties", "readonly properties", "computed properties"],
                names: ["property", "name"]
            ),
            .slots: Section(headings: ["slots"], names: ["slot", "name"]),
            .events: Section(headings: ["events"], names: ["event", "event name", "name"]),
            .methods: Section(headings: ["methods", "public methods"], names: ["method", "name"]),
            .staticMethods: Section(headings: ["static methods"], names: ["method", "name"]),
            .cssParts: Section(headings: ["css parts", "css shadow parts"], names: ["part", "css part", "name"]),
            .cssProperties: Section(
                headings: ["css custom properties", "css properties"],
                names: ["property", "css property", "custom property", "css custom property", "variable", "name"]
            ),
            .cssStates: Section(
                headings: ["css states", "custom states", "css custom states"],
                names: ["state", "css state", "custom state", "name"]
            ),
            .types: Section(headings: ["types", "type definitions"], names: ["type", "name"]),
            .internationalization: Section(
                headings: ["internationalization", "internationalisation"],
                names: ["key", "property", "method", "text", "member", "name"]
            ),
            .dependencies: Section(
                headings: ["dependencies"],
                names: ["component", "dependency", "tag", "element", "name"]
            ),
        ],
        isGenerated: false
    )

    /// Readmes as Stencil's compiler writes them.
    static let stencil = DocsDialect(
        sections: [
            .introduction: Section(headings: ["overview"]),
            .usage: Section(headings: ["usage"]),
            .properties: Section(
                headings: ["properties"],
                names: ["property"],
                columns: ["attribute", "description", "type", "default"]
            ),
            .attributes: Section(headings: ["attributes"]),
            .events: Section(headings: ["events"], names: ["event"], columns: ["description", "type", "detail"]),
            .methods: Section(headings: ["methods"], names: ["method"]),
            .parameters: Section(headings: [], names: ["name"], columns: ["type", "description"]),
            .slots: Section(headings: ["slots"], names: ["slot"]),
            .cssParts: Section(headings: ["shadow parts", "css shadow parts"], names: ["part"]),
            .cssStates: Section(headings: ["custom states", "css custom states"], names: ["state"]),
            .cssProperties: Section(headings: ["css custom properties"], names: ["name"]),
            .dependencies: Section(headings: ["dependencies"]),
        ],
        isGenerated: true
    )
}

/// Subject of a section, told by its heading. All that is not listed is prose.
enum DocsSectionKind {
    case introduction, usage
    case properties, readonlyProperties, attributes
    case slots, events, methods, staticMethods, parameters
    case cssParts, cssProperties, cssStates
    case types, internationalization, dependencies

    var isProperties: Bool { self == .properties || self == .readonlyProperties }

    var isMethods: Bool { self == .methods || self == .staticMethods }

    var itemName: String {
        switch self {
        case .introduction, .usage: "paragraph"
        case .properties, .readonlyProperties: "property"
        case .attributes: "attribute"
        case .slots: "slot"
        case .events: "event"
        case .methods, .staticMethods: "method"
        case .parameters: "parameter"
        case .cssParts: "CSS part"
        case .cssProperties: "CSS custom property"
        case .cssStates: "CSS state"
        case .types: "type"
        case .internationalization: "text"
        case .dependencies: "component"
        }
    }
}

/// Kind of fact that a column of a table or a labeled bullet tells about an item.
enum DocsField: Hashable {
    case type, detail, attribute, reflects, defaultValue, description, values
    case inheritedFrom, required, readonly, signature, returns, parameters, deprecated

    init?(label: String) {
        var name = label.trimmed
        if name.hasSuffix(":") { name = name.dropLast().trimmed }
        switch name.lowercased().split(separator: " ").joined(separator: " ") {
        case "type", "definition": self = .type
        case "detail", "details", "event detail": self = .detail
        case "attribute", "attribute name": self = .attribute
        case "reflects", "reflect", "reflected": self = .reflects
        case "default", "default value": self = .defaultValue
        case "description": self = .description
        case "valid values", "values", "value", "options", "allowed values", "possible values": self = .values
        case "inherited from", "inherited": self = .inheritedFrom
        case "required": self = .required
        case "read-only", "readonly", "read only": self = .readonly
        case "signature": self = .signature
        case "returns", "return", "return type", "return value": self = .returns
        case "parameters", "parameter", "arguments": self = .parameters
        case "deprecated": self = .deprecated
        default: return nil
        }
    }
}
