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
        group.effects.filter { !$0.edits.isEmpty }
            .max { $0.swift.effect < $1.swift.effect }?.swift
    }

    /// Falls back to the place where the item stood.
    var place: SourceLocation? { group.effects.first?.place }

    /// Changes of one severity and one rule, the most severe first.
    private var kinds: [[Change]] {
        var kinds: [[Change]] = []
        for change in group.effects.bySeverity {
            let known = kinds.firstIndex { $0[0].severity == change.severity && $0[0].rule == change.rule }
            if let known { kinds[known].append(change) } else { kinds.append([change]) }
        }
        return kinds
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
