import SwiftModel

extension Member {
    /// Whether it is drawn where no body has a place for it: a view is, and a text for people.
    func isShown(in component: ComponentScaffold) -> Bool {
        guard case .value(let type) = form else { return form.isSlot }
        guard let role, type.unwrapped == .string else { return false }
        return CopyWords.isCopy(role, of: component.swift.names.base)
    }
}
