/// Lines that callers have to change, each once and not without end.
///
/// A hostile enum has thousands of cases, and thousands of properties are of its type: so many lines are kept, and the
/// others counted.
struct SwiftEdits: Hashable {
    static let limit = 100

    private var kept: Set<SwiftEdit> = []
    private var further = 0

    init() {}

    init(_ edits: [SwiftEdit]) {
        for edit in edits { add(edit) }
    }

    mutating func add(_ edit: SwiftEdit) {
        // Edits without a line that can be written are not shown.
        guard edit.before != nil || edit.after != nil, !kept.contains(edit) else { return }
        if kept.count < Self.limit {
            kept.insert(edit)
        } else {
            further += 1
        }
    }

    mutating func add(_ other: SwiftEdits) {
        for edit in other.kept.sorted() { add(edit) }
        further += other.further
    }

    /// The kept edits, sorted, and a line for the others.
    var lines: [SwiftEdit] {
        kept.sorted() + (further > 0 ? [SwiftEdit(before: nil, after: "// … and \(further) more")] : [])
    }
}
