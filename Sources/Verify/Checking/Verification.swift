/// Type-checks the Swift files of a package folder, in both language modes. Nothing of them is run.
///
/// What was right before and is the same in all that this depends on is not checked again: see `Verdicts`. The rest is
/// divided among the cores.
package struct Verification: Sendable {
    let setup: CompilerSetup
    private let verdicts: Verdicts
    /// For one run of the compiler.
    static let usualTimeLimit = Duration.seconds(300)

    var timeLimit = usualTimeLimit

    /// Those of the settings, unless a test that has much to check asks for one.
    var modes: [LanguageMode]

    /// A fresh one checks everything, also what was right before.
    package init(_ setup: CompilerSetup, isFresh: Bool = false) {
        self.setup = setup
        modes = setup.settings.languageModes
        verdicts = Verdicts(in: setup.verdicts, isRead: !isFresh)
    }

    package func check(
        _ folder: String,
        progress: (String) -> Void
    ) throws(VerificationFailure) -> VerificationResult {
        let sources = try PackageSources(in: folder)
        var package = PackageCheck(sources.modules, in: modes, setup, verdicts, timeLimit: timeLimit)
        FileTree.removeLeftovers(in: setup.scratch)
        let products = try FileTree.makeFolder(beside: "\(setup.scratch)/products")
        defer { FileTree.remove(products) }
        try package.run(products: products, progress)
        return VerificationResult(modules: package.results, skipped: sources.skipped)
    }
}
