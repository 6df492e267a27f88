import SwiftModel
import WebModel

/// Compares the calls that callers of a former SwiftUI component wrote with the calls that they have to write now.
struct InitComparison {
    private let before: [InitSignature]
    private let after: [InitSignature]
    private let oldCall: SwiftCall
    private let newCall: SwiftCall
    private let tables: TypeTables
    private let renames: SwiftRenames

    /// nil where the inits are the same.
    init?(from old: SwiftComponent, to new: SwiftComponent, in tables: TypeTables, renames: SwiftRenames) {
        // Inits are the same where only UIKit differs, and working them out is most of the work.
        guard old.inSwiftUI != new.inSwiftUI else { return nil }
        before = ComponentSignature(old).inits
        after = ComponentSignature(new).inits
        guard before != after else { return nil }
        oldCall = SwiftCall(old, before, tables.old)
        newCall = SwiftCall(new, after, tables.new)
        self.tables = tables
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
            difference(
                .member,
                .sourceBreaking,
                from: parameter,
                to: main.parameters.first { $0.name == parameter.name }
            )
        }
    }

    private func gained(_ form: InitSignature, besides others: [InitSignature]) -> [SwiftDifference] {
        guard form.kind == .text || form.kind == .main, let main = others.first else { return [] }
        return own(form, beside: main).map { difference(.member, .additive, from: nil, to: $0) }
    }

    private func own(_ form: InitSignature, beside other: InitSignature) -> [ParameterSignature] {
        let forms = Dictionary(other.parameters.map { ($0.name, $0.form) }) { first, _ in first }
        return form.parameters.filter { forms[$0.name] != $0.form }
    }

    // MARK: Parameters

    private func difference(
        _ aspect: SwiftAspect,
        _ effect: SwiftEffect,
        from before: ParameterSignature?,
        to after: ParameterSignature?,
        isMechanical: Bool = false
    ) -> SwiftDifference {
        SwiftDifference(
            aspect,
            effect,
            from: before.flatMap { oldCall.line($0) },
            to: after.flatMap { newCall.line($0) },
            isMechanical: isMechanical,
            old: [before?.origin],
            new: [after?.origin]
        )
    }

    private func compare(
        _ before: InitSignature,
        _ after: InitSignature,
        besides all: [InitSignature]
    ) -> [SwiftDifference] {
        var differences: [SwiftDifference] = []
        let pairs = ItemPairs(before.parameters, after.parameters, name: \.name.name)
        func successor(of parameter: ParameterSignature) -> ParameterSignature? {
            parameter.origin.flatMap { renames.successor(of: $0, among: pairs.added, by: \.origin) }
        }
        for parameter in pairs.removed {
            guard let renamed = successor(of: parameter), renamed.isAlike(parameter) else {
                differences.append(difference(.member, .sourceBreaking, from: parameter, to: nil))
                continue
            }
            differences.append(difference(.member, .sourceBreaking, from: parameter, to: renamed, isMechanical: true))
            differences += compareValues(parameter, renamed, before, all)
        }
        let taken = Set(
            pairs.removed.compactMap { old in
                successor(of: old).flatMap { $0.isAlike(old) ? $0.name : nil }
            }
        )
        let kept = pairs.common
        let isCovered = all.accept(kept.map(\.old))
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
                from: oldCall.trailingLine(closure.parameter),
                to: newCall.line(closure.counterpart),
                isMechanical: true,
                new: added.map(\.origin)
            )
        ]
    }

    private func added(_ parameter: ParameterSignature, isBreaking: Bool) -> SwiftDifference {
        SwiftDifference(
            .member,
            isBreaking ? .sourceBreaking : .additive,
            from: isBreaking ? oldCall.shortestLine : nil,
            to: newCall.line(parameter),
            new: [parameter.origin]
        )
    }

    private func compareValues(
        _ before: ParameterSignature,
        _ after: ParameterSignature,
        _ form: InitSignature,
        _ all: [InitSignature]
    ) -> [SwiftDifference] {
        var differences: [SwiftDifference] = []
        if let effect = tables.effect(from: before.form, to: after.form) {
            let lines = typeLines(before, after, effect)
            let (old, new) = (before.origin, after.origin)
            differences.append(SwiftDifference(.type, effect, from: lines.0, to: lines.1, old: [old], new: [new]))
        }
        if before.isUnlabeled != after.isUnlabeled {
            differences.append(difference(.member, .sourceBreaking, from: before, to: after, isMechanical: true))
        }
        if let difference = compareDefaults(before, after, form, all) { differences.append(difference) }
        return differences
    }

    /// Values that only the former or only the present type takes.
    private func typeLines(
        _ before: ParameterSignature,
        _ after: ParameterSignature,
        _ effect: SwiftEffect
    ) -> (String?, String?) {
        guard effect == .sourceBreaking else { return (nil, newCall.line(after, "nil")) }
        if before.takesNothing, !after.takesNothing { return (oldCall.line(before, "nil"), newCall.line(after)) }
        return (
            oldCall.line(before, oldCall.exactValue(of: before)), newCall.line(after, newCall.exactValue(of: after))
        )
    }

    private func compareDefaults(
        _ before: ParameterSignature,
        _ after: ParameterSignature,
        _ form: InitSignature,
        _ all: [InitSignature]
    ) -> SwiftDifference? {
        func difference(_ aspect: SwiftAspect, _ effect: SwiftEffect, _ old: String?, _ new: String?) -> SwiftDifference
        {
            SwiftDifference(aspect, effect, from: old, to: new, old: [before.origin], new: [after.origin])
        }
        if !before.isRequired, after.isRequired {
            if all.accept(form.parameters.filter { $0.name != before.name }) { return nil }
            return difference(.requirement, .sourceBreaking, oldCall.shortestLine, newCall.line(after))
        }
        if before.isRequired, !after.isRequired {
            if self.before.accept(form.parameters.filter { $0.name != before.name }) { return nil }
            return difference(.requirement, .additive, nil, newCall.shortestLine)
        }
        guard let oldText = before.defaultText, let newText = after.defaultText, oldText != newText else { return nil }
        // Callers that want the former default have to give it now, if it can still be given.
        let line = former(oldText, of: before, for: after).flatMap { newCall.line(after, $0) }
        return difference(.value, .behavior, line == nil ? nil : oldCall.shortestLine, line)
    }

    private func former(_ text: String, of before: ParameterSignature, for after: ParameterSignature) -> String? {
        switch (before.form, after.form) {
        case (.value(let old), .value(let new)): tables.former(text, of: old, for: new)
        default: before.form == after.form ? text : nil
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
                from: pair.flatMap { oldCall.line(before, $0.old) },
                to: pair.flatMap { newCall.line(after, $0.new) },
                isMechanical: true,
                old: [before.origin],
                new: [after.origin]
            )
        }
    }
}

