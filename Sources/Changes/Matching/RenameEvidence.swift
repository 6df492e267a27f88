/// A reason to believe that something got another name.
package enum RenameEvidence: String, Sendable, Hashable, CaseIterable, Comparable {
    /// The project says so.
    case stated
    /// The text of a deprecation names the other.
    case deprecation
    /// The names of two events differ by the prefix of the library only.
    case eventPrefix = "event-prefix"
    /// The tags of two components differ by the prefix of the library only, which most tags have lost.
    case tagPrefix = "tag-prefix"
    /// Two components offer the same.
    case sameOffer = "same-offer"
    /// Two components offer much that no other component does.
    case similarOffer = "similar-offer"
    /// The words of one tag are all in the other.
    case partOfTag = "part-of-tag"
    /// In several names the same words took the place of the same.
    case words
    /// One of the names has the name of its component before it.
    case ownName = "own-name"
    /// The matrix makes the same member of both.
    case matrix
    /// Both are the same class.
    case className = "class-name"
    /// Both are set by the same attribute.
    case attribute
    /// Both are of the same type and have the same default.
    case shape
    /// Both are described by the same words.
    case prose
    /// Their names differ by a slip of the pen.
    case nearName = "near-name"
    /// Their letters are the same, and only dashes, case or the order of words differ.
    case spelling

    /// How much of the doubt it takes away, in percent.
    package var weight: Int {
        switch self {
        case .stated: 100
        case .deprecation, .eventPrefix, .tagPrefix: 95
        case .matrix, .className, .spelling: 90
        case .sameOffer: 85
        case .attribute: 80
        case .words, .ownName: 75
        case .nearName, .prose, .similarOffer: 60
        case .shape, .partOfTag: 50
        }
    }

    /// Wording as a part of a sentence.
    package var explanation: String {
        switch self {
        case .stated: "weblift.json says so"
        case .deprecation: "the text of the deprecation names it"
        case .eventPrefix, .tagPrefix: "only the prefix of the library differs"
        case .sameOffer: "both offer the same"
        case .similarOffer: "both offer much that no other component does"
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

    package static func < (left: RenameEvidence, right: RenameEvidence) -> Bool {
        left.weight == right.weight ? left.rawValue < right.rawValue : left.weight > right.weight
    }
}
