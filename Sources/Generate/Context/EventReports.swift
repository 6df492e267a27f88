import Documents
import SwiftModel

/// Calls of an action that is told the new values of bindings, whenever one of them changes.
struct EventReports {
    let component: ComponentScaffold

    func values(of members: [Member]) -> [TemplateValue] { members.flatMap(values) }

    private func values(of member: Member) -> [TemplateValue] {
        guard case .action(let parameters, let isOptional) = member.form, !parameters.isEmpty else { return [] }
        let newValue = OwnNames.reference("newValue", in: component)
        let function: SwiftCode = isOptional ? "\(member.reference)?" : member.reference
        func report(_ binding: Member, _ arguments: [SwiftCode]) -> TemplateValue {
            [
                "value": .swift(binding.reference),
                "delay": .optionalSwift(delay(of: binding)),
                "call": .swift("\(function)(\(arguments.joined(separator: ", ")))"),
            ]
        }
        if let bindings = bindings(for: parameters) {
            return bindings.indices.map { changed in
                report(bindings[changed], bindings.indices.map { $0 == changed ? newValue : bindings[$0].reference })
            }
        }
        guard let (binding, conversion) = namesake(of: member.role, for: parameters) else { return [] }
        return [report(binding, [SwiftCode(conversion.swift, naming: newValue)])]
    }

    /// Finds the binding that a closure is named after, `onPageSizeChange`, and the way to the type that it is told.
    private func namesake(of role: String?, for parameters: [SwiftType]) -> (Member, Conversion)? {
        guard parameters.count == 1, let role, role.hasPrefix("on"), role.hasSuffix("Change") else { return nil }
        let name = String(role.dropFirst("on".count).dropLast("Change".count)).lowerCamelCase
        guard let binding = component.members.first(where: { $0.role == name || $0.role == name + "Index" }),
            case .binding(let type) = binding.form,
            let conversion = Conversion(from: type, to: parameters[0], where: { _ in nil }), !conversion.mayFail
        else { return nil }
        return (binding, conversion)
    }

    /// Time that a text has to stay as it is until it is told of.
    private func delay(of binding: Member) -> SwiftCode? {
        guard case .binding(.string) = binding.form,
            let member = component.members.first(where: { $0.role == "debounce" && $0.valueType?.isFraction == true })
        else { return nil }
        return member.valueType?.isOptional == true ? "\(member.reference) ?? 0" : member.reference
    }

    /// nil where the parameters could be several bindings or none.
    private func bindings(for parameters: [SwiftType]) -> [Member]? {
        guard parameters.allSatisfy({ $0 == parameters[0] }) else { return nil }
        let candidates = component.index.bindings(to: parameters[0])
        guard candidates.count == parameters.count else { return nil }
        return candidates.enumerated().sorted {
            ($0.element.isUpperBound ? 1 : 0, $0.offset) < ($1.element.isUpperBound ? 1 : 0, $1.offset)
        }
        .map(\.element)
    }
}

extension Member {
    fileprivate var isUpperBound: Bool {
        let word = (role ?? "").lowercased()
        return ["upper", "end", "max"].contains { word.hasPrefix($0) }
    }
}
