/// The Swift files of a package folder: `Sources/<Module>/**` and `Tests/<Module>/**`.
///
/// Nothing of the package is executed, also not its manifest. Links to folders are not followed: what is checked lies
/// in the package.
struct PackageSources: Sendable, Equatable {
    /// No package that was ever generated comes near.
    static let fileLimit = 10_000
    static let sizeLimit = 256 << 20
    static let depthLimit = 32

    private(set) var modules: [CheckedModule] = []
    /// What was passed over and could hold Swift files.
    private(set) var skipped: [String] = []
    private var fileCount = 0
    private var size = 0
    /// Whether the module at hand has an asset catalog.
    private var hasCatalog = false

    init(in folder: String) throws(VerificationFailure) {
        var found: [CheckedModule] = []
        for (name, isTest) in [("Sources", false), ("Tests", true)] {
            let parent = "\(folder)/\(name)"
            guard FileTree.kind(of: parent) == .folder else { continue }
            for module in try FileTree.names(in: parent) {
                let path = "\(parent)/\(module)"
                guard PathLines.canTake(module) else {
                    skipped.append(path)
                    continue
                }
                guard FileTree.kind(of: path) == .folder else {
                    if module.hasSuffix(".swift") || FileTree.kind(of: path) == .link { skipped.append(path) }
                    continue
                }
                var paths: [String] = []
                hasCatalog = false
                try collect(path, depth: 0, into: &paths)
                guard !paths.isEmpty else { continue }
                var files: [CheckedFile] = []
                for file in paths {
                    let bytes = try FileTree.bytes(of: file)
                    size += bytes.count
                    guard size <= PackageSources.sizeLimit else {
                        let limit = PackageSources.sizeLimit >> 20
                        throw VerificationFailure(.system, "the package has more than \(limit) MiB of Swift")
                    }
                    files.append(CheckedFile(path: file, name: String(file.dropFirst(path.count + 1)), bytes: bytes))
                }
                let imports = files.reduce(into: Set<String>()) { $0.formUnion(ImportedModules.of($1.bytes)) }
                found.append(
                    CheckedModule(
                        name: PackageSources.moduleName(module),
                        isTest: isTest,
                        files: files,
                        imports: imports,
                        hasResources: hasCatalog
                    )
                )
            }
        }
        let names = Set(found.map(\.name))
        for index in found.indices { found[index].imports.formIntersection(names) }
        modules = CheckedModule.ordered(found)
    }

    private mutating func collect(
        _ folder: String,
        depth: Int,
        into files: inout [String]
    ) throws(VerificationFailure) {
        guard depth < PackageSources.depthLimit else {
            skipped.append(folder)
            return
        }
        for name in try FileTree.names(in: folder) {
            let path = "\(folder)/\(name)"
            let kind = FileTree.kind(of: path)
            guard PathLines.canTake(name) else {
                if kind == .folder || kind == .link || name.hasSuffix(".swift") { skipped.append(path) }
                continue
            }
            switch kind {
            case .folder where name.hasSuffix(".xcassets"): hasCatalog = true
            case .folder: try collect(path, depth: depth + 1, into: &files)
            case .file where name.hasSuffix(".swift"):
                fileCount += 1
                guard fileCount <= PackageSources.fileLimit else {
                    throw VerificationFailure(
                        .system,
                        "the package has more than \(PackageSources.fileLimit) Swift files"
                    )
                }
                files.append(path)
            case .link: skipped.append(path)
            default: break
            }
        }
    }

    /// As the package manager makes it of the name of a folder.
    private static func moduleName(_ folder: String) -> String {
        var name = String(
            String.UnicodeScalarView(
                folder.unicodeScalars.map { scalar in
                    scalar == "_" || scalar.properties.isXIDContinue ? scalar : "_"
                }
            )
        )
        if let first = name.unicodeScalars.first, first != "_", !first.properties.isXIDStart { name = "_" + name }
        return name
    }
}
