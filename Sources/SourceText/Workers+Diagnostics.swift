extension Workers {
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
