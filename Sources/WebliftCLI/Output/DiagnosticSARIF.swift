import JSON
import SourceText

/// Diagnostics as SARIF 2.1.0, for the tools that show findings of analyses.
///
/// Regions have lines and no columns: SARIF counts characters there, and places count bytes.
enum DiagnosticSARIF {
    static func print(_ diagnostics: [Diagnostic]) -> [UInt8] {
        let rules = Set(diagnostics.map(\.id)).sorted { $0.rawValue < $1.rawValue }
        let bytes = JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
                object.member("version", "2.1.0")
                object.member("runs") { $0.array { run(diagnostics, rules, to: &$0) } }
            }
        }
        return bytes + [UInt8(ascii: "\n")]
    }

    private static func run(_ diagnostics: [Diagnostic], _ rules: [DiagnosticID], to writer: inout JSONWriter) {
        let positions = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        var fingerprints = Fingerprints()
        writer.object { object in
            object.object("tool") { object in
                object.object("driver") { object in
                    object.member("name", "weblift")
                    object.member("version", Weblift.version)
                    object.member("semanticVersion", Weblift.version)
                    object.member("rules", array: rules) { writer, rule in
                        writer.object { object in
                            object.member("id", rule.rawValue)
                            object.object("fullDescription") { $0.member("text", rule.explanation) }
                        }
                    }
                }
            }
            object.member("results", array: diagnostics) { writer, diagnostic in
                let fingerprint = fingerprints.next(diagnostic)
                result(diagnostic, positions[diagnostic.id] ?? -1, fingerprint, to: &writer)
            }
        }
    }

    private static func result(
        _ diagnostic: Diagnostic,
        _ rule: Int,
        _ fingerprint: String,
        to writer: inout JSONWriter
    ) {
        let message = [diagnostic.message, diagnostic.suggestion].compactMap(\.self).joined(separator: "; ")
        writer.object { object in
            object.member("ruleId", diagnostic.id.rawValue)
            object.member("ruleIndex", rule)
            object.member("level", diagnostic.severity.rawValue)
            object.object("message") { $0.member("text", message) }
            object.member("locations", array: diagnostic.location.map { [$0] } ?? []) { writer, place in
                writer.object { object in
                    object.object("physicalLocation") { object in
                        object.object("artifactLocation") {
                            $0.member("uri", ArtifactURI.text(place.file.published))
                        }
                        object.object("region") { $0.member("startLine", place.line) }
                    }
                }
            }
            object.object("partialFingerprints") { $0.member("webliftFinding/v1", fingerprint) }
        }
    }

    /// Names that stay the same from run to run: no line goes into them, and of two that are alike the second has another.
    private struct Fingerprints {
        private var counts: [ContentHash: Int] = [:]

        mutating func next(_ diagnostic: Diagnostic) -> String {
            let hash = Self.hash(diagnostic, number: 0)
            let number = counts[hash, default: 0]
            counts[hash] = number + 1
            return (number == 0 ? hash : Self.hash(diagnostic, number: number)).description
        }

        private static func hash(_ diagnostic: Diagnostic, number: Int) -> ContentHash {
            var hasher = ContentHasher()
            hasher.add(diagnostic.id.rawValue)
            hasher.add(diagnostic.message)
            hasher.add(diagnostic.location?.file.published ?? "")
            hasher.add(number)
            return hasher.hash
        }
    }
}
