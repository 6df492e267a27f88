package import SwiftModel
package import WebModel

/// The table `Types`: the Swift form of a web type where it does not follow from the structure of the type.
package struct TypesTable: Sendable, Hashable {
    package enum Pattern: Sendable, Hashable {
        /// `Date`, `File[]`: a type as TypeScript spells it; compared by meaning, and by alias where it is a name.
        case type(WebType)
        /// `*Delay, duration: number`: the type of properties of these names.
        case property([NamePattern], TypePattern)
    }

    package struct Entry: Sendable, Hashable {
        package let components: NamePattern
        package let patterns: [Pattern]
        package let swift: SwiftType
        /// `Item: Identifiable` makes the type a parameter of the component.
        package let parameter: GenericParameter?
        /// Conversion of a web value into a Swift one.
        package let unit: WebUnit?
        package let source: RuleSource
    }

    package var entries: [Entry] = []

    package init() {}
}
