import JSON

/// JSON in a format with a name of its own that is not read, told from its content: what to say of it.
enum UnreadFormat {
    /// nil for what is not known.
    static func name(of root: JSONValue) -> String? {
        guard root.kind == .object else { return nil }
        if root["tags"]?.kind == .array || root["globalAttributes"] != nil || root["valueSets"] != nil {
            return tagsFormat(root)
        }
        if root["contributions"] != nil { return "JetBrains web-types, not a manifest" }
        if root["properties"]?.kind == .array || root["atDirectives"] != nil || root["pseudoClasses"] != nil {
            return "VS Code CSS custom data, not a manifest"
        }
        if root["dependencies"] != nil || root["devDependencies"] != nil || root["scripts"] != nil
            || root["customElements"]?.string != nil
            || (root["name"]?.string != nil && root["version"]?.string != nil)
        {
            return "a package.json; give the folder that it is in, or the manifest that it names"
        }
        if root["lockfileVersion"] != nil { return "a package lock file, not a manifest" }
        if root["compilerOptions"] != nil { return "a TypeScript configuration, not a manifest" }
        return nil
    }

    /// Two formats list `tags`: VS Code's, whose version is a number, and the older analyzer's, whose version is a
    /// word and whose tags have properties and events.
    private static func tagsFormat(_ root: JSONValue) -> String {
        let analyzerFields = ["properties", "events", "slots", "cssProperties", "cssParts", "jsDoc", "path"]
        let hasAnalyzerFields =
            root["tags"]?.elements.contains { tag in analyzerFields.contains { tag[$0] != nil } } ?? false
        if root["version"]?.string != nil || hasAnalyzerFields {
            return "the output of the older web-component-analyzer, not a manifest"
        }
        return "VS Code HTML custom data, not a manifest"
    }
}
