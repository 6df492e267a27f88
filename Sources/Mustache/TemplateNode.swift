/// A step of a template. A template is a row of them and not a tree: a body is the steps up to `end`, so that nothing
/// about a template grows the stack, whatever it nests.
enum TemplateNode: Sendable, Hashable {
    /// Bytes of the template itself.
    case text(start: Int32, end: Int32)
    case value(path: Int32, isEscaped: Bool)
    case section(path: Int32, end: Int32)
    case invertedSection(path: Int32, end: Int32)
    case partial(reference: Int32)
    /// The body is not rendered where it stands: it holds the blocks that fill those of the parent.
    case parent(reference: Int32, end: Int32)
    /// The body is what stands there when nobody fills the block.
    case block(Int32, end: Int32)

    /// The step behind its body; nil for what has none.
    var end: Int? {
        switch self {
        case .section(_, let end), .invertedSection(_, let end), .parent(_, let end), .block(_, let end): Int(end)
        case .text, .value, .partial: nil
        }
    }

    /// The other template that it includes.
    var reference: Int32? {
        switch self {
        case .partial(let reference), .parent(let reference, _): reference
        case .text, .value, .section, .invertedSection, .block: nil
        }
    }
}
