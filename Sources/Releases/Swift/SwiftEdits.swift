/// Lines that callers have to change. A hostile enum has thousands of cases in thousands of properties: some lines are
/// kept, the others counted.
struct SwiftEdits: Hashable {
    static let limit = 100

    private var kept: Set<SwiftEdit> = []
    private var further = 0

    init() {}

    init(_ edits: [SwiftEdit]) {
        for edit in edits { add(edit) }
    }

    mutating func add(_ edit: SwiftEdit) {
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

    var lines: [SwiftEdit] {
        kept.sorted() + (further > 0 ? [SwiftEdit(before: nil, after: "// … and \(further) more")] : [])
    }
}
