/// A tag that includes another template: `{{>name}}` or `{{<name}}`.
struct TemplateReference: Sendable, Hashable {
    enum Target: Sendable, Hashable {
        case named(String)
        /// The name is a value of the data: the path with this index.
        case dynamic(path: Int)
    }

    let target: Target
    /// Where the name stands in the template.
    let offset: Int
    /// The bytes before each line of what is included. Only a tag that has its line for itself has any.
    var indentation: Range<Int>
    /// The line of the tag is not in the output: what is included begins and ends it.
    var isStandalone: Bool
    /// The blocks of a parent tag, by name: the positions of their steps.
    var arguments: [String: Int] = [:]
}
