import Matrix
import SwiftModel
import WebModel

/// What the matrix calls the items of a component in Swift.
struct MemberNames {
    private let names: [ItemReference: [String]]

    static let none = MemberNames(names: [:])

    private init(names: [ItemReference: [String]]) {
        self.names = names
    }

    init(_ translation: ComponentTranslation?) {
        var names: [ItemReference: [String]] = [:]
        for item in translation?.items ?? [] {
            let members = item.swiftUI.compactMap(\.name?.name) + item.uiKit.compactMap(\.name?.name)
            if !members.isEmpty { names[item.item] = members }
        }
        self.init(names: names)
    }

    subscript(item: ItemReference) -> [String]? { names[item] }
}
