import Core

/// Type-checks a package folder in both language modes, and runs nothing of it. Right files are not checked again while
/// all that their verdicts depend on is the same: see `Verdicts`.
package struct Verification: Sendable {
    let setup: CompilerSetup
    private let verdicts: Verdicts
    /// Limit for a run of the compiler.
    static let usualTimeLimit = Duration.seconds(300)

    var timeLimit = usualTimeLimit

    /// Taken from the settings, unless a test with much to check asks for one.
    var modes: [LanguageMode]

    private let jobs: Int

    /// nil where Apple's frameworks are there themselves.
    private let known: (@Sendable () -> Set<String>)?

    /// `isFresh` checks files that were right before as well. Without `jobs`, each core has one.
    package init(
        _ setup: CompilerSetup,
        isFresh: Bool = false,
        jobs: Int? = nil,
        known: (@Sendable () -> Set<String>)? = nil
    ) {
        self.setup = setup
        self.known = known
        self.jobs = min(jobs ?? Workers.width, Workers.width)
        modes = setup.settings.languageModes
        verdicts = Verdicts(in: setup.verdicts, isRead: !isFresh)
    }

    package func check(_ folder: String, progress: (String) -> Void) throws(VerificationFailure) -> VerificationResult {
        let sources = try PackageSources(in: folder)
        var plan = CheckPlan(sources.modules, below: folder, setup, verdicts)
        var package = PackageCheck(
            modules: sources.modules,
            folder: folder,
            setup: setup,
            verdicts: verdicts,
            timeLimit: timeLimit,
            jobs: jobs,
            fillsIn: known != nil,
            checks: modes.flatMap { plan.checks(in: $0) }
        )
        FileTree.removeLeftovers(beside: setup.products)
        let products = try FileTree.makeFolder(beside: setup.products)
        defer { FileTree.remove(products) }
        try package.run(products: products, progress)
        return VerificationResult(
            modules: package.results,
            skipped: sources.skipped,
            manifest: try manifestMessages(folder, sources),
            verdicts: verdicts(of: package.results, sources.modules),
            isGenerated: FileTree.kind(of: "\(folder)/.weblift/ledger.json") == .file
        )
    }

    /// An app has no `Package.swift`.
    private func manifestMessages(
        _ folder: String,
        _ sources: PackageSources
    ) throws(VerificationFailure) -> [CompilerMessage] {
        guard setup.settings.container == .package else { return [] }
        return sources.messages + (try setup.manifests?.messages(in: folder, setup, verdicts) ?? [])
    }

    /// Tells errors that are no mistakes, or may be none.
    private func verdicts(of results: [VerifiedModule], _ modules: [CheckedModule]) -> [CompilerMessage: ErrorVerdict] {
        guard results.contains(where: \.hasErrors) else { return [:] }
        let judge = ErrorJudge(modules, known: known?(), missing: results.flatMap(\.messages))
        var verdicts: [CompilerMessage: ErrorVerdict] = [:]
        for result in results {
            for (message, verdict) in zip(result.messages, judge.verdicts(of: result.messages)) where verdict != .wrong
            {
                verdicts[message] = verdict
            }
        }
        return verdicts
    }
}
