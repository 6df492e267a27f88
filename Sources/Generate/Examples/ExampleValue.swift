import SwiftModel

/// Values for the parameters that a caller has to give: previews show them, and tests try them.
struct ExampleValue {
    let library: ScaffoldLibrary
    /// Greatest length of a value that still stands in one line.
    private static let width = 72
    /// Depth to which values are made of values; types that hold themselves end there.
    private static let depth = 4

    func text(of type: SwiftType, in component: ComponentScaffold, named name: String) -> String? {
        code(of: type, in: component, named: name)?.text
    }

    func code(of type: SwiftType, in component: ComponentScaffold, named name: String, depth: Int = 0) -> SwiftCode? {
        guard depth < Self.depth else { return nil }
        switch type {
        // Values of a caller get their type from the given argument alone.
        case .optional(let wrapped) where component.swift.isChosen(wrapped): return "\(plain: Self.chosen)?.none"
        case Self.item where component.swift.hasCallerData: return "ExampleItem()"
        case .named("Set", let elements) where elements.contains { component.swift.isChosen($0) }:
            return "Set<\(plain: Self.chosen)>()"
        case _ where component.swift.isChosen(type): return named(Self.chosen.description, name)
        case .optional: return "nil"
        case .array(let element) where component.swift.isCallerData(element): return "[ExampleItem()]"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .tuple(let elements):
            let values = elements.map { code(of: $0.type, in: component, named: name, depth: depth + 1) }
            return values.contains(nil) ? nil : "(\(values.compactMap(\.self).joined(separator: ", ")))"
        case .function(let parameters, let result):
            guard let value = result == .void ? "" : code(of: result, in: component, named: name, depth: depth + 1)
            else { return nil }
            let names = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in"
            let parts = ["\(plain: names)", value].filter { !$0.text.isEmpty }
            return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: " ")) }"
        case .generated(let generated, _): return self.generated(type, generated, in: component, depth: depth)
        case .named(let known, _): return named(known, name)
        case .placeholder: return nil
        }
    }

    /// Type of chosen values: in examples they are texts.
    static let chosen = SwiftType.string

    static let item = SwiftType.named("ExampleItem")

    private func named(_ type: String, _ name: String) -> SwiftCode? {
        KnownSwiftType.sample(of: type, words: SwiftStringLiteral(Self.sentence(name))).map { sample in
            SwiftCode(sample, mentioning: sample.hasPrefix(type) ? [type] : [])
        }
    }

    private func generated(
        _ type: SwiftType,
        _ name: GeneratedTypeName,
        in component: ComponentScaffold,
        depth: Int
    ) -> SwiftCode? {
        if let enumeration = library.enumeration(type, in: component) {
            for enumCase in enumeration.cases {
                guard case .payload(let payload) = enumCase.value, payload != .void else {
                    return "\(plain: name).\(plain: enumCase.name.member)"
                }
                if let value = code(of: payload, in: component, named: enumCase.name.name, depth: depth + 1) {
                    return "\(plain: name).\(plain: enumCase.name.member)(\(value))"
                }
            }
            return nil
        }
        if name == component.swift.stringsType { return strings(name, of: component, depth: depth) }
        guard let structure = component.swift.structs.first(where: { $0.name == name }) else {
            return item(type, name, of: component, depth: depth)
        }
        var arguments: [SwiftCode] = []
        for member in structure.members where !member.type.isOptional {
            guard let value = code(of: member.type, in: component, named: member.name.name, depth: depth + 1) else {
                return nil
            }
            arguments.append("\(plain: member.name.label): \(value)")
        }
        return Self.call(name, arguments)
    }

    /// Makes an item that a component shows: items are components themselves.
    private func item(
        _ type: SwiftType,
        _ name: GeneratedTypeName,
        of component: ComponentScaffold,
        depth: Int
    ) -> SwiftCode? {
        let tags = component.members.compactMap { member in
            if case .items(type, let tag?) = member.form { tag } else { nil }
        }
        guard type == .generated(name), let item = tags.first.flatMap(library.component) else { return nil }
        return ExampleCall(item, in: library, depth: depth + 1).arguments().map { Self.call(name, $0) }
    }

    /// An item of a list that is no component, with the words of its kind.
    func structure(_ type: SwiftType, in component: ComponentScaffold, showing content: ExampleContent) -> SwiftCode? {
        guard case .generated(let name, _) = type,
            let structure = component.swift.structs.first(where: { $0.name == name })
        else { return nil }
        var arguments: [SwiftCode] = []
        for member in structure.members where !member.type.isOptional || content.shows(member.role) {
            let own = content.code(of: member.type, for: member.role, in: component)
            guard let value = own ?? code(of: member.type, in: component, named: member.name.name) else { return nil }
            arguments.append("\(plain: member.name.label): \(value)")
        }
        return Self.call(name, arguments)
    }

    private func strings(_ type: GeneratedTypeName, of component: ComponentScaffold, depth: Int) -> SwiftCode? {
        var arguments: [SwiftCode] = []
        for member in component.swift.texts where member.defaultValue == nil {
            guard let value = code(of: member.type, in: component, named: member.name.name, depth: depth + 1) else {
                return nil
            }
            arguments.append("\(plain: member.name.label): \(value)")
        }
        return Self.call(type, arguments)
    }

    /// Each argument on a line of its own where one line would be too long.
    static func call(_ type: some CustomStringConvertible, _ arguments: [SwiftCode]) -> SwiftCode {
        let line: SwiftCode = "\(plain: type)(\(arguments.joined(separator: ", ")))"
        guard line.text.count > width else { return line }
        let lines = arguments.map(\.text).joined(separator: ",\n").filledLines.map { "    " + $0 }
        return SwiftCode("\(type)(\n\(lines.joined(separator: "\n"))\n)", mentioning: line.mentions)
    }

    /// `Help text` for `helpText`.
    static func sentence(_ name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, !words.isEmpty, words.last != " " { words += " " }
            words += character.lowercased()
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
