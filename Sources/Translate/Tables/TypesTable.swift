package import SwiftModel
package import WebModel

/// Types that do not follow from the structure of the web type.
package struct TypesTable: Sendable, Hashable {
    package enum Pattern: Sendable, Hashable {
        /// `Date`, `File[]`: compared by meaning, and by alias where it is a name.
        case type(WebType)
        /// `*Delay, duration: number`
        case property([NamePattern], TypePattern)
    }

    package struct Entry: Sendable, Hashable {
        package let components: NamePattern
        package let patterns: [Pattern]
        package let swift: SwiftType
        /// `Item: Identifiable`
        package let parameter: GenericParameter?
        package let unit: WebUnit?
        package let source: RuleSource
    }

    package var entries: [Entry] = []
}
