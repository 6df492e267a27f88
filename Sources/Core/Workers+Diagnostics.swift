extension Workers {
    /// Transforms each element and collects its diagnostics, in the order of the elements.
    package static func map<Element: Sendable, Value: Sendable>(
        _ elements: [Element],
        into diagnostics: inout DiagnosticBag,
        _ transform: @Sendable (Element, inout DiagnosticBag) -> Value
    ) -> [Value] {
        let results = map(elements) { element in
            var problems = DiagnosticBag()
            let value = transform(element, &problems)
            return (value: value, problems: problems)
        }
        return results.map { result in
            diagnostics.add(contentsOf: result.problems)
            return result.value
        }
    }

    /// The results of two stages, each of which has a bag of its own to fill meanwhile.
    package static func both<First: Sendable, Second: Sendable>(
        into diagnostics: inout DiagnosticBag,
        _ first: @Sendable (inout DiagnosticBag) -> First,
        and second: @Sendable (inout DiagnosticBag) -> Second
    ) -> (First, Second) {
        let (one, other) = both {
            var problems = DiagnosticBag()
            let value = first(&problems)
            return (value: value, problems: problems)
        } and: {
            var problems = DiagnosticBag()
            let value = second(&problems)
            return (value: value, problems: problems)
        }
        diagnostics.add(contentsOf: one.problems)
        diagnostics.add(contentsOf: other.problems)
        return (one.value, other.value)
    }
}
