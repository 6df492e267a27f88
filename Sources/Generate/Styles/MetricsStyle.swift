import SwiftModel

/// The sizes of a component for one value of its size, as the arguments of `ComponentMetrics`.
struct MetricsStyle {
    let styles: ComponentStyles
    let size: SwiftIdentifier?
    /// Shapes with corners that are neither square nor round, for tokens that tell the radius by shape.
    let roundedShapes: [SwiftIdentifier]
    /// Nearest sizes of the system: they count where no token says one.
    let nearest: String

    /// Whether it is for the finger.
    let isControl: Bool

    /// Size that a finger needs, by Apple's guidelines.
    private static let touchTarget = 44.0

    var value: SwiftValueText? {
        let numbers: [(label: String, token: DesignToken?)] = [
            ("minimumHeight", height), ("spacing", token(.spacing)), ("cornerRadius", radius),
            ("borderWidth", token(.borderWidth)), ("iconSize", token(.size, of: .icon) ?? token(.size)),
        ]
        let padding = padding
        let fontSize = fontSize
        let shadow = token(.shadow, as: .list(.shadow))
        guard numbers.contains(where: { $0.token != nil }) || padding != nil || fontSize != nil || shadow != nil else {
            return nil
        }
        let neutral = "ComponentMetrics.\(nearest)"
        var arguments: [SwiftValueText.Argument] = numbers.map { label, token in
            .init(label, .word(token?.home.reference ?? "\(neutral).\(label)"))
        }
        arguments.insert(.init("padding", padding ?? .word("\(neutral).padding")), at: 1)
        let style = fontSize.map { ".\(TextStyles.nearest(to: $0))" } ?? "\(neutral).textStyle"
        arguments.append(.init("textStyle", .word(style)))
        arguments.append(.init("controlSize", .word("\(neutral).controlSize")))
        arguments += font
        if let shadow { arguments.append(.init("shadow", .word(shadow.home.reference))) }
        return .call("ComponentMetrics", arguments)
    }

    /// Remark for readers of the code that a control is smaller than a finger.
    var remark: String? {
        guard isControl, let height = height.flatMap(styles.points), height < Self.touchTarget else { return nil }
        return "\(SwiftNumber(height)) points high, with a touch target of \(SwiftNumber(Self.touchTarget))."
    }

    var height: DesignToken? { token(.height) ?? token(.size) }

    var radius: DesignToken? {
        for shape in roundedShapes {
            var purpose = StylePurpose(.radius)
            purpose.values[.shape] = shape
            purpose.values[.size] = size
            let token = styles.token(purpose, as: .number) ?? styles.token(purpose.without(.size), as: .number)
            if let token { return token }
        }
        return token(.radius)
    }

    func padding(_ side: StyleSides) -> DesignToken? {
        StyleSides.candidates(for: side).lazy.compactMap { token(.padding, sides: $0) }.first
    }

    private var padding: SwiftValueText? {
        let values = StyleSides.edges.map { label, side in (label, padding(side)?.home.reference) }
        guard values.contains(where: { $0.1 != nil }) else { return nil }
        return .call("EdgeInsets", values.map { .init($0, .word($1 ?? "ComponentMetrics.\(nearest).padding.\($0)")) })
    }

    private var fontSize: Double? { token(.fontSize).flatMap(styles.points) }

    private var font: [SwiftValueText.Argument] {
        var arguments: [SwiftValueText.Argument] = []
        if let family = token(.fontFamily, as: .texts), let place = styles.namedFont(family) {
            arguments.append(.init("typeface", .word("\(family.home.reference)[\(place)]")))
        }
        if let size = token(.fontSize) { arguments.append(.init("fontSize", .word(size.home.reference))) }
        if let weight = token(.fontWeight, as: .fontWeight) {
            arguments.append(.init("fontWeight", .word(weight.home.reference)))
        }
        return arguments
    }

    func token(
        _ property: StyleProperty,
        of part: StylePart = .whole,
        sides: StyleSides = .all,
        as type: TokenSwiftType = .number
    ) -> DesignToken? {
        let purpose = StylePurpose(property, of: part, sides: sides)
        guard let size else { return styles.token(purpose, as: type) }
        var own = purpose
        own.values[.size] = size
        return styles.token(own, as: type) ?? styles.token(purpose, as: type)
    }
}
