import SwiftModel
import WebModel

/// Compares the inits of a SwiftUI component: what callers of the former release wrote, and what they have to write now.
struct InitComparison {
    let old: SwiftComponent
    let new: SwiftComponent
    let oldTable: GeneratedTypeTable
    let newTable: GeneratedTypeTable
    let renames: SwiftRenames

    private var oldCall: SwiftCall { SwiftCall(old, oldTable) }
    private var newCall: SwiftCall { SwiftCall(new, newTable) }

    var differences: [SwiftDifference] {
        // What only differs in UIKit has the same inits, and working these out is most of the work.
        guard old.inSwiftUI != new.inSwiftUI else { return [] }
        let before = ComponentSignature(old).inits
        let after = ComponentSignature(new).inits
        guard before != after else { return [] }
        var differences: [SwiftDifference] = []
        // What takes less of the same is no news of its own; it only makes calls possible.
        for form in before where !form.kind.isPartial {
            guard let counterpart = after.first(where: { $0.kind == form.kind }) else {
                differences += lost(form, instead: after)
                continue
            }
            differences += compare(form, counterpart, besides: after)
        }
        for form in after where !form.kind.isPartial && !before.contains(where: { $0.kind == form.kind }) {
            differences += gained(form, besides: before)
        }
        var seen: Set<SwiftDifference> = []
        return differences.filter { seen.insert($0).inserted }
    }

    // MARK: Whole inits

    /// Only the main init has what no other has; of the others, what they take in the place of views counts.
    private func lost(_ form: InitSignature, instead others: [InitSignature]) -> [SwiftDifference] {
        guard form.kind == .text, let main = others.first else { return [] }
        return own(form, beside: main).map { parameter in
            let instead = main.parameters.first { $0.name == parameter.name }
            return SwiftDifference(
                .member,
                .sourceBreaking,
                SwiftEdit(before: oldCall.line(parameter), after: instead.map { newCall.line($0) }),
                old: origins(parameter),
                new: instead.map(origins) ?? []
            )
        }
    }

    private func gained(_ form: InitSignature, besides others: [InitSignature]) -> [SwiftDifference] {
        guard form.kind == .text, let main = others.first else { return [] }
        return own(form, beside: main).map { parameter in
            SwiftDifference(
                .member,
                .additive,
                SwiftEdit(before: nil, after: newCall.line(parameter)),
                old: [],
                new: origins(parameter)
            )
        }
    }

    /// The parameters that another init has not, or has in another form.
    private func own(_ form: InitSignature, beside other: InitSignature) -> [ParameterSignature] {
        let forms = Dictionary(other.parameters.map { ($0.name, $0.form) }) { first, _ in first }
        return form.parameters.filter { forms[$0.name] != $0.form }
    }

    // MARK: Parameters

    private func compare(
        _ before: InitSignature,
        _ after: InitSignature,
        besides all: [InitSignature]
    ) -> [SwiftDifference] {
        var differences: [SwiftDifference] = []
        let pairs = ItemPairs(before.parameters, after.parameters, name: \.name.name)
        let successors = Successors(pairs.added, of: renames, origin: \.origin)
        for parameter in pairs.removed {
            guard let renamed = successors.successor(of: parameter), renamed.isAlike(parameter) else {
                differences.append(removed(parameter))
                continue
            }
            differences.append(
                SwiftDifference(
                    .member,
                    .sourceBreaking,
                    SwiftEdit(before: oldCall.line(parameter), after: newCall.line(renamed)),
                    isMechanical: true,
                    old: origins(parameter),
                    new: origins(renamed)
                )
            )
            differences += compareValues(parameter, renamed, before, all)
        }
        let taken = Set(
            pairs.removed.compactMap { old in
                successors.successor(of: old).flatMap { $0.isAlike(old) ? $0.name : nil }
            }
        )
        let kept = pairs.common
        let isCovered = Self.areAccepted(kept.map(\.old), by: all)
        differences += pairs.added.filter { !taken.contains($0.name) }
            .map { added($0, isBreaking: $0.isRequired && !isCovered) }
        for (parameter, counterpart) in kept { differences += compareValues(parameter, counterpart, before, all) }
        return differences + compareOrder(kept, from: before, to: after) + compareTrailingClosures(before, after, kept)
    }

    /// Told of what was added, for without that nothing would be another argument.
    private func compareTrailingClosures(
        _ before: InitSignature,
        _ after: InitSignature,
        _ kept: [(old: ParameterSignature, new: ParameterSignature)]
    ) -> [SwiftDifference] {
        guard let closure = TrailingClosureComparison(from: before, to: after, kept) else { return [] }
        let known = Set(kept.map(\.new.name.name))
        let added = after.parameters.filter { !known.contains($0.name.name) }
        return [
            SwiftDifference(
                .member,
                .behavior,
                SwiftEdit(
                    before: "\(old.names.view.reference) { … }",
                    after: newCall.line(closure.counterpart)
                ),
                isMechanical: true,
                old: [],
                new: added.flatMap(origins)
            )
        ]
    }

    private func removed(_ parameter: ParameterSignature) -> SwiftDifference {
        SwiftDifference(
            .member,
            .sourceBreaking,
            SwiftEdit(before: oldCall.line(parameter), after: nil),
            old: origins(parameter),
            new: []
        )
    }

