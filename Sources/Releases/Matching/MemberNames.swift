import SwiftModel
import Translate
import WebModel

struct MemberNames {
    private let names: [ItemReference: [String]]

    /// Asks only for items of a single release: items of both have their former names.
    init(_ old: ComponentTranslation?, _ new: ComponentTranslation?) {
        var names: [ItemReference: [String]] = [:]
        for item in (new?.items ?? []) + (old?.items ?? []) {
            let members = item.swiftUI.compactMap(\.member?.name.name) + item.uiKit.compactMap(\.name?.name)
            if !members.isEmpty { names[item.item] = members }
        }
        self.names = names
    }

    subscript(item: ItemReference) -> [String] { names[item] ?? [] }
}
