import SwiftModel
import WebModel

/// Former inits with calls that no init of today takes.
struct InitBridge {
    private let types: FormerTypes
    private let renames: SwiftRenames
    private let values: ValueBridge
    private let after: [InitSignature]
    private(set) var inits: [FormerInit] = []
    private(set) var presentation: FormerPresentation?
    private var functions: [FormerInit] = []
    private let renamed: FormerInit.Reason?
    private(set) var gaps: [String] = []

    init(_ old: FormerComponent, _ new: SwiftComponent, _ types: FormerTypes, _ renames: SwiftRenames) {
        self.types = types
        self.renames = renames
        values = ValueBridge(types: types)
        after = ComponentSignature(new).inits
        let before = old.inits
        let names = (old.presentation, old.names.view, new.names.view)
        renamed = names.0 != nil && names.1 != names.2 ? .renamed(names.1, names.2) : nil
        guard before != after || old.names.view != new.names.view else { return }
        for form in before { bridge(form) }
        var seen: Set<String> = []
        gaps = gaps.filter { seen.insert($0).inserted }
        if let name = names.0, name != ComponentSignature.presentation(of: new) {
            presentation = FormerPresentation(name: name, primitive: old.primitive, functions: functions)
        }
    }

    private mutating func bridge(_ form: InitSignature) {
        if form.kind.isPartial, renamed == nil || !form.kind.hasFunction {
            if after.contains(where: { $0.takes(form) }) { return }
            // The compiler prefers other inits if no content is left out: nothing could call inits with texts and a
            // view.
            let hasContent = after.contains { $0.kind == .partMixed }
            if [.mixed, .otherMixed].contains(form.kind.whole), !hasContent {
                gaps.append("A call that gives texts and a view has to be written anew.")
                return
            }
        }
        if form.kind.takesData, !after.contains(where: { $0.kind == form.kind }) {
            gaps.append("A call that gives values for the content has to be written anew.")
            return
        }
        guard let target = after.first(where: { $0.kind == form.kind.whole }) ?? after.first else { return }
        var pairing = Pairing()
        var rest = target.parameters
        var gone: [ParameterSignature] = []
        for parameter in form.parameters {
            guard let index = rest.firstIndex(where: { $0.name.name == parameter.name.name }) else {
                gone.append(parameter)
                continue
            }
            pair(parameter, rest.remove(at: index), &pairing)
        }
        for parameter in gone {
            let wanted = parameter.origin.map(renames.name)
            if let index = rest.firstIndex(where: {
                wanted != nil && $0.origin == wanted && $0.form.plain.isAlike(parameter.form.plain)
            }) {
                let successor = rest.remove(at: index)
                pairing.reasons.append(.renamed(parameter.name, successor.name))
                pair(parameter, successor, &pairing)
            } else {
                pairing.reasons.append(.gone(parameter.name))
            }
        }
        let isAccepted = after.accept(form.parameters)
        for parameter in rest where parameter.isRequired {
            if parameter.form == .slot {
                pairing.views.append(parameter)
            } else if !isAccepted {
                pairing.missing.append(parameter.name)
            }
        }
        add(form, target, pairing, isAccepted: isAccepted)
    }

    private struct Pairing {
        var arguments: [SwiftIdentifier: FormerInit.Argument] = [:]
        var reasons: [FormerInit.Reason] = []
        /// Former parameters that have to be given now, with their successors.
        var required: [(old: ParameterSignature, new: ParameterSignature)] = []
        /// Parameters of today that nothing can be given for.
        var missing: [SwiftIdentifier] = []
        /// Views that have to be given now, and were not there.
        var views: [ParameterSignature] = []
        var defaults: [SwiftIdentifier: String] = [:]
    }

    private func pair(_ old: ParameterSignature, _ new: ParameterSignature, _ pairing: inout Pairing) {
        switch values.way(from: old, to: new) {
        case .same(let value):
            pairing.arguments[new.name] = .init(parameter: new, value: value)
            if old.isUnlabeled != new.isUnlabeled { pairing.reasons.append(.placed(old.name)) }
            if !old.isRequired, new.isRequired { pairing.required.append((old, new)) }
            // Values that were not optional cannot be nil by default either.
            if let text = new.defaultText, old.defaultText != nil, text != "nil" || !old.form.isPlainValue {
                pairing.defaults[old.name] = text
            }
        case .converted(let value):
            pairing.arguments[new.name] = .init(parameter: new, value: value)
            pairing.reasons.append(.converted(old.name))
        case .none: pairing.reasons.append(.unused(old.name))
        case .missing: pairing.missing.append(new.name)
        }
    }

    private mutating func add(_ form: InitSignature, _ target: InitSignature, _ pairing: Pairing, isAccepted: Bool) {
        let order = reordered(form, beside: target)
        guard pairing.missing.isEmpty else {
            for name in pairing.missing {
                gaps.append("\(name.name) has to be given now, and nothing that callers gave says what it is.")
            }
            return
        }
        var parameters = form.parameters.map { former($0, pairing) }
        if let renamed, form.kind.hasFunction {
            var pairing = pairing
            pairing.reasons.insert(renamed, at: 0)
            if let order { pairing.reasons.append(.placed(order)) }
            functions.append(made(form, target, parameters, pairing))
        }
        if order == nil, let changed = leftOutByToday(form, pairing) {
            for index in changed.indices { add(form, target, parameters, pairing, giving: changed, from: index) }
            return
        }
        if !pairing.reasons.isEmpty || order != nil {
            var pairing = pairing
            if let order { pairing.reasons.append(.placed(order)) }
            inits.append(made(form, target, parameters, pairing))
            return
        }
        // Inits with all of their parameters would be today's: each leaves out one, and has all before it.
        let required = pairing.required.filter { pair in
            !after.accept(form.parameters.filter { $0.name != pair.old.name })
        }
        for (old, new) in required {
            guard let position = parameters.firstIndex(where: { $0.name == old.name }) else { continue }
            guard let text = new.form == .slot ? "{ EmptyView() }" : old.defaultText else {
                gaps.append("\(new.name.name) has to be given now, and had no default that could be written.")
                return
            }
            var pairing = pairing
            pairing.arguments[new.name] = .init(parameter: new, value: .text(text))
            pairing.reasons.append(.required(new.name))
            var others = parameters
            others.remove(at: position)
            inits.append(made(form, target, others, pairing))
            parameters[position] = parameters[position].required
        }
        if required.isEmpty, !pairing.views.isEmpty, !isAccepted {
            var pairing = pairing
            pairing.reasons = pairing.views.map { .required($0.name) }
            inits.append(made(form, target, parameters, pairing))
        }
    }

