/// The types of one generated module, each with the members that its extensions add.
struct ModuleTypes {
    struct Member {
        let file: SwiftFile
        let declaration: SwiftDeclaration
    }

    struct TypeEntry {
        /// With the names of the types around it: `DialogTokens.Strings`.
        let path: String
        let kind: SwiftDeclaration.Kind
        var inherited: [String]
        var members: [Member]
    }

    private(set) var entries: [TypeEntry] = []

    init(_ files: [SwiftFile]) {
        var extensions: [(path: String, entry: TypeEntry)] = []
        for file in files { collect(file.topLevel, around: "", in: file, extensions: &extensions) }
        let places = Dictionary(entries.indices.map { (entries[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
        for (path, entry) in extensions {
            guard let place = places[path], entries[place].kind != .interface else { continue }
            entries[place].members += entry.members
            entries[place].inherited += entry.inherited
        }
    }

    private mutating func collect(
        _ declarations: [SwiftDeclaration],
        around: String,
        in file: SwiftFile,
        extensions: inout [(path: String, entry: TypeEntry)]
    ) {
        for declaration in declarations where declaration.isType || declaration.kind == .extending {
            let path = around.isEmpty ? declaration.name : around + "." + declaration.name
            let members = SwiftFile.flat(declaration.members)
            let entry = TypeEntry(
                path: path,
                kind: declaration.kind,
                inherited: declaration.inherited,
                members: members.map { Member(file: file, declaration: $0) }
            )
            if declaration.kind == .extending { extensions.append((path, entry)) } else { entries.append(entry) }
            collect(members, around: path, in: file, extensions: &extensions)
        }
    }

    /// What a file calls a value of which type: its variables and parameters, by name.
    static func variables(in file: SwiftFile) -> [String: Set<String>] {
        var types: [String: Set<String>] = [:]
        for declaration in file.everyDeclaration {
            if declaration.isProperty, let path = path(of: declaration.type) {
                types[declaration.name, default: []].insert(path)
            }
            for parameter in declaration.parameters {
                if let path = path(of: parameter.type) { types[parameter.name, default: []].insert(path) }
            }
        }
        return types
    }

    /// `DialogTokens.Strings` of `DialogTokens.Strings?`; nil for a function or a collection.
    private static func path(of type: ArraySlice<SwiftToken>) -> String? {
        var path = ""
        for token in type {
            if token.isSymbol("<") || token.isSymbol("{") { break }
            if token.isSymbol("->") || token.isSymbol("[") { return nil }
            if token.isWord("any") || token.isWord("inout") || token.kind == .symbol && token.text != "." { continue }
            path += token.text
        }
        return path.isEmpty ? nil : path
    }
}
