import Core
import WebModel

/// Merges one method of several sources: its parameters from the most trusted source that has some.
enum MethodMerge {
    static func method(_ told: [Told<Method>], into diagnostics: inout DiagnosticBag) -> Method? {
        guard var result = ItemMerge.untyped(told, into: &diagnostics) else { return nil }
        guard told.count > 1 else { return result }
        let ranked = told.ranked(for: .types)
        addParameters(ranked, to: &result, into: &diagnostics)
        let returns = ranked.map { told in
            told.map { ToldType(type: $0.returns, text: $0.returnsText, place: $0.source) }
        }
        let subject = "what the method “\(result.name)” returns"
        (result.returns, result.returnsText) = returns.merged(subject, into: &diagnostics)
        result.returnsDescription = told.firstProse(\.returnsDescription)
        return result
    }

    private static func addParameters(
        _ ranked: [Told<Method>],
        to result: inout Method,
        into diagnostics: inout DiagnosticBag
    ) {
        let telling = ranked.filter { !$0.value.parameters.isEmpty }
        guard let used = telling.first else { return }
        let count = used.value.parameters.count
        let counts = telling.map { $0.word(String($0.value.parameters.count), at: $0.value.source) }
        let subject = "the number of parameters of the method “\(result.name)”"
        counts.agreed(subject, into: &diagnostics, agree: ==)
        let alike = telling.filter { $0.value.parameters.count == count }
        result.parameters = used.value.parameters.indices.map { index in
            parameter(at: index, of: alike, method: result.name, into: &diagnostics)
        }
    }

    private static func parameter(
        at index: Int,
        of methods: [Told<Method>],
        method: String,
        into diagnostics: inout DiagnosticBag
    ) -> Method.Parameter {
        let told = methods.map { $0.map { $0.parameters[index] } }
        var result = told[0].value
        result.defaultValue = told.first(.defaults, \.defaultValue)
        result.description = told.firstProse(\.description)
        let types = methods.map { told in
            let parameter = told.value.parameters[index]
            return told.map { ToldType(type: parameter.type, text: parameter.typeText, place: $0.source) }
        }
        let subject = "the type of the parameter “\(result.name)” of the method “\(method)”"
        (result.type, result.typeText) = types.merged(subject, into: &diagnostics)
        return result
    }
}
