import SwiftModel

/// `specs/guidance.md`
package struct NativeGuidance: Sendable {
    enum Topic: String, CaseIterable {
        case accessibility = "Accessibility"
        case decisions = "Decide"
        case feedback = "Feedback"
        case limits = "Limits"
    }

    private var notes: [NativePrimitive: [Topic: [String]]] = [:]
    /// Headings and notes that say nothing to this program.
    private(set) var unread: [String] = []

    package init(_ text: String = "") {
        var primitives: [NativePrimitive] = []
        // Lines above the first heading explain the topics, in the form of notes.
        var hasBegun = false
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("### ") {
                hasBegun = true
                primitives = Self.primitives(in: line)
                if primitives.isEmpty { unread.append(String(line)) }
            } else if hasBegun, line.hasPrefix("- ") {
                guard let (topic, note) = Self.note(in: line) else {
                    unread.append(String(line))
                    continue
                }
                for primitive in primitives { notes[primitive, default: [:]][topic, default: []].append(note) }
            }
        }
    }

    func notes(on topic: Topic, of primitive: NativePrimitive?) -> [String] {
        primitive.flatMap { notes[$0]?[topic] } ?? []
    }

    /// Takes ``### `Link`, `Button` ``; empty where one is unknown.
    private static func primitives(in heading: Substring) -> [NativePrimitive] {
        let names = heading.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        let primitives = names.compactMap(NativePrimitive.init)
        return primitives.count == names.count ? primitives : []
    }

    /// `- **Decide:** Whether …`
    private static func note(in line: Substring) -> (Topic, String)? {
        let parts = line.dropFirst("- ".count).split(separator: "**", maxSplits: 1)
        guard parts.count == 2, parts[0].last == ":", let topic = Topic(rawValue: String(parts[0].dropLast())) else {
            return nil
        }
        return (topic, String(parts[1].drop { $0 == " " }))
    }
}
