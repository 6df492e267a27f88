import Documents

enum CallContext {
    /// `head` stands before the name of the function.
    static func fields(_ arguments: [String], head: String = "") -> [(TemplateKey, TemplateValue)] {
        [
            ("head", .string(head)),
            ("hasArguments", .boolean(!arguments.isEmpty)),
            ("arguments", .lines(lines(of: arguments))),
        ]
    }

    /// An argument may have several lines.
    private static func lines(of arguments: [String]) -> [String] { arguments.joined(separator: ",\n").filledLines }
}
