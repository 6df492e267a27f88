import Core
import Foundation
import TestSupport
import Testing

@testable import Verify

/// A package of SwiftUI that other people wrote, and that compiles in Xcode.
struct WiderPackage: Sendable, CustomTestStringConvertible {
    let name: String
    /// As its manifest says.
    let target: String
    let mode: LanguageMode

    var testDescription: String { name }

    static let all = [
        WiderPackage(name: "AlertToast", target: "14", mode: .swift5),
        WiderPackage(name: "ChartView", target: "13", mode: .swift5),
        WiderPackage(name: "PopupView", target: "17", mode: .swift6),
        WiderPackage(name: "SwiftUIKit", target: "16", mode: .swift6),
    ]

    /// `make test` takes the smallest that is for the newest mode.
    static let tried = Loop.tries(all.filter { $0.name == "PopupView" }, of: all)

    var sources: URL { Shared.file("corpus/wider/swift/\(name)") }

    /// What `weblift verify` says to it, or to a copy of it.
    func check(_ folder: URL? = nil, in mode: LanguageMode? = nil) async throws -> VerificationResult {
        var settings = CompilerSettings()
        settings.languageModes = [mode ?? self.mode]
        guard let target = DeploymentTarget(target) else { return VerificationResult(modules: [], skipped: []) }
        let surface = try await SharedSurface.surface
        let setup = try surface.setup(for: target).with(settings)
        let path = (folder ?? sources).path
        return try await Waiting.forCompiler {
            try Verification(setup, jobs: 1, known: { SurfaceWords.all(in: surface.text) }).check(
                path,
                progress: { _ in }
            )
        }
    }
}

extension VerificationResult {
    /// The errors that a Mac would have as well.
    var mistakes: [CompilerMessage] {
        messages.map(\.message).filter { $0.severity == .error && verdicts[$0] == nil }
    }
}
