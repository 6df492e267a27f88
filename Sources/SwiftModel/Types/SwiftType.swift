/// A Swift type as structure, as members are declared with it.
package indirect enum SwiftType: Sendable, Hashable {
    /// A type by its name, generic arguments and all: `Bool`, `Set<Int>`, `Item.ID`.
    case named(String, arguments: [SwiftType] = [])
    case optional(SwiftType)
    case array(SwiftType)
    case dictionary(key: SwiftType, value: SwiftType)
    /// Tuple, never of one element; `Void` where it has none.
    case tuple([TupleElement])
    case function(parameters: [SwiftType], returns: SwiftType)
    /// A type that is generated with the components, with its generic arguments where it has type parameters.
    case generated(GeneratedTypeName, arguments: [SwiftType] = [])
    /// A hole in a rule, which a translation fills. No translated member has one.
    case placeholder(Placeholder)

    package struct TupleElement: Sendable, Hashable {
        package let label: SwiftIdentifier?
        package let type: SwiftType

        package init(label: SwiftIdentifier? = nil, type: SwiftType) {
            self.label = label
            self.type = type
        }
    }

    package enum Placeholder: String, Sendable, Hashable, CaseIterable {
        /// The translated type of the item.
        case type = "Type"
        /// The enum that is generated for the item's values.
        case enumeration = "Enum"
        /// The type of the component's child items.
        case item = "Item"
        /// Type of the data that an event carries.
        case detail = "Detail"
        /// The component's own type.
        case component = "Component"
    }

    package static let void = SwiftType.tuple([])
}
