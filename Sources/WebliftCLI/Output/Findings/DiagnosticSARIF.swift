import Core

enum DiagnosticSARIF {
    static func print(_ diagnostics: [Diagnostic]) -> [UInt8] {
        let rules = Set(diagnostics.map(\.id)).sorted { $0.rawValue < $1.rawValue }
        let positions = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        var fingerprints = Fingerprints()
        return SARIFDocument.print(
            rules: rules,
            { rule, writer in
                writer.object { object in
                    object.member("id", rule.rawValue)
                    SARIFDocument.text("fullDescription", rule.explanation, to: &object)
                }
            },
            results: diagnostics,
            { diagnostic, writer in
                let fingerprint = fingerprints.next { hasher in
                    // No line goes into it: that moves.
                    hasher.add(diagnostic.id.rawValue)
                    hasher.add(diagnostic.message)
                    hasher.add(diagnostic.location?.file.published ?? "")
                }
                writer.object { object in
                    SARIFDocument.lead(
                        diagnostic.id.rawValue,
                        index: positions[diagnostic.id],
                        level: diagnostic.severity.rawValue,
                        diagnostic.wholeMessage,
                        at: diagnostic.location,
                        to: &object
                    )
                    object.object("partialFingerprints") { $0.member("webliftFinding/v1", fingerprint) }
                }
            }
        )
    }
}

extension Diagnostic {
    var wholeMessage: String { [message, suggestion].compactMap(\.self).joined(separator: "; ") }
}

/// Names that stay the same from run to run: a known finding is not taken for a new one.
struct Fingerprints {
    private var counts: [ContentHash: Int] = [:]

    /// Called once for each in order: the second of two findings that are alike gets another name.
    mutating func next(_ add: (inout ContentHasher) -> Void) -> String {
        func hash(number: Int) -> ContentHash {
            var hasher = ContentHasher()
            add(&hasher)
            hasher.add(number)
            return hasher.hash
        }
        let first = hash(number: 0)
        let number = counts[first, default: 0]
        counts[first] = number + 1
        return (number == 0 ? first : hash(number: number)).description
    }
}
