import Tokens

/// Kind of thing that a token is for its users: a token that can take its place is of the same kind.
enum TokenKind {
    /// Names the kind in words of the Design Tokens Community Group, if it has one; nil if nothing is understood.
    static func name(ofTokenAt place: Int, in graph: TokenGraph) -> String? {
        let value = graph.value(at: place, in: .light) ?? graph.value(at: place, in: .dark)
        guard let value else { return nil }
        let declared = graph.type(at: place, in: .light) ?? graph.type(at: place, in: .dark)
        // A list may be a gradient, and a few named values anything.
        switch value {
        case .list, .record: return declared?.rawValue ?? name(of: value)
        default: return name(of: value)
        }
    }

    private static func name(of value: TokenValue) -> String {
        switch value {
        case .color, .currentColor: "color"
        case .length, .ems, .percentage: "dimension"
        case .number: "number"
        case .duration: "duration"
        case .easing: "cubicBezier"
        case .fontFamily: "fontFamily"
        case .fontWeight: "fontWeight"
        case .shadow: "shadow"
        case .word, .text: "text"
        case .opaque: "other"
        case .list(let values): "list of \(values.first.map(name) ?? "nothing")"
        case .record(let fields): name(ofRecord: Set(fields.map(\.name)))
        }
    }

    private static func name(ofRecord fields: Set<String>) -> String {
        if fields.contains("fontSize") { return "typography" }
        if fields.contains("duration") { return "transition" }
        return fields.contains("style") ? "border" : "record"
    }
}
