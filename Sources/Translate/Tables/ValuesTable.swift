/// The table `Values`: the Swift name of a web value, by the property that it is a value of.
package struct ValuesTable: Sendable, Hashable {
    package enum Result: Sendable, Hashable {
        /// The name of a case.
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

        package init(
            components: NamePattern,
            scopes: [NamePattern],
            values: [String],
            result: Result,
            source: RuleSource
        ) {
            self.components = components
            self.scopes = scopes
            self.values = values
            self.result = result
            self.source = source
        }
    }

    package var entries: [Entry] = []

    package init() {}
}
