package import Documents
package import Generate
package import SwiftModel
package import Tokens

/// Shape once for each size, and colors once for each tone, state and appearance.
package struct ComponentPicture: Sendable {
    struct Shape {
        let name: String
        let canvas: PictureCanvas
    }

    let styles: DrawnStyles
    let primitive: NativePrimitive
    /// Positions in `styles`.
    let tones: [Int]
    let states: [Int]
    let sizes: [Int]
    /// Begins all names on a page that are of this component.
    private let prefix: String
    /// `on` differs where selection has another shape.
    private let shapes: [(off: Shape, on: Shape)]
    private let paints: [DrawnStyles.Paint]

    /// Pictures of a component in one appearance, roughly.
    private static let mostSamples = 240
    private static let mostTones = 24

    /// nil where there is nothing to draw.
    package init?(_ styles: DrawnStyles, as primitive: NativePrimitive, prefix: String = "") {
        guard primitive.reasonForNoPicture == nil else { return nil }
        self.styles = styles
        self.primitive = primitive
        self.prefix = prefix
        let shapes = styles.sizes.indices.map { size in
            let off = Self.canvas(of: styles.sizes[size], as: primitive, isOn: false)
            let on = Self.canvas(of: styles.sizes[size], as: primitive, isOn: true)
            let plain = Shape(name: "\(prefix)s\(size)", canvas: off)
            return (off: plain, on: on.content == off.content ? plain : Shape(name: "\(prefix)s\(size)-on", canvas: on))
        }
        let used = Set(shapes.flatMap { Array($0.off.canvas.paints.union($0.on.canvas.paints)) })
        let paints = DrawnStyles.Paint.allCases.filter(used.contains)
        let tones = Array(styles.tones.indices.prefix(Self.mostTones))
        let hasOn = shapes.contains { $0.on.name != $0.off.name }
        states = styles.states.indices.filter { state in
            if styles.states[state] == .normal { return true }
            if styles.states[state].isSelected, primitive.showsSelection { return false }
            return styles.states[state].isSelected && hasOn
                || tones.contains { tone in
                    paints.contains { styles.tones[tone].colors[state][$0] != styles.tones[tone].colors[0][$0] }
                }
        }
        let room = max(1, Self.mostSamples / max(1, tones.count * states.count))
        sizes = Array(styles.sizes.indices.prefix(room))
        self.tones = tones
        self.shapes = shapes
        self.paints = paints
    }

    var leftOut: Int { styles.tones.count - tones.count + styles.sizes.count - sizes.count }

    var namesSizes: Bool { shapes.allSatisfy { $0.off.canvas.hasLabel } }

    private static func canvas(of size: DrawnStyles.Size, as primitive: NativePrimitive, isOn: Bool) -> PictureCanvas {
        let label = size.name.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "Label"
        var canvas = PictureCanvas(size.metrics, isOn: isOn, label: String(label.prefix(24)))
        primitive.draw(on: &canvas)
        return canvas
    }

    // MARK: For templates

    package var rules: [String] { rules(of: tones, states) }

    package var symbols: [String] { sizes.flatMap(symbols(of:)) }

    func sample(tone: Int, state: Int, size: Int, _ mode: TokenMode) -> TemplateValue {
        let shape = shape(state: state, size: size)
        return [
            "colors": .string(name(tone, state, mode)), "shape": .string(shape.name),
            "width": .string(Self.extent(shape.canvas.width)), "height": .string(Self.extent(shape.canvas.height)),
        ]
    }

    func shape(state: Int, size: Int) -> Shape {
        styles.states[state].isSelected ? shapes[size].on : shapes[size].off
    }

    /// Samples of all tones at rest, then of the other states of the first, in its first size: enough to recognize it.
    package func summary(_ mode: TokenMode) -> [TemplateValue] {
        tones.map { sample(tone: $0, state: 0, size: 0, mode) }
            + states.dropFirst().map { sample(tone: 0, state: $0, size: 0, mode) }
    }

    package var summaryRules: [String] { rules(of: tones, [0]) + rules(of: [0], Array(states.dropFirst())) }

    package var summarySymbols: [String] { symbols(of: 0) }

    private func symbols(of size: Int) -> [String] {
        let shape = shapes[size]
        return [symbol(shape.off)] + (shape.on.name == shape.off.name ? [] : [symbol(shape.on)])
    }

    private func symbol(_ shape: Shape) -> String {
        let size = "\(Self.extent(shape.canvas.width)) \(Self.extent(shape.canvas.height))"
        return "<symbol id=\"\(shape.name)\" viewBox=\"0 0 \(size)\">\(shape.canvas.content)</symbol>"
    }

    private static func extent(_ length: Double) -> String { length.rounded(.up).cssText }

    private func rules(of tones: [Int], _ states: [Int]) -> [String] {
        TokenMode.allCases.flatMap { mode in
            tones.flatMap { tone in
                states.map { state in
                    let colors = styles.tones[tone].colors[state]
                    let values = paints.compactMap { paint in
                        colors[paint].map { "--\(paint.rawValue):\($0[mode].cssText)" }
                    }
                    return ".\(name(tone, state, mode)){\(values.joined(separator: ";"))}"
                }
            }
        }
    }

    private func name(_ tone: Int, _ state: Int, _ mode: TokenMode) -> String {
        "\(prefix)\(mode == .light ? "l" : "d")\(tone)-\(state)"
    }
}
