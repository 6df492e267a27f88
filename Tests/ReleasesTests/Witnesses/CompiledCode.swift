import Foundation
import TestSupport

@testable import Verify

/// What the compiler says to files, by their paths in a package.
enum CompiledCode {
    static var isPossible: Bool { get async { (try? await toolchain.value.interfacePath(of: "Swift")) != nil } }

    private static let toolchain = Task {
        try await Waiting.forProgram {
            try Toolchain.find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        }
    }

    private static let setup = Task {
        let toolchain = try await CompiledCode.toolchain.value
        try await VerifyCache.fill()
        return try await Waiting.forCompiler {
            let root = Compared.packageRoot.path
            let modules = try StandardModules.prepare(toolchain, cache: VerifyCache.folder, progress: { _ in })
            let text = SurfaceText(try SurfaceFiles.read("\(root)/specs/surface"))
            let surface = try Surface.prepare(modules, text, progress: { _ in })
            return surface.setup(for: .standard)
        }
    }

    /// Callers that break do so in either mode; `make proof` asks both.
    static let modes = Loop.tries([.swift6], of: LanguageMode.allCases)

    /// The folder is removed again, but for a copy where `WEBLIFT_WITNESSES` says so, in a folder of this name.
    static func check(
        _ files: [String: String],
        as name: String,
        modes: [LanguageMode] = CompiledCode.modes
    ) async throws -> VerificationResult {
        let folder = TestFolders.parent.appending(path: "weblift-\(name)-\(UUID().uuidString)")
        defer {
            do { try FileManager.default.removeItem(at: folder) } catch { print("can't remove \(folder.path)") }
        }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        if let kept = ProcessInfo.processInfo.environment["WEBLIFT_WITNESSES"] {
            let copy = URL(filePath: kept).appending(path: name)
            try FileManager.default.createDirectory(at: URL(filePath: kept), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: folder, to: copy)
        }
        let setup = try await Self.setup.value
        return try await Waiting.forCompiler {
            var verification = Verification(setup, jobs: 1)
            verification.modes = modes
            return try verification.check(folder.path, progress: { _ in })
        }
    }
}
