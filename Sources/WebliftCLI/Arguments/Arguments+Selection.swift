extension Arguments {
    /// What `--only` names; nothing where it is not there, which means everything.
    var selection: [TagPattern] {
        self[.only]?.split(separator: ",").map { TagPattern(text: String($0)) } ?? []
    }
}
