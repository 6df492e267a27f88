/// A place that the body of a primitive has for a member. Everything in it is Swift of one type, for any type of the web.
package struct Place: Sendable, Hashable {
    package let role: String
    /// Roles that fill it where nobody plays its own.
    package let substitutes: [String]
    package let type: SwiftType
    /// Whether it takes a `Binding` to the type.
    package let isBinding: Bool
    /// Value in the place where nobody fills it, or with nothing. A line of a template that asks for an empty place
    /// without one is left out.
    package let absent: SwiftExpression?
    /// Places of which one has to be filled where this one is not; nil where nothing has to be.
    package let alternatives: [String]?

    /// The first of `roles` is its own.
    package init(
        _ roles: [String],
        type: SwiftType,
        isBinding: Bool = false,
        absent: SwiftExpression? = nil,
        alternatives: [String]? = nil
    ) {
        role = roles[0]
        substitutes = Array(roles.dropFirst())
        self.type = type
        self.isBinding = isBinding
        self.absent = absent
        self.alternatives = alternatives
    }
}

extension Place {
    /// Whether it takes a closure that is called without anything, or nothing.
    package var isAction: Bool { type == .action([], isOptional: true) }

    /// Swift of a member in its place. `#` stands for the member, or for its Binding where the place takes one.
    package struct Fit: Sendable, Hashable {
        package let expression: String
        /// The value itself, as the place would take it without a Binding.
        package let value: String
    }

    /// Fits a member of any form; nil where its value says nothing that the place could take.
    package func fit(_ form: Member.Form, where enumeration: (SwiftType) -> SwiftEnum?) -> Fit? {
        switch form {
        // A Binding is asked for its value where a place takes no other.
        case .value(let source) where !isBinding, .binding(let source) where !isBinding:
            return fit(source, enumeration).map { Fit(expression: $0, value: $0) }
        case .binding(let source) where isBinding:
            guard let value = fit(source, enumeration), let binding = binding(to: source, enumeration) else {
                return nil
            }
            return Fit(expression: binding, value: value)
        case .action(let parameters, let isOptional) where type.isFunction:
            return fit(.action(parameters, isOptional: isOptional), enumeration).map { Fit(expression: $0, value: $0) }
        case .value, .binding, .action, .slot, .rows, .items: return nil
        }
    }

    private func fit(_ source: SwiftType, _ enumeration: (SwiftType) -> SwiftEnum?) -> String? {
        let conversion = Conversion(from: source.unwrapped, to: type.unwrapped, where: enumeration)
        // A primitive that does nothing without the value takes a member of its own type, if not every value is one.
        guard let conversion, alternatives == nil || !conversion.mayFail else { return nil }
        let isOptional = source.isOptional || conversion.mayFail
        let converted = source.isOptional ? conversion.mapped : conversion.swift
        guard isOptional, !type.isOptional else { return converted }
        return (absent ?? type.empty).map { "\(converted) ?? \($0)" }
    }

    private func binding(to source: SwiftType, _ enumeration: (SwiftType) -> SwiftEnum?) -> String? {
        if source == type { return "#" }
        if source.optional == type { return "Binding(#)" }
        guard !type.isOptional,
            let conversion = Conversion(from: source.unwrapped, to: type, where: enumeration),
            let back = conversion.binding
        else { return nil }
        guard source.isOptional else { return "#\(back)" }
        return (source.unwrapped.empty ?? absent).map { "#[replacingNil: \($0)]\(back)" }
    }
}

extension SwiftType {
    /// The value that says nothing. A number always says something.
    fileprivate var empty: SwiftExpression? {
        switch self {
        case .bool: .boolean(false)
        case .string: .string("")
        case .array, .named("Set", _): .array([])
        default: nil
        }
    }
}

