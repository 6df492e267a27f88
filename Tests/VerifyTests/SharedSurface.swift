import Foundation

@testable import Verify

/// The surface for the tests, built once for all of them and kept with the build of the package.
enum SharedSurface {
    /// The repository.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    static let toolchain: Result<Toolchain, VerificationFailure> = Result { () throws(VerificationFailure) in
        try Toolchain.find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    }

    /// Tests that need the text of the toolchain's modules are skipped where it has none.
    static let canBeBuilt: Bool = {
        guard case .success(let toolchain) = toolchain else { return false }
        return toolchain.hasInterfaces
    }()

    static let surface: Result<Surface, VerificationFailure> = Result { () throws(VerificationFailure) in
        let modules = try StandardModules.prepare(
            try toolchain.get(),
            cache: folder + "/.build/weblift-cache",
            progress: { _ in }
        )
        return try Surface.prepare(modules, text: text, progress: { _ in })
    }

    private static func text(of framework: String) -> String? {
        FileManager.default.contents(atPath: "\(folder)/specs/surface/\(framework).swiftinterface")
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// What the compiler says to a package with one module of one file.
    static func messages(to source: String, target: DeploymentTarget = .standard) throws -> [String] {
        let package = FileManager.default.temporaryDirectory.appending(path: "weblift-verify-\(UUID().uuidString)")
        let sources = package.appending(path: "Sources/Wrong")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: package) } catch { print("can't remove \(package.path)") }
        }
        try Data(source.utf8).write(to: sources.appending(path: "Wrong.swift"))
        let result = try Verification(surface.get().setup(for: target)).check(package.path, progress: { _ in })
        return result.messages.map { "\($0.message.severity.rawValue): \($0.message.message)" }
    }
}
