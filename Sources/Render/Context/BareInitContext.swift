import Mustache
import SwiftModel

/// The init of a component without any view, where the main one has to have the default slot.
///
/// It has no other slot either: with one, a trailing closure could mean that as well.
struct BareInitContext {
    private let component: ComponentScaffold

    init(_ component: ComponentScaffold) {
        self.component = component
    }

    /// Absent where the main init lets a caller leave the slot out, or where some view has to be there.
    var value: TemplateValue {
        guard let others else { return .null }
        let slot = component.members.filter(\.takesTrailingClosure).map { $0.argument("{ EmptyView() }") }
        return [
            "head": .lines(
                ConstrainedExtension.head(
                    component.swift.names.view.declaration,
                    component.viewTypes.map { "\($0.reference) == EmptyView" }
                )
            ),
            "doc": .lines(InitContext.documentation(of: others).lines),
            "parameters": .list(InitContext.listed(others.map(\.parameter))),
            "arguments": .list(InitContext.listed(others.map { $0.argument($0.name.reference) } + slot)),
        ]
    }

    /// The parameters; nil where there is no such init.
    var others: [ScaffoldMember]? {
        let views = component.members.filter { !$0.isPlain }
        guard views.contains(where: \.takesTrailingClosure),
            views.allSatisfy({ $0.takesTrailingClosure || !$0.isRequired })
        else { return nil }
        return component.members.filter(\.isPlain)
    }
}

extension ScaffoldMember {
    /// Whether it is no view and makes none.
    fileprivate var isPlain: Bool {
        switch form {
        case .slot, .rows: false
        case .value, .binding, .action, .items: true
        }
    }
}
