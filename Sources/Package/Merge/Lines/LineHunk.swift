/// Lines of an old text and the lines in their place in the new one. One of the two may be empty, never both.
struct LineHunk: Sendable, Equatable {
    var old: Range<Int>
    var new: Range<Int>

    init(_ old: Range<Int>, _ new: Range<Int>) {
        self.old = old
        self.new = new
    }

    /// Whether it leaves the borders to its neighbors alone: as many lines as before, or none.
    var isInPlace: Bool { !old.isEmpty && (new.isEmpty || new.count == old.count) }
}
