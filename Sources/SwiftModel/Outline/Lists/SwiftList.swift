package struct SwiftList: Sendable, Equatable {
    package enum Kind: Sendable {
        /// Members of a type, or of a file. Each has lines of its own.
        case declarations
        case statements
        case sections
        /// Parameters, arguments and the like, with commas between them.
        case parameters
        case items
        case points
    }

    package let kind: Kind
    /// Name that tells the list from others of its element, such as `init(` for the parameters of an initializer.
    package let role: String
    /// Range between the brackets; of a list of lines, the whole lines.
    package let contents: Range<Int>
    /// Elements in their order; nil where the list has a form that isn't known.
    package let elements: [SwiftElement]?
    /// Layout of parameters and items; nil for lists of lines.
    package let commas: CommaStyle?

    init(_ kind: Kind, role: String, _ contents: Range<Int>, _ elements: [SwiftElement]?, commas: CommaStyle? = nil) {
        self.kind = kind
        self.role = role
        self.contents = contents
        self.elements = elements
        self.commas = commas
    }
}

package struct CommaStyle: Sendable, Equatable {
    package let opening: [UInt8]
    /// White space behind each comma; nil where there is no second element.
    package let separator: [UInt8]?
    package let closing: [UInt8]
    package let hasTrailingComma: Bool

    package init(opening: [UInt8], separator: [UInt8]?, closing: [UInt8], hasTrailingComma: Bool) {
        self.opening = opening
        self.separator = separator
        self.closing = closing
        self.hasTrailingComma = hasTrailingComma
    }
}
