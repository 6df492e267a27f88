import Core
import SwiftModel

/// The end of a result, with the role of its member: ` as isInvalid`.
struct RoleClause {
    /// Text of the result before the clause.
    let member: String
    private let role: String
    /// Offset of the role in the result.
    let offset: Int

    /// nil where a result says nothing of it.
    init?(endOf text: String) {
        let bytes = Array(text.withoutBlanks.utf8)
        guard let blank = bytes.lastIndex(of: UInt8(ascii: " ")) else { return nil }
        let word = bytes[(blank + 1)...]
        let before = String(decoding: bytes[..<blank], as: UTF8.self).withoutBlanks
        // A default ends in a bracket or a quote, and never in two words.
        guard before.hasSuffix(" as"), word.allSatisfy(ItemNameParser.isNameByte) else { return nil }
        member = String(before.dropLast(3))
        role = String(decoding: word, as: UTF8.self)
        offset = (text.utf8.count - text.withoutBlanks.utf8.count) + blank + 1
    }

    /// The role, if any template speaks of it.
    func known() throws(TextProblem) -> String {
        if MemberRole.known.contains(role) { return role }
        throw TextProblem(
            .matrixResult,
            "“\(role)” is no role that is known",
            at: offset,
            suggestion: NearestName.of(role, among: MemberRole.known)
        )
    }
}