/// The way from a type to another one.
package struct Conversion: Sendable, Hashable {
    /// `#` stands for the value.
    package let swift: String
    /// Property that leads from a `Binding` to the one type to a `Binding` to the other, and back; nil where none does.
    package let binding: String?
    /// Whether some values become nothing.
    package let mayFail: Bool

    private init(_ swift: String, binding: String? = nil, mayFail: Bool = false) {
        self.swift = swift
        self.binding = binding
        self.mayFail = mayFail
    }

    /// Swift of the conversion for an optional value.
    fileprivate var mapped: String {
        if swift == "#" { return swift }
        if swift.hasPrefix("#."), !swift.dropFirst().contains("#") { return "#?\(swift.dropFirst())" }
        // Closures have a `$0` of their own.
        let function = swift.contains("$0") ? "value in \(swift.replacing("#", with: "value"))" : nil
        return "#.\(mayFail ? "flatMap" : "map") { \(function ?? swift.replacing("#", with: "$0")) }"
    }

    package init?(from source: SwiftType, to target: SwiftType, where enumeration: (SwiftType) -> SwiftEnum?) {
        if source == target {
            self = Self("#", binding: "")
            return
        }
        if source.isFunction, target.isFunction {
            guard let closure = Self.closure(from: source, to: target, where: enumeration) else { return nil }
            self = closure
            return
        }
        if let known = Self.known(from: source.description, to: target.description) {
            self = known
            return
        }
        if case .array(let given) = source, case .array(let wanted) = target {
            let element = Conversion(from: given, to: wanted, where: enumeration)
            guard let element, !element.mayFail else { return nil }
            self = Self("#.map { \(element.swift.replacing("#", with: "$0")) }")
            return
        }
        guard let found = enumeration(source) else { return nil }
        if target == .bool {
            guard let off = ToggleStates.off(of: found) else { return nil }
            self = Self("# != .\(off)")
            return
        }
        switch found.form {
        case .choice: return nil
        case .strings, .openStrings, .integers:
            let raw: SwiftType = found.form == .integers ? .named("Int") : .string
            guard let rest = Conversion(from: raw, to: target, where: { _ in nil }) else { return nil }
            self = Self(rest.swift.replacing("#", with: "#.rawValue"), mayFail: rest.mayFail)
        }
    }

    private static let fractions = ["Double", "CGFloat", "Float", "TimeInterval"]

    /// Conversions of values that have no type of the component's own.
    private static func known(from source: String, to target: String) -> Conversion? {
        let isNumber = source == "Int" || fractions.contains(source)
        switch target {
        case "Double", "TimeInterval":
            if source == "Double" || source == "TimeInterval" { return Conversion("#", binding: "") }
            if isNumber { return Conversion("Double(#)", binding: ".double") }
            return source == "String" ? Conversion("Double(#)", mayFail: true) : nil
        case "CGFloat", "Float": return isNumber ? Conversion("\(target)(#)") : nil
        case "Int":
            // A caller's infinity ends no app.
            if isNumber { return Conversion("#.integer", binding: ".integer") }
            return source == "String" ? Conversion("Int(#)", mayFail: true) : nil
        case "String":
            if isNumber { return Conversion("#.formatted()") }
            if source == "AnyHashable" { return Conversion("String(describing: #)") }
            return source == "URL" ? Conversion("#.absoluteString") : nil
        case "URL": return source == "String" ? Conversion("URL(string: #)", mayFail: true) : nil
        default: return nil
        }
    }

    /// A closure that calls one of other types with converted arguments, and converts its result.
    private static func closure(
        from source: SwiftType,
        to target: SwiftType,
        where enumeration: (SwiftType) -> SwiftEnum?
    ) -> Conversion? {
        guard case .function(let given, let result) = source, case .function(let taken, let wanted) = target,
            given.count == taken.count,
            let back = Conversion(from: result, to: wanted, where: enumeration), !back.mayFail
        else { return nil }
        let arguments = zip(taken, given).enumerated().compactMap { index, types -> String? in
            let argument = Conversion(from: types.0, to: types.1, where: enumeration)
            return argument.flatMap { $0.mayFail ? nil : $0.swift.replacing("#", with: "$\(index)") }
        }
        guard arguments.count == given.count else { return nil }
        return Conversion("{ \(back.swift.replacing("#", with: "#(\(arguments.joined(separator: ", ")))")) }")
    }
}
