/// The names behind `@layer`, each as the path through the layers that it leads.
enum LayerNames {
    static func paths(in tokens: ArraySlice<StylesheetToken>, of source: StylesheetSource) -> [[String]] {
        tokens.split { $0.kind == .comma }.compactMap { name in
            let path = name.filter { $0.kind == .word }.map { source.text($0.range) }
            return path.isEmpty ? nil : path
        }
    }

    /// Reads the layers that `@import "x.css" layer(name)` names.
    static func ofImport(_ tokens: ArraySlice<StylesheetToken>, of source: StylesheetSource) -> [[String]] {
        guard let start = tokens.firstIndex(where: { $0.kind == .function && source.isWord($0.range, "layer(") })
        else { return [] }
        return paths(in: tokens[(start + 1)...].prefix { $0.kind != .closeParenthesis }, of: source)
    }
}
