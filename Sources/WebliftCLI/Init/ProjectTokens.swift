import Core
import Ingest
import Tokens

/// Stylesheets and JSON that declare more than a few tokens.
struct ProjectTokens {
    struct Found: Equatable {
        let path: String
        let fileCount: Int
        let tokenCount: Int
    }

    private(set) var found: [Found] = []
    private(set) var hitTimeLimit = false

    private static let endings = [".css", ".scss", ".json", ".tokens"]
    /// A stylesheet of a component or of an app declares some custom properties, too.
    private static let fewest = 10
    private static let mostNamed = 8

    private struct Sheet {
        let path: String
        let names: Set<TokenName>
    }

    /// Searches installed `packages` where the project has no tokens.
    init(
        in root: SourcePath,
        _ files: ProjectFiles,
        except inputs: [ProjectInput],
        or packages: [String],
        while hasTime: () -> Bool
    ) {
        let own = Self.paths(among: files.files).filter { path in
            !inputs.contains { $0.path == path } || Self.isRegistry(path, in: root)
        }
        let chosen = Self.withoutCopies(sheets(at: own, in: root, while: hasTime))
        for sheets in Self.folders(of: chosen) { add(sheets, among: own) }
        for package in found.isEmpty ? packages : [] { addPackage(at: package, in: root, while: hasTime) }
        found.sort { $0.path < $1.path }
    }

    private static func paths(among files: [String]) -> [String] {
        files.filter { path in
            let name = path.lowercased()
            return endings.contains { name.hasSuffix($0) } && !name.hasSuffix(".min.css")
        }
    }

    private mutating func sheets(at paths: [String], in root: SourcePath, while hasTime: () -> Bool) -> [Sheet] {
        var sheets: [Sheet] = []
        for path in paths {
            guard hasTime() else {
                hitTimeLimit = true
                break
            }
            if let sheet = Self.sheet(at: path, in: root) { sheets.append(sheet) }
        }
        return sheets
    }

    /// Tools have tokens in several places of a package: the folder with the most of them has all.
    private mutating func addPackage(at package: String, in root: SourcePath, while hasTime: () -> Bool) {
        var limits = ProjectFiles.Limits()
        (limits.depth, limits.count) = (6, 2_000)
        let files = ProjectFiles(in: root.appending(package), limits: limits, while: hasTime).files
        let paths = Self.paths(among: files.map { "\(package)/\($0)" })
        let chosen = Self.withoutCopies(sheets(at: paths, in: root, while: hasTime))
        let folders = Self.folders(of: chosen)
        let counts = folders.map { sheets in Set(sheets.flatMap(\.names)).count }
        guard let most = counts.max(), let best = counts.firstIndex(of: most) else { return }
        add(folders[best], among: paths)
    }

    /// A registry of components has its tokens beside them.
    private static func isRegistry(_ path: String, in root: SourcePath) -> Bool {
        var ignored = DiagnosticBag()
        return Ingestion.file(at: root.appending(path).typed, into: &ignored).map(TokenReader.isRegistry) ?? false
    }

    /// nil for a file without tokens, or with too few for a design system.
    private static func sheet(at path: String, in root: SourcePath) -> Sheet? {
        var ignored = DiagnosticBag()
        guard let file = Ingestion.file(at: root.appending(path).typed, into: &ignored) else { return nil }
        let declarations = TokenReader.read([TokenFile(file, isNamed: false)], into: &ignored)
        let names = Set(declarations.map(\.name))
        return names.count >= fewest ? Sheet(path: path, names: names) : nil
    }

    /// Tools write the same tokens as CSS, SCSS and JSON: the first has them all. Files of one kind are for different
    /// appearances.
    private static func withoutCopies(_ sheets: [Sheet]) -> [Sheet] {
        var chosen: [Sheet] = []
        for ending in endings {
            let known = Set(chosen.flatMap(\.names))
            chosen += sheets.filter { $0.path.lowercased().hasSuffix(ending) && !known.isSuperset(of: $0.names) }
        }
        return chosen
    }

    /// Files in one folder belong together.
    private static func folders(of sheets: [Sheet]) -> [[Sheet]] {
        Dictionary(grouping: sheets) { top(of: $0.path) }.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func top(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

    /// Takes the folder where everything in it is tokens, or where the files are too many to be listed; else each file.
    private mutating func add(_ sheets: [Sheet], among paths: [String]) {
        guard let first = sheets.first else { return }
        let folder = Self.top(of: first.path)
        let inFolder = paths.filter { $0.hasPrefix(folder + "/") }
        let isWhole = !folder.isEmpty && inFolder.count == sheets.count
        if isWhole || (!folder.isEmpty && sheets.count > Self.mostNamed) {
            let names = Set(sheets.flatMap(\.names))
            found.append(Found(path: folder, fileCount: sheets.count, tokenCount: names.count))
        } else {
            found += sheets.map { Found(path: $0.path, fileCount: 1, tokenCount: $0.names.count) }
        }
    }
}
