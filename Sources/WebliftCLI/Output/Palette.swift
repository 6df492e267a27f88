struct Palette: Equatable {
    private let isColored: Bool

    static let plain = Palette(isColored: false)
    static let colored = Palette(isColored: true)

    enum Style: String {
        case bold = "1"
        case dim = "2"
        case red = "1;31"
        case yellow = "1;33"
        case blue = "1;34"
        case cyan = "36"
    }

    func paint(_ text: String, _ style: Style) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
