package import Core

/// Files in a person's project, to propose a configuration: names alone, nothing is opened. No link is followed, and
/// depth, number and time are bounded; shallow folders come first, so that a limit leaves out the deepest files.
package struct ProjectFiles: Sendable {
    package struct Limits: Sendable {
        package var depth = 12
        package var count = 20_000

        package init() {}
    }

    package enum Shortfall: String, Sendable {
        case depth = "folders are nested too deep"
        case count = "there are too many files"
        case time = "it took too long"
    }

    /// Paths below the folder, the parts joined by slashes: shallow ones first, then by name.
    package private(set) var files: [String] = []
    /// Folders with a `package.json`; the empty string for the project itself.
    private(set) var packages: [String] = []
    /// Folders with packages that are installed, as paths that end in `node_modules`.
    private(set) var modules: [String] = []
    /// Folders that this program wrote into before.
    package private(set) var generated: [String] = []
    package private(set) var shortfall: Shortfall?
    private var hidden: [String] = []

    /// Folders that tools fill: nobody wrote the files in them, and nothing of it is a source.
    private static let skippedFolders: Set = [
        "Pods", "Carthage", "DerivedData", "bower_components", ".git", ".hg", ".svn", ".jj", ".build", ".swiftpm",
        ".cache", ".venv", ".tox", ".gradle", ".yarn", ".pnpm-store", ".npm", ".next", ".nuxt", ".output",
        ".svelte-kit",
        ".angular", ".astro", ".docusaurus", ".turbo", ".parcel-cache", ".vercel", ".netlify", ".terraform", ".Trash",
    ]
    /// Limits for hidden folders, which are read last and mostly hold little.
    package static let hiddenLimits = {
        var limits = Limits()
        (limits.depth, limits.count) = (6, 2_000)
        return limits
    }()

    package init(in folder: SourcePath, limits: Limits = Limits(), while hasTime: () -> Bool) {
        var level = [""]
        for depth in 0... {
            guard !level.isEmpty else { return }
            guard depth < limits.depth else {
                shortfall = .depth
                return
            }
            var next: [String] = []
            for path in level {
                guard hasTime() else {
                    shortfall = .time
                    return
                }
                next += list(path, in: folder)
                guard files.count <= limits.count else {
                    files.removeLast(files.count - limits.count)
                    shortfall = .count
                    return
                }
            }
            level = next
        }
    }

    /// Hidden folders may have documentation of components: `.claude/components`.
    package mutating func addHiddenTexts(in root: SourcePath, while hasTime: () -> Bool) {
        var count = 0
        for folder in hidden {
            var limits = Self.hiddenLimits
            limits.count -= count
            let found = ProjectFiles(in: root.appending(folder), limits: limits, while: hasTime)
            count += found.files.count
            files += found.files.filter(Self.isText).map { "\(folder)/\($0)" }
            shortfall = shortfall ?? found.shortfall
        }
    }

    /// Whether people write it to be read, and no tool reads it as data.
    static func isText(_ path: String) -> Bool {
        [".md", ".markdown", ".mdx"].contains { path.lowercased().hasSuffix($0) }
    }

    /// A folder that can't be read holds nothing for us.
    private mutating func list(_ path: String, in root: SourcePath) -> [String] {
        let folder = path.isEmpty ? root : root.appending(path)
        func inner(_ name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }
        /// Links are none of these.
        func kind(of inner: String) -> FileStatus.Kind? {
            let place = root.appending(inner).typed
            return FileStatus.isLink(place) ? nil : (try? FileStatus(path: place))?.kind
        }
        guard let listing = try? FolderListing(ofFolderAt: folder.typed) else { return [] }
        if Ingestion.exists(folder.appending(".weblift").typed) {
            generated.append(path)
            // Output of this program is no source of a library: its package is all that counts.
            if !path.isEmpty {
                if listing.names.contains("Package.swift") { files.append("\(path)/Package.swift") }
                return []
            }
        }
        for name in listing.hiddenNames where !Self.skippedFolders.contains(name) && name != ".weblift" {
            if kind(of: inner(name)) == .folder { hidden.append(inner(name)) }
        }
        var folders: [String] = []
        for name in listing.names {
            let inner = inner(name)
            // `node_modules` may be a link itself, and its content is read as packages only.
            if name == "node_modules" {
                modules.append(inner)
                continue
            }
            switch kind(of: inner) {
            case .file:
                files.append(inner)
                if name == "package.json" { packages.append(path) }
            case .folder: if !Self.skippedFolders.contains(name) { folders.append(inner) }
            case .other, nil: break
            }
        }
        return folders
    }
}
