extension SwiftComponent {
    /// The struct that its texts are in, in its tokens: under a name that no enum or struct of its API has.
    package var stringsType: GeneratedTypeName {
        let taken = enums.map(\.name.name) + structs.map(\.name.name) + typeAliases.map(\.name.name)
        let fixed = taken.map { SwiftScope.Wish($0, webName: $0.name, isFixed: true) }
        let wish = SwiftIdentifier("Strings", as: .nestedType)
        let names = SwiftScope.unique(fixed + [SwiftScope.Wish(wish, webName: wish.name)], .caseInsensitive)
        return GeneratedTypeName(names.last ?? wish, in: self.names.tokens)
    }
}
