import Generate

extension PictureCanvas {
    /// Fill as large as the words need.
    mutating func box(_ words: String, x: Double = 0, isChosen: Bool = false) -> Double {
        let width = max(metrics.leading + self.width(of: words) + metrics.trailing, lineHeight)
        surface(x, 0, width, lineHeight, isChosen: isChosen)
        self.words(words, x + width / 2, middle: lineHeight / 2, isChosen ? .chosenText : .text, isCentered: true)
        return width
    }

    mutating func button() { _ = box(label) }

    mutating func link() { words(label, 0, middle: metrics.fontSize * 0.7, .text, isUnderlined: true) }

    mutating func iconButton() {
        let side = metrics.height
        surface(0, 0, side, side)
        plus(side / 2, side / 2, min(metrics.iconSize, side) / 2.6, .text)
    }

    mutating func chip() {
        let words = width(of: label)
        let close = metrics.fontSize * 0.5
        let width = metrics.leading + words + metrics.spacing + close + metrics.trailing
        surface(0, 0, width, lineHeight)
        self.words(label, metrics.leading, middle: lineHeight / 2, .text)
        cross(width - metrics.trailing - close / 2, lineHeight / 2, close / 2, .text)
    }

    mutating func checkbox() {
        let side = metrics.iconSize
        let (fill, border) = Self.box(isChosen: isOn)
        rect(0, 0, side, side, radius: metrics.radius, fill: fill, border: border)
        if isOn {
            let mark = [(side * 0.26, side * 0.52), (side * 0.44, side * 0.7), (side * 0.76, side * 0.32)]
            lines(mark, .chosenMark, width: side / 9)
        }
        words(label, side + metrics.spacing, middle: side / 2, .text)
    }

    private static func box(isChosen: Bool) -> (fill: Paint, border: Paint) {
        isChosen ? (.chosenBox, .chosenBoxBorder) : (.box, .boxBorder)
    }

    mutating func toggle() {
        rect(0, 0, 51, 31, radius: 16, fill: .track, border: .trackBorder)
        circle(isOn ? 35.5 : 15.5, 15.5, 13.5, fill: .handle, border: .handleBorder)
        words(label, 51 + metrics.spacing, middle: 15.5, .text)
    }

    mutating func radioGroup() {
        let side = metrics.iconSize
        let pitch = side + metrics.spacing
        for (place, words) in [label, "Other"].enumerated() {
            let y = side / 2 + Double(place) * pitch
            let isChosen = place == 0
            let (fill, border) = Self.box(isChosen: isChosen)
            circle(side / 2, y, side / 2, fill: fill, border: border)
            if isChosen { circle(side / 2, y, side * 0.24, fill: .chosenMark) }
            self.words(words, side + metrics.spacing, middle: y, .text)
        }
    }

    mutating func segments() {
        let names = ["One", "Two", "Three"]
        let segment = metrics.leading + width(of: "Three") + metrics.trailing
        surface(0, 0, segment * 3, lineHeight)
        for (place, name) in names.enumerated() {
            let x = segment * Double(place)
            if place == 1 { surface(x, 0, segment, lineHeight, isChosen: true) }
            words(name, x + segment / 2, middle: lineHeight / 2, place == 1 ? .chosenText : .text, isCentered: true)
        }
    }

    mutating func slider() {
        let middle = 14.0
        rect(0, middle - 2, 144, 4, radius: 2, fill: .background)
        rect(0, middle - 2, 80, 4, radius: 2, fill: .tint)
        circle(80, middle, 12, fill: .tint, border: .border)
    }

    mutating func progress() {
        let thickness = min(max(metrics.height, 4), 24)
        rect(0, 0, 144, thickness, radius: thickness / 2, fill: .background)
        rect(0, 0, 88, thickness, radius: thickness / 2, fill: .tint)
    }

    mutating func ring() {
        let radius = min(max(metrics.height, 16), 64) / 2
        circle(radius, radius, radius, border: .background, line: radius / 4)
        arc(radius, radius, radius * 7 / 8, quarters: 3, .tint, width: radius / 4)
    }

    mutating func gauge() {
        progress()
        let y = min(max(metrics.height, 4), 24) + metrics.fontSize * 0.8
        words("0", 0, middle: y, .text, size: metrics.fontSize * 0.7)
        words("100", 120, middle: y, .text, size: metrics.fontSize * 0.7)
    }

    mutating func stars() {
        let radius = metrics.iconSize / 2
        for place in 0..<5 {
            let x = radius + Double(place) * (metrics.iconSize + metrics.spacing)
            star(x, radius, radius, place < 3 ? .tint : .border)
        }
    }

    mutating func stepper() {
        let side = lineHeight
        surface(0, 0, side * 3, side)
        lines([(side * 0.35, side / 2), (side * 0.65, side / 2)], .text)
        words("2", side * 1.5, middle: side / 2, .text, isCentered: true)
        plus(side * 2.5, side / 2, side * 0.15, .text)
        lines([(side, side * 0.2), (side, side * 0.8)], .border, width: 1)
        lines([(side * 2, side * 0.2), (side * 2, side * 0.8)], .border, width: 1)
    }

    // MARK: Signs

    mutating func plus(_ x: Double, _ y: Double, _ radius: Double, _ paint: Paint) {
        lines([(x - radius, y), (x + radius, y)], paint)
        lines([(x, y - radius), (x, y + radius)], paint)
    }

    mutating func cross(_ x: Double, _ y: Double, _ radius: Double, _ paint: Paint) {
        lines([(x - radius, y - radius), (x + radius, y + radius)], paint)
        lines([(x - radius, y + radius), (x + radius, y - radius)], paint)
    }

    /// Downward, or to the right.
    mutating func chevron(_ x: Double, _ y: Double, _ paint: Paint, isDown: Bool = true) {
        lines(
            isDown ? [(x - 4, y - 2), (x, y + 2), (x + 4, y - 2)] : [(x - 2, y - 4), (x + 2, y), (x - 2, y + 4)],
            paint
        )
    }

    mutating func star(_ x: Double, _ y: Double, _ radius: Double, _ paint: Paint) {
        // The corners of a star of five, from the top, clockwise, in shares of its radius.
        let corners = [
            (0.0, -1.0), (0.24, -0.32), (0.95, -0.31), (0.38, 0.12), (0.59, 0.81), (0, 0.4), (-0.59, 0.81),
            (-0.38, 0.12), (-0.95, -0.31), (-0.24, -0.32),
        ]
        polygon(corners.map { (x + $0.0 * radius, y + $0.1 * radius) }, fill: paint)
    }
}
