/// Nothing can stop the app of who uses a component: no `try!`, no `as!`, no forced or implicitly unwrapped optional.
struct ForcedValue: OutputRule {
    func findings(in file: SwiftFile) -> [OutputFinding] {
        file.tokens.indices.compactMap { index in
            let mark = file.tokens[index]
            guard mark.isSymbol("!"), !mark.isSpacedBefore, !mark.isFirstOnLine, let before = file.token(index - 1),
                before.kind == .word || before.kind == .text
                    || [")", "]", "}", ">", "?"].contains(where: before.isSymbol)
            else { return nil }
            // `#if !os(…)` is a directive and not here; `return !x` has a space.
            return finding(file, mark.line, "“\(before.text)!” is forced")
        }
    }
}
