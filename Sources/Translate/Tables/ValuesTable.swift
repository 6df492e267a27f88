/// The Swift name of a web value, by the property that it is a value of.
package struct ValuesTable: Sendable, Hashable {
    package enum Result: Sendable, Hashable {
        case name(String)
        /// `nil`: having the value is having none.
        case nothing
    }

    package struct Entry: Sendable, Hashable {
        package let components: NamePattern
        /// Names of properties, or of the alias of their type.
        package let scopes: [NamePattern]
        package let values: [String]
        package let result: Result
        package let source: RuleSource
    }

    package var entries: [Entry] = []
}
