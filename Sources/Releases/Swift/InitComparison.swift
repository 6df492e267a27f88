import SwiftModel
import WebModel

/// Compares the calls that callers of a former SwiftUI component wrote with the calls that they have to write now.
struct InitComparison {
    private let before: [InitSignature]
    private let after: [InitSignature]
    private let oldCall: SwiftCall
    private let newCall: SwiftCall
    private let oldTable: GeneratedTypeTable
    private let newTable: GeneratedTypeTable
    private let renames: SwiftRenames

    /// nil where the inits are the same.
    init?(
        _ old: SwiftComponent,
        _ new: SwiftComponent,
        _ oldTable: GeneratedTypeTable,
        _ newTable: GeneratedTypeTable,
        _ renames: SwiftRenames
    ) {
        // Inits are the same where only UIKit differs, and working them out is most of the work.
        guard old.inSwiftUI != new.inSwiftUI else { return nil }
        before = ComponentSignature(old).inits
        after = ComponentSignature(new).inits
        guard before != after else { return nil }
        oldCall = SwiftCall(old, before, oldTable)
        newCall = SwiftCall(new, after, newTable)
        self.oldTable = oldTable
        self.newTable = newTable
        self.renames = renames
    }

    var differences: [SwiftDifference] {
        var differences: [SwiftDifference] = []
        var known: Set<InitSignature.Kind> = []
        // Inits that take less of the same are no news: they only make calls possible.
        for form in before where !form.kind.isPartial {
            guard let counterpart = counterpart(of: form) else {
                differences += lost(form, instead: after)
                continue
            }
            known.insert(counterpart.kind)
            differences += compare(form, counterpart, besides: after)
        }
        for form in after where !form.kind.isPartial && !known.contains(form.kind) {
            differences += gained(form, besides: before)
        }
        var seen: Set<SwiftDifference> = []
        return differences.filter { seen.insert($0).inserted }
    }

    // MARK: Whole inits

    /// A text that may be a view now is still given as a text.
    private func counterpart(of form: InitSignature) -> InitSignature? {
        let same = after.first { $0.kind == form.kind }
        let textKind: InitSignature.Kind? =
            switch form.kind {
            case .main: .text
            case .single: .singleText
            default: nil
            }
        guard let textKind, let same, !before.contains(where: { $0.kind == textKind }),
            let texts = after.first(where: { $0.kind == textKind })
        else { return same }
        let changed = Set(own(form, beside: same).map(\.name))
        let isGivenTexts = texts.parameters.contains { parameter in
            changed.contains(parameter.name)
                && form.parameters.contains { $0.name == parameter.name && $0.isAlike(parameter) }
        }
        return isGivenTexts ? texts : same
    }

    /// Other inits tell only of the parameters that they take in the place of views.
    private func lost(_ form: InitSignature, instead others: [InitSignature]) -> [SwiftDifference] {
        guard form.kind == .text, let main = others.first else { return [] }
        return own(form, beside: main).map { parameter in
            let instead = main.parameters.first { $0.name == parameter.name }
            return SwiftDifference(
                .member,
                .sourceBreaking,
                SwiftEdit(before: oldCall.line(parameter), after: instead.flatMap { newCall.line($0) }),
                old: origins(parameter),
                new: instead.map(origins) ?? []
            )
        }
    }

    private func gained(_ form: InitSignature, besides others: [InitSignature]) -> [SwiftDifference] {
        guard form.kind == .text || form.kind == .main, let main = others.first else { return [] }
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

    /// Differences belong to the added parameters: without these no closure would be another argument. No call of a
    /// renamed component compiles as it was.
    private func compareTrailingClosures(
        _ before: InitSignature,
        _ after: InitSignature,
        _ kept: [(old: ParameterSignature, new: ParameterSignature)]
    ) -> [SwiftDifference] {
        guard oldCall.callee == newCall.callee,
            let closure = TrailingClosureComparison(from: before, to: after, kept)
        else { return [] }
        let known = Set(kept.map(\.new.name.name))
        let added = after.parameters.filter { !known.contains($0.name.name) }
        return [
            SwiftDifference(
                .member,
                .behavior,
                SwiftEdit(
                    before: oldCall.trailingLine(closure.parameter),
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
            SwiftEdit(before: isBreaking ? oldCall.shortestLine : nil, after: newCall.line(parameter)),
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
            differences.append(
                SwiftDifference(
                    .type,
                    effect,
                    typeEdit(before, after, effect),
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

    /// Values that only the former or only the present type takes.
    private func typeEdit(
        _ before: ParameterSignature,
        _ after: ParameterSignature,
        _ effect: SwiftEffect
    ) -> SwiftEdit {
        guard effect == .sourceBreaking else { return SwiftEdit(before: nil, after: newCall.line(after, "nil")) }
        if before.takesNothing, !after.takesNothing {
            return SwiftEdit(before: oldCall.line(before, "nil"), after: newCall.line(after))
        }
        return SwiftEdit(
            before: oldCall.line(before, oldCall.exactValue(of: before)),
            after: newCall.line(after, newCall.exactValue(of: after))
        )
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
                SwiftEdit(before: oldCall.shortestLine, after: newCall.line(after)),
                old: origins(before),
                new: origins(after)
            )
        }
        if before.isRequired, !after.isRequired {
            return SwiftDifference(
                .requirement,
                .additive,
                SwiftEdit(before: nil, after: newCall.shortestLine),
                old: origins(before),
                new: origins(after)
            )
        }
        guard let oldText = before.defaultText, let newText = after.defaultText, oldText != newText else { return nil }
        // Callers that want the former default have to give it now, if it can still be given.
        let line = FormerDefault(oldTable, newTable).text(oldText, of: before, for: after)
            .flatMap { newCall.line(after, $0) }
        return SwiftDifference(
            .value,
            .behavior,
            SwiftEdit(before: line == nil ? nil : oldCall.shortestLine, after: line),
            old: origins(before),
            new: origins(after)
        )
    }

    private static func areAccepted(_ parameters: [ParameterSignature], by inits: [InitSignature]) -> Bool {
        let names = Set(parameters.map(\.name.name))
        let given = Set(parameters.filter(\.isRequired).map(\.name.name))
        return inits.contains { form in
            names.isSubset(of: form.parameters.map(\.name.name))
                && form.parameters.allSatisfy { !$0.isRequired || given.contains($0.name.name) }
        }
    }

    // MARK: Order

    /// Finds the fewest moves that explain the new order.
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
            // The two stand the other way around now.
            let other = kept.indices.first { ($0 < index) != (positions[$0] < positions[index]) && $0 != index }
            let pair = other.map { kept[$0] }
            return SwiftDifference(
                .type,
                .sourceBreaking,
                SwiftEdit(
                    before: pair.flatMap { oldCall.line(before, $0.old) },
                    after: pair.flatMap { newCall.line(after, $0.new) }
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
    fileprivate var takesNothing: Bool {
        switch form {
        case .value(let type): type.isOptional
        case .action(_, let isOptional), .binding(_, let isOptional): isOptional
        case .items, .slot, .rows, .data: false
        }
    }

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
    /// Component as the view is made of it, without UIKit.
    fileprivate var inSwiftUI: SwiftComponent {
        var component = self
        component.uiKit = UIKitComponent()
        return component
    }
}
