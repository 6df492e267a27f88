import Core
import Releases

struct VersionCheck {
    private let declared: SemanticVersion?
    private let base: SemanticVersion?

    init(_ arguments: Arguments) throws(UsageError) {
        declared = try Self.version(DiffCommand.declared, arguments)
        base = try Self.version(DiffCommand.base, arguments)
    }

    func check(_ changes: LibraryChanges, into diagnostics: inout DiagnosticBag) {
        guard let declared else { return }
        guard let old = base ?? changes.old.semanticVersion else {
            let told = changes.old.version.map { "OLD says that it is “\($0)”, which is no version" }
            diagnostics.error(
                .changesVersion,
                "\(told ?? "OLD does not tell its version"), so nobody knows whether \(declared) is enough",
                at: nil,
                suggestion: "name it with --base X.Y.Z"
            )
            return
        }
        guard !changes.bump.isMet(by: declared, after: old) else { return }
        diagnostics.error(
            .changesVersion,
            "\(declared) is too small after \(old): the changes ask for \(changes.bump.leastVersion(after: old)) (\(VersionAdvice(bump: changes.bump, old: old).part))",
            at: nil
        )
    }

    /// Releases that break callers may drop their shims. nil where neither a version is declared nor NEW tells one.
    func firstToBreak(after changes: LibraryChanges) -> SemanticVersion? {
        (declared ?? changes.new.semanticVersion)?.nextToBreak
    }

    static func version(_ option: Option, _ arguments: Arguments) throws(UsageError) -> SemanticVersion? {
        try arguments.value(option, form: "it is a version such as 2.1.0") { SemanticVersion($0) }
    }
}
