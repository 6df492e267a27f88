import Verify

/// From the toolchain to the result, with the surface that the binary carries.
struct Verifier {
    let searchPath: String
    let cache: String
    let target: DeploymentTarget

    func check(_ folder: String, progress: (String) -> Void) throws(VerificationFailure) -> VerificationResult {
        let toolchain = try Toolchain.find(searchPath: searchPath)
        let modules = try StandardModules.prepare(toolchain, for: target, cache: cache, progress: progress)
        let surface = try Surface.prepare(modules, text: Verifier.surface, progress: progress)
        return try Verification(surface).check(folder, progress: progress)
    }

    private static func surface(of framework: String) -> String? {
        EmbeddedSpecs.bytes(of: "surface/\(framework).swiftinterface").map { String(decoding: $0, as: UTF8.self) }
    }
}
