/// A name in Swift source. There is no other way to one.
package struct SwiftIdentifier: Sendable, Hashable {
    /// Purpose of a name, which decides its spelling and the names that are forbidden.
    package enum Context: Sendable, Hashable, CaseIterable {
        /// A type of the generated module.
        case type
        /// A type inside the namespace of a component's tokens.
        case nestedType
        /// A type parameter of a component.
        case genericParameter
        /// A stored property of a SwiftUI view, and the parameter of its init.
        case property
        /// A property of a subclass of `UIView` or `UIControl`.
        case uiKitProperty
        case enumCase
        case function
        /// A component's name without its prefix: types and files are called after it, but nothing has it alone.
        case namePart
    }

    /// The bare name, without backticks, as file names and documents show it.
    package let name: String
    package let context: Context

    /// Initializer only for the files of this folder, which see to it that the name is legal where it is used.
    init(checked name: String, as context: Context) {
        self.name = name
        self.context = context
    }
}

extension SwiftIdentifier: Comparable {
    package static func < (left: SwiftIdentifier, right: SwiftIdentifier) -> Bool {
        left.name < right.name
    }
}
