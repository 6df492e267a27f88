/// Functions by which any view gets an explaining component, `.elevateTooltip("Saves the draft")`: each takes the
/// parameters of an init, but for the explained view.
package struct Attachment: Sendable {
    /// View that the component stands beside.
    package let target: Member
    package let presented: Member?

    /// nil for a component that explains nothing, and where it would have nothing to say.
    package init?(_ parameters: ComponentParameters) {
        guard parameters.component.primitive == .tooltip, parameters.members.count > 1,
            let target = parameters.members.first(where: { $0.role == "target" && $0.viewType != nil })
        else { return nil }
        // A text can't be the view that the function is called on.
        if case .slot(_, .some) = target.form { return nil }
        self.target = target
        presented = parameters.members.first { $0.role == "isPresented" && $0.form.isBinding(to: .bool) }
    }

    /// The functions that go with a former init. Where that asked for a Binding, there was one without it as well.
    package func functions(of former: FormerInit) -> [FormerInit] {
        guard let old = former.name(of: target) else { return [] }
        let form = former.without([old, target.name])
        let binding = presented.flatMap(former.name) ?? formerBinding(in: former)
        guard let binding, !former.mayLeaveOut(binding) else { return [form].compactMap { $0 } }
        let unbound = former.without(Set([old, target.name, binding] + (presented.map { [$0.name] } ?? [])))
        return [form, unbound].compactMap { $0 }
    }

    /// The Binding that said whether it is shown, where nothing says that any more.
    private func formerBinding(in former: FormerInit) -> SwiftIdentifier? {
        former.parameters.first { parameter in
            guard case .binding(.bool, _) = parameter.form else { return false }
            return parameter.name.name == "isPresented"
        }?.name
    }
}

extension FormerInit {
    fileprivate func mayLeaveOut(_ binding: SwiftIdentifier) -> Bool {
        parameters.contains { parameter in
            guard parameter.name == binding, case .binding(_, isOptional: true) = parameter.form else { return false }
            return true
        }
    }
}
