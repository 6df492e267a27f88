import SwiftModel

/// Components that open a page.
extension ComponentTranslator {
    /// Lets callers leave out the action that takes the place of opening a page: the page's address is enough.
    mutating func freeActionOfPage() {
        let members = drafts.flatMap(\.swiftUI).compactMap(\.member)
        guard let page = isData ? OpenedPage(members) : OpenedPage(members, of: entry?.primitive),
            let action = page.action
        else { return }
        for draft in drafts.indices {
            for index in drafts[draft].swiftUI.indices
            where drafts[draft].swiftUI[index].member?.name == action.name {
                drafts[draft].swiftUI[index].member?.form = .action(parameters: [], isOptional: true)
            }
        }
    }
}
