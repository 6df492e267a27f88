/// A rule says nothing about what the reader of these tests does not understand; so there must not be any.
struct UnderstoodSyntax: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        guard file.part != .manifest else { return [] }
        var depth = 0
        for token in file.tokens where token.kind == .symbol {
            if ["(", "[", "{"].contains(token.text) { depth += 1 }
            if [")", "]", "}"].contains(token.text) { depth -= 1 }
        }
        let unknown = file.everyDeclaration.filter { $0.kind == .unknown && !$0.name.hasPrefix("#Preview") }
            .map { finding(file, $0.line, "“\($0.name)” begins no declaration") }
        return unknown + (depth == 0 ? [] : [finding(file, 1, "\(depth) brackets stay open")])
    }
}
