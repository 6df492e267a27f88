/// Nothing of the package is executed, not even its manifest. Links to folders are not followed: every checked file
/// lies in the package.
struct PackageSources: Sendable, Equatable {
    /// No package that was ever generated comes near.
    static let fileLimit = 10_000
    static let sizeLimit = 256 << 20
    static let depthLimit = 32

    private(set) var modules: [CheckedModule] = []
    /// Paths that could hold Swift files.
    private(set) var skipped: [String] = []
    /// Errors for which SwiftPM does not load the manifest, and unknown parts of it.
    private(set) var messages: [CompilerMessage] = []
    private var fileCount = 0
    private var size = 0
    private var hasResources = false
    private let root: String

    /// SwiftPM takes such files for resources without being told.
    private static let resources: Set<String> = [
        "lproj", "metal", "nib", "storyboard", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcstrings",
        "xib",
    ]
    /// Folders that count as one thing, with any contents.
    private static let closed: Set<String> = [
        "bundle", "docc", "framework", "playground", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework",
        "xcodeproj", "xcworkspace",
    ]

    init(in folder: String) throws(VerificationFailure) {
        root = folder
        let layout = try PackageLayout(of: folder)
        messages = layout.messages
        skipped = layout.skipped
        var found: [CheckedModule] = []
        for place in layout.places {
            var paths: [String] = []
            hasResources = place.hasResources
            try collect(place.folder, of: place, depth: 0, into: &paths)
            guard !paths.isEmpty else { continue }
            var files: [CheckedFile] = []
            for file in paths {
                let bytes = try FileTree.bytes(of: file)
                size += bytes.count
                guard size <= PackageSources.sizeLimit else {
                    let limit = PackageSources.sizeLimit >> 20
                    throw VerificationFailure(.system, "the package has more than \(limit) MiB of Swift")
                }
                let name = String(file.dropFirst(place.folder.count + 1))
                files.append(CheckedFile(path: file, name: name, bytes: bytes))
            }
            let imports = files.reduce(into: Set<String>()) { $0.formUnion(ImportedModules.of($1.bytes)) }
            found.append(
                CheckedModule(
                    name: PackageSources.moduleName(place.name),
                    isTest: place.isTest,
                    files: files,
                    imports: imports,
                    hasResources: hasResources
                )
            )
        }
        let names = Set(found.map(\.name))
        for index in found.indices { found[index].imports.formIntersection(names) }
        modules = CheckedModule.ordered(found)
        skipped.sort()
    }

    private mutating func collect(
        _ folder: String,
        of place: PackageLayout.Place,
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
            let ending = name.contains(".") ? String(name.split(separator: ".").last ?? "") : ""
            guard !place.excluded.contains(path), folder != root || !PackageManifest.isName(name) else { continue }
            guard PathLines.canTake(name) else {
                if kind == .folder || kind == .link || name.hasSuffix(".swift") { skipped.append(path) }
                continue
            }
            if place.isSource(path), Self.resources.contains(ending) { hasResources = true }
            switch kind {
            case .folder where Self.closed.contains(ending): break
            case .folder: try collect(path, of: place, depth: depth + 1, into: &files)
            case .file where name.hasSuffix(".swift") && place.isSource(path):
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

    /// The package manager makes it of the folder's name.
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
