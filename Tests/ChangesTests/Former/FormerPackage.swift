import Changes
import Matrix
import Mustache
import Render
import SourceText
import SwiftModel
import WebModel
import Workspace

@testable import Verify

/// Two releases of a library as generated code, the new one with its shims, and the callers of the old one against both.
struct FormerPackage {
    /// What the compiler says to a caller.
    struct Answer {
        let caller: FormerCaller
        var messages: [String] = []
    }

    private(set) var gaps: [FormerGap] = []
    /// Against the release that they were written for.
    private(set) var former: [Answer] = []
    /// Against the new one.
    private(set) var current: [Answer] = []
    /// To the generated code itself, and what was not checked.
    private(set) var package: [String] = []

    init(_ pair: ReleasePair) async throws {
        try await self.init(pair.libraries, as: pair.name)
    }

    init(_ libraries: (old: Library, new: Library), as name: String) async throws {
        let (old, new) = libraries
        let release = BridgedRelease(from: old, to: new, until: SemanticVersion(99, 0, 0))
        try await self.init(release.before, release.after, release.shims, libraries, as: name)
    }

    /// What was generated, what is generated now, and what keeps callers of the one compiling with the other.
    init(
        _ before: SwiftLibrary,
        _ after: SwiftLibrary,
        _ shims: LibraryShims,
        _ libraries: (old: Library, new: Library),
        as name: String
    ) async throws {
        let (old, new) = libraries
        var files: [String: String] = [:]
        var declarations: [WrittenDeclaration] = []
        for (path, bytes) in Self.rendered(before, old, nil, module: "Former") {
            files[path] = String(decoding: bytes, as: UTF8.self)
            if !path.contains("/Support/") { declarations += try WrittenSwift(bytes).declarations }
        }
        for (path, bytes) in Self.rendered(after, new, shims, module: "Current") {
            let text = String(decoding: bytes, as: UTF8.self)
            files[path] = text
            if path.contains("/\(LibraryShims.folder)/") { gaps += FormerGap.all(in: text, path: path) }
        }
        let callers = FormerCallers(of: declarations).all
        for module in ["Former", "Current"] {
            let head = ["import Foundation", "import SwiftUI", "import UIKit", "import \(module)UI"]
            files["Sources/\(module)Callers/Callers.swift"] =
                (head + callers.map(\.line)).joined(separator: "\n") + "\n"
        }
        former = callers.map { Answer(caller: $0) }
        current = former
        // The witnesses are compiled in both language modes; callers of a whole library in that of today.
        note(try await CompiledCode.check(files, as: name, modes: [.swift6]), linesBefore: 4)
    }

    private mutating func note(_ result: VerificationResult, linesBefore: Int) {
        for module in result.modules where module.outcome != .checked || module.isCut {
            package.append("\(module.name): \(module.outcome)")
        }
        for (message, _) in result.messages where message.severity == .error || message.severity == .warning {
            let text = "\(message.severity.rawValue): \(message.message)"
            let place = message.location.map { "\($0)" } ?? ""
            guard let location = message.location, place.contains("Callers/Callers.swift") else {
                package.append("\(place) \(text)")
                continue
            }
            let index = location.line - 1 - linesBefore
            if place.contains("FormerCallers/") {
                former[index].messages.append(text)
            } else {
                current[index].messages.append(text)
            }
        }
    }

    /// In the order of their paths.
    private static func rendered(
        _ swift: SwiftLibrary,
        _ library: Library,
        _ shims: LibraryShims?,
        module: String
    ) -> [(path: String, bytes: [UInt8])] {
        var bag = DiagnosticBag()
        let templates = TemplateLayers(.native).set(into: &bag)
        let settings = RenderSettings(module: ModuleName(prefix: module), emissions: [.swiftui, .uikit])
        return Renderer(ScaffoldTemplates(templates), settings: settings)
            .render(PreparedLibrary(swift, of: library, into: &bag), shims: shims, into: &bag)
            .map { ($0.path.description, $0.bytes) }
            .filter { $0.0.hasPrefix("Sources/") }
            .sorted { $0.0 < $1.0 }
    }
}
