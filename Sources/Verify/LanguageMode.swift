package enum LanguageMode: String, Sendable, Hashable, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"

    var number: Int { self == .swift5 ? 5 : 6 }
}
