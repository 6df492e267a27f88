package struct SwiftElement: Sendable, Equatable {
    package enum Kind: Sendable {
        case declaration, `import`
        /// `self.name = …`: several of them can stand in any order.
        case assignment
        case statement
        /// An `#if` with everything up to its `#endif`.
        case conditional
        /// A comment that belongs to nothing below it.
        case comment
        case section
        /// `default` of a `switch`, which comes last.
        case defaultSection
        /// `name: value`, or a parameter.
        case labeled
        case unlabeled
        case point
    }

    package let kind: Kind
    /// Name, which need not be unique: `func colors`, `case large`, `tone`.
    package let name: String
    /// The name with the words that tell overloads from each other.
    package let signature: String
    /// Range of its text; in a list of lines, the whole lines, with the comments right above.
    package let range: Range<Int>
    /// A comment behind the comma, with the blanks before it.
    package let remark: Range<Int>?
    package let lists: [SwiftList]

    init(
        _ kind: Kind,
        name: String,
        signature: String? = nil,
        _ range: Range<Int>,
        remark: Range<Int>? = nil,
        lists: [SwiftList] = []
    ) {
        self.kind = kind
        self.name = name
        self.signature = signature ?? name
        self.range = range
        self.remark = remark
        self.lists = lists
    }
}
