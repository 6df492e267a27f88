extension SwiftComponent {
    /// The struct that its texts are in, in its tokens: under a name that no enum or struct of its API has.
    package var stringsType: GeneratedTypeName {
        let taken = enums.map(\.name.name) + structs.map(\.name.name) + typeAliases.map(\.name.name)
        var names = TakenNames(taken.map(\.name), .caseInsensitive)
        let wishes = ["Strings", "Texts"].map { SwiftIdentifier($0, as: .nestedType) }
        return GeneratedTypeName(names.takeFirst(of: wishes) ?? wishes[0], in: self.names.tokens)
    }
}
