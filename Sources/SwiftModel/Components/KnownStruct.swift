package import WebModel

/// Origin of a struct: a component's item of its type, or a member of its type inside the struct of an item.
package struct StructOrigin: Sendable, Hashable {
    package let tag: String
    package let item: ItemReference
    /// The members on the way from there, by their names on the web; none for the item's own type.
    package let path: [String]

    package init(tag: String, item: ItemReference, path: [String] = []) {
        self.tag = tag
        self.item = item
        self.path = path
    }

    func of(_ tag: String) -> StructOrigin { StructOrigin(tag: tag, item: item, path: path) }
}

extension StructOrigin: Comparable {
    package static func < (left: StructOrigin, right: StructOrigin) -> Bool {
        if left.tag != right.tag { return left.tag < right.tag }
        if left.path.count != right.path.count { return left.path.count < right.path.count }
        if left.item != right.item { return left.item < right.item }
        return left.path.lexicographicallyPrecedes(right.path)
    }
}

/// Struct as a later run knows it again: by where it came from, for a row of the matrix or another version may call it
/// otherwise; and by its name, for the web may call the item otherwise.
package struct KnownStruct: Sendable, Hashable {
    /// nil where a ledger of before tells, which had names alone, and where nothing of a component is of the type.
    package var origin: StructOrigin?
    package var name: String
    package var members: [KnownMember]

    package init(origin: StructOrigin?, name: String, members: [KnownMember]) {
        self.origin = origin
        self.name = name
        self.members = members
    }
}

extension KnownStruct: Comparable {
    package static func < (left: KnownStruct, right: KnownStruct) -> Bool {
        if left.name != right.name { return left.name < right.name }
        switch (left.origin, right.origin) {
        case (let origin?, let other?): return origin < other
        case (nil, let other): return other != nil
        case (_?, nil): return false
        }
    }
}
