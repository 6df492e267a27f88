import Mustache

/// What the template of a call sees of it.
enum CallContext {
    /// `head` stands before the name of what is called.
    static func fields(_ arguments: [String], head: String = "") -> [(TemplateKey, TemplateValue)] {
        [
            ("head", .string(head)),
            ("hasArguments", .boolean(!arguments.isEmpty)),
            ("arguments", .list(InitContext.listed(arguments))),
        ]
    }
}
