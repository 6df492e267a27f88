import TestSupport

/// Small manifests, put together from what a test is about.
enum ExampleManifest {
    /// A manifest of some declarations.
    static func text(_ declarations: [String], schema: String = "2.1.0") -> String {
        """
        {"schemaVersion": "\(schema)", "modules": [{"kind": "javascript-module", "path": "thing.js",
        "declarations": [\(declarations.joined(separator: ",\n"))]}]}
        """
    }

    /// The one component of most examples.
    static func thing(_ parts: String...) -> String { component("elvt-thing", "ElvtThing", parts) }

    static func component(_ tag: String, _ className: String, _ parts: [String]) -> String {
        let all = ["\"kind\": \"class\", \"name\": \"\(className)\", \"tagName\": \"\(tag)\", \"customElement\": true"]
        return "{\((all + parts).joined(separator: ", "))}"
    }

    // MARK: Lists

    static func members(_ members: String...) -> String { "\"members\": [\(members.joined(separator: ", "))]" }
    static func events(_ events: String...) -> String { "\"events\": [\(events.joined(separator: ", "))]" }
    static func slots(_ slots: String...) -> String { "\"slots\": [\(slots.joined(separator: ", "))]" }
    static func parts(_ parts: String...) -> String { "\"cssParts\": [\(parts.joined(separator: ", "))]" }
    static func styles(_ styles: String...) -> String { "\"cssProperties\": [\(styles.joined(separator: ", "))]" }
    static func states(_ states: String...) -> String { "\"cssStates\": [\(states.joined(separator: ", "))]" }
    static func texts(_ texts: String...) -> String { "\"intl\": [\(texts.joined(separator: ", "))]" }

    static func items(_ items: String...) -> [String] { ComponentJSON.lists(of: items) }

    // MARK: Entries

    /// `more` are further members of the entry, as JSON.
    static func field(_ name: String, _ type: String?, _ value: String? = nil, _ more: String = "") -> String {
        entry(name, type, ["\"kind\": \"field\""], value, more)
    }

    static func method(_ name: String, _ parameters: [String], _ returns: String?) -> String {
        var kind = ["\"kind\": \"method\"", "\"parameters\": [\(parameters.joined(separator: ", "))]"]
        if let returns { kind.append("\"return\": {\"type\": {\"text\": \(ComponentJSON.quoted(returns))}}") }
        return entry(name, nil, kind, nil, "")
    }

    static func entry(_ name: String, _ type: String? = nil, _ value: String? = nil, _ more: String = "") -> String {
        entry(name, type, [], value, more)
    }

    private static func entry(
        _ name: String,
        _ type: String?,
        _ kind: [String],
        _ value: String?,
        _ more: String
    ) -> String {
        var members = kind + ["\"name\": \(ComponentJSON.quoted(name))"]
        if let type { members.append("\"type\": {\"text\": \(ComponentJSON.quoted(type))}") }
        if let value { members.append("\"default\": \(ComponentJSON.quoted(value))") }
        if !more.isEmpty { members.append(more) }
        return "{\(members.joined(separator: ", "))}"
    }
}
