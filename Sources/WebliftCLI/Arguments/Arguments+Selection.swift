extension Arguments {
    /// Patterns of `--only`; empty without it, which means everything.
    var selection: [TagPattern] {
        self[.only]?.split(separator: ",").map { TagPattern(text: String($0)) } ?? []
    }
}
