import SourceText
import Usage

/// What is wrong with examples. Where they are only translated, that is a warning.
struct UsageFindings {
    let examples: [TranslatedMarkup]
    let diagnostics: [Diagnostic]

    init(_ examples: [TranslatedMarkup], isCheck: Bool) {
        self.examples = examples
        diagnostics = examples.flatMap(\.findings).map { finding in
            var finding = finding
            if !isCheck, finding.severity == .error { finding.severity = .warning }
            return finding
        }.sorted()
    }

    var summary: String {
        let used = examples.filter { !$0.tags.isEmpty }
        let sound = used.count(where: \.isSound)
        let wrong = used.count - sound
        return "\(Count.of("example", used.count)): \(sound) right, \(wrong) wrong"
    }
}
