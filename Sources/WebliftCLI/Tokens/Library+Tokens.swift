import WebModel

extension Library {
    /// Whether classes of components say what these are drawn with.
    var hasClasses: Bool { components.contains { !$0.classLists.isEmpty } }

    /// Whether it says of itself what components are drawn with.
    var hasOwnTokens: Bool { !tokenFiles.isEmpty || hasClasses }
}
