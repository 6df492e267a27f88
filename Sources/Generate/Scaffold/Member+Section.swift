import SwiftModel

/// The sections that the stored properties of a component stand in, as the files of the team have them.
enum MemberSection {
    case properties
    /// Views, the items that the component draws, and its texts: people see them.
    case content
    case actions
}

extension Member {
    func section(in component: ComponentScaffold) -> MemberSection {
        if form.isAction { return .actions }
        switch form {
        case .slot, .rows, .items: return .content
        case .value, .binding, .action: return isShown(in: component) ? .content : .properties
        }
    }
}
