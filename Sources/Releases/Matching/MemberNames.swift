import SwiftModel
import Translate
import WebModel

/// Names that the matrix gives the items of a component in Swift, in both releases.
struct MemberNames {
    private let names: [ItemReference: [String]]

    /// An item of both releases has its former names: only items of a single release are asked for.
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
