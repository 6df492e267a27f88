/// Makes the names of one scope different from each other, without digits that no source has.
package struct SwiftScope {
    package enum Sensitivity: Sendable {
        /// Members and cases, which the compiler tells apart by every letter.
        case caseSensitive
        /// Types, files and modules: many file systems don't tell `Card.swift` from `card.swift`.
        case caseInsensitive
    }

    package struct Wish: Sendable, Hashable {
        package let identifier: SwiftIdentifier
        package let webName: String
        /// Whether a person chose the name, so that others give way.
        package let isFixed: Bool
        /// Names that it may have where the wished name is taken, the best first.
        package let otherWords: [SwiftIdentifier]

        package init(
            _ identifier: SwiftIdentifier,
            webName: String,
            isFixed: Bool = false,
            otherWords: [SwiftIdentifier] = []
        ) {
            self.identifier = identifier
            self.webName = webName
            self.isFixed = isFixed
            self.otherWords = otherWords
        }
    }

    /// Gives nil where a name is taken and there are no other words. Of equal wishes the fixed one gets the name, then
    /// the one that is called so on the web, then the first by web name; the order of the wishes does not decide.
    package static func names(_ wishes: [Wish], _ sensitivity: Sensitivity) -> [SwiftIdentifier?] {
        names(wishes, sensitivity) { _, _ in nil }
    }

    /// Names where none can be left out: a wish without other words gets a word that counts.
    package static func unique(_ wishes: [Wish], _ sensitivity: Sensitivity) -> [SwiftIdentifier] {
        let names = names(wishes, sensitivity) { $1.takeCounted($0) }
        return zip(names, wishes).map { $0 ?? $1.identifier }
    }

    private static func names(
        _ wishes: [Wish],
        _ sensitivity: Sensitivity,
        otherwise: (SwiftIdentifier, inout TakenNames) -> SwiftIdentifier?
    ) -> [SwiftIdentifier?] {
        var names: [SwiftIdentifier?] = wishes.map(\.identifier)
        let groups = Dictionary(grouping: wishes.indices) { TakenNames.key(wishes[$0].identifier.name, sensitivity) }
        if groups.count == wishes.count { return names }
        var taken = TakenNames(groups.keys, sensitivity)
        // Sorted, for other words may collide across groups: the second `a` and the second `b` may both be `c`.
        for (_, group) in groups.filter({ $0.value.count > 1 }).sorted(by: { bytesPrecede($0.key, $1.key) }) {
            for index in group.sorted(by: { precedes(wishes[$0], wishes[$1]) }).dropFirst() {
                names[index] =
                    wishes[index].otherWords.first { taken.take($0) } ?? otherwise(wishes[index].identifier, &taken)
            }
        }
        return names
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
}