    /// A call that gives none of these parameters could mean an init of today that takes less, or a former one.
    private func leftOutByToday(_ form: InitSignature, _ pairing: Pairing) -> [ParameterSignature]? {
        guard after.contains(where: \.kind.isPartial), !pairing.reasons.isEmpty, pairing.required.isEmpty else {
            return nil
        }
        var changed: [ParameterSignature] = []
        for reason in pairing.reasons {
            guard let name = reason.former, let parameter = form.parameters.first(where: { $0.name == name }),
                !parameter.isRequired
            else { return nil }
            changed.append(parameter)
        }
        // An argument that today's init can't do without can't be left out either.
        let isNeeded = pairing.arguments.values.contains { argument in
            argument.parameter.isRequired && changed.contains { argument.value.isMade(of: $0.name) }
        }
        guard !isNeeded, after.accept(form.parameters.filter { !changed.contains($0) }) else { return nil }
        return form.parameters.filter(changed.contains)
    }

    /// Adds the former init for calls that give one of the parameters, none before it, and any behind it.
    private mutating func add(
        _ form: InitSignature,
        _ target: InitSignature,
        _ parameters: [ParameterSignature],
        _ pairing: Pairing,
        giving changed: [ParameterSignature],
        from index: Int
    ) {
        let dropped = changed[..<index].map(\.name)
        var pairing = pairing
        pairing.arguments = pairing.arguments.filter { _, argument in
            !dropped.contains { argument.value.isMade(of: $0) }
        }
        pairing.reasons.removeAll { reason in reason.former.map(dropped.contains) == true }
        let others = parameters.filter { !dropped.contains($0.name) }
            .map { $0.name == changed[index].name ? $0.required : $0 }
        inits.append(made(form, target, others, pairing))
    }

    private func made(
        _ form: InitSignature,
        _ target: InitSignature,
        _ parameters: [ParameterSignature],
        _ pairing: Pairing
    ) -> FormerInit {
        var arguments = pairing.arguments
        for view in pairing.views { arguments[view.name] = .init(parameter: view, value: .text("{ EmptyView() }")) }
        return FormerInit(
            kind: form.kind,
            target: target.kind,
            parameters: parameters,
            arguments: target.parameters.compactMap { arguments[$0.name] },
            reasons: pairing.reasons
        )
    }

    /// Takes the default of today where the values are the same.
    private func former(_ parameter: ParameterSignature, _ pairing: Pairing) -> ParameterSignature {
        let form: ParameterSignature.Form =
            switch parameter.form {
            case .value(let type): .value(types.now(type))
            case .binding(let type, let isOptional): .binding(types.now(type), isOptional: isOptional)
            case .items(let type): .items(types.now(type))
            case .action(let parameters, let isOptional):
                .action(parameters: parameters.map(types.now), isOptional: isOptional)
            case .slot, .rows, .data: parameter.form
            }
        var former = parameter
        former.form = form
        former.defaultText = pairing.defaults[parameter.name] ?? parameter.defaultText
        return former
    }

    /// The first that stands behind one now that it stood in front of.
    private func reordered(_ form: InitSignature, beside target: InitSignature) -> SwiftIdentifier? {
        let ranks = Dictionary(target.parameters.enumerated().map { ($1.name.name, $0) }) { first, _ in first }
        var last = -1
        for parameter in form.parameters {
            guard let rank = ranks[parameter.name.name] else { continue }
            if rank < last { return parameter.name }
            last = rank
        }
        return nil
    }
}

extension FormerInit.Reason {
    /// nil where it is about one of today, or about where it stands.
    fileprivate var former: SwiftIdentifier? {
        switch self {
        case .renamed(let name, _), .gone(let name), .converted(let name), .unused(let name): name
        case .required, .placed: nil
        }
    }
}

extension InitSignature {
    fileprivate func takes(_ former: InitSignature) -> Bool {
        let same = parameters.filter { parameter in former.parameters.contains { $0.isTaken(by: parameter) } }
        return same.map(\.name) == former.parameters.map(\.name)
            && parameters.allSatisfy { !$0.isRequired || same.contains($0) }
    }
}

extension ParameterSignature {
    fileprivate func isTaken(by other: ParameterSignature) -> Bool {
        name == other.name && form == other.form && isUnlabeled == other.isUnlabeled
            && (isRequired || !other.isRequired)
    }
}

extension ParameterSignature.Form {
    fileprivate var isPlainValue: Bool {
        if case .value(let type) = self { !type.isOptional } else { false }
    }
}

extension ParameterSignature {
    var required: ParameterSignature {
        var result = self
        result.defaultText = nil
        result.isRequired = true
        return result
    }
}
