import Foundation

/// The folder of compiled modules and verdicts that a user has, too: a second clone on the machine finds there what the
/// first one found. `make proof` has one of its own.
package enum VerifyCache {
    /// The value of `XDG_CACHE_HOME` for the program.
    package static let xdgHome: String = {
        let told = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? ""
        if told.hasPrefix("/") { return told }
        #if os(macOS)
        return NSHomeDirectory() + "/Library/Caches"
        #else
        return NSHomeDirectory() + "/.cache"
        #endif
    }()

    /// The folder that the program makes of it, for tests that do without the program.
    package static let folder = xdgHome + "/weblift"

    /// Has `verify` build the modules that it keeps there, once, before several tests ask for them at the same time.
    package static func fill() async throws { try await filling.value }

    private static let filling = Task {
        let folder = TestFolders.parent.appending(path: "weblift-modules-\(UUID().uuidString)")
        let sources = folder.appending(path: "Sources/Nothing")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: folder) } catch { print("can't remove \(folder.path)") }
        }
        try Data("struct Nothing {}\n".utf8).write(to: sources.appending(path: "Nothing.swift"))
        let environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": xdgHome]) { $1 }
        let ending = try await Waiting.forCompiler {
            try TestProcess(
                command: [BuiltProducts.path(of: "weblift"), "verify", folder.path],
                in: folder.path,
                environment: environment
            )
            .run()
        }
        guard ending == .exit(0) else {
            throw TestProcess.Failure(description: "verify has built no modules: \(ending)")
        }
    }
}
