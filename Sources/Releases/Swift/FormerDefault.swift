import SwiftModel

struct FormerDefault {
    private let oldTable: GeneratedTypeTable
    private let newTable: GeneratedTypeTable
    private let likeness: SwiftTypeLikeness

    init(_ oldTable: GeneratedTypeTable, _ newTable: GeneratedTypeTable) {
        self.oldTable = oldTable
        self.newTable = newTable
        likeness = SwiftTypeLikeness(oldTable, newTable)
    }

    func text(_ text: String, of before: ParameterSignature, for after: ParameterSignature) -> String? {
        switch (before.form, after.form) {
        case (.value(let old), .value(let new)): self.text(text, of: old, for: new)
        default: before.form == after.form ? text : nil
        }
    }

    /// nil where it is no value of the new type.
    func text(_ text: String, of before: SwiftType, for after: SwiftType) -> String? {
        if text == "nil" { return after.isOptional ? text : nil }
        guard likeness.areSame(before.unwrapped, after.unwrapped) else { return nil }
        if text == "[]" || after.generatedNames.allSatisfy(isUnchanged) { return text }
        // The case may still be there although the enum is another one now.
        let cases = newTable.enumeration(of: after)?.cases ?? []
        return cases.contains { $0.isPlain && ".\($0.name.member)" == text } ? text : nil
    }

    private func isUnchanged(_ name: GeneratedTypeName) -> Bool {
        let name = name.description
        return oldTable.enumeration(name) == newTable.enumeration(name)
            && oldTable.structure(name) == newTable.structure(name)
    }
}
