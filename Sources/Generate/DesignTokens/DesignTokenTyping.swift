import Core
import Tokens

/// Finds the type of a token: by its value, by the type that its file declares, and where CSS writes two things alike,
/// by its name and the names of the tokens that it refers to.
struct DesignTokenTyping {
    private let declared: TokenType?
    private let place: Int
    private let graph: TokenGraph
    private let mode: TokenMode

    init(ofTokenAt place: Int, in graph: TokenGraph, _ mode: TokenMode) {
        declared = graph.type(at: place, in: mode)
        self.place = place
        self.graph = graph
        self.mode = mode
    }

    func type(of value: TokenValue) throws(NotInSwift) -> TokenSwiftType {
        switch value {
        case .color: return .color
        case .currentColor: return .foreground
        case .length, .ems, .percentage: return .number
        case .number(let number):
            // CSS writes `600` for a weight and for anything else.
            return (1...1000).contains(number) && says("weight") ? .fontWeight : .number
        case .duration: return .seconds
        case .easing: return .curve
        case .fontFamily: return .texts
        case .fontWeight: return .fontWeight
        case .shadow: return .list(.shadow)
        case .word(let word), .text(let word): return type(of: word)
        case .list(let values): return try type(of: values)
        case .record(let fields): return try type(of: fields)
        case .opaque: throw .opaque
        }
    }

    private func type(of word: String) -> TokenSwiftType {
        if declared == .strokeStyle || says("style") && DesignTokenShape.lineStyles.contains(word) { return .line }
        return says("family", "families") ? .texts : .text
    }

    private func type(of values: [TokenValue]) throws(NotInSwift) -> TokenSwiftType {
        if declared == .gradient { return .gradient }
        guard let first = values.first else { return .list(.text) }
        guard values.allSatisfy({ $0.isOfKind(of: first) }) else {
            throw NotInSwift("its parts are of different kinds")
        }
        if case .length = first, (2...4).contains(values.count), says("padding", "inset", "insets", "margin") {
            return .insets
        }
        if first.isText { return .texts }
        switch try type(of: first) {
        case .list, .insets, .gradient: throw NotInSwift("it is a list of lists")
        case let element: return .list(element)
        }
    }

    private func type(of fields: [TokenValue.Field]) throws(NotInSwift) -> TokenSwiftType {
        switch declared {
        case .typography: return .typography
        case .border: return .border
        case .transition: return .transition
        case .strokeStyle: return .line
        default: break
        }
        let names = Set(fields.map(\.name))
        if names.contains("fontSize") { return .typography }
        if names.contains("duration") { return .transition }
        if names.contains("style") { return .border }
        throw NotInSwift("nothing in Swift is made of " + fields.map { "\(code: $0.name)" }.joined(separator: ", "))
    }

    /// Asks the names from this token to the token with the value; nearly all values tell their type by themselves.
    private func says(_ words: String...) -> Bool {
        sequence(first: place) { graph.target(at: $0, in: mode) }.contains { place in
            graph.tokens[place].words.contains { words.contains($0.lowercased()) }
        }
    }
}

extension TokenValue {
    fileprivate var isText: Bool {
        switch self {
        case .word, .text: true
        default: false
        }
    }

    /// Whether two values are told in the same way: a length is one of another kind than a share.
    fileprivate func isOfKind(of other: TokenValue) -> Bool {
        switch (self, other) {
        case (.color, .color), (.length, .length), (.ems, .ems), (.percentage, .percentage), (.number, .number),
            (.duration, .duration), (.easing, .easing), (.fontWeight, .fontWeight), (.record, .record), (.list, .list):
            true
        default: isText && other.isText
        }
    }
}
