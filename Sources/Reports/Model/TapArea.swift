import SwiftModel

/// A button reacts no further than its label: a frame has to stand in the label. Around a control that is no button, it
/// does enlarge the area.
enum TapArea {
    /// Views that react no further than their label.
    private static let buttons: Set = ["Button", "Link", "NavigationLink", "Menu"]

    static func isEnlarged(in file: GeneratedCode.File) -> Bool {
        // Text that can't be Swift has no answer.
        guard let code = try? SwiftTokens(Array(file.lines.joined(separator: "\n").utf8)) else { return false }
        return code.tokens.indices.contains { isEnlarged(at: $0, in: code) }
            || file.first(["max(metrics.minimumHeight, metrics.touchTarget"]) != nil
    }

    /// Modifiers count for a view that reacts in all of it.
    private static func isEnlarged(at dot: Int, in code: SwiftTokens) -> Bool {
        guard code.tokens[dot].kind == .dot, dot > 0, dot + 2 < code.tokens.count, code.tokens[dot + 2].kind == .open
        else { return false }
        let arguments = (dot + 3)..<code.partners[dot + 2]
        let isTarget =
            switch code.word(dot + 1) {
            case "touchTarget": true
            case "frame": arguments.contains { code.word($0) == "minHeight" } && isSize(arguments, in: code)
            default: false
            }
        guard isTarget else { return false }
        let view = start(ofViewBefore: dot, in: code)..<dot
        return !view.isEmpty && !view.contains { buttons.contains(code.word($0)) }
    }

    private static func isSize(_ arguments: Range<Int>, in code: SwiftTokens) -> Bool {
        arguments.contains { code.word($0) == "touchTarget" }
    }

    private static func start(ofViewBefore dot: Int, in code: SwiftTokens) -> Int {
        var start = dot
        var index = dot - 1
        while index >= 0 {
            switch code.tokens[index].kind {
            case .close:
                start = code.partners[index]
                index = start - 1
            case .word:
                start = index
                guard index > 0, code.tokens[index - 1].kind == .dot else { return start }
                index -= 2
            // `} label: {`
            case .colon where index > 1 && code.tokens[index - 2].kind == .close: index -= 2
            default: return start
            }
        }
        return start
    }
}
