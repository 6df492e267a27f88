import Foundation
import TestSupport

@testable import Verify

/// The surface for the tests, built once for all of them and kept with the build of the package.
enum SharedSurface {
    /// The repository.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private static let toolchain = Task {
        try await Waiting.forProgram {
            try Toolchain.find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        }
    }

    /// Tests that need the text of the toolchain's modules are skipped where it has none.
    static var canBeBuilt: Bool {
        get async { (try? await toolchain.value)?.hasInterfaces ?? false }
    }

    static var surface: Surface {
        get async throws { try await preparation.value }
    }

    private static let preparation = Task {
        let toolchain = try await SharedSurface.toolchain.value
        return try await Waiting.forCompiler {
            let modules = try StandardModules.prepare(toolchain, cache: VerifyCache.folder, progress: { _ in })
            return try Surface.prepare(modules, text: { text(of: $0) }, progress: { _ in })
        }
    }

    private static func text(of framework: String) -> String? {
        FileManager.default.contents(atPath: "\(folder)/specs/surface/\(framework).swiftinterface")
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// What the compiler says to the package in a folder.
    static func check(
        _ package: String,
        target: DeploymentTarget = .standard,
        settings: CompilerSettings = CompilerSettings()
    ) async throws -> VerificationResult {
        let setup = try await surface.setup(for: target).with(settings)
        return try await Waiting.forCompiler { try Verification(setup).check(package, progress: { _ in }) }
    }

    /// What it says to one with one module of one file, or of that and another one.
    static func messages(
        to source: String,
        beside other: String? = nil,
        target: DeploymentTarget = .standard,
        settings: CompilerSettings = CompilerSettings()
    ) async throws -> [String] {
        let package = TestFolders.parent.appending(path: "weblift-verify-\(UUID().uuidString)")
        let sources = package.appending(path: "Sources/Wrong")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: package) } catch { print("can't remove \(package.path)") }
        }
        try Data(source.utf8).write(to: sources.appending(path: "Wrong.swift"))
        if let other { try Data(other.utf8).write(to: sources.appending(path: "Other.swift")) }
        let result = try await check(package.path, target: target, settings: settings)
        return result.messages.map { "\($0.message.severity.rawValue): \($0.message.message)" }
    }
}
