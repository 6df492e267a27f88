import Foundation
import TestSupport
import Testing

@testable import Verify

/// The surface for the tests, built once for all of them and kept in the cache of `verify`.
enum SharedSurface {
    private static let toolchain = Task {
        try await Waiting.forProgram {
            try Toolchain.find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        }
    }

    /// Tests that need the text of the toolchain's modules are skipped where it has none.
    static var canBeBuilt: Bool { get async { (try? await toolchain.value.interfacePath(of: "Swift")) != nil } }

    static var surface: Surface { get async throws { try await preparation.value } }

    private static let preparation = Task {
        let toolchain = try await SharedSurface.toolchain.value
        try await VerifyCache.fill()
        return try await Waiting.forCompiler {
            let modules = try StandardModules.prepare(toolchain, cache: VerifyCache.folder, progress: { _ in })
            return try Surface.prepare(modules, text, progress: { _ in })
        }
    }

    static var text: SurfaceText {
        get throws { SurfaceText(try SurfaceFiles.read("\(Shared.project.path)/specs/surface")) }
    }

    /// What the compiler says to the package in a folder.
    static func check(
        _ package: String,
        target: DeploymentTarget = .standard,
        settings: CompilerSettings = CompilerSettings()
    ) async throws -> VerificationResult {
        let setup = try await surface.setup(for: target).with(settings)
        return try await Waiting.forCompiler { try Verification(setup, jobs: 1).check(package, progress: { _ in }) }
    }

    /// What it says to one with one module of one file, or of that and another one.
    static func messages(
        to source: String,
        beside other: String? = nil,
        target: DeploymentTarget = .standard,
        settings: CompilerSettings = CompilerSettings()
    ) async throws -> [String] {
        var files = ["Sources/Wrong/Wrong.swift": source]
        files["Sources/Wrong/Other.swift"] = other
        let result = try await PackageFolder.with(files) { folder in
            try await check(folder.path, target: target, settings: settings)
        }
        return result.messages.map { "\($0.message.severity.rawValue): \($0.message.message)" }
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips where the toolchain has no text of its modules, of which they could be built for iOS.
    static var needsSurface: Self {
        .enabled("this toolchain has no text of its modules") { await SharedSurface.canBeBuilt }
    }
}
