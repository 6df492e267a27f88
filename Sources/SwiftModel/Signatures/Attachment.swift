/// The functions by which any view gets a component that explains it: `.elevateTooltip("Saves the draft")`.
///
/// Each takes what an init takes, but for the view that is explained: that is the one that it is called on. Where the
/// component has a Binding that says whether it is shown, each is there a second time without that.
package struct Attachment: Sendable {
    /// What the component stands beside.
    package let target: Member
    /// What says that it is shown.
    package let presented: Member?

    /// nil for what explains nothing, and where it would have nothing to say.
    package init?(_ parameters: ComponentParameters) {
        guard parameters.component.primitive == .tooltip, parameters.members.count > 1,
            let target = parameters.members.first(where: { $0.role == "target" && $0.viewType != nil })
        else { return nil }
        // A text can't be the view that the function is called on.
        if case .slot(_, .some) = target.form { return nil }
        self.target = target
        presented = parameters.members.first { $0.role == "isPresented" && $0.form.isBinding(to: .bool) }
    }

    /// The functions that go with a former init: with the Binding, and without it.
    package func functions(of former: FormerInit) -> [FormerInit] {
        guard let old = name(of: target, in: former) else { return [] }
        let form = former.without([old, target.name])
        let binding = presented.flatMap { name(of: $0, in: former) } ?? formerBinding(in: former)
        guard let binding else { return [form].compactMap { $0 } }
        let unbound = former.without(Set([old, target.name, binding] + (presented.map { [$0.name] } ?? [])))
        return [form, unbound].compactMap { $0 }
    }

    /// What a former caller wrote for a member of today.
    private func name(of member: Member, in former: FormerInit) -> SwiftIdentifier? {
        for argument in former.arguments where argument.parameter.name == member.name {
            if case .given(let name) = argument.value { return name }
        }
        return nil
    }

    /// The Binding that said whether it is shown, where nothing says that any more.
    private func formerBinding(in former: FormerInit) -> SwiftIdentifier? {
        former.parameters.first { $0.form == .binding(.bool) && $0.name.name == "isPresented" }?.name
    }
}
