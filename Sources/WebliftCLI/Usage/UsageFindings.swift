import AppCode
import Core

/// Mistakes in examples. Where examples are only translated, a mistake is a warning, and parts that are not in Swift
/// are told as well.
struct UsageFindings {
    let examples: [TranslatedMarkup]
    let diagnostics: [Diagnostic]

    init(_ examples: [TranslatedMarkup], isCheck: Bool) {
        self.examples = examples
        let findings = examples.flatMap(\.findings).map { finding in
            var finding = finding
            if !isCheck, finding.severity == .error { finding.severity = .warning }
            return finding
        }
        let absences = isCheck ? [] : examples.filter { !$0.tags.isEmpty }.flatMap(\.absences).map(Self.diagnostic)
        diagnostics = (findings + absences).sorted()
    }

    /// Warns of undecided absences: with `--werror usage.not-translated` a project can ask for all of its examples.
    private static func diagnostic(_ absence: TranslatedMarkup.Absence) -> Diagnostic {
        Diagnostic(
            absence.isDecided ? .note : .warning,
            absence.isDecided ? .usageLeftOut : .usageNotTranslated,
            "\(absence.subject): \(absence.reason)",
            at: absence.place
        )
    }

    var summary: String {
        let used = examples.filter { !$0.tags.isEmpty }
        let sound = used.count(where: \.isSound)
        let wrong = used.count - sound
        return "\(Count.of("example", used.count)): \(sound) right, \(wrong) wrong"
    }
}
