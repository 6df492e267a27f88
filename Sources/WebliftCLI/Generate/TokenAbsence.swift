import Core
import Generate
import Package
import Tokens

/// Why no design token is among the files that a run writes, although files with tokens were named.
struct TokenAbsence {
    private enum Reason {
        case noFile
        case noValue(count: Int)
    }

    private let reason: Reason

    /// nil where no file was named, or where tokens are written.
    init?(of request: GenerateRequest, _ contents: PackageContents, _ generation: Generation) {
        guard !request.tokenInputs.sources.isEmpty,
            !generation.files.contains(where: DesignTokenFiles.includes)
        else { return nil }
        if let tokens = contents.tokens {
            reason = .noValue(count: tokens.tokens.count)
        } else {
            reason = .noFile
        }
    }

    var sentence: String {
        switch reason {
        case .noFile: "no design tokens written, because no file with tokens was read"
        case .noValue(0): "no design tokens written, because the files declare none"
        case .noValue(let count):
            "no design tokens written, because none of \(Count.of("token", count)) has a value that Swift can have"
        }
    }

    func report(into diagnostics: inout DiagnosticBag) {
        diagnostics.warning(
            .tokensNoneWritten,
            sentence,
            at: nil,
            suggestion: "weblift tokens shows what was read, and why"
        )
    }
}
