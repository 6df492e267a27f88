package enum RenameEvidence: String, Sendable, Hashable, CaseIterable, Evidence {
    case stated
    case deprecation
    case eventPrefix = "event-prefix"
    /// The prefix is one that most tags have lost.
    case tagPrefix = "tag-prefix"
    case sameItems = "same-offer"
    /// Shares much that no other component offers.
    case similarItems = "similar-offer"
    /// The words of one are all in the other.
    case partOfTag = "part-of-tag"
    /// Words of several names are replaced in the same way.
    case words
    /// The name of its component stands before one of the names.
    case ownName = "own-name"
    /// The matrix makes the same member of both.
    case matrix
    /// The class of both is the same.
    case className = "class-name"
    case attribute
    case shape
    case prose
    /// The names differ by a slip of the pen.
    case nearName = "near-name"
    /// Dashes, case or the order of words differ.
    case spelling

    package var weight: Int {
        switch self {
        case .stated: 100
        case .deprecation, .eventPrefix, .tagPrefix: 95
        case .matrix, .className, .spelling: 90
        case .sameItems: 85
        case .attribute: 80
        case .words, .ownName: 75
        case .nearName, .prose, .similarItems: 60
        case .shape, .partOfTag: 50
        }
    }

    package var explanation: String {
        switch self {
        case .stated: "weblift.json says so"
        case .deprecation: "the text of the deprecation names it"
        case .eventPrefix, .tagPrefix: "only the prefix of the library differs"
        case .sameItems: "both offer the same"
        case .similarItems: "both offer much that no other component does"
        case .partOfTag: "the words of one tag are all in the other"
        case .words: "the same words are replaced in other names"
        case .ownName: "only one of them names its component"
        case .matrix: "the matrix makes the same of both"
        case .className: "it is the same class"
        case .attribute: "it has the same attribute"
        case .shape: "type and default are the same"
        case .prose: "the description is the same"
        case .nearName: "the names are near"
        case .spelling: "the names are spelled otherwise only"
        }
    }
}

package protocol Evidence: RawRepresentable<String>, Comparable {
    /// Part of the doubt that it takes away, in percent.
    var weight: Int { get }
}

extension Evidence {
    /// Puts the strongest first.
    package static func < (left: Self, right: Self) -> Bool {
        left.weight == right.weight ? left.rawValue < right.rawValue : left.weight > right.weight
    }
}
