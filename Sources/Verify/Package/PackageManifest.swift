import SwiftModel

/// Targets as far as they are written out: the manifest is read as text and not run.
struct PackageManifest {
    struct Target: Equatable {
        enum Kind: String {
            case library = "target"
            case executable = "executableTarget"
            case test = "testTarget"
            case macro
            case plugin
            case system = "systemLibrary"
            case binary = "binaryTarget"
        }

        let kind: Kind
        let name: String
        /// Folder of the target; all other paths are below it.
        var path: String?
        var sources: [String]?
        var exclude: [String] = []
        /// Names of any kind, but no sources.
        var resources: [String] = []
        var hasResources = false
        /// Offset of the first byte.
        let offset: Int
    }

    static let name = "Package.swift"

    /// Some manifests are for one version of Swift.
    static func isName(_ name: String) -> Bool {
        name == Self.name || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }

    let bytes: [UInt8]
    let toolsVersion: ToolsVersion?
    private(set) var targets: [Target] = []
    /// Offsets of targets of which something is computed.
    private(set) var unread: [Int] = []

    private(set) var versions: [SystemVersion] = []

    /// nil where no file is there that could be Swift.
    init?(in folder: String) {
        let path = "\(folder)/\(Self.name)"
        guard FileTree.kind(of: path) == .file, let bytes = try? FileTree.bytes(of: path) else { return nil }
        self.init(bytes)
    }

    init?(_ bytes: [UInt8]) {
        guard let tokens = try? SwiftTokens(bytes) else { return nil }
        self.bytes = bytes
        toolsVersion = ToolsVersion(bytes)
        let calls = ManifestCalls(tokens: tokens)
        versions = calls.versions
        for call in calls.targets {
            guard let target = calls.target(call) else {
                unread.append(call.offset)
                continue
            }
            // A dependency that stands alone is written as a target is, and says less.
            if let index = targets.firstIndex(where: { $0.name == target.name }) {
                if target.path != nil || target.sources != nil { targets[index] = target }
            } else {
                targets.append(target)
            }
        }
    }
}

/// `.iOS("16.4")`, of which SwiftPM reads three numbers when it runs the manifest.
struct SystemVersion {
    fileprivate static let first = [
        "driverKit": 19, "iOS": 2, "macCatalyst": 13, "macOS": 10, "tvOS": 9, "visionOS": 1, "watchOS": 2,
    ]

    let system: String
    let text: String
    let offset: Int

    var mistake: (severity: CompilerMessage.Severity, text: String)? {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
        let read = numbers.prefix(3).map { $0.hasPrefix("-") ? nil : Int($0) }
        guard let major = read.first ?? nil, !read.contains(nil), !numbers.contains("") else {
            return (.error, "\"\(text)\" is no version of a system: it has one to three numbers")
        }
        if let first = Self.first[system], major < first {
            return (.error, "\"\(text)\" is no version of \(system): SwiftPM takes \(first) and later ones")
        }
        return numbers.count > 3 ? (.warning, "SwiftPM reads no more than three numbers of \"\(text)\"") : nil
    }
}

/// Calls that make targets. Arguments are ranges of tokens.
private struct ManifestCalls {
    struct Call {
        let kind: PackageManifest.Target.Kind
        let arguments: [Argument]
        let offset: Int
    }

    struct Argument {
        let label: String
        let value: Range<Int>
    }

    let tokens: SwiftTokens

    /// Leaves out calls in arguments of another, which are its dependencies.
    var targets: [Call] {
        var calls: [Call] = []
        var index = 0
        while index < tokens.tokens.count {
            if let kind = kind(at: index) {
                let close = tokens.partners[index + 1]
                let arguments = arguments(index + 2..<close)
                if arguments.first?.label == "name", !arguments.contains(where: { $0.label == "package" }) {
                    calls.append(Call(kind: kind, arguments: arguments, offset: tokens.tokens[index].range.lowerBound))
                }
                index = close
            }
            index += 1
        }
        return calls
    }

    /// `.iOS("16.4")`
    var versions: [SystemVersion] {
        tokens.tokens.indices.dropFirst().compactMap { index in
            let token = tokens.tokens[index]
            guard token.kind == .word, SystemVersion.first[tokens.word(index)] != nil,
                tokens.tokens[index - 1].kind == .dot,
                tokens.word(index + 1) == "(", tokens.word(index + 3) == ")",
                let version = string(index + 2..<index + 3)
            else { return nil }
            let offset = tokens.tokens[index + 2].range.lowerBound
            return SystemVersion(system: tokens.word(index), text: version, offset: offset)
        }
    }

    /// nil where its files are computed.
    func target(_ call: Call) -> PackageManifest.Target? {
        guard let name = call.arguments.first.flatMap({ string($0.value) }) else { return nil }
        var target = PackageManifest.Target(kind: call.kind, name: name, offset: call.offset)
        for argument in call.arguments where tokens.word(argument.value.lowerBound) != "nil" {
            switch argument.label {
            case "path":
                guard let path = string(argument.value) else { return nil }
                target.path = path
            case "sources":
                guard let sources = strings(argument.value) else { return nil }
                target.sources = sources
            case "exclude":
                guard let exclude = strings(argument.value) else { return nil }
                target.exclude = exclude
            case "resources":
                target.hasResources = elements(argument.value).map { !$0.isEmpty } ?? true
                target.resources = resources(argument.value)
            default: break
            }
        }
        return target
    }

    private func kind(at index: Int) -> PackageManifest.Target.Kind? {
        guard index > 0, tokens.tokens[index - 1].kind == .dot, tokens.tokens[index].kind == .word,
            tokens.word(index + 1) == "("
        else { return nil }
        return PackageManifest.Target.Kind(rawValue: tokens.word(index))
    }

    private func arguments(_ range: Range<Int>) -> [Argument] {
        pieces(range).map { piece in
            guard piece.count > 2, tokens.tokens[piece.lowerBound + 1].kind == .colon else {
                return Argument(label: "", value: piece)
            }
            return Argument(label: tokens.word(piece.lowerBound), value: piece.dropFirst(2))
        }
    }

    private func pieces(_ range: Range<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        for comma in tokens.outer(range) where tokens.tokens[comma].kind == .comma {
            pieces.append(start..<comma)
            start = comma + 1
        }
        pieces.append(start..<range.upperBound)
        return pieces.filter { !$0.isEmpty }
    }

    private func string(_ value: Range<Int>) -> String? {
        guard value.count == 1, tokens.tokens.indices.contains(value.lowerBound),
            tokens.tokens[value.lowerBound].kind == .string
        else { return nil }
        let text = tokens.word(value.lowerBound)
        guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    private func strings(_ value: Range<Int>) -> [String]? {
        guard let elements = elements(value) else { return nil }
        let strings = elements.compactMap(string)
        return strings.count == elements.count ? strings : nil
    }

    private func elements(_ array: Range<Int>) -> [Range<Int>]? {
        guard array.count > 1, tokens.word(array.lowerBound) == "[",
            tokens.partners[array.lowerBound] == array.upperBound - 1
        else { return nil }
        return pieces(array.dropFirst().dropLast())
    }

    /// `.process("Icons")`, `.copy("Data", …)`
    private func resources(_ value: Range<Int>) -> [String] {
        (elements(value) ?? []).compactMap { element in
            guard let open = element.first(where: { tokens.tokens[$0].kind == .open }) else { return nil }
            return arguments(open + 1..<tokens.partners[open]).first.flatMap { string($0.value) }
        }
    }
}
