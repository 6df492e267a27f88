package import Core
import WebModel

/// Finds sources of components in a project, for a configuration to begin with. Everything is read as `inspect` would
/// read it, and counts where it tells of components; mistakes are reported when a file is read as an input.
package struct ProjectLibraries {
    package private(set) var inputs: [ProjectInput] = []
    /// Sources of components that something among the inputs tells more of.
    package private(set) var others: [ProjectInput] = []
    package private(set) var formerReleases: [ProjectInput] = []
    /// Installed packages that may have the design tokens of the libraries, as paths: the libraries themselves,
    /// packages of the same scope, and packages that the project asks for by a name that says tokens.
    package private(set) var tokenPackages: [String] = []
    package private(set) var hitTimeLimit = false

    private let root: SourcePath
    private let hasTime: () -> Bool
    private var tags: Set<String> = []

    /// A manifest of the largest libraries has ten megabytes.
    static let limits = {
        var limits = InputLimits()
        limits.fileSize = 32 << 20
        return limits
    }()

    package init(in root: SourcePath, _ files: ProjectFiles, while hasTime: @escaping () -> Bool) {
        self.root = root
        self.hasTime = hasTime
        let packages = files.packages.filter { manifest(ofPackageAt: $0) != nil }
        for path in packages { add([path.isEmpty ? "." : path], at: path.isEmpty ? "." : path, what: nil) }
        for modules in files.modules { addPackages(in: modules) }
        // Prose stands beside a package; data and declarations are its own to name.
        addFiles(
            files.files.filter { path in ProjectFiles.isText(path) || !packages.contains { Self.isInside(path, $0) } }
        )
        separateReleases()
        inputs.sort { $0.path < $1.path }
        others.sort { $0.path < $1.path }
    }

    // MARK: Packages

    private func manifest(ofPackageAt path: String) -> SourcePath? {
        var ignored = DiagnosticBag()
        let folder = path.isEmpty ? root : root.appending(path)
        let manifest = PackageFolder(at: folder, limits: Self.limits, into: &ignored)?.manifest?.path
        return manifest.flatMap { Ingestion.exists($0.typed) ? $0 : nil }
    }

    private mutating func addPackages(in modules: String) {
        let project = modules.split(separator: "/").dropLast().joined(separator: "/")
        let installed = InstalledPackages(
            in: root.appending(modules),
            of: project.isEmpty ? root : root.appending(project)
        )
        let wanted = installed.wanted { library(in: "\(modules)/\($0)") != nil }
        tokenPackages += installed.named(beside: wanted).map { "\(modules)/\($0)" }
        for name in wanted {
            guard let path = library(in: "\(modules)/\(name)") else { continue }
            add([path], at: path, what: nil)
        }
    }

    /// The package where it names sources of its components, else the manifest where such files usually lie.
    private func library(in package: String) -> String? {
        if manifest(ofPackageAt: package) != nil { return package }
        var ignored = DiagnosticBag()
        let folder = PackageFolder(at: root.appending(package), limits: Self.limits, into: &ignored)
        if folder?.others.contains(where: { Ingestion.exists($0.path.typed) }) == true { return package }
        return ["custom-elements.json", "dist/custom-elements.json"].map { "\(package)/\($0)" }
            .first { Ingestion.exists(root.appending($0).typed) }
    }

    // MARK: Files

    private mutating func addFiles(_ paths: [String]) {
        var formats: [[String]] = InputFormats.all.map { _ in [] }
        for path in paths where InputPurpose.library.mayBeRead(path) {
            guard hasTime() else {
                hitTimeLimit = true
                break
            }
            if let position = format(of: path) { formats[position].append(path) }
        }
        for (format, paths) in zip(InputFormats.all, formats) {
            let what = format.name.hasPrefix("the ") ? String(format.name.dropFirst(4)) : format.name
            if format.endings.contains(".json") {
                for path in paths { add([path], at: path, what: what, isList: true) }
            } else {
                for group in Self.groups(of: paths) { add(group.files, at: group.folder, what: what) }
            }
        }
    }

    private func format(of path: String) -> Int? {
        var ignored = DiagnosticBag()
        guard let file = InputFile.read(root.appending(path), limits: Self.limits, into: &ignored) else { return nil }
        var sorter = FormatSorter()
        sorter.add(InputSources.Input(file: file, origin: .folder), into: &ignored)
        return sorter.files.firstIndex { !$0.isEmpty }
    }

    /// Files of one folder of the project together, in the deepest folder with all of them; each alone in the project
    /// itself, which holds much else. A hidden folder is one of its own: nothing looks into one that is not named.
    private static func groups(of paths: [String]) -> [(folder: String, files: [String])] {
        var groups: [(top: String, files: [String])] = []
        for path in paths {
            let top = hiddenFolder(of: path) ?? String(path.prefix { $0 != "/" })
            if let index = groups.firstIndex(where: { $0.top == top }) {
                groups[index].files.append(path)
            } else {
                groups.append((top, [path]))
            }
        }
        return groups.map { (commonFolder(of: $0.files), $0.files) }
    }

    private static func hiddenFolder(of path: String) -> String? {
        let parts = path.split(separator: "/").dropLast()
        return parts.firstIndex { $0.hasPrefix(".") }.map { parts[...$0].joined(separator: "/") }
    }

    private static func commonFolder(of paths: [String]) -> String {
        guard paths.count > 1, let first = paths.first else { return paths.first ?? "" }
        var common = first.split(separator: "/").dropLast()
        for path in paths {
            let parts = path.split(separator: "/").dropLast()
            common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
        }
        return common.joined(separator: "/")
    }

    private static func isInside(_ path: String, _ folder: String) -> Bool {
        folder.isEmpty || path.hasPrefix(folder + "/")
    }

    // MARK: Reading

    /// Adds the components of the files. A list that knows no further component is left to the one that came before,
    /// and content of a hidden folder is left to the same kind of text that lies in sight.
    private mutating func add(_ files: [String], at path: String, what: String?, isList: Bool = false) {
        guard hasTime() else {
            hitTimeLimit = true
            return
        }
        var ignored = DiagnosticBag()
        let places = files.map { $0 == "." ? root.typed : root.appending($0).typed }
        let library = Ingestion.read(places, limits: Self.limits, into: &ignored)
        guard !library.components.isEmpty else { return }
        let package = ["package", library.name, library.version].compactMap(\.self).joined(separator: " ")
        let input = ProjectInput(
            path: path,
            what: what ?? package,
            fileCount: files.count,
            tags: library.components.map(\.tag).sorted(),
            kind: what ?? library.name ?? "",
            version: library.version
        )
        let isHidden = Self.hiddenFolder(of: files[0]) != nil
        let known = isHidden ? Set(inputs.filter { $0.kind == input.kind }.flatMap(\.tags)) : tags
        if isList || isHidden, known.isSuperset(of: input.tags) {
            others.append(input)
        } else {
            tags.formUnion(input.tags)
            inputs.append(input)
        }
    }

    // MARK: Releases

    /// Separates older releases: of two inputs of one kind that list mostly the same components, and have versions or
    /// paths that differ by a number, one is an older release. Read together, they would be a library that never was.
    private mutating func separateReleases() {
        let known = Set(inputs.map(\.path))
        var newest: [(input: ProjectInput, isProposed: Bool)] = []
        for input in (inputs + others).sorted(by: { $0.isNewer(than: $1) }) {
            let isProposed = known.contains(input.path)
            if let position = newest.firstIndex(where: { input.isRelease(ofSameLibraryAs: $0.input) }) {
                formerReleases.append(input)
                // The newest release takes the place of the one that was read first.
                if isProposed { newest[position].isProposed = true }
            } else {
                newest.append((input, isProposed))
            }
        }
        inputs = newest.filter(\.isProposed).map(\.input)
        others = newest.filter { !$0.isProposed }.map(\.input)
        formerReleases.sort { $0.path < $1.path }
    }
}

