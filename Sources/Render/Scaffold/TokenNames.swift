import SwiftModel

/// What the tokens of a component have beside the enums and structs of its API, under a name that none of these has.
struct TokenNames {
    let strings: SwiftIdentifier

    init(_ swift: SwiftComponent) {
        let taken = swift.enums.map(\.name.name) + swift.structs.map(\.name.name) + swift.typeAliases.map(\.name.name)
        let fixed = taken.map { SwiftScope.Wish($0, webName: $0.name, isFixed: true) }
        let wish = SwiftIdentifier("Strings", as: .nestedType)
        let names = SwiftScope.unique(fixed + [SwiftScope.Wish(wish, webName: wish.name)], .caseInsensitive)
        strings = names.last ?? wish
    }
}
