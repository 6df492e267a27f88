/// A block, `{{$name}}`: a part of a template that a template that inherits from it may fill.
struct TemplateBlock: Sendable, Hashable {
    enum Site: Sendable, Hashable {
        /// Opening tag with a line for itself, which is not in the output.
        case standalone
        /// White space stands before it, which is in the output.
        case firstInLine
        case inline
    }

    let name: String
    /// Offset of the name in the template.
    let offset: Int
    var site: Site
    /// Bytes before each line of the content that fills the block.
    var indentation: Range<Int>
}
