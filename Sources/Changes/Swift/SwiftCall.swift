import SwiftModel

/// Lines that a caller writes, with one argument of each kind that shows what is meant.
struct SwiftCall {
    private let callee: String
    private let table: GeneratedTypeTable

    init(_ component: SwiftComponent, _ table: GeneratedTypeTable) {
        callee = component.names.view.reference
        self.table = table
    }

    /// `ElevateSlider(showTooltip: true)`
    func line(_ parameters: ParameterSignature...) -> String { line(parameters) }

    func line(_ parameters: [ParameterSignature]) -> String {
        "\(callee)(\(parameters.map(argument).joined(separator: ", ")))"
    }

    /// Whatever the arguments are.
    var anyLine: String { "\(callee)(…)" }

    private func argument(_ parameter: ParameterSignature) -> String {
        let value = value(of: parameter)
        return parameter.isUnlabeled ? value : "\(parameter.name.label): \(value)"
    }

    private func value(of parameter: ParameterSignature) -> String {
        switch parameter.form {
        case .value(let type): example(of: type, named: parameter.name, unlike: parameter.defaultText)
        case .binding: "$\(parameter.name.name)"
        case .action(let parameters, _): Self.closure(parameters.count)
        case .slot: "{ … }"
        case .rows: "{ item in … }"
        case .items, .data: parameter.name.reference
        }
    }

    /// A value, if possible not the one that is there without it.
    func example(of type: SwiftType, named name: SwiftIdentifier, unlike defaultText: String?) -> String {
        switch type {
        case .optional(let wrapped): return example(of: wrapped, named: name, unlike: defaultText)
        case .function(let parameters, _): return Self.closure(parameters.count)
        case .named("Bool", []): return defaultText == "true" ? "false" : "true"
        case .named("String", []): return "\"…\""
        case .generated(let typeName, _):
            guard let cases = table.enumeration(typeName.description)?.cases else { return name.reference }
            let plain = cases.filter {
                if case .payload(let payload) = $0.value { payload == .void } else { true }
            }
            // The first by name: the order of the source makes no difference to what is shown.
            let sorted = plain.sorted { $0.name < $1.name }
            let known = sorted.first { ".\($0.name.member)" != defaultText } ?? sorted.first
            return known.map { ".\($0.name.member)" } ?? name.reference
        default: return name.reference
        }
    }

    private static func closure(_ count: Int) -> String {
        switch count {
        case 0: "{ … }"
        case 1: "{ detail in … }"
        default: "{ \((1...count).map { "detail\($0)" }.joined(separator: ", ")) in … }"
        }
    }
}
