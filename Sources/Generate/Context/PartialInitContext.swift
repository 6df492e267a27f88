import Documents
import SwiftModel

/// An init of a component that leaves views out or takes texts for all of them but one, as a template sees it.
struct PartialInitContext {
    private let component: ComponentScaffold
    private let own: ComponentScaffold
    private let partial: PartialInit
    private let texts: TextInitContext?

    init(_ partial: PartialInit, of component: ComponentScaffold) {
        // Calls the init for a single value where one value is chosen.
        let single = partial.kind.prefersOneValue ? SingleInit(component.parameters)?.parameters : nil
        self.component = single.map(component.taking) ?? component
        self.partial = partial
        own = component.taking(partial.parameters)
        texts = partial.texts.map { TextInitContext(component.taking(partial.parameters), $0) }
    }

    var value: TemplateValue {
        [
            "head": .lines(component.extensionHead(where: component.members.compactMap(constraint))),
            "doc": .lines(InitContext(component: own).documentation(of: partial.members).lines),
            "isDisfavored": .boolean(partial.isDisfavored),
            "parameters": .list(InitContext.listed(partial.members.map { texts?.parameter($0) ?? $0.parameter })),
            "arguments": .list(InitContext.listed(component.members.map(argument))),
        ]
    }

    func constraint(_ member: Member) -> String? {
        guard let viewType = member.viewType else { return nil }
        guard let given = own.members.first(where: { $0.name == member.name }) else {
            return "\(viewType.reference) == EmptyView"
        }
        return given.hasText ? texts?.constraint(given) : nil
    }

    private func missing(_ form: Member.Form) -> String {
        switch form {
        case .slot: "{ EmptyView() }"
        case .rows: "{ _ in EmptyView() }"
        case .value, .binding, .action, .items: "[]"
        }
    }

    private func argument(_ member: Member) -> String {
        guard let given = own.members.first(where: { $0.name == member.name }) else {
            return member.argument(missing(member.form))
        }
        return texts?.argument(given) ?? member.argument(member.name.reference)
    }
}
