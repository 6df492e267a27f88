/// A place in a merged file at which a person decides.
package struct MergeConflict: Sendable, Equatable {
    /// Lines in the merged file, counted from 1, with the markers.
    package let lines: ClosedRange<Int>

    package init(lines: ClosedRange<Int>) {
        self.lines = lines
    }
}
