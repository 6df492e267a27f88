import SwiftModel

/// Names that only a file itself can use, such as the parts of a view, and that a release took away: an edited
/// body may still use them.
struct PrivateNames {
    struct Gone {
        let reason: String
        /// Else a call by its name means something else, such as a modifier.
        let canBeCalled: Bool
    }

    private(set) var gone: [String: Gone] = [:]

    init(_ former: [[UInt8]], now: [UInt8]) {
        guard !former.isEmpty, let tokens = try? SwiftTokens(now) else { return }
        let today = Self.members(of: now)
        let declared = Self.declaredNames(in: FileTokens(source: tokens))
        for text in former {
            let members = Self.members(of: text)
            let known = Set(members.map(\.name))
            for member in members where !declared.contains(member.name) {
                let heirs = today.filter { heir in
                    !known.contains(heir.name) && heir.scope == member.scope && heir.type == member.type
                }
                let heir = heirs.count == 1 ? "; “\(heirs[0].name)” is new" : ""
                let reason = "nothing declares it here any more\(heir)"
                // The text that tells more counts.
                guard gone[member.name].map({ $0.reason.count < reason.count }) ?? true else { continue }
                let canBeCalled = member.kind == .function || member.type?.isFunction ?? true
                gone[member.name] = Gone(reason: reason, canBeCalled: canBeCalled)
            }
        }
    }

    private static func members(of bytes: [UInt8]) -> [SwiftDeclaration] {
        guard let all = try? SwiftDeclarations(bytes).all else { return [] }
        return all.filter { declaration in
            switch declaration.kind {
            case .property, .function: !declaration.scope.isEmpty
            default: false
            }
        }
    }

    /// Includes names in bodies and among parameters.
    private static func declaredNames(in file: FileTokens) -> Set<String> {
        var names: Set<String> = []
        for token in file.indices where file.kind(token) == .word {
            if declaring.contains(file.text(token - 1))
                || file.kind(token + 1) == .colon && isParameter(token, in: file)
            {
                names.insert(file.text(token))
            } else if isClosureParameter(token, in: file) {
                names.insert(file.text(token))
            }
        }
        return names
    }

    private static let declaring: Set<String> = ["let", "var", "func", "case", "for", "inout"]

    /// `_ value: Int`
    private static func isParameter(_ token: Int, in file: FileTokens) -> Bool {
        file.kind(token - 1) == .word && (file.opens("(", token - 2) || file.kind(token - 2) == .comma)
    }

    /// `{ value in`, `{ first, second in`
    private static func isClosureParameter(_ token: Int, in file: FileTokens) -> Bool {
        let reach = mostClosureParameters * 2
        var next = token
        while next - token < reach, file.kind(next + 1) == .comma, file.kind(next + 2) == .word { next += 2 }
        guard file.isWord("in", next + 1) else { return false }
        var first = token
        while token - first < reach, file.kind(first - 1) == .comma, file.kind(first - 2) == .word { first -= 2 }
        return file.opens("{", first - 1)
    }

    private static let mostClosureParameters = 16
}
