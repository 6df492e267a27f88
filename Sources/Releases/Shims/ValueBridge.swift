import SwiftModel
import WebModel

/// Conversion of a former parameter's value to a value of its successor.
struct ValueBridge {
    enum Way: Equatable {
        case same(FormerValue)
        case converted(FormerValue)
        /// Former values say nothing about the wanted one, which has a default.
        case none
        case missing
    }

    let types: FormerTypes

    func way(from old: ParameterSignature, to new: ParameterSignature) -> Way {
        let name = old.name
        switch (old.form.plain, new.form.plain) {
        case (.value(let before), .value(let after)):
            if types.areSame(before, after) { return .same(.given(name)) }
            if case .optional(let wrapped) = after, types.areSame(before, wrapped) { return .same(.given(name)) }
            if let value = conversion(name, from: types.now(before), to: after, new.defaultText) {
                return .converted(value)
            }
        case (.value(let before), .binding(let after, _)):
            // An event has come on the web, and a Binding in Swift.
            if let value = constant(name, before, after, old.defaultText) { return .converted(value) }
        case (.binding(let before, let wasOptional), .binding(let after, let isOptional)):
            // State that the view kept is kept by nobody any more.
            if types.areSame(before, after), isOptional || !wasOptional { return .same(.given(name)) }
        case (.action(let before, let wasOptional), .action(let after, let isOptional)):
            if let way = way(name, before, wasOptional, after, isOptional) { return way }
        case (.slot, .slot), (.rows, .rows), (.data, .data): return .same(.given(name))
        default: break
        }
        return new.isRequired ? .missing : .none
    }

    private func way(
        _ name: SwiftIdentifier,
        _ before: [SwiftType],
        _ wasOptional: Bool,
        _ after: [SwiftType],
        _ isOptional: Bool
    ) -> Way? {
        guard before.count <= after.count, zip(before, after).allSatisfy({ types.areSame($0, $1) }) else { return nil }
        if before.count < after.count {
            guard isOptional || !wasOptional else { return nil }
            return .converted(.closure(name, isOptional: wasOptional, given: after.count, taken: before.count))
        }
        guard wasOptional, !isOptional else { return .same(.given(name)) }
        // Nobody listened, and so nobody does.
        let nothing = after.isEmpty ? "{}" : "{ \(after.map { _ in "_" }.joined(separator: ", ")) in }"
        return .converted(.orDefault(name, nothing))
    }

    private func constant(
        _ name: SwiftIdentifier,
        _ before: SwiftType,
        _ after: SwiftType,
        _ defaultText: String?
    ) -> FormerValue? {
        if types.areSame(before, after) || types.areSame(.optional(before), after) { return .constant(.given(name)) }
        // Values that nobody gave are nothing in a list, and say nothing of any other value.
        let nothing = after.isArray ? "[]" : nil
        let text = defaultText == "nil" && !after.isOptional ? nothing : defaultText
        return conversion(name, from: types.now(before), to: after, text).map { .constant($0) }
    }

    /// `Double`, where a name says count now, and the other way.
    private func number(
        _ name: SwiftIdentifier,
        from old: SwiftType,
        to new: SwiftType,
        _ defaultText: String?
    ) -> FormerValue? {
        guard old.isNumber, case .named(let type, []) = new.unwrapped, new.isNumber else { return nil }
        let isOptional = old.isOptional
        guard isOptional, !new.isOptional else {
            return .number(name, type: type, isOptional: isOptional, defaultText: nil)
        }
        return defaultText.map { .number(name, type: type, isOptional: true, defaultText: $0) }
    }

    private func conversion(
        _ name: SwiftIdentifier,
        from old: SwiftType,
        to new: SwiftType,
        _ defaultText: String?
    ) -> FormerValue? {
        if case .optional(let wrapped) = old, types.areSame(wrapped, new) {
            return defaultText.map { .orDefault(name, $0) }
        }
        if let number = number(name, from: old, to: new, defaultText) { return number }
        let (plain, wanted, isOptional) = (old.unwrapped, new.unwrapped, old.isOptional)
        if wanted == .named("URL"), plain == .string {
            return new.isOptional ? .address(name, isOptional: isOptional) : nil
        }
        if case .array(let element) = wanted, types.areSame(plain, element) {
            return .element(name, isOptional: isOptional)
        }
        if case .generated(let type, _) = wanted, let enumeration = types.tables.new.enumeration(type.description) {
            if !isOptional, let enumCase = enumeration.onlyCase(of: plain) { return .payload(name, of: enumCase) }
            if !isOptional, enumeration.form == .strings, plain == .named("String"), let defaultText {
                return .named(name, type: wanted, defaultText: defaultText)
            }
        }
        if case .generated(let type, _) = plain, wanted == .named("String"),
            let enumeration = types.tables.old.enumeration(type.description),
            enumeration.form == .strings || enumeration.form == .openStrings
        {
            if !isOptional || new != wanted { return .rawValue(name, isOptional: isOptional) }
        }
        return nil
    }
}

extension ParameterSignature.Form {
    /// Form that a caller sees: children that are data are a list, and a value that is called is a closure.
    var plain: ParameterSignature.Form {
        switch self {
        case .items(let element): .value(.array(element))
        case .value(.function(let parameters, .void)): .action(parameters: parameters, isOptional: false)
        case .value(.optional(.function(let parameters, .void))): .action(parameters: parameters, isOptional: true)
        case .value, .binding, .action, .slot, .rows, .data: self
        }
    }
}

extension SwiftEnum {
    /// nil where there are several.
    fileprivate func onlyCase(of type: SwiftType) -> SwiftIdentifier? {
        let fitting = cases.filter { $0.value == .payload(type) && type != .void }
        return fitting.count == 1 ? fitting[0].name : nil
    }
}
