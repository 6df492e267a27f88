package import Core
import SwiftModel
import Tokens

package struct TokenSide: Sendable, Hashable {
    package let name: String
    package let values: TokenValues
    /// nil unless it is nothing but a reference.
    package let lightTarget: String?
    package let darkTarget: String?
    /// See `TokenKind`; nil where the value is not understood.
    package let kind: String?
    /// nil where the token is no member.
    package let member: String?
    package let type: String?
    /// Empty where no reason is given.
    package let deprecation: String?
    package let documentation: String?
    package let place: SourceLocation

    /// Value with the token that it comes from; nil as appearance for all of them.
    package struct Part: Sendable, Hashable {
        package let value: String
        package let target: String?
        package let appearance: TokenAppearance?
    }

    /// Appearances that differ from the others in value or reference.
    package var parts: [Part] {
        var told = values.told
        // The reference may be another one although the value is not.
        if lightTarget != darkTarget, let first = told.first, first.appearance == nil {
            told.replaceSubrange(0..<1, with: [(.light, first.text), (.dark, first.text)])
        }
        return told.map { appearance, text in
            Part(value: text, target: target(in: appearance ?? .light), appearance: appearance)
        }
    }

    /// `#fff by white in light, #000 in dark`; nil where it has no value.
    package var text: String? {
        let texts = parts.map { part in
            [part.value, part.target.map { "by \($0)" }, part.appearance?.words].compactMap(\.self)
                .joined(separator: " ")
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// `white in light, black in dark`; nil where it refers to nothing.
    package var references: String? {
        if lightTarget == darkTarget { return lightTarget }
        let texts = [lightTarget.map { "\($0) in light" }, darkTarget.map { "\($0) in dark" }].compactMap(\.self)
        return texts.joined(separator: ", ")
    }

    private func target(in appearance: TokenAppearance) -> String? {
        appearance.mode == .light ? lightTarget : darkTarget
    }

    init(ofTokenAt place: Int, in release: TokenRelease) {
        let graph = release.graph
        let token = graph.tokens[place]
        func target(_ mode: TokenMode) -> String? {
            graph.target(at: place, in: mode).map { graph.tokens[$0].name.text }
        }
        name = token.name.text
        values = TokenValues(ofTokenAt: place, in: graph)
        lightTarget = target(.light)
        darkTarget = target(.dark)
        kind = TokenKind.name(ofTokenAt: place, in: graph)
        member = release.members[place]?.reference
        type = release.members[place]?.type
        let declaration = token.light ?? token.dark
        deprecation = declaration?.deprecation
        documentation = declaration?.documentation
        self.place = declaration?.location ?? SourceLocation.start(of: SourcePath(""))
    }
}

/// A token that can take the place of another is of the same kind.
enum TokenKind {
    /// Takes the word of the Design Tokens Community Group, if it has one.
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