    private func added(_ parameter: ParameterSignature, isBreaking: Bool) -> SwiftDifference {
        SwiftDifference(
            .member,
            isBreaking ? .sourceBreaking : .additive,
            SwiftEdit(before: isBreaking ? oldCall.anyLine : nil, after: newCall.line(parameter)),
            old: [],
            new: origins(parameter)
        )
    }

    private func compareValues(
        _ before: ParameterSignature,
        _ after: ParameterSignature,
        _ form: InitSignature,
        _ all: [InitSignature]
    ) -> [SwiftDifference] {
        var differences: [SwiftDifference] = []
        let types = ParameterFormComparison(before.form, after.form, oldTable, newTable)
        if let effect = types.effect {
            let isWritten = effect == .sourceBreaking
            differences.append(
                SwiftDifference(
                    .type,
                    effect,
                    SwiftEdit(
                        before: isWritten ? "\(before.name.label): \(types.oldText)" : nil,
                        after: "\(after.name.label): \(types.newText)"
                    ),
                    old: origins(before),
                    new: origins(after)
                )
            )
        }
        if before.isUnlabeled != after.isUnlabeled {
            let edit = SwiftEdit(before: oldCall.line(before), after: newCall.line(after))
            differences.append(
                SwiftDifference(
                    .member,
                    .sourceBreaking,
                    edit,
                    isMechanical: true,
                    old: origins(before),
                    new: origins(after)
                )
            )
        }
        if let difference = compareDefaults(before, after, form, all) { differences.append(difference) }
        return differences
    }

    private func compareDefaults(
        _ before: ParameterSignature,
        _ after: ParameterSignature,
        _ form: InitSignature,
        _ all: [InitSignature]
    ) -> SwiftDifference? {
        if !before.isRequired, after.isRequired {
            if Self.areAccepted(form.parameters.filter { $0.name != before.name }, by: all) { return nil }
            return SwiftDifference(
                .requirement,
                .sourceBreaking,
                SwiftEdit(before: "\(old.names.view.reference)()", after: newCall.line(after)),
                old: origins(before),
                new: origins(after)
            )
        }
        if before.isRequired, !after.isRequired {
            return SwiftDifference(
                .requirement,
                .additive,
                SwiftEdit(before: nil, after: "\(new.names.view.reference)()"),
                old: origins(before),
                new: origins(after)
            )
        }
        guard let oldText = before.defaultText, let newText = after.defaultText, oldText != newText else { return nil }
        // Who wants what was there has to say so now.
        return SwiftDifference(
            .value,
            .behavior,
            SwiftEdit(
                before: "\(new.names.view.reference)()",
                after: "\(new.names.view.reference)(\(after.name.label): \(oldText))"
            ),
            old: origins(before),
            new: origins(after)
        )
    }

    /// Whether calls with nothing but these arguments still find an init that takes them.
    private static func areAccepted(_ parameters: [ParameterSignature], by inits: [InitSignature]) -> Bool {
        let names = Set(parameters.map(\.name.name))
        let given = Set(parameters.filter(\.isRequired).map(\.name.name))
        return inits.contains { form in
            names.isSubset(of: form.parameters.map(\.name.name))
                && form.parameters.allSatisfy { !$0.isRequired || given.contains($0.name.name) }
        }
    }

    // MARK: Order

    /// What stands in front of the other now: the fewest parameters that moved.
    private func compareOrder(
        _ kept: [(old: ParameterSignature, new: ParameterSignature)],
        from before: InitSignature,
        to after: InitSignature
    ) -> [SwiftDifference] {
        let order = after.parameters.map(\.name.name)
        let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
        let former = Dictionary(before.parameters.enumerated().map { ($1.name.name, $0) }) { first, _ in first }
        let kept = kept.sorted { (former[$0.old.name.name] ?? 0) < (former[$1.old.name.name] ?? 0) }
        let positions = kept.map { ranks[$0.new.name.name] ?? 0 }
        let staying = Set(LongestRun.indices(of: positions))
        return kept.indices.filter { !staying.contains($0) }.map { index in
            let (before, after) = kept[index]
            return SwiftDifference(
                .type,
                .sourceBreaking,
                SwiftEdit(
                    before: oldCall.line(before),
                    after: "\(newCall.line(after)) // stands elsewhere among the arguments"
                ),
                isMechanical: true,
                old: origins(before),
                new: origins(after)
            )
        }
    }

    private func origins(_ parameter: ParameterSignature) -> [ItemReference] {
        parameter.origin.map { [$0] } ?? []
    }
}

extension ParameterSignature {
    /// Whether both are given in the same way.
    fileprivate func isAlike(_ other: ParameterSignature) -> Bool {
        switch (form, other.form) {
        case (.value, .value), (.binding, .binding), (.action, .action), (.slot, .slot), (.rows, .rows),
            (.data, .data), (.items, .items):
            true
        default: false
        }
    }
}

extension SwiftComponent {
    /// What the view is made of.
    fileprivate var inSwiftUI: SwiftComponent {
        var component = self
        component.uiKit = UIKitComponent()
        return component
    }
}
