import Verify

/// From the toolchain to the result, with the surface that the binary carries.
struct Verifier {
    let searchPath: String
    let cache: String
    let target: DeploymentTarget
    let settings: CompilerSettings
    /// Whether everything is checked, also what was right before.
    let isFresh: Bool

    func check(_ folder: String, progress: (String) -> Void) throws(VerificationFailure) -> VerificationResult {
        try Verification(setup(progress).with(settings), isFresh: isFresh).check(folder, progress: progress)
    }

    private func setup(_ progress: (String) -> Void) throws(VerificationFailure) -> CompilerSetup {
        #if os(macOS)
        return try AppleSDK.setup(for: target, cache: cache)
        #else
        let toolchain = try Toolchain.find(searchPath: searchPath)
        let modules = try StandardModules.prepare(toolchain, cache: cache, progress: progress)
        return try Surface.prepare(modules, text: Verifier.surface, progress: progress).setup(for: target)
        #endif
    }

    private static func surface(of framework: String) -> String? {
        EmbeddedSpecs.bytes(of: "surface/\(framework).swiftinterface").map { String(decoding: $0, as: UTF8.self) }
    }
}
