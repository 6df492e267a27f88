import WebModel

struct SwiftDifference: Hashable {
    let aspect: SwiftAspect
    let effect: SwiftEffect
    /// More than one only where a type has many cases or members.
    let edits: SwiftEdits
    /// Known code takes the place of callers' code.
    let isMechanical: Bool
    /// None where it belongs to the component.
    let oldOrigins: Set<ItemReference>
    let newOrigins: Set<ItemReference>

    /// Used where no change of the web explains it.
    var subject: ItemReference? { newOrigins.min() ?? oldOrigins.min() }
}

extension SwiftDifference {
    /// `before` and `after` are the line of a caller; `old` and `new` are the items that it comes from, if any.
    init(
        _ aspect: SwiftAspect,
        _ effect: SwiftEffect,
        from before: String?,
        to after: String?,
        isMechanical: Bool = false,
        old: [ItemReference?] = [],
        new: [ItemReference?] = []
    ) {
        self.init(
            aspect: aspect,
            effect: effect,
            edits: SwiftEdits([SwiftEdit(before: before, after: after)]),
            isMechanical: isMechanical,
            oldOrigins: Set(old.compactMap(\.self)),
            newOrigins: Set(new.compactMap(\.self))
        )
    }
}

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