package struct ProjectInput: Sendable, Equatable {
    /// Path below the project, as a configuration names it.
    package let path: String
    /// Description in a few words: `package @acme/ui 2.1.0`, `docs`.
    package let what: String
    package let fileCount: Int
    package let tags: [String]
    /// Name that inputs of the same sort have in common: of the package, or of the format.
    let kind: String
    let version: String?
}

extension ProjectInput {
    fileprivate func isRelease(ofSameLibraryAs other: ProjectInput) -> Bool {
        guard kind == other.kind, differsByNumber(from: other) else { return false }
        let common = Set(tags).intersection(other.tags).count
        return common * 2 > min(tags.count, other.tags.count)
    }

    private func differsByNumber(from other: ProjectInput) -> Bool {
        if let version, let otherVersion = other.version { return version != otherVersion }
        return NumberedText(path).words == NumberedText(other.path).words
    }

    /// Compares the versions where both tell one, else the numbers in the paths: `v10` is newer than `v9`.
    fileprivate func isNewer(than other: ProjectInput) -> Bool {
        if let version, let otherVersion = other.version, version != otherVersion {
            return NumberedText(otherVersion) < NumberedText(version)
        }
        return NumberedText(other.path) < NumberedText(path)
    }
}

/// A text with numbers that count by their values.
private struct NumberedText: Comparable {
    private enum Part: Equatable {
        case number(Int)
        case text(Substring)
    }

    private let parts: [Part]

    init(_ text: String) {
        var parts: [Part] = []
        var rest = text[...]
        while let first = rest.first {
            let isNumber = first.isASCII && first.isNumber
            let run = rest.prefix { ($0.isASCII && $0.isNumber) == isNumber }
            // A number that is too large for a version is a text.
            parts.append(isNumber ? Int(run).map(Part.number) ?? .text(run) : .text(run))
            rest = rest.dropFirst(run.count)
        }
        self.parts = parts
    }

    var words: [Substring] {
        parts.compactMap { part in
            if case .text(let text) = part { text } else { nil }
        }
    }

    static func < (left: NumberedText, right: NumberedText) -> Bool {
        for (one, other) in zip(left.parts, right.parts) where one != other {
            switch (one, other) {
            case (.number(let one), .number(let other)): return one < other
            case (.text(let one), .text(let other)): return one < other
            case (.number, .text): return true
            case (.text, .number): return false
            }
        }
        return left.parts.count < right.parts.count
    }
}
