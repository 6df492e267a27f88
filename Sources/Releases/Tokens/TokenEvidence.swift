package enum TokenEvidence: String, Sendable, Hashable, CaseIterable, Evidence {
    case deprecation
    /// The names differ by the prefix of all tokens.
    case prefix
    /// Dashes, case or the order of words differ.
    case spelling
    case users
    case target
    /// The value of both is the same in every appearance.
    case value
    /// No other token of either release has it.
    case ownValue = "own-value"
    case words
    case prose

    package var weight: Int {
        switch self {
        case .deprecation, .prefix: 95
        case .spelling: 90
        case .users: 70
        case .target, .value, .ownValue: 60
        case .words, .prose: 50
        }
    }

    package var explanation: String {
        switch self {
        case .deprecation: "the text of the deprecation names it"
        case .prefix: "only what all names begin with differs"
        case .spelling: "the names are spelled otherwise only"
        case .users: "the same tokens refer to it"
        case .target: "it refers to the same token"
        case .value: "it has the same value"
        case .ownValue: "no other token states this value"
        case .words: "most words of the names are the same"
        case .prose: "the description is the same"
        }
    }
}
