import Core
import WebModel

/// Merges one method of several sources: its parameters from the most trusted source that has some.
enum MethodMerge {
    static func method(_ told: [Told<Method>], into diagnostics: inout DiagnosticBag) -> Method? {
        guard var result = ItemMerge.untyped(told, into: &diagnostics) else { return nil }
        guard told.count > 1 else { return result }
        let ranked = told.ranked(for: .types)
        addParameters(ranked, to: &result, into: &diagnostics)
        let returns = TypeMerge(ranked.map { ($0.value.returns, $0.value.returnsText) })
        result.returns = returns.type
        result.returnsText = returns.text ?? ranked.lazy.compactMap(\.value.returnsText).first
        ItemMerge.report("what the method “\(result.name)” returns", returns, into: &diagnostics) {
            (ranked[$0].value.returns, ranked[$0].value.returnsText, ranked[$0], ranked[$0].value.source)
        }
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
        let others = telling.filter { $0.value.parameters.count != count }
        Contradiction(
            subject: "the number of parameters of the method “\(result.name)”",
            used: used.word(String(count), at: used.value.source),
            others: others.map { $0.word(String($0.value.parameters.count), at: $0.value.source) }
        )
        .report(into: &diagnostics)
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
        let type = TypeMerge(told.map { ($0.value.type, $0.value.typeText) })
        result.type = type.type
        result.typeText = type.text ?? told.lazy.compactMap(\.value.typeText).first
        result.defaultValue = told.first(.defaults, \.defaultValue)
        result.description = told.firstProse(\.description)
        let subject = "the type of the parameter “\(result.name)” of the method “\(method)”"
        ItemMerge.report(subject, type, into: &diagnostics) {
            (told[$0].value.type, told[$0].value.typeText, told[$0], methods[$0].value.source)
        }
        return result
    }
}
