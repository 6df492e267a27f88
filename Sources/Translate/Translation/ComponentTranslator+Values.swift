import SwiftModel
import WebModel

extension ComponentTranslator {
    var defaults: DefaultTranslation {
        let generated = types.generated
        let shared = types.shared
        return DefaultTranslation { name in
            if let own = generated.enumeration(name) { return own }
            return generated.aliases.first { $0.name == name }.flatMap { shared.enumeration($0.target) }
        }
    }

    /// Prefers the row's default to the web's. Facts for a person become remarks.
    mutating func value(
        _ type: SwiftType,
        ownDefault: SwiftExpression?,
        isOptionalInRow: Bool,
        _ position: Int
    ) throws(Untranslatable) -> DefaultTranslation.Result {
        if let ownDefault {
            try check(ownDefault, of: type)
            return DefaultTranslation.Result(type: type, value: ownDefault)
        }
        return webValue(type, isOptionalInRow: isOptionalInRow, position)
    }

    mutating func webValue(_ type: SwiftType, isOptionalInRow: Bool, _ position: Int) -> DefaultTranslation.Result {
        let item = drafts[position].item
        // Items other than properties have no default on the web: the row's `?` tells whether callers may leave one
        // out.
        if item.reference.kind != .property, !type.isOptional {
            return DefaultTranslation.Result(type: type, value: nil)
        }
        if isNothingByRow(item) { return DefaultTranslation.Result(type: type.optional, value: .nothing) }
        // A `?` in the row itself says that a caller may leave the value out, even where the web requires it.
        let isRequired = item.isRequired && !isOptionalInRow
        let unit = unit(of: item, as: type)
        drafts[position].unit = unit
        if let sentence = unit?.remark { drafts[position].remark(sentence) }
        var result = defaults.result(type, of: item.defaultText, isRequired: isRequired, unit: unit)
        // Callers need not say `undefined` where there is a default.
        if let value = result.value, value != .nothing, item.type?.isOptional == true, !isOptionalInRow,
            !isOptionalByTypesRow(item)
        {
            result.type = result.type.withoutOptional
        }
        if let sentence = result.remark { drafts[position].remark(sentence) }
        return result
    }

    /// A row's own default must be one of the type that the item got.
    private func check(_ value: SwiftExpression, of type: SwiftType) throws(Untranslatable) {
        var fits = DefaultFit.accepts(value, as: type)
        if case .generated(let name, _) = type.withoutOptional, let cases = defaults.enumeration(name)?.cases {
            switch value {
            case .nothing: fits = type.isOptional
            case .member(let member): fits = cases.contains { $0.name.name == member.name }
            default: fits = false
            }
        }
        guard fits else { throw Untranslatable(reason: "the row's default \(value) is no \(type)") }
    }

    private func isNothingByRow(_ item: WebItem) -> Bool {
        guard let web = item.type, let text = item.defaultText else { return false }
        let value: String
        switch DefaultValue(text) {
        case .string(let text), .number(let text): value = text
        case .boolean, .nothing, .expression: return false
        }
        guard Alternatives.members(of: web).contains(where: { Alternatives.text(of: $0) == value }) else {
            return false
        }
        return types.caseNames(for: web, at: place(of: item)).isNothing(value)
    }

    private func isOptionalByTypesRow(_ item: WebItem) -> Bool {
        guard let web = item.type else { return false }
        return context.types.entry(for: web, property: item.reference.name, surface: surface)?.swift.isOptional == true
    }

    /// nil unless the type came with the unit.
    private func unit(of item: WebItem, as type: SwiftType) -> WebUnit? {
        guard let web = item.type,
            let entry = context.types.entry(for: web, property: item.reference.name, surface: surface),
            entry.swift.withoutOptional == type.withoutOptional
        else { return nil }
        return entry.unit
    }
}