extension TypeTables {
    /// nil where it takes the same.
    fileprivate func effect(from old: ParameterSignature.Form, to new: ParameterSignature.Form) -> SwiftEffect? {
        switch (old, new) {
        case (.value(let left), .value(let right)):
            if areSame(left, right) { return nil }
            if case .optional(let wrapped) = right, areSame(left, wrapped) { return .additive }
            return .sourceBreaking
        case (.items(let left), .items(let right)): return areSame(left, right) ? nil : .sourceBreaking
        case (.binding(let left, let wasOptional), .binding(let right, let isOptional)):
            guard areSame(left, right) else { return .sourceBreaking }
            return wasOptional == isOptional || !isOptional ? nil : .additive
        case (.action(let left, let wasOptional), .action(let right, let isOptional)):
            guard areSame(left, right) else { return .sourceBreaking }
            // An action that has to be given now is told as such.
            return wasOptional == isOptional || !isOptional ? nil : .additive
        case (.slot, .slot), (.rows, .rows), (.data, .data): return nil
        default: return .sourceBreaking
        }
    }
}

extension [InitSignature] {
    /// Whether one of them takes a call that gives all of the parameters, and one that gives the required ones alone.
    func accept(_ parameters: [ParameterSignature]) -> Bool {
        let names = Set(parameters.map(\.name.name))
        let given = Set(parameters.filter(\.isRequired).map(\.name.name))
        return contains { form in
            names.isSubset(of: form.parameters.map(\.name.name))
                && form.parameters.allSatisfy { !$0.isRequired || given.contains($0.name.name) }
        }
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

    fileprivate func isAlike(_ other: ParameterSignature) -> Bool { form.isAlike(other.form) }
}

extension ParameterSignature.Form {
    /// Whether both are of one kind; their types may differ.
    func isAlike(_ other: ParameterSignature.Form) -> Bool {
        switch (self, other) {
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
