package import Core

/// Classes of a style sheet that a component has all of the time, or while some of its properties have some values.
package struct ClassList: Sendable, Equatable {
    package struct Condition: Sendable, Hashable {
        package var property: String
        /// Text of the value, for every type: `true`, `2`, `destructive`.
        package var value: String

        package init(property: String, value: String) {
            self.property = property
            self.value = value
        }
    }

    /// Conditions that all have to hold; none where the component always has the classes.
    package var conditions: [Condition]
    /// Class names with single spaces between them.
    package var classes: String
    package var source: SourceLocation

    package init(_ classes: String, where conditions: [Condition] = [], source: SourceLocation) {
        self.classes = classes
        self.conditions = conditions
        self.source = source
    }
}
