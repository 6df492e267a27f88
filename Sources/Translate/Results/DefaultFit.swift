import SwiftModel

/// Whether a default can be a value of a type, as far as that can be told before an item is known.
enum DefaultFit {
    static func accepts(_ value: SwiftExpression, as type: SwiftType) -> Bool {
        switch (value, type) {
        case (.nothing, .optional): true
        case (_, .optional(let inner)): accepts(value, as: inner)
        // Content of a hole is looked at when the hole is filled.
        case (_, .placeholder), (_, .generated): true
        case (.boolean, .named("Bool", _)): true
        case (.string, .named("String", _)): true
        case (.integer, .named(let name, _)): integers.contains(name) || fractions.contains(name)
        case (.number, .named(let name, _)): fractions.contains(name)
        case (.array, .array), (.array, .named("Set", _)), (.array, .named("Array", _)): true
        case (.emptyDictionary, .dictionary), (.emptyDictionary, .named("Dictionary", _)): true
        case (.member, .named(let name, _)): !withoutMembers.contains(name)
        case (.construction, _): true
        default: false
        }
    }

    private static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let fractions: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval"]
    /// Types of which nobody means a static member.
    private static let withoutMembers: Set<String> = ["Bool", "String", "Int"]
}
