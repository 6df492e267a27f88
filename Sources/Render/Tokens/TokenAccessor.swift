/// A computed property of a component that asks its tokens.
struct TokenAccessor {
    /// What templates call it; nil for what only some components have, which they ask for otherwise.
    let role: String?
    /// What it is called in the component, where a member may have the same name.
    let name: String
    let type: String
    let value: SwiftCode

    /// It in the body of the component.
    var reference: SwiftCode { SwiftCode(naming: name) }

    /// The value in a computed property of a component, on two lines where one is too long.
    var body: String {
        guard value.text.utf8.count > 112 else { return value.text }
        return value.text.replacing(").emphasized(", with: ")\n            .emphasized(", maxReplacements: 1)
            .replacing(").adding(", with: ")\n            .adding(", maxReplacements: 1)
    }
}
