import WebModel

extension Library {
    var hasClasses: Bool { components.contains { !$0.classLists.isEmpty } }

    var hasOwnTokens: Bool { !tokenFiles.isEmpty || hasClasses }
}
