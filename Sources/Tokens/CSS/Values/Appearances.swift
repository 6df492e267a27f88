enum Appearances {
    static func parts(_ parts: [ValuePart], in mode: TokenMode) -> [ValuePart] {
        parts.flatMap { part -> [ValuePart] in
            guard case .function("light-dark", let arguments) = part.kind else {
                return [part.mappingInner { Appearances.parts($0, in: mode) }]
            }
            let sides = arguments.dividedByCommas
            guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return [part] }
            return Appearances.parts(Array(sides[mode == .light ? 0 : 1]), in: mode)
        }
    }
}
