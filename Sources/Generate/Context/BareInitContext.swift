import Documents
import SwiftModel

/// The init of a component without any view, as a template sees it.
struct BareInitContext {
    private let component: ComponentScaffold
    private let members: [Member]

    /// nil where there is none.
    init?(_ component: ComponentScaffold) {
        guard let bare = BareInit(component.parameters) else { return nil }
        self.component = component
        members = bare.members
    }

    var value: TemplateValue {
        let slot = component.members.filter(\.takesTrailingClosure).map { $0.argument("{ EmptyView() }") }
        return [
            "head": .lines(
                ConstrainedExtension.head(
                    component.swift.names.view.declaration,
                    component.viewTypes.map { "\($0.reference) == EmptyView" }
                )
            ),
            "doc": .lines(InitContext(component).documentation(of: members).lines),
            "parameters": .list(InitContext.listed(members.map(\.parameter))),
            "arguments": .list(InitContext.listed(members.map { $0.argument($0.name.reference) } + slot)),
        ]
    }
}
