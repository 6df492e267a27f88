/// A reason to believe that a design token got another name.
package enum TokenEvidence: String, Sendable, Hashable, CaseIterable, Comparable {
    /// The text of a deprecation names the other.
    case deprecation
    /// The names differ by the prefix of the names of all tokens.
    case prefix
    /// The letters are the same, and only dashes, case or the order of words differ.
    case spelling
    /// The same tokens refer to both.
    case users
    /// The same token is the target of both.
    case target
    /// The value of both is the same in every appearance.
    case value
    /// No other token of either release states this value.
    case ownValue = "own-value"
    /// Most words of the names are the same.
    case words
    /// The same words describe both.
    case prose

    /// Part of the doubt that it takes away, in percent.
    package var weight: Int {
        switch self {
        case .deprecation, .prefix: 95
        case .spelling: 90
        case .users: 70
        case .target, .value, .ownValue: 60
        case .words, .prose: 50
        }
    }

    /// Wording as a part of a sentence.
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

    package static func < (left: TokenEvidence, right: TokenEvidence) -> Bool {
        left.weight == right.weight ? left.rawValue < right.rawValue : left.weight > right.weight
    }
}
