/// A computed property of a component that asks its tokens.
struct TokenAccessor {
    /// What templates call it.
    let role: String
    /// What it is called in the component, where a member may have the same name.
    let name: String
    let type: String
    let value: String
}
