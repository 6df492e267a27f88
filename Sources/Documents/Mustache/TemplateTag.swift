/// A tag as it is written.
struct TemplateTag {
    enum Kind: Equatable {
        case value, unescapedValue, section, invertedSection, end, partial, parent, block, comment, delimiters
    }

    let kind: Kind
    /// Range from the first byte of the opening delimiter to behind the closing one.
    let range: Range<Int>
    /// Text between the sign and the closing delimiter, without the white space around it.
    let content: Range<Int>
}
