/// Makes the names of one scope different from each other.
package struct SwiftScope {
    package enum Sensitivity: Sendable {
        /// Members and cases, which the compiler tells apart by every letter.
        case caseSensitive
        /// Types, files and modules: many file systems don't tell `Card.swift` from `card.swift`.
        case caseInsensitive
    }

    /// What something would like to be called.
    package struct Wish: Sendable, Hashable {
        package let identifier: SwiftIdentifier
        package let webName: String
        /// Whether a person chose the name, so that others give way.
        package let isFixed: Bool

        package init(_ identifier: SwiftIdentifier, webName: String, isFixed: Bool = false) {
            self.identifier = identifier
            self.webName = webName
            self.isFixed = isFixed
        }
    }

    /// The names, in the order of the wishes. Which of several gets the name that all of them wish does not depend on
    /// that order: the fixed one, then the one that is called so in the web library, then the first by web name. The
    /// others get a number, and none of these is a name that something else wishes.
    package static func unique(_ wishes: [Wish], _ sensitivity: Sensitivity) -> [SwiftIdentifier] {
        var names = wishes.map(\.identifier)
        let keys = names.map { key($0.name, sensitivity) }
        var taken = Set(keys)
        if taken.count == keys.count { return names }
        let groups = Dictionary(grouping: keys.indices) { keys[$0] }
        // Sorted, for numbers may collide across groups: the twelfth `a` and the second `a1`.
        for (_, group) in groups.filter({ $0.value.count > 1 }).sorted(by: { bytesPrecede($0.key, $1.key) }) {
            var number = 2
            for index in group.sorted(by: { precedes(wishes[$0], wishes[$1]) }).dropFirst() {
                names[index] = numbered(wishes[index].identifier, from: &number, taken: &taken, sensitivity)
            }
        }
        return names
    }

    private static func numbered(
        _ identifier: SwiftIdentifier,
        from number: inout Int,
        taken: inout Set<String>,
        _ sensitivity: Sensitivity
    ) -> SwiftIdentifier {
        while true {
            let digits = String(number)
            number += 1
            let begin = identifier.name.utf8.prefix(BoundedName.longest - digits.utf8.count)
            let name = String(decoding: begin, as: UTF8.self) + digits
            if SwiftIdentifier.isHidden(name, as: identifier.context) { continue }
            if taken.insert(key(name, sensitivity)).inserted {
                return SwiftIdentifier(checked: name, as: identifier.context)
            }
        }
    }

    private static func precedes(_ left: Wish, _ right: Wish) -> Bool {
        if left.isFixed != right.isFixed { return left.isFixed }
        let leftKeeps = left.identifier.name == left.webName
        let rightKeeps = right.identifier.name == right.webName
        if leftKeeps != rightKeeps { return leftKeeps }
        if left.webName != right.webName { return bytesPrecede(left.webName, right.webName) }
        return bytesPrecede(left.identifier.name, right.identifier.name)
    }

    private static func bytesPrecede(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private static func key(_ name: String, _ sensitivity: Sensitivity) -> String {
        switch sensitivity {
        case .caseSensitive: name
        case .caseInsensitive: name.lowercased()
        }
    }
}
