/// Direction that `round()` takes between two steps.
enum Rounding: String {
    case nearest, up, down
    case toZero = "to-zero"

    /// Takes the first argument if it names a rounding.
    init(taking arguments: inout [ArraySlice<ValuePart>]) {
        self = .nearest
        guard let first = arguments.first, first.count == 1, case .word(let word)? = first.first?.kind,
            let rounding = Rounding(rawValue: word.lowercased())
        else { return }
        self = rounding
        arguments.removeFirst()
    }

    func round(_ value: Double, to step: Double) -> Double {
        let steps = value / step
        return switch self {
        // Halves go up, also below zero.
        case .nearest: (steps + 0.5).rounded(.down) * step
        case .up: steps.rounded(.up) * step
        case .down: steps.rounded(.down) * step
        case .toZero: steps.rounded(.towardZero) * step
        }
    }
}
