import SwiftModel

struct ParameterFormComparison {
    /// nil where it takes the same.
    let effect: SwiftEffect?

    init(
        _ old: ParameterSignature.Form,
        _ new: ParameterSignature.Form,
        _ oldTable: GeneratedTypeTable,
        _ newTable: GeneratedTypeTable
    ) {
        effect = Self.effect(old, new, oldTable, newTable)
    }

    private static func effect(
        _ old: ParameterSignature.Form,
        _ new: ParameterSignature.Form,
        _ oldTable: GeneratedTypeTable,
        _ newTable: GeneratedTypeTable
    ) -> SwiftEffect? {
        func areSame(_ left: SwiftType, _ right: SwiftType) -> Bool {
            SwiftTypeLikeness(oldTable, newTable).areSame(left, right)
        }
        switch (old, new) {
        case (.value(let left), .value(let right)):
            if areSame(left, right) { return nil }
            if case .optional(let wrapped) = right, areSame(left, wrapped) { return .additive }
            return .sourceBreaking
        case (.items(let left), .items(let right)): return areSame(left, right) ? nil : .sourceBreaking
        case (.binding(let left, let wasOptional), .binding(let right, let isOptional)):
            guard areSame(left, right) else { return .sourceBreaking }
            return wasOptional == isOptional || !isOptional ? nil : .additive
        case (.action(let left, let wasOptional), .action(let right, let isOptional)):
            guard left.count == right.count, zip(left, right).allSatisfy({ areSame($0, $1) }) else {
                return .sourceBreaking
            }
            // An action that has to be given now is told as such.
            return wasOptional == isOptional || !isOptional ? nil : .additive
        case (.slot, .slot), (.rows, .rows), (.data, .data): return nil
        default: return .sourceBreaking
        }
    }
}
