import SwiftModel

/// A `switch` over all cases of an enum that has more of them now.
extension LineScan {
    mutating func visitSwitch(_ token: Int) {
        var brace = token + 1
        while brace - token < Self.mostSubjectTokens, file.kind(brace) != .close, !file.opens("{", brace) {
            brace = file.behind(brace)
        }
        guard file.opens("{", brace), let cases = cases(in: brace + 1..<file.partner(of: brace)), !cases.isEmpty
        else { return }
        let all = before.enums(of: cases)
        let here = all.filter(named.contains)
        let candidates = here.isEmpty ? all : here
        // An enum that is as it was may be the enum of the `switch`.
        let changed = candidates.filter { path in now.type(path) != nil && !now.cases(of: path).isSubset(of: cases) }
        guard changed.count == candidates.count, let path = changed.first else { return }
        let added = now.cases(of: path).subtracting(cases).sorted().map { ".\($0)" }
        add(.stops, "switch", "\(path.joined(separator: ".")) also has \(added.joined(separator: ", "))", at: token)
    }

    /// Distance of the braces from the word, in tokens.
    private static let mostSubjectTokens = 256

    /// nil where it takes anything else.
    private func cases(in range: Range<Int>) -> Set<String>? {
        var cases: Set<String> = []
        var token = range.lowerBound
        while token < range.upperBound {
            if file.isWord("default", token), file.kind(token + 1) == .colon { return nil }
            guard file.isWord("case", token), file.kind(token - 1) != .dot else {
                token = file.behind(token)
                continue
            }
            // `if case` and its like stand within a branch.
            if ["if", "guard", "while", "for"].contains(file.text(token - 1)) || file.kind(token - 1) == .comma {
                token += 1
                continue
            }
            token += 1
            while token < range.upperBound, file.kind(token) != .colon {
                if file.isWord("where", token) { return nil }
                if file.kind(token) == .dot, file.kind(token + 1) == .word { cases.insert(file.text(token + 1)) }
                token = file.behind(token)
            }
        }
        return cases
    }
}
