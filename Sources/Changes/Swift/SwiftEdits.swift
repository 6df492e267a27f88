/// The lines of several differences, sorted and each once.
///
/// A hostile enum has thousands of cases, and thousands of properties are of its type: so many lines are told, and then how
/// many there are more.
struct SwiftEdits {
    static let limit = 100

    let sorted: [SwiftEdit]

    init(_ lists: [[SwiftEdit]]) {
        var edits: Set<SwiftEdit> = []
        var further = 0
        for edit in lists.joined() where !edits.contains(edit) {
            if edits.count < Self.limit {
                edits.insert(edit)
            } else {
                further += 1
            }
        }
        let rest = further > 0 ? [SwiftEdit(before: nil, after: "// … and \(further) more")] : []
        sorted = edits.sorted() + rest
    }
}
