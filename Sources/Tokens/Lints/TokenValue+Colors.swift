extension TokenValue {
    var holdsColor: Bool {
        switch self {
        case .color(let color): color.alpha > 0
        case .shadow(let layers): layers.contains { $0.color.alpha > 0 }
        case .record(let fields): fields.contains { $0.value.holdsColor }
        case .list(let values): values.contains { $0.holdsColor }
        default: false
        }
    }
}

extension TokenGraph {
    func isColorful(at place: Int) -> Bool {
        self[.light].values[place]?.holdsColor == true || self[.dark].values[place]?.holdsColor == true
    }
}
