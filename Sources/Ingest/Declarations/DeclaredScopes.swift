import Core

/// Meanings of names where they stand, over all declaration files that are read together.
struct DeclaredScopes: Sendable {
    /// The most modules that are asked for a name that is handed on.
    private static let hopLimit = 256

    struct Entry: Sendable {
        let file: Int
        let declaration: Declaration
    }

    let files: [DeclarationFile]
    private(set) var entries: [Entry] = []
    /// Declarations of each file, by their names with namespaces.
    private var own: [[String: [Int]]]
    private var globals: [String: [Int]] = [:]
    /// Declarations at the top of any file.
    private var tops: [String: [Int]] = [:]
    private var paths: [String: Int] = [:]

    init(_ files: [DeclarationFile]) {
        self.files = files
        own = files.map { _ in [:] }
        for (index, file) in files.enumerated() {
            for path in DeclaredScopes.modulePaths(of: file.source.path.typed) where paths[path] == nil {
                paths[path] = index
            }
            for declaration in file.declarations {
                let id = entries.count
                entries.append(Entry(file: index, declaration: declaration))
                own[index][declaration.qualifiedName, default: []].append(id)
                if declaration.isGlobal { globals[declaration.qualifiedName, default: []].append(id) }
                if declaration.scope.isEmpty { tops[declaration.name, default: []].append(id) }
            }
        }
    }

    /// The declarations that a name means where a declaration stands.
    func meaning(of name: String, at user: Entry) -> [Int] {
        meaning(of: name, in: user.file, scope: user.declaration.scope)
    }

    func interface(named name: String, in file: Int, scope: String) -> Entry? {
        meaning(of: name, in: file, scope: scope).lazy.map { entries[$0] }.first { $0.declaration.kind == .interface }
    }

    func text(_ range: Range<Int>, of entry: Entry) -> String { files[entry.file].text(range) }

    func meaning(of name: String, in file: Int, scope: String) -> [Int] {
        var scope = Substring(scope)
        while true {
            if let found = own[file]["\(scope)\(name)"] { return found }
            guard !scope.isEmpty else { break }
            let outer = scope.dropLast().lastIndex(of: ".")
            scope = outer.map { scope[...$0] } ?? ""
        }
        let parts = name.split(separator: ".", maxSplits: 1)
        let root = String(parts.first ?? "")
        if let link = files[file].imports[root] {
            var hops = 0
            let rest = parts.count > 1 ? String(parts[1]) : nil
            return follow(link, rest: rest, from: file, &hops)
        }
        return globals[name] ?? []
    }

    private func exported(_ name: String, by file: Int, _ hops: inout Int) -> [Int] {
        hops += 1
        guard hops < DeclaredScopes.hopLimit else { return [] }
        if let link = files[file].exports[name] {
            if link.module == nil, let found = own[file][link.name] { return found }
            let imported = link.module == nil ? files[file].imports[link.name] : nil
            return follow(imported ?? link, rest: nil, from: file, &hops)
        }
        if let found = own[file][name] { return found }
        for module in files[file].forwards {
            guard let target = target(of: module, from: file) else { continue }
            let found = exported(name, by: target, &hops)
            if !found.isEmpty { return found }
        }
        return []
    }

    private func follow(_ link: DeclarationFile.Link, rest: String?, from file: Int, _ hops: inout Int) -> [Int] {
        guard let module = link.module else { return [] }
        guard let target = target(of: module, from: file) else {
            // A file of the package that lies elsewhere: the name alone decides, where only one file declares it.
            guard module.hasPrefix("."), link.name != "*", let found = tops[link.name], let first = found.first,
                found.allSatisfy({ entries[$0].file == entries[first].file })
            else { return [] }
            return found
        }
        let name = link.name == "*" ? rest : rest.map { "\(link.name).\($0)" } ?? link.name
        return name.map { exported($0, by: target, &hops) } ?? []
    }

    // MARK: Modules

    /// The file that a module means; nil for modules of other packages and for files that were not given.
    func target(of module: String, from file: Int) -> Int? {
        guard module.hasPrefix(".") else { return nil }
        let folder = files[file].source.path.typed.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let path = DeclaredScopes.normalized(folder + module.split(separator: "/"))
        return paths[path] ?? paths[DeclaredScopes.withoutEnding(path)]
    }

    private static let endings = [".d.ts", ".d.mts", ".d.cts", ".ts", ".js", ".mjs", ".cjs"]

    private static func withoutEnding(_ path: String) -> String {
        endings.first { path.hasSuffix($0) }.map { String(path.dropLast($0.count)) } ?? path
    }

    /// Paths by which modules name a file: without its ending, and a folder for its `index`.
    private static func modulePaths(of path: String) -> [String] {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let plain = withoutEnding(normalized(Array(parts)))
        guard plain.hasSuffix("/index") || plain == "index" else { return [plain] }
        return [plain, String(plain.dropLast(plain == "index" ? 5 : 6))]
    }

    private static func normalized(_ parts: some Sequence<Substring>) -> String {
        var result: [Substring] = []
        for part in parts where part != "." {
            if part == "..", let last = result.last, last != "..", !last.isEmpty {
                result.removeLast()
            } else {
                result.append(part)
            }
        }
        return result.joined(separator: "/")
    }
}
