import SwiftModel

/// Init that takes the arguments of an example, and no other content if possible.
struct UsageInit {
    /// Sorted in the order of the parameters.
    let members: [Member]
    /// nil where the example calls another init.
    private(set) var texts: TextInit?
    let parameters: ComponentParameters

    init(_ use: ComponentUse) {
        var parameters = use.component.parameters
        if !use.allowsSeveral, let single = SingleInit(parameters) { parameters = single.parameters }
        self.parameters = parameters
        guard !parameters.isItem else {
            members = parameters.members
            return
        }
        let given = parameters.members.filter { use.arguments[$0.name] != nil }
        let hasTexts = given.contains { $0.hasText && use.givesText($0.name) }
        let hasViews = given.contains { $0.hasText && !use.givesText($0.name) }
        /// An init without the content, where the example gives none.
        func partial(_ kind: InitSignature.Kind) -> PartialInit? {
            PartialInit.of(kind, parameters).flatMap { partial in
                partial.leftOut.contains { use.arguments[$0.name] != nil } ? nil : partial
            }
        }
        if hasTexts, !hasViews, let texts = partial(.partText)?.texts ?? TextInit(parameters), texts.isWritable {
            self.texts = texts
            members = texts.members
        } else if !given.contains(where: { $0.viewType != nil }), let bare = BareInit(parameters) {
            members = bare.members
        } else {
            members = partial(.part)?.members ?? parameters.members
        }
    }
}

extension TextInit {
    /// Texts that have to be given are made of strings.
    fileprivate var isWritable: Bool {
        members.allSatisfy { member in
            member.slotText.map { ExampleLiteral.isMade(of: $0.type) || $0.defaultValue != nil } ?? true
        }
    }
}

extension ComponentUse {
    func givesText(_ name: SwiftIdentifier) -> Bool {
        if case .text? = arguments[name] { true } else { false }
    }
}

enum ExampleLiteral {
    /// `.primary`, also for an optional type, unless that has such a case itself.
    static func text(_ value: SwiftExpression, as type: SwiftType) -> String {
        if case .member(let member) = value, !["none", "some"].contains(member.name) { return value.description }
        return value.text(as: type)
    }

    static func text(_ text: String, as type: SwiftType) -> String {
        let literal = SwiftStringLiteral(text).description
        return type == .optional(.named("URL")) ? "URL(string: \(literal))" : literal
    }

    /// A text is always a value of such a type, so that it need not be checked.
    static func isMade(of type: SwiftType) -> Bool { type.unwrapped == .string || type == .optional(.named("URL")) }
}
