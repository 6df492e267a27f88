import Core
import Releases

/// Sentences for people, which may hold text of inputs.
struct CauseSentence {
    let group: ReleaseEntries.Group

    /// `the source no longer tells defaults of properties: 73 changes`
    var head: String { "\(group.cause.sentence): \(Count.of("change", group.effects.count))" }

    var message: String {
        TerminalText.line(([head] + effects(atMost: 3) + group.cause.evidence.map(\.text)).joined(separator: "; "))
    }

    /// `breaking: property removed <x-tab> split, <x-tag> split`, the most severe first.
    func effects(atMost count: Int) -> [String] {
        kinds.map { changes in
            var names = changes.prefix(count).map(Self.name).joined(separator: ", ")
            if changes.count > count { names += " … and \(changes.count - count) more" }
            return "\(changes[0].severity.rawValue): \(changes[0].rule.title) \(names)"
        }
    }

    /// Lines of the first effect with the worst effect; the others ask for the like.
    var example: SwiftImpact? {
        group.effects.filter { $0.swift.effect >= .behavior && !$0.swift.edits.isEmpty }
            .max { $0.swift.effect < $1.swift.effect }?.swift
    }

    /// Falls back to the place where the item stood.
    var place: SourceLocation? {
        group.effects.first.flatMap { ($0.after ?? $0.before)?.place }
    }

    private var kinds: [[Change]] {
        var positions: [String: Int] = [:]
        var kinds: [[Change]] = []
        for change in group.effects {
            let key = "\(change.severity.rawValue) \(change.rule.id)"
            if let position = positions[key] {
                kinds[position].append(change)
            } else {
                positions[key] = kinds.count
                kinds.append([change])
            }
        }
        return kinds.enumerated().sorted { left, right in
            let (first, second) = (left.element[0].severity, right.element[0].severity)
            return first == second ? left.offset < right.offset : first > second
        }
        .map(\.element)
    }

    private static func name(_ change: Change) -> String {
        let sentence = ChangeSentence(change: change)
        guard change.item != nil else { return sentence.subject.isEmpty ? "<\(change.tag)>" : sentence.subject }
        let parts = sentence.parts.isEmpty ? "" : " (\(sentence.parts))"
        return "<\(change.tag)> \(sentence.subject)\(parts)"
    }
}

extension BreakFigures {
    /// nil where nothing is broken.
    var sentence: String? {
        guard web + swiftAlone > 0 else { return nil }
        return """
            broken on the web: \(web); broken in Swift because of that: \(swiftBecauseOfWeb); broken in Swift because Weblift \
            translates differently: \(swiftAlone)
            """
    }
}
