/// Step of a template. A template is a row of steps and not a tree: a body is the steps up to `end`, so that no depth
/// of nesting grows the stack.
enum TemplateNode: Sendable, Hashable {
    /// Bytes of the template itself.
    case text(start: Int32, end: Int32)
    case value(path: Int32, isEscaped: Bool)
    case section(path: Int32, end: Int32)
    case invertedSection(path: Int32, end: Int32)
    case partial(reference: Int32)
    /// Call of a parent. Its body is not rendered in place: it holds the blocks that fill the blocks of the parent.
    case parent(reference: Int32, end: Int32)
    /// Block with the body that stands there when nobody fills it.
    case block(Int32, end: Int32)

    /// Step behind its body; nil for a step without one.
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
