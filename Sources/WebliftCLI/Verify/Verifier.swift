import Core
import Verify

struct Verifier {
    let searchPath: String
    let cache: String
    let target: DeploymentTarget
    let settings: CompilerSettings
    let surface: [String]
    /// Checks files that were right before as well.
    let isFresh: Bool
    /// nil for as many as there are cores.
    let jobs: Int?

    func check(_ folder: String, progress: (String) -> Void) throws(VerificationFailure) -> VerificationResult {
        // Modules of others are found where the project has them.
        if Platform.hasFrameworks {
            return try check(folder, with: AppleSDK.setup(for: target, cache: cache), progress)
        }
        let toolchain = try Toolchain.find(searchPath: searchPath)
        let modules = try StandardModules.prepare(toolchain, cache: cache, progress: progress)
        var text = Self.bundledSurface
        for path in surface { text = text.adding(try SurfaceFiles.read(path)) }
        let setup = try Surface.prepare(modules, text, progress: progress).setup(for: target)
        return try check(folder, with: setup, knowing: { [text] in SurfaceWords.all(in: text) }, progress)
    }

    private func check(
        _ folder: String,
        with setup: CompilerSetup,
        knowing known: (@Sendable () -> Set<String>)? = nil,
        _ progress: (String) -> Void
    ) throws(VerificationFailure) -> VerificationResult {
        try Verification(setup.with(settings), isFresh: isFresh, jobs: jobs, known: known)
            .check(folder, progress: progress)
    }

    static var bundledSurface: SurfaceText {
        SurfaceText(
            EmbeddedSpecs.files.compactMap { entry in
                let path = entry.path.description
                let parts = path.split(separator: "/")
                guard parts.count == 3, parts[0] == "surface" else { return nil }
                return (
                    String(parts[1]),
                    SurfaceText.File(path: "specs/\(path)", text: entry.text.description, isOwn: false)
                )
            }
        )
    }
}
