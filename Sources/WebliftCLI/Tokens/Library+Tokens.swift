import WebModel

extension Library {
    /// Whether classes of components tell the tokens that these are drawn with.
    var hasClasses: Bool { components.contains { !$0.classLists.isEmpty } }

    /// Whether the library itself tells the tokens that its components are drawn with.
    var hasOwnTokens: Bool { !tokenFiles.isEmpty || hasClasses }
}
