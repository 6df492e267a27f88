/// Something that a rendering comes back from: a round of a section, or another template.
///
/// Frames lie in an array and not on the stack, so that no template can make the program run out of it.
struct RenderFrame {
    enum Kind {
        /// A section over `items`, of which there is at least one.
        case section
        /// A section that is shown once: its item goes when it ends, where it has one.
        case once(hasItem: Bool)
        /// Call of a partial, a parent or the content of a block.
        case call(Caller)
    }

    /// State at the call of another template, which holds again afterwards.
    struct Caller {
        let template: Int
        let indentationLength: Int
        let currentOverrides: Int
        let overridesCount: Int
    }

    let kind: Kind
    /// Items of a section. They stand beside the kind, which is looked at in each round and is cheap to copy without
    /// them.
    var items: [TemplateValue] = []
    /// The position of the item of the next round.
    var round = 1
    /// The first step of the body of a section.
    let body: Int
    /// The step behind the body, in the template that is gone back to.
    let next: Int
    /// End of the body that is gone back to.
    let end: Int

    var isCall: Bool {
        if case .call = kind { true } else { false }
    }
}
