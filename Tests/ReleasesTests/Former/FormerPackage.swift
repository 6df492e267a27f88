import Core
import Package
import SwiftModel
import Translate
import WebModel

@testable import Releases
@testable import Verify

/// Two releases of a library as generated code, the new one with its shims, and the callers of the old one against both.
struct FormerPackage: Sendable {
    /// What the compiler says to a caller.
    struct Answer: Sendable {
        let caller: FormerCaller
        var messages: [String] = []
    }

    private(set) var gaps: [FormerGap] = []
    /// Against the release that they were written for.
    private(set) var former: [Answer] = []
    /// Against the new one.
    private(set) var current: [Answer] = []
    /// What is to be found out about lines of the callers, each a file of its own.
    let search: LineSearch
    /// To the generated code itself, and what was not checked.
    private(set) var package: [String] = []

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
        var declarations: [SwiftDeclaration] = []
        var sides: (before: [LineSearch.PackageFile], now: [LineSearch.PackageFile]) = ([], [])
        for (path, bytes) in RenderedRelease.files(before, old, nil, module: "Former") {
            files[path] = String(decoding: bytes, as: UTF8.self)
            sides.before.append(LineSearch.PackageFile(bytes, isShim: false))
            if !path.contains("/Support/") { declarations += try SwiftDeclarations(bytes).all }
        }
        for (path, bytes) in RenderedRelease.files(after, new, shims, module: "Current") {
            let text = String(decoding: bytes, as: UTF8.self)
            files[path] = text
            let isShim = path.contains("/\(LibraryShims.folder)/")
            sides.now.append(LineSearch.PackageFile(bytes, isShim: isShim))
            if isShim { gaps += FormerGap.all(in: text, path: path) }
        }
        let callers = FormerCallers(of: declarations).all
        for module in ["Former", "Current"] {
            let head = ["import Foundation", "import SwiftUI", "import UIKit", "import \(module)UI"]
            files["Sources/\(module)Callers/Callers.swift"] =
                (head + callers.map(\.line)).joined(separator: "\n") + "\n"
        }
        search = LineSearch(
            from: sides.before,
            to: sides.now,
            in: callers.enumerated().map { number, caller in
                LineSearch.OwnFile(SourceFile(path: SourcePath("\(number)"), text: caller.line), isInside: false)
            },
            shims: shims,
            of: after
        )
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
            let release = place.contains("FormerCallers/") ? \Self.former : \Self.current
            self[keyPath: release][location.line - 1 - linesBefore].messages.append(text)
        }
    }
}
