import Core
import SwiftModel
import Tokens

extension DesignTokenShape {
    init(_ value: TokenValue, as type: TokenSwiftType) throws(NotInSwift) {
        switch (type, value) {
        case (.line, _): self = try .line(value)
        case (.border, .record(let fields)): self = try .border(Self.named(fields), value)
        case (.transition, .record(let fields)): self = try .transition(Self.named(fields), value)
        case (.typography, .record(let fields)): self = try .typography(Self.named(fields), value)
        case (.gradient, .list(let stops)): self = try .gradient(stops, value)
        case (.list(.shadow), .shadow(let layers)): self = try .list(of: layers.map { .shadow([$0]) }, type, value)
        case (.shadow, .shadow(let layers)) where layers.count == 1: self = try .layer(layers[0], value)
        case (.stop, .record(let fields)): self = try .stop(Self.named(fields), value)
        case (.insets, .list(let values)): self = try .insets(values, value)
        case (.list, .list(let values)): self = try .list(of: values, type, value)
        default:
            guard let text = DesignTokenLiteral.text(value, as: type) else {
                throw NotInSwift("it is no \(code: type.name)")
            }
            self.init(type, value, .literal(text))
        }
    }

    static func argument(
        _ label: String,
        _ value: TokenValue,
        as type: TokenSwiftType,
        field: String? = nil
    ) throws(NotInSwift) -> Argument {
        Argument(label: label, content: .part(try DesignTokenShape(value, as: type)), field: field)
    }

    private static func named(_ fields: [TokenValue.Field]) -> [String: TokenValue] {
        Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
    }

    private static func list(
        of values: [TokenValue],
        _ type: TokenSwiftType,
        _ value: TokenValue
    ) throws(NotInSwift) -> DesignTokenShape {
        guard case .list(let element) = type else { throw NotInSwift("it is no list") }
        var shapes: [DesignTokenShape] = []
        for value in values { shapes.append(try DesignTokenShape(value, as: element)) }
        return DesignTokenShape(type, value, .list(shapes))
    }

    /// Takes sides in the order of CSS: all; above and beside; above, beside and below; clockwise from above.
    private static func insets(_ sides: [TokenValue], _ value: TokenValue) throws(NotInSwift) -> DesignTokenShape {
        let trailing = sides.count > 1 ? 1 : 0
        let places = [
            ("top", 0), ("leading", sides.count > 3 ? 3 : trailing), ("bottom", sides.count > 2 ? 2 : 0),
            ("trailing", trailing),
        ]
        var arguments: [Argument] = []
        for (label, place) in places {
            guard sides.indices.contains(place) else { throw NotInSwift("it has no sides") }
            arguments.append(try argument(label, sides[place], as: .number, field: "\(place)"))
        }
        return DesignTokenShape(.insets, value, .call(arguments))
    }

    private static func layer(_ layer: TokenShadow, _ value: TokenValue) throws(NotInSwift) -> DesignTokenShape {
        var arguments = [try argument("color", .color(layer.color), as: .color)]
        for (label, length) in [("x", layer.x), ("y", layer.y), ("blur", layer.blur), ("spread", layer.spread)] {
            arguments.append(try argument(label, .length(length), as: .number))
        }
        if layer.isInset { arguments.append(Argument(label: "isInset", content: .fixed(.word("true")))) }
        return DesignTokenShape(.shadow, value, .call(arguments))
    }

    private static func gradient(_ stops: [TokenValue], _ value: TokenValue) throws(NotInSwift) -> DesignTokenShape {
        let list = try list(of: stops, .list(.stop), value)
        return DesignTokenShape(.gradient, value, .call([Argument(label: "stops", content: .part(list))]))
    }

    private static func stop(
        _ fields: [String: TokenValue],
        _ value: TokenValue
    ) throws(NotInSwift) -> DesignTokenShape {
        guard let color = fields["color"], let position = fields["position"] else {
            throw NotInSwift("it is no list of colors with their positions")
        }
        if color == .currentColor { throw NotInSwift("the color of the text is in it, which only its place knows") }
        let arguments = [try argument("color", color, as: .color), try argument("location", position, as: .number)]
        return DesignTokenShape(.stop, value, .call(arguments))
    }

    private static func transition(
        _ fields: [String: TokenValue],
        _ value: TokenValue
    ) throws(NotInSwift) -> DesignTokenShape {
        guard let duration = fields["duration"] else { throw .missing("duration") }
        guard let curve = fields["timingFunction"] else { throw .missing("timingFunction") }
        var arguments: [Argument] = []
        if case .word(let property)? = fields["property"], property != "all" {
            let text = SwiftValueText.word("\(SwiftStringLiteral(property))")
            arguments.append(Argument(label: "property", content: .fixed(text)))
        }
        arguments.append(try argument("duration", duration, as: .seconds, field: "duration"))
        if let delay = fields["delay"], delay != .duration(0) {
            arguments.append(try argument("delay", delay, as: .seconds, field: "delay"))
        }
        arguments.append(try argument("curve", curve, as: .curve, field: "timingFunction"))
        return DesignTokenShape(.transition, value, .call(arguments))
    }
}

/// Why a token is no member of Swift, as the end of a sentence about it.
struct NotInSwift: Error {
    let reason: String
    /// Whether it is no design value at all, as a custom property need not be one.
    private(set) var isOpaque = false

    init(_ reason: String) {
        self.reason = reason
    }

    static let opaque: NotInSwift = {
        var reason = NotInSwift("nothing in Swift is like its value")
        reason.isOpaque = true
        return reason
    }()

    static func missing(_ part: String) -> NotInSwift { NotInSwift("it does not say its \(code: part)") }
}
