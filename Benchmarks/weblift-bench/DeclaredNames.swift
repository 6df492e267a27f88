import Core

/// What a manifest's modules are called and what they declare: the names that a copy has to change.
struct DeclaredNames {
    private(set) var declarations: Set<String> = []
    private(set) var tags: Set<String> = []
    private(set) var modules: Set<String> = []

    init(_ list: JSONValue) {
        for module in list.elements {
            if let path = module["path"]?.string { modules.insert(DeclaredNames.plain(path)) }
            for declaration in module["declarations"]?.elements.map({ $0 }) ?? [] {
                if let name = declaration["name"]?.string { declarations.insert(name) }
                if let tag = declaration["tagName"]?.string { tags.insert(tag) }
            }
            for export in module["exports"]?.elements.map({ $0 }) ?? []
            where export["kind"]?.isString("custom-element-definition") == true {
                if let tag = export["name"]?.string { tags.insert(tag) }
            }
        }
    }

    func hasModule(_ path: String) -> Bool {
        modules.contains(DeclaredNames.plain(path))
    }

    /// A path without the beginning that tools put before it or leave out.
    static func plain(_ path: String) -> String {
        String(path.drop { $0 == "." || $0 == "/" })
    }
}
