import SwiftModel
import WebModel

/// Compares the texts that callers can translate.
struct StringsComparison {
    let old: SwiftComponent
    let new: SwiftComponent
    let likeness: SwiftTypeLikeness

    var differences: [SwiftDifference] {
        guard old.texts != new.texts else { return [] }
        var differences: [SwiftDifference] = []
        var rest = new.texts
        for text in old.texts {
            guard let index = rest.firstIndex(where: { $0.name.name == text.name.name }) else {
                differences.append(
                    SwiftDifference(.member, .sourceBreaking, edit(text, nil), old: [text.origin], new: [])
                )
                continue
            }
            differences += compare(text, rest.remove(at: index))
        }
        differences += rest.map { text in
            let effect: SwiftEffect = text.defaultValue == nil ? .sourceBreaking : .additive
            return SwiftDifference(.member, effect, edit(nil, text), old: [], new: [text.origin])
        }
        return differences
    }

    private func compare(_ before: SwiftText, _ after: SwiftText) -> [SwiftDifference] {
        var differences: [SwiftDifference] = []
        func add(_ aspect: SwiftAspect, _ effect: SwiftEffect) {
            differences.append(
                SwiftDifference(aspect, effect, edit(before, after), old: [before.origin], new: [after.origin])
            )
        }
        if !likeness.areSame(before.type, after.type) { add(.type, .sourceBreaking) }
        if before.defaultValue != after.defaultValue {
            if after.defaultValue == nil {
                add(.requirement, .sourceBreaking)
            } else if before.defaultValue != nil {
                add(.value, .behavior)
            }
        }
        return differences
    }

    private func edit(_ before: SwiftText?, _ after: SwiftText?) -> SwiftEdit {
        SwiftEdit(
            before: before.map { "\(old.names.tokens.reference).\($0)" },
            after: after.map { "\(new.names.tokens.reference).\($0)" }
        )
    }
}
