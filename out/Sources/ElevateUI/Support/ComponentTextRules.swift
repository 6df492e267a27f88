#if os(iOS)
/// What a text has to be like: the checks that a browser makes of an input.
@available(iOS 15, *)
struct ComponentTextRules {
    var minLength: Int?
    var maxLength: Int?
    var minimumValue: Double?
    var maximumValue: Double?
    var step: Double?

    /// An empty text is always allowed: whether there has to be one is another question.
    func allow(_ text: String) -> Bool {
        guard !text.isEmpty else { return true }
        if let minLength, text.count < minLength { return false }
        if let maxLength, text.count > maxLength { return false }
        return Double(text).map(allow) ?? true
    }

    private func allow(_ number: Double) -> Bool {
        if let minimumValue, number < minimumValue { return false }
        if let maximumValue, number > maximumValue { return false }
        guard let step, step > 0 else { return true }
        let steps = (number - (minimumValue ?? 0)) / step
        return abs(steps - steps.rounded()) < Self.tolerance
    }

    /// Decimal steps such as 0.1 are not exact.
    private static let tolerance = 1e-9
}
#endif
