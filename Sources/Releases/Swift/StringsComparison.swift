import SwiftModel
import WebModel

struct StringsComparison {
    private let old: SwiftComponent
    private let new: SwiftComponent
    private let oldTexts: MemberwiseCall
    private let newTexts: MemberwiseCall
    private let tables: TypeTables

    init(from old: SwiftComponent, to new: SwiftComponent, in tables: TypeTables) {
        self.old = old
        self.new = new
        oldTexts = MemberwiseCall(old.stringsType, texts: old.texts, SampleValue(tables.old))
        newTexts = MemberwiseCall(new.stringsType, texts: new.texts, SampleValue(tables.new))
        self.tables = tables
    }

    var differences: [SwiftDifference] {
        guard old.texts != new.texts else { return [] }
        var differences: [SwiftDifference] = []
        var rest = new.texts
        for text in old.texts {
            guard let index = rest.firstIndex(where: { $0.name.name == text.name.name }) else {
                let line = oldTexts.line(text.name)
                differences.append(SwiftDifference(.member, .sourceBreaking, from: line, to: nil, old: [text.origin]))
                continue
            }
            differences += compare(text, rest.remove(at: index))
        }
        return differences + rest.map(added)
    }

    private func added(_ text: SwiftText) -> SwiftDifference {
        let isBreaking = text.defaultValue == nil
        return SwiftDifference(
            .member,
            isBreaking ? .sourceBreaking : .additive,
            // Callers have made no texts where there were none.
            from: isBreaking && !old.texts.isEmpty ? oldTexts.shortestLine : nil,
            to: newTexts.line(text.name),
            new: [text.origin]
        )
    }

    private func compare(_ before: SwiftText, _ after: SwiftText) -> [SwiftDifference] {
        var differences: [SwiftDifference] = []
        func add(_ aspect: SwiftAspect, _ effect: SwiftEffect, _ old: String?, _ new: String?) {
            differences.append(
                SwiftDifference(aspect, effect, from: old, to: new, old: [before.origin], new: [after.origin])
            )
        }
        if !tables.areSame(before.type, after.type) {
            add(.type, .sourceBreaking, oldTexts.exactLine(before.name), newTexts.exactLine(after.name))
        }
        guard before.defaultValue != after.defaultValue else { return differences }
        if after.defaultValue == nil {
            add(.requirement, .sourceBreaking, oldTexts.shortestLine, newTexts.shortestLine)
        } else if let value = before.defaultValue, tables.areSame(before.type, after.type) {
            let former = newTexts.line(after.name, value.text(as: before.type))
            add(.value, .behavior, oldTexts.shortestLine, former)
        }
        return differences
    }
}
