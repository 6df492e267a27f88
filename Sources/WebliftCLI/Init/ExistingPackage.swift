import Core
import Generate
import Ingest
import SwiftModel

/// Place of a package, and the module and iOS that generated files are to fit.
struct ExistingPackage: Equatable {
    /// `.` for the project itself.
    let folder: String
    let module: ModuleName?
    /// nil where it says none, or one that generated code can't have.
    let deploymentTarget: Int?

    /// The shallowest comes first.
    static func all(among files: ProjectFiles, in root: SourcePath) -> [ExistingPackage] {
        files.files.filter { SourcePath.lastComponent(of: $0) == "Package.swift" }.compactMap { path in
            var ignored = DiagnosticBag()
            guard let file = Ingestion.file(at: root.appending(path).typed, into: &ignored) else { return nil }
            let folder = path.contains("/") ? String(path.dropLast("/Package.swift".count)) : "."
            let sources = folder == "." ? "Sources/" : "\(folder)/Sources/"
            let modules = files.files.filter { $0.hasPrefix(sources) }
                .map { String($0.dropFirst(sources.count).prefix { $0 != "/" }) }
            return ExistingPackage(file, in: folder, modules: Set(modules))
        }
    }

    /// nil for a manifest that no compiler would read. Nothing of the package is executed.
    private init?(_ file: SourceFile, in folder: String, modules: Set<String>) {
        guard let tokens = try? SwiftTokens(file.bytes) else { return nil }
        let calls = PackageCalls(tokens)
        self.folder = folder
        let targets = calls.names(of: "target")
        // A target with files in the folder that we write into, else any target, else a library product.
        let names = targets.filter(modules.contains) + targets + calls.names(of: "library")
        module = names.lazy.compactMap { ModuleName($0) }.first
        deploymentTarget = calls.oldestIOS.flatMap { RenderSettings.targets.contains($0) ? $0 : nil }
    }
}

/// `.target(name: "AcmeUI")`, `.iOS(.v16)`
private struct PackageCalls {
    private let words: [String]

    init(_ tokens: SwiftTokens) {
        words = tokens.tokens.map { String(decoding: tokens.bytes[$0.range], as: UTF8.self) }
    }

    func names(of function: String) -> [String] {
        calls(of: function).compactMap { arguments in
            guard arguments.count > 2, arguments[0] == "name", arguments[1] == ":" else { return nil }
            return Self.literal(arguments[2])
        }
    }

    var oldestIOS: Int? {
        calls(of: "iOS").lazy.compactMap { arguments -> Int? in
            let word = arguments.first == "." ? arguments.dropFirst().first : arguments.first.flatMap(Self.literal)
            return word.map { $0.hasPrefix("v") ? $0.dropFirst() : $0[...] }.flatMap { Int($0.prefix { $0.isNumber }) }
        }.first
    }

    private func calls(of function: String) -> [[String]] {
        words.indices.filter { words[$0] == function && words[..<$0].last == "." && words[($0 + 1)...].first == "(" }
            .map { Array(words[($0 + 2)...].prefix(3)) }
    }

    private static func literal(_ word: String) -> String? {
        guard word.count > 2, word.hasPrefix("\""), word.hasSuffix("\""), !word.contains("\\") else { return nil }
        return String(word.dropFirst().dropLast())
    }
}
