import Generate
import Tokens

/// Points in SVG, in drawing order.
///
/// Colors are classes: each tone, state and appearance gives them values, so that a picture is drawn once. Only
/// numbers, words of this program and escaped names get into it.
struct PictureCanvas {
    typealias Paint = DrawnStyles.Paint

    /// Bounded: larger ones would tell nothing more.
    let metrics: DrawnStyles.Metrics
    let isOn: Bool
    /// Text in the place of words.
    let label: String
    private(set) var width = 0.0
    private(set) var height = 0.0
    private(set) var paints: Set<Paint> = []
    private(set) var hasLabel = false
    private var elements: [String] = []

    init(_ metrics: DrawnStyles.Metrics, isOn: Bool, label: String) {
        var bounded = metrics
        for path in [\DrawnStyles.Metrics.height, \.top, \.leading, \.bottom, \.trailing, \.spacing, \.radius] {
            bounded[keyPath: path] = min(max(metrics[keyPath: path], 0), Self.largest)
        }
        bounded.height = max(bounded.height, 4)
        bounded.borderWidth = min(max(metrics.borderWidth, 0), 8)
        bounded.iconSize = min(max(metrics.iconSize, 4), 64)
        bounded.fontSize = min(max(metrics.fontSize, 8), 40)
        self.metrics = bounded
        self.isOn = isOn
        self.label = label
    }

    private static let largest = 160.0

    var content: String { elements.joined() }

    var lineHeight: Double { max(metrics.height, metrics.fontSize * 1.2 + metrics.top + metrics.bottom) }

    func width(of text: String, size: Double? = nil) -> Double {
        (Double(text.count) * (size ?? metrics.fontSize) * 0.62).rounded(.up)
    }

    // MARK: Shapes

    mutating func rect(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        radius: Double = 0,
        fill: Paint? = nil,
        border: Paint? = nil,
        line: Double? = nil,
        isFaint: Bool = false
    ) {
        let line = border == nil ? 0 : line ?? metrics.borderWidth
        let radius = min(radius, width / 2, height / 2)
        elements.append(
            "<rect x=\"\(text(x + line / 2))\" y=\"\(text(y + line / 2))\" width=\"\(text(max(width - line, 0)))\""
                + " height=\"\(text(max(height - line, 0)))\" rx=\"\(text(max(radius - line / 2, 0)))\""
                + paint(fill, border, line, isFaint: isFaint) + "/>"
        )
        grow(x + width, y + height)
    }

    mutating func circle(
        _ x: Double,
        _ y: Double,
        _ radius: Double,
        fill: Paint? = nil,
        border: Paint? = nil,
        line: Double? = nil
    ) {
        let line = border == nil ? 0 : line ?? metrics.borderWidth
        elements.append(
            "<circle cx=\"\(text(x))\" cy=\"\(text(y))\" r=\"\(text(max(radius - line / 2, 0)))\""
                + paint(fill, border, line) + "/>"
        )
        grow(x + radius, y + radius)
    }

    mutating func lines(_ points: [(x: Double, y: Double)], _ paint: Paint, width: Double = 1.5) {
        elements.append("<path d=\"\(path(points))\" stroke-linecap=\"round\"\(self.paint(nil, paint, width))/>")
        for point in points { grow(point.x + width / 2, point.y + width / 2) }
    }

    mutating func polygon(_ points: [(x: Double, y: Double)], fill: Paint) {
        elements.append("<path d=\"\(path(points))Z\"\(paint(fill, nil, 0))/>")
        for point in points { grow(point.x, point.y) }
    }

    /// Clockwise from the top.
    mutating func arc(_ x: Double, _ y: Double, _ radius: Double, quarters: Int, _ paint: Paint, width: Double) {
        let ends = [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]
        let turns = (1...max(1, min(quarters, 3))).map { quarter in
            "A\(text(radius)) \(text(radius)) 0 0 1 \(text(ends[quarter].0)) \(text(ends[quarter].1))"
        }
        elements.append(
            "<path d=\"M\(text(ends[0].0)) \(text(ends[0].1))\(turns.joined())\"\(self.paint(nil, paint, width))/>"
        )
        grow(x + radius + width / 2, y + radius + width / 2)
    }

    /// `x` is the start of the words, or their middle where they are centered.
    mutating func words(
        _ string: String,
        _ x: Double,
        middle y: Double,
        _ paint: Paint,
        size: Double? = nil,
        isBold: Bool = false,
        isCentered: Bool = false,
        isUnderlined: Bool = false,
        isFaint: Bool = false
    ) {
        let size = size ?? metrics.fontSize
        if string == label { hasLabel = true }
        let weight = isBold ? max(metrics.fontWeight, 600) : metrics.fontWeight
        elements.append(
            "<text x=\"\(text(x))\" y=\"\(text(y + size * 0.35))\" font-size=\"\(text(size))\""
                + (weight == 400 ? "" : " font-weight=\"\(weight)\"")
                + (isCentered ? " text-anchor=\"middle\"" : "")
                + (isUnderlined ? " text-decoration=\"underline\"" : "")
                + self.paint(paint, nil, 0, isFaint: isFaint) + ">\(Self.escaped(string))</text>"
        )
        let length = width(of: string, size: size)
        grow(x + (isCentered ? length / 2 : length), y + size * 0.6)
    }

    /// The fill of the component itself, with its corners and its border.
    mutating func surface(_ x: Double, _ y: Double, _ width: Double, _ height: Double, isChosen: Bool = false) {
        let (fill, border): (Paint, Paint) = isChosen ? (.chosenBackground, .chosenBorder) : (.background, .border)
        rect(x, y, width, height, radius: metrics.radius, fill: fill, border: border)
    }

    /// Stands for words that nobody has to read.
    mutating func bar(_ x: Double, middle y: Double, _ width: Double, _ paint: Paint) {
        rect(x, y - 2, width, 4, radius: 2, fill: paint, isFaint: true)
    }

    private mutating func grow(_ x: Double, _ y: Double) {
        width = max(width, x)
        height = max(height, y)
    }

    // MARK: Text

    private func path(_ points: [(x: Double, y: Double)]) -> String {
        points.enumerated().map { "\($0 == 0 ? "M" : "L")\(text($1.x)) \(text($1.y))" }.joined()
    }

    private mutating func paint(_ fill: Paint?, _ stroke: Paint?, _ width: Double, isFaint: Bool = false) -> String {
        paints.formUnion([fill, stroke].compactMap(\.self))
        let names = [
            fill.map { "f-\($0.rawValue)" } ?? "hollow", stroke.map { "s-\($0.rawValue)" }, isFaint ? "faint" : nil,
        ]
        let classes = " class=\"\(names.compactMap(\.self).joined(separator: " "))\""
        return classes + (stroke == nil ? "" : " stroke-width=\"\(text(width))\"")
    }

    private func text(_ number: Double) -> String { ((number * 10).rounded() / 10).cssText }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
