import Tokens

/// Tokens that the parts of a value come from, in one appearance. Names or places of the parts tell the tokens where
/// the parts have some. Else a part is the token that comes to the same, in the order in which the tokens are written;
/// where fewer tokens than parts come to the same, nobody can tell which part is meant, and it is none.
struct DesignTokenReferences {
    /// References, one for each part of the shape, met from the outside to the inside.
    private(set) var texts: [String?] = []
    private let graph: TokenGraph
    private let homes: DesignTokenHomes
    private let kinds: [DesignTokenKind?]
    private let mode: TokenMode
    /// Whether tokens may be meant that are pairs: then it is their value in this appearance.
    private let allowsPairs: Bool
    private var named: [String: Int] = [:]
    private var waiting: [Key: [Int]] = [:]

    /// Value that a token has to come to, however it is told: `600` may be a number and a weight.
    private struct Key: Hashable {
        let type: TokenSwiftType
        private let value: TokenValue

        init(_ type: TokenSwiftType, _ value: TokenValue) {
            self.type = type
            switch (type, value) {
            case (.fontWeight, .fontWeight(let weight)): self.value = .number(Double(weight))
            case (.texts, .word(let name)), (.texts, .text(let name)): self.value = .fontFamily([name])
            default: self.value = value
            }
        }
    }

    init(
        ofTokenAt place: Int,
        _ shape: DesignTokenShape,
        in mode: TokenMode,
        allowsPairs: Bool,
        _ library: (graph: TokenGraph, homes: DesignTokenHomes, kinds: [DesignTokenKind?])
    ) {
        (graph, homes, kinds) = library
        self.mode = mode
        self.allowsPairs = allowsPairs
        var unnamed: [Int] = []
        if let target = graph.target(at: place, in: mode) {
            unnamed = [target]
        } else {
            let token = graph.tokens[place]
            switch token.declaration(in: mode)?.content {
            case .parts(let parts):
                unnamed = tokens(in: parts, of: token)
                for (place, part) in parts.enumerated() {
                    if let target = tokens(in: [part], of: token).first { named["\(place)"] = target }
                }
            case .record(let fields):
                for field in fields { named[field.name] = tokens(in: field.parts, of: token).first }
            case nil: break
            }
        }
        guard !unnamed.isEmpty || !named.isEmpty else {
            texts = Array(repeating: nil, count: shape.count)
            return
        }
        if case .literal = shape.form {
            // A value in one piece can't be divided among several tokens.
            let wanted = Key(shape.type, shape.value)
            texts = [unnamed.first { key(ofTokenAt: $0) == wanted }.flatMap { reference(to: $0, as: wanted) }]
            return
        }
        for target in unnamed {
            if let key = key(ofTokenAt: target) { waiting[key, default: []].append(target) }
        }
        var wanted: [Key: Int] = [:]
        Self.count(shape, into: &wanted)
        waiting = waiting.filter { key, tokens in tokens.count >= wanted[key] ?? 0 }
        visit(shape, field: nil)
    }

    private func key(ofTokenAt place: Int) -> Key? {
        guard let kind = kinds[place], let value = graph.value(at: place, in: mode) else { return nil }
        return Key(kind.type, value)
    }

    /// Finds the tokens that parts refer to, but no tokens inside of functions.
    private func tokens(in parts: [ValuePart], of token: Token) -> [Int] {
        parts.flatMap { part -> [Int] in
            guard case .reference(let name, let fallback) = part.kind else { return [] }
            if name == token.name { return fallback.map { tokens(in: $0, of: token) } ?? [] }
            return graph.place(spelled: name).map { [$0] } ?? []
        }
    }

    private static func count(_ shape: DesignTokenShape, into wanted: inout [Key: Int]) {
        wanted[Key(shape.type, shape.value), default: 0] += 1
        for part in shape.parts { count(part, into: &wanted) }
    }

    private mutating func visit(_ shape: DesignTokenShape, field: String?) {
        let key = Key(shape.type, shape.value)
        let candidate = field.flatMap { named[$0] } ?? waiting[key]?.first
        let text = candidate.flatMap { reference(to: $0, as: key) }
        texts.append(text)
        if text != nil, waiting[key]?.isEmpty == false { waiting[key]?.removeFirst() }
        guard text == nil else {
            // Parts inside of it come from there as well.
            texts += Array(repeating: nil, count: shape.count - 1)
            return
        }
        switch shape.form {
        case .literal: break
        case .call(let arguments):
            for argument in arguments { argument.content.shape.map { visit($0, field: argument.field) } }
        case .list(let shapes): for shape in shapes { visit(shape, field: nil) }
        }
    }

    private func reference(to place: Int, as key: Key) -> String? {
        guard let kind = kinds[place], allowsPairs || !kind.isPair, self.key(ofTokenAt: place) == key else {
            return nil
        }
        let reference = homes[place].reference
        return kind.isPair ? "\(reference).\(mode.rawValue)" : reference
    }
}

extension DesignTokenShape {
    /// Number of shapes, with all shapes inside of this one.
    fileprivate var count: Int { parts.reduce(1) { $0 + $1.count } }
}
