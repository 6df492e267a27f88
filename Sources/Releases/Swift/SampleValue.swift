import SwiftModel

/// Expressions that stand for a caller's values: reports show code that compiles, so no ellipsis.
struct SampleValue {
    private let table: GeneratedTypeTable
    /// Text takes the place of parameters with a stand-in; callers have types for the others.
    private let parameters: [GenericParameter]
    /// Types that hold themselves end at `deepest`.
    private let depth: Int
    private static let deepest = 4

    init(_ table: GeneratedTypeTable, _ parameters: [GenericParameter] = []) {
        self.init(table, parameters, depth: 0)
    }

    private init(_ table: GeneratedTypeTable, _ parameters: [GenericParameter], depth: Int) {
        self.table = table
        self.parameters = parameters
        self.depth = depth
    }

    private var inner: SampleValue { SampleValue(table, parameters, depth: depth + 1) }

    func with(_ parameters: [GenericParameter]) -> SampleValue { SampleValue(table, parameters, depth: depth) }

    private static let words = SwiftStringLiteral("…")

    static let view = "Text(\(words))"

    /// Text takes the place of types that the caller chooses.
    func written(_ type: SwiftType) -> SwiftType {
        type.replacing { part in
            if let parameter = parameters.first(where: { $0.type == part }) { return parameter.standIn }
            guard case .generated(let name, let arguments) = part, arguments.isEmpty else { return nil }
            let standIns = table.standIns(of: name)
            return standIns.isEmpty ? nil : .generated(name, arguments: standIns)
        }
    }

    // MARK: Values

    /// Compiles in any context.
    func exactText(of type: SwiftType) -> String? {
        let type = written(type)
        if case .function(let parameters, let result) = type.unwrapped { return typedClosure(parameters, result) }
        return text(of: type).map { "\($0) as \(type)" }
    }

    /// Avoids the default if possible; nil where no value can be made.
    func text(of type: SwiftType, unlike defaultText: String? = nil) -> String? {
        guard depth < Self.deepest else { return nil }
        switch written(type) {
        case .optional(let wrapped): return text(of: wrapped, unlike: defaultText) ?? "nil"
        case .array(let element) where isOfCaller(element): return "[\(element)]()"
        case .array(let element): return list(of: element)
        case .named("Set", let elements): return list(of: elements.first)
        case .dictionary: return "[:]"
        case .tuple(let elements):
            let values = elements.map { inner.text(of: $0.type) }
            return values.contains(nil) ? nil : "(\(values.compactMap(\.self).joined(separator: ", ")))"
        case .function(let parameters, let result): return closure(parameters.count, result)
        case .generated(let name, _): return generated(name, unlike: defaultText)
        case .named("Bool", []): return defaultText == "true" ? "false" : "true"
        case .named(let name, _):
            let sample = KnownSwiftType.sample(of: name, words: Self.words)
            return sample == defaultText && sample == "1" ? "2" : sample
        case .placeholder: return nil
        }
    }

    private func list(of element: SwiftType?) -> String { "[\(element.flatMap { inner.text(of: $0) } ?? "")]" }

    private func isOfCaller(_ type: SwiftType) -> Bool { parameters.contains { $0.type == type && $0.standIn == nil } }

    private func closure(_ count: Int, _ result: SwiftType) -> String? {
        let names = count == 0 ? "" : " " + Array(repeating: "_", count: count).joined(separator: ", ") + " in"
        if result == .void { return names.isEmpty ? "{}" : "{\(names) }" }
        return inner.text(of: result).map { "{\(names) \($0) }" }
    }

    private func typedClosure(_ parameters: [SwiftType], _ result: SwiftType) -> String? {
        if parameters.isEmpty, result == .void { return "{}" }
        let list = parameters.map { "_: \($0)" }.joined(separator: ", ")
        if result == .void { return "{ (\(list)) in }" }
        return inner.text(of: result).map { "{ (\(list)) -> \(result) in \($0) }" }
    }

    // MARK: Generated types

    private func generated(_ name: GeneratedTypeName, unlike defaultText: String?) -> String? {
        if let enumeration = table.enumeration(name.description) {
            return enumCase(of: enumeration, unlike: defaultText).map { ".\($0)" }
        }
        if let structure = table.structure(name.description) { return MemberwiseCall(structure, inner).shortestLine }
        return table.texts(name.description).flatMap { MemberwiseCall(name, texts: $0, inner).shortestLine }
    }

    /// The first case by its name, for the order of the source must not count. A case with a payload is the last
    /// resort.
    private func enumCase(of enumeration: SwiftEnum, unlike defaultText: String?) -> String? {
        let sorted = enumeration.cases.sorted { $0.name < $1.name }
        let plain = sorted.filter(\.isPlain)
        if let known = plain.first(where: { ".\($0.name.member)" != defaultText }) ?? plain.first {
            return known.name.member
        }
        if enumeration.form == .openStrings { return "init(rawValue: \(Self.words))" }
        return sorted.lazy.compactMap { text(of: $0) }.first
    }

    func text(of enumCase: SwiftEnum.Case) -> String? {
        guard case .payload(let payload) = enumCase.value, payload != .void else { return enumCase.name.member }
        return inner.text(of: payload).map { "\(enumCase.name.member)(\($0))" }
    }
}

extension SwiftEnum.Case {
    var isPlain: Bool { if case .payload(let payload) = value { payload == .void } else { true } }
}
