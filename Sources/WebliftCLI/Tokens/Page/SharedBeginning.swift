/// Beginning of the names of a group, so that a page of thousands writes it once.
struct SharedBeginning {
    let text: String

    /// Up to a mark between words: no name is cut within a word, and none is left without one.
    init(of names: [String], upTo marks: Set<Character>) {
        guard var shared = names.first.map({ $0[...] }) else {
            text = ""
            return
        }
        for name in names.dropFirst() {
            let length = zip(shared, name).prefix { $0 == $1 }.count
            shared = shared.prefix(length)
        }
        let end = shared.lastIndex { marks.contains($0) }
        let beginning = end.map { shared[...$0] } ?? ""
        text = names.contains { $0 == beginning } ? "" : String(beginning)
    }

    func rest(of name: String) -> String { name.hasPrefix(text) ? String(name.dropFirst(text.count)) : name }
}
