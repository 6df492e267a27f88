import Core

/// Words for messages about JSON in a format with a name of its own that is not read, told from its content.
enum UnreadFormat {
    /// nil for an unknown format.
    static func name(of root: JSONValue) -> String? {
        guard root.kind == .object else { return nil }
        if root["entries"]?.kind == .array, root["compiler"]?["name"]?.isString("@stencil/core") == true {
            return
                "the list of files that Stencil's compiler keeps for itself, which tells nothing of a component's API; "
                + "give its docs-json, its readmes or its components.d.ts"
        }
        if let contributions = root["contributions"] { return webTypes(of: root, contributions) }
        if root["properties"]?.kind == .array || root["atDirectives"] != nil || root["pseudoClasses"] != nil {
            return "VS Code CSS custom data, which tells of no elements; give the HTML custom data or the manifest"
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

    /// Web-types of custom elements are read.
    private static func webTypes(of root: JSONValue, _ contributions: JSONValue) -> String {
        let instead = "give the manifest or the declarations of the library's custom elements"
        let html = contributions["html"]?.members.map(\.key.text) ?? []
        // `vue-components` tells the framework where the file itself does not.
        let lists = html.first { $0.contains("-components") }
        let framework = root["framework"]?.string ?? lists?.split(separator: "-").first.map(String.init)
        guard let framework else { return "web-types without elements of HTML; \(instead)" }
        return "web-types of \(framework), whose components are no custom elements; \(instead)"
    }
}
