struct InnerLists {
    private let reader: ListReader
    private let depth: Int
    private(set) var lists: [SwiftList] = []

    init(_ reader: ListReader, depth: Int) {
        self.reader = reader
        self.depth = depth
    }

    private var source: SwiftTokens { reader.source }

    /// `hasMembers` tells that the first braces belong to a type.
    mutating func addBrackets(of item: Range<Int>, hasMembers: Bool) {
        guard depth < ListReader.depthLimit else { return }
        var isSwitch = false
        var hasMembers = hasMembers
        var token = item.lowerBound
        while token < item.upperBound {
            if source.isWord(token, .switch) { isSwitch = true }
            guard source.tokens[token].kind == .open else {
                token += 1
                continue
            }
            let closing = source.partners[token]
            let role = role(of: token, in: item)
            if source.isSign(token, "{") {
                let kind: SwiftList.Kind = isSwitch ? .sections : hasMembers ? .declarations : .statements
                lists.append(reader.lines(kind, role: role, between: token, and: closing, depth: depth))
                (isSwitch, hasMembers) = (false, false)
            } else {
                let commas = CommaLists(reader, depth: depth)
                lists.append(commas.list(source.isSign(token, "(") ? .parameters : .items, role: role, token))
            }
            token = closing + 1
        }
    }

    mutating func addBranches(of directive: Int, _ kind: SwiftList.Kind) {
        guard depth < ListReader.depthLimit else { return }
        var branch = directive
        while source.partners[branch] != branch {
            lists.append(reader.branch(branch, kind, depth: depth))
            branch = source.partners[branch]
        }
    }

    mutating func addBody(of colon: Int, _ item: Range<Int>) {
        if let body = reader.body(of: colon, item, depth: depth) { lists.append(body) }
    }

    mutating func addPoints(of comment: Range<Int>) {
        guard !comment.isEmpty else { return }
        lists += DocumentationLists(source, comment).lists
    }

    /// The bracket with the word before it; the second of the same kind gets a number.
    private func role(of token: Int, in item: Range<Int>) -> String {
        let isNamed =
            token > item.lowerBound && !source.tokens[token].isBehindSpace
            && (source.tokens[token - 1].kind == .word || source.tokens[token - 1].kind == .hashWord)
        let role = source.spelled((isNamed ? token - 1 : token)..<token + 1)
        let count = lists.count { $0.role == role || $0.role.hasPrefix(role + " #") }
        return count == 0 ? role : "\(role) #\(count + 1)"
    }
}
