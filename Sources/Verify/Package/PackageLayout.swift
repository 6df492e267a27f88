import Core
import SwiftModel

/// Targets as SwiftPM finds them, and folders of `Sources` and `Tests` in none of them.
struct PackageLayout {
    struct Place: Equatable {
        let name: String
        let isTest: Bool
        let folder: String
        /// Lie below the folder; nil for all of it.
        var sources: [String]?
        var excluded: Set<String> = []
        var hasResources = false

        func isSource(_ path: String) -> Bool { sources?.contains { path == $0 || path.hasPrefix($0 + "/") } ?? true }
    }

    private(set) var places: [Place] = []
    /// Plug-ins, which run on the machine that builds, and links.
    private(set) var skipped: [String] = []
    /// SwiftPM does not load the manifest for these errors.
    private(set) var messages: [CompilerMessage] = []

    private let folder: String
    private var taken: Set<String> = []

    init(of folder: String) throws(VerificationFailure) {
        self.folder = folder
        if let manifest = PackageManifest(in: folder) { read(manifest) }
        for index in places.indices {
            // Files in the folder of another target belong to that one.
            let inner = taken.filter { $0.hasPrefix(places[index].folder + "/") }
            places[index].excluded.formUnion(inner)
        }
        for (name, isTest) in [("Sources", false), ("Tests", true)] {
            let parent = "\(folder)/\(name)"
            guard FileTree.kind(of: parent) == .folder, !taken.contains(parent) else { continue }
            for module in try FileTree.names(in: parent) { addFolder("\(parent)/\(module)", module, isTest) }
        }
    }

    /// Lies beside the targets, or in a package without a manifest.
    private mutating func addFolder(_ path: String, _ name: String, _ isTest: Bool) {
        guard !taken.contains(where: { $0 == path || $0 == folder || $0.hasPrefix(path + "/") }) else { return }
        let kind = FileTree.kind(of: path)
        guard PathLines.canTake(name) else {
            skipped.append(path)
            return
        }
        if kind == .folder {
            places.append(Place(name: name, isTest: isTest, folder: path))
        } else if name.hasSuffix(".swift") || kind == .link {
            skipped.append(path)
        }
    }

    private mutating func read(_ manifest: PackageManifest) {
        for offset in manifest.unread {
            let message = "the files of this target are not known here: something of it is computed"
            messages.append(Self.message(.warning, message, in: folder, manifest.bytes, at: offset))
        }
        for target in manifest.targets where target.kind != .binary {
            switch place(of: target, in: manifest) {
            case .folder(let path):
                taken.insert(path)
                switch target.kind {
                case .plugin, .macro: skipped.append(path)
                case .system, .binary: break
                case .library, .executable, .test: places.append(place(target, at: path))
                }
            case .link(let path):
                taken.insert(path)
                skipped.append(path)
            case .nowhere(let reason):
                messages.append(Self.message(.error, reason, in: folder, manifest.bytes, at: target.offset))
            }
        }
    }

    private func place(_ target: PackageManifest.Target, at path: String) -> Place {
        func paths(_ names: [String]) -> [String] {
            names.compactMap { Self.components($0).map { ([path] + $0).joined(separator: "/") } }
        }
        return Place(
            name: target.name,
            isTest: target.kind == .test,
            folder: path,
            sources: target.sources.map(paths),
            excluded: Set(paths(target.exclude) + paths(target.resources).filter { $0 != path }),
            hasResources: target.hasResources
        )
    }

    // MARK: The folder of a target

    private enum Found {
        case folder(String)
        case link(String)
        case nowhere(String)
    }

    private func place(of target: PackageManifest.Target, in manifest: PackageManifest) -> Found {
        if let path = target.path {
            guard let parts = Self.components(path) else {
                return .nowhere("the path of the target \(target.name) leads out of the package")
            }
            return found(parts, "the path of the target \(target.name) is no folder")
        }
        let usual = Self.folders(for: target.kind).first { FileTree.kind(of: "\(folder)/\($0)") == .folder }
        let first = usual ?? Self.folders(for: target.kind)[0]
        let reason = "there are no files of the target \(target.name): \(first)/\(target.name) is no folder"
        guard let parts = Self.components(target.name) else { return .nowhere(reason) }
        let result = found([first] + parts, reason)
        // The only target of its kind may have all of it.
        if case .nowhere = result, usual != nil, let version = manifest.toolsVersion,
            version >= ToolsVersion(major: 5, minor: 9), manifest.unread.isEmpty,
            manifest.targets.count(where: { Self.folders(for: $0.kind) == Self.folders(for: target.kind) }) == 1
        {
            return .folder("\(folder)/\(first)")
        }
        return result
    }

    private func found(_ parts: [String], _ reason: String) -> Found {
        var path = folder
        for part in parts {
            path += "/" + part
            switch FileTree.kind(of: path) {
            case .folder: continue
            case .link: return .link(path)
            default: return .nowhere(reason)
            }
        }
        return PathLines.canTake(path) ? .folder(path) : .nowhere(reason)
    }

    /// SwiftPM looks there for a target that has no path; the first that is there counts.
    private static func folders(for kind: PackageManifest.Target.Kind) -> [String] {
        let sources = ["Sources", "Source", "src", "srcs"]
        return switch kind {
        case .test: ["Tests"] + sources
        case .plugin: ["Plugins"]
        default: sources
        }
    }

    /// nil for a path that leaves its folder.
    private static func components(_ path: String) -> [String]? {
        guard !path.hasPrefix("/") else { return nil }
        var parts: [String] = []
        for part in path.split(separator: "/") where part != "." {
            guard part == ".." else {
                parts.append(String(part))
                continue
            }
            guard parts.popLast() != nil else { return nil }
        }
        return parts
    }

    static func message(
        _ severity: CompilerMessage.Severity,
        _ text: String,
        in folder: String,
        _ bytes: [UInt8] = [],
        at offset: Int = 0
    ) -> CompilerMessage {
        let file = SourcePath("\(folder)/\(PackageManifest.name)")
        return CompilerMessage(
            severity: severity,
            message: text,
            location: LineIndex(bytes).location(of: offset, in: file)
        )
    }
}
