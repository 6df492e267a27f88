import Tokens

/// A value as the Swift that makes it, part by part, so that each part can refer to the token that it comes from.
struct DesignTokenShape: Sendable, Hashable {
    enum Form: Sendable, Hashable {
        case literal(SwiftValueText)
        /// The init of the type.
        case call([Argument])
        case list([DesignTokenShape])
    }

    struct Argument: Sendable, Hashable {
        let label: String
        let content: Content
        /// Name of the part in the value of the token, if it has one there.
        var field: String?
    }

    enum Content: Sendable, Hashable {
        /// Argument that no token states, but its type needs.
        case fixed(SwiftValueText)
        case part(DesignTokenShape)
        /// The only argument of something: `.multiple(1.5)`.
        case wrapped(String, DesignTokenShape)

        var shape: DesignTokenShape? {
            switch self {
            case .fixed: nil
            case .part(let shape), .wrapped(_, let shape): shape
            }
        }
    }

    let type: DesignTokenType
    let value: TokenValue
    let form: Form
    /// Differences from the value, as the ends of sentences about it.
    private let ownLosses: [String]

    init(_ type: DesignTokenType, _ value: TokenValue, _ form: Form, losses: [String] = []) {
        self.type = type
        self.value = value
        self.form = form
        ownLosses = losses
    }

    /// Losses of its own and of its parts.
    var losses: [String] { ownLosses + parts.flatMap(\.losses) }

    /// The shapes of its parts, in their order.
    var parts: [DesignTokenShape] {
        switch form {
        case .literal: []
        case .call(let arguments): arguments.compactMap(\.content.shape)
        case .list(let shapes): shapes
        }
    }

    /// Whether two values differ in colors alone: these follow the appearance by themselves, wherever they are.
    func differsInColorsAlone(from other: DesignTokenShape) -> Bool {
        if self == other { return true }
        guard type == other.type, type != .color else { return type == other.type }
        guard parts.count == other.parts.count,
            zip(parts, other.parts).allSatisfy({ $0.differsInColorsAlone(from: $1) })
        else { return false }
        switch (form, other.form) {
        case (.list, .list): return true
        case (.call(let own), .call(let others)):
            return own.count == others.count && zip(own, others).allSatisfy { $0.isLike($1) }
        default: return false
        }
    }
}

extension DesignTokenShape.Argument {
    /// Whether it is the same but for the value of a token in it.
    fileprivate func isLike(_ other: DesignTokenShape.Argument) -> Bool {
        guard label == other.label else { return false }
        switch (content, other.content) {
        case (.fixed(let one), .fixed(let other)): return one == other
        case (.part, .part): return true
        case (.wrapped(let one, _), .wrapped(let other, _)): return one == other
        default: return false
        }
    }
}
