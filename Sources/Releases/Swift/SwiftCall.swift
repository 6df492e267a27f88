import SwiftModel

/// Calls that compile, with an argument that shows the point and the required ones; nil where no init takes the
/// argument, or no value can be made for it.
struct SwiftCall {
    struct Argument {
        let parameter: ParameterSignature
        /// nil for any value.
        var value: String?
    }

    let callee: String
    /// The fewest required arguments first.
    private let inits: [CalledInit]
    let values: SampleValue

    init(_ component: SwiftComponent, _ table: GeneratedTypeTable) {
        self.init(component, ComponentSignature(component).inits, table)
    }

    init(_ component: SwiftComponent, _ forms: [InitSignature], _ table: GeneratedTypeTable) {
        callee = component.names.view.reference
        inits = forms.map { CalledInit($0, component.genericParameters) }.enumerated()
            .sorted { ($0.element.given.count, $0.offset) < ($1.element.given.count, $1.offset) }
            .map(\.element)
        values = SampleValue(table, component.genericParameters)
    }

    var shortestLine: String? { line([]) }

    /// `ElevateSlider(showTooltip: true)`
    func line(_ parameters: ParameterSignature...) -> String? { line(parameters.map { Argument(parameter: $0) }) }

    func line(_ parameter: ParameterSignature, _ value: String?) -> String? {
        value.flatMap { line([Argument(parameter: parameter, value: $0)]) }
    }

    func line(_ given: [Argument]) -> String? {
        candidates(given).lazy.compactMap { arguments($0, given) }.first.map { "\(callee)(\($0))" }
    }

    /// `ElevateCard { Text("…") }`
    func trailingLine(_ parameter: ParameterSignature) -> String? {
        candidates([Argument(parameter: parameter)]).lazy.compactMap { form -> String? in
            guard let closure = value(of: parameter, in: form),
                let arguments = arguments(form, [], without: parameter.name)
            else { return nil }
            return callee + (arguments.isEmpty ? "" : "(\(arguments))") + " \(closure)"
        }.first
    }

    private func candidates(_ given: [Argument]) -> [CalledInit] {
        inits.filter { form in given.allSatisfy { form.takes($0.parameter) } }
    }

    // MARK: Arguments

    private func arguments(_ form: CalledInit, _ given: [Argument], without left: SwiftIdentifier? = nil) -> String? {
        var texts: [String] = []
        for parameter in form.parameters(with: given.map(\.parameter.name)) where parameter.name != left {
            let own = given.first { $0.parameter.name == parameter.name }
            guard let value = own?.value ?? value(of: parameter, in: form) else { return nil }
            texts.append(parameter.isUnlabeled ? value : "\(parameter.name.label): \(value)")
        }
        return texts.joined(separator: ", ")
    }

    private func value(of parameter: ParameterSignature, in form: CalledInit) -> String? {
        switch parameter.form {
        case .value(let type): values.text(of: type, unlike: parameter.defaultText)
        case .binding(let type, _): values.text(of: type).map { ".constant(\($0))" }
        case .action(let parameters, _): values.text(of: .function(parameters: parameters, returns: .void))
        case .items where form.isTyping(parameter): exactValue(of: parameter)
        case .items, .slot, .rows, .data: plainValue(of: parameter)
        }
    }

    private func plainValue(of parameter: ParameterSignature) -> String? {
        switch parameter.form {
        case .items: "[]"
        case .slot: "{ \(SampleValue.view) }"
        case .rows: "{ _ in \(SampleValue.view) }"
        case .data: "[Item]()"
        case .value, .binding, .action: nil
        }
    }

    /// A value that no other form of the parameter takes.
    func exactValue(of parameter: ParameterSignature) -> String? {
        switch parameter.form {
        case .value(let type): values.exactText(of: type)
        case .binding(let type, _): values.exactText(of: type).map { ".constant(\($0))" }
        case .action(let parameters, _): values.exactText(of: .function(parameters: parameters, returns: .void))
        case .items(let type): "[] as [\(values.written(type))]"
        case .slot, .rows, .data: plainValue(of: parameter)
        }
    }
}

struct CalledInit {
    private let parameters: [ParameterSignature]
    private let positions: [SwiftIdentifier: Int]
    /// Required for themselves or to settle a type parameter.
    let given: [Int]
    private let typing: Set<SwiftIdentifier>

    init(_ form: InitSignature, _ generics: [GenericParameter]) {
        parameters = form.parameters
        positions = Dictionary(parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let typing = Set(generics.compactMap { Self.typing($0, form.parameters)?.name })
        given = form.parameters.enumerated().filter { $1.isRequired || typing.contains($1.name) }.map(\.offset)
        self.typing = typing
    }

    /// nil where another required parameter settles it.
    private static func typing(_ generic: GenericParameter, _ all: [ParameterSignature]) -> ParameterSignature? {
        guard let first = all.first(where: { $0.mentions(generic) }) else { return nil }
        return all.contains { $0.name != first.name && $0.isRequired && $0.mentions(generic) } ? nil : first
    }

    func takes(_ parameter: ParameterSignature) -> Bool {
        positions[parameter.name].map { parameters[$0].form == parameter.form } ?? false
    }

    func isTyping(_ parameter: ParameterSignature) -> Bool { typing.contains(parameter.name) }

    func parameters(with names: [SwiftIdentifier]) -> [ParameterSignature] {
        let shown = names.compactMap { positions[$0] }
        return Set(given + shown).sorted().map { parameters[$0] }
    }
}

extension ParameterSignature {
    /// Whether a value for it settles a type parameter: `[Item]` does, and `Item.ID` does not. Nor does an empty list
    /// of a type made with it, `[ComponentColumn<Item>]`.
    fileprivate func mentions(_ generic: GenericParameter) -> Bool {
        switch form {
        case .value(let type), .binding(let type, _), .items(let type): Self.says(type, generic)
        case .data: true
        case .action, .slot, .rows: false
        }
    }

    private static func says(_ type: SwiftType, _ generic: GenericParameter) -> Bool {
        if case .array(let element) = type.unwrapped {
            if case .array = element { return says(element, generic) }
            return element == generic.type
        }
        return type.replacing { $0 == generic.type ? .void : nil } != type
    }
}
