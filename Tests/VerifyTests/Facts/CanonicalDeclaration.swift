import Foundation

/// A declaration as the documentation and as the compiler show it, without what differs only in how it is written.
struct CanonicalDeclaration: Hashable, Sendable {
    /// Without attributes that callers don't see, isolation and constraints.
    let text: String
    private(set) var constraints: Set<String>
    let isolation: Isolation?

    enum Isolation: Hashable, Sendable {
        case mainActor, nonisolated
    }

    /// What a caller can't tell.
    private static let unseen: Set<String> = [
        "@frozen", "@preconcurrency", "@discardableResult", "@inlinable", "@objc", "@retroactive", "open", "public",
        "final", "convenience", "required", "override", "dynamic", "optional", "weak", "unowned", "unowned(unsafe)",
        "lazy", "@NSCopying", "@IBInspectable", "@unchecked", "indirect", "@nonobjc", "borrowing", "consuming",
        "unowned(safe)", "__consuming", "@Binding", "@_alwaysEmitIntoClient",
    ]

    /// Spellings of one thing. The builder of views has had two names, and pages call all other builders by the newer one.
    private static let spellings = [
        ("@ContentBuilder", "@ViewBuilder"), ("@ToolbarContentBuilder", "@ViewBuilder"), ("class let", "static let"),
        ("@_inheritActorContext ", ""), ("{ }", "{}"), ("-> ()", "-> Void"),
        ("@escaping @Sendable", "@Sendable @escaping"), ("@escaping @MainActor", "@MainActor @escaping"),
    ]

    // Patterns are made once: reading one takes longer than all that is looked for with it here. Nobody changes them.
    nonisolated(unsafe) private static let space = #/\s+/#
    nonisolated(unsafe) private static let attribute = #/@(export|backDeployed|available|objc)\([^)]*\) /#
    nonisolated(unsafe) private static let underscored = #/(, | : )_[A-Z]\w+$/#
    nonisolated(unsafe) private static let inset = #/-> _InsetShape<\w+>/#
    nonisolated(unsafe) private static let colon = #/ ?: ?/#
    nonisolated(unsafe) private static let ownType = #/\bSelf\b/#.wordBoundaryKind(.simple)
    nonisolated(unsafe) private static let constant = #/^(static )?let /#

    init(_ declaration: String) {
        var text = declaration.replacing(Self.space, with: " ").trimmingCharacters(in: .whitespaces)
        text = Self.spellings.reduce(text) { $0.replacing($1.0, with: $1.1) }
        text = text.replacing(Self.attribute, with: "")
        // A protocol with an underscore in front of its name is none of the documentation's.
        text = text.replacing(Self.underscored, with: "")
        // The surface has to name what is opaque: the compiler infers no associated type from it there.
        text = text.replacing(Self.inset, with: "-> some InsettableShape")
        var isolation: Isolation?
        var words = text.components(separatedBy: " ")
        while let first = words.first, words.count > 1 {
            if first == "@MainActor" {
                isolation = .mainActor
            } else if first == "nonisolated" {
                isolation = .nonisolated
            } else if !Self.unseen.contains(first) {
                break
            }
            words.removeFirst()
        }
        // What stands between other words, as in `static override func`.
        let keyword =
            words.firstIndex {
                ["func", "var", "let", "init", "class", "struct", "enum", "protocol", "case", "subscript"].contains($0)
                    || $0.hasPrefix("init")
            } ?? 0
        words = words.enumerated().filter { $0 >= keyword || !Self.unseen.contains($1) }.map(\.element)
        text = words.joined(separator: " ")
        var constraints: Set<String> = []
        if let range = text.range(of: " where ") {
            let behind = text[range.upperBound...]
            constraints.formUnion(behind.components(separatedBy: ", ").map(Self.constraint))
            text = String(text[..<range.lowerBound])
        }
        self.isolation = isolation
        self.constraints = constraints
        self.text = Self.accessors(of: text)
    }

    /// Constraints of the extension that it stands in hold for it as well.
    func and(_ more: Set<String>) -> CanonicalDeclaration {
        var declaration = self
        declaration.constraints.formUnion(more.map(Self.constraint))
        return declaration
    }

    /// Whether a requirement asks for a declaration of a type, which is `Self` in the requirement. Isolation is not compared.
    func says(_ other: CanonicalDeclaration, where type: String) -> Bool {
        let named = { (text: String) in text.replacing(Self.ownType, with: type) }
        return named(text) == named(other.text) && Set(constraints.map(named)) == Set(other.constraints.map(named))
    }

    private static func constraint(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespaces).replacing(colon, with: ": ").replacing("== ()", with: "== Void")
    }

    /// A stored property is one that is got and, unless it is constant, set.
    private static func accessors(of text: String) -> String {
        var text = text.replacing("{ get nonmutating set }", with: "{ get set }")
            .replacing("{ get async }", with: "{ get }")
        let head = text.prefix { $0 != ":" }
        if text.hasPrefix("let ") || head.hasPrefix("static let ") {
            text = text.replacing(constant, with: { "\($0.output.1 ?? "")var " })
            if let value = text.range(of: " = ") { text = String(text[..<value.lowerBound]) }
            return text + " { get }"
        }
        let isProperty = head.contains("var ") && !text.hasSuffix("}")
        if isProperty, let value = text.range(of: " = ") { text = String(text[..<value.lowerBound]) }
        return isProperty ? text + " { get set }" : text
    }
}
