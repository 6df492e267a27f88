import JSON

/// What kind of file a JSON document is, told from its content.
enum JSONFormat: Equatable {
    case manifest
    /// A format with a name of its own that is not read.
    case other(String)
    case unknown

    init(_ root: JSONValue) {
        self = JSONFormat.recognise(root)
    }

    private static func recognise(_ root: JSONValue) -> JSONFormat {
        guard root.kind == .object else { return .unknown }
        if let modules = root["modules"], modules.kind == .array { return .manifest }
        if root["schemaVersion"] != nil, root["tags"] == nil { return .manifest }
        if root["tags"]?.kind == .array || root["globalAttributes"] != nil || root["valueSets"] != nil {
            return tagsFormat(root)
        }
        if root["contributions"] != nil { return .other("JetBrains web-types, not a manifest") }
        if root["components"]?.kind == .array, root["compiler"] != nil || root["timestamp"] != nil {
            return .other("Stencil's docs.json, not a manifest")
        }
        if root["properties"]?.kind == .array || root["atDirectives"] != nil || root["pseudoClasses"] != nil {
            return .other("VS Code CSS custom data, not a manifest")
        }
        if root["dependencies"] != nil || root["devDependencies"] != nil || root["scripts"] != nil
            || root["customElements"]?.string != nil
            || (root["name"]?.string != nil && root["version"]?.string != nil)
        {
            return .other("a package.json; give the folder that it is in, or the manifest that it names")
        }
        if root["lockfileVersion"] != nil { return .other("a package lock file, not a manifest") }
        if root["compilerOptions"] != nil { return .other("a TypeScript configuration, not a manifest") }
        return .unknown
    }

    /// Two formats list `tags`: VS Code's, whose version is a number, and the older analyzer's, whose version is a
    /// word and whose tags have properties and events.
    private static func tagsFormat(_ root: JSONValue) -> JSONFormat {
        let analyzerFields = ["properties", "events", "slots", "cssProperties", "cssParts", "jsDoc", "path"]
        let hasAnalyzerFields =
            root["tags"]?.elements.contains { tag in analyzerFields.contains { tag[$0] != nil } } ?? false
        if root["version"]?.string != nil || hasAnalyzerFields {
            return .other("the output of the older web-component-analyzer, not a manifest")
        }
        return .other("VS Code HTML custom data, not a manifest")
    }
}
