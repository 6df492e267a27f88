/// A tag that includes another template: `{{>name}}` or `{{<name}}`.
struct TemplateReference: Sendable, Hashable {
    enum Target: Sendable, Hashable {
        case named(String)
        /// The name is a value of the data: the path with this index.
        case dynamic(path: Int)
    }

    let target: Target
    /// Offset of the name in the template.
    let offset: Int
    /// Bytes before each line of the included template. Only a tag that has its line for itself has any.
    var indentation: Range<Int>
    /// Whether the line of the tag is not in the output: the included template begins and ends it.
    var isStandalone: Bool
    /// The blocks of a parent tag, by name: the positions of their steps.
    var arguments: [String: Int] = [:]
}
