import Core

/// Understands `opacity 200ms ease-out 50ms`, and several of them behind commas.
struct TransitionReader {
    let calculation: Calculation

    static func fits(_ parts: [ValuePart]) -> Bool {
        parts.dividedByCommas.allSatisfy { group in
            let durations = group.count(where: \.isDuration)
            let easings = group.count(where: EasingReader.isEasing)
            let others = group.filter { !$0.isDuration && !EasingReader.isEasing($0) }
            return (1...2).contains(durations) && easings <= 1 && others.count <= 1 && easings + others.count >= 1
                && others.allSatisfy { $0.keyword != nil && !ColorReader.isColor($0) }
        }
    }

    func value(of parts: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> TokenValue {
        var transitions: [TokenValue] = []
        for group in parts.dividedByCommas { transitions.append(try transition(group, at: location)) }
        return transitions.count == 1 ? transitions[0] : .list(transitions)
    }

    /// Reads a transition with the defaults of CSS: no delay, and `ease`.
    private func transition(
        _ parts: ArraySlice<ValuePart>,
        at location: SourceLocation
    ) throws(ValueMistake) -> TokenValue {
        var durations: [Double] = []
        var easing: TokenEasing?
        var property: String?
        for part in parts {
            if EasingReader.isEasing(part), easing == nil {
                easing = try EasingReader(calculation: calculation).easing([part])
            } else if case .word(let word) = part.kind, property == nil {
                property = word
            } else if durations.count < 2 {
                durations.append(try calculation.seconds(part))
            } else {
                throw .foreign("\(part.shortText) is too much for one transition", at: part.location)
            }
        }
        guard let duration = durations.first else {
            throw .foreign("this transition has no duration", at: parts.first?.location ?? location)
        }
        var fields: [String: TokenValue] = [
            "duration": .duration(duration),
            "delay": .duration(durations.count == 2 ? durations[1] : 0),
            "timingFunction": .easing(easing ?? .ease),
        ]
        if let property { fields["property"] = .word(property) }
        return TokenValue(record: fields)
    }
}
