import Documents
import Reports
import Tokens

/// Rows are two thousand on a page: each text stands there once, and a script adds the swatch, the whole name and the
/// way to copy it.
struct TokenRow {
    let token: Token
    let graph: TokenGraph
    let group: TokenGroup

    var data: TemplateValue {
        let declaration = token.light ?? token.dark
        let values = TokenMode.allCases.map { graph.value(of: token.name, in: $0)?.text ?? "no value" }
        let kind = graph.kind(of: token) ?? "none"
        return [
            "name": .string(group.names.rest(of: token.name.text)),
            "kind": kind == "color" ? .null : ["text": .string(kind)],
            "light": .string(values[0]),
            "dark": values[0] == values[1] ? .null : ["text": .string(values[1])],
            "targets": .list(targets),
            "swift": .string(group.swift[token.name].map { group.swiftNames.rest(of: $0) } ?? ""),
            "documentation": declaration?.documentation.map { ["html": HTMLProse.sentence($0)] } ?? .null,
            "deprecation": declaration?.deprecation.map { ["html": HTMLProse.sentence($0)] } ?? .null,
            "replaced": .list(token.replaced.map { ["text": .string($0.content.text)] }),
        ]
    }

    /// Differs by appearance at most; rows of the targets have the rest of a chain.
    private var targets: [TemplateValue] {
        let names = TokenMode.allCases.map { graph.target(of: token.name, in: $0)?.name.text ?? "" }
        let told = names[0] == names[1] ? [names[0]] : names
        return told == [""]
            ? []
            : told.enumerated().map { place, name in
                ["text": .string(group.targets.rest(of: name)), "isSecond": .boolean(place > 0)]
            }
    }
}

struct TokenGroup {
    let tokens: [Token]
    let names: SharedBeginning
    let swiftNames: SharedBeginning
    let targets: SharedBeginning
    let swift: [TokenName: String]

    init(_ tokens: [Token], swift: [TokenName: String], in graph: TokenGraph) {
        self.tokens = tokens
        self.swift = swift
        names = SharedBeginning(of: tokens.map(\.name.text), upTo: ["-"])
        swiftNames = SharedBeginning(of: tokens.compactMap { swift[$0.name] }, upTo: ["."])
        let targets = tokens.flatMap { token in
            TokenMode.allCases.compactMap { graph.target(of: token.name, in: $0)?.name.text }
        }
        self.targets = SharedBeginning(of: targets, upTo: ["-"])
    }
}

/// A page of thousands writes it once.
struct SharedBeginning {
    let text: String

    /// No name is cut within a word, and none is left without one.
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
