import SwiftModel

struct SwiftTypeLikeness {
    private let old: GeneratedTypeTable
    private let new: GeneratedTypeTable

    init(_ old: GeneratedTypeTable, _ new: GeneratedTypeTable) {
        self.old = old
        self.new = new
    }

    /// Names decide for generated types; their contents are compared where they are declared.
    func areSame(_ left: SwiftType, _ right: SwiftType) -> Bool {
        if left == right { return true }
        switch (left, right) {
        case (.generated(let name, let arguments), .generated(let other, let others)):
            let former = name.description
            // Types made of values are compared where the values are declared, and a call infers them.
            guard arguments.count == others.count else { return areSame(.generated(name), .generated(other)) }
            return (name == other || new.plain(former) == new.plain(other.description) && new.has(former))
                && zip(arguments, others).allSatisfy { areSame($0, $1) }
        case (.optional(let inner), .optional(let other)), (.array(let inner), .array(let other)):
            return areSame(inner, other)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return areSame(key, otherKey) && areSame(value, otherValue)
        case (.function(let parameters, let returns), .function(let others, let otherReturns)):
            return parameters.count == others.count && zip(parameters, others).allSatisfy { areSame($0, $1) }
                && areSame(returns, otherReturns)
        case (.named(let name, let arguments), .named(let other, let others)):
            return Self.plain(name) == Self.plain(other) && arguments.count == others.count
                && zip(arguments, others).allSatisfy { areSame($0, $1) }
        default: return false
        }
    }

    /// Replaces a second name that Foundation has for a type of Swift.
    private static func plain(_ name: String) -> String { name == "TimeInterval" ? "Double" : name }
}
