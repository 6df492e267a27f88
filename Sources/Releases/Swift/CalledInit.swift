import SwiftModel

/// An init as the shortest calls of it need it.
struct CalledInit {
    private let parameters: [ParameterSignature]
    private let positions: [SwiftIdentifier: Int]
    /// Positions of parameters that have to be given in any case, for themselves or to settle a type parameter.
    let given: [Int]
    /// Parameters that alone settle a type parameter.
    private let typing: Set<SwiftIdentifier>

    init(_ form: InitSignature, _ generics: [GenericParameter]) {
        parameters = form.parameters
        positions = Dictionary(parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let typing = Set(generics.compactMap { Self.typing($0, form.parameters)?.name })
        given = form.parameters.enumerated().filter { $1.isRequired || typing.contains($1.name) }.map(\.offset)
        self.typing = typing
    }

    /// The first parameter that settles a type parameter; nil where another required parameter does.
    private static func typing(_ generic: GenericParameter, _ all: [ParameterSignature]) -> ParameterSignature? {
        guard let first = all.first(where: { $0.mentions(generic) }) else { return nil }
        return all.contains { $0.name != first.name && $0.isRequired && $0.mentions(generic) } ? nil : first
    }

    /// Whether it has the same argument, given in the same way.
    func takes(_ parameter: ParameterSignature) -> Bool {
        positions[parameter.name].map { parameters[$0].form == parameter.form } ?? false
    }

    func isTyping(_ parameter: ParameterSignature) -> Bool { typing.contains(parameter.name) }

    /// Lists all parameters of a call that shows some of them, in order.
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
        case .value(let type), .binding(let type, _), .items(let type):
            Self.says(type, generic)
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
