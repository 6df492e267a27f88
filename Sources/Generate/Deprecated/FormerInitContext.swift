import Releases
import SwiftModel

/// A former init as Swift. It is disfavored, so that a call which today's inits take is never one of it: a literal may
/// be of the former type and of today's.
struct FormerInitContext {
    let former: FormerInit
    let component: ComponentScaffold
    /// The type parameters that there were none of.
    let values: [GenericParameter]

    private var partial: PartialInitContext? {
        PartialInit.of(former.target, component.parameters).map { PartialInitContext($0, of: component) }
    }

    private var data: DataInitContext? {
        DataInit.of(former.target, component.parameters).map { DataInitContext($0, of: component) }
    }

    // MARK: Where it stands

    /// Head of the extension: a view that the caller doesn't give is an `EmptyView`.
    var head: [String] {
        component.extensionHead(where: values.compactMap(\.textConstraint) + component.members.compactMap(constraint))
    }

    private func constraint(_ member: Member) -> String? {
        guard let viewType = member.viewType else { return nil }
        if let text = partial?.constraint(member) ?? data?.constraint(member) { return text }
        if data != nil, DataInit.of(former.target, component.parameters)?.content.name == member.name { return nil }
        if former.target.takesTexts, member.hasText { return TextInitContext(component)?.constraint(member) }
        let argument = former.arguments.first { $0.parameter.name == member.name }
        if case .given? = argument?.value { return nil }
        return "\(viewType.reference) == EmptyView"
    }

    /// Type parameters of values, and of views that have no place any more.
    var generics: String {
        let types = former.parameters.filter(isUnused).compactMap { viewNames[$0.name] }
        let parameters = (data?.typeParameters ?? []) + types.map { "\($0.declaration): View" }
        return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    }

    var condition: String? { data?.condition }

    var functionGenerics: String {
        let views = former.parameters.compactMap { old -> String? in
            switch old.form {
            case .slot: viewNames[old.name].map { "\($0.declaration): View" }
            case .rows: successor(of: old)?.viewType.map { "\($0.declaration): View" }
            case .value, .binding, .action, .items, .data: nil
            }
        }
        let kept = component.swift.genericParameters.filter { !values.contains($0) }
        let names = kept.map(\.declaration) + views
        return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    }

    // MARK: Parameters

    var parameters: [String] { former.parameters.map(parameter) }

    /// Views are made later.
    var functionParameters: [String] {
        former.parameters.map { old in
            guard old.form == .slot else { return parameter(old) }
            let type = viewNames[old.name]?.reference ?? "EmptyView"
            return "@ViewBuilder \(old.name.declaration): @escaping () -> \(type)"
                + (old.isRequired ? "" : " = { EmptyView() }")
        }
    }

    private func parameter(_ old: ParameterSignature) -> String {
        let name = "\(old.isUnlabeled ? "_ " : "")\(old.name.declaration)"
        let value = old.isRequired ? "" : old.defaultText.map { " = \($0)" } ?? ""
        switch old.form {
        case .value(let type): return "\(name): \(type.storedParameter)\(value)"
        case .binding(let type, let isOptional): return "\(name): Binding<\(type)>\(isOptional ? "?\(value)" : "")"
        case .items(let type): return "\(name): \(SwiftType.array(type))\(value)"
        case .action(let parameters, let isOptional):
            let type = SwiftType.action(parameters, isOptional: isOptional)
            return isOptional ? "\(name): \(type)\(old.isRequired ? "" : " = nil")" : "\(name): @escaping \(type)"
        case .slot:
            let type = viewNames[old.name]?.reference ?? "EmptyView"
            return "@ViewBuilder \(name): () -> \(type)\(old.isRequired ? "" : " = { EmptyView() }")"
        case .data: return data?.dataParameter(old.name) ?? name
        case .rows:
            if let data { return data.rowParameter(old.name) }
            let member = component.members.first { $0.name == successor(of: old)?.name }
            guard case .rows(let viewType, let element)? = member?.form else { return name }
            return "@ViewBuilder \(name): @escaping (\(element.reference)) -> \(viewType.reference)"
        }
    }

    private func successor(of old: ParameterSignature) -> ParameterSignature? {
        former.arguments.first { $0.value == .given(old.name) }?.parameter
    }

    private func isUnused(_ old: ParameterSignature) -> Bool { old.form == .slot && successor(of: old) == nil }

    /// The type parameter that each view comes in through: today's, or a name of its own.
    private var viewNames: [SwiftIdentifier: SwiftIdentifier] {
        var names: [SwiftIdentifier: SwiftIdentifier] = [:]
        let own = component.viewTypes + component.swift.genericParameters.map(\.name)
        var wishes = own.map { SwiftScope.Wish($0, webName: $0.name, isFixed: true) }
        var wishing: [SwiftIdentifier] = []
        for old in former.parameters where old.form == .slot {
            if let new = successor(of: old) {
                names[old.name] = new.viewType
            } else if let viewType = old.viewType {
                wishes.append(SwiftScope.Wish(viewType, webName: viewType.name))
                wishing.append(old.name)
            }
        }
        let unique = SwiftScope.unique(wishes, .caseSensitive).dropFirst(own.count)
        for (name, type) in zip(wishing, unique) { names[name] = type }
        return names
    }

    // MARK: The call

    var arguments: [String] {
        former.arguments.map { argument in
            let value = argument.value.source
            return argument.parameter.isUnlabeled ? value : "\(argument.parameter.name.label): \(value)"
        }
    }

    // MARK: The remark

    var documentation: DocComment {
        var doc = DocComment(indentation: 4)
        doc.add(paragraph: "As it was: \(reasons.joined(separator: "; ")).")
        return doc
    }

    func note(of callee: String = "init") -> String {
        let message = DeprecationNote.message(reasons.joined(separator: "; "))
        let short = DeprecationNote.message("some arguments are not what they were: see the documentation")
        let isNewName = former.reasons.allSatisfy { if case .renamed = $0 { true } else { false } }
        guard isNewName, former.arguments.count == former.parameters.count, !former.arguments.isEmpty else {
            return DeprecationNote.fitting([message, short])
        }
        let labels = former.arguments.map { ($0.parameter.isUnlabeled ? "_" : $0.parameter.name.name) + ":" }
        return DeprecationNote.fitting([DeprecationNote.renamed("\(callee)(\(labels.joined()))"), message, short])
    }

    private var reasons: [String] {
        former.reasons.map { reason -> String in
            switch reason {
            case .renamed(let old, let new): "“\(old.name)” is “\(new.name)” now"
            case .gone(let name): "“\(name.name)” is gone and not used"
            case .converted(let name): "“\(name.name)” is of another type now"
            case .unused(let name): "“\(name.name)” is something else now, and what is given here is not used"
            case .required(let name): "“\(name.name)” has to be given now"
            case .placed(let name): "“\(name.name)” stands elsewhere among the arguments now"
            }
        }
    }
}

extension GenericParameter {
    /// Constraint of an extension for callers that had text where any value can be now.
    var textConstraint: String? { standIn.map { "\(name.reference) == \($0)" } }
}
