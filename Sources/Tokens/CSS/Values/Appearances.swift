enum Appearances {
    static func parts(_ parts: [ValuePart], in mode: TokenMode) -> [ValuePart] {
        parts.flatMap { part -> [ValuePart] in
            switch part.kind {
            case .function("light-dark", let arguments):
                let sides = arguments.split(omittingEmptySubsequences: false) { $0.kind == .comma }
                guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return [part] }
                return Appearances.parts(Array(sides[mode == .light ? 0 : 1]), in: mode)
            case .function(let name, let arguments):
                return [ValuePart(.function(name, Appearances.parts(arguments, in: mode)), at: part.location)]
            case .parentheses(let inside):
                return [ValuePart(.parentheses(Appearances.parts(inside, in: mode)), at: part.location)]
            case .reference(let name, let fallback?):
                let fallback = Appearances.parts(fallback, in: mode)
                return [ValuePart(.reference(name, fallback: fallback), at: part.location)]
            default:
                return [part]
            }
        }
    }
}
