import SwiftModel

/// What the tokens of a component have beside the enums and structs of its API, under names that none of these has.
struct TokenNames {
    let strings: SwiftIdentifier
    let settings: SwiftIdentifier

    init(_ swift: SwiftComponent) {
        let taken = swift.enums.map(\.name.name) + swift.structs.map(\.name.name) + swift.typeAliases.map(\.name.name)
        let fixed = taken.map { SwiftScope.Wish($0, webName: $0.name, isFixed: true) }
        let wishes = ["Strings", "Settings"].map { SwiftIdentifier($0, as: .nestedType) }
        let names = SwiftScope.unique(
            fixed + wishes.map { SwiftScope.Wish($0, webName: $0.name) },
            .caseInsensitive
        )
        strings = names[taken.count]
        settings = names[taken.count + 1]
    }
}
