/// Brings the shapes of a value in light and in dark together as one text.
struct DesignTokenWriter {
    private let light: [String?]
    private let dark: [String?]
    private var place = 0

    /// Takes the reference of each part of the shapes.
    init(light: [String?], dark: [String?]) {
        self.light = light
        self.dark = dark
    }

    /// Joins two shapes that are the same but for their colors.
    mutating func text(of light: DesignTokenShape, _ dark: DesignTokenShape) -> SwiftValueText {
        let (one, other) = (self.light[place], self.dark[place])
        place += 1
        let parts = arguments(of: light, dark)
        if let one, one == other { return .word(one) }
        if light.type == .color, light != dark, case .literal(let inLight) = light.form,
            case .literal(let inDark) = dark.form
        {
            return .call(
                "Color",
                [
                    .init("light", one.map { .word($0) } ?? inLight), .init("dark", other.map { .word($0) } ?? inDark),
                ]
            )
        }
        switch light.form {
        case .literal(let text): return text
        case .call(let arguments):
            return .call(
                light.type.name,
                zip(arguments, parts).map { argument, text in .init(argument.label, text) }
            )
        case .list: return .list(parts)
        }
    }

    /// The texts of the arguments or elements, in their order.
    private mutating func arguments(of light: DesignTokenShape, _ dark: DesignTokenShape) -> [SwiftValueText] {
        switch (light.form, dark.form) {
        case (.call(let own), .call(let others)):
            zip(own, others).map { own, other in
                switch (own.content, other.content) {
                case (.fixed(let text), _): text
                case (.part(let one), let other): text(of: one, other.shape ?? one)
                case (.wrapped(let name, let one), let other):
                    .call(name, [.init("", text(of: one, other.shape ?? one))])
                }
            }
        case (.list(let own), .list(let others)): zip(own, others).map { text(of: $0, $1) }
        default: []
        }
    }
}
