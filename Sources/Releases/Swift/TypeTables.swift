import SwiftModel

/// Generated types of both releases.
struct TypeTables {
    let old: GeneratedTypeTable
    let new: GeneratedTypeTable

    /// Names decide for generated types; their contents are compared where they are declared.
    func areSame(_ left: SwiftType, _ right: SwiftType) -> Bool {
        if left == right { return true }
        switch (left, right) {
        case (.generated(let name, let arguments), .generated(let other, let others)):
            let former = name.description
            // Types made of values are compared where the values are declared, and a call infers them.
            guard arguments.count == others.count else { return areSame(.generated(name), .generated(other)) }
            return (name == other || new.plain(former) == new.plain(other.description) && new.has(former))
                && areSame(arguments, others)
        case (.optional(let inner), .optional(let other)), (.array(let inner), .array(let other)):
            return areSame(inner, other)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return areSame(key, otherKey) && areSame(value, otherValue)
        case (.function(let parameters, let returns), .function(let others, let otherReturns)):
            return areSame(parameters, others) && areSame(returns, otherReturns)
        case (.named(let name, let arguments), .named(let other, let others)):
            return Self.plain(name) == Self.plain(other) && areSame(arguments, others)
        default: return false
        }
    }

    func areSame(_ types: [SwiftType], _ others: [SwiftType]) -> Bool {
        types.count == others.count && zip(types, others).allSatisfy { areSame($0, $1) }
    }

    /// Replaces a second name that Foundation has for a type of Swift.
    private static func plain(_ name: String) -> String { name == "TimeInterval" ? "Double" : name }

    // MARK: Defaults

    /// The text of a former default as a value of the present type; nil where it is none.
    func former(_ text: String, of before: SwiftType, for after: SwiftType) -> String? {
        if text == "nil" { return after.isOptional ? text : nil }
        guard areSame(before.unwrapped, after.unwrapped) else { return nil }
        if text == "[]" || after.generatedNames.allSatisfy(isUnchanged) { return text }
        // The case may still be there although the enum is another one now.
        let cases = new.enumeration(of: after)?.cases ?? []
        return cases.contains { $0.isPlain && ".\($0.name.member)" == text } ? text : nil
    }

    private func isUnchanged(_ name: GeneratedTypeName) -> Bool {
        let name = name.description
        return old.enumeration(name) == new.enumeration(name) && old.structure(name) == new.structure(name)
    }
}
